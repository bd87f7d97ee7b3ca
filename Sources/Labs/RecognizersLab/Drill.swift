import Chance
import LabSupport

extension Recognizers {
  /// Recognizers on one view and a gesture: with the level there are more of them, they wait for each other, and the
  /// view is to be predicted, too.
  static func drill(level: Int, generator: inout SeededGenerator) -> Scenario {
    let kinds = Array(generator.shuffled(Kind.allCases).prefix(1 + min(level / 2, 3)))
    let waits = kinds.contains(.tap) && kinds.contains(.doubleTap) && generator.happens(inPercent: 60)
    let gesture = generator.one(of: Gesture.allCases)
    let showsView = level >= 4 && generator.happens(inPercent: 60)
    let relation = waits ? " Tap waits for DoubleTap to fail." : ""
    var drill = Scenario(
      "drill", Words.list(kinds.map { $0.rawValue }) + " on RootView",
      question: "\(gesture.rawValue).\(relation) "
        + (showsView
          ? "Which lines tell YellowView of the finger, and which actions" : "Which lines say that actions")
        + " are sent?",
      scope: TraceScope(stages: showsView ? [.delivery, .log] : [.log], subjects: .ownViews),
      build: { run in
        let page = RacePage(in: run, saying: { "\($0.traceName) \($0.state.name)" })
        let made = kinds.map { page.add($0.make(), named: $0.rawValue) }
        if waits, let tap = kinds.firstIndex(of: .tap), let double = kinds.firstIndex(of: .doubleTap) {
          made[tap].require(toFail: made[double])
        }
      },
      play: { run in
        run.play { gesture.write(&$0) }
        run.rest()
      },
      answer:
        "A tap lasts at most 0.75 s, a long press begins after 0.5 s, a pan after 10 points; the second tap "
        + "of two comes within 0.35 s. Of recognizers that exclude each other the first one to recognize wins."
    )
    drill.prediction = .log(
      offering: states, among: Kind.allCases.map { $0.rawValue } + ["RootView", "YellowView"])
    return drill
  }

  /// The states that a reader may think an action is sent for.
  private static let states = ["possible", "began", "changed", "ended", "cancelled", "failed"]

  private enum Kind: String, CaseIterable {
    case tap = "Tap", doubleTap = "DoubleTap", longPress = "LongPress", pan = "Pan"

    func make() -> UIGestureRecognizer {
      switch self {
      case .tap: return UITapGestureRecognizer()
      case .doubleTap:
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = 2
        return tap
      case .longPress: return UILongPressGestureRecognizer()
      case .pan: return UIPanGestureRecognizer()
      }
    }
  }

  private enum Gesture: String, CaseIterable {
    case tap = "A finger taps"
    case doubleTap = "A finger taps twice"
    case rest = "A finger rests for 0.6 s"
    case longRest = "A finger rests for 1 s"
    case drag = "A finger moves 60 points to the right in 0.2 s and lifts"
    case lateDrag = "A finger rests for 0.6 s, moves 60 points to the right, and lifts"

    func write(_ script: inout TouchScript) {
      let middle = CGPoint(x: 130, y: 240)
      switch self {
      case .tap: script.tap(at: middle)
      case .doubleTap: script.tap(at: middle, count: 2)
      case .rest: script.press(at: middle, for: 0.6)
      case .longRest: script.press(at: middle, for: 1)
      case .drag: script.drag(from: middle, to: CGPoint(x: 190, y: 240), for: 0.2)
      case .lateDrag:
        script.down(at: middle)
        script.wait(0.6)
        script.move(to: CGPoint(x: 190, y: 240), for: 0.2)
        script.up()
      }
    }
  }
}
