import TouchKit
import XCTest

/// The articles' logs of recognizers and views (scenarios GR1–GR14; GR15 is with the run loop).
final class GestureScenarioTests: XCTestCase {
  /// A root view with a YellowView in it, whose window has no private recognizers.
  private final class Scene {
    let stage = Stage(.iOS6)
    let root: UIView
    let yellow: SpyView

    init() {
      root = stage.add("RootView")
      yellow = stage.add(SpyView(), "YellowView", CGRect(100, 100, 200, 200), in: root)
    }

    /// What the view and the recognizer called R were told, and the app's own lines.
    var log: [String] {
      stage.entries.filter { entry in
        if entry.stage == .log { return true }
        guard case .call(let method) = entry.event, method.rawValue.hasPrefix("touches") else { return false }
        return entry.subject == "YellowView" || entry.subject == "R"
      }.compactMap { $0.articleLine }
    }

    /// Adds a recognizer that writes a line for each action.
    func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ line: String) -> Recognizer {
      let target = Target(stage.trace, line)
      targets.append(target)
      recognizer.addTarget(target, action: Target.act)
      root.addGestureRecognizer(recognizer)
      return recognizer
    }
    private var targets: [Target] = []

    func drag(_ places: [CGFloat]) {
      stage.down(150, 150)
      for x in places { stage.move(x, 150) }
      stage.lift(places.last ?? 150, 150)
    }
  }

  private final class Target {
    let trace: Trace
    let line: String
    init(_ trace: Trace, _ line: String) { (self.trace, self.line) = (trace, line) }
    func act(_ recognizer: UIGestureRecognizer) { trace.log(line) }
  }

  private let began = "-[YellowView touchesBegan:withEvent:]"
  private let moved = "-[YellowView touchesMoved:withEvent:]"
  private let ended = "-[YellowView touchesEnded:withEvent:]"
  private let cancelled = "-[YellowView touchesCancelled:withEvent:]"

  func testGR1_aTapOnTheRootViewCancelsTheYellowView() {
    let scene = Scene()
    _ = scene.add(UITapGestureRecognizer(), "View Tapped")
    scene.stage.tap(150, 150)
    XCTAssertEqual(scene.log, [began, "View Tapped", cancelled])
  }

  func testGR2_theRecognizerHearsOfEachTouchBeforeTheView() {
    let scene = Scene()
    scene.add(UITapGestureRecognizer(), "View Tapped").name = "R"
    scene.stage.tap(150, 150)
    XCTAssertEqual(
      scene.log,
      ["-[R touchesBegan:withEvent:]", began, "-[R touchesEnded:withEvent:]", "View Tapped", cancelled])
  }

  func testGR3_aPanLeavesTheViewItsMovesUntilItBegins() {
    let scene = Scene()
    _ = scene.add(UIPanGestureRecognizer(), "View panned")
    scene.drag([154, 158, 162, 170])
    XCTAssertEqual(
      scene.log, [began, moved, moved, "View panned", cancelled, "View panned", "View panned"])
  }

  func testGR4_withoutCancellingTheViewKeepsItsTouches() {
    let scene = Scene()
    scene.add(UIPanGestureRecognizer(), "View panned").cancelsTouchesInView = false
    scene.drag([154, 162, 170])
    XCTAssertEqual(
      scene.log,
      [began, moved, "View panned", moved, "View panned", moved, "View panned", ended])
  }

  func testGR5_withDelaysTouchesBeganTheViewHearsNothing() {
    let scene = Scene()
    scene.add(UIPanGestureRecognizer(), "View panned").delaysTouchesBegan = true
    scene.drag([154, 162, 170])
    XCTAssertEqual(scene.log, ["View panned", "View panned", "View panned"])
  }

  func testGR6_whatWasWithheldComesLateAndInOrder() {
    let scene = Scene()
    scene.add(UIPanGestureRecognizer(), "View panned").delaysTouchesBegan = true
    scene.drag([154, 156])
    XCTAssertEqual(scene.log, [began, moved, ended])
    XCTAssertEqual(scene.yellow.heard.map { $0.locations[0].x }, [50, 56, 56])
  }

  func testGR7_theEndIsWithheldUntilTheRecognizerHasFailed() {
    for delays in [true, false] {
      let scene = Scene()
      let tap = scene.add(UITapGestureRecognizer(), "View Tapped")
      tap.numberOfTapsRequired = 2
      tap.delaysTouchesEnded = delays
      let start = scene.stage.device.clock.now
      scene.stage.tap(150, 150, hold: 0.05)
      XCTAssertEqual(scene.log, delays ? [began] : [began, ended])
      scene.stage.device.advance(to: start + 0.399)
      XCTAssertEqual(scene.log, delays ? [began] : [began, ended])
      scene.stage.device.advance(to: start + 0.401)
      XCTAssertEqual(scene.log, [began, ended])
    }
  }

  func testGR8_whoFailsInMidTouchLeavesTheRestToTheView() {
    let scene = Scene()
    scene.add(UITapGestureRecognizer(), "View Tapped").name = "R"
    scene.drag([160, 250, 260])
    XCTAssertEqual(
      scene.log,
      [
        "-[R touchesBegan:withEvent:]", began, "-[R touchesMoved:withEvent:]", moved,
        "-[R touchesMoved:withEvent:]", moved, moved, ended,
      ])
  }

  func testGR9_aTouchCarriesTheRecognizersOfTheHitViewAndItsAncestors() {
    let scene = Scene()
    let onRoot = scene.add(UITapGestureRecognizer(), "root")
    let onYellow = UIPanGestureRecognizer()
    scene.yellow.addGestureRecognizer(onYellow)
    let sibling = scene.stage.add("Sibling", CGRect(0, 0, 50, 50), in: scene.root)
    sibling.addGestureRecognizer(UITapGestureRecognizer())
    scene.stage.down(150, 150)
    XCTAssertEqual(scene.yellow.heard[0].touches.first?.gestureRecognizers, [onYellow, onRoot])
  }

  func testGR10_discreteAndContinuousStates() {
    let scene = Scene()
    let tap = scene.add(UITapGestureRecognizer(), "tap")
    let pan = scene.add(UIPanGestureRecognizer(), "pan")
    tap.name = "tap"
    pan.name = "pan"
    scene.stage.tap(150, 150)
    XCTAssertEqual(scene.stage.states(of: tap), [.ended])
    XCTAssertEqual(scene.stage.states(of: pan), [.failed])
    scene.stage.device.advance(by: 1)
    scene.stage.trace.removeAll()
    scene.drag([170, 180, 190])
    XCTAssertEqual(scene.stage.states(of: tap), [.failed])
    XCTAssertEqual(scene.stage.states(of: pan), [.began, .changed, .changed, .ended])
    pan.state = .changed
    XCTAssertEqual(pan.state, .possible)
    XCTAssertEqual(scene.stage.refusals, ["pan stays possible: it cannot become changed from there"])
  }

  /// All built-in recognizers, each with the fingers that it is for.
  func testGR11_everyBuiltInRecognizerSeesItsGesture() {
    func states(_ recognizer: UIGestureRecognizer, _ play: (Stage) -> Void) -> [UIGestureRecognizer.State] {
      let scene = Scene()
      recognizer.name = "R"
      scene.root.addGestureRecognizer(recognizer)
      play(scene.stage)
      scene.stage.device.advance(by: 2)
      return scene.stage.states(of: recognizer)
    }
    let tap = UITapGestureRecognizer()
    (tap.numberOfTapsRequired, tap.numberOfTouchesRequired) = (2, 2)
    XCTAssertEqual(
      states(tap) { stage in
        for _ in 0..<2 {
          stage.report(.began(150, 150), .began(200, 150, finger: 1))
          stage.device.advance(by: 0.05)
          stage.report(.ended(150, 150), .ended(200, 150, finger: 1))
          stage.device.advance(by: 0.1)
        }
      }, [.ended])
    let swipe = UISwipeGestureRecognizer()
    (swipe.direction, swipe.numberOfTouchesRequired) = (.left, 2)
    XCTAssertEqual(
      states(swipe) { stage in
        stage.report(.began(300, 150), .began(300, 200, finger: 1))
        for step in 1...8 {
          stage.device.advance(by: 0.016)
          let x = 300 - CGFloat(step) * 12
          stage.report(.moved(x, 150), .moved(x, 200, finger: 1))
        }
        stage.report(.ended(204, 150), .ended(204, 200, finger: 1))
      }, [.ended])
    XCTAssertEqual(
      states(UILongPressGestureRecognizer()) { stage in
        stage.down(150, 150)
        stage.device.advance(by: 0.6)
        stage.lift(150, 150)
      }, [.began, .ended])
    let fingers = { (stage: Stage, one: [CGPoint], two: [CGPoint]) in
      stage.report(.began(one[0].x, one[0].y), .began(two[0].x, two[0].y, finger: 1))
      for (a, b) in zip(one, two).dropFirst() {
        stage.device.advance(by: 0.016)
        stage.report(.moved(a.x, a.y), .moved(b.x, b.y, finger: 1))
      }
      guard let a = one.last, let b = two.last else { return }
      stage.report(.ended(a.x, a.y), .ended(b.x, b.y, finger: 1))
    }
    let pinched = states(UIPinchGestureRecognizer()) { stage in
      let way = (0...5).map { CGFloat($0) * 10 }
      fingers(stage, way.map { CGPoint(x: 200 - $0, y: 200) }, way.map { CGPoint(x: 260 + $0, y: 200) })
    }
    XCTAssertEqual(pinched.first, .began)
    XCTAssertEqual(pinched.last, .ended)
    let turned = states(UIRotationGestureRecognizer()) { stage in
      let middle = CGPoint(x: 250, y: 250)
      let ring = (0...8).map { step -> CGPoint in
        let angle = Double(step) * 0.1
        return CGPoint(x: 80 * CGFloat(cos(angle)), y: 80 * CGFloat(sin(angle)))
      }
      fingers(
        stage, ring.map { CGPoint(x: middle.x + $0.x, y: middle.y + $0.y) },
        ring.map { CGPoint(x: middle.x - $0.x, y: middle.y - $0.y) })
    }
    XCTAssertEqual(turned.first, .began)
    XCTAssertEqual(turned.last, .ended)
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = .left
    XCTAssertEqual(
      states(edge) { stage in
        stage.down(5, 150)
        for x in [15, 25, 45] { stage.move(CGFloat(x), 150) }
        stage.lift(45, 150)
      }, [.began, .changed, .ended])
  }

  func testGR12_oneActionForADiscreteGestureOnePerChangeForAContinuousOne() {
    let scene = Scene()
    _ = scene.add(UITapGestureRecognizer(), "tap")
    _ = scene.add(UIPanGestureRecognizer(), "pan")
    scene.stage.tap(150, 150)
    XCTAssertEqual(scene.log.filter { $0 == "tap" }.count, 1)
    scene.stage.device.advance(by: 1)
    scene.drag([170, 180, 190])
    XCTAssertEqual(scene.log.filter { $0 == "pan" }.count, 4)
  }

  func testGR13_aSubclassWorksThroughItsTouchesAndReset() {
    final class TwoStrokes: UIGestureRecognizer {
      var turned = false
      var last: CGPoint?
      var resets = 0
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard let place = touches.first?.location(in: view) else { return }
        if let last, place.y < last.y { turned = true }
        last = place
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = turned ? .recognized : .failed
      }
      override func reset() {
        super.reset()
        (turned, last, resets) = (false, nil, resets + 1)
      }
    }
    let scene = Scene()
    let strokes = scene.add(TwoStrokes(), "stroke")
    scene.stage.down(150, 150)
    for (x, y) in [(160, 160), (170, 150)] as [(CGFloat, CGFloat)] { scene.stage.move(x, y) }
    scene.stage.lift(170, 150)
    XCTAssertEqual(scene.log.filter { $0 == "stroke" }.count, 1)
    XCTAssertEqual(strokes.resets, 1)
    scene.drag([160, 170])
    XCTAssertEqual(scene.log.filter { $0 == "stroke" }.count, 1)
    XCTAssertEqual(strokes.resets, 2)
  }

  func testGR14_relationsBetweenTwoRecognizers() {
    func lines(_ prepare: (UIGestureRecognizer, UIGestureRecognizer, SpyDelegate) -> Void) -> [String] {
      let scene = Scene()
      let delegate = SpyDelegate()
      let pan = scene.add(UIPanGestureRecognizer(), "pan")
      let swipe = scene.add(UISwipeGestureRecognizer(), "swipe")
      prepare(pan, swipe, delegate)
      scene.stage.down(110, 150)
      for step in 1...8 {
        scene.stage.device.advance(by: 0.016)
        scene.stage.move(110 + CGFloat(step) * 12, 150)
      }
      scene.stage.lift(206, 150)
      return scene.log.filter { !$0.hasPrefix("-") }
    }
    XCTAssertEqual(Set(lines { _, _, _ in }), ["pan"])
    XCTAssertEqual(lines { pan, swipe, _ in pan.require(toFail: swipe) }, ["swipe"])
    XCTAssertEqual(
      Set(
        lines { pan, _, delegate in
          pan.delegate = delegate
          delegate.simultaneous = { _, _ in true }
        }), ["pan", "swipe"])
    XCTAssertEqual(
      lines { pan, _, delegate in
        pan.delegate = delegate
        delegate.receivesTouch = { _ in false }
      }, ["swipe"])
    XCTAssertEqual(
      lines { pan, _, delegate in
        pan.delegate = delegate
        delegate.shouldBegin = { _ in false }
      }, ["swipe"])
  }
}
