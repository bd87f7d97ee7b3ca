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
    paragraph: "chapters/02-hit-testing/README.md#when-the-area-is-wrong",
    hints: Hints(
      symptom:
        "Compare the taps just inside and just outside the target: one of them reaches the wrong view.",
      concept:
        "Where a view is found is what its point(inside:with:) says; the point is in the coordinates of "
        + "its bounds, and their middle is (bounds.midX, bounds.midY). The flags are none of its "
        + "business.",
      place:
        "In both point(inside:with:): first compute how much is missing to 44, never less than 0. Then "
        + "inset the bounds by minus one half of it, or take a radius and hypot."))

  static let passThroughOverlay = Exercise(
    id: "2.5", title: "The overlay that lets touches through", kind: .build, points: 15, minutes: 20,
    stem: "PassThroughOverlay",
    goal: "Let taps on the background of an overlay reach what lies below, and keep the views in it working.",
    objectives: [
      "Tell a hit on a view itself from a hit on something in it.",
      "Say which view answers where a window with a root view controller is empty.",
      "Use the answer of super.hitTest instead of a search of your own.",
    ],
    prerequisites: ["2.2"],
    outOfScope: ["Overlays with gestures.", "Controllers that the root controller presents.", "SwiftUI."],
    paragraph: "chapters/02-hit-testing/README.md#the-toast-that-blocks-the-app",
    hints: Hints(
      symptom: "Either the background swallows taps, or something in the overlay is dead.",
      concept:
        "hitTest(_:with:) answers with the view itself only when nothing in it wants the touch. That "
        + "one answer is the one to change; all others are right. In a window, the root view lies in front "
        + "of the window's own background. Also read: "
        + "chapters/02-hit-testing/README.md#when-the-choice-is-wrong",
      place:
        "In both hitTest(_:with:): keep the answer of super in a constant. Compare it with self in the "
        + "overlay, and with the view of the root controller in the window."))

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
    paragraph: "chapters/02-hit-testing/README.md#when-the-choice-is-wrong",
    hints: Hints(
      symptom:
        "A drag that starts on a preview goes to the container, and a tap on a button there does, too.",
      concept:
        "The previews are drawn outside the pager, and there the pager is not searched. Answer “the "
        + "pager” there, and the buttons are still dead; let the pager be searched there, and everything "
        + "in it is found. Also read: chapters/02-hit-testing/README.md#the-half-of-the-button-that-is-dead",
      place:
        "In PagerView.point(inside:with:): say yes wherever the container, its superview, says yes "
        + "about the converted point."))
}
