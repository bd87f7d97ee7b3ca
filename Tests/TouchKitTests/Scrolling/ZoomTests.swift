import TouchKit
import XCTest

/// Zooming a scroll view.
final class ZoomTests: XCTestCase {
  private final class Page: NSObject, UIScrollViewDelegate {
    let stage = Stage()
    let scroll = UIScrollView()
    let picture = UIView(frame: CGRect(0, 0, 400, 400))
    var lines: [String] = []

    init(limits: ClosedRange<CGFloat> = 0.5...4) {
      super.init()
      stage.add(scroll, "Scroll", CGRect(0, 0, 400, 400))
      scroll.addSubview(picture)
      scroll.contentSize = picture.bounds.size
      scroll.minimumZoomScale = limits.lowerBound
      scroll.maximumZoomScale = limits.upperBound
      scroll.delegate = self
      stage.device.settle()
    }

    /// Two fingers around a place, from one distance to another, without a lift.
    func pinch(_ x: CGFloat, _ y: CGFloat, from start: CGFloat, to end: CGFloat, steps: Int = 20) {
      stage.device.advance(by: 1)
      stage.report(.began(x - start / 2, y), .began(x + start / 2, y, finger: 1))
      for step in 1...steps {
        let distance = start + (end - start) * CGFloat(step) / CGFloat(steps)
        stage.device.advance(by: 1.0 / 60)
        stage.report(.moved(x - distance / 2, y), .moved(x + distance / 2, y, finger: 1))
      }
    }

    func lift(_ x: CGFloat, _ y: CGFloat, _ distance: CGFloat) {
      stage.device.advance(by: 0.2)
      stage.report(.ended(x - distance / 2, y), .ended(x + distance / 2, y, finger: 1))
    }

    private func note(_ line: String) { if lines.last != line { lines.append(line) } }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      note("willBegin \(view === picture)")
    }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { note("didZoom") }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
      note("didEnd \(scale == scrollView.zoomScale)")
    }
  }

  func testTwoFingersZoomAroundTheirMiddle() {
    let page = Page()
    page.pinch(100, 300, from: 80, to: 160)
    XCTAssertTrue(page.scroll.isZooming)
    XCTAssertGreaterThan(page.scroll.zoomScale, 1.5)
    // What was between the fingers still is.
    let between = page.picture.convert(CGPoint(x: 100, y: 300), to: nil)
    XCTAssertEqual(between.x, 100, accuracy: 0.001)
    XCTAssertEqual(between.y, 300, accuracy: 0.001)
    page.lift(100, 300, 160)
    page.stage.device.advance(by: 2)
    XCTAssertFalse(page.scroll.isZooming)
    XCTAssertEqual(page.lines, ["willBegin true", "didZoom", "didEnd true"])
    XCTAssertEqual(page.scroll.contentSize.width, 400 * page.scroll.zoomScale, accuracy: 0.001)
    XCTAssertEqual(page.picture.frame.origin, .zero)
  }

  func testBeyondALimitTheContentComesBack() {
    let page = Page(limits: 1...2)
    page.pinch(200, 200, from: 40, to: 240)
    let pulled = page.scroll.zoomScale
    XCTAssertGreaterThan(pulled, 2)
    XCTAssertLessThan(pulled, 6)
    page.lift(200, 200, 240)
    XCTAssertTrue(page.scroll.isZoomBouncing)
    XCTAssertEqual(page.lines, ["willBegin true", "didZoom"])
    page.stage.device.advance(by: 2)
    XCTAssertEqual(page.scroll.zoomScale, 2)
    XCTAssertFalse(page.scroll.isZoomBouncing)
    XCTAssertEqual(page.lines, ["willBegin true", "didZoom", "didEnd true"])
    page.pinch(200, 200, from: 300, to: 60)
    XCTAssertLessThan(page.scroll.zoomScale, 1)
    page.lift(200, 200, 60)
    page.stage.device.advance(by: 2)
    XCTAssertEqual(page.scroll.zoomScale, 1)
    XCTAssertEqual(page.scroll.contentOffset, .zero)
  }

  func testWithoutABounceTheLimitIsTheEnd() {
    let page = Page(limits: 1...2)
    page.scroll.bouncesZoom = false
    page.pinch(200, 200, from: 40, to: 240)
    XCTAssertEqual(page.scroll.zoomScale, 2)
    page.lift(200, 200, 240)
    XCTAssertEqual(page.lines, ["willBegin true", "didZoom", "didEnd true"])
  }

  func testNothingZoomsWithoutLimitsOrAView() {
    let page = Page(limits: 1...1)
    XCTAssertNil(page.scroll.pinchGestureRecognizer)
    page.pinch(200, 200, from: 40, to: 240)
    XCTAssertEqual(page.scroll.zoomScale, 1)
    page.lift(200, 200, 240)
    page.scroll.maximumZoomScale = 2
    XCTAssertNotNil(page.scroll.pinchGestureRecognizer)
    page.scroll.delegate = nil
    page.pinch(200, 200, from: 40, to: 240)
    XCTAssertFalse(page.scroll.isZooming)
    XCTAssertTrue(page.picture.transform.isIdentity)
  }

  func testScalesThatTheAppSets() {
    let page = Page()
    page.scroll.zoomScale = 2
    XCTAssertEqual(page.scroll.contentSize, CGSize(width: 800, height: 800))
    XCTAssertEqual(page.scroll.contentOffset, CGPoint(x: 200, y: 200), "the middle stays")
    XCTAssertEqual(page.lines, ["didZoom"])
    page.scroll.setZoomScale(99, animated: true)
    page.stage.device.advance(by: 0.05)
    XCTAssertTrue(page.scroll.zoomScale > 2 && page.scroll.zoomScale < 4)
    page.stage.device.advance(by: 2)
    XCTAssertEqual(page.scroll.zoomScale, 4)
    XCTAssertEqual(page.lines, ["didZoom", "willBegin true", "didZoom", "didEnd true"])
    page.scroll.zoom(to: CGRect(0, 200, 200, 200), animated: false)
    XCTAssertEqual(page.scroll.zoomScale, 2)
    XCTAssertEqual(page.scroll.contentOffset, CGPoint(x: 0, y: 400))
  }

  /// No page of Apple's says it: Chameleon and WinObjC, two public copies of UIKit, do nothing.
  func testTheScaleThatThereIsAlreadyChangesNothing() {
    let page = Page()
    page.scroll.zoomScale = 2
    page.lines = []
    page.scroll.contentSize = CGSize(width: 1000, height: 1000)
    page.scroll.contentOffset = CGPoint(x: 590, y: 3)
    page.scroll.zoomScale = 2
    page.scroll.setZoomScale(2, animated: true)
    page.stage.device.advance(by: 2)
    XCTAssertEqual(page.scroll.contentSize, CGSize(width: 1000, height: 1000))
    XCTAssertEqual(page.scroll.contentOffset, CGPoint(x: 590, y: 3))
    XCTAssertEqual(page.lines, [])
  }

  func testAScaleBeyondALimitThatIsThereAlreadyChangesNothing() {
    let page = Page()
    page.scroll.zoomScale = 4
    page.lines = []
    page.scroll.zoomScale = 9
    XCTAssertEqual(page.lines, [])
    // What is on its way is stopped by the scale at which it is.
    page.scroll.setZoomScale(1, animated: true)
    page.stage.device.advance(by: 0.1)
    let onTheWay = page.scroll.zoomScale
    page.scroll.zoomScale = onTheWay
    page.stage.device.advance(by: 2)
    XCTAssertTrue(onTheWay > 1 && onTheWay < 4)
    XCTAssertEqual(page.scroll.zoomScale, onTheWay)
  }

  func testZoomedContentScrolls() {
    let page = Page()
    page.scroll.zoomScale = 2
    page.stage.device.advance(by: 1)
    page.stage.down(300, 300)
    for step in 1...10 {
      page.stage.device.advance(by: 1.0 / 60)
      page.stage.move(300 - CGFloat(step) * 10, 300)
    }
    page.stage.device.advance(by: 0.3)
    page.stage.lift(200, 300)
    XCTAssertEqual(page.scroll.contentOffset.x, 290, accuracy: 1)
    XCTAssertEqual(page.picture.convert(CGPoint(x: 245, y: 100), to: nil).x, 200, accuracy: 1)
  }

  func testTwoFingersScrollAndZoomAtOnce() {
    let page = Page()
    page.scroll.zoomScale = 2
    page.stage.device.advance(by: 1)
    page.stage.report(.began(150, 200), .began(250, 200, finger: 1))
    for step in 1...20 {
      let shift = CGFloat(step) * 3
      page.stage.device.advance(by: 1.0 / 60)
      page.stage.report(.moved(150 - shift, 200 - shift), .moved(250 + shift, 200 - shift, finger: 1))
    }
    XCTAssertTrue(page.scroll.isZooming)
    XCTAssertTrue(page.scroll.isDragging)
    XCTAssertGreaterThan(page.scroll.zoomScale, 2)
    XCTAssertGreaterThan(page.scroll.contentOffset.y, 230)
  }

  func testContentThatKeepsItsTouchesIsNotZoomed() {
    let page = Page()
    let control = UIControl(frame: CGRect(0, 0, 400, 400))
    page.picture.addSubview(control)
    page.stage.device.advance(by: 1)
    page.stage.report(.began(150, 200), .began(250, 200, finger: 1))
    page.stage.device.advance(by: 0.3)
    for step in 1...20 {
      page.stage.device.advance(by: 1.0 / 60)
      page.stage.report(.moved(150 - CGFloat(step) * 3, 200), .moved(250 + CGFloat(step) * 3, 200, finger: 1))
    }
    XCTAssertEqual(page.scroll.zoomScale, 1)
  }
}
