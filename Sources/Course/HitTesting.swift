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
    prerequisites: ["2.2"], outOfScope: ["The look of the bar, buttons that overlap each other."],
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
        name: "LosesTheBar", claim: "says yes on the buttons only, so that the bar itself is not found",
        caughtBy: "testTheBarKeepsItsOwnTaps"),
      Mutant(
        name: "RevivesASwitchedOffBar", claim: "asks the buttons even if the bar is hidden or switched off",
        caughtBy: "testABarThatCannotBeTouchedLetsTapsThrough"),
    ])

  fileprivate static let tapTargets = Exercise(
    id: "2.4", title: "Targets for fingers", kind: .build, points: 15, minutes: 20, stem: "TapTargets",
    goal: "Give small buttons a target of at least 44 points, and a round button a round one.",
    objectives: [
      "Shape the area in which a view is found without a change of its frame.",
      "Compute in the coordinates of the bounds.",
    ],
    prerequisites: ["2.2"], outOfScope: ["Targets that overlap, targets beyond the superview."],
    paragraph: "chapters/02-hit-testing/README.md#point-inside",
    hints: Hints(
      symptom:
        "Compare the taps 1 point inside and 1 point outside the target: one of them reaches the wrong "
        + "view.",
      concept:
        "Where a view is found is what its point(inside:with:) says; the point is in the coordinates of "
        + "its bounds, and their middle is (bounds.midX, bounds.midY). The flags are none of its "
        + "business.",
      place:
        "In both point(inside:with:): first compute how much is missing to 44, never less than 0. Then "
        + "inset the bounds by minus one half of it, or take a radius and hypot."),
    mutants: [
      Mutant(
        name: "ShrinksLargeButtons", claim: "makes every target 44 points, those of large buttons, too",
        caughtBy: "testALargeButtonKeepsItsBounds"),
      Mutant(
        name: "Adds44Points", claim: "adds a margin of 44 points on each side",
        caughtBy: "testASmallButtonIsFoundIn44Points"),
      Mutant(
        name: "GrowsToOneSide", claim: "adds what is missing at the right and below only",
        caughtBy: "testASmallButtonIsFoundIn44Points"),
      Mutant(
        name: "SquareTargets", claim: "makes the target as high as it is wide",
        caughtBy: "testALongButtonIsWidenedOnlyWhereItIsSmall"),
      Mutant(
        name: "SquareForRound", claim: "takes the square around the circle",
        caughtBy: "testALargeRoundButtonIsFoundInItsCircle"),
      Mutant(
        name: "SmallCircle", claim: "forgets the 44 points of the round button",
        caughtBy: "testASmallRoundButtonIsFoundInACircleOf44Points"),
      Mutant(
        name: "RadiusOf44", claim: "takes 44 points for the radius",
        caughtBy: "testASmallRoundButtonIsFoundInACircleOf44Points"),
      Mutant(
        name: "CenterOfTheFrame", claim: "measures from the center, which is a point of the superview",
        caughtBy: "testALargeRoundButtonIsFoundInItsCircle"),
      Mutant(
        name: "OriginAtZero", claim: "measures from the middle of bounds that begin at zero",
        caughtBy: "testTheBoundsMayBeginAnywhere"),
      Mutant(
        name: "ScalesTheFrame", claim: "makes the button itself 44 points large",
        caughtBy: "testFramesAndBoundsStayTheSame"),
      Mutant(
        name: "MeasuresTheFrame",
        claim: "takes the sides of the frame, which are others when the button is turned",
        caughtBy: "testAButtonThatIsTurnedOnItsSide"),
      Mutant(
        name: "MeasuresOnce", claim: "measures the button at its first tap, and never again",
        caughtBy: "testTheTargetFollowsTheSize"),
      Mutant(
        name: "ScalesTheBounds", claim: "makes the bounds 44 points large when it is asked",
        caughtBy: "testFramesAndBoundsStayTheSame"),
      Mutant(
        name: "RevivesHidden", claim: "answers for itself without a look at hidden and switched off",
        caughtBy: "testButtonsThatCannotBeTouchedStayUnreachable"),
    ])

  fileprivate static let passThroughOverlay = Exercise(
    id: "2.5", title: "The overlay that lets touches through", kind: .build, points: 15, minutes: 20,
    stem: "PassThroughOverlay",
    goal: "Let taps on the background of an overlay reach what lies below, and keep the views in it working.",
    objectives: [
      "Tell a hit on a view itself from a hit on something in it.",
      "Use the answer of super.hitTest instead of a search of your own.",
    ],
    prerequisites: ["2.2"], outOfScope: ["Overlays with gestures."],
    paragraph: "chapters/02-hit-testing/README.md#overriding-hit-test",
    hints: Hints(
      symptom: "Either the background swallows taps, or something in the overlay is dead.",
      concept:
        "hitTest(_:with:) answers with the view itself only when nothing in it wants the touch. That "
        + "one answer is the one to change; all others are right. A window does the same. Also read: "
        + "chapters/02-hit-testing/README.md#windows",
      place: "In both hitTest(_:with:): keep the answer of super in a constant, and compare it with self."),
    mutants: [
      Mutant(
        name: "AlwaysNil", claim: "always answers nil",
        caughtBy: "testButtonsInTheOverlayWork"),
      Mutant(
        name: "OnlyDirectSubviews", claim: "looks at its direct subviews only",
        caughtBy: "testButtonsInPanelsWork"),
      Mutant(
        name: "OnlyControls", claim: "lets taps on panels through",
        caughtBy: "testPanelsKeepTheirTaps"),
      Mutant(
        name: "NilUnlessDirect", claim: "lets taps through unless they hit a direct subview",
        caughtBy: "testButtonsInPanelsWork"),
      Mutant(
        name: "FramesOfSubviews", claim: "is inside wherever the frame of a subview is",
        caughtBy: "testButtonsThatCannotBeTouchedLetTapsThrough"),
      Mutant(
        name: "RevivesASwitchedOffOverlay", claim: "asks its subviews even if it is hidden or switched off",
        caughtBy: "testAnOverlayThatCannotBeTouchedLetsEverythingThrough"),
      Mutant(
        name: "RevivesASwitchedOffWindow",
        claim: "asks the subviews of a window even if that is switched off",
        caughtBy: "testAWindowThatCannotBeTouchedLetsEverythingThrough"),
      Mutant(
        name: "BackToFront", claim: "asks its subviews from back to front",
        caughtBy: "testTheButtonInFrontAnswers"),
      Mutant(
        name: "AnswersWithTheSuperview", claim: "answers with its superview instead of letting go",
        caughtBy: "testTheBackgroundLetsTapsThrough"),
      Mutant(
        name: "BlockingWindow", claim: "forgets the window",
        caughtBy: "testTheWindowLetsTapsThroughToTheWindowBelow"),
      Mutant(
        name: "DeadWindow", claim: "makes the window answer nil everywhere",
        caughtBy: "testButtonsInTheWindowWork"),
    ])

  fileprivate static let pagingPreviews = Exercise(
    id: "2.6", title: "Pages with previews", kind: .fix, points: 20, minutes: 30, stem: "PagingPreviews",
    goal: "Make the whole container turn pages, with all buttons in the page and in the previews working.",
    objectives: [
      "Give the touches outside a view to it without stealing those of its subviews.",
      "Choose between hitTest(_:with:) and point(inside:with:).",
    ],
    prerequisites: [
      "2.3",
      "2.5",
    ], outOfScope: ["Speed, bouncing, drags that start on a button."],
    paragraph: "chapters/02-hit-testing/README.md#overriding-hit-test",
    hints: Hints(
      symptom:
        "A drag that starts on a preview goes to the container, and a tap on a button there does, too.",
      concept:
        "The previews are drawn outside the pager, and there the pager is not searched. Answer “the "
        + "pager” there, and the buttons are still dead; let the pager be searched there, and everything "
        + "in it is found. Also read: chapters/02-hit-testing/README.md#outside-the-parent",
      place:
        "In PagerView.point(inside:with:): say yes wherever the container, its superview, says yes "
        + "about the converted point."),
    mutants: [
      Mutant(
        name: "AlwaysThePager", claim: "answers with the pager for every point in the container",
        caughtBy: "testButtonsInThePageWork"),
      Mutant(
        name: "DeadPreviewButtons",
        claim: "answers with the pager beside the page, and so kills the buttons there",
        caughtBy: "testButtonsInThePreviewsWork"),
      Mutant(
        name: "IgnoresTheContainersEdges", claim: "answers with the pager outside the container, too",
        caughtBy: "testNothingChangesOutsideTheContainer"),
      Mutant(
        name: "ForgetsConversion", claim: "asks the pages about a point in the container's coordinates",
        caughtBy: "testButtonsInThePreviewsWork"),
      Mutant(
        name: "UnconvertedPoint", claim: "compares a point of the pager with the container's bounds",
        caughtBy: "testTheContainersEdgesBelongToThePager"),
      Mutant(
        name: "FixedMargins", claim: "widens the pager by a fixed number of points",
        caughtBy: "testTheContainersEdgesBelongToThePager"),
      Mutant(
        name: "OnlyTheRightSide", claim: "widens the pager to the right only",
        caughtBy: "testADragOnAPreviewTurnsPages"),
      Mutant(
        name: "OnlyPages", claim: "takes touches only where there is a page",
        caughtBy: "testTheSpaceBesideTheFirstAndTheLastPageBelongsToThePager"),
      Mutant(
        name: "RevivesASwitchedOffContainer",
        claim: "searches by itself, even if the container is hidden or switched off",
        caughtBy: "testAContainerThatCannotBeTouchedGetsNoTouches"),
      Mutant(
        name: "RevivesASwitchedOffPager", claim: "asks the pages of a pager that is hidden or switched off",
        caughtBy: "testAPagerThatCannotBeTouchedGetsNoTouches"),
      Mutant(
        name: "StealsFromControls", claim: "asks the pager before everything else in the container",
        caughtBy: "testOtherControlsInTheContainerKeepTheirTaps"),
      Mutant(
        name: "WidensThePager", claim: "makes the pager as wide as the container, so that pages are too wide",
        caughtBy: "testADragOnThePageTurnsPages"),
    ])
}
