import CheckSupport
import TouchKit
import TouchStage

@testable import GestureRecognizersExercises

/// A hand on or beside a sticker, and what the sticker lies in.
struct HandCase {
  enum Motion: String, CaseIterable { case moves, spreads, turns }

  enum Ground: String, CaseIterable {
    case plain = "in a plain view"
    case scrollView = "in a scroll view"
    case board = "in a board that has a pinch, a rotation and a pan of its own"
    case sticker = "on another sticker"
  }

  /// All that a hand can do: one, two or three of the motions, in a fixed order.
  static let motions: [Set<Motion>] = [
    [.moves], [.spreads], [.turns], [.moves, .spreads], [.moves, .turns], [.spreads, .turns],
    [.moves, .spreads, .turns],
  ]

  var ground = Ground.plain
  var motions: Set<Motion> = []
  var fingers = 2
  var isBeside = false

  private let middle: CGPoint
  /// Where the second finger is from the first one, and where the hand goes, in degrees.
  private let angle, course: CGFloat
  private let isClockwise: Bool

  init(_ random: inout SeededGenerator) {
    middle = CGPoint(x: random.number(480...520), y: random.number(480...520))
    angle = CGFloat(random.number(0...359))
    course = CGFloat(random.number(0...359))
    isClockwise = random.once(in: 2)
  }

  private static let steps = 24

  private var plan: FingerPlan {
    var plan = FingerPlan()
    for step in 0...Self.steps {
      let share = CGFloat(step) / CGFloat(Self.steps)
      for finger in 0..<fingers {
        let place = place(of: finger, share)
        plan.add(step == 0 ? .down(place) : .move(place), finger: finger, at: step * 16)
      }
    }
    for finger in 0..<fingers { plan.add(.up, finger: finger, at: Self.steps * 16 + 16) }
    return plan
  }

  private func place(of finger: Int, _ share: CGFloat) -> CGPoint {
    let start = isBeside ? CGPoint(x: 300, y: 300) : middle
    let hand = motions.contains(.moves) ? start.away(90 * share, toward: course) : start
    guard fingers > 1 else { return hand }
    let reach = 60 + (motions.contains(.spreads) ? 60 * share : 0)
    let turn = motions.contains(.turns) ? (isClockwise ? 70 : -70) * share : 0
    return hand.away(reach, toward: angle + turn + (finger == 0 ? 0 : 180))
  }

  /// Plays it and says what is wrong.
  var complaint: String? {
    let scene = StickerScene(ground)
    let begun = scene.play(plan)
    var expected: Set<String> = isBeside ? [StickerScene.pageDrag] : []
    if !isBeside {
      if motions.contains(.moves) { expected.insert("its pan") }
      if motions.contains(.spreads) { expected.insert("its pinch") }
      if motions.contains(.turns) { expected.insert("its rotation") }
    }
    guard expected != Set(begun.map(\.text)) else { return nil }
    let columns = scene.names
    let width = columns.map(\.count).max() ?? 0
    func row(_ name: String) -> String {
      let time = begun.first { $0.text == name }.map {
        "began at \(NumberText.fixed(Double($0.time) / 1_000, places: 3)) s"
      }
      let should = expected.contains(name) ? "should begin" : "should not begin"
      let padding = String(repeating: " ", count: width - name.count)
      let isWrong = expected.contains(name) != (time != nil)
      return "  \(isWrong ? ">" : " ") \(name)\(padding)  \(should), \(time ?? "did not")"
    }
    return columns.map(row).joined(separator: "\n")
  }
}

extension HandCase: CustomStringConvertible {
  var description: String {
    let hand = fingers == 1 ? "one finger that moves" : "two fingers: the hand " + Self.list(motions)
    let place = isBeside ? "beside a sticker that lies \(ground.rawValue)" : "on a sticker \(ground.rawValue)"
    return "\(hand), \(place)"
  }

  private static func list(_ motions: Set<Motion>) -> String {
    Motion.allCases.filter(motions.contains).map(\.rawValue).joined(separator: " and ")
  }
}

/// A sticker and what it lies in.
private final class StickerScene {
  private let stage = Stage(screen: CGSize(width: 1_000, height: 1_000))
  private let trace: Trace
  private(set) var names: [String] = []

  static let pageDrag = "the scroll view's pan"

  init(_ ground: HandCase.Ground) {
    trace = stage.device.trace ?? Trace(of: [.gestures])
    stage.device.trace = trace
    let sticker = StickerView(frame: CGRect(x: 350, y: 350, width: 300, height: 300))
    name([(sticker.pinch, "its pinch"), (sticker.rotation, "its rotation"), (sticker.pan, "its pan")])
    let bounds = stage.window.bounds
    switch ground {
    case .plain:
      let view = UIView(frame: bounds)
      view.addSubview(sticker)
      stage.show(view)
    case .scrollView:
      let view = UIScrollView(frame: bounds)
      view.contentSize = CGSize(width: 3_000, height: 3_000)
      view.contentOffset = CGPoint(x: 1_000, y: 1_000)
      sticker.center = CGPoint(x: 1_500, y: 1_500)
      view.addSubview(sticker)
      name([(view.panGestureRecognizer, Self.pageDrag)])
      stage.show(view)
    case .board:
      let view = UIView(frame: bounds)
      view.isMultipleTouchEnabled = true
      let recognizers: [(UIGestureRecognizer, String)] = [
        (UIPinchGestureRecognizer(), "the board's pinch"),
        (UIRotationGestureRecognizer(), "the board's rotation"),
        (UIPanGestureRecognizer(), "the board's pan"),
      ]
      for (recognizer, _) in recognizers { view.addGestureRecognizer(recognizer) }
      name(recognizers)
      view.addSubview(sticker)
      stage.show(view)
    case .sticker:
      let lower = StickerView(frame: CGRect(x: 200, y: 200, width: 600, height: 600))
      name([
        (lower.pinch, "the lower sticker's pinch"), (lower.rotation, "the lower sticker's rotation"),
        (lower.pan, "the lower sticker's pan"),
      ])
      sticker.center = CGPoint(x: 300, y: 300)
      lower.addSubview(sticker)
      let view = UIView(frame: bounds)
      view.addSubview(lower)
      stage.show(view)
    }
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
    stage.device.play(plan.script.frames(on: stage.window.bounds.size))
    stage.device.advance(by: 1)
    return trace.entries.compactMap { entry in
      guard case .action(.began) = entry.event, names.contains(entry.subject) else { return nil }
      return Happening(Int(((entry.time - start) * 1_000).rounded()), entry.subject)
    }
  }
}
