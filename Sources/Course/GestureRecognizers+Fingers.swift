/// The exercises of chapter 4 on fingers that move, and on several recognizers at once.
extension Exercise {
  static let dragRecognizer = Exercise(
    id: "4.3", title: "A drag recognizer", kind: .build, points: 20, minutes: 35, stem: "DragRecognizer",
    goal:
      "Write a recognizer that follows fingers as the engine's pan does: hysteresis, translation, velocity.",
    objectives: [
      "Tell a finger that moves from a finger that joins or leaves.",
      "Take a continuous recognizer through its states, cancellation included.",
    ],
    prerequisites: ["4.2"],
    outOfScope: ["Turned views, fewest and most fingers, waiting for another recognizer."],
    paragraph: "chapters/04-gesture-recognizers/README.md#the-built-in-ones",
    hints: Hints(
      symptom:
        "The states come too early, too late or not at all, or the translation is off at one of them. The "
        + "engine's pan does the same drag beside yours; look at what the fingers did right before the lists "
        + "part.",
      concept:
        "Only movements count. When a finger lands or leaves, the middle of the fingers is somewhere else, although "
        + "nothing has moved: take the new middle as the place to measure from. And the two axes are two tests. "
        + "Also read: chapters/04-gesture-recognizers/README.md#the-state-machine",
      place:
        "Keep the fingers in a set, and their middle in a property. In touchesMoved, the new middle minus "
        + "the kept one is a step: add it to the way, or, after began, to the translation. In touchesBegan "
        + "and in touchesEnded keep the middle of the fingers that are there now. The set is empty: that is "
        + "the end."),
    mutants: [
      Mutant(
        name: "EuclideanHysteresis", claim: "begins after 10 points along the straight line",
        caughtBy: "testBeginsAfterTenPointsAlongOneAxis"),
      Mutant(
        name: "KeepsTheHysteresis", claim: "counts the way that it took to begin as translation",
        caughtBy: "testBeginsAfterTenPointsAlongOneAxis"),
      Mutant(
        name: "BeginsAtZero", claim: "begins with a translation of zero",
        caughtBy: "testBeginsAfterTenPointsAlongOneAxis"),
      Mutant(
        name: "JumpOnTheSecondFinger", claim: "takes a finger that joins for a movement of the middle",
        caughtBy: "testFingersThatJoinAndLeaveMakeNoJump"),
      Mutant(
        name: "EndsOnTheFirstLift", claim: "ends when the first finger leaves",
        caughtBy: "testFingersThatJoinAndLeaveMakeNoJump"),
      Mutant(
        name: "ChangesWithEveryFinger", claim: "sends changed when a finger lands",
        caughtBy: "testFingersThatJoinAndLeaveMakeNoJump"),
      Mutant(
        name: "FailsAfterItHasBegun", claim: "asks for failed when a drag that has begun is cancelled",
        caughtBy: "testTouchesCanBeCancelled"),
      Mutant(
        name: "ResetKeepsTheWay", claim: "keeps the way of the last drag over a reset",
        caughtBy: "testEachDragStartsFromNothing"),
      Mutant(
        name: "AverageVelocity", claim: "tells the velocity of the whole drag",
        caughtBy: "testTheVelocityIsThatOfTheLastMoves"),
      Mutant(
        name: "TheLiftIsAMove", claim: "takes the lift for a movement by nothing",
        caughtBy: "testTheVelocityIsThatOfTheLastMoves"),
      Mutant(
        name: "NeverRests", claim: "keeps the velocity of a finger that rests",
        caughtBy: "testAFingerThatRestsHasNoVelocity"),
      Mutant(
        name: "MeasuresInTheView", claim: "takes the way in the view for that in the window",
        caughtBy: "testMeasuresInPointsOfTheWindow"),
      Mutant(
        name: "CountsEveryFinger", claim: "follows all fingers on the glass",
        caughtBy: "testFollowsItsOwnFingersOnly"),
      Mutant(
        name: "VelocityOfOneFinger", claim: "tells the velocity of one finger",
        caughtBy: "testTheVelocityIsThatOfTheLastMoves"),
      Mutant(
        name: "SixtyMovesASecond", claim: "takes all moves for a sixtieth of a second apart",
        caughtBy: "testTheVelocityIsThatOfTheLastMoves"),
      Mutant(
        name: "NoVelocityAtBegan", claim: "measures no velocity before it has begun",
        caughtBy: "testTheVelocityIsThatOfTheLastMoves"),
      Mutant(
        name: "ACancelledDragMoves", claim: "keeps the velocity of a finger that rests and is cancelled",
        caughtBy: "testAFingerThatRestsHasNoVelocity"),
      Mutant(
        name: "ALiftEndsTheRest", claim: "takes a lift for the end of the rest of another finger",
        caughtBy: "testAFingerThatRestsHasNoVelocity"),
      Mutant(
        name: "TheEnginesOwn", claim: "is a subclass of the engine's pan",
        caughtBy: "testIsMadeFromTheBaseClass"),
    ])

  static let photoViewer = Exercise(
    id: "4.4", title: "The photo viewer", kind: .fix, points: 15, minutes: 20, stem: "PhotoViewer",
    goal:
      "Make taps, a swipe and drags on one view tell each other apart, with no delay where none is needed.",
    objectives: [
      "Say which recognizer must wait for which, and what that costs.",
      "Keep a recognizer away from touches that are not its business.",
    ],
    prerequisites: ["Chapter 4, “Several recognizers”."],
    outOfScope: ["Drags on the star, strokes of less than 100 points to the left, three taps."],
    paragraph: "chapters/04-gesture-recognizers/README.md#failure-requirements",
    hints: Hints(
      symptom:
        "Two things happen where one should, or the quicker recognizer wins although the other one is right: a pan "
        + "needs 10 points, a swipe 50.",
      concept:
        "Who is quick must wait until the slow one has failed: one of two taps for the other, one of two "
        + "drags for the other. Waiting is a requirement, not a timer. And who should not wait must not even "
        + "see the touch: then there is nothing to wait for. Also read: "
        + "chapters/04-gesture-recognizers/README.md#who-gets-the-touch",
      place:
        "At the end of init: two calls of require(toFail:), and a delegate for the recognizers that have no "
        + "business on the star. The delegate answers gestureRecognizer(_:shouldReceive:) with the touch."),
    mutants: [
      Mutant(
        name: "DelayByTimer", claim: "waits for the second tap by a timer",
        caughtBy: "testTwoTapsZoomAndDoNothingElse"),
      Mutant(
        name: "BothFire", claim: "toggles the bars and zooms",
        caughtBy: "testTwoTapsZoomAndDoNothingElse"),
      Mutant(
        name: "TheDoubleTapWaits", claim: "lets the double tap wait for the single one",
        caughtBy: "testTwoTapsZoomAndDoNothingElse"),
      Mutant(
        name: "TheSwipeWaits", claim: "lets the swipe wait for the pan",
        caughtBy: "testASwipeShowsTheNextPhoto"),
      Mutant(
        name: "SwipeAndPanTogether", claim: "lets swipe and pan run together",
        caughtBy: "testASwipeShowsTheNextPhoto"),
      Mutant(
        name: "EveryTapWaits", claim: "lets the taps on the star wait for the double tap",
        caughtBy: "testTheStarActsAtOnce"),
      Mutant(
        name: "TheStarZooms", claim: "counts taps on the star as taps on the photo",
        caughtBy: "testTheStarActsAtOnce"),
      Mutant(
        name: "AStripForTheStar", claim: "refuses taps anywhere beside the star, too",
        caughtBy: "testOneTapTogglesTheBars"),
      Mutant(
        name: "StarAtAFixedPlace", claim: "takes the place of the star on one screen for all",
        caughtBy: "testOneTapTogglesTheBars"),
      Mutant(
        name: "OnlyOnce", claim: "lets the bars come and go only once", caughtBy: "testOneThingAfterTheOther"),
      Mutant(
        name: "NoPan", claim: "switches the pan off", caughtBy: "testOtherDragsMoveThePhoto"),
      Mutant(
        name: "EveryDragSwipes", claim: "takes quick drags in every direction for a swipe",
        caughtBy: "testOtherDragsMoveThePhoto"),
      Mutant(
        name: "NoDragToTheLeft", claim: "refuses the pan whenever the finger goes to the left",
        caughtBy: "testASlowDragToTheLeftMovesThePhoto"),
    ])

  static let stickerView = Exercise(
    id: "4.5", title: "The sticker", kind: .build, points: 15, minutes: 20, stem: "StickerView",
    goal:
      "Let pinch, rotation and pan of a view run together, and none of them with anybody else's recognizers.",
    objectives: [
      "Answer shouldRecognizeSimultaneouslyWith for pairs, not for one recognizer.",
      "Say why one yes of two delegates is enough, and why a yes to all is too much.",
    ],
    prerequisites: ["Chapter 4, “Who excludes whom”."],
    outOfScope: ["Two stickers side by side, other gestures than these three."],
    paragraph: "chapters/04-gesture-recognizers/README.md#who-excludes-whom",
    hints: Hints(
      symptom:
        "With two fingers only one of three gestures begins, or something around the sticker moves along. "
        + "The list of a failed check marks each recognizer that is on the wrong side.",
      concept:
        "The delegate is asked about a pair: the recognizer that it belongs to, and another one. Which kind the "
        + "other one is, or where it is attached, says little: is it one of the three? Also read: "
        + "chapters/04-gesture-recognizers/README.md#exclusion",
      place:
        "Set the delegate of the three in init, and write gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:): "
        + "yes if the other recognizer is this sticker's pinch, rotation or pan, compared with ===."),
    mutants: [
      Mutant(
        name: "NobodyAsks", claim: "never sets a delegate", caughtBy: "testTwoGesturesRunTogether"),
      Mutant(
        name: "OnlyOneDirection", claim: "gives only the pinch a delegate",
        caughtBy: "testTwoGesturesRunTogether"),
      Mutant(
        name: "OnlyPinchAndRotation", claim: "leaves the pan out", caughtBy: "testAllThreeRunTogether"),
      Mutant(
        name: "YesToAll", claim: "says yes to everybody", caughtBy: "testAScrollViewAroundItStandsStill"),
      Mutant(
        name: "AllButScrollViews", claim: "says yes to everybody but scroll views",
        caughtBy: "testABoardAroundItStandsStill"),
      Mutant(
        name: "AnyPinchRotationOrPan", claim: "asks for the kind of the other recognizer",
        caughtBy: "testABoardAroundItStandsStill"),
      Mutant(
        name: "AnySticker", claim: "says yes to the recognizers of any sticker",
        caughtBy: "testAStickerBelowItStandsStill"),
      Mutant(
        name: "AnyoneOnTheSticker", claim: "says yes to every recognizer that is attached to the sticker",
        caughtBy: "testAPanOfTheAppOnItStaysOut"),
      Mutant(
        name: "CountsTwice", claim: "tells the translation of the pan more than once",
        caughtBy: "testTheStickerFollowsTheHand"),
      Mutant(
        name: "SwitchesTheScrollViewOff", claim: "switches the scroll view off",
        caughtBy: "testTheScrollViewStillScrollsBesideIt"),
    ])

  static let checkMarkRecognizer = Exercise(
    id: "4.6", title: "A check mark", kind: .build, points: 20, minutes: 30, stem: "CheckMarkRecognizer",
    goal:
      "Write a recognizer for a stroke of two legs that fails as early as it can, and forgets each stroke.",
    objectives: [
      "Describe a stroke by what may come next, and fail when it cannot come any more.",
      "Find the mistake that shows only at the second attempt.",
    ],
    prerequisites: ["Chapter 4, “One of your own”."],
    outOfScope: ["Speed, strokes in several parts, many kinds of strokes at once."],
    paragraph: "chapters/04-gesture-recognizers/README.md#one-of-your-own",
    hints: Hints(
      symptom:
        "A stroke is decided wrongly, too late, or not at all. The picture shows it: the finger lands at o.",
      concept:
        "There are two legs, so there are two questions: which leg are we on, and what may happen on this "
        + "leg? On the first leg remember the lowest point; the finger turns when it is clearly above it. On "
        + "the second leg remember the highest point. On both, remember how far to the right it was. Also "
        + "read: chapters/04-gesture-recognizers/README.md#reset",
      place:
        "In touchesMoved compare the new point with the remembered ones, allowing 10 points, and set "
        + ".failed when it is on a wrong way. At the turn the first leg must be complete, at the lift the "
        + "second. Then go through your properties one by one: does reset() know each of them?"),
    mutants: [
      Mutant(
        name: "AcceptsDownOnly", claim: "takes the first leg for a check mark",
        caughtBy: "testRefusesHalfACheckMark"),
      Mutant(
        name: "NeverFails", claim: "leaves what is no check mark undecided",
        caughtBy: "testRefusesHalfACheckMark"),
      Mutant(
        name: "FailsOnlyAtTheLift", claim: "fails when the finger lifts, not before",
        caughtBy: "testFailsAtAWrongTurn"),
      Mutant(
        name: "LeftIsFineToo", claim: "does not look where the finger goes along x",
        caughtBy: "testFailsAtAWrongTurn"),
      Mutant(
        name: "AnyUpwardLeg", claim: "lets the second leg go down again",
        caughtBy: "testFailsAtAWrongTurn"),
      Mutant(
        name: "KeepsPointsAfterReset", claim: "begins the next stroke with the second leg",
        caughtBy: "testEachStrokeStartsFromNothing"),
      Mutant(
        name: "NoTrembling", claim: "fails with the first step in a wrong direction",
        caughtBy: "testForgivesATremblingHand"),
      Mutant(
        name: "TurnsAtTheFirstStepUp", claim: "takes the first step up for the end of the first leg",
        caughtBy: "testForgivesATremblingHand"),
      Mutant(
        name: "EndsBeforeTheLift", claim: "recognizes while the finger still moves",
        caughtBy: "testRecognizesCheckMarks"),
      Mutant(
        name: "FirstLegStraightDown", claim: "lets the first leg go straight down",
        caughtBy: "testFailsAtAWrongTurn"),
      Mutant(
        name: "FlatFirstLeg", claim: "lets the first leg go straight to the right",
        caughtBy: "testFailsAtAWrongTurn"),
      Mutant(
        name: "SecondLegStraightUp", claim: "lets the second leg go straight up",
        caughtBy: "testRefusesHalfACheckMark"),
      Mutant(
        name: "WideFromTheStart", claim: "measures the width of the second leg from the landing",
        caughtBy: "testRefusesHalfACheckMark"),
      Mutant(
        name: "ForgetsTheLanding", claim: "measures the way to the left from the first move",
        caughtBy: "testFailsAtAWrongTurn"),
      Mutant(
        name: "NoTimeToRest", claim: "gives up after 1.5 s", caughtBy: "testRecognizesCheckMarks"),
      Mutant(
        name: "MeasuresInTheView", claim: "takes points of the view for those of the window",
        caughtBy: "testMeasuresInPointsOfTheWindow"),
      Mutant(
        name: "CountsEveryFinger", claim: "counts all fingers on the glass",
        caughtBy: "testFollowsItsOwnFingerOnly"),
      Mutant(
        name: "IgnoresTheSecondFinger", claim: "does not mind a second finger",
        caughtBy: "testFailsWhenASecondFingerLands"),
      Mutant(
        name: "ForgetsTheCancellation", claim: "does not hear that the touch is cancelled",
        caughtBy: "testFailsWhenTheTouchIsCancelled"),
    ])
}
