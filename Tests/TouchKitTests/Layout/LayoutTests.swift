import TouchKit
import XCTest

/// When views are laid out and drawn.
final class LayoutTests: XCTestCase {
  private final class LoggingView: UIView {
    nonisolated(unsafe) static var log: [String] = []
    var onLayout: ((LoggingView) -> Void)?
    override func layoutSubviews() {
      Self.log.append("layout \(traceName)")
      onLayout?(self)
    }
    override func draw(_ rect: CGRect) { Self.log.append("draw \(traceName)") }
  }

  private let stage = Stage()
  private lazy var outer = stage.add(LoggingView(), "outer", CGRect(0, 0, 200, 200))
  private lazy var inner = stage.add(LoggingView(), "inner", CGRect(0, 0, 100, 100), in: outer)

  override func setUp() {
    _ = inner
    LoggingView.log = []
  }

  private func settledLog() -> [String] {
    stage.device.settle()
    defer { LoggingView.log = [] }
    return LoggingView.log
  }

  func testNewViewsAreLaidOutFromTheOutsideInAndThenDrawn() {
    XCTAssertEqual(settledLog(), ["layout outer", "layout inner", "draw outer", "draw inner"])
    XCTAssertEqual(settledLog(), [])
  }

  func testWhatNeedsALayout() {
    _ = settledLog()
    inner.frame.origin.x = 30
    inner.bounds.origin.y = 30
    XCTAssertEqual(settledLog(), [], "a view that only moves keeps its layout")
    inner.frame.size.width = 50
    XCTAssertEqual(settledLog(), ["layout inner"])
    let extra = UIView()
    inner.addSubview(extra)
    XCTAssertEqual(settledLog(), ["layout inner"])
    extra.removeFromSuperview()
    XCTAssertEqual(settledLog(), ["layout inner"])
    inner.setNeedsDisplay()
    inner.setNeedsDisplay()
    XCTAssertEqual(settledLog(), ["draw inner"])
  }

  func testALayerKnowsWhatItsViewHasYetToDo() {
    _ = settledLog()
    XCTAssertFalse(inner.layer.needsLayout() || inner.layer.needsDisplay())
    inner.layer.setNeedsLayout()
    XCTAssertTrue(inner.layer.needsLayout())
    XCTAssertFalse(inner.layer.needsDisplay() || outer.layer.needsLayout())
    XCTAssertEqual(settledLog(), ["layout inner"])
    inner.setNeedsDisplay()
    XCTAssertTrue(inner.layer.needsDisplay())
    inner.layer.setNeedsDisplay()
    XCTAssertEqual(settledLog(), ["draw inner"])
    XCTAssertFalse(inner.layer.needsLayout() || inner.layer.needsDisplay())
    let alone = CALayer()
    alone.setNeedsLayout()
    XCTAssertFalse(alone.needsLayout() || alone.needsDisplay())
  }

  func testAViewOutsideOfAWindowWaits() {
    _ = settledLog()
    outer.removeFromSuperview()
    outer.setNeedsLayout()
    XCTAssertEqual(settledLog(), [])
    stage.window.addSubview(outer)
    XCTAssertEqual(settledLog(), ["layout outer"])
    stage.window.isHidden = true
    inner.setNeedsLayout()
    XCTAssertEqual(settledLog(), [])
    stage.window.isHidden = false
    XCTAssertEqual(settledLog(), ["layout inner"])
  }

  func testLayoutIfNeededStartsOutsideAndWorksWithoutAWindow() {
    let (root, leaf) = (LoggingView(), LoggingView())
    (root.traceName, leaf.traceName) = ("root", "leaf")
    root.addSubview(leaf)
    leaf.layoutIfNeeded()
    XCTAssertEqual(LoggingView.log, ["layout root", "layout leaf"])
    root.layoutIfNeeded()
    XCTAssertEqual(LoggingView.log.count, 2)
  }

  func testALayoutThatChangesItsSubviewsIsDoneInOneGo() {
    _ = settledLog()
    outer.onLayout = { [unowned inner] in inner.frame = $0.bounds.insetBy(dx: 5, dy: 5) }
    outer.bounds.size = CGSize(width: 300, height: 300)
    XCTAssertEqual(settledLog(), ["layout outer", "layout inner"])
    inner.onLayout = { [unowned outer] _ in outer.setNeedsLayout() }
    inner.setNeedsLayout()
    XCTAssertEqual(settledLog(), ["layout inner", "layout outer"])
  }

  func testALayoutThatAsksForAnotherOneEnds() {
    _ = settledLog()
    inner.onLayout = { $0.setNeedsLayout() }
    inner.setNeedsLayout()
    XCTAssertEqual(settledLog().count, 100)
    XCTAssertEqual(
      stage.refusals, ["layout of UIWindow stops after 100 passes: each one asks for another"])
  }

  func testFingersFindWhatWasLaidOutBeforeThem() {
    let button = stage.add(SpyView(), "button", CGRect(0, 0, 10, 10), in: inner)
    inner.onLayout = { [unowned button] _ in button.frame = CGRect(80, 80, 20, 20) }
    stage.tap(90, 90)
    XCTAssertEqual(button.texts, ["began 1", "ended 1"])
  }

  func testControllersHearBeforeAndAfter() {
    final class Page: UIViewController {
      override func loadView() {
        view = LoggingView(frame: CGRect(0, 0, 10, 10))
        view.traceName = "page"
      }
      override func viewWillLayoutSubviews() { LoggingView.log.append("will") }
      override func viewDidLayoutSubviews() { LoggingView.log.append("did") }
    }
    _ = settledLog()
    let page = Page()
    outer.addSubview(page.view)
    XCTAssertEqual(settledLog(), ["layout outer", "will", "layout page", "did", "draw page"])
  }

  func testALayerSharesPlaceAndVisibilityWithItsView() {
    inner.layer.position = CGPoint(x: 70, y: 80)
    inner.layer.bounds.size = CGSize(width: 20, height: 40)
    XCTAssertEqual(inner.frame, CGRect(60, 60, 20, 40))
    inner.layer.anchorPoint = .zero
    XCTAssertEqual(inner.frame, CGRect(70, 80, 20, 40))
    XCTAssertEqual(inner.layer.frame, inner.frame)
    inner.layer.opacity = 0.5
    inner.layer.isHidden = true
    inner.layer.masksToBounds = true
    XCTAssertEqual([inner.alpha, inner.isHidden ? 1 : 0, inner.clipsToBounds ? 1 : 0], [0.5, 1, 1])
    inner.layer.anchorPoint = CGPoint(x: CGFloat.nan, y: 0)
    inner.layer.frame.origin.x = .infinity
    XCTAssertEqual(inner.frame, CGRect(70, 80, 20, 40))
  }

  func testALayerOutlivesItsView() {
    var view: UIView? = UIView(frame: CGRect(1, 2, 3, 4))
    let layer = view?.layer
    layer?.zPosition = 9
    view = nil
    XCTAssertEqual(layer?.frame, .zero)
    XCTAssertEqual(layer?.zPosition, 9)
    layer?.frame = CGRect(0, 0, 10, 10)
    XCTAssertEqual(layer?.position, CGPoint(x: 5, y: 5))
  }
}
