import TouchInput
import TouchKit
import TouchStage
import XCTest

/// Scroll views that don't scroll, scroll the wrong thing, or hold something up.
final class ScrollSymptomTests: XCTestCase {
  func testLightsAtOnce() {
    func result(_ scroll: UIScrollView) -> [Bool] {
      let stage = Stage()
      let button = stage.showButton(in: scroll)
      let start = CACurrentMediaTime()
      var lit = TimeInterval.infinity
      button.addAction(UIAction { _ in lit = CACurrentMediaTime() - start }, for: .touchDown)
      stage.hand { $0.tap(at: button.center, for: 0.1) }
      let isLit = lit < 1.05
      stage.drag(from: button.center, to: CGPoint(x: 160, y: 40), for: 0.1)
      stage.device.advance(by: 2)
      return [isLit, scroll.contentOffset.y > 0]
    }
    let half = UIScrollView()
    half.delaysContentTouches = false
    XCTAssertEqual(result(UIScrollView()), [false, true])
    XCTAssertEqual(result(half), [true, false])
    XCTAssertEqual(result(PromptScrollView()), [true, true])
  }

  func testScrollFromAButton() {
    func result(_ scroll: UIScrollView) -> [Bool] {
      let stage = Stage()
      let button = stage.showButton(in: scroll)
      var clicks = 0
      button.addAction(UIAction { _ in clicks += 1 }, for: .touchUpInside)
      stage.hand { script in
        script.down(at: button.center)
        script.wait(0.3)
        for step in 1...10 {
          script.wait(0.016)
          script.move(to: CGPoint(x: 160, y: button.center.y - CGFloat(step) * 5))
        }
        script.up()
      }
      stage.device.advance(by: 2)
      return [scroll.contentOffset.y > 0, clicks > 0]
    }
    XCTAssertEqual(result(UIScrollView()), [false, true])
    XCTAssertEqual(result(ButtonScrollView()), [true, false])
  }

  func testSidewaysOnly() {
    func result(_ delegate: SidewaysOnly?) -> [Bool] {
      let (stage, counter) = (Stage(), Counter())
      let scroll = UIScrollView()
      let card = stage.showButton(in: scroll)
      let pan = counter.watch(UIPanGestureRecognizer())
      pan.delegate = delegate
      card.addGestureRecognizer(pan)
      stage.drag(from: card.center, to: CGPoint(x: 160, y: 40), for: 0.2)
      stage.device.advance(by: 2)
      let hasScrolled = scroll.contentOffset.y > 0
      scroll.contentOffset = .zero
      let before = counter.count
      stage.drag(from: card.center, to: CGPoint(x: 20, y: 200), for: 0.2)
      return [hasScrolled, counter.count > before]
    }
    XCTAssertEqual(result(nil), [false, true])
    XCTAssertEqual(result(SidewaysOnly()), [true, true])
  }

  func testFloatingButton() {
    func taps(_ add: (UIView, UIScrollView, UIButton) -> Void) -> Int {
      let stage = Stage()
      let page = UIView(frame: stage.window.bounds)
      let scroll = UIScrollView(frame: page.bounds)
      scroll.contentSize = CGSize(width: 320, height: 9000)
      page.addSubview(scroll)
      let button = UIButton(frame: CGRect(x: 200, y: 360, width: 100, height: 100))
      var taps = 0
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      add(page, scroll, button)
      stage.show(page)
      stage.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200), for: 0.05)
      stage.device.advance(by: 0.2)
      button.frame.origin.y = 360 + (button.superview === scroll ? scroll.contentOffset.y : 0)
      var script = TouchScript()
      script.tap(at: CGPoint(x: 250, y: 410))
      XCTAssertTrue(scroll.isDecelerating)
      stage.device.play(script.frames(on: stage.device.screen.bounds.size))
      return taps
    }
    XCTAssertEqual(taps { _, scroll, button in scroll.addSubview(button) }, 0)
    XCTAssertEqual(taps { page, _, button in float(button, over: page) }, 1)
  }
}

extension Stage {
  /// Shows a scroll view of a thousand points with a button in it.
  fileprivate func showButton(in scroll: UIScrollView) -> UIButton {
    scroll.frame = window.bounds
    scroll.contentSize = CGSize(width: 320, height: 1000)
    let button = UIButton(frame: CGRect(x: 60, y: 150, width: 200, height: 100))
    scroll.addSubview(button)
    show(scroll)
    return button
  }
}

// snippet: lights-at-once
final class PromptScrollView: UIScrollView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    delaysContentTouches = false
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    delaysContentTouches = false
  }

  override func touchesShouldCancel(in view: UIView) -> Bool {
    view is UIButton || super.touchesShouldCancel(in: view)
  }
}
// endsnippet

// snippet: scroll-from-a-button
final class ButtonScrollView: UIScrollView {
  override func touchesShouldCancel(in view: UIView) -> Bool {
    view is UIButton || super.touchesShouldCancel(in: view)
  }
}
// endsnippet

// snippet: sideways-only
final class SidewaysOnly: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let pan = recognizer as? UIPanGestureRecognizer else { return true }
    let velocity = pan.velocity(in: pan.view)
    return abs(velocity.x) > abs(velocity.y)
  }
}
// endsnippet

private func float(_ button: UIButton, over view: UIView) {
  // snippet: floating-button
  view.addSubview(button)  // the page's view, not the list
  // endsnippet
}
