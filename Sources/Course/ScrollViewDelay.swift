extension Chapter {
  /// Chapter 6: whether the finger wants to scroll.
  public static let scrollViewDelay = Chapter(
    number: 6, folder: "06-scroll-view-delay", module: "ScrollViewDelay", title: "Scroll views",
    exercises: [.fourTouches, .touchDelay, .rowSelection, .formScrollView, .nestedScrollViews])
}

extension Exercise {
  fileprivate static let fourTouches = Exercise(
    id: "6.1", title: "Four touches, and two more", kind: .predict, points: 15, minutes: 15,
    stem: "FourTouches",
    goal: "Write down, line by line, what taps and presses log when the recognizer takes no touches away.",
    objectives: [
      "Say for each duration of a touch whether the content hears of it, and who acts on it.",
      "Tell what the delay does from what a recognizer does.",
    ],
    prerequisites: ["Chapter 4 on the three flags.", "Chapter 6 up to “Two clocks”."],
    outOfScope: ["Fingers that move, rows that light up."],
    paragraph: "chapters/06-scroll-view-delay/README.md#two-clocks",
    hints: Hints(
      symptom:
        "A line comes too early, or is missing. On the first page of the book the recognizer takes touches "
        + "away; with this flag it takes none.",
      concept:
        "Two clocks run from the landing on. Before 0.15 s the table has heard nothing; before 0.75 s a "
        + "tap recognizer still takes the lift for a tap. A recognizer's action comes before what the view "
        + "is told. Also read: chapters/04-gesture-recognizers/README.md#three-flags-what-the-view-gets-and-when",
      place:
        "For each list, write the times of landing, 0.15 s, 0.75 s and lift on a line, in their order. Go "
        + "along it: what does the table hear there, and who decides? What was held back, and nothing "
        + "takes, comes after all, at the lift, behind the action. A button is asked only by a recognizer that "
        + "would take its touch."))

  fileprivate static let touchDelay = Exercise(
    id: "6.2", title: "The delay", kind: .build, points: 30, minutes: 45, stem: "TouchDelay",
    goal:
      "Hold touches back from content until it is clear whether the finger scrolls, as a scroll view does.",
    objectives: [
      "Write the delay from memory: hold, timer, release, hand over to a drag.",
      "Lose no message, and tell none twice, whatever comes first: the timer, a move, the lift or the system.",
    ],
    prerequisites: ["6.1"], outOfScope: ["Several fingers at once, content that still moves, throwing."],
    paragraph: "chapters/06-scroll-view-delay/README.md#a-recognizer-whose-job-is-to-fail",
    hints: Hints(
      symptom:
        "The first line that differs comes too early, too late, twice or not at all. Its time says what "
        + "should have decided: 0.150 after a landing it was the timer, else a move or the lift.",
      concept:
        "A touch is undecided at first, and then it belongs to one of two: to the content, or to the view that "
        + "scrolls. While it is undecided everything is kept. Whatever decides also stops the timer, or the "
        + "timer decides about the next finger.",
      place:
        "Keep the owner, the landing, the held messages and the timer. In touchMoved(to:) look at the way "
        + "from the landing first: up or down it is a drag. In touchEnded(at:) add the lift to what is "
        + "held, then tell all of it."))

  fileprivate static let rowSelection = Exercise(
    id: "6.3", title: "The tap that steals the rows", kind: .fix, points: 20, minutes: 30,
    stem: "RowSelection",
    goal:
      "Make rows selectable again under a tap recognizer, in three ways, and say which shares the tap.",
    objectives: [
      "Choose between sharing a touch, refusing it at the landing, and forbidding the gesture at its end.",
      "Say which of them keeps the tap's own action on the rows.",
    ],
    prerequisites: ["6.1"], outOfScope: ["Double taps, pans of the page, the keyboard's own window."],
    paragraph: "chapters/06-scroll-view-delay/README.md#three-ways-out",
    hints: Hints(
      symptom:
        "After a way, either the tap still takes the touch from the row, or something on the page has become "
        + "deaf. The failure says which finger, and what the tap and the table heard of it.",
      concept:
        "A recognizer that recognizes takes its touches away: by default, only those it was given, and only "
        + "if neither the touched view nor its delegate forbids it. Each of these three conditions is one way. "
        + "Also read: "
        + "chapters/04-gesture-recognizers/README.md#who-may-say-no",
      place:
        "shareTheTouch(): one flag of the tap. The other two: the page as the tap's delegate. In "
        + "gestureRecognizer(_:shouldReceive:) it looks whether touch.view lies in the table; fingers hit cells, not "
        + "the table. In gestureRecognizerShouldBegin(_:) it says no to the tap, and only in the table. (To put a "
        + "keyboard away on a drag, an app needs none of this: keyboardDismissMode.)"))
}
