/// Exercise 1.1: The stages of a tap (predict, 10 points, 10 minutes).
///
/// Between a finger and your code lie a sensor, the kernel and several processes. `TapStage`, below, lists the stages
/// that an event can go through, alphabetically.
///
/// **Task.** A finger lands on a device of today, twice: once on an app's view, and once on the home screen. Before you
/// open the traces on the page, write down the stages of each landing, in their order. Each stage occurs at most once
/// in a list. Some are in both.
///
/// Check: make check EXERCISE=1.1
/// Hint:  make hint EXERCISE=1.1 RUNG=1
/// Read:  chapters/01-system-path/README.md#predict
enum TapStages {
  /// What happens when the finger lands on an app's view, up to the view's `touchesBegan`.
  static let onAnApp: [TapStage] = [
    .digitizer
    // Go on here, with a comma between two stages.
  ]

  /// What happens when the finger lands on the home screen, up to the home screen's own handling.
  static let onTheHomeScreen: [TapStage] = [
    .digitizer
    // Go on here, with a comma between two stages.
  ]
}

/// A stage that an event can go through, in alphabetical order.
enum TapStage: Sendable {
  /// A source0 of the app's main run loop fires.
  case appSource0
  /// A source1 of the app's event fetch thread fires.
  case appSource1
  /// The application puts the event into its queue.
  case applicationQueue
  /// `sendEvent(_:)` of the application is called.
  case applicationSendEvent
  /// A source1 of backboardd fires, and backboardd decides which process gets the event.
  case backboardd
  /// The sensor under the glass reports the finger.
  case digitizer
  /// The application looks for the view under the finger.
  case hitTesting
  /// IOKit makes an IOHIDEvent.
  case ioKit
  /// A source0 of SpringBoard's main run loop fires, and the home screen handles the event.
  case springBoardSource0
  /// A source1 of SpringBoard's main run loop fires.
  case springBoardSource1
  /// `touchesBegan(_:with:)` of the view is called.
  case touchesBegan
  /// `sendEvent(_:)` of the window is called.
  case windowSendEvent
}
