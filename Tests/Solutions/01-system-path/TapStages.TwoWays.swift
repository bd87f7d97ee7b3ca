/// Another right answer, which says what both ways have in common.
///
/// Up to backboardd no one knows yet whose finger it is, so both ways are one. What follows is one message to one
/// process, and it begins alike on both sides: a source1 takes the message off a port, a source0 does the work. Only an
/// app has an application object with a queue, and views to look for.
enum TapStages {
  private static let beforeTheDecision: [TapStage] = [.digitizer, .ioKit, .backboardd]

  static let onAnApp =
    beforeTheDecision + [
      .appSource1, .appSource0, .applicationQueue, .hitTesting, .applicationSendEvent, .windowSendEvent,
      .touchesBegan,
    ]

  static let onTheHomeScreen = beforeTheDecision + [.springBoardSource1, .springBoardSource0]
}

enum TapStage: String, CaseIterable, Sendable {
  case digitizer, ioKit, backboardd
  case springBoardSource1, springBoardSource0
  case appSource1, appSource0
  case applicationQueue, hitTesting, applicationSendEvent, windowSendEvent, touchesBegan
}
