extension Exercise {
  static let formScrollView = Exercise(
    id: "6.4", title: "The form", kind: .build, points: 20, minutes: 30, stem: "FormScrollView",
    goal:
      "Decide view by view who keeps a finger in a scroll view: sliders their knobs, buttons only their taps.",
    objectives: [
      "Say what a scroll view asks of its content, and when: touchesShouldBegin and touchesShouldCancel.",
      "Let content keep a finger without switching off the delay or the scrolling for everything.",
    ],
    prerequisites: ["6.1", "Chapter 5 on tracking."],
    outOfScope: ["Several fingers, forms that scroll sideways."],
    paragraph: "chapters/06-scroll-view-delay/README.md#who-may-keep-the-finger",
    hints: Hints(
      symptom:
        "Either a finger is lost: nothing scrolls and nothing else happens. Or a view loses a finger that it "
        + "should have kept.",
      concept:
        "A scroll view asks twice. When the delay is over: may the content have this touch at all? When the "
        + "finger drags: may it be taken away again? Plain scroll views answer yes, and yes unless it is a "
        + "control. A slider that has its knob in a finger tracks it.",
      place:
        "touchesShouldCancel(in:): true for buttons, for sliders only while isTracking is false, super's "
        + "answer for all others. touchesShouldBegin(_:with:in:): isReadOnly."))

  static let nestedScrollViews = Exercise(
    id: "6.5", title: "Two scroll views, one finger", kind: .predictAndBuild, points: 15, minutes: 25,
    stem: "NestedScrollViews",
    goal: "Predict which of two nested scroll views a drag moves, then make them share drags by axis.",
    objectives: [
      "Say which of two scroll views begins to drag, and how far it goes.",
      "Forbid a pan at the moment when it would begin, and leave the finger to another one.",
    ],
    prerequisites: ["6.1", "Chapter 4 on exclusion."],
    outOfScope: ["Handing over in mid-drag, fingers on the diagonal, throwing."],
    paragraph: "chapters/06-scroll-view-delay/README.md#two-scroll-views-which-one-moves",
    hints: Hints(
      symptom:
        "A fast drag that mainly goes up moves the strip, because its first move is more than 10 points to "
        + "the side as well.",
      concept:
        "Both pans look at every move, the inner one first. The first that has 10 points along an axis on "
        + "which it can scroll begins, and the other one fails. A pan that is forbidden to begin fails, "
        + "too, and then the other one is free. The 10 points are taken off the longer side, and the "
        + "other in proportion.",
      place:
        "gestureRecognizerShouldBegin(_:) in AxisScrollView: for its own panGestureRecognizer compare the "
        + "absolute values of translation(in:), and say super's answer for all other recognizers."))
}
