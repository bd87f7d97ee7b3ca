import LabSupport

extension Recognizers {
  /// What a reader predicts of each scenario.
  static let predictions: [String: Prediction] = [
    "G85": .log(
      "A finger draws to the right on a pushed screen: which lines say what YellowView hears, and what comes of the screen?",
      besides: ["YellowView touchesEnded", "YellowView touchesCancelled", "the screen is popped"]),
    "G85-waits": .log(
      "YellowView has a pan recognizer of its own, and a finger drags to the right: which lines are logged?",
      besides: ["the screen is popped"]),
    "GR1": .log("YellowView is tapped: which three lines does the log have?", besides: ["View panned"]),
    "GR2": .log(
      "YellowView is tapped: which lines does the log have, with those of the recognizer?",
      besides: ["View panned"]),
    "GR3": .log(
      "The finger moves 3 points at a time, eight times: which lines does the log have?",
      besides: ["View Tapped"]),
    "GR4": .log(
      "The pan takes nothing away: which lines tell YellowView of the finger?", only: ["YellowView"]),
    "GR5": .log(
      "The view is to hear late: which lines does the log have?",
      besides: [
        "YellowView touchesBegan", "YellowView touchesMoved", "YellowView touchesEnded",
        "YellowView touchesCancelled",
      ]),
    "FLAGS": .log("A tap, a tap that the delegate refuses, a press of 1 s: which lines does the log have?"),
    "FLAGS-beside": .log(
      "The same touches, and the recognizer takes nothing away: which lines does the log have?"),
    "FLAGS-late": .log("The same touches, and the view is told late: which lines does the log have?"),
    "FLAGS-free": .log("The same touches, and no end is held back: which lines does the log have?"),
    "GR6": .log("The finger lands, moves twice, and rests for a second: which lines does the log have?"),
    "GR6-veto": .log(
      "The recognizer fails at the very moment the finger lifts: which lines does the log have?"),
    "GR7": .log(
      "One single tap, and a recognizer that waits for a second one: which lines does the log have?"),
    "GR7-false": .log("One single tap, and delaysTouchesEnded is false: which lines does the log have?"),
    "GR7-double": .log("Two taps: which lines does the log have?"),
    "GR7-double-false": .log("Two taps, and delaysTouchesEnded is false: which lines does the log have?"),
    "GR7-fingers": .log(
      "The first finger lifts at 0.1 s, the second at 0.2 s: which lines does the log have?"),
    "GR8": .log(
      "The recognizer wants fingers that hardly move, and fails at the third move: which lines does the log have?"
    ),
    "GR9": .log(
      "There are four tap recognizers: which lines does the log have when the view is tapped?",
      besides: ["SiblingTap"]),
    "GR10": .states("A tap, then a press of 1.2 s: to which states does the recognizer go?"),
    "GR10-continuous": .states(
      "A drag, then a drag that an incoming call interrupts: to which states does the pan go?"),
    "GR10-machine": .states(
      "A tap, a press, a drag: to which states do the two recognizers go?", to: "Pan ended"),
    "GR10-refused": .states(
      "A subclass asks for changed, then for began, for possible and for failed; then a call comes in: to which states does it go?"
    ),
    "GR11-tap": .states("Two taps with two fingers: to which states does the recognizer go?"),
    "GR11-swipe": .states("Two fingers go to the left: to which states does the recognizer go?"),
    "GR11-press": .states("A finger rests for 1 s, moves and lifts: to which states does the recognizer go?"),
    "GR11-press-loop": .log(
      "Which lines come between the landing and the action?", from: "YellowView touchesBegan",
      to: "action of LongPress: began"),
    "GR11-pan": .states(
      "A second finger lands in mid-gesture and lifts first: to which states does the pan go?"),
    "GR11-pinch": .states(
      "The fingers move apart, from 60 to 120 points: to which states does the pinch go?"),
    "GR11-rotation": .states(
      "Two fingers turn by a quarter of a circle, clockwise: to which states does the rotation go?"),
    "GR11-both": .states("The fingers turn and move apart: to which states do the two recognizers go?"),
    "GR11-both-simultaneous": .states(
      "The fingers turn and move apart: to which states do the two recognizers go at first?",
      to: "Pinch changed"),
    "GR11-edge": .states(
      "Two drags to the right, one from the left edge and one from the middle: to which states does the recognizer go?"
    ),
    "GR12": .log(
      "A tap, then a drag of five moves: which lines say that an action is sent?", only: ["action"]),
    "GR13": .log(
      "The finger changes direction three times, then another one lifts too early: which lines are about the recognizer?",
      only: ["RubRecognizer"]),
    "GR13-sideways": .states("A drag down, then a drag to the right: to which states does the pan go?"),
    "GR14": .log(
      "A single tap that waits for a double tap to fail, and one tap: which lines does the log have?"),
    "GR14-double": .log(
      "A single tap that waits for a double tap to fail, and two taps: which lines does the log have?"),
    "GR14-dynamic": .log(
      "A delegate says that the single tap needs the failure of any tap that counts further. One tap: which lines does the log have?"
    ),
    "GR14-both": .log(
      "A single and a double tap that know nothing of each other, and two taps: which lines does the log have?"
    ),
    "GR14-exclusion": .log("YellowView is tapped: which lines does the log have?"),
    "GR14-simultaneous": .log(
      "YellowView is tapped, and a delegate allows both: which lines does the log have?"),
    "GR14-prevent": .log(
      "The tap of YellowView recognizes first, and the one of the root view is stubborn: which lines does the log have?"
    ),
    "GR14-receive": .log(
      "The delegate refuses touches in YellowView. A tap there, then one beside it: which lines does the log have?"
    ),
    "GR14-begin": .log("The view's gestureRecognizerShouldBegin says no: which lines does the log have?"),
    "GR14-begin-beside": .log(
      "The view says no, and cancelsTouchesInView is false: which lines does the log have?"),
    "GR15": .log(
      "No recognizer of the app is there, and YellowView is tapped: which lines does the log have?"),
    "GR15-edge": .log(
      "A button at the lower edge: a quick tap, a press of 2 s, and the press again once the controller defers. Which lines does the log have?",
      only: ["EdgeButton"]),
    "TE9": .log(
      "The second finger lands a moment after the first and lifts before it: which lines does the log have?"),
  ]
}
