import CheckSupport
import TouchKit
import TouchStage

@testable import GestureRecognizersExercises

/// A sticker and what it lies in.
final class StickerScene {
  private let stage = Stage(screen: CGSize(width: 1_000, height: 1_000))
  private let trace: Trace
  private(set) var names: [String] = []
  /// What the sticker lies in, a view beside it there, and what was around it before it came.
  private weak var superview: UIView?
  private weak var neighbor: UIView?
  private var before: [String] = []
  private let delegate = SilentDelegate()
  private var zoomed: ZoomedContent?

  static let pageDrag = "the scroll view's pan"
  static let guest = "the app's recognizer"

  /// - Parameter mayZoom: Whether the scroll view may be one that zooms.
  init(_ ground: HandCase.Ground, _ detail: UInt64, mayZoom: Bool) {
    var random = SeededGenerator(seed: detail)
    trace = stage.device.trace ?? Trace(of: [.gestures])
    stage.device.trace = trace
    let bounds = stage.window.bounds
    // Other stickers of the app change nothing, made before this one or after it.
    let under = StickerView(frame: CGRect(x: 200, y: 200, width: 600, height: 600))
    let sticker = StickerView(frame: CGRect(x: 350, y: 350, width: 300, height: 300))
    let over = StickerView(frame: CGRect(x: 200, y: 200, width: 600, height: 600))
    let lower = random.once(in: 2) ? under : over
    name([(sticker.pinch, "its pinch"), (sticker.rotation, "its rotation"), (sticker.pan, "its pan")])
    switch ground {
    case .plain, .guest, .longPress, .swipe, .tap:
      let view = UIView(frame: bounds)
      // These two may as well be attached to what is around it.
      let owner = random.once(in: 2) ? sticker : view
      if ground == .guest { attachGuest(to: sticker, &random) }
      if ground == .tap { attach(UITapGestureRecognizer(), to: owner) }
      if ground == .longPress { attach(UILongPressGestureRecognizer(), to: owner) }
      if ground == .swipe {
        let swipe = UISwipeGestureRecognizer()
        swipe.direction = [.left, .right, .up, .down]
        attach(swipe, to: sticker)
      }
      add(sticker, to: view, &random)
      stage.show(view)
    case .scrollView:
      let view = UIScrollView(frame: bounds)
      view.contentSize = CGSize(width: 3_000, height: 3_000)
      view.contentOffset = CGPoint(x: 1_000, y: 1_000)
      sticker.center = CGPoint(x: 1_500, y: 1_500)
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 3_000, height: 3_000))
      content.isMultipleTouchEnabled = true
      view.addSubview(content)
      zoomed = ZoomedContent(content)
      view.delegate = zoomed
      // The sticker lies on what is zoomed, or beside it.
      if random.once(in: 2), mayZoom { view.maximumZoomScale = 3 }
      put(sticker, into: random.once(in: 2) ? content : view)
      name([(view.panGestureRecognizer, Self.pageDrag)])
      if let pinch = view.pinchGestureRecognizer { name([(pinch, "the scroll view's pinch")]) }
      stage.show(view)
    case .board:
      let view = UIView(frame: bounds)
      view.isMultipleTouchEnabled = true
      let recognizers: [(UIGestureRecognizer, String)] = [
        (random.once(in: 2) ? UIPinchGestureRecognizer() : OwnPinch(), "the board's pinch"),
        (random.once(in: 2) ? UIRotationGestureRecognizer() : OwnRotation(), "the board's rotation"),
        (random.once(in: 2) ? UIPanGestureRecognizer() : OwnPan(), "the board's pan"),
      ]
      // They may be the window's, and may have a delegate.
      let owner = random.once(in: 3) ? stage.window : view
      let hasDelegate = random.once(in: 2)
      for (recognizer, _) in recognizers {
        owner.addGestureRecognizer(recognizer)
        if hasDelegate { recognizer.delegate = delegate }
      }
      name(recognizers)
      add(sticker, to: view, &random)
      stage.show(view)
    case .sticker:
      name([
        (lower.pinch, "the lower sticker's pinch"), (lower.rotation, "the lower sticker's rotation"),
        (lower.pan, "the lower sticker's pan"),
      ])
      sticker.center = CGPoint(x: 300, y: 300)
      let view = UIView(frame: bounds)
      view.addSubview(lower)
      add(sticker, to: lower, &random)
      stage.show(view)
    }
  }

  /// Adds the sticker, often not directly.
  private func add(_ sticker: UIView, to view: UIView, _ random: inout SeededGenerator) {
    var parent = view
    for _ in 0..<random.number(0...2) {
      let container = UIView(frame: view.bounds)
      container.isMultipleTouchEnabled = true
      parent.addSubview(container)
      parent = container
    }
    put(sticker, into: parent)
  }

  private func put(_ sticker: UIView, into parent: UIView) {
    superview = parent
    before = Self.words(for: parent, in: stage.window)
    let neighbor = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    parent.addSubview(sticker)
    parent.addSubview(neighbor)
    self.neighbor = neighbor
  }

  /// What has changed around the sticker that is none of its business.
  var complaintAboutSurroundings: String? {
    guard let superview else { return nil }
    if superview.subviews.contains(where: \.isExclusiveTouch) {
      return
        "isExclusiveTouch of the sticker\nexpected: it is off, so that views beside it take fingers meanwhile\ngot:      it is on"
    }
    if superview.subviews.last !== neighbor {
      return
        "the view that was added after the sticker\nexpected: it is still in front of it\ngot:      it is behind it"
    }
    return firstDivergence(expected: before, actual: Self.words(for: superview, in: stage.window)).map {
      "what the sticker lies in, from the inside out: nothing but the sticker changes\n\($0)"
    }
  }

  private func attachGuest(to sticker: UIView, _ random: inout SeededGenerator) {
    let guests: [UIGestureRecognizer] = [
      UIPanGestureRecognizer(), UIPinchGestureRecognizer(), UIRotationGestureRecognizer(), OwnPan(),
      OwnPinch(),
    ]
    attach(random.pick(guests), to: sticker)
  }

  private func attach(_ guest: UIGestureRecognizer, to sticker: UIView) {
    sticker.addGestureRecognizer(guest)
    name([(guest, Self.guest)])
  }

  private func name(_ recognizers: [(UIGestureRecognizer, String)]) {
    for (recognizer, name) in recognizers {
      recognizer.name = name
      names.append(name)
    }
  }

  /// Which recognizers began, and when.
  func play(_ plan: FingerPlan) -> [Happening] {
    let start = stage.device.clock.now
    let firstEntry = trace.entries.count
    stage.device.play(plan.script.frames(on: stage.window.bounds.size))
    stage.device.advance(by: 0.5)
    return trace.entries[firstEntry...].compactMap { entry in
      // A swipe does not begin: it ends at once.
      guard case .action(let state) = entry.event, state == .began || state == .ended,
        names.contains(entry.subject)
      else { return nil }
      return Happening(Int(((entry.time - start) * 1_000).rounded()), entry.subject)
    }
  }
}

/// A delegate that answers nothing.
private final class SilentDelegate: UIGestureRecognizerDelegate {}
private final class OwnPan: UIPanGestureRecognizer {}
private final class OwnPinch: UIPinchGestureRecognizer {}
private final class OwnRotation: UIRotationGestureRecognizer {}
