import CheckSupport
import TouchKit
import TouchStage
import XCTest

@testable import ControlsExercises

final class TouchTrackingChecks: CheckCase {
  /// A place of the view of 100 × 60 points, as points beside it, on the right.
  private func beside(_ points: CGFloat) -> Story.Place { .part(0, CGPoint(x: 1 + points / 50, y: 0.3)) }
  private let spot = Story.Place.part(0, CGPoint(x: 0.3, y: 0.3))

  private func lands(_ finger: Int = 0) -> Story.Moment { .touch(.began, finger: finger, spot) }
  private func moves(_ finger: Int = 0, to place: Story.Place) -> Story.Moment {
    .touch(.moved, finger: finger, place)
  }
  private func lifts(_ finger: Int = 0) -> Story.Moment { .touch(.ended, finger: finger, spot) }
  private func isCancelled(_ finger: Int = 0) -> Story.Moment { .touch(.cancelled, finger: finger, spot) }

  func testATapIsALandingAndALift() {
    check("a tap sends touchDown and touchUpInside", [lands(), lifts(), .wait(1), lands(), lifts()]) {
      $0.takesSeveralFingers = false
    }
    check(
      "the same if the finger lands on a view in the view",
      [.touch(.began, finger: 0, .part(0, CGPoint(x: -0.9, y: -0.9))), lifts()])
  }

  func testARepeatedTapSendsTouchDownRepeat() {
    check(
      "the second tap of a series and each later one sends touchDown, then touchDownRepeat; one after a pause does not",
      Array(repeating: [lands(), lifts()], count: 7).flatMap { $0 } + [.wait(1), lands(), lifts()])
    check(
      "a second tap is one of a series even if the view has not wanted the first one",
      [lands(), lifts(), lands(), lifts(), lands(), lifts()]
    ) { $0.refusedLandings = [1] }
  }

  func testTheInsideReaches70PointsBeyondTheBounds() {
    check("a finger up to 70 points outside counts as inside", [lands()] + tour + [lifts()])
    check("it's inside when it lifts, too", [lands(), moves(to: beside(60)), lifts()])
    check(
      "but a finger that lands outside is none of its own", [.touch(.began, finger: 0, beside(40)), lifts()])
  }

  func testEnterAndExitComeBeforeInsideAndOutside() {
    check(
      "touchDragExit and touchDragEnter are sent first, then the drag outside or inside",
      [
        lands(), moves(to: beside(20)), moves(to: beside(90)), moves(to: beside(120)), moves(to: beside(30)),
        lifts(),
      ])
  }

  func testALiftOutsideIsTouchUpOutside() {
    check("a lift outside sends touchUpOutside", [lands(), moves(to: beside(90)), lifts(), lands(), lifts()])
  }

  func testACancelledTouchSendsOnlyTouchCancel() {
    check(
      "a cancelled touch sends touchCancel, and nothing of a lift",
      [lands(), isCancelled(), lands(), moves(to: beside(90)), isCancelled()])
  }

  func testATouchThatIsNotWantedSendsNothing() {
    check(
      "after a no of beginTracking there are no events, and the superview gets the touch",
      [
        lands(), moves(to: beside(20)), lifts(), .wait(1), lands(), isCancelled(), lands(), isCancelled(),
        lands(), lifts(),
      ]
    ) { $0.refusedLandings = [1, 3] }
  }

  func testANoOfContinueTrackingIsTheEnd() {
    check(
      "after a no of continueTracking there is no event and no endTracking; the superview gets the rest",
      [
        lands(), moves(to: beside(90)), moves(to: beside(20)), moves(to: beside(10)), lifts(), lands(),
        lifts(),
      ]
    ) { $0.refusedMove = 2 }
  }

  func testFollowsOneFinger() {
    check(
      "only the first finger is followed; the touches of another one go on to the superview",
      [
        lands(), moves(to: beside(90)), lands(1), moves(1, to: beside(10)), moves(to: beside(95)), lifts(1),
        lands(1), moves(to: beside(20)), lifts(), isCancelled(1),
      ])
    check(
      "all touches that move at once go on, if it follows none of them",
      [
        lands(2), lands(), lands(1), .together(.moved, [beside(10), beside(20)]), moves(2, to: beside(5)),
        lifts(2),
        lifts(), lifts(1),
      ])
  }

  func testAFurtherFingerIsAskedForWhenNoneIsFollowed() {
    let landings = (0..<6).map { finger in
      Story.Moment.touch(.began, finger: finger, .part(0, CGPoint(x: CGFloat(finger) * 0.3 - 0.8, y: 0.1)))
    }
    check(
      "while no finger is followed, the next one that lands is asked for, whatever lies on the view already",
      landings + [moves(5, to: beside(10)), moves(4, to: beside(20)), lifts(5), lifts()]
    ) { $0.refusedLandings = [1, 2, 3, 4, 5] }
    check(
      "the same after a no of continueTracking",
      [lands(), moves(to: beside(10)), lands(1), moves(1, to: beside(20)), lifts(1), lifts()]
    ) { $0.refusedMove = 1 }
  }

  func testFindsItsFingerAmongOthers() {
    let places = [spot, .part(0, CGPoint(x: -0.3, y: 0.1)), .part(0, CGPoint(x: 0.1, y: -0.5))]
    for count in [2, 3] where !hasFailed {
      let (here, there) = (Array(places.prefix(count)), Array(repeating: beside(40), count: count))
      // Whether those of the same frame are forwarded without the one that is followed is not said.
      check(
        "one finger is followed, even if several land, move or leave in the same frame",
        [
          .together(.began, here), .together(.moved, there), .together(.ended, there), lands(), lands(1),
          lands(2),
          .together(.moved, there), .together(.cancelled, there),
        ], judged: [.report, .state])
    }
  }

  func testMeasuresInItsOwnCoordinates() {
    for drawing in Drawing.allCases where !hasFailed {
      check("the 70 points are points of the view, however it is drawn", [lands()] + tour + [lifts()]) {
        $0.drawing = drawing
        $0.bounds.origin = CGPoint(x: 20, y: -35)
        if drawing == .flat { $0.anchor = CGPoint(x: 0.2, y: 0.7) }
      }
    }
  }

  func testTheAppMayChangeItMeanwhile() {
    for act in [TrackingSubject.Act.shrinks, .grows, .moves, .turns, .listensAnew] where !hasFailed {
      check(
        "the bounds, the place and onEvent are those of the moment, if the app changes them while a finger is down",
        [
          lands(), act.moment, moves(to: .screen(CGPoint(x: 380.3, y: 370.7))),
          moves(to: .screen(CGPoint(x: 180.3, y: 310.7))), lifts(), lands(), lifts(),
        ])
    }
  }

  func testTracksWithoutTheEngine() {
    let stage = Stage()
    let trace = stage.device.trace ?? Trace(of: [.controls])
    stage.device.trace = trace
    let view = TrackingView(frame: CGRect(x: 60, y: 60, width: 100, height: 60))
    stage.show(view)
    let fingers = Fingers(on: stage)
    for phase in [Contact.Phase.began, .moved, .ended] { fingers.act(phase, at: CGPoint(x: 100, y: 90)) }
    guard let entry = trace.entries.first(where: { $0.stage == .controls }) else { return }
    XCTFail(
      """
      asked: tracking of your own, on a plain view
      got:   a control of the engine is at work: \(entry.articleLine ?? entry.subject)
      """)
  }

  func testHoldsAmongRecognizersAndScrollViews() {
    let further = Story.Moment.touch(.began, finger: 1, .part(0, CGPoint(x: -0.3, y: -0.2)))
    let drag = [
      lands(), moves(to: beside(-10)), moves(to: beside(30)), moves(to: beside(90)), lifts(), .wait(1),
    ]
    let gestures: [Story.Moment] =
      drag + [
        lands(), lifts(), .wait(1), lands(), lifts(), lands(), lifts(), .wait(1), lands(), .wait(1), lifts(),
      ]
      + [.wait(1), lands(), further, lifts(1), lifts(), .wait(1), lands()]
      + (1...6).map { step in
        moves(to: .part(0, CGPoint(x: 0.3, y: 0.3 - CGFloat(step))))
      } + [lifts()]
    for around in Surrounding.recognizers.filter({ $0 != .allowing && $0 != .watching }) + [
      .scrolling, .still,
    ] where !hasFailed {
      check("recognizers and scroll views work as before", gestures, around: [around])
    }
  }

  func testHoldsBesideAnother() {
    let corner = Story.Place.part(0, CGPoint(x: 0.8, y: -0.7))
    func other(_ phase: Contact.Phase, _ x: CGFloat) -> Story.Moment {
      .touch(phase, finger: 1, .other(0, CGPoint(x: x, y: 0.1)))
    }
    for isNested in [false, true] where !hasFailed {
      check(
        "two views track at once, one of them in the other or not, and a finger of each is cancelled",
        [
          .touch(.began, finger: 0, corner), other(.began, 0.2), moves(to: beside(90)), other(.moved, 0.4),
          moves(to: beside(95)), other(.cancelled, 0), moves(to: beside(20)), other(.began, 0.3),
          other(.moved, 8), isCancelled(), other(.moved, 9), .touch(.began, finger: 0, corner),
          moves(to: beside(10)), other(.ended, 0), lifts(),
        ], isNested: isNested)
    }
  }

  func testHoldsInAnyApp() {
    check("in any app, the view tracks like a control", twins())
  }

  /// What is rare, so that it comes at all.
  private func add(to example: inout TwinCase<TrackingPlan>, _ random: inout SeededGenerator) {
    typealias Act = TrackingSubject.Act
    let half = example.plan.bounds.width / 2
    func beside(_ points: CGFloat) -> Story.Moment {
      moves(to: .part(0, CGPoint(x: 1 + points / half, y: 0.1)))
    }
    let (near, outside) = (beside(60), beside(90))
    let specials: [[Story.Moment]] = [
      [.change(.hides), outside, isCancelled(), .change(.shows)],
      [.change(.takesOut), .change(.putsBack), near, .change(.switchesOff), lifts(), .change(.shows)],
      [Act.hidesWhatIsAround.moment, near, Act.hidesWhatIsAround.moment, outside, Act.grows.moment],
      [Act.empties.moment, beside(20)], [Act.resizesWhenAsked.moment, outside],
      [Act.listensAnewInTheEvent.moment, outside, Act.listensAnewWhenAsked.moment],
      [Act.resizesInTheEvent.moment, outside], [outside, Act.resizesInTheEvent.moment, near],
      [Act.moves.moment, near], [Act.turns.moment, outside, near],
      (0..<160).map { $0.isMultiple(of: 2) ? near : outside },
    ]
    if !random.isTurn(in: 3) {
      example.plan.isBoxed = false
      example.surroundings = []
      (example.plan.refusedLandings, example.plan.refusedMove) = ([], nil)
    }
    var special = [lands()] + random.inTurn(specials) + [random.isTurn(in: 3) ? isCancelled() : lifts()]
    if random.isTurn(in: 10) { special += (0..<10).flatMap { _ in [lands(), lifts()] } }
    example.story.moments = special + example.story.moments
    guard random.isTurn(in: 8) else { return }
    // What the inner one refuses is the outer one's, and what both refuse is the controller's.
    (example.isNested, example.surroundings) = (true, [.controlled])
    (example.plan, example.otherPlan) = (TrackingPlan(), TrackingPlan())
    (example.plan.refusedLandings, example.otherPlan.refusedLandings) = ([1], [1, 2])
    let inner = Story.Place.other(0, .zero)
    example.story.moments = (0..<3).flatMap { _ in [.touch(.began, finger: 0, inner), near, lifts()] }
  }

  /// Places around the view of 100 × 60 points, inside and outside, close to the edge of the zone.
  private var tour: [Story.Moment] {
    let distances: [(CGFloat, CGFloat)] = [
      (69.98, -5), (70.02, -5), (-169.98, -5), (-170.02, -5), (-50, 69.98), (-50, 70.02), (-50, -129.98),
      (-50, -130.02), (65, 65), (65, 75), (75, 65),
    ]
    return distances.map { aside, below in
      moves(to: .part(0, CGPoint(x: 1 + aside / 50, y: 1 + below / 30)))
    }
  }

  private func twins(judged: Set<AppLog.Kind> = Set(AppLog.Kind.allCases)) -> Twins<TrackingPlan> {
    Twins(right: TrackingSubject.right, students: TrackingSubject.students) {
      ($0.reach, $0.landings, $0.fingersActAtOnce) = (5, [0.9, 0.9, 1.2], false)
      $0.changesMeanwhile = [
        .hides, .fades, .switchesOff, .shows, .takesOut, .putsBack, .moves, .enlarges, .mirrors,
      ]
    } judging: {
      $0.surroundings = Surrounding.withoutDelay
      $0.canBeNested = false
      $0.judged = judged
      // Recognizers let several touches end at once. Whether the others are forwarded then is not said.
      $0.isUnjudged = { line in
        line.kind == .touches && ["touchesEnded", "touchesCancelled"].contains { line.text.contains($0) }
      }
      $0.adapt = add
    }
  }

  private func check(
    _ asked: String, _ moments: [Story.Moment], judged: Set<AppLog.Kind> = Set(AppLog.Kind.allCases),
    around: Set<Surrounding> = [], isNested: Bool = false, file: StaticString = #filePath, line: UInt = #line,
    plan change: (inout TrackingPlan) -> Void = { _ in }
  ) {
    var (plan, twins) = (TrackingPlan(), twins(judged: judged))
    change(&plan)
    twins.isUnjudged = { _ in false }
    var example = TwinCase(plan, other: TrackingPlan(), Story(moments))
    (example.surroundings, example.isNested) = (around, isNested)
    check(asked, twins, example, file: file, line: line)
  }

  func testAFingerIsAskedForWhenItLandsOnly() {
    for ending in [lifts(), isCancelled()] where !hasFailed {
      check(
        "when the finger that was followed is gone, one that lies on the view already goes on to the superview",
        [
          lands(), lands(1), ending, moves(1, to: beside(10)), moves(1, to: beside(20)), lands(),
          moves(to: beside(10)), lifts(), lifts(1),
        ])
    }
  }

  func testHoldsItsFingerAmongFive() {
    let landings = (0..<5).map { finger in
      Story.Moment.touch(.began, finger: finger, .part(0, CGPoint(x: CGFloat(finger) * 0.3 - 0.8, y: 0.1)))
    }
    let there = (1...5).map { beside(CGFloat($0) * 10) }
    for ending in [Contact.Phase.ended, .cancelled] {
      for followed in 1...5 where !hasFailed {
        check(
          "of five fingers that move at once and leave at once, continueTracking and endTracking get the one that "
            + "is followed",
          landings + [.together(.moved, there), .together(ending, there)], judged: [.report, .state]
        ) { $0.refusedLandings = Set(1..<followed) }
      }
    }
  }

  func testHoldsWithoutAWindow() {
    for ending in [lifts(), isCancelled()] where !hasFailed {
      check(
        "while a finger is down, the app takes the view out of its window, and puts it back later",
        [
          lands(), .change(.takesOut), moves(to: .screen(CGPoint(x: 900.5, y: 800.5))), ending,
          .change(.putsBack), lands(), .change(.takesOut), ending, .change(.putsBack), lands(), lifts(),
        ])
    }
  }
}
