import CheckSupport
import TouchKit
import TouchStage
import XCTest

@testable import SystemPathExercises

final class TapStagesChecks: CheckCase {
  func testTheStagesOfALandingOnAnApp() {
    checkTrace(
      StageLog.ofALanding(showingTheHomeScreen: false), StageLog.lines(TapStages.onAnApp),
      asked: "the stages of a finger that lands on the view of an app in front, in their order")
  }

  func testTheStagesOfALandingOnTheHomeScreen() {
    checkTrace(
      StageLog.ofALanding(showingTheHomeScreen: true), StageLog.lines(TapStages.onTheHomeScreen),
      asked: "the stages of a finger that lands on the home screen, in their order")
  }
}

/// What the engine's trace says about the stages, in the words of the exercise.
private enum StageLog {
  /// A stage, and how the trace shows it.
  struct Row {
    let name: String
    let words: String
    let isShown: (TraceEntry) -> Bool
  }

  static func lines(_ stages: [TapStage]) -> [String] {
    stages.map { stage in
      let name = "\(stage)"
      return line(name, rows.first { $0.name == name }?.words ?? "")
    }
  }

  /// Lets a finger land in the middle of the screen.
  static func ofALanding(showingTheHomeScreen: Bool) -> [String] {
    let stage = Stage()
    stage.show(KeepingView(frame: stage.device.screen.bounds))
    if showingTheHomeScreen { stage.device.showHomeScreen() }
    let trace = Trace()
    stage.device.trace = trace
    stage.device.digitizer.report([Contact(index: 0, phase: .began, location: CGPoint(x: 0.5, y: 0.5))])
    stage.device.settle()
    var seen: [String] = []
    for entry in trace.entries {
      guard let row = rows.first(where: { $0.isShown(entry) }), !seen.contains(row.name) else { continue }
      seen.append(row.name)
    }
    return seen.map { name in line(name, rows.first { $0.name == name }?.words ?? "") }
  }

  private static func line(_ name: String, _ words: String) -> String { ".\(name)  \(words)" }

  private static var rows: [Row] {
    [
      Row(name: "digitizer", words: "the sensor under the glass reports the finger") {
        $0.stage == .digitizer
      },
      Row(name: "ioKit", words: "IOKit makes an IOHIDEvent") { $0.stage == .ioKit },
      Row(name: "backboardd", words: "a source1 of backboardd fires") {
        $0.fires(source1: "backboardd")
      },
      Row(name: "springBoardSource1", words: "a source1 of SpringBoard fires") {
        $0.fires(source1: "SpringBoard")
      },
      Row(name: "springBoardSource0", words: "a source0 of SpringBoard fires") {
        $0.fires(source0: "SpringBoard")
      },
      Row(name: "appSource1", words: "a source1 of the app's event fetch thread fires") {
        $0.fires(source1: "App event fetch thread")
      },
      Row(name: "appSource0", words: "a source0 of the app's main run loop fires") {
        $0.fires(source0: "App")
      },
      Row(name: "applicationQueue", words: "the application puts the event into its queue") {
        if case .note(.queues) = $0.event { true } else { false }
      },
      Row(name: "hitTesting", words: "the application looks for the view") { $0.stage == .hitTesting },
      Row(name: "applicationSendEvent", words: "sendEvent of the application is called") {
        $0.event == .call(.sendEvent) && $0.subject != "Window"
      },
      Row(name: "windowSendEvent", words: "sendEvent of the window is called") {
        $0.event == .call(.sendEvent) && $0.subject == "Window"
      },
      Row(name: "touchesBegan", words: "touchesBegan of the view is called") {
        $0.event == .call(.touchesBegan)
      },
    ]
  }
}

/// A view that keeps its touches to itself.
private final class KeepingView: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

extension TraceEntry {
  fileprivate func fires(source0 loop: String) -> Bool {
    if case .note(.source0) = event { subject == loop } else { false }
  }

  fileprivate func fires(source1 loop: String) -> Bool {
    if case .note(.source1) = event { subject == loop } else { false }
  }
}
