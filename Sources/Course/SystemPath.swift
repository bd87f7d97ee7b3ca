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
    outOfScope: ["Older systems, moves and lifts, what views above the hit view hear."],
    paragraph: "chapters/01-system-path/README.md#predict",
    hints: Hints(
      symptom: "The first line that differs names a stage that comes earlier or later, or not at all.",
      concept:
        "A message arrives at a source1; the work is done in a source0. No one knows whose finger it is before "
        + "backboardd has decided. And sendEvent carries touches that know their view already.",
      place:
        "Both lists go on with .ioKit and .backboardd. In onAnApp, .hitTesting stands between .applicationQueue and "
        + ".applicationSendEvent. onTheHomeScreen has five stages, and none of the app's."))

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
    paragraph: "chapters/01-system-path/README.md#what-a-touchscreen-leaves-out",
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
        + "copy now to last."))

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
        + "of it and answer with what was there, everything else only reads."))
}
