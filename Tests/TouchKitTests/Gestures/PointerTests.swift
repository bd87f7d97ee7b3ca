import TouchKit
import XCTest

/// A mouse or a trackpad: clicks, hovering and scrolling (facts P4 to P7).
final class PointerTests: XCTestCase {
  private final class Log {
    var states: [UIGestureRecognizer.State] = []
    var places: [CGPoint] = []
    var onAction: ((UIGestureRecognizer) -> Void)?
    func act(_ recognizer: UIGestureRecognizer) {
      states.append(recognizer.state)
      places.append(recognizer.location(in: nil))
      onAction?(recognizer)
    }
  }

  private final class Deaf: NSObject, UIGestureRecognizerDelegate {
    var types: [UIEvent.EventType] = []
    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
      types.append(event.type)
      return false
    }
  }

  func testP4_aClickIsATouchOfItsOwnType() {
    let stage = Stage()
    let view = stage.add(SpyView(), "view")
    var seen: [UIEvent.ButtonMask?] = []
    view.onTouches = { seen.append($0.event?.buttonMask) }
    stage.device.movePointer(to: CGPoint(x: 64, y: 32))
    XCTAssertEqual(view.heard.count, 0, "hovering is nothing to views")
    stage.device.pressPointer(2)
    stage.device.movePointer(to: CGPoint(x: 96, y: 32))
    stage.device.releasePointer()
    XCTAssertEqual(view.texts, ["began 1", "moved 1", "ended 1"])
    XCTAssertEqual(view.heard[0].touches.first?.type, .indirectPointer)
    XCTAssertEqual(view.heard[1].locations, [CGPoint(x: 96, y: 32)])
    XCTAssertEqual(seen, [.secondary, .secondary, .secondary])
    stage.tap(10, 10)
    XCTAssertEqual(seen.last, [])
  }

  func testP5_aTapNeedsItsButtons() {
    let stage = Stage()
    let view = stage.add("view")
    let (first, second) = (Log(), Log())
    let tap = UITapGestureRecognizer(target: first, action: Log.act)
    let other = UITapGestureRecognizer(target: second, action: Log.act)
    var mask: UIEvent.ButtonMask?
    second.onAction = { mask = $0.buttonMask }
    other.buttonMaskRequired = .secondary
    view.addGestureRecognizer(tap)
    view.addGestureRecognizer(other)
    stage.device.movePointer(to: CGPoint(x: 64, y: 32))
    stage.device.clickPointer()
    XCTAssertEqual([first.states.count, second.states.count], [1, 0])
    stage.device.advance(by: 1)
    stage.device.clickPointer(2)
    XCTAssertEqual([first.states.count, second.states.count], [1, 1])
    XCTAssertEqual(mask, .secondary)
    stage.device.advance(by: 1)
    stage.device.clickPointer(3)
    XCTAssertEqual([first.states.count, second.states.count], [1, 1])
  }

  func testP6_hoveringBeginsAndEndsAtTheEdgeOfTheView() {
    let stage = Stage()
    let outer = stage.add("outer", CGRect(0, 0, 200, 200))
    let inner = stage.add("inner", CGRect(50, 50, 50, 50), in: outer)
    let (outside, inside) = (Log(), Log())
    outer.addGestureRecognizer(UIHoverGestureRecognizer(target: outside, action: Log.act))
    inner.addGestureRecognizer(UIHoverGestureRecognizer(target: inside, action: Log.act))
    for x in [10, 60, 70, 150, 300] { stage.device.movePointer(to: CGPoint(x: x, y: 60)) }
    XCTAssertEqual(outside.states, [.began, .changed, .changed, .changed, .ended])
    XCTAssertEqual(inside.states, [.began, .changed, .ended])
    XCTAssertEqual(inside.places.first, CGPoint(x: 60, y: 60))
    stage.device.movePointer(to: CGPoint(x: 60, y: 60))
    stage.device.hidePointer()
    XCTAssertEqual(inside.states.suffix(2), [.began, .ended])
  }

  func testP6_hoveringStopsWithTheRecognizerOrTheApp() {
    let stage = Stage()
    let view = stage.add("view")
    let log = Log()
    let hover = UIHoverGestureRecognizer(target: log, action: Log.act)
    view.addGestureRecognizer(hover)
    stage.device.movePointer(to: CGPoint(x: 10, y: 10))
    hover.isEnabled = false
    XCTAssertEqual(log.states, [.began, .cancelled])
    XCTAssertEqual(hover.state, .possible)
    hover.isEnabled = true
    stage.device.movePointer(to: CGPoint(x: 11, y: 10))
    stage.device.showHomeScreen()
    XCTAssertEqual(log.states.suffix(2), [.began, .ended])
    stage.tap(20, 20)
    XCTAssertEqual(log.states.count, 4, "a finger does not hover")
  }

  func testP6_hoveringAsksForTheViewWithAnEventOfItsOwn() {
    final class AskedView: UIView {
      var types: [UIEvent.EventType?] = []
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        types.append(event?.type)
        return super.hitTest(point, with: event)
      }
    }
    let stage = Stage()
    let view = stage.add(AskedView(), "view")
    for x in [10, 20, 30] { stage.device.movePointer(to: CGPoint(x: x, y: 10)) }
    XCTAssertEqual(view.types, [.hover, .hover, .hover], "with no finger down and no recognizer there")
    view.types = []
    stage.down(20, 20)
    stage.move(30, 30)
    stage.lift(30, 30)
    XCTAssertEqual(view.types, [.touches, .touches], "for a finger: at the landing only")
  }

  func testP6_aDelegateCanRefuseTheEvent() {
    let stage = Stage()
    let (view, log, deaf) = (stage.add("view"), Log(), Deaf())
    let hover = UIHoverGestureRecognizer(target: log, action: Log.act)
    hover.delegate = deaf
    let pan = UIPanGestureRecognizer(target: log, action: Log.act)
    pan.allowedScrollTypesMask = .all
    pan.delegate = deaf
    view.addGestureRecognizer(hover)
    view.addGestureRecognizer(pan)
    stage.device.movePointer(to: CGPoint(x: 10, y: 10))
    stage.device.scroll(by: CGVector(dx: 0, dy: 5))
    XCTAssertEqual(log.states, [])
    XCTAssertEqual(deaf.types, [.hover, .scroll])
  }

  func testP7_aPanScrollsOnlyIfItsMaskSaysSo() {
    let stage = Stage()
    let (view, log) = (stage.add("view"), Log())
    let pan = UIPanGestureRecognizer(target: log, action: Log.act)
    view.addGestureRecognizer(pan)
    stage.device.movePointer(to: CGPoint(x: 10, y: 10))
    stage.device.scroll(by: CGVector(dx: 0, dy: 5))
    stage.device.endScroll()
    XCTAssertEqual(log.states, [])
    pan.allowedScrollTypesMask = .continuous
    stage.device.turnWheel(by: CGVector(dx: 0, dy: 5))
    XCTAssertEqual(log.states, [])
    var ways: [CGPoint] = []
    log.onAction = { ways.append(($0 as? UIPanGestureRecognizer)?.translation(in: nil) ?? .zero) }
    stage.device.scroll(by: CGVector(dx: 0, dy: 5))
    stage.device.advance(by: 2)
    stage.device.scroll(by: CGVector(dx: 3, dy: 5))
    stage.device.endScroll()
    XCTAssertEqual(log.states, [.began, .changed, .ended], "a rest does not end it")
    XCTAssertEqual(ways, [CGPoint(x: 0, y: 5), CGPoint(x: 3, y: 10), CGPoint(x: 3, y: 10)])
    XCTAssertEqual(pan.state, .possible)
    XCTAssertEqual(log.places[0], CGPoint(x: 10, y: 10))
  }

  func testP7_aScrollViewFollowsATrackpadAndAWheel() {
    let stage = Stage()
    let outer = stage.add(UIScrollView(), "outer", CGRect(0, 0, 200, 200))
    outer.contentSize = CGSize(width: 200, height: 1000)
    let inner = stage.add(UIScrollView(), "inner", CGRect(0, 0, 200, 100), in: outer)
    inner.contentSize = CGSize(width: 1000, height: 100)
    stage.device.movePointer(to: CGPoint(x: 50, y: 50))
    stage.device.scroll(by: CGVector(dx: 0, dy: -40))
    stage.device.scroll(by: CGVector(dx: 0, dy: -20))
    XCTAssertEqual(outer.contentOffset, CGPoint(x: 0, y: 60))
    XCTAssertTrue(outer.isDragging)
    stage.device.advance(by: 1)
    stage.device.endScroll()
    XCTAssertFalse(outer.isDragging)
    XCTAssertEqual(outer.contentOffset, CGPoint(x: 0, y: 60), "the fingers had come to rest")
    outer.contentOffset = .zero
    stage.device.turnWheel(by: CGVector(dx: -30, dy: 0))
    XCTAssertEqual(inner.contentOffset, CGPoint(x: 30, y: 0), "the innermost that can scroll this way")
    XCTAssertEqual(outer.contentOffset, .zero)
    inner.panGestureRecognizer.allowedScrollTypesMask = []
    stage.device.turnWheel(by: CGVector(dx: -30, dy: 0))
    XCTAssertEqual(inner.contentOffset, CGPoint(x: 30, y: 0))
  }

  func testWhatAPointerCannotDoIsRefused() {
    let stage = Stage()
    stage.device.pressPointer()
    stage.device.scroll(by: CGVector(dx: 1, dy: 1))
    stage.device.movePointer(to: CGPoint(x: CGFloat.nan, y: 0))
    XCTAssertEqual(stage.refusals.count, 3)
    stage.device.movePointer(to: .zero)
    stage.device.pressPointer()
    stage.device.pressPointer()
    XCTAssertEqual(stage.refusals.count, 4)
    stage.device.hidePointer()
    stage.device.endScroll()
    XCTAssertEqual(stage.refusals.count, 4)
  }
}
