extension Chapter {
  /// Chapter 1: from the glass to the view.
  public static let systemPath = Chapter(
    number: 1, folder: "01-system-path", module: "SystemPath", title: "The system path",
    exercises: [.tapStages, .slotDecoder, .touchRouter, .runLoopTurn, .touchTracker])
}

extension Exercise {
  fileprivate static let tapStages = Exercise(
    id: "1.1", title: "The stages of a tap", kind: .predict, points: 10, minutes: 10, stem: "TapStages",
    goal:
      "Write down the stages of a landing finger in their order, with an app in front and on the home screen.",
    objectives: [
      "Say through whose hands an event goes, in which order, up to your code.",
      "Tell what both ways have in common, and where they part.",
    ],
    prerequisites: ["Chapter 1 up to “Who gets it”."],
    outOfScope: ["Other systems than iOS 13, moves and lifts, what views above the hit view hear."],
    paragraph: "chapters/01-system-path/README.md#predict",
    hints: Hints(
      symptom: "The first line that differs names a stage that comes earlier or later, or not at all.",
      concept:
        "A message arrives at a source1; the work is done in a source0. Nobody knows whose finger it is before "
        + "backboardd has decided. And sendEvent carries touches that know their view already.",
      place:
        "Both lists go on with .ioKit and .backboardd. In onAnApp, .hitTesting stands between .applicationQueue and "
        + ".applicationSendEvent. onTheHomeScreen has five stages, and none of the app's."),
    mutants: [
      Mutant(
        name: "SpringBoardBeforeIOKit", claim: "lets SpringBoard see the finger before IOKit does",
        caughtBy: "testTheStagesOfALandingOnAnApp"),
      Mutant(
        name: "SpringBoardRoutes", claim: "lets SpringBoard decide, as it did up to iOS 5",
        caughtBy: "testTheStagesOfALandingOnAnApp"),
      Mutant(
        name: "Source0BeforeSource1", claim: "lets the app's source0 fire before its source1",
        caughtBy: "testTheStagesOfALandingOnAnApp"),
      Mutant(
        name: "QueueBeforeSource0",
        claim: "puts the event into the queue before the main run loop's source0 has fired",
        caughtBy: "testTheStagesOfALandingOnAnApp"),
      Mutant(
        name: "HitTestingInTheWindow", claim: "looks for the view when the window has got the event",
        caughtBy: "testTheStagesOfALandingOnAnApp"),
      Mutant(
        name: "WindowBeforeApplication", claim: "sends the event to the window first",
        caughtBy: "testTheStagesOfALandingOnAnApp"),
      Mutant(
        name: "HomeScreenReachesTheApp", claim: "goes on to the app behind the home screen",
        caughtBy: "testTheStagesOfALandingOnTheHomeScreen"),
      Mutant(
        name: "HomeScreenWithoutSource0", claim: "lets the home screen handle the event in its source1",
        caughtBy: "testTheStagesOfALandingOnTheHomeScreen"),
    ])

  fileprivate static let slotDecoder = Exercise(
    id: "1.2", title: "Fingers in slots", kind: .build, points: 25, minutes: 40, stem: "SlotDecoder",
    goal: "Decode what a touchscreen says, slot by slot and only what changed, into contacts on the glass.",
    objectives: [
      "Read the frames of a multi-touch sensor, in which silence means that nothing has changed.",
      "Turn raw positions into shares of the glass.",
    ],
    prerequisites: ["1.1"],
    outOfScope: [
      "Pressure and size, palms, positions beyond the axes, a slot that is left and taken in one frame, asking the "
        + "touchscreen for its state after a loss."
    ],
    paragraph: "chapters/01-system-path/README.md#slots",
    hints: Hints(
      symptom:
        "Look for the frame of the first line that differs, and read its events aloud: for each slot, what "
        + "was said in it, and what was said last about it in an earlier frame?",
      concept:
        "Two things outlive a frame: which slot is spoken about, and what is known about each slot, with or without a "
        + "finger in it. A phase compares a slot at the report with the same slot at the report before.",
      place:
        "Give SlotDecoder a dictionary from slot to a struct of your own (x, y, has a finger; and the same as of "
        + "the last report), and the present slot. In decode(_:) change them, and at .report make the contacts, then "
        + "copy now to last."),
    mutants: [
      Mutant(
        name: "ForgetsTheSlot", claim: "goes back to slot 0 after each frame",
        caughtBy: "testTheSlotStaysChosenUntilAnother"),
      Mutant(
        name: "ResetsPositionOnReuse", claim: "begins a finger at 0 where its position is not sent",
        caughtBy: "testWhatIsNotSentIsAsItWas"),
      Mutant(
        name: "ResetsPositionEachFrame", claim: "takes what is not sent for 0",
        caughtBy: "testWhatIsNotSentIsAsItWas"),
      Mutant(
        name: "TrackingIDForSlot", claim: "takes the tracking id for the slot",
        caughtBy: "testAFingerThatLandsMovesRestsAndLeaves"),
      Mutant(
        name: "DividesByTheMaximum", claim: "divides by the upper end of the axis",
        caughtBy: "testLocationsAreSharesOfTheAxes"),
      Mutant(
        name: "OneFingerPerFrame", claim: "tells only the finger that was spoken about last",
        caughtBy: "testSeveralFingersInOneFrame"),
      Mutant(
        name: "OnlyWhatWasSaid", claim: "leaves fingers out of the frame that rest",
        caughtBy: "testSeveralFingersInOneFrame"),
      Mutant(
        name: "MovedForStationary", claim: "says moved of every finger that stays on the glass",
        caughtBy: "testAFingerThatLandsMovesRestsAndLeaves"),
      Mutant(
        name: "SlotsInAnyOrder", claim: "tells the highest slot first",
        caughtBy: "testSeveralFingersInOneFrame"),
      Mutant(
        name: "GoesOnAfterALoss", claim: "takes what comes after the loss for true",
        caughtBy: "testLostEventsCancelFingers"),
      Mutant(
        name: "ForgetsSilently", claim: "lets fingers vanish at a loss without a word",
        caughtBy: "testLostEventsCancelFingers"),
      Mutant(
        name: "KeepsFingersAfterALoss", claim: "keeps the fingers that it has just cancelled",
        caughtBy: "testLostEventsCancelFingers"),
      Mutant(
        name: "ZeroIsNoFinger", claim: "takes the tracking id 0 for no finger",
        caughtBy: "testAFingerThatLandsMovesRestsAndLeaves"),
      Mutant(
        name: "TenSlots", claim: "looks at the first ten slots only",
        caughtBy: "testSeveralFingersInOneFrame"),
      Mutant(
        name: "CancelsAtTheLastLoss", claim: "looks which fingers were down at the second loss in a frame",
        caughtBy: "testLostEventsCancelFingers"),
    ])

  fileprivate static let touchRouter = Exercise(
    id: "1.3", title: "Who gets it", kind: .build, points: 15, minutes: 20, stem: "TouchRouter",
    goal:
      "Decide which process gets what a finger does: app, home screen, lock screen, and across a switch of apps.",
    objectives: [
      "Say who gets a finger that lands, by what the display shows.",
      "Keep a touch with its owner, whatever happens around it.",
    ],
    prerequisites: ["1.1"], outOfScope: ["Interruptions, gestures of the system, two apps side by side."],
    paragraph: "chapters/01-system-path/README.md#whose-touch-is-it",
    hints: Hints(
      symptom:
        "Find the landing of the finger in the list: who got that? The finger must go on with the same.",
      concept:
        "The display decides once, when a finger lands. After that only the past decides, so the router needs a "
        + "memory: an owner for each finger that is down.",
      place:
        "In TouchRouter: a dictionary from index to Receiver. began writes into it, ended and cancelled take out "
        + "of it and answer with what was there, everything else only reads."),
    mutants: [
      Mutant(
        name: "RoutesToThePresentFront", claim: "routes every contact to what the display shows now",
        caughtBy: "testATouchNeverChangesItsOwner"),
      Mutant(
        name: "LosesTheLift", claim: "tells nobody of a lift after a switch",
        caughtBy: "testATouchNeverChangesItsOwner"),
      Mutant(
        name: "ForgetsBeforeTheLift", claim: "forgets the owner before it answers",
        caughtBy: "testATouchNeverChangesItsOwner"),
      Mutant(
        name: "AppBehindTheLockScreen", claim: "gives fingers on the lock screen to the app behind it",
        caughtBy: "testALandingBelongsToWhatTheDisplayShows"),
      Mutant(
        name: "NobodyWhileLocked", claim: "gives fingers on the lock screen to nobody",
        caughtBy: "testALandingBelongsToWhatTheDisplayShows"),
      Mutant(
        name: "NeverForgets", claim: "keeps the owner of an index for the next finger",
        caughtBy: "testATouchNeverChangesItsOwner"),
      Mutant(
        name: "OneOwnerForAllFingers", claim: "remembers one owner for all fingers",
        caughtBy: "testEachFingerHasItsOwnOwner"),
      Mutant(
        name: "AdoptsStrangers", claim: "gives a finger that never landed to what the display shows",
        caughtBy: "testAFingerThatNeverLandedBelongsToNobody"),
      Mutant(
        name: "AllReceiversAreEqual", claim: "gives everything to SpringBoard and calls all receivers equal",
        caughtBy: "testALandingBelongsToWhatTheDisplayShows"),
      Mutant(
        name: "CancelledIsNoEnd", claim: "keeps the owner of a cancelled finger",
        caughtBy: "testACancelledFingerIsGone"),
      Mutant(
        name: "TenFingers", claim: "has places for ten fingers",
        caughtBy: "testEachFingerHasItsOwnOwner"),
      Mutant(
        name: "AdoptsCancelledStrangers",
        claim: "gives a finger that is cancelled without having landed to what the display shows",
        caughtBy: "testAFingerThatNeverLandedBelongsToNobody"),
    ])
}
