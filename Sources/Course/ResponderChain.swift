extension Chapter {
  /// Chapter 3: who is told of a touch, and who after that.
  public static let responderChain = Chapter(
    number: 3, folder: "03-responder-chain", module: "ResponderChain", title: "The responder chain",
    exercises: [.buttonChain, .chainWalker, .draggableView, .sketchPanel, .editMenu, .eventRouter])
}

extension Exercise {
  fileprivate static let buttonChain = Exercise(
    id: "3.1", title: "The chain of a button", kind: .predict, points: 10, minutes: 10, stem: "ButtonChain",
    goal: "Write down the chain of a button in three controllers, on iOS 12 and on iOS 13.",
    objectives: [
      "Say for each responder by which rule it works out its next.",
      "Tell what iOS 13 has changed in the tree, and that it has changed no rule but the window's.",
    ],
    prerequisites: ["Chapter 3 up to “The end of the chain”."],
    outOfScope: ["Who handles a touch, presented controllers."],
    paragraph: "chapters/03-responder-chain/README.md#who-is-next",
    hints: Hints(
      symptom:
        "Right after the first view that belongs to a controller, the real chain has one name more than the "
        + "tree of views.",
      concept:
        "A controller comes right after its own view and before that view’s superview, wherever in the tree that is. "
        + "What iOS 13 adds is two views around the root controller’s view, and a scene after the window. Also "
        + "read: chapters/03-responder-chain/README.md#from-ios-13-on",
      place:
        "Read the tree from its last line up. After each view with a note “the view of …” write that controller. After "
        + "the last controller iOS 12 has three names; iOS 13 has six."),
    mutants: [
      Mutant(
        name: "SkipsTheControllers", claim: "goes from view to view and leaves out the controllers",
        caughtBy: "testTheChainOnIOS12"),
      Mutant(
        name: "ControllerBeforeItsView", claim: "puts each controller before its view",
        caughtBy: "testTheChainOnIOS12"),
      Mutant(
        name: "ParentAfterTheChild", claim: "goes from the child controller straight to its parent",
        caughtBy: "testTheChainOnIOS12"),
      Mutant(
        name: "WindowBeforeTheWrapperViews", claim: "puts the window before the wrapper views",
        caughtBy: "testTheChainOnIOS12"),
      Mutant(
        name: "SceneOnIOS12", claim: "has a scene on iOS 12 already",
        caughtBy: "testTheChainOnIOS12"),
      Mutant(
        name: "NoScene", claim: "leaves out the scene on iOS 13",
        caughtBy: "testTheChainOnIOS13"),
      Mutant(
        name: "WindowAfterTheRootController",
        claim: "goes from the root controller straight to the window on iOS 13",
        caughtBy: "testTheChainOnIOS13"),
      Mutant(
        name: "OuterViewFirst", claim: "puts the outer of the two new views before the inner one",
        caughtBy: "testTheChainOnIOS13"),
      Mutant(
        name: "EndsAtTheApplication", claim: "forgets the app delegate",
        caughtBy: "testTheChainOnIOS13"),
    ])

  fileprivate static let chainWalker = Exercise(
    id: "3.2", title: "Walk the chain", kind: .build, points: 15, minutes: 25, stem: "ChainWalker",
    goal: "List a chain, describe it, find the nearest responder of a type, and find where two chains meet.",
    objectives: [
      "Walk the chain by next alone, with classes that override it, too.",
      "End on a chain that runs in a circle.",
    ],
    prerequisites: ["3.1"], outOfScope: ["First responders, touches."],
    paragraph: "chapters/03-responder-chain/README.md#find-your-controller",
    hints: Hints(
      symptom:
        "The first random chain that is longer than one responder comes back too short, and the nearest "
        + "controller is never found.",
      concept:
        "The chain is what you get when you ask next again and again. Nothing else knows it: not superview, not the "
        + "class. To end on a circle, remember whom you have met, by identity. Also read: "
        + "chapters/03-responder-chain/README.md#change-the-chain",
      place:
        "In chain: a loop with var here: UIResponder? = self, a Set<ObjectIdentifier>, and here = responder.next. "
        + "The other three take chain: nearest drops its first element and asks as? Kind, the common one is the "
        + "first that the other chain contains, and the description ends with chain.last?.next."),
    mutants: [
      Mutant(
        name: "SuperviewWalk", claim: "goes from superview to superview and misses the controllers",
        caughtBy: "testListsTheWholeChain"),
      Mutant(
        name: "RulesOfItsOwn", claim: "works out what comes next by itself instead of asking next",
        caughtBy: "testFollowsOverriddenNext"),
      Mutant(
        name: "EndlessOnACircle", claim: "follows next without looking where it has been",
        caughtBy: "testEndsOnACircle"),
      Mutant(
        name: "OnlyTheStart", claim: "ends a circle only where it began, and not every circle leads there",
        caughtBy: "testEndsOnACircle"),
      Mutant(
        name: "CountsToAHundred", claim: "stops after a hundred steps, and so lists a circle many times",
        caughtBy: "testEndsOnACircle"),
      Mutant(
        name: "TellsByName", claim: "takes two responders of one class for the same",
        caughtBy: "testListsTheWholeChain"),
      Mutant(
        name: "StopsAtTheWindow", claim: "takes the window for the end of the chain",
        caughtBy: "testGoesOnToTheAppDelegate"),
      Mutant(
        name: "CountsItself", claim: "finds the responder itself when it looks for the nearest",
        caughtBy: "testFindsTheNearestOfAType"),
      Mutant(
        name: "ExactClass", claim: "compares classes, so that subclasses and protocols are not found",
        caughtBy: "testFindsTheNearestOfAType"),
      Mutant(
        name: "LastOfAType", claim: "finds the last responder of a type instead of the nearest",
        caughtBy: "testFindsTheNearestOfAType"),
      Mutant(
        name: "LastInCommon", claim: "finds the last responder that two chains share instead of the first",
        caughtBy: "testFindsTheFirstInCommon"),
      Mutant(
        name: "NeverOneOfTheTwo",
        claim: "does not count the two responders themselves when it looks for a common one",
        caughtBy: "testFindsTheFirstInCommon"),
      Mutant(
        name: "OnlyCommonViews", claim: "compares superviews, so that a common controller is passed over",
        caughtBy: "testFindsTheFirstInCommon"),
      Mutant(
        name: "NoDots", claim: "does not show that a chain is a circle",
        caughtBy: "testEndsOnACircle"),
    ])

  fileprivate static let draggableView = Exercise(
    id: "3.3", title: "Drag a view", kind: .build, points: 20, minutes: 25, stem: "DraggableView",
    goal:
      "Let a view follow one finger, in a turned superview, too, and go back when the touch is cancelled.",
    objectives: [
      "Choose the coordinates in which a way is measured.",
      "Follow one touch through all four methods.",
    ],
    prerequisites: ["Chapter 3, “Drag a view”."], outOfScope: ["Limits for the view’s place, throwing it."],
    paragraph: "chapters/03-responder-chain/README.md#drag-a-view",
    hints: Hints(
      symptom: "After the first move of the finger the view is still where it was.",
      concept:
        "A place means something only in coordinates. The view’s center is in those of its superview; measure the way "
        + "of the finger in the same ones. And a set of touches is not a finger: keep the touch that began the drag, "
        + "and look in each method whether it is among those you are told of.",
      place:
        "Two properties, the finger and the start. touchesBegan: set both, unless there is a finger. touchesMoved: if "
        + "touches contains the finger, add to center the difference of its location(in: superview) and its "
        + "previousLocation(in: superview). touchesEnded: forget the finger. touchesCancelled: so, too, and center = "
        + "start."
    ),
    mutants: [
      Mutant(
        name: "WindowCoordinates", claim: "moves by the way of the finger in the window",
        caughtBy: "testInATurnedAndScaledSuperview"),
      Mutant(
        name: "JumpsToTheFinger",
        claim: "puts its center under the finger instead of moving as far as the finger",
        caughtBy: "testTheViewFollowsTheFinger"),
      Mutant(
        name: "OwnCoordinates", claim: "moves by the way of the finger in its own coordinates",
        caughtBy: "testAViewThatIsTurnedItself"),
      Mutant(
        name: "TranslatesTheTransform", claim: "moves in the directions of its own transform",
        caughtBy: "testAViewThatIsTurnedItself"),
      Mutant(
        name: "NeverHandlesCancelled", claim: "leaves out touchesCancelled",
        caughtBy: "testCancelPutsTheViewBack"),
      Mutant(
        name: "StaysWhenCancelled", claim: "stays where it is when the drag is cancelled",
        caughtBy: "testCancelPutsTheViewBack"),
      Mutant(
        name: "PutsBackToTheVeryFirstPlace", claim: "goes back to where the first of all drags began",
        caughtBy: "testCancelPutsTheViewBack"),
      Mutant(
        name: "PutsBackOnLift", claim: "goes back when the finger lifts, too",
        caughtBy: "testALiftLeavesTheViewWhereItIs"),
      Mutant(
        name: "TornByTwoFingers", claim: "follows whichever finger moves",
        caughtBy: "testASecondFingerChangesNothing"),
      Mutant(
        name: "AnyLiftEndsTheDrag", claim: "takes any finger that lifts for the one that drags",
        caughtBy: "testASecondFingerChangesNothing"),
      Mutant(
        name: "AnyCancelPutsBack", claim: "goes back when another finger is cancelled",
        caughtBy: "testASecondFingerChangesNothing"),
      Mutant(
        name: "NewFingerTakesOver", claim: "lets a finger that lands take the view from the one that drags",
        caughtBy: "testASecondFingerChangesNothing"),
      Mutant(
        name: "TheOtherTakesOver", claim: "lets the second finger drag when the first has lifted",
        caughtBy: "testASecondFingerDoesNotTakeOver"),
      Mutant(
        name: "SwitchesOffTheOthers", claim: "switches multiple touch off",
        caughtBy: "testTheViewFollowsTheFinger"),
      Mutant(
        name: "PutsBackToTheLatestLanding", claim: "takes the landing of a second finger for the beginning",
        caughtBy: "testASecondFingerDoesNotChangeTheWayBack"),
      Mutant(
        name: "TakesAnyFinger", claim: "takes any finger on the view for the one that has landed",
        caughtBy: "testTheNextFingerDragsAndNotTheSecond"),
      Mutant(
        name: "TurnsBackOnCancel", claim: "puts a cancelled view back without its turn and scale",
        caughtBy: "testCancelPutsTheViewBack"),
      Mutant(
        name: "BackToTheUpperLeftCorner",
        claim: "puts a cancelled view back by its frame, which is another one for a turned view",
        caughtBy: "testCancelPutsTheViewBack"),
      Mutant(
        name: "WantsAFingerAlone", claim: "lets nobody drag if two fingers land in the same instant",
        caughtBy: "testOfTwoFingersThatLandAtOnceOneDrags"),
      Mutant(
        name: "LooksAtOneLift", claim: "looks at one finger only when two lift in the same instant",
        caughtBy: "testFingersThatLiftAtOnceEndTheDrag"),
    ])
}
