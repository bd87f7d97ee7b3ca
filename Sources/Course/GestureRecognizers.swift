extension Chapter {
  /// Chapter 4: whose finger is it.
  public static let gestureRecognizers = Chapter(
    number: 4, folder: "04-gesture-recognizers", module: "GestureRecognizers", title: "Gesture recognizers",
    exercises: [
      .deliveryLogs, .tapRecognizer, .dragRecognizer, .photoViewer, .stickerView, .checkMarkRecognizer,
    ])
}

extension Exercise {
  fileprivate static let deliveryLogs = Exercise(
    id: "4.1", title: "Who hears what", kind: .predict, points: 10, minutes: 10, stem: "DeliveryLogs",
    goal: "Write down, line by line, what a view hears of a finger that a recognizer watches, and when the "
      + "action comes.",
    objectives: [
      "Say at which event a recognizer takes a touch away, and what the view hears of it.",
      "Say what cancelsTouchesInView and delaysTouchesBegan change in a log.",
    ],
    prerequisites: ["Chapter 4 up to “Three flags”."],
    outOfScope: ["Times, several recognizers, delaysTouchesEnded."],
    paragraph: "chapters/04-gesture-recognizers/README.md#the-race-with-the-view",
    hints: Hints(
      symptom:
        "The first line that differs is either an action in the wrong place, or a message that the view gets too "
        + "early, too late, or not at all.",
      concept:
        "Until the recognizer recognizes, the view hears everything, unless its touches are held back. In the event "
        + "in which it recognizes, the action comes first. Then the touch is taken away, unless a flag says otherwise. "
        + "What was held back comes after all if the recognizer fails. Also read: "
        + "chapters/04-gesture-recognizers/README.md#three-flags",
      place:
        "Count the points: a pan needs 10, so mark the move at which it begins. In dragHeldBack the second drag "
        + "never gets there: ask yourself what the pan does at its lift."),
    mutants: [
      Mutant(
        name: "CancelledBeforeTheAction", claim: "cancels the view before the action is sent",
        caughtBy: "testTheLinesOfATap"),
      Mutant(
        name: "EndedInsteadOfCancelled", claim: "tells the view of the lift of a tap that was recognized",
        caughtBy: "testTheLinesOfATap"),
      Mutant(
        name: "MovedAfterCancelled", claim: "tells the view of moves after it was cancelled",
        caughtBy: "testTheLinesOfADrag"),
      Mutant(
        name: "BeginsAtTheFirstMove", claim: "lets the pan begin with the first move",
        caughtBy: "testTheLinesOfADrag"),
      Mutant(
        name: "OneActionForTheDrag", claim: "sends one action for a drag, as for a tap",
        caughtBy: "testTheLinesOfADrag"),
      Mutant(
        name: "ViewBeforeTheAction", claim: "tells the view of a move before the action is sent",
        caughtBy: "testTheLinesOfADragBesideTheView"),
      Mutant(
        name: "BeganUnderDelay", claim: "tells the view of a landing that is held back",
        caughtBy: "testTheLinesOfDragsThatAreHeldBack"),
      Mutant(
        name: "HeldBackForEver", claim: "never tells the view what was held back for a pan that failed",
        caughtBy: "testTheLinesOfDragsThatAreHeldBack"),
    ])

  fileprivate static let tapRecognizer = Exercise(
    id: "4.2", title: "A tap recognizer", kind: .build, points: 20, minutes: 30, stem: "TapRecognizer",
    goal:
      "Write a recognizer for any number of taps with any number of fingers, with its limits, from the base class.",
    objectives: [
      "Decide in every way through the touches methods.",
      "Fail by a timer, and forget everything in reset().",
    ],
    prerequisites: ["4.1", "Chapter 4, “One of your own” and “Timers and the run loop”."],
    outOfScope: [
      "Who prevents whom; pauses between the fingers of one tap; fingers that stay after a failure."
    ],
    paragraph: "chapters/04-gesture-recognizers/README.md#one-of-your-own",
    hints: Hints(
      symptom:
        "The recognizer stays possible. Where a check expects “ended” or “failed”, nothing comes, or the "
        + "engine gives up on it after 0.75 s.",
      concept:
        "A tap recognizer counts: fingers that have landed, fingers that have lifted, taps that are complete. Each "
        + "event either counts on, or ends, or fails. One timer is enough: it runs for the tap, then for the gap, then "
        + "for the next tap. Also read: chapters/04-gesture-recognizers/README.md#timers-and-the-run-loop",
      place:
        "Keep a dictionary from each touch to the place where it landed. In touchesBegan start the timer with the "
        + "first finger, and fail when there are too many. In touchesEnded count the lifts; with the last one the tap "
        + "is complete, and either the state is .ended or the timer starts again with longestGap. Everything "
        + "that you count goes back to its start in reset()."),
    mutants: [
      Mutant(
        name: "RecognizesOnTheFirstLift", claim: "takes a tap for complete when its first finger lifts",
        caughtBy: "testCountsFingers"),
      Mutant(
        name: "NoTimeout", claim: "waits for ever", caughtBy: "testFailsWhenTheTimeIsUp"),
      Mutant(
        name: "OnlyTheClockOfEvents", claim: "looks at the time only when an event comes",
        caughtBy: "testFailsWhenTheTimeIsUp"),
      Mutant(
        name: "TheFirstLimitGoesOn", claim: "does not stop the time limit of a tap that is over",
        caughtBy: "testCountsTaps"),
      Mutant(
        name: "ResetForgetsTheCounter", claim: "keeps the number of taps over a reset",
        caughtBy: "testStartsAnewAfterEachAttempt"),
      Mutant(
        name: "DistanceFromTheLastPoint", claim: "measures a movement from the last point",
        caughtBy: "testFailsWhenFingersGoTooFar"),
      Mutant(
        name: "FarTapsCount", claim: "takes taps anywhere for one gesture",
        caughtBy: "testFailsWhenFingersGoTooFar"),
      Mutant(
        name: "IgnoresFurtherFingers", claim: "ignores a finger too many",
        caughtBy: "testFailsForAnotherNumberOfFingers"),
      Mutant(
        name: "CancelsInsteadOfFailing", claim: "asks for cancelled although nothing has begun",
        caughtBy: "testFailsWhenATouchIsCancelled"),
      Mutant(
        name: "LooksAtOneFinger", claim: "looks at one of the fingers that move together",
        caughtBy: "testFailsWhenFingersGoTooFar"),
      Mutant(
        name: "TheLastFingerBeginsTheTap", claim: "counts the time of a tap from its last finger",
        caughtBy: "testFailsWhenTheTimeIsUp"),
      Mutant(
        name: "MeasuresInTheView", claim: "takes distances in the view for those in the window",
        caughtBy: "testMeasuresInPointsOfTheWindow"),
      Mutant(
        name: "CountsEveryFinger", claim: "counts all fingers on the glass",
        caughtBy: "testCountsItsOwnFingersOnly"),
      Mutant(
        name: "TheEnginesOwn", claim: "is a subclass of the engine's tap recognizer",
        caughtBy: "testIsMadeFromTheBaseClass"),
    ])
}
