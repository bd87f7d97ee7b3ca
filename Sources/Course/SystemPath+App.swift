/// The exercises of chapter 1 on what happens inside an app.
extension Exercise {
  static let runLoopTurn = Exercise(
    id: "1.4", title: "A turn of the run loop", kind: .build, points: 20, minutes: 35, stem: "RunLoopTurn",
    goal:
      "Write one turn of a run loop: wake, timers, one message, the whole queue, and sleep when nothing is left.",
    objectives: [
      "Say what wakes a run loop and what does not.",
      "Handle a queue that grows while it is handled, and lose nothing.",
    ],
    prerequisites: ["1.1"], outOfScope: ["Modes, observers, repeating timers, several ports."],
    paragraph: "chapters/01-system-path/README.md#the-run-loop",
    hints: Hints(
      symptom:
        "Follow the lines up to the first that differs. What was in the port, in the queue and in the timers at that "
        + "moment, and was the signal set?",
      concept:
        "A source1 wakes because the kernel sees its port; a source0 is only a mark, which is looked at when "
        + "the loop is awake anyway. Take the mark away before the work begins, so that a mark made meanwhile stays; "
        + "and look at the queue anew after each event.",
      place:
        "In turn(at:): a guard for the sleeping loop; the due timers, sorted, taken out before they fire; one "
        + "removeFirst() from the port; if isSignalled, false first, and then a while loop over the queue; at the end "
        + "the question whether message, due timer or signal is left."),
    mutants: [
      Mutant(
        name: "LastInFirstOut", claim: "handles the newest event first",
        caughtBy: "testTheQueueIsFirstInFirstOut"),
      Mutant(
        name: "OneEventOnly", claim: "handles one event and forgets the signal for the others",
        caughtBy: "testTheQueueIsFirstInFirstOut"),
      Mutant(
        name: "OneEventPerTurn", claim: "handles one event in a turn",
        caughtBy: "testWhatComesWhileTheQueueIsEmptied"),
      Mutant(
        name: "MissesWhatComesMeanwhile",
        claim: "takes back the signal when it has handled what was in the queue",
        caughtBy: "testWhatComesWhileTheQueueIsEmptied"),
      Mutant(
        name: "HandlesWithoutASignal", claim: "empties the queue without a signal",
        caughtBy: "testEventsWithoutASignalWait"),
      Mutant(
        name: "ASignalWakes", claim: "wakes up for a signal",
        caughtBy: "testASignalAloneWakesNobody"),
      Mutant(
        name: "AllMessagesAtOnce", claim: "takes all messages off the port in one turn",
        caughtBy: "testOneMessageInATurn"),
      Mutant(
        name: "Source0BeforeSource1", claim: "empties the queue before it takes the message",
        caughtBy: "testTheOrderWithinATurn"),
      Mutant(
        name: "TimersInOrderOfAddition", claim: "fires timers in the order in which they were added",
        caughtBy: "testTimersFireInTheirOrder"),
      Mutant(
        name: "EqualTimersReversed",
        claim: "fires the timer that was added last first, if two have the same time",
        caughtBy: "testTimersFireInTheirOrder"),
      Mutant(
        name: "FiresAgainAndAgain", claim: "leaves timers that have fired where they are",
        caughtBy: "testTimersFireInTheirOrder"),
      Mutant(
        name: "SleepsAfterEveryTurn", claim: "falls asleep after every turn",
        caughtBy: "testOneMessageInATurn"),
      Mutant(
        name: "NeverSleeps", claim: "never falls asleep again",
        caughtBy: "testItTakesNoMoreTurnsThanItNeeds"),
      Mutant(
        name: "WaitsAwakeForTimers", claim: "stays awake until the last timer has fired",
        caughtBy: "testItTakesNoMoreTurnsThanItNeeds"),
      Mutant(
        name: "TurnsUntilItSleeps", claim: "goes on in the same turn until nothing is left to do",
        caughtBy: "testOneMessageInATurn"),
      Mutant(
        name: "FiresBeforeItTakesOut", claim: "calls fire while the timer is still there",
        caughtBy: "testTimersFireInTheirOrder"),
      Mutant(
        name: "HandlesBeforeItTakesOut",
        claim: "takes a message or an event out when the callback has returned",
        caughtBy: "testAMessageWakesTheLoopAndASource0Follows"),
      Mutant(
        name: "WakesInATurnOfItsOwn", claim: "does nothing in the turn in which it wakes",
        caughtBy: "testAMessageWakesTheLoopAndASource0Follows"),
      Mutant(
        name: "ReceivesOnlyWhatItWokeFor", claim: "lets a message that a timer sends wait for the next turn",
        caughtBy: "testTheOrderWithinATurn"),
      Mutant(
        name: "LosesTimersAddedMeanwhile", claim: "loses timers that are added while others fire",
        caughtBy: "testTimersThatCallbacksAdd"),
      Mutant(
        name: "SleepsOverATimer", claim: "falls asleep although a timer that was added meanwhile is due",
        caughtBy: "testTimersThatCallbacksAdd"),
    ])

  static let touchTracker = Exercise(
    id: "1.5", title: "Touches from contacts", kind: .build, points: 30, minutes: 45, stem: "TouchTracker",
    goal: "Turn frames of contacts into touches with an identity, a phase and a tap count, as UIKit does.",
    objectives: [
      "Follow a finger by one object from its landing to its end.",
      "Tell what belongs to a contact from what only the history of the glass can say.",
    ],
    prerequisites: ["1.2"], outOfScope: ["Views and windows, force, coalesced samples, previous locations."],
    paragraph: "chapters/01-system-path/README.md#what-a-touch-is",
    hints: Hints(
      symptom:
        "Look at the first line that differs: another number is another object, another phase or tap count "
        + "is one that was made from this frame alone.",
      concept:
        "A frame says what fingers do now. Whether that is a move, whose finger it is, and which tap of a series, "
        + "only what was before can say: the open touches, and the taps that have ended. Also read: "
        + "chapters/01-system-path/README.md#counting-taps",
      place:
        "In touches(for:): first make every open touch stationary; then go through the contacts, append a touch for "
        + "a landing, and update the open one with the same index for everything else; at last take the finished "
        + "ones out of the open ones, and remember those that were taps."),
    mutants: [
      Mutant(
        name: "NewObjectPerMove", claim: "makes a new object when a finger moves",
        caughtBy: "testAFingerIsOneObjectFromLandingToLeaving"),
      Mutant(
        name: "SameObjectForTheSecondTap", claim: "takes the old object when a finger taps again",
        caughtBy: "testAFingerIsOneObjectFromLandingToLeaving"),
      Mutant(
        name: "StationaryReportedAsMoved", claim: "says moved whenever the contact does",
        caughtBy: "testEveryPhaseInItsFrame"),
      Mutant(
        name: "BeganUntilTheNextContact", claim: "leaves a touch that the frame leaves out in its phase",
        caughtBy: "testSeveralFingersAtATime"),
      Mutant(
        name: "ForgetsFingersLeftOut", claim: "answers only with the fingers that the frame names",
        caughtBy: "testSeveralFingersAtATime"),
      Mutant(
        name: "SharesOfTheGlass", claim: "takes the share of the glass for points",
        caughtBy: "testLocationsAreInPoints"),
      Mutant(
        name: "AdoptsStrangers", claim: "makes a touch of a contact that never landed",
        caughtBy: "testFingersThatNeverLandedMakeNoTouches"),
      Mutant(
        name: "EndedAfterCancelled", claim: "goes on with the touches that were cancelled by an interruption",
        caughtBy: "testAnInterruptionEndsEveryTouch"),
      Mutant(
        name: "TapCountByPositionOnly", claim: "counts taps in one place however late they come",
        caughtBy: "testTapCounts"),
      Mutant(
        name: "TapCountByTimeOnly", claim: "counts taps in quick succession wherever they land",
        caughtBy: "testTapCounts"),
      Mutant(
        name: "CountsLongPresses", claim: "lets a touch that was no tap begin a series",
        caughtBy: "testTapCounts"),
      Mutant(
        name: "MeasuresFromTheLastTap", claim: "measures from the last tap of the series, not from the first",
        caughtBy: "testTapCounts"),
      Mutant(
        name: "MeasuresOnlyTheLift", claim: "looks how far a finger has gone only when it lifts",
        caughtBy: "testTapCounts"),
      Mutant(
        name: "CountsCancelledTouches", claim: "lets a cancelled touch begin a series",
        caughtBy: "testTapCountsWhileOtherFingersAreDown"),
      Mutant(
        name: "OneSeriesForAllFingers", claim: "remembers only the last tap of all fingers",
        caughtBy: "testTapCountsWhileOtherFingersAreDown"),
      Mutant(
        name: "RunsADevice", claim: "lets a device of the engine make the touches",
        caughtBy: "testTracksWithoutADevice"),
      Mutant(
        name: "MeasuresAlongTheAxes", claim: "takes the larger way along the axes for the distance",
        caughtBy: "testTapCounts"),
      Mutant(
        name: "RoundsToPoints", claim: "rounds locations to whole points",
        caughtBy: "testLocationsAreInPoints"),
      Mutant(
        name: "LiftsWhereItWas", claim: "leaves a touch that ends where it was before",
        caughtBy: "testLocationsAreInPoints"),
    ])
}
