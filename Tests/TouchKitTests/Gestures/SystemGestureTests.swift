import TouchKit
import XCTest

/// The edges of the screen where the system waits for its own gestures (fact S28).
final class SystemGestureTests: XCTestCase {
  private class Page: UIViewController {
    var edges: UIRectEdge = []
    var child: UIViewController?
    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { edges }
    override var childForScreenEdgesDeferringSystemGestures: UIViewController? { child }
  }

  private let page = Page()
  private let view = SpyView()
  private lazy var stage = Stage()

  private func arrange(_ profile: SystemProfile = .iOS13, edges: UIRectEdge = .bottom) {
    stage = Stage(profile)
    stage.device.systemGestureEdges = edges
    stage.window.rootViewController = page
    stage.add(view, "view", in: page.view)
  }

  func testS28_atAnEdgeTheGateHoldsATapUntilTheLift() {
    arrange()
    stage.down(100, 500)
    stage.device.advance(by: 0.1)
    XCTAssertEqual(view.texts, [])
    stage.lift(100, 500)
    XCTAssertEqual(view.texts, ["began 1", "ended 1"])
    XCTAssertEqual(view.heard.map { $0.time }, [0.1, 0.1])
  }

  func testS28_andAPressForASecond() {
    arrange()
    stage.down(100, 500)
    stage.device.advance(by: 0.984375)
    XCTAssertEqual(view.texts, [])
    stage.device.advance(by: 0.015625)
    XCTAssertEqual(view.texts, ["began 1"])
    stage.move(100, 400)
    stage.lift(100, 400)
    XCTAssertEqual(view.texts, ["began 1", "moved 1", "ended 1"])
  }

  func testS28_awayFromTheEdgesItGivesWayAtOnce() {
    arrange(edges: .all)
    for (x, y) in [(100, 100), (21, 100), (100, 491)] as [(CGFloat, CGFloat)] {
      stage.down(x, y)
      XCTAssertEqual(view.texts.last, "began 1", "\(x), \(y)")
      stage.lift(x, y)
    }
    for (x, y) in [(20, 100), (492, 100), (100, 20), (100, 492)] as [(CGFloat, CGFloat)] {
      stage.down(x, y)
      XCTAssertEqual(view.texts.last, "ended 1", "\(x), \(y)")
      stage.lift(x, y)
    }
  }

  func testS28_theAppsOwnGesturesComeFirstWhereTheControllerSaysSo() {
    arrange(edges: [.bottom, .left])
    page.edges = .bottom
    stage.down(100, 500)
    XCTAssertEqual(view.texts, ["began 1"])
    stage.lift(100, 500)
    stage.down(5, 100)
    XCTAssertEqual(view.texts.count, 2, "not at the other edge")
    stage.lift(5, 100)
    stage.down(5, 500)
    XCTAssertEqual(view.texts.count, 4, "in a corner both edges count")
  }

  func testS28_aChildOrAPresentedControllerMayBeAsked() {
    let other = Page()
    other.edges = .bottom
    arrange()
    page.child = other
    stage.down(100, 500)
    XCTAssertEqual(view.texts, ["began 1"])
    stage.lift(100, 500)
    // Two that name each other: the engine gives up, and the app goes on.
    other.child = page
    stage.tap(100, 500)
    (page.child, other.child) = (nil, nil)
    page.present(other, animated: false)
    let sheet = stage.add(SpyView(), "presented", in: other.view)
    stage.down(100, 500)
    XCTAssertEqual(sheet.texts, ["began 1"])
  }

  func testS28_aSecondFingerEndsTheWait() {
    arrange()
    view.isMultipleTouchEnabled = true
    stage.down(100, 500)
    stage.down(200, 500, finger: 1)
    XCTAssertEqual(view.heard.reduce(0) { $0 + $1.touches.count }, 2)
  }

  func testS28_withoutGatesNothingWaits() {
    arrange(.iOS6)
    stage.down(100, 500)
    XCTAssertEqual(view.texts, ["began 1"])
  }
}
