/// The exercises of chapter 2 on areas: which point is whose.
extension Exercise {
  static let tapTargets = Exercise(
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
        name: "ForgetsEmptyButtons", claim: "does not find a button without a size",
        caughtBy: "testAButtonWithoutASizeIsFoundToo"),
      Mutant(
        name: "CircleAsWideAsTheFrame",
        claim: "takes the width of a turned button's frame for that of its circle",
        caughtBy: "testARoundButtonThatIsTurned"),
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

  static let passThroughOverlay = Exercise(
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
        name: "CountsItsCalls", claim: "lets go at the first tap only",
        caughtBy: "testEveryTapIsAnsweredAnew"),
      Mutant(
        name: "HidesItself", claim: "hides itself to get out of the way",
        caughtBy: "testEveryTapIsAnsweredAnew"),
      Mutant(
        name: "RemembersTheLastAnswer", claim: "answers as before if it is asked about the same point again",
        caughtBy: "testEveryTapIsAnsweredAnew"),
      Mutant(
        name: "BlockingWindow", claim: "forgets the window",
        caughtBy: "testTheWindowLetsTapsThroughToTheWindowBelow"),
      Mutant(
        name: "DeadWindow", claim: "makes the window answer nil everywhere",
        caughtBy: "testButtonsInTheWindowWork"),
    ])

  static let pagingPreviews = Exercise(
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
        name: "SearchesOnlyOneLevel", claim: "finds buttons that are subviews of a page, and none deeper",
        caughtBy: "testButtonsInThePreviewsWork"),
      Mutant(
        name: "StealsFromControls", claim: "asks the pager before everything else in the container",
        caughtBy: "testOtherControlsInTheContainerKeepTheirTaps"),
      Mutant(
        name: "WidensThePager", claim: "makes the pager as wide as the container, so that pages are too wide",
        caughtBy: "testADragOnThePageTurnsPages"),
    ])
}
