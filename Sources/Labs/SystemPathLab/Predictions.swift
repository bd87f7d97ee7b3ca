import LabSupport

extension SystemPath {
  /// What a reader predicts of each scenario.
  static let predictions: [String: Prediction] = [
    "SP1": .hands(
      "A finger lands: who has the event, from the glass to the view?", to: "StarView", besides: parts),
    "SP1-landing": .hands("A finger lands: who has the event, from the glass to the view?", besides: parts),
    "SP2": .hands(
      "An app runs in the background, and the home screen is tapped: who has the event, at the landing and at the lift?",
      besides: parts),
    "SP10": .log(
      "touchesBegan asks for a layout and starts a timer that is due at once: which lines does the log have?",
      only: ["touchesBegan", "layoutSubviews", "timer"]),
    "SP11": .log(
      "The delegate of an old app makes its window, without a scene. It is launched and tapped: which lines are logged?",
      besides: ["OldView touchesBegan", "OldView touchesEnded", "the app has launched"]),
    "SP2-landing": .hands("A finger lands on the home screen: who has the event?", besides: parts),
    "SP3": .hands(
      "The app's only window has its user interaction switched off: who has the event, at the landing and at the lift?",
      besides: parts),
    "SP4": .hands(
      "The view is still busy with touchesBegan when the finger moves and lifts: which of these three have the event, in which order?",
      only: ["digitizer", "backboardd", "BusyView"]),
    "SP5": .log(
      "A message arrives on a port of the app's own, then a finger lands: which lines say that a source fires?",
      only: ["fires"], to: "update cycle",
      besides: ["App source0 fires: download port", "App source1 fires: update cycle"]),
    "SP5-signal": .log(
      "The app signals a source0 of its own, and later wakes the loop: which lines does the log have?"),
    "SP6": .log(
      "One finger on its way, as three kinds of object: which lines does the log have until the view is told that it has landed?",
      to: "InspectingView"),
    "SP7": .hands(
      "The finger landed in App; Notes is in front when it moves and lifts, and a second one lands and lifts: which views have the event?",
      only: ["View"]),
    "SP7-sheet": .hands(
      "Another process draws the lower half of App's window, and StarView is tapped above it and on it: which views have the event?",
      only: ["View"]),
    "SP8": .hands(
      "A call comes in while a finger is down, and the finger moves on and lifts; then another one lands and lifts: which of these two have the event, in which order?",
      only: ["backboardd", "StarView"]),
    "SP9": .log(
      "Which lines does the log have around touchesBegan, from the moment the run loop wakes up?",
      besides: ["before exit", "entry"]),
    "SP9-modes": .log(
      "Two timers fire every quarter of a second, one for the default mode, one for the common modes. Which lines does the log have before, while and after a scroll view follows a finger?"
    ),
    "TE1": .log("One finger lands, leaves the view, and lifts: which lines does the view log?"),
    "TE2": .log(
      "Two taps in one place, then two far apart: which lines does the view log when a finger lands?",
      only: ["touchesBegan"],
      besides: [
        "touchesBegan: A began at (160, 240), tapCount 2", "touchesBegan: B began at (160, 240), tapCount 1",
        "touchesBegan: C began at (100, 160), tapCount 3", "touchesBegan: D began at (220, 320), tapCount 2",
      ]),
    "TE3": .log(
      "Two fingers land at the same instant: which lines does the view log when they land?",
      only: ["touchesBegan"],
      besides: [
        "touchesBegan: A began at (110, 200), tapCount 1", "touchesBegan: B began at (210, 280), tapCount 1",
      ]),
    "TE4": .log("Two fingers land one after the other: which lines does the view log?"),
    "TE5": .log(
      "The view takes one finger at a time, and two land and move: which lines does it log when a finger lands or lifts?",
      only: ["touchesBegan", "touchesEnded"],
      besides: [
        "touchesBegan: B began at (210, 280), tapCount 1", "touchesEnded: B ended at (210, 280), tapCount 1",
      ]),
    "TE6": .log("One finger rests while another one moves: which lines does the view log?"),
    "TE7": .log(
      "Two fingers are on two views: which lines say whose touches are in the event?", only: ["event."],
      besides: [
        "event.allTouches: B", "event.touches(for: LeftView): A B", "event.touches(for: RightView): A B",
        "event.touches(for: window): B",
      ]),
    "TE8": .log(
      "What does a touch know? Which lines say who watches it?", only: ["gestureRecognizers"],
      besides: [
        "gestureRecognizers[1]: UITapGestureRecognizer", "gestureRecognizers[2]: UIPanGestureRecognizer",
      ]),
    "TE9": .log(
      "Two fingers move apart: which lines does the view log when they land and when they lift?",
      only: ["touchesBegan", "touchesEnded"],
      besides: [
        "touchesBegan: A began at (130, 240), tapCount 1", "touchesBegan: B began at (190, 240), tapCount 1",
        "touchesEnded: A ended at (100, 240), tapCount 1",
      ]),
    "TE1-samples": .log(
      "The glass is looked at four times in a frame of the display: which lines does the view log for the moves?",
      only: ["touchesMoved"],
      besides: ["touchesMoved: A at y 168; coalesced: y 164, 168; predicted: y 172, 176, 180, 184"]),
  ]

  /// Who may have the event between the glass and the view.
  static let parts = [
    "digitizer", "IOKit", "backboardd", "SpringBoard", "App event fetch thread", "App", "UIApplication",
    "UIWindow", "StarView",
  ]
}
