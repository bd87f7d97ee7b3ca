import Chance
import LabSupport

extension Controls {
  /// A finger that wanders in and out of a button: with the level its way gets longer, and it is interrupted.
  static func drill(level: Int, generator: inout SeededGenerator) -> Scenario {
    let stations = (0..<min(level / 2 + 1, 5)).map { _ in generator.one(of: Station.allCases) }
    let isInterrupted = level >= 3 && generator.happens(inPercent: 30)
    let way = stations.map { $0.rawValue }.joined(separator: ", then ")
    var drill = Scenario(
      "drill", "a button, and a finger that moves",
      question: "A finger lands on CLButton and moves: \(way). "
        + (isInterrupted ? "Then a call comes in." : "Then it lifts.")
        + " Which lines does the log have, one for each event that the button sends?",
      scope: TraceScope(stages: [.log], subjects: .ownViews),
      build: { run in
        let button = CLButton()
        let page = ControlPage(in: run, button)
        for (event, name) in ControlPage.events { page.log(button, for: event, name) }
      },
      play: { run in
        run.play { script in
          script.down(at: ControlPage.middle)
          for (number, station) in stations.enumerated() {
            script.wait(0.05)
            script.move(to: station.point(number))
          }
          script.wait(0.05)
          if !isInterrupted { script.up() }
        }
        if isInterrupted { run.device.interrupt() }
        run.rest()
      },
      answer:
        "Up to 70 points around it a finger counts as inside. Crossing that line sends touchDragExit or "
        + "touchDragEnter before the drag of the same move.")
    drill.prediction = .log(besides: ControlPage.events.map { $0.1 } + others)
    return drill
  }

  /// Events that other controls send, or other fingers lead to.
  private static let others = ["touchDownRepeat", "valueChanged", "editingDidBegin", "editingDidEnd"]

  private enum Station: String, CaseIterable {
    case inside = "within the button"
    case near = "to 40 points above it"
    case far = "to 120 points above it"

    /// Each move goes somewhere else, or it would be none.
    func point(_ number: Int) -> CGPoint {
      let x = ControlPage.middle.x + CGFloat(5 + number * 3)
      switch self {
      case .inside: return CGPoint(x: x, y: ControlPage.middle.y + 5)
      case .near: return CGPoint(x: x, y: ControlPage.middle.y - 65)
      case .far: return CGPoint(x: x, y: ControlPage.middle.y - 145)
      }
    }
  }
}
