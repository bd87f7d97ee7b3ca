import TouchKit
import TouchStage
import XCTest

/// Windows above the app, sheets over a page, and what another process draws.
final class WindowSymptomTests: XCTestCase {
  private let frame = CGRect(x: 20, y: 100, width: 120, height: 44)
  private let middle = CGPoint(x: 80, y: 122)

  func testToastWindow() {
    func taps(_ makeWindow: () -> UIWindow) -> [Int] {
      let (stage, app, toast) = (Stage(), Tally(), Tally())
      let window = makeWindow()
      stage.showPage().addSubview(UIButton(frame, app))
      put(UIView(), in: window, above: stage).addSubview(
        UIButton(frame.offsetBy(dx: 0, dy: 200), toast))
      stage.tap(at: middle)
      stage.tap(at: CGPoint(x: middle.x, y: middle.y + 200))
      return [app.count, toast.count]
    }
    XCTAssertEqual(taps { UIWindow() }, [0, 1])
    XCTAssertEqual(taps { ToldWindow() }, [0, 1], "the recipe for a view doesn't help here")
    XCTAssertEqual(taps { ToastWindow() }, [1, 1])
  }

  func testHostedToast() {
    func touched(_ makeWindow: () -> UIWindow) -> [Bool] {
      let (stage, app) = (Stage(), Tally())
      let window = makeWindow()
      stage.showPage().addSubview(UIButton(frame, app))
      let host = put(Host(), in: window, above: stage)
      let toast = CGRect(x: 20, y: 300, width: 280, height: 60)
      (window as? RegionWindow)?.regions = [toast]
      stage.tap(at: middle)
      return [app.count == 1, stage.tap(at: CGPoint(x: 160, y: 330)) === host]
    }
    XCTAssertEqual(touched { UIWindow() }, [false, true])
    XCTAssertEqual(touched { ToastWindow() }, [true, false])
    XCTAssertEqual(touched { RegionWindow() }, [true, true])
  }

  func testLeftoverWindow() {
    func taps(cured: Bool) -> Int {
      let (stage, app) = (Stage(), Tally())
      stage.showPage().addSubview(UIButton(frame, app))
      var overlay: UIWindow? = UIWindow()
      if let overlay {
        let box = put(UIView(), in: overlay, above: stage)
        let spinner = UIView(frame: frame)
        box.addSubview(spinner)
        spinner.removeFromSuperview()
      }
      if cured {
        // snippet: leftover-window
        overlay?.isHidden = true
        overlay = nil
        // endsnippet
      }
      stage.tap(at: middle)
      return tapsOnceMore(app, overlay)
    }
    XCTAssertEqual(taps(cured: false), 0)
    XCTAssertEqual(taps(cured: true), 1)
  }

  func testPanelOverAPage() {
    func taps(cured: Bool) -> [Int] {
      let (stage, behind, inside) = (Stage(), Tally(), Tally())
      let (page, panel) = (UIViewController(), UIViewController())
      stage.window.rootViewController = page
      page.view.addSubview(UIButton(frame, behind))
      panel.view.addSubview(UIButton(CGRect(x: 20, y: 20, width: 120, height: 44), inside))
      let area = CGRect(x: 0, y: 300, width: 320, height: 180)
      if cured {
        show(panel, in: page, at: area)
      } else {
        panel.modalPresentationStyle = .overFullScreen
        panel.view.frame.origin.y = 300
        page.present(panel, animated: false)
      }
      stage.tap(at: middle)
      let onPanel = panel.view.convert(CGPoint(x: 80, y: 42), to: nil)
      stage.tap(at: onPanel)
      return [behind.count, inside.count]
    }
    XCTAssertEqual(taps(cured: false), [0, 1])
    XCTAssertEqual(taps(cured: true), [1, 1])
  }

  func testTapInAPopup() {
    func closings(cured: Bool) -> Int {
      let (stage, closing) = (Stage(), Tally())
      let (dim, rule) = (UIView(frame: stage.window.bounds), OutsideOnly())
      let popup = UIView(frame: CGRect(x: 40, y: 150, width: 240, height: 160))
      dim.addSubview(popup)
      stage.show(dim)
      let tap = dim.watchTaps(closing)
      if cured { tap.delegate = rule }
      stage.tap(at: CGPoint(x: 160, y: 200))
      let inside = closing.count
      stage.tap(at: CGPoint(x: 160, y: 400))
      return withExtendedLifetime(rule) { closing.count == inside + 1 ? inside : -1 }
    }
    XCTAssertEqual(closings(cured: false), 1)
    XCTAssertEqual(closings(cured: true), 0)
  }

  func testTouchesInAnotherProcess() {
    func isLoggedOut(cured: Bool) -> Bool {
      let stage = Stage()
      let lock = IdleLock()
      let window = IdleWindow(frame: stage.window.bounds)
      window.lock = lock
      let page = UIViewController()
      window.rootViewController = page
      window.makeKeyAndVisible()
      let (safari, sheet) = (UIApplication(), UIViewController())
      let app = stage.device.frontmostApplication
      stage.device.launch(application: safari)
      if let app { stage.device.bringToFront(app) }
      stage.device.embed(safari, in: stage.window.bounds)
      if cured {
        // snippet: touches-in-another-process
        lock.isPaused = true
        page.present(sheet, animated: true)
        // endsnippet
      } else {
        page.present(sheet, animated: true)
      }
      for _ in 0..<7 {
        stage.device.advance(by: 10)
        stage.tap(at: middle)
        lock.check(now: stage.device.clock.now)
      }
      return lock.isLocked
    }
    XCTAssertTrue(isLoggedOut(cured: false))
    XCTAssertFalse(isLoggedOut(cured: true))
  }

  /// Keeps the window alive until after the tap.
  private func tapsOnceMore(_ tally: Tally, _ window: UIWindow?) -> Int {
    withExtendedLifetime(window) { tally.count }
  }

  /// Shows a window above the app's, with a controller that has this view.
  private func put(_ view: UIView, in window: UIWindow, above stage: Stage) -> UIView {
    let controller = UIViewController()
    controller.view = view
    window.frame = stage.window.bounds
    window.windowLevel = .alert
    window.rootViewController = controller
    window.isHidden = false
    stage.furtherWindows.append(window)
    return view
  }
}

/// What is often copied from a view into a window.
private final class ToldWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

/// Stands in for a hosting view of iOS 26: it's found on SwiftUI's content as well as beside it.
private final class Host: UIView {}

private final class IdleLock {
  var isPaused = false
  var lastTouch = 0.0
  private(set) var isLocked = false

  func check(now: Double) { if !isPaused, now - lastTouch > 60 { isLocked = true } }
}

private final class IdleWindow: UIWindow {
  var lock: IdleLock?

  override func sendEvent(_ event: UIEvent) {
    lock?.lastTouch = event.timestamp
    super.sendEvent(event)
  }
}

// snippet: toast-window
final class ToastWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    let isBackground = hit == rootViewController?.view
    return isBackground ? nil : hit
  }
}
// endsnippet

// snippet: hosted-toast
/// The content says where it is, for example with `onGeometryChange`.
final class RegionWindow: UIWindow {
  var regions: [CGRect] = []

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    regions.contains { $0.contains(point) }
  }
}
// endsnippet

// snippet: panel-over-a-page
func show(_ panel: UIViewController, in page: UIViewController, at frame: CGRect) {
  page.addChild(panel)
  panel.view.frame = frame
  page.view.addSubview(panel.view)
  panel.didMove(toParent: page)
}
// endsnippet

// snippet: tap-in-a-popup
/// The delegate of the tap on the dimmed view behind the popup.
final class OutsideOnly: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    touch.view === gestureRecognizer.view
  }
}
// endsnippet
