import LabSupport

extension ScrollDelay {
  /// What a reader predicts of each scenario.
  static let predictions: [String: Prediction] = [
    "SD1-4": .log(
      "A tap on a row, presses of 0.5 s and 1 s, and a tap on the button: which lines say who acts on each?",
      only: ["tapped", "selected", "clicked"], besides: actions),
    "SD1": .log("The finger stays for 0.1 s: which lines does the page log?", besides: actions + table),
    "SD1-alone": .log(
      "A quick tap on a row, and no tap recognizer: which lines are logged?", besides: actions),
    "SD2": .log("The finger stays for 0.5 s: which lines are logged?", besides: actions),
    "SD3": .log("The finger stays for 1 s: which lines are logged?", besides: actions),
    "SD4": .log("A tap on the button: which lines are logged?", besides: actions),
    "SD5": .log(
      "The page scrolls, and so does the table in it. A press on a row: which lines are logged?",
      besides: actions),
    "SD6": .log(
      "The finger lands and moves up at once: which lines are logged, the table's and its delegate's?",
      besides: actions + table),
    "SD7": .log(
      "The finger rests for 0.3 s before it moves up: which lines are logged, the table's and its delegate's?"
    ),
    "V3": .log(
      "The content can only move up and down, and a finger goes sideways at once: which lines are logged?",
      besides: ["scrollViewWillBeginDragging"]),
    "SD8": .log(
      "delaysContentTouches is false. A quick tap on a row, then a drag: which lines are logged?",
      besides: actions),
    "SD8-cancel": .log(
      "canCancelContentTouches is false. A drag at once, then one after 0.3 s: which lines are logged?"),
    "SD8-begin": .log(
      "touchesShouldBegin answers false. A press of 1 s, then a drag after 0.3 s: which lines are logged?",
      besides: actions + table),
    "SD8-control": .log(
      "A drag on the content, then one that begins on a control in it, each after a rest: which lines are logged?"
    ),
    "SD8-override": .log(
      "touchesShouldCancel(in:) answers true. A drag on the content, then one that begins on a control: which lines are logged?"
    ),
    "SD1-share": .log(
      "The tap takes nothing away. A quick tap on a row, one beside the table, one on the button: which lines say who acts?",
      only: ["tapped", "selected", "clicked"]),
    "SD1-refuse": .log(
      "The tap gets no touches in the table. A quick tap on a row, one beside the table, one on the button: which lines say who acts?",
      only: ["tapped", "selected", "clicked"]),
    "SD1-forbid": .log(
      "The page forbids taps in the table. A quick tap on a row, one beside the table, one on the button: which lines say who acts?",
      only: ["tapped", "selected", "clicked"]),
    "V30": .log(
      "Row 0 added its button to the cell itself, row 1 to contentView. Both buttons are pressed: which lines say that one is clicked?",
      only: ["clicked"], besides: ["the button of row 0 is clicked"]),
    "V31": .log(
      "The list is at its lower end, and a finger drags it up, then down: which lines say what is dragged?",
      only: ["Dragging"],
      besides: [
        "scrollViewWillBeginDragging of List", "scrollViewWillBeginDragging of Page",
        "scrollViewDidEndDragging of List", "scrollViewDidEndDragging of Page",
      ]),
    "V13": .log(
      "A press on row 1, a quick tap on row 2, and a drag that begins on row 1 after a rest: which lines are about rows that light up or are selected?",
      only: ["Row "]),
    "V9": .log("The finger lifts while it moves: which lines does the delegate log?"),
    "V9-slow": .log(
      "The finger rests before it lifts: which lines does the delegate log?",
      besides: ["scrollViewWillBeginDecelerating", "scrollViewDidEndDecelerating, offset 86"]),
    "V10": .log(
      "The delegate rounds the target to whole hundreds of points: which lines does it log?",
      besides: ["scrollViewDidEndDecelerating, offset 185"]),
    "V8": .log(
      "Half a second after the flick the finger taps the moving content: which lines are logged?",
      besides: ["ContentView touchesBegan", "ContentView touchesEnded", "ContentView touchesCancelled"]),
    "V20": .log(
      "A normal scroll view keeps 0.998 of its speed each millisecond, a fast one 0.99. The same flick on each, the normal one first: which lines say how far it goes?",
      only: ["offset"], besides: ["scrollViewDidEndDecelerating, offset 86"]),
    "V22": .log(
      "The content is at its top already. A finger drags it down by 120 points and lifts: which lines are the last two?",
      from: "finger 120",
      besides: [
        "finger 120, content 120", "finger 120, content 0", "scrollViewDidEndDecelerating, offset 120",
      ]),
    "V23": .log(
      "Each page is 400 points high: which lines say where the content comes to rest after each drag?",
      only: ["offset"], besides: ["scrollViewDidEndDecelerating, offset 0"]),
    "V11": .log(
      "A drag sideways and a drag upwards begin at the same point of the strip: which lines say who is dragged?"
    ),
    "V11-lock": .log(
      "A finger goes up and, less, to the left, without the lock and with it: which lines say where the content is then?",
      only: ["offset"], besides: ["scrollViewDidEndDragging, offset (43, 0)"]),
    "S22": .log(
      "A timer of the default run loop mode ticks every 0.1 s: which lines are logged around a flick?"),
  ]

  /// What the page logs when something acts.
  static let actions = ["backview tapped", "button clicked!", "cell selected!"]

  /// What the table may be told.
  private static let table = ["Began", "Moved", "Ended", "Cancelled"].map { "LoggingTable touches\($0)" }
}
