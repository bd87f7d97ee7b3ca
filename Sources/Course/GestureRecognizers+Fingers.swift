/// The exercises of chapter 4 on fingers that move, and on several recognizers at once.
extension Exercise {
  static let dragRecognizer = Exercise(
    id: "4.3", title: "A drag recognizer", kind: .build, points: 20, minutes: 35, stem: "DragRecognizer",
    goal:
      "Write a recognizer that follows fingers as the engine's pan does: hysteresis, translation, velocity.",
    objectives: [
      "Tell a finger that moves from a finger that joins or leaves.",
      "Take a continuous recognizer through its states, cancellation included.",
    ],
    prerequisites: ["4.2"],
    outOfScope: ["Turned views, fewest and most fingers, waiting for another recognizer."],
    paragraph: "chapters/04-gesture-recognizers/README.md#the-built-in-recognizers-how-far-how-long",
    hints: Hints(
      symptom:
        "The states come too early, too late or not at all, or the translation is off at one of them. The "
        + "engine's pan does the same drag beside yours; look at what the fingers did right before the lists "
        + "part.",
      concept:
        "Only movements count. When a finger lands or leaves, the middle of the fingers is somewhere else, although "
        + "nothing has moved: take the new middle as the place to measure from. And the two axes are two tests. "
        + "Also read: chapters/04-gesture-recognizers/README.md#where-a-recognizer-stands-its-state",
      place:
        "Keep the fingers in a set, and their middle in a property. In touchesMoved, the new middle minus "
        + "the kept one is a step: add it to the way, or, after began, to the translation. In touchesBegan "
        + "and in touchesEnded keep the middle of the fingers that are there now. The set is empty: that is "
        + "the end."))

  static let photoViewer = Exercise(
    id: "4.4", title: "The photo viewer", kind: .fix, points: 15, minutes: 20, stem: "PhotoViewer",
    goal:
      "Make taps, a swipe and drags on one view tell each other apart, with no delay where none is needed.",
    objectives: [
      "Say which recognizer must wait for which, and what that costs.",
      "Keep a recognizer away from touches that are not its business.",
    ],
    prerequisites: ["Chapter 4, “Several recognizers”."],
    outOfScope: ["Drags on the star, strokes of less than 100 points to the left, three taps."],
    paragraph: "chapters/04-gesture-recognizers/README.md#why-every-single-tap-is-late",
    hints: Hints(
      symptom:
        "Two things happen where one should, or the quicker recognizer wins although the other one is right: a pan "
        + "needs 10 points, a swipe 26 to 50.",
      concept:
        "Who is quick must wait until the slow one has failed: one of two taps for the other, one of two "
        + "drags for the other. Waiting is a requirement, not a timer. And who should not wait must not even "
        + "see the touch: then there is nothing to wait for. Also read: "
        + "chapters/04-gesture-recognizers/README.md#which-recognizers-watch-a-finger",
      place:
        "At the end of init: two calls of require(toFail:), and a delegate for the recognizers that have no "
        + "business on the star. The delegate answers gestureRecognizer(_:shouldReceive:) with the touch."))

  static let stickerView = Exercise(
    id: "4.5", title: "The sticker", kind: .build, points: 15, minutes: 20, stem: "StickerView",
    goal:
      "Let pinch, rotation and pan of a view run together, and none of them with other code's recognizers.",
    objectives: [
      "Answer shouldRecognizeSimultaneouslyWith for pairs, not for one recognizer.",
      "Say why one yes of two delegates is enough, and why a yes to all is too much.",
    ],
    prerequisites: ["Chapter 4, “The photo turns, but it doesn’t grow”."],
    outOfScope: ["Two stickers side by side, other gestures than these three."],
    paragraph: "chapters/04-gesture-recognizers/README.md#the-photo-turns-but-it-doesnt-grow",
    hints: Hints(
      symptom:
        "With two fingers only one of three gestures begins, or something around the sticker moves along. "
        + "The list of a failed check marks each recognizer that is on the wrong side.",
      concept:
        "The delegate is asked about a pair: the recognizer that it belongs to, and another one. Which kind the "
        + "other one is, or where it is attached, says little: is it one of the three? Also read: "
        + "chapters/04-gesture-recognizers/README.md#two-taps-one-action",
      place:
        "Set the delegate of the three in init, and write gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:): "
        + "yes if the other recognizer is this sticker's pinch, rotation or pan, compared with ===."))

  static let checkMarkRecognizer = Exercise(
    id: "4.6", title: "A check mark", kind: .build, points: 20, minutes: 30, stem: "CheckMarkRecognizer",
    goal:
      "Write a recognizer for a stroke of two legs that fails as early as it can, and forgets each stroke.",
    objectives: [
      "Describe a stroke by what may come next, and fail when it cannot come any more.",
      "Find the mistake that shows only at the second attempt.",
    ],
    prerequisites: ["Chapter 4, “Your own recognizer”."],
    outOfScope: ["Speed, strokes in several parts, many kinds of strokes at once."],
    paragraph: "chapters/04-gesture-recognizers/README.md#your-own-recognizer-and-why-it-works-only-once",
    hints: Hints(
      symptom:
        "A stroke is decided wrongly, too late, or not at all. The picture shows it: the finger lands at o.",
      concept:
        "There are two legs, so there are two questions: which leg are we on, and what may happen on this "
        + "leg? On the first leg remember the lowest point; the finger turns when it is clearly above it. On "
        + "the second leg remember the highest point. On both, remember how far to the right it was. Also "
        + "read: chapters/04-gesture-recognizers/README.md#when-it-starts-over-reset",
      place:
        "In touchesMoved compare the new point with the remembered ones, allowing 10 points, and set "
        + ".failed when it is on a wrong way. At the turn the first leg must be complete, at the lift the "
        + "second. Then go through your properties one by one: does reset() know each of them?"))
}
