import TouchKit
import XCTest

/// Who may recognize (facts G30–G38).
final class GestureArbitrationTests: XCTestCase {
  func testG30_theFirstToRecognizeFailsTheOthers() {
    let stage = GestureStage()
    let outer = stage.add(DragSpy(), "outer")
    stage.add(DragSpy(), "inner", to: stage.view)
    stage.stage.down(150, 150)
    stage.stage.move(170, 150)
    stage.stage.lift(170, 150)
    XCTAssertEqual(stage.log.lines, ["inner began", "inner ended"])
    XCTAssertEqual(outer.heard, ["began 1"])
  }

  func testG30_unrelatedViewsWithDifferentFingersDoNotExcludeEachOther() {
    let stage = GestureStage()
    let other = stage.stage.add(SpyView(), "Other", CGRect(310, 100, 100, 200), in: stage.root)
    stage.add(DragSpy(), "one", to: stage.view)
    stage.add(DragSpy(), "two", to: other)
    stage.stage.report(.began(150, 150), .began(350, 150, finger: 1))
    stage.stage.report(.moved(170, 150), .moved(370, 150, finger: 1))
    XCTAssertEqual(stage.log.lines, ["one began", "two began"])
  }

  func testG30_aGestureUnderWayKeepsNewFingersOfItsViewLineFromRecognizing() {
    let stage = GestureStage()
    stage.add(DragSpy(), "outer")
    stage.stage.down(110, 110)
    stage.stage.move(130, 110)
    stage.add(UITapGestureRecognizer(), "inner", to: stage.view)
    stage.stage.tap(250, 250, finger: 1)
    XCTAssertEqual(stage.log.lines.filter { $0.hasPrefix("inner") }, [])
  }

  func testG31_bothHaveASayInPreventing() {
    final class Preventing: SpyRecognizer {
      var prevents = true
      var isPreventable = true
      override func canPrevent(_ other: UIGestureRecognizer) -> Bool { prevents }
      override func canBePrevented(by other: UIGestureRecognizer) -> Bool { isPreventable }
    }
    for (prevents, isPreventable) in [(true, true), (true, false), (false, true), (false, false)] {
      let stage = GestureStage()
      let inner = stage.add(Preventing(), "inner", to: stage.view)
      let outer = stage.add(Preventing(), "outer")
      inner.prevents = prevents
      outer.isPreventable = isPreventable
      for recognizer in [inner, outer] {
        recognizer.onMoved = { recognizer, _, _ in recognizer.state = .began }
      }
      stage.stage.down(150, 150)
      stage.stage.move(170, 150)
      let both = !(prevents && isPreventable)
      XCTAssertEqual(stage.log.lines, both ? ["inner began", "outer began"] : ["inner began"])
    }
  }

  func testG32_oneYesOfTwoDelegatesIsEnough() {
    for (inner, outer) in [(false, false), (true, false), (false, true), (true, true)] {
      let stage = GestureStage()
      let delegates = [SpyDelegate(), SpyDelegate()]
      delegates[0].simultaneous = { _, _ in inner }
      delegates[1].simultaneous = { _, _ in outer }
      stage.add(DragSpy(), "inner", to: stage.view).delegate = delegates[0]
      stage.add(DragSpy(), "outer").delegate = delegates[1]
      stage.stage.down(150, 150)
      stage.stage.move(170, 150)
      XCTAssertEqual(
        stage.log.lines, inner || outer ? ["inner began", "outer began"] : ["inner began"],
        "\(inner) \(outer)")
    }
  }

  func testG33_aSingleTapDoesNotPreventADoubleTap() {
    let stage = GestureStage()
    stage.tapRecognizer(taps: 1, "single")
    stage.tapRecognizer(taps: 2, "double")
    stage.stage.tap(150, 150)
    XCTAssertEqual(stage.log.lines, ["single ended"])
    stage.device.advance(by: 0.125)
    stage.stage.tap(150, 150)
    XCTAssertEqual(stage.log.lines, ["single ended", "single ended", "double ended"])
  }

  func testG34_whoRequiresAFailureWaitsForIt() {
    let stage = GestureStage()
    let single = stage.tapRecognizer(taps: 1, "single")
    single.require(toFail: stage.tapRecognizer(taps: 2, "double"))
    let start = stage.device.clock.now
    stage.stage.tap(150, 150, hold: 0.0625)
    XCTAssertEqual(single.state, .possible)
    stage.device.advance(to: start + 0.41)
    XCTAssertEqual(stage.log.lines, [])
    stage.device.advance(to: start + 0.42)
    XCTAssertEqual(stage.log.lines, ["single ended"])
    XCTAssertEqual(stage.view.texts, ["began 1", "cancelled 1"])
    stage.device.advance(by: 1)
    stage.stage.tap(150, 150)
    stage.device.advance(by: 0.125)
    stage.stage.tap(150, 150)
    stage.device.advance(by: 1)
    XCTAssertEqual(stage.log.lines, ["single ended", "double ended"])
  }

  func testG34_whatWasPutOffGoesThroughItsStates() {
    let stage = GestureStage()
    let drag = stage.add(DragSpy(), "drag")
    let gate = stage.add(SpyRecognizer(), "gate")
    drag.require(toFail: gate)
    stage.stage.down(150, 150)
    stage.stage.move(170, 150)
    stage.stage.move(180, 150)
    XCTAssertEqual(drag.state, .possible)
    gate.state = .failed
    stage.device.settle()
    XCTAssertEqual(stage.log.lines, ["drag began"])
    stage.stage.move(190, 150)
    stage.stage.lift(190, 150)
    XCTAssertEqual(stage.log.lines, ["drag began", "drag changed", "drag ended"])
  }

  func testG34_whoeverWaitsIsAskedOnlyOnce() {
    let stage = GestureStage()
    let delegate = SpyDelegate()
    let waiting = stage.add(DragSpy(), "waiting")
    waiting.delegate = delegate
    let gates = ["one", "two"].map { stage.add(SpyRecognizer(), $0) }
    delegate.requiresFailure = { _, other in gates.contains { $0 === other } }
    stage.stage.down(150, 150)
    stage.stage.move(170, 150)
    for gate in gates {
      gate.state = .failed
      stage.device.settle()
    }
    XCTAssertEqual(stage.log.lines, ["waiting began"])
    XCTAssertEqual(delegate.asked, ["event", "touch", "begin", "requires", "requires"])
  }

  func testG34_whoHasDecidedAndWaitsForItsResetTakesNoNewFinger() {
    let stage = GestureStage()
    let early = stage.add(SpyRecognizer(), "early")
    stage.add(SpyRecognizer(), "late").require(toFail: early)
    early.onBegan = { recognizer, _, _ in recognizer.state = .failed }
    stage.stage.down(150, 150)
    XCTAssertEqual(early.state, .failed)
    stage.stage.down(200, 200, finger: 1)
    XCTAssertEqual(early.numberOfTouches, 1)
    XCTAssertEqual(early.heard, ["began 1"])
  }

  func testG34_anIdleRecognizerBlocksNobody() {
    let stage = GestureStage()
    let other = stage.stage.add(SpyView(), "Other", CGRect(310, 100, 100, 200), in: stage.root)
    let single = stage.tapRecognizer(taps: 1, "single")
    single.require(toFail: stage.add(SpyRecognizer(), "elsewhere", to: other))
    stage.stage.tap(150, 150)
    XCTAssertEqual(stage.log.lines, ["single ended"])
  }

  /// Engine's choice: two that wait for each other would wait for ever.
  func testG34_ofTwoThatWaitForEachOtherOneRecognizes() {
    let stage = GestureStage()
    let one = stage.tapRecognizer(taps: 1, "one")
    let two = stage.tapRecognizer(taps: 1, "two")
    one.require(toFail: two)
    two.require(toFail: one)
    one.require(toFail: one)
    XCTAssertEqual(stage.stage.refusals, ["one cannot wait for its own failure"])
    stage.stage.tap(150, 150)
    XCTAssertEqual(stage.log.lines, ["two ended"])
    XCTAssertEqual([one.state, two.state], [.possible, .possible])
  }

  func testG35_eachSideMayAskForAFailureOncePerAttempt() {
    for side in 0..<4 {
      final class Asking: UITapGestureRecognizer {
        var requires = false
        var isRequired = false
        var questions = 0
        override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
          questions += 1
          return requires
        }
        override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { isRequired }
      }
      let stage = GestureStage()
      let single = stage.add(Asking(), "single")
      let double = stage.add(Asking(), "double")
      double.numberOfTapsRequired = 2
      let delegates = [SpyDelegate(), SpyDelegate()]
      single.delegate = delegates[0]
      double.delegate = delegates[1]
      switch side {
      case 0: single.requires = true
      case 1: double.isRequired = true
      case 2: delegates[0].requiresFailure = { _, other in other === double }
      default: delegates[1].requiredToFail = { _, other in other === single }
      }
      stage.stage.tap(150, 150)
      XCTAssertEqual(stage.log.lines, [], "side \(side)")
      XCTAssertEqual(single.questions, 1)
      stage.device.advance(by: 1)
      XCTAssertEqual(stage.log.lines, ["single ended"], "side \(side)")
      XCTAssertEqual(single.questions, 1)
    }
  }

  private final class Vetoing: SpyView {
    var allows = true
    var questions = 0
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      questions += 1
      return allows
    }
  }

  func testG36_onlyTheTouchedViewMayVeto() {
    for vetoer in [nil, 0, 1, 2, 3] as [Int?] {
      let stage = GestureStage()
      let views = [
        stage.stage.add(Vetoing(), "outside"), stage.stage.add(Vetoing(), "owner"),
        stage.stage.add(Vetoing(), "between"), stage.stage.add(Vetoing(), "hit"),
      ]
      for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
      if let vetoer { views[vetoer].allows = false }
      stage.add(UITapGestureRecognizer(), to: views[1])
      stage.stage.tap(150, 150)
      XCTAssertEqual(stage.log.states, vetoer == 3 ? [] : [.ended], "\(String(describing: vetoer))")
      XCTAssertEqual(views.map(\.questions), [0, 0, 0, 1])
    }
  }

  func testG36_eachTouchedViewIsAskedOnce() {
    for vetoer in [nil, 0, 1] as [Int?] {
      let stage = GestureStage()
      let views = [
        stage.stage.add(Vetoing(), "left", CGRect(0, 0, 90, 90), in: stage.root),
        stage.stage.add(Vetoing(), "right", CGRect(100, 0, 90, 90), in: stage.root),
      ]
      if let vetoer { views[vetoer].allows = false }
      let tap = stage.tapRecognizer()
      tap.numberOfTouchesRequired = 3
      stage.stage.report(.began(20, 40), .began(150, 40, finger: 1), .began(60, 40, finger: 2))
      stage.stage.report(.ended(20, 40), .ended(150, 40, finger: 1), .ended(60, 40, finger: 2))
      XCTAssertEqual(stage.log.states, vetoer == nil ? [.ended] : [], "\(String(describing: vetoer))")
      XCTAssertEqual(views[0].questions, 1)
    }
  }

  func testG36_aDelegateThatIsOneOfTheViewsIsAskedOnce() {
    final class Owner: SpyView, UIGestureRecognizerDelegate {
      var questions = 0
      override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        questions += 1
        return true
      }
    }
    let stage = GestureStage()
    let owner = stage.stage.add(Owner(), "owner")
    stage.add(UITapGestureRecognizer(), to: owner).delegate = owner
    stage.stage.tap(150, 150)
    XCTAssertEqual(owner.questions, 1)
    XCTAssertEqual(stage.log.states, [.ended])
  }

  func testG36_aScrollViewIsAskedAboutItsOwnPanWhereverTheFingerIs() {
    final class Picky: UIScrollView {
      var allows = true
      var asked: [UIGestureRecognizer] = []
      override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        asked.append(gestureRecognizer)
        return allows
      }
    }
    for allows in [true, false] {
      for hasContent in [true, false] {
        let stage = Stage()
        let scroll = stage.add(Picky(), "scroll", CGRect(0, 0, 300, 300))
        scroll.contentSize = CGSize(width: 300, height: 1000)
        scroll.allows = allows
        if hasContent { stage.add("content", CGRect(0, 0, 300, 1000), in: scroll) }
        stage.down(100, 200)
        for step in 1...5 {
          stage.device.advance(by: 0.02)
          stage.move(100, 200 - CGFloat(step) * 10)
        }
        XCTAssertEqual(scroll.asked.filter { $0 === scroll.panGestureRecognizer }.count, 1)
        XCTAssertEqual(scroll.contentOffset.y > 0, allows)
      }
    }
  }

  func testG37_viewsAreNotAskedWhenNothingIsTakenFromThem() {
    final class Vetoing: SpyView {
      override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    let stage = GestureStage()
    let button = stage.stage.add(Vetoing(), "button", CGRect(0, 0, 90, 90), in: stage.root)
    let tap = stage.tapRecognizer()
    stage.stage.tap(50, 50)
    XCTAssertEqual(stage.log.states, [])
    XCTAssertEqual(button.texts, ["began 1", "ended 1"])
    stage.device.advance(by: 1)
    tap.cancelsTouchesInView = false
    stage.stage.tap(50, 50)
    XCTAssertEqual(stage.log.states, [.ended])
    XCTAssertEqual(button.texts, ["began 1", "ended 1", "began 1", "ended 1"])
  }

  func testG38_locations() {
    let stage = GestureStage()
    let recognizer = stage.add(SpyRecognizer())
    stage.stage.report(.began(150.5, 150), .began(200, 151, finger: 1))
    XCTAssertEqual(recognizer.numberOfTouches, 2)
    XCTAssertEqual(recognizer.location(in: nil), CGPoint(x: 175, y: 150))
    XCTAssertEqual(recognizer.location(in: stage.view), CGPoint(x: 75, y: 50))
    XCTAssertEqual(recognizer.location(ofTouch: 1, in: stage.view), CGPoint(x: 100, y: 51))
    XCTAssertEqual(recognizer.location(ofTouch: 2, in: nil), .zero)
    XCTAssertEqual(stage.stage.refusals.count, 1)
  }

  func testG38_aTapIsWhereItsFirstTapBegan() {
    let stage = GestureStage()
    let tap = stage.tapRecognizer(taps: 2)
    var place: CGPoint?
    stage.log.onAction = { _ in place = tap.location(in: stage.view) }
    stage.stage.down(150.5, 150)
    stage.stage.move(160, 150)
    stage.stage.lift(160, 150)
    stage.device.advance(by: 0.125)
    stage.stage.tap(170, 150)
    XCTAssertEqual(place, CGPoint(x: 50.5, y: 50))
  }

  func testR22_recognizersAreNotInTheResponderChain() {
    let stage = GestureStage()
    stage.add(UITapGestureRecognizer(), to: stage.view)
    stage.view.forwards = true
    stage.stage.down(150, 150)
    XCTAssertEqual(
      stage.stage.receivers(of: .next), ["V", "Root", "UIWindow", "UIApplication"])
  }
}
