import LabSupport

/// The lab of the chapter on the responder chain.
enum ResponderChain {
  static var lab: Lab {
    Lab(
      name: "responder-chain-lab", title: "The responder chain: who is next?", picture: .chains,
      scope: .responders, predictions: predictions, drill: drill,
      scenarios: [
        elevenNames, systemViews, childAndPresented, plainDelegate, threeChoices, half, removed, scrolling,
        recognizer, label, control, declining, nilTarget, detour, dragging, firstResponder,
        nearestController, chainPrinted, shake, presses, remoteControl, editingMenu, accelerometer,
        pencil, pointer, keyboard,
      ])
  }

  /// A scenario whose app has a delegate that is a responder, as most apps have.
  static func scenario(
    _ identifier: String, _ title: String, question: String, profile: SystemProfile = .newest,
    scope: TraceScope? = nil, build: @escaping (ScenarioRun) -> Void, play: @escaping (ScenarioRun) -> Void,
    answer: @escaping (ScenarioRun) -> String
  ) -> Scenario {
    var scenario = Scenario(
      identifier, title, question: question, profile: profile, scope: scope, build: build, play: play,
      answer: answer)
    scenario.delegate = { AppDelegate() }
    return scenario
  }

  /// The trace of messages alone, without the questions for the next responder.
  static let messages = TraceScope(stages: [.delivery, .log], subjects: .chain)
}

/// The end of the chain.
final class AppDelegate: UIResponder, UIApplicationDelegate {}

/// A controller whose view is the articles' page.
class PageController: UIViewController {
  override func loadView() { view = TestEventsView(frame: UIScreen.main.bounds) }
}

final class TestEventsView: UIView {
  var onTap: () -> Void = {}
  func tap() { onTap() }
}
