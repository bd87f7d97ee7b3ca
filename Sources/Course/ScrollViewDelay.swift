extension Chapter {
  /// Chapter 6: whether the finger wants to scroll.
  public static let scrollViewDelay = Chapter(
    number: 6, folder: "06-scroll-view-delay", module: "ScrollViewDelay", title: "The scroll view delay",
    exercises: [.fourTouches])
}

extension Exercise {
  fileprivate static let fourTouches = Exercise(
    id: "6.1", title: "The logs of four touches", kind: .predict, points: 15, minutes: 15, stem: "FourTouches",
    goal: "Write down, line by line, what a tap, two presses and a tap on a button log, and two more taps.",
    objectives: [
      "Say for each duration of a touch whether the content hears of it, and who acts on it.",
      "Tell what the delay does from what a recognizer does.",
    ],
    prerequisites: ["Chapter 4 on the three flags.", "Chapter 6 up to “Two clocks”."],
    outOfScope: ["Fingers that move, rows that light up."],
    paragraph: "chapters/06-scroll-view-delay/README.md#two-clocks",
    hints: Hints(
      symptom:
        "The first line that differs is one of the table's: it hears of a touch too early, or it hears of "
        + "one that another has taken.",
      concept:
        "Two clocks run from the landing on. Before 0.15 s the table has heard nothing; before 0.75 s a "
        + "tap recognizer still takes the lift for a tap. A recognizer's action comes before what the view "
        + "is told. Also read: chapters/04-gesture-recognizers/README.md#three-flags",
      place:
        "For each list, write the times of landing, 0.15 s, 0.75 s and lift on a line, in their order. Go "
        + "along it: what does the table hear there, and who decides? In the last list nobody takes the "
        + "touch, so that what was held back comes after all, at the lift, behind the action."),
    mutants: [
      Mutant(
        name: "BeganOnQuickTap", claim: "lets the table hear of a quick tap", caughtBy: "testTheQuickTap"),
      Mutant(
        name: "CancelsWhatWasHeld", claim: "cancels a touch that the table never heard of",
        caughtBy: "testTheQuickTap"),
      Mutant(
        name: "SelectedOnShortPress", claim: "selects the row by a short press",
        caughtBy: "testTheShortPress"),
      Mutant(
        name: "CancelledBeforeTheAction", claim: "cancels the touch before the action is sent",
        caughtBy: "testTheShortPress"),
      Mutant(
        name: "LongPressIsATap", claim: "takes a press of 1 s for a tap", caughtBy: "testTheLongPress"),
      Mutant(
        name: "TapOfTheButtonIsThePages", claim: "lets the back view have the tap on the button, too",
        caughtBy: "testTheTapOnTheButton"),
      Mutant(
        name: "NothingIsCancelledWithoutDelay", claim: "selects the row as soon as nothing is delayed",
        caughtBy: "testTheQuickTapWithoutDelay"),
      Mutant(
        name: "BeganAtTheLanding", claim: "tells the table of the landing before the tap is recognized",
        caughtBy: "testTheQuickTapThatCancelsNothing"),
    ])
}
