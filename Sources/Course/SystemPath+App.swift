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
    paragraph: "chapters/01-system-path/README.md#what-wakes-a-sleeping-app",
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
        + "the question whether message, due timer or signal is left."))

  static let touchTracker = Exercise(
    id: "1.5", title: "Touches from contacts", kind: .build, points: 30, minutes: 45, stem: "TouchTracker",
    goal: "Turn frames of contacts into touches with an identity, a phase and a tap count.",
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
        + "ones out of the open ones, and remember those that were taps."))
}
