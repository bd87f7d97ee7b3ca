extension Exercise {
  static let sketchPanel = Exercise(
    id: "3.4", title: "The panel that swallows touches", kind: .fix, points: 15, minutes: 20,
    stem: "SketchPanel",
    goal: "Keep the touches that draw, and pass the others on to the next responder, from beginning to end.",
    objectives: [
      "Keep some touches and forward others, in all four methods alike.",
      "Split a set of touches.",
    ],
    prerequisites: ["3.1", "Chapter 3 up to “Every beginning has an end”."],
    outOfScope: ["Gesture recognizers, moving the panel while a finger is on it."],
    paragraph: "chapters/03-responder-chain/README.md#three-choices",
    hints: Hints(
      symptom: "PanelController, the panel’s next responder, hears nothing at all of a finger in the margin.",
      concept:
        "Whoever overrides a touch method and does not call super keeps all touches. Call super with the set of those "
        + "that you do not want, in each of the four methods. Who has decided at the beginning must decide the same "
        + "until the end. Also read: chapters/03-responder-chain/README.md#every-beginning-has-an-end",
      place:
        "In each of the four methods: let others be the touches that are not in unfinished; if there are any, call "
        + "super with others and event. In touchesEnded and touchesCancelled work out others first, before strokes are "
        + "taken out of unfinished."),
    mutants: [
      Mutant(
        name: "ForwardsOnlyTheBeginning", claim: "passes on the beginning and nothing else",
        caughtBy: "testTouchesInTheMarginGoOn"),
      Mutant(
        name: "LeavesTheEndToTheEngine", claim: "does not pass on the end, which the engine makes up for",
        caughtBy: "testTouchesInTheMarginGoOn"),
      Mutant(
        name: "ForgetsTheCancellation", claim: "passes on all but the cancellation",
        caughtBy: "testCancelledTouches"),
      Mutant(
        name: "ForwardsToTheSuperview",
        claim: "passes touches on to its superview instead of the next responder",
        caughtBy: "testTouchesInTheMarginGoOn"),
      Mutant(
        name: "TellsTwice", claim: "calls super and the next responder, too",
        caughtBy: "testTouchesInTheMarginGoOn"),
      Mutant(
        name: "NotFoundInTheMargin",
        claim: "is not found in the margin, so that touches there miss its controller",
        caughtBy: "testTouchesInTheMarginGoOn"),
      Mutant(
        name: "ForwardsEverything", claim: "passes on the touches that draw, too",
        caughtBy: "testTouchesOnThePaperStay"),
      Mutant(
        name: "AsksTooLate", claim: "looks which touches draw when their strokes are finished already",
        caughtBy: "testTouchesOnThePaperStay"),
      Mutant(
        name: "JudgesByThePlaceNow", claim: "asks at each event anew whether the finger is on the paper",
        caughtBy: "testThePlaceOfLandingDecides"),
      Mutant(
        name: "AllOrNothing", claim: "passes nothing on while a finger draws",
        caughtBy: "testFingersOfBothKindsAtOnce"),
      Mutant(
        name: "TellsOfNothing", claim: "passes on empty sets",
        caughtBy: "testNobodyIsToldOfNothing"),
      Mutant(
        name: "LosesTheEvent", claim: "passes on touches without their event",
        caughtBy: "testTheSameEventGoesOn"),
      Mutant(
        name: "RemembersOldTouches",
        claim: "remembers by their addresses which touches it passes on, and never forgets one",
        caughtBy: "testATouchIsNotTheOneThatIsGone"),
    ])

  static let editMenu = Exercise(
    id: "3.5", title: "Route a command", kind: .build, points: 20, minutes: 30, stem: "EditMenu",
    goal: "Find the first responder in the chain that can perform a command, and have it performed once.",
    objectives: [
      "Write the search that an action without a target starts.",
      "Tell apart whether a class has a method, whether it can be used now, and who answers for whom.",
    ],
    prerequisites: ["3.2", "Chapter 3, “Actions without a target”."],
    outOfScope: ["Commands of one’s own, key commands, how the menu looks."],
    paragraph: "chapters/03-responder-chain/README.md#actions-without-a-target",
    hints: Hints(
      symptom:
        "The opener is taken for the target, even where it has no such method, and every command is offered.",
      concept:
        "An action asks everybody from the first responder up until one can, and tells nobody else. A yes of "
        + "canPerformAction is not enough: by default it passes the question on to the next responder. Ask also if "
        + "the class lists the method. Also read: chapters/03-responder-chain/README.md#the-editing-menu",
      place:
        "In target(of:): begin with window.firstResponder ?? opener and go on with next. Take the first for which "
        + "type(of: responder).actions contains the selector and canPerformAction says yes. offered filters commands "
        + "with it; choose asks it again, and sends the command to what it answers."),
    mutants: [
      Mutant(
        name: "FromTheWindowDown", claim: "asks the window first, and then what is in it",
        caughtBy: "testFindsTheFirstThatCan"),
      Mutant(
        name: "LastThatCan", claim: "takes the last responder that can instead of the first",
        caughtBy: "testFindsTheFirstThatCan"),
      Mutant(
        name: "OnlyTheFirstResponder", claim: "asks the first responder and nobody else",
        caughtBy: "testFindsTheFirstThatCan"),
      Mutant(
        name: "OnlyViews", claim: "goes from superview to superview and misses the controllers",
        caughtBy: "testFindsTheFirstThatCan"),
      Mutant(
        name: "StopsAtTheWindow", claim: "takes the window for the end of the chain",
        caughtBy: "testGoesOnToTheAppDelegate"),
      Mutant(
        name: "BeginsAtTheOpener", claim: "begins at the opener although there is a first responder",
        caughtBy: "testFindsTheFirstThatCan"),
      Mutant(
        name: "BelievesEveryYes",
        claim: "takes a yes of canPerformAction for an answer about that responder alone",
        caughtBy: "testFindsTheFirstThatCan"),
      Mutant(
        name: "NeverAsksWhetherItCanNow", claim: "looks only whether a class has the method",
        caughtBy: "testOffersOnlyWhatSomebodyCan"),
      Mutant(
        name: "OffersEverything", claim: "offers every command",
        caughtBy: "testOffersOnlyWhatSomebodyCan"),
      Mutant(
        name: "CallsAll", claim: "has everybody perform the command who can",
        caughtBy: "testTheTargetPerformsItOnce"),
      Mutant(
        name: "NoSender", claim: "performs the command without a sender",
        caughtBy: "testTheTargetPerformsItOnce"),
      Mutant(
        name: "RemembersTheOffer", claim: "performs what it has offered before, without asking again",
        caughtBy: "testAsksAgainWhenACommandIsChosen"),
      Mutant(
        name: "CallsTheEngine", claim: "calls target(forAction:), the search of the engine",
        caughtBy: "testSearchesWithoutTheEngine"),
      Mutant(
        name: "SendsToNobody", claim: "sends the command to nil, and so has the engine search",
        caughtBy: "testSearchesWithoutTheEngine"),
      Mutant(
        name: "OffersTheSameForEver", claim: "works out only once what it offers",
        caughtBy: "testAsksAgainWhenACommandIsChosen"),
      Mutant(
        name: "RemembersTheFirstResponder", claim: "asks only once who is first responder",
        caughtBy: "testAsksAgainWhoIsFirstResponder"),
    ])

  static let eventRouter = Exercise(
    id: "3.6", title: "A coordinator in the chain", kind: .build, points: 20, minutes: 30,
    stem: "EventRouter",
    goal:
      "Put an object that is no view into the chain of one, and leave everything else in the chain as it was.",
    objectives: [
      "Override next on both sides without a gap and without a circle.",
      "Say who keeps whom alive.",
    ],
    prerequisites: ["3.2", "Chapter 3, “Change the chain”."],
    outOfScope: ["What the coordinator does with what it hears."],
    paragraph: "chapters/03-responder-chain/README.md#change-the-chain",
    hints: Hints(
      symptom:
        "The real chain goes from the view to its superview or controller as if there were no coordinator.",
      concept:
        "Two responders need a next: the view’s is the coordinator, and the coordinator’s is what the view’s would be "
        + "without it. Only the view can ask for that, with super.next, and it must be asked each time. If both know "
        + "each other, one of the two references must be weak. Also read: "
        + "chapters/03-responder-chain/README.md#who-is-next",
      place:
        "RoutingView: next is coordinator ?? super.next; another property answers super.next for the coordinator. "
        + "Coordinator: a weak reference to its view, and next asks that property. In didSet of coordinator: if it has "
        + "really changed, the old one forgets its view, the new one’s old view loses it, and the new one gets "
        + "this view."),
    mutants: [
      Mutant(
        name: "StrongCycle", claim: "has the coordinator keep its view",
        caughtBy: "testTheCoordinatorDoesNotKeepTheView"),
      Mutant(
        name: "DropsTheController",
        claim: "goes from the coordinator to the superview and drops the controller",
        caughtBy: "testTheControllerStaysInTheChain"),
      Mutant(
        name: "RunsInACircle", claim: "asks the view for its next, and that is the coordinator",
        caughtBy: "testTheCoordinatorComesRightAfterItsView"),
      Mutant(
        name: "EndsTheChain", claim: "forgets to say what comes after the coordinator",
        caughtBy: "testTheCoordinatorComesRightAfterItsView"),
      Mutant(
        name: "LeavesWhenSetAgain", claim: "loses the coordinator when it is set a second time",
        caughtBy: "testSettingTheSameCoordinatorAgainChangesNothing"),
      Mutant(
        name: "StoresWhatFollows", claim: "stores what comes next when the coordinator is set",
        caughtBy: "testTheChainFollowsTheTree"),
      Mutant(
        name: "LeavesATrace", claim: "leaves a removed coordinator where it was",
        caughtBy: "testARemovedCoordinatorLeavesNoTrace"),
      Mutant(
        name: "IsInTwoPlaces", claim: "leaves the first view its coordinator when a second one gets it",
        caughtBy: "testACoordinatorIsInOnePlace"),
      Mutant(
        name: "LosesTheCoordinator", claim: "does not keep the coordinator alive",
        caughtBy: "testTheViewKeepsItsCoordinator"),
      Mutant(
        name: "TrustsTheView", claim: "believes that the view lives as long as the coordinator",
        caughtBy: "testACoordinatorMayOutliveItsView"),
      Mutant(
        name: "AsksOnlyOnce", claim: "stores what comes next when it is asked for the first time",
        caughtBy: "testTheChainFollowsTheTree"),
      Mutant(
        name: "FollowsOnlyMoves",
        claim: "stores what comes next, and looks again when the view is moved only",
        caughtBy: "testAControllerMayComeLater"),
      Mutant(
        name: "KeepsAList", claim: "keeps all coordinators in a list for ever",
        caughtBy: "testACoordinatorGoesWithItsView"),
    ])
}
