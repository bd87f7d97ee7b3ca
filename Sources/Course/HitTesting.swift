extension Chapter {
  /// Chapter 2: which view is under the finger.
  public static let hitTesting = Chapter(
    number: 2, folder: "02-hit-testing", module: "HitTesting", title: "Hit-testing",
    exercises: [.tapLog, .hitTest, .roundButtonBar, .tapTargets, .passThroughOverlay, .pagingPreviews])
}

extension Exercise {
  fileprivate static let tapLog = Exercise(
    id: "2.1", title: "The log of a tap", kind: .predict, points: 10, minutes: 10, stem: "TapLog",
    goal: "Write down, line by line, what hit-testing asks for a tap on D and for one between E and F.",
    objectives: [
      "Say in which order views are asked, and which are never asked.",
      "Tell what a view is asked before its subviews are.",
    ],
    prerequisites: ["Chapter 2 up to “Why your log prints everything twice”."],
    outOfScope: ["Hidden views, transforms, the first pass and its windows."],
    paragraph: "chapters/02-hit-testing/README.md#predict",
    hints: Hints(
      symptom: "The first line that differs names a view that is asked earlier, later, or not at all.",
      concept:
        "A view is asked hitTest, asks itself pointInside, and only then asks its subviews, the last "
        + "one first. The first one that answers ends the search.",
      place:
        "Under A, decide which of B and C is in front, and write both of its lines before you look at "
        + "the other. Do the same with E and F under C. Where both say no, who is left?"))

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
    outOfScope: [
      "Gestures, views squeezed to nothing by a transform, overrides that change the tree while it is searched."
    ],
    paragraph: "chapters/02-hit-testing/README.md#when-two-views-overlap",
    hints: Hints(
      symptom:
        "Wherever a subview lies, its superview answers. The smallest tree that a check shows has one "
        + "subview and one point that tell the two searches apart.",
      concept:
        "Three reasons to say no come first. Then each subview is asked, from the front to the back, "
        + "about the point in its own coordinates. Who finds nothing answers for itself. Also read: "
        + "chapters/02-hit-testing/README.md#touching-a-rotated-view",
      place:
        "In hitTest(_:with:): one guard for the flags, one guard for self.point(inside:with:), a loop "
        + "over subviews.reversed() in which convert(_:to:) makes the point for each subview, and self at "
        + "the end."),
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
    paragraph: "chapters/02-hit-testing/README.md#the-half-of-the-button-that-is-dead",
    hints: Hints(
      symptom: "A tap on the part of the circle above the bar reaches the table.",
      concept:
        "A view whose point(inside:with:) says no is never searched, so its subviews are not asked "
        + "there. The bar must say yes exactly where one of them takes the touch, and the subviews know "
        + "that best.",
      place:
        "In RoundButtonBar.point(inside:with:): besides super’s answer, ask each subview’s "
        + "hitTest(_:with:) about the converted point. It knows about circles, and about hidden and "
        + "disabled buttons."))
}
