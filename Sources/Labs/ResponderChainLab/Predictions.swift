import LabSupport

extension ResponderChain {
  /// What a reader predicts of each scenario.
  static let predictions: [String: Prediction] = [
    "RC1": .log("Which lines come when the finger has landed, from the button to the app delegate?"),
    "RC2": .log("Which lines come when the finger has landed, from the root view to the app delegate?"),
    "RC3": .log(
      "A tap on the child, then one on what is presented: which lines tell a controller of a landing?",
      only: ["Controller touchesBegan"]),
    "RC4": .log(
      "The delegate is no UIResponder: which lines come when the finger has landed?",
      besides: ["AppDelegate touchesBegan"]),
    "RC5": .log(
      "A tap on each of three views: which lines tell it or the page's view of the landing?",
      only: [
        "PlainView touchesBegan", "KeepingView touchesBegan", "SharingView touchesBegan",
        "TestEventsView touchesBegan",
      ]),
    "RC5-half": .log(
      "touchesBegan calls super, touchesEnded does not: which lines tell the view or the page's view?",
      only: ["HalfView", "TestEventsView"]),
    "RC5-removed": .log(
      "When the finger lifts, the view has no next responder any more: which lines tell of the end?",
      only: ["touchesEnded"]),
    "RC5-scroll": .log("The view in it does not override anything: which lines does a tap on it lead to?"),
    "RC5-recognizer": .log("The touch never climbs to the page: which lines does a tap on the view lead to?"),
    "RC6": .log(
      "A finger lands on the label: which lines come, in the order in which touchesBegan and next are called?",
      to: "UIDropShadowView nextResponder"),
    "RC7": .log("A finger lands on a control: which lines come, from the button to the app delegate?"),
    "RC7-declines": .log(
      "beginTracking answers false: which lines tell of the landing?", only: ["touchesBegan"]),
    "RC7-nil": .log(
      "The button acts twice, the second time when a note has the focus: which lines say who saves?",
      only: ["performs"]),
    "RC8": .log("The label's next is the app delegate itself: which lines come when the finger has landed?"),
    "RC9": .log(
      "touchesMoved adds the way from previousLocation to location: which line of the log is the last?",
      from: "(150, 180) to",
      besides: [
        "the finger goes from (150, 180) to (200, 300), the view to (200, 300)",
        "the finger goes from (150, 180) to (200, 300), the view to (50, 120)",
      ]),
    "RC10": .log(
      "Three taps, on two fields and on a photo; then a field leaves the window. Which lines are about the focus and the keyboard?",
      only: ["Responder", "keyboard"]),
    "RC11": .log(
      "A view in a view asks next, again and again, until it finds a controller: which of these lines is logged?",
      besides: [
        "the nearest controller of StarView is UINavigationController",
        "the nearest controller of StarView is nil",
      ]),
    "RC11-print": .log(
      "The star is tapped, and prints its chain and the first responder: which lines are logged?"),
    "RC12": .log(
      "The device is shaken while the note has the focus: which lines tell of the beginning?",
      only: ["motionBegan"]),
    "RC12-presses": .log(
      "A button of a remote control is pressed while the note has the focus: which lines tell of the beginning?",
      only: ["pressesBegan"]),
    "RC12-remote": .log(
      "The button of a headset is pressed before and after the app has asked for it: which lines tell a responder?",
      only: ["remoteControlReceived"]),
    "RC12-menu": .log(
      "A menu is shown, and copy is chosen; it is shown again, and print is chosen: which lines say what it offers and who does it?",
      only: ["shows", "performs"], besides: ["UIEditMenuInteraction: shows Cut, Copy, Paste, Print"]),
    "RC12-accelerometer": .log(
      "The device is turned while the accelerometer is sampled: which lines does the log have?"),
    "RC13": .log(
      "A pencil draws, and its force comes late: which lines tell the canvas of it?", only: ["CanvasView"]),
    "RC14": .log(
      "A pointer hovers, clicks and scrolls: which lines tell the link view of it?", only: ["LinkView"]),
    "RC15": .log(
      "The keys S, then command-S, for which the controller has a key command: which lines say who hears of a key, and who saves?",
      only: ["pressesBegan", "saves"]),
  ]
}
