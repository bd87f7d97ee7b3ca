import CheckSupport
import TouchKit
import TouchStage
import XCTest

@testable import SystemPathExercises

final class TapStagesChecks: CheckCase {
  func testTheStagesOfALandingOnAnApp() {
    checkTrace(
      stagesOfALanding { _ in }, TapStages.onAnApp.map { ".\($0)" },
      asked: "the stages of a finger that lands on the view of an app in front, in their order")
  }

  func testTheStagesOfALandingOnTheHomeScreen() {
    checkTrace(
      stagesOfALanding { $0.showHomeScreen() }, TapStages.onTheHomeScreen.map { ".\($0)" },
      asked: "the stages of a finger that lands on the home screen, in their order")
  }

  /// What the engine's trace says of a finger that lands in the middle of the screen, in the words of the exercise.
  private func stagesOfALanding(after prepare: (Device) -> Void) -> [String] {
    let stage = Stage()
    stage.show(KeepingView(frame: stage.device.screen.bounds))
    prepare(stage.device)
    let trace = Trace()
    stage.device.trace = trace
    stage.device.digitizer.report([Contact(index: 0, phase: .began, location: CGPoint(x: 0.5, y: 0.5))])
    stage.device.settle()
    return trace.entries.compactMap(\.tapStage).reduce(into: []) { stages, name in
      if !stages.contains(".\(name)") { stages.append(".\(name)") }
    }
  }
}

/// A view that keeps its touches to itself.
private final class KeepingView: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

extension TraceEntry {
  /// The name of the stage that the entry is about, if it is about one.
  fileprivate var tapStage: String? {
    switch (stage, event, subject) {
    case (.digitizer, _, _): "digitizer"
    case (.ioKit, _, _): "ioKit"
    case (.hitTesting, _, _): "hitTesting"
    case (_, .note(.source1), "backboardd"): "backboardd"
    case (_, .note(.source1), "SpringBoard"): "springBoardSource1"
    case (_, .note(.source0), "SpringBoard"): "springBoardSource0"
    case (_, .note(.source1), "App event fetch thread"): "appSource1"
    case (_, .note(.source0), "App"): "appSource0"
    case (_, .note(.queues), _): "applicationQueue"
    case (_, .call(.sendEvent), "Window"): "windowSendEvent"
    case (_, .call(.sendEvent), _): "applicationSendEvent"
    case (_, .call(.touchesBegan), _): "touchesBegan"
    default: nil
    }
  }
}
