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
    paragraph: "chapters/04-gesture-recognizers/README.md#the-moment-the-view-loses-the-finger",
    hints: Hints(
      symptom:
        "The first line that differs is either an action in the wrong place, or a message that the view gets too "
        + "early, too late, or not at all.",
      concept:
        "Until the recognizer recognizes, the view hears everything, unless its touches are held back. In the event "
        + "in which it recognizes, the action comes first. Then the touch is taken away, unless a flag says otherwise. "
        + "What was held back comes after all if the recognizer fails. Also read: "
        + "chapters/04-gesture-recognizers/README.md#three-flags-what-the-view-gets-and-when",
      place:
        "Count the points: a pan needs 10, so mark the move at which it begins. In dragHeldBack the second drag "
        + "never gets there: ask yourself what the pan does at its lift."))

  fileprivate static let tapRecognizer = Exercise(
    id: "4.2", title: "A tap recognizer", kind: .build, points: 20, minutes: 30, stem: "TapRecognizer",
    goal:
      "Write a recognizer for any number of taps with any number of fingers, with its limits, from the base class.",
    objectives: [
      "Decide in every way through the touches methods.",
      "Fail by a timer, and forget everything in reset().",
    ],
    prerequisites: ["4.1", "Chapter 4, “Your own recognizer”."],
    outOfScope: [
      "Who prevents whom; pauses between the fingers of one tap; fingers that stay after a failure."
    ],
    paragraph: "chapters/04-gesture-recognizers/README.md#your-own-recognizer-and-why-it-works-only-once",
    hints: Hints(
      symptom:
        "The recognizer stays possible. Where a check expects “ended” or “failed”, nothing comes, or the "
        + "engine gives up on it after 0.75 s.",
      concept:
        "A tap recognizer counts: fingers that have landed, fingers that have lifted, taps that are complete. Each "
        + "event either counts on, or ends, or fails. One timer is enough: it runs for the tap, then for the gap, then "
        + "for the next tap. Also read: chapters/04-gesture-recognizers/README.md#your-own-recognizer-and-why-it-works-only-once",
      place:
        "Keep a dictionary from each touch to the place where it landed. In touchesBegan start the timer with the "
        + "first finger, and fail when there are too many. In touchesEnded count the lifts; with the last one the tap "
        + "is complete, and either the state is .ended or the timer starts again with longestGap. Everything "
        + "that you count goes back to its start in reset()."))
}
