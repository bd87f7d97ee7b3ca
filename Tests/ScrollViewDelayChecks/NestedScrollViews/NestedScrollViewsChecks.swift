import CheckSupport
import TouchKit
import TouchStage
import XCTest

@testable import ScrollViewDelayExercises

final class NestedScrollViewsChecks: CheckCase {
  // MARK: The predictions

  func testToTheLeft() {
    check(NestedDrags.toTheLeft, "toTheLeft", [(-16, 0), (-32, 0), (-48, 0)])
  }

  func testUpThenLeft() {
    check(NestedDrags.upThenLeft, "upThenLeft", [(0, -8), (-4, -16), (-20, -32), (-40, -48)])
  }

  func testFastAndMainlyUp() {
    check(NestedDrags.fastAndMainlyUp, "fastAndMainlyUp", [(-12, -40), (-24, -80)])
  }

  private func check(
    _ answer: NestedDrags.Outcome, _ name: String, _ ways: [(CGFloat, CGFloat)],
    file: StaticString = #filePath, line: UInt = #line
  ) {
    var plan = NestedPlan()
    plan.start = 0
    let drag = NestedDrag(plan: plan, ways: ways)
    func fail(_ what: String, _ expected: String, _ got: String) {
      XCTFail(
        """
        asked: NestedDrags.\(name), of plain scroll views\(what)
        \(drag)
        expected: \(expected)
        got:      \(got)
        """, file: file, line: line)
    }
    guard let dragger = answer.dragger, let strip = answer.strip, let page = answer.page else {
      let isEmpty = answer.dragger == nil && answer.strip == nil
      return fail(
        "", "your prediction: dragger is .strip or .page, strip and page are numbers",
        isEmpty ? "nil" : "not all three of them")
    }
    let outcome = drag.play { UIScrollView() }
    let claims = [
      ("which one scrolls", outcome.who, "the \(dragger)"),
      ("strip.contentOffset.x in the end", NumberText.trimmed(outcome.strip), NumberText.trimmed(strip)),
      ("page.contentOffset.y in the end", NumberText.trimmed(outcome.page), NumberText.trimmed(page)),
    ]
    // One thing after the other: if the first one is wrong, the others need another thought anyway.
    if let wrong = claims.first(where: { $0.1 != $0.2 }) { fail(": \(wrong.0)", wrong.1, wrong.2) }
  }

  // MARK: The class

  func testASlowDragScrollsTheOneItFollows() {
    for way in Self.ways { check("a slow drag on the strip", way, inSteps: 20) }
    var plan = NestedPlan()
    (plan.arrangement, plan.room) = (.narrow, 40)
    for way in Self.ways { check("a strip that is narrower than the page", way, inSteps: 20, plan: plan) }
  }

  func testAFastDragScrollsTheOneItFollows() {
    for way in Self.ways {
      check("a fast drag on the strip: its first move is far enough for both", way, inSteps: 2)
    }
  }

  func testADragThatTurnsStaysWhereItBegan() {
    for way in Self.ways {
      let turned = way.inSteps(3) + way.turned.inSteps(3).map { way + $0 }
      check("a drag that turns when it has begun", NestedDrag(plan: NestedPlan(), places: turned))
      let far = way + way.turned * 1.5
      check(
        "a drag that turns and goes farther then, and turns again",
        NestedDrag(plan: NestedPlan(), places: way.inSteps(3) + [far, far + way * 0.3]))
    }
  }

  func testBesideTheStripOnlyThePageScrolls() {
    for way in Self.ways { check("a drag beside the strip", way, inSteps: 3, spot: .blank) }
  }

  func testAStripWithoutRoomDoesNotScroll() {
    var plan = NestedPlan()
    plan.room = 0
    for way in Self.ways { check("a strip as wide as its content", way, inSteps: 3, plan: plan) }
  }

  func testAPageWithoutRoomDoesNotScroll() {
    for setting in [NestedPlan.Setting.fitting, .still] {
      var plan = NestedPlan()
      plan.setting = setting
      for way in Self.ways { check("\(setting.rawValue)", way, inSteps: 3, plan: plan) }
    }
  }

  func testAPageThatScrollsSidewaysHoldsAStripThatScrollsUpAndDown() {
    var plan = NestedPlan()
    plan.isSideways = true
    for way in Self.ways {
      check(
        "a page that scrolls sideways, with a strip that scrolls up and down", way, inSteps: 3, plan: plan)
      check("the same page, beside the strip", way, inSteps: 3, plan: plan, spot: .blank)
    }
  }

  func testAShortPageCanBePulled() {
    var plan = NestedPlan()
    plan.setting = .pulled
    for way in Self.ways {
      check("a page with alwaysBounceVertical, whose content fits", way, inSteps: 3, plan: plan)
    }
  }

  private static let ways = [
    CGPoint(x: -90, y: 10), CGPoint(x: 10, y: -90), CGPoint(x: 90, y: -75), CGPoint(x: 75, y: 90),
  ]

  private func check(
    _ asked: String, _ way: CGPoint, inSteps count: Int, plan: NestedPlan = NestedPlan(),
    spot: NestedStories.Spot = .picture, file: StaticString = #filePath, line: UInt = #line
  ) {
    let drag = NestedDrag(plan: plan, spot: spot, places: way.inSteps(count))
    check(asked, drag, file: file, line: line)
  }

  private func check(
    _ asked: String, _ drag: NestedDrag, file: StaticString = #filePath, line: UInt = #line
  ) {
    let (expected, actual) = (drag.expected, drag.play { AxisScrollView() })
    if expected == actual { return }
    XCTFail(
      """
      asked: \(asked)
      \(drag)
      expected: \(expected)
      got:      \(actual)
      """, file: file, line: line)
  }

  // MARK: In any app

  func testHoldsInAnyApp() {
    let twins = Twins<NestedPlan> { plan, name, log in
      NestedSubject(plan, name: name, log: log) { StatedAxisScrollView() }
    } students: { plan, name, log in
      NestedSubject(plan, name: name, log: log) { AxisScrollView() }
    } judging: {
      $0.adapt = NestedStories.adapt
    }
    check(
      "whatever page and strip are made of, and whatever is around them, drags scroll the right one", twins,
      count: 44)
  }

  func testHoldsOnATrackpad() {
    for (isSideways, way) in [false, true].flatMap({ axis in Self.ways.map { (axis, $0) } }) {
      for count in [2, 6, 30] {
        var drag = NestedDrag(plan: NestedPlan(), places: way.inSteps(count))
        (drag.plan.isSideways, drag.tool) = (isSideways, .trackpad)
        check("scrolling on a trackpad", drag)
      }
    }
  }

  func testHoldsForATurnedPage() {
    for tool in [DragTool.finger, .trackpad] { check(.turned, tool) }
  }

  func testHoldsForAStripThatIsStill() { check(.stillStrip) }

  func testHoldsForZoomedPictures() { check(.zoomedStrip) }

  func testHoldsForTurnedPictures() { check(.turnedPictures) }

  func testHoldsForAPageWithInsets() { check(.insetPage) }

  private func check(_ arrangement: NestedDrag.Arrangement, _ tool: DragTool = .finger) {
    for way in Self.ways {
      var drag = NestedDrag(plan: NestedPlan(), places: way.inSteps(6))
      (drag.arrangement, drag.tool) = (arrangement, tool)
      check("a drag on the strip\(arrangement.rawValue)", drag)
    }
  }

  func testHoldsBesideAnotherPage() {
    for way in Self.ways {
      var drag = NestedDrag(plan: NestedPlan(), places: way.inSteps(3))
      drag.isBesideAnother = true
      check("two pages that are dragged at once", drag)
    }
  }

  func testHoldsForAStripOfPages() {
    var plan = NestedPlan()
    plan.setting = .paging
    for way in [
      CGPoint(x: 84, y: 90), CGPoint(x: -84, y: -90), CGPoint(x: 90, y: -84), CGPoint(x: -90, y: 84),
    ] {
      let drag = NestedDrag(plan: plan, places: way.inSteps(3))
      compare("a drag close to the diagonal, on a strip that scrolls by pages", drag)
    }
  }

  func testHoldsWhileTheStripGlides() {
    for tool in [DragTool.finger, .trackpad] {
      var drag = NestedDrag(plan: NestedPlan(), places: CGPoint(x: -12, y: -60).inSteps(3))
      (drag.arrangement, drag.tool) = (.thrownStrip, tool)
      compare("a drag up on a strip that glides", drag)
    }
  }

  func testHoldsBesideAFingerThatRests() {
    for way in Self.ways {
      var drag = NestedDrag(plan: NestedPlan(), places: way.inSteps(3))
      drag.arrangement = .heldPage
      compare("a drag on the strip", drag)
    }
  }

  func testHoldsForAPageLaidOutAnew() {
    for (isSideways, way) in [false, true].flatMap({ axis in Self.ways.map { (axis, $0) } }) {
      var drag = NestedDrag(plan: NestedPlan(), spot: .blank, places: way.inSteps(3))
      (drag.plan.isSideways, drag.arrangement) = (isSideways, .laidOutAnew)
      check("a page that the app has laid out the other way since it was dragged last", drag)
    }
  }

  func testHoldsAboveAKeyboard() {
    for way in Self.ways {
      var drag = NestedDrag(plan: NestedPlan(), places: way.inSteps(3))
      (drag.plan.setting, drag.arrangement) = (.fitting, .keyboard)
      compare("a drag on the strip, on a page whose content fits, but for an inset", drag)
    }
  }

  /// Plays a drag on a right answer and on the student's.
  private func compare(_ asked: String, _ drag: NestedDrag) {
    let (expected, actual) = (drag.play { StatedAxisScrollView() }, drag.play { AxisScrollView() })
    if expected == actual { return }
    XCTFail("asked: \(asked)\n\(drag)\nexpected: \(expected)\ngot:      \(actual)")
  }

  func testHoldsForRecognizersAroundIt() {
    func trace(_ make: @escaping () -> UIScrollView) -> [String] {
      RecognizersAround.trace(way: CGPoint(x: -60, y: 0)) {
        let subject = NestedSubject(NestedPlan(), name: "the view", log: AppLog(), make: make)
        return (subject.page, subject.strip)
      }
    }
    checkTrace(
      trace { StatedAxisScrollView() }, trace { AxisScrollView() },
      asked: "a recognizer of the app around the page, while a finger drags the strip fast: how often it acts"
    )
  }

  func testHoldsForOtherRecognizers() {
    if let change = AxisScrollView().changeFromAPlainOne {
      XCTFail("asked: a new AxisScrollView is set as a new UIScrollView is\n\(change)")
    }
    checkTrace(
      NestedDrag.answersAboutOthers { UIScrollView() }, NestedDrag.answersAboutOthers { AxisScrollView() },
      asked: "gestureRecognizerShouldBegin(_:) about further recognizers that are attached to page and strip")
  }
}
