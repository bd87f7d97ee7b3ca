extension Chapter {
  /// Chapter 5: what a control makes of a touch, and whose tap it is.
  public static let controls = Chapter(
    number: 5, folder: "05-controls", module: "Controls", title: "Controls",
    exercises: [.buttonLog, .touchTracking, .actionTable, .starRating, .knob])
}

extension Exercise {
  fileprivate static let buttonLog = Exercise(
    id: "5.1", title: "Two logs of a button", kind: .predict, points: 10, minutes: 15, stem: "ButtonLog",
    goal: "Write down, line by line, what a button and a tap recognizer log, around the button and on it.",
    objectives: [
      "Say when tracking methods are called, and by whom.",
      "Tell a recognizer that a button forbids from one that it does not.",
    ],
    prerequisites: ["Chapter 4 up to “The race with the view”.", "Chapter 5 up to “A veto, not a rank”."],
    outOfScope: ["Hit-testing, and the control events of the press."],
    paragraph: "chapters/05-controls/README.md#one-tap-two-logs",
    hints: Hints(
      symptom: "The first line that differs names an object told earlier, later, or of something else.",
      concept:
        "Every event goes to the recognizers first, then to the hit view, and each tracking method is "
        + "called from inside a touches method. At the lift the recognizer decides: a failed one leaves the "
        + "touch alone, a recognized one sends its action and takes the touch away. Also read: "
        + "chapters/05-controls/README.md#a-veto-not-a-rank",
      place:
        "Landing and move are the same in both logs: three lines each. At the lift, first write the "
        + "recognizer’s touchesEnded and its state. Then ask who may veto: a button forbids a tap of a view "
        + "around it, not one of its own."))

  fileprivate static let touchTracking = Exercise(
    id: "5.2", title: "From touches to control events", kind: .build, points: 25, minutes: 40,
    stem: "TouchTracking",
    goal: "Follow one touch on a plain view and send the control events of a UIControl, in its order.",
    objectives: [
      "Derive all nine touch events of a control from four touches methods.",
      "Keep one touch apart from others, and forward those.",
    ],
    prerequisites: ["5.1"],
    outOfScope: ["Highlighting, targets and actions, hit-testing, fingers that land in the same frame."],
    paragraph: "chapters/05-controls/README.md#what-a-button-sends-while-you-drag",
    hints: Hints(
      symptom:
        "The lines before the first one that differs are what the finger did; the line that differs is the "
        + "message or the event that is wrong there.",
      concept:
        "A control keeps two things: which touch it follows, and whether that touch is inside. Each touches "
        + "method asks or tells a tracking method first, then brings those up to date, and only then sends "
        + "events. Inside is wider than the bounds. Also read: "
        + "chapters/05-controls/README.md#how-far-is-outside",
      place:
        "Keep the followed touch in a property. In each of the four methods, begin with a guard: is this "
        + "the touch that is followed? If not, call super and return. In touchesMoved compare the new inside "
        + "with the old one before you send the drag."))

  fileprivate static let actionTable = Exercise(
    id: "5.3", title: "The table of targets and actions", kind: .build, points: 20, minutes: 30,
    stem: "ActionTable",
    goal: "Write the table behind addTarget: weak targets, several events, removal, and nil for the chain.",
    objectives: [
      "Tell a target that is gone from no target at all.",
      "Send every action through the door that subclasses may override.",
    ],
    prerequisites: ["Chapter 5 up to “From the button to your method”."],
    outOfScope: ["UIAction, methods with other signatures, state."],
    paragraph: "chapters/05-controls/README.md#the-button-whose-target-is-gone",
    hints: Hints(
      symptom:
        "The steps before the line that differs are what was done to the table; the line is who should be "
        + "told then, and of what.",
      concept:
        "An entry is a target, an action and a set of events, in the order of adding. A weak reference is "
        + "nil in two cases, when there never was a target and when it is gone, and only the first one means "
        + "the chain.",
      place:
        "Make a struct for the entry with a weak var, and remember in it whether there was a target at all. "
        + "In add, look for an entry with the same target and action first. In send, loop over the entries as "
        + "they are now, and use isDisjoint(with:)."))
}
