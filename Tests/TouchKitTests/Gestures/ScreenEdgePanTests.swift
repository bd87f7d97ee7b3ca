import TouchKit
import XCTest

/// Pans that come in over an edge of the screen (facts G80–G82).
final class ScreenEdgePanTests: XCTestCase {
  private typealias EdgePan = UIScreenEdgePanGestureRecognizer

  private func makeStage(
    _ edges: UIRectEdge = .left
  ) -> (stage: Stage, view: SpyView, pan: EdgePan, seen: Watcher<EdgePan, CGPoint>) {
    let stage = Stage()
    let view = stage.add(SpyView(), "view")
    view.isMultipleTouchEnabled = true
    let pan = UIScreenEdgePanGestureRecognizer()
    pan.edges = edges
    return (stage, view, pan, stage.watch(pan, on: view) { $0.translation(in: view) })
  }

  func testG80_edgesAreASetThatIsEmptyAtFirst() {
    XCTAssertEqual(UIScreenEdgePanGestureRecognizer().edges, [])
    XCTAssertEqual([UIRectEdge.top, .left, .bottom, .right, .all].map { $0.rawValue }, [1, 2, 4, 8, 15])
  }

  func testG80_theFingerMustLandWithinThirteenPointsOfTheEdge() {
    let cases: [(edge: UIRectEdge, x: CGFloat, y: CGFloat, begins: Bool)] = [
      (.left, 13, 256, true), (.left, 13.5, 256, false), (.right, 499, 256, true),
      (.right, 498.5, 256, false),
      (.top, 256, 13, true), (.top, 256, 13.5, false), (.bottom, 256, 499, true),
      (.bottom, 256, 498.5, false), (.right, 0, 256, false), (.all, 5, 256, true), ([], 5, 256, false),
    ]
    for (edge, x, y, begins) in cases {
      let (stage, _, pan, seen) = makeStage(edge)
      stage.down(x, y)
      XCTAssertEqual(stage.states(of: pan), begins ? [] : [.failed], "\(edge) at \(x), \(y)")
      stage.move(x + (256 - x) / 8, y + (256 - y) / 8)
      XCTAssertEqual(seen.states, begins ? [.began] : [], "\(edge) at \(x), \(y)")
    }
  }

  func testG81_fifteenPointsInwardsBeginItAndAreNoTranslation() {
    let (stage, _, pan, seen) = makeStage()
    stage.down(2, 256)
    stage.move(16, 256)
    XCTAssertEqual(seen.states, [])
    stage.move(17, 256)
    stage.move(97, 266)
    stage.lift(97, 266)
    XCTAssertEqual(seen.states, [.began, .changed, .ended])
    XCTAssertEqual(seen.values, [.zero, CGPoint(x: 80, y: 10), CGPoint(x: 80, y: 10)])
    XCTAssertEqual(pan.state, .possible)
  }

  func testG81_aMovementAlongTheEdgeFailsIt() {
    let (stage, view, pan, seen) = makeStage()
    stage.down(2, 256)
    stage.move(12, 270)
    XCTAssertEqual(stage.states(of: pan), [])
    stage.move(12, 272)
    XCTAssertEqual(stage.states(of: pan), [.failed])
    stage.move(200, 272)
    stage.lift(200, 272)
    XCTAssertEqual(seen.states, [])
    XCTAssertEqual(view.texts.last, "ended 1")
  }

  func testG81_inACornerEitherEdgeWillDo() {
    for (x, y) in [(40.0, 10.0), (10, 40)] {
      let (stage, _, _, seen) = makeStage([.left, .top])
      stage.down(5, 5)
      stage.move(x, y)
      XCTAssertEqual(seen.states, [.began])
    }
  }

  func testG80_otherFingersStayWithTheirView() {
    let (stage, view, pan, seen) = makeStage()
    stage.report(.began(300, 300), .began(2, 256, finger: 1))
    XCTAssertEqual(pan.numberOfTouches, 1)
    stage.down(1, 100, finger: 2)
    stage.move(20, 256, finger: 1)
    XCTAssertEqual(seen.states, [.began])
    XCTAssertEqual(view.texts, ["began 2", "began 1", "cancelled 1"])
  }

  func testG82_anOrdinaryPanWaitsForItsFailure() {
    for (start, edgeBegins) in [(2.0, true), (100.0, false)] {
      let (stage, view, edge, seen) = makeStage()
      let pan = UIPanGestureRecognizer()
      let panned = stage.watch(pan, on: view) { $0.translation(in: view) }
      pan.require(toFail: edge)
      stage.down(start, 256)
      for step in 1...5 { stage.move(start + CGFloat(step) * 8, 256) }
      XCTAssertEqual(seen.states.first, edgeBegins ? .began : nil)
      XCTAssertEqual(panned.states.first, edgeBegins ? nil : .began)
    }
  }

  func testG82_withoutThatTheOrdinaryPanComesFirst() {
    let (stage, view, edge, seen) = makeStage()
    view.addGestureRecognizer(UIPanGestureRecognizer())
    stage.down(2, 256)
    stage.move(14, 256)
    XCTAssertEqual(seen.states, [])
    XCTAssertEqual(stage.states(of: edge), [.failed])
  }
}
