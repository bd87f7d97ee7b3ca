/// The exercises of chapter 5 that build on a control of one's own.
extension Exercise {
  static let starRating = Exercise(
    id: "5.4", title: "Stars on a card", kind: .fix, points: 20, minutes: 25, stem: "StarRating",
    goal: "Make a control of our own win against a tap of the card around it, and only that one.",
    objectives: [
      "Give a control the veto that UIKit’s own controls have.",
      "Keep a veto as narrow as the gesture that the control is for.",
    ],
    prerequisites: ["5.1"],
    outOfScope: ["Scroll views around the control, systems before iOS 6."],
    paragraph: "chapters/05-controls/README.md#say-no-in-your-own-control",
    hints: Hints(
      symptom:
        "The stars are told touchDown and touchCancel, and the card flips: the card’s tap is recognized and "
        + "takes the touch away.",
      concept:
        "Before a recognizer that would take touches away recognizes, the view that the finger hit is asked "
        + "gestureRecognizerShouldBegin. UIButton says no there, UIControl says yes to everything, and a view in "
        + "the control is asked in its place. Or the card’s delegate keeps the one recognizer away from those "
        + "touches.",
      place:
        "Override gestureRecognizerShouldBegin(_:) in StarRating. Say no only to a UITapGestureRecognizer "
        + "that needs one tap and one finger and whose view is not the control itself. hitTest(_:with:) makes "
        + "the control the one that is hit."))

  static let knob = Exercise(
    id: "5.5", title: "A knob that turns", kind: .build, points: 25, minutes: 35, stem: "Knob",
    goal:
      "Build a rotary control: it turns with the finger, stops at its ends, and tells of every change once.",
    objectives: [
      "Use the tracking methods instead of touches methods or a recognizer.",
      "Compute a turn in the control’s own coordinates, across ±π, too.",
      "Tell valueChanged apart from the events of a touch.",
    ],
    prerequisites: ["5.2"],
    outOfScope: ["A finger in the very middle, which has no angle; drawing; a range that is upside down."],
    paragraph: "chapters/05-controls/README.md#build-your-own-control",
    hints: Hints(
      symptom:
        "The lines before the one that differs say where the finger is, seen from the middle of the knob. The "
        + "line itself says where in its range the knob should be then.",
      concept:
        "A move turns the knob by the angle between two arrows, from the middle to where the finger was and "
        + "to where it is. Angles from atan2 jump by a whole turn on the left side; the angle between two "
        + "arrows does not.",
      place:
        "In continueTracking(_:with:) take previousLocation(in: self) and location(in: self), both minus "
        + "(bounds.midX, bounds.midY). The turn is atan2(cross product, dot product). Add its share of the "
        + "range to value, and send valueChanged if value is another one than before."))
}
