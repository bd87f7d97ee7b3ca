/// Wrong on purpose: it lets SpringBoard decide, as it did up to iOS 5.
enum TapStages {
  /// What happens when the finger lands on an app's view, up to the view's `touchesBegan`.
  static let onAnApp: [TapStage] = [
    .digitizer,
    .ioKit,
    .springBoardSource1,
    .appSource1,
    .appSource0,
    .applicationQueue,
    .hitTesting,
    .applicationSendEvent,
    .windowSendEvent,
    .touchesBegan,
  ]

  /// What happens when the finger lands on the home screen, up to the home screen's own handling.
  static let onTheHomeScreen: [TapStage] = [
    .digitizer,
    .ioKit,
    .backboardd,
    .springBoardSource1,
    .springBoardSource0,
  ]
}

/// A stage that an event can go through, in the order of the alphabet.
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
