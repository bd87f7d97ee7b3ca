import CheckSupport
import TouchKit
import TouchStage

@testable import GestureRecognizersExercises

/// A hand on or beside a sticker, and what the sticker lies in.
struct StickerScene {
  enum Ground: String {
    case plain = "in a plain view"
    case scrollView = "in a scroll view"
    case board = "in a board that has a pinch, a rotation and a pan of its own"
    case sticker = "on another sticker"
    case another = "with one more recognizer that the app has attached to it"
    case press = "with a long press of the app; the finger rests first"
  }

  let ground: Ground
  var hand: StickerHand
  /// Whether the hand is beside the sticker.
  var isBeside = false
  /// Which recognizer the app has attached, if it has.
  let attached: Int
  /// How many views lie between the sticker and what it lies in.
  let depth: Int

  init(_ ground: Ground, _ hand: StickerHand, isBeside: Bool, _ random: inout SeededGenerator) {
    (self.ground, self.hand, self.isBeside) = (ground, hand, isBeside)
    (attached, depth) = (random.number(0...3), ground == .press ? 0 : random.number(0...2))
    if isBeside { self.hand.middle = CGPoint(x: 220, y: 220) }
    if ground == .press { self.hand.rest = 600 }
  }

  var description: String {
    "\(hand.words), \(isBeside ? "beside a sticker that lies" : "on a sticker") \(ground.rawValue)"
  }

  /// What should begin.
  private var expected: Set<String> {
    let owner: String
    switch (isBeside, ground) {
    case (false, .press): return ["the app's recognizer"]
    case (false, _): owner = "its"
    case (true, .board): owner = "the board's"
    case (true, .sticker): owner = "the lower sticker's"
    case (true, .scrollView): return hand.motions.contains(.moves) ? ["the scroll view's pan"] : []
    case (true, _): return []
    }
    let names: [(StickerHand.Motion, String)] = [(.moves, "pan"), (.spreads, "pinch"), (.turns, "rotation")]
    return Set(names.filter { hand.motions.contains($0.0) }.map { "\(owner) \($0.1)" })
  }

  /// Plays it and says what is wrong.
  var complaint: String? {
    let stage = Stage(screen: CGSize(width: 1_000, height: 1_000))
    let sticker = StickerView(frame: CGRect(x: 350, y: 350, width: 300, height: 300))
    var begun: [String] = []
    var names: [String] = []
    let listener = ActionListener { if $0.state == .began { begun.append($0.name ?? "") } }
    func name(_ recognizer: UIGestureRecognizer, _ name: String) {
      names.append(name)
      recognizer.name = name
      recognizer.addTarget(listener, action: ActionListener.hear)
    }
    func nameThree(_ sticker: StickerView, _ owner: String) {
      for (one, kind) in zip(sticker.three, ["pinch", "rotation", "pan"]) { name(one, "\(owner) \(kind)") }
    }
    nameThree(sticker, "its")
    var ground = UIView(frame: stage.window.bounds)
    switch self.ground {
    case .plain: break
    case .scrollView:
      let scrollView = UIScrollView(frame: ground.frame)
      scrollView.contentSize = CGSize(width: 3_000, height: 3_000)
      scrollView.contentOffset = CGPoint(x: 1_000, y: 1_000)
      sticker.center = CGPoint(x: 1_500, y: 1_500)
      name(scrollView.panGestureRecognizer, "the scroll view's pan")
      ground = scrollView
    case .board:
      let three = [UIPinchGestureRecognizer(), UIRotationGestureRecognizer(), UIPanGestureRecognizer()]
      for (one, kind) in zip(three, ["pinch", "rotation", "pan"]) {
        ground.addGestureRecognizer(one)
        name(one, "the board's \(kind)")
      }
    case .sticker:
      let lower = StickerView(frame: CGRect(x: 100, y: 100, width: 800, height: 800))
      nameThree(lower, "the lower sticker's")
      sticker.center = CGPoint(x: 400, y: 400)
      ground = lower
    case .another:
      let other = [AppRecognizer.pan, .pinch, .rotation, .pan][attached].make()
      sticker.addGestureRecognizer(other)
      name(other, "the app's recognizer")
    case .press:
      let press = UILongPressGestureRecognizer()
      (attached < 2 ? sticker : ground).addGestureRecognizer(press)
      name(press, "the app's recognizer")
    }
    ground.isMultipleTouchEnabled = true
    var parent = ground
    if self.ground != .scrollView {
      for _ in 0..<depth {
        let container = UIView(frame: parent.bounds)
        container.isMultipleTouchEnabled = true
        parent.addSubview(container)
        parent = container
      }
    }
    parent.addSubview(sticker)
    stage.show(ground)
    stage.device.play(hand.plan.frames(on: stage.window.bounds.size))
    stage.device.advance(by: 0.5)
    let expected = expected
    guard expected != Set(begun) else { return nil }
    let width = names.map(\.count).max() ?? 0
    return names.map { name in
      let (should, did) = (expected.contains(name), begun.contains(name))
      let padding = String(repeating: " ", count: width - name.count)
      return
        "  \(should == did ? " " : ">") \(name)\(padding)  \(should ? "should begin" : "should not begin"), "
        + (did ? "began" : "did not")
    }.joined(separator: "\n")
  }
}
