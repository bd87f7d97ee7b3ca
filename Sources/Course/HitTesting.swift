extension Chapter {
  /// Chapter 2: which view is under the finger.
  public static let hitTesting = Chapter(
    number: 2, folder: "02-hit-testing", module: "HitTesting", title: "Hit-testing",
    exercises: [.tapLog, .hitTest, .roundButtonBar, .tapTargets, .passThroughOverlay, .pagingPreviews])
}

extension Exercise {
  fileprivate static let tapLog = Exercise(
    id: "2.1", title: "The log of a tap", kind: .predict, points: 10, minutes: 10, stem: "TapLog",
    goal: "Write down, line by line, what hit-testing asks for a tap on E and for one on D.",
    objectives: [
      "Say in which order views are asked, and which are never asked.",
      "Tell what a view is asked before its subviews are.",
    ],
    prerequisites: ["Chapter 2 up to “How often”."],
    outOfScope: ["Hidden views, transforms, the first round and its windows."],
    paragraph: "chapters/02-hit-testing/README.md#predict",
    hints: Hints(
      symptom: "The first line that differs names a view that is asked earlier, later, or not at all.",
      concept:
        "A view is asked hitTest, asks itself pointInside, and only then asks its subviews, the last "
        + "one first. The first one that answers ends the search.",
      place:
        "Under A, decide which of B and C is in front, and write both of its lines before you look at "
        + "the other. Then do the same with E and F under C."),
    mutants: [
      Mutant(
        name: "ForwardOrder", claim: "asks the subviews from first to last",
        caughtBy: "testTheLinesOfATapOnE"),
      Mutant(
        name: "PointInsideBeforeHitTest", claim: "asks pointInside of a view before its hitTest",
        caughtBy: "testTheLinesOfATapOnE"),
      Mutant(
        name: "AsksBAfterCWasHit", claim: "asks B although C has answered",
        caughtBy: "testTheLinesOfATapOnE"),
      Mutant(
        name: "GoesStraightToE", claim: "leaves out F, which is asked before E",
        caughtBy: "testTheLinesOfATapOnE"),
      Mutant(
        name: "GoesStraightToB", claim: "leaves out C, which is asked before B",
        caughtBy: "testTheLinesOfATapOnD"),
      Mutant(
        name: "MissAsksNoPointInside", claim: "lets C refuse without asking its pointInside",
        caughtBy: "testTheLinesOfATapOnD"),
      Mutant(
        name: "TouchGoesToA", claim: "sends touchesBegan to A, the first view asked",
        caughtBy: "testTheLinesOfATapOnE"),
    ])

  fileprivate static let hitTest = Exercise(
    id: "2.2", title: "hitTest itself", kind: .build, points: 25, minutes: 35, stem: "HitTest",
    goal:
      "Write hitTest(_:with:) so that it finds the same view by the same questions as the engine, in "
      + "every tree.",
    objectives: [
      "Write the search from memory, conversion included.",
      "Keep it open for subclasses that override either method.",
    ],
    prerequisites: ["2.1"],
    outOfScope: ["Controls that are disabled, gestures, views squeezed to nothing by a transform."],
    paragraph: "chapters/02-hit-testing/README.md#front-to-back",
    hints: Hints(
      symptom:
        "Wherever a subview lies, its superview answers. The smallest tree that a check shows has one "
        + "subview and one point that tell the two searches apart.",
      concept:
        "Three reasons to say no come first. Then each subview is asked, from the front to the back, "
        + "about the point in its own coordinates. Who finds nothing answers for itself. Also read: "
        + "chapters/02-hit-testing/README.md#transforms",
      place:
        "In hitTest(_:with:): one guard for the flags, one guard for self.point(inside:with:), a loop "
        + "over subviews.reversed() in which convert(_:to:) makes the point for each subview, and self at "
        + "the end."),
    mutants: [
      Mutant(
        name: "ForwardOrder", claim: "asks the subviews from first to last",
        caughtBy: "testAsksTheSubviewsFromLastToFirst"),
      Mutant(
        name: "NoConversion", claim: "hands its own point to the subviews",
        caughtBy: "testConvertsThePointForEachSubview"),
      Mutant(
        name: "ConvertsTheOtherWay", claim: "converts the point out of the subview instead of into it",
        caughtBy: "testConvertsThePointForEachSubview"),
      Mutant(
        name: "SubtractsTheFrame", claim: "converts by subtracting the origin of the frame",
        caughtBy: "testConvertsThePointForEachSubview"),
      Mutant(
        name: "AlphaLimitTooHigh", claim: "skips views whose alpha is exactly 0.01",
        caughtBy: "testSkipsViewsThatIgnoreTouches"),
      Mutant(
        name: "OnlyAlphaZero", claim: "finds views with an alpha between 0 and 0.01",
        caughtBy: "testSkipsViewsThatIgnoreTouches"),
      Mutant(
        name: "IgnoresHidden", claim: "finds hidden views",
        caughtBy: "testSkipsViewsThatIgnoreTouches"),
      Mutant(
        name: "IgnoresInteraction", claim: "finds views whose user interaction is off",
        caughtBy: "testSkipsViewsThatIgnoreTouches"),
      Mutant(
        name: "NilWithoutSubview", claim: "answers nil when no subview is hit",
        caughtBy: "testAnswersForItself"),
      Mutant(
        name: "EdgesInclusive", claim: "takes the right and the lower edge for inside",
        caughtBy: "testRightAndLowerEdgesAreOutside"),
      Mutant(
        name: "BoundsInsteadOfPointInside", claim: "looks at the bounds and never asks point(inside:with:)",
        caughtBy: "testBelievesPointInside"),
      Mutant(
        name: "ForgetsPointInside", claim: "asks the subviews even where the view itself is not",
        caughtBy: "testFindsNothingOutsideTheView"),
      Mutant(
        name: "PointInsideOfSubviews",
        claim: "asks point(inside:with:) of each subview instead of its hitTest",
        caughtBy: "testBelievesTheAnswersOfSubviews"),
      Mutant(
        name: "AsksTwice",
        claim: "asks the subview that is hit a second time, which the first of a lazy map does",
        caughtBy: "testAsksTheEnginesQuestions"),
      Mutant(
        name: "LosesTheEvent", claim: "asks the subviews without the event",
        caughtBy: "testAsksTheEnginesQuestions"),
      Mutant(
        name: "RemembersTheLastAnswer", claim: "answers as before if it is asked about the same point again",
        caughtBy: "testSearchesAnewEachTime"),
      Mutant(
        name: "ClipsByItself", claim: "looks at the bounds, too, if the view clips",
        caughtBy: "testBelievesPointInside"),
      Mutant(
        name: "LooksAtItsAncestors", claim: "finds nothing in a view whose superview is hidden",
        caughtBy: "testOnlyItsOwnValuesCount"),
      Mutant(
        name: "AsksOnlyItsOwnClass", claim: "asks subviews of its own class only",
        caughtBy: "testAsksSubviewsOfEveryClass"),
      Mutant(
        name: "CallsSuper", claim: "calls super.hitTest, the search of the engine",
        caughtBy: "testSearchesWithoutTheEngine"),
    ],
    hunt: BugHunt())

  fileprivate static let roundButtonBar = Exercise(
    id: "2.3", title: "The round button that sticks out", kind: .fix, points: 15, minutes: 20,
    stem: "RoundButtonBar",
    goal: "Make the whole circle of the round button answer to taps, and nothing else change.",
    objectives: [
      "Widen the area in which a view is searched to a subview outside its bounds.",
      "Ask a subview whether it wants a touch instead of looking at its frame.",
    ],
    prerequisites: ["2.2"], outOfScope: ["The look of the bar."],
    paragraph: "chapters/02-hit-testing/README.md#outside-the-parent",
    hints: Hints(
      symptom: "A tap on the part of the circle above the bar reaches the table.",
      concept:
        "A view whose point(inside:with:) says no is never searched, so its subviews are not asked "
        + "there. The bar must say yes exactly where one of them takes the touch, and the subviews know "
        + "that best.",
      place:
        "In RoundButtonBar.point(inside:with:): besides super’s answer, ask each subview’s "
        + "hitTest(_:with:) about the converted point. It knows about circles, and about hidden and "
        + "disabled buttons."),
    mutants: [
      Mutant(
        name: "TrueEverywhere", claim: "says that every point is inside the bar",
        caughtBy: "testTheTableKeepsTheTapsBesideTheButton"),
      Mutant(
        name: "OnlyAbove", claim: "lets buttons stick out above the bar only",
        caughtBy: "testButtonsStickOutOnEverySide"),
      Mutant(
        name: "BackToFront", claim: "asks the button at the back first, where two of them overlap",
        caughtBy: "testOfTwoButtonsTheOneInFrontAnswers"),
      Mutant(
        name: "TallerBar", claim: "makes the whole bar as high as the button",
        caughtBy: "testTheTableKeepsTheTapsBesideTheButton"),
      Mutant(
        name: "IgnoresHidden", claim: "asks buttons that are hidden or switched off, too",
        caughtBy: "testAButtonThatCannotBeTouchedLetsTapsThrough"),
      Mutant(
        name: "ForgetsConversion", claim: "asks the buttons about a point in the bar's coordinates",
        caughtBy: "testTheWholeCircleGetsItsTaps"),
      Mutant(
        name: "SubtractsTheBarsOrigin", claim: "converts the point as if it came from the bar's superview",
        caughtBy: "testTheWholeCircleGetsItsTaps"),
      Mutant(
        name: "FrameForCircle", claim: "takes the button's frame for its shape",
        caughtBy: "testTheTableKeepsTheCornersAroundTheCircle"),
      Mutant(
        name: "OnlyTheFirstButton", claim: "asks only one of the buttons",
        caughtBy: "testEveryRoundButtonSticksOut"),
      Mutant(
        name: "CircleOfTheFrame", claim: "takes the width of a turned button's frame for that of its circle",
        caughtBy: "testAButtonMayBeTurned"),
      Mutant(
        name: "RemembersTheLastAnswer", claim: "answers as before if it is asked about the same point again",
        caughtBy: "testEveryTapIsAnsweredAnew"),
      Mutant(
        name: "ButtonsBeforeOthers", claim: "asks the round buttons before what lies in front of them",
        caughtBy: "testWhatLiesInFrontOfAButtonKeepsItsTaps"),
      Mutant(
        name: "LosesTheBar", claim: "says yes on the buttons only, so that the bar itself is not found",
        caughtBy: "testTheBarKeepsItsOwnTaps"),
      Mutant(
        name: "RevivesASwitchedOffBar", claim: "asks the buttons even if the bar is hidden or switched off",
        caughtBy: "testABarThatCannotBeTouchedLetsTapsThrough"),
    ])
}
