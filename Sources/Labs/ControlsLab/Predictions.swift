import LabSupport

extension Controls {
  /// What a reader predicts of each scenario.
  static let predictions: [String: Prediction] = [
    "CT1": .log(
      "Both want this tap: which lines does the log have?", besides: ["action of CLTapGestureRecognizer"]),
    "CT2": .log(
      "The recognizer is on the button itself: which lines does the log have?",
      besides: ["action of CLButton"]),
    "CT3": .log("The recognizer takes nothing away: which lines does the log have?"),
    "CT4": .log(
      "It is no button, but a control of one's own: which lines does the log have?",
      besides: ["action of CLControl"]),
    "CT5": .log("The button is tapped: which lines lead from the button to the method of its target?"),
    "CT6": .log(
      "addTarget(nil, …), and button and controller can both perform it: which lines does the log have?",
      besides: ["PageController.press, sender PressableButton"]),
    "CT6-controller": .log(
      "No target, and only the controller can perform it: which lines does the log have?"),
    "CT6-focus": .log(
      "The button can perform the action, and so can the field with the caret: which lines lead to the one that does?",
      from: "PressableButton sendAction", besides: ["PressableButton.press, sender PressableButton"]),
    "CT7": .log(
      "The front button has no action, the back one has: which lines does the log have?",
      besides: ["action of BackButton"]),
    "CT8": .log(
      "The target is released before the tap: which lines does the log have?",
      besides: ["PageController.press, sender CLButton"]),
    "CT9": .log(
      "A finger leaves the button, comes back and lifts: which lines say what the button sends?",
      only: ["sends"]),
    "CT9-outside": .log(
      "A finger leaves the button and lifts there: which lines say what the button sends?", only: ["sends"]),
    "CT9-cancel": .log(
      "A call comes in while the button is pressed: which lines say what the button sends?", only: ["sends"]),
    "CT9-repeat": .log("Two taps in a row: which lines say what the button sends?", only: ["sends"]),
    "CT10": .log(
      "It was given press:, but it sends archive:. Which lines does the log have?",
      besides: ["PageController.press, sender ArchivingButton"]),
    "C2": .log("The second finger lands and lifts while the first one rests: which lines does the log have?"),
    "C3": .log(
      "beginTracking says no: which lines does the log have?", besides: ["DecliningControl sends touchDown"]),
    "C4": .log("continueTracking says no at the second move: which lines does the log have?"),
    "C5": .log(
      "The button logs what it is like when the finger has landed and when its action runs: which of these lines does it log?",
      only: ["isTracking"],
      besides: ["isTracking true, isHighlighted false", "isTracking false, isHighlighted false"]),
    "C8": .log(
      "The button ends at x 210. A tap at 214; then a finger lands at 160, goes to 214, 279, 281 and back to 279, and lifts: which lines say what the button sends?",
      only: ["sends"]),
    "C9": .log(
      "A finger lands on the second segment, slips 5 points below it, and lifts; then the segment is tapped: which lines say what the control sends?",
      only: ["sends"]),
    "C10": .log(
      "Two calls of addTarget for the lift, one for the landing: which lines say what reaches the application and the controller?",
      only: ["UIApplication", "PageController."]),
    "C12": .log("sendActions(for:) instead of a finger: which lines does the log have?"),
    "C13": .log(
      "The first save, another closure, the second save, all for the press: which lines are logged?",
      besides: ["saves, first version"]),
    "C15": .log(
      "One tap on each of six controls: which lines say what the recognizer goes to, and who acts?",
      only: ["Tap", "action"], besides: ["action of CLControl"]),
    "C15-slider": .log(
      "A drag that begins on the knob, then one that begins beside it: which lines say what the pan goes to, and who acts?",
      only: ["Pan ", "action"]),
    "C15-switch": .log(
      "A drag along the switch, then one down across it: which lines say what the pan goes to, and who acts?",
      only: ["Pan ", "action"]),
    "C16": .log(
      "A press of 0.7 s on the button: which lines does the log have?", besides: ["action of CLButton"]),
    "C16-double": .log(
      "Two taps on the button: which lines tell the button of them, and who acts?",
      only: ["CLButton", "action"], besides: ["action of CLButton"]),
    "H9": .log(
      "The button is disabled: which lines does a tap on it lead to?", besides: ["action of CLButton"]),
  ]
}
