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
        + "answer for all others. touchesShouldBegin(_:with:in:): isReadOnly."),
    mutants: [
      Mutant(
        name: "NeverScrolls", claim: "lets no view of the content lose its finger",
        caughtBy: "testAFingerThatRestsOnAButtonScrolls"),
      Mutant(
        name: "DelaysNothing", claim: "switches off the delay for everything",
        caughtBy: "testAQuickDragLightsNothing"),
      Mutant(
        name: "AlwaysCancels",
        claim: "takes every finger away, from the knob and from other controls, too",
        caughtBy: "testAFingerWithTheKnobKeepsIt"),
      Mutant(
        name: "CannotCancel",
        claim: "switches off canCancelContentTouches, so that sliders keep their fingers",
        caughtBy: "testATileIsToldAndCancelled"),
      Mutant(
        name: "SlidersKeepEverything", claim: "lets sliders keep fingers beside their knobs, too",
        caughtBy: "testAFingerBesideTheKnobScrolls"),
      Mutant(
        name: "ButtonsKeepTheFinger", claim: "forgets buttons, so that a finger that rests on one is lost",
        caughtBy: "testAFingerThatRestsOnAButtonScrolls"),
      Mutant(
        name: "EveryControlLoses", claim: "takes the finger away from every control but sliders",
        caughtBy: "testOtherControlsKeepTheirFingers"),
      Mutant(
        name: "NoTouchesForControls", claim: "keeps all touches from sliders and buttons",
        caughtBy: "testButtonsAreClicked"),
      Mutant(
        name: "ExactClasses", claim: "knows sliders and buttons only, not their subclasses",
        caughtBy: "testAFingerThatRestsOnAButtonScrolls"),
      Mutant(
        name: "ReadOnlyIsDeaf",
        claim: "switches off all touches while it is read-only, those that scroll, too",
        caughtBy: "testAReadOnlyFormOnlyScrolls"),
      Mutant(
        name: "ReadOnlyControlsOnly",
        claim: "keeps touches from controls while it is read-only, but not from other views",
        caughtBy: "testAReadOnlyFormOnlyScrolls"),
      Mutant(
        name: "AsksForDirectSubviews",
        claim: "keeps touches only from views that lie directly in the form while it is read-only",
        caughtBy: "testAReadOnlyFormOnlyScrolls"),
      Mutant(
        name: "ForgetsReadOnly", claim: "keeps only the first touch from a form that is read-only",
        caughtBy: "testOneFingerAfterTheOther"),
      Mutant(
        name: "OnlyTrackingKeeps", claim: "lets a control keep its finger only while it tracks",
        caughtBy: "testOtherControlsKeepTheirFingers"),
      Mutant(
        name: "IgnoresReadOnly", claim: "asks nobody whether touches should begin",
        caughtBy: "testAReadOnlyFormOnlyScrolls"),
      Mutant(
        name: "OneForAllForms", claim: "has one isReadOnly for all forms",
        caughtBy: "testAFormCanBeWrittenAgain"),
    ])

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
    paragraph: "chapters/06-scroll-view-delay/README.md#two-scroll-views",
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
        + "absolute values of translation(in:), and say super's answer for all other recognizers."),
    mutants: [
      Mutant(
        name: "OuterAlwaysWins", claim: "lets a scroll view in another one never drag",
        caughtBy: "testASlowDragScrollsTheOneItFollows"),
      Mutant(
        name: "BothScroll", claim: "lets both pans recognize at once, so that one finger scrolls both",
        caughtBy: "testAFastDragScrollsTheOneItFollows"),
      Mutant(
        name: "OnlyLocks",
        claim: "locks the direction, which decides how a scroll view moves, not which one",
        caughtBy: "testAFastDragScrollsTheOneItFollows"),
      Mutant(
        name: "ForgetsTheSign", claim: "compares how far the finger went without regard to left and up",
        caughtBy: "testASlowDragScrollsTheOneItFollows"),
      Mutant(
        name: "OnlyTheStrip",
        claim: "lets the page scroll by drags that mainly go sideways beside the strip",
        caughtBy: "testBesideTheStripOnlyThePageScrolls"),
      Mutant(
        name: "ForbidsTaps",
        claim: "forbids everything that does not follow its axis, taps in it, too",
        caughtBy: "testTapsInTheStripStillWork"),
      Mutant(
        name: "AxesSwapped", claim: "takes the other axis for its own",
        caughtBy: "testASlowDragScrollsTheOneItFollows"),
      Mutant(
        name: "InnerGoesSideways", claim: "takes it for granted that the inner one scrolls sideways",
        caughtBy: "testAPageThatScrollsSidewaysHoldsAStripThatScrollsUpAndDown"),
      Mutant(
        name: "FinalOffsetWithoutHysteresis", claim: "predicts that the first 10 points scroll, too",
        caughtBy: "testToTheLeft"),
      Mutant(
        name: "PredictsThatBothScroll",
        claim: "predicts that a drag which turns scrolls one after the other",
        caughtBy: "testUpThenLeft"),
      Mutant(
        name: "PredictsTheMainAxis", claim: "predicts that plain scroll views look for the main axis",
        caughtBy: "testFastAndMainlyUp"),
    ])
}
