import TouchKit
import TouchStage
import XCTest

/// Buttons on something that takes no touches, or behind or beside something that does.
final class ViewSymptomTests: XCTestCase {
  private let frame = CGRect(x: 20, y: 100, width: 120, height: 44)
  private let middle = CGPoint(x: 80, y: 122)

  func testButtonOnPicture() {
    func taps(cured: Bool) -> Int {
      let (stage, tally) = (Stage(), Tally())
      let picture = UIImageView(frame: stage.window.bounds)
      picture.addSubview(UIButton(frame, tally))
      stage.showPage().addSubview(picture)
      if cured {
        // snippet: button-on-picture
        picture.isUserInteractionEnabled = true
        // endsnippet
      }
      stage.tap(at: middle)
      return tally.count
    }
    XCTAssertEqual(taps(cured: false), 0)
    XCTAssertEqual(taps(cured: true), 1)
  }

  func testDeadAtTheRight() {
    func taps(cured: Bool) -> Int {
      let (stage, tally) = (Stage(screen: CGSize(width: 390, height: 844)), Tally())
      let (page, box, view) = (UIViewController(), UIView(), UIView())
      page.view = view
      view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
      if cured {
        // snippet: dead-at-the-right
        box.frame = view.bounds
        box.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        // endsnippet
      } else {
        box.frame = view.bounds
      }
      view.addSubview(box)
      stage.window.rootViewController = page
      view.frame = stage.window.bounds
      box.addSubview(UIButton(CGRect(x: 330, y: 600, width: 50, height: 44), tally))
      stage.tap(at: CGPoint(x: 350, y: 620))
      return tally.count
    }
    XCTAssertEqual(taps(cured: false), 0)
    XCTAssertEqual(taps(cured: true), 1)
  }

  func testTapsThroughAnOverlay() {
    func taps(cured: Bool) -> Int {
      let (stage, tally) = (Stage(), Tally())
      let page = stage.showPage()
      let overlay = UIImageView(frame: page.bounds)
      page.addSubview(UIButton(frame, tally))
      page.addSubview(overlay)
      if cured {
        // snippet: taps-through-an-overlay
        overlay.isUserInteractionEnabled = true
        overlay.alpha = 1
        overlay.backgroundColor = UIColor.black.withAlphaComponent(0.4)
        // endsnippet
      }
      stage.tap(at: middle)
      return tally.count
    }
    XCTAssertEqual(taps(cured: false), 1)
    XCTAssertEqual(taps(cured: true), 0)
  }

  func testDeadAfterAnError() {
    struct Offline: Error {}
    func failing() throws { throw Offline() }
    func careless(_ view: UIView, _ work: () throws -> Void) throws {
      view.isUserInteractionEnabled = false
      try work()
      view.isUserInteractionEnabled = true
    }
    func taps(_ load: (UIView, () throws -> Void) throws -> Void) -> Int {
      let (stage, tally) = (Stage(), Tally())
      let page = stage.showPage()
      page.addSubview(UIButton(frame, tally))
      try? load(page, failing)
      stage.tap(at: middle)
      return tally.count
    }
    XCTAssertEqual(taps(careless), 0)
    XCTAssertEqual(taps(load(blocking:_:)), 1)
  }

  func testWrongViewInFront() {
    func taps(cured: Bool) -> [Int] {
      let (stage, front, back) = (Stage(), Tally(), Tally())
      let page = stage.showPage()
      let badge = UIButton(frame, front)
      page.addSubview(badge)
      page.addSubview(UIButton(frame, back))
      if cured {
        // snippet: wrong-view-in-front
        page.bringSubviewToFront(badge)
        // endsnippet
      } else {
        badge.layer.zPosition = 1
      }
      stage.tap(at: middle)
      return [front.count, back.count]
    }
    XCTAssertEqual(taps(cured: false), [0, 1])
    XCTAssertEqual(taps(cured: true), [1, 0])
  }

  func testButtonUnderAScrollView() {
    func results(_ page: UIView, _ button: UIButton, _ scroll: UIScrollView) -> [Bool] {
      let (stage, tally) = (Stage(), Tally())
      page.frame = stage.window.bounds
      button.frame = frame
      button.addAction(UIAction { _ in tally.add() }, for: .touchUpInside)
      scroll.frame = page.bounds
      scroll.contentSize = CGSize(width: 320, height: 2000)
      page.addSubview(button)
      page.addSubview(scroll)
      stage.show(page)
      stage.tap(at: middle)
      stage.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 300))
      return [tally.count == 1, scroll.contentOffset.y > 50]
    }
    XCTAssertEqual(results(UIView(), UIButton(), UIScrollView()), [false, true])
    let page = MapPage()
    XCTAssertEqual(results(page, page.button, UIScrollView()), [true, true])
  }

  func testPeepingPage() {
    func distance(in box: UIView, _ pages: UIScrollView) -> CGFloat {
      let stage = Stage()
      box.frame = CGRect(x: 0, y: 100, width: 320, height: 200)
      pages.frame = CGRect(x: 60, y: 0, width: 200, height: 200)
      pages.contentSize = CGSize(width: 1000, height: 200)
      pages.isPagingEnabled = true
      pages.clipsToBounds = false
      box.addSubview(pages)
      stage.showPage().addSubview(box)
      stage.drag(from: CGPoint(x: 310, y: 200), to: CGPoint(x: 190, y: 200))
      stage.device.advance(by: 3)
      return pages.contentOffset.x
    }
    XCTAssertEqual(distance(in: UIView(), UIScrollView()), 0)
    let carousel = Carousel()
    XCTAssertEqual(distance(in: carousel, carousel.pages), 200)
  }
}

// snippet: dead-after-an-error
func load(blocking view: UIView, _ work: () throws -> Void) throws {
  view.isUserInteractionEnabled = false
  defer { view.isUserInteractionEnabled = true }
  try work()
}
// endsnippet

// snippet: button-under-a-scroll-view
final class MapPage: UIView {
  let button = UIButton()

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    button.hitTest(convert(point, to: button), with: event)
      ?? super.hitTest(point, with: event)
  }
}
// endsnippet

// snippet: peeping-page
final class Carousel: UIView {
  let pages = UIScrollView()

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? pages : hit
  }
}
// endsnippet
