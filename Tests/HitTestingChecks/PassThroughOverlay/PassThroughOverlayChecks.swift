import CheckSupport
import TouchKit
import TouchStage
import XCTest

@testable import HitTestingExercises

final class PassThroughOverlayChecks: CheckCase {
  func testTheBackgroundLetsTapsThrough() {
    let scene = OverlayScene()
    check("a tap on the overlay's background reaches what lies below", scene, scene.below)
    checkWhileAButtonIsHeld(scene)
  }

  func testButtonsInTheOverlayWork() {
    let scene = OverlayScene()
    check("a button in the overlay keeps its taps", scene, scene.button)
  }

  func testButtonsInPanelsWork() {
    let scene = OverlayScene()
    check("a button keeps its taps, however deep it is", scene, scene.buttonInPanel, scene.buttonInInnerPanel)
  }

  func testPanelsKeepTheirTaps() {
    let scene = OverlayScene()
    check("a bare panel in the overlay keeps its taps", scene, scene.panel, scene.innerPanel)
  }

  func testButtonsThatCannotBeTouchedLetTapsThrough() {
    for (obstacle, isWindow) in Obstacle.allCases.flatMap({ [($0, false), ($0, true)] }) {
      let scene = OverlayScene(isWindow: isWindow)
      for button in [scene.button, scene.buttonInPanel] { obstacle.apply(to: button) }
      checkTaps(
        "a button that is \(obstacle.rawValue) lets taps through, to the panel that it's in or to what lies below",
        on: scene.stage,
        [
          scene.tap(on: scene.button, owner: scene.below),
          scene.tap(on: scene.buttonInPanel, owner: scene.panel),
        ])
    }
  }

  func testAnOverlayThatCannotBeTouchedLetsEverythingThrough() {
    checkObstacles("an overlay", isWindow: false)
  }

  func testAWindowThatCannotBeTouchedLetsEverythingThrough() { checkObstacles("a window", isWindow: true) }

  func testTheWindowLetsTapsThroughToTheWindowBelow() {
    for level in [UIWindow.Level.normal, .statusBar, .alert] {
      for isKey in [false, true] {
        let scene = OverlayScene(isWindow: true)
        let window = scene.host as? UIWindow
        window?.windowLevel = level
        if isKey { window?.makeKey() } else { scene.stage.window.makeKey() }
        check("a tap on the window's background reaches the window below", scene, scene.below, scene.below)
        checkWhileAButtonIsHeld(scene)
        guard window?.isKeyWindow != isKey || window?.windowLevel != level else { continue }
        XCTFail("asked: taps on the background leave the window's level and the key window as they are")
      }
    }
  }

  func testAnotherWindowMayLieBetween() {
    for isStudents in [false, true] {
      let scene = OverlayScene(isWindow: true)
      let frame = scene.stage.window.bounds
      let between = isStudents ? PassThroughWindow(frame: frame) : UIWindow(frame: frame)
      (scene.host as? UIWindow)?.windowLevel = .alert
      between.rootViewController = OverlayScene.makeRoot("RootView between")
      between.isHidden = false
      scene.stage.window.makeKey()
      let owner = isStudents ? scene.below : between.rootViewController?.view ?? between
      checkTaps(
        isStudents
          ? "two windows let a tap through, the one after the other"
          : "a tap on the window's background reaches the next window below, which isn't the key window",
        on: scene.stage, [scene.tap(on: scene.below, owner: owner)])
    }
  }

  func testButtonsInTheWindowWork() {
    let scene = OverlayScene(isWindow: true)
    check(
      "views in the window keep their taps", scene, scene.button, scene.panel, scene.buttonInPanel,
      scene.buttonInInnerPanel)
  }

  func testTheButtonInFrontAnswers() {
    for isWindow in [false, true] {
      let scene = OverlayScene(isWindow: isWindow)
      let front = UIControl(frame: scene.button.frame).named("FrontButton")
      scene.content.addSubview(front)
      check("where two buttons overlap, the one in front gets the tap", scene, front)
    }
  }

  func testEveryTapIsAnsweredAnew() {
    for isWindow in [false, true] {
      let scene = OverlayScene(isWindow: isWindow)
      for tap in 0..<4 {
        scene.button.isHidden = !tap.isMultiple(of: 2)
        checkTaps(
          "tap after tap in one place, an answer for what is there now: a button is hidden and shown again",
          on: scene.stage,
          [scene.tap(on: scene.button, owner: tap.isMultiple(of: 2) ? scene.button : scene.below)])
      }
      scene.button.isHidden = false
      check("bare background, again and again", scene, scene.below, scene.below, scene.below)
      let views = scene.content.subviews
      for view in views { view.removeFromSuperview() }
      check("all of it is background while it is empty", scene, scene.below)
      for view in views { scene.content.addSubview(view) }
      check(
        "everything in it was taken out and put back", scene, scene.button, scene.below, scene.buttonInPanel)
    }
  }

  func testAnotherRootViewControllerMayTakeOver() {
    let scene = OverlayScene(isWindow: true)
    let window = scene.host as? UIWindow
    let first = window?.rootViewController
    check("at first", scene, scene.below)
    let root = OverlayScene.makeRoot("NewRootView")
    for view in scene.content.subviews { root.view.addSubview(view) }
    window?.rootViewController = root
    check("after another root view controller took over", scene, scene.below, scene.button, scene.panel)
    for view in root.view.subviews { first?.view.addSubview(view) }
    window?.rootViewController = first
    check("after the first one has come back", scene, scene.below, scene.button, scene.panel)
  }

  func testHoldsForPresentedControllers() {
    for style in [.pageSheet, .overFullScreen, .fullScreen] as [UIModalPresentationStyle] {
      let scene = OverlayScene(isWindow: true)
      let presented = OverlayScene.makeRoot("PresentedView")
      presented.modalPresentationStyle = style
      (scene.host as? UIWindow)?.rootViewController?.present(presented, animated: false)
      check("the view of a controller that is presented in the window keeps its taps", scene, presented.view)
      presented.dismiss(animated: false)
      check("once it was dismissed, all is as before", scene, scene.below, scene.button, scene.panel)
    }
  }

  func testHoldsForViewsInTheWindowItself() {
    let scene = OverlayScene(isWindow: true)
    let panel = UIView(frame: CGRect(x: 200, y: 20, width: 90, height: 80)).named(
      "Panel beside the root view")
    scene.host.addSubview(panel)
    check(
      "a bare panel that was added to the window itself keeps its taps, and so do those in the root view",
      scene,
      panel, scene.below, scene.button, scene.panel)
    (scene.host as? UIWindow)?.rootViewController = nil
    check("it does, too, while there is no root view controller", scene, panel)
  }

  func testHoldsForAnyRootView() {
    for view in [UIControl(), UIScrollView()] {
      let scene = OverlayScene(isWindow: true)
      let root = UIViewController()
      root.view = view
      for view in scene.content.subviews { root.view.addSubview(view) }
      (scene.host as? UIWindow)?.rootViewController = root
      check("the root view may be of any class", scene, scene.below, scene.button, scene.panel)
    }
    let scene = OverlayScene(isWindow: true)
    let page = OverlayScene.makeRoot("View of the top controller")
    (scene.host as? UIWindow)?.rootViewController = UINavigationController(rootViewController: page)
    scene.stage.device.settle()
    checkTaps(
      "the view of a controller that lies in a navigation controller is a bare panel like others",
      on: scene.stage,
      [Tap(point: page.view.pointOnScreen(at: .zero), place: "in the middle of it", owner: page.view)])
  }

  func testHoldsInASubclass() {
    for isWindow in [false, true] {
      var scene = OverlayScene(
        isWindow: isWindow, makeOverlay: { Toast(frame: $0) }, makeWindow: { ToastWindow(frame: $0) })
      check("a subclass lets taps through as any other", scene, scene.below, scene.button, scene.panel)
      scene = OverlayScene(
        isWindow: isWindow, makeOverlay: { LowOverlay(frame: $0) }, makeWindow: { LowWindow(frame: $0) })
      // Its bounds don't matter then; the root view of a window is as high as those.
      if !isWindow { scene.host.frame.size.height = 140 }
      let asked = "a subclass says in point(inside:with:) that it ends 250 points from its top"
      check("\(asked); what is higher keeps its taps", scene, scene.panel, scene.buttonInPanel)
      checkTaps(
        "\(asked); taps below that go on", on: scene.stage, [scene.tap(on: scene.button, owner: scene.below)])
    }
  }

  func testHoldsNoView() {
    for isWindow in [false, true] {
      let scene = OverlayScene(isWindow: isWindow)
      checkLetsGo(of: "a panel", on: scene.stage) {
        let panel = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        scene.content.addSubview(panel)
        return panel
      }
    }
    let scene = OverlayScene(isWindow: true)
    let window = scene.host as? UIWindow
    checkLetsGo(of: "the root view controller", on: scene.stage) {
      let root = OverlayScene.makeRoot("RootView for a while")
      window?.rootViewController = root
      return root.view
    } takingOut: { _ in
      window?.rootViewController = OverlayScene.makeRoot("NewRootView")
    }
  }

  func testHoldsNoWindow() {
    let scene = OverlayScene()
    checkLetsGo(of: "a window with an overlay in it", on: scene.stage) {
      let window = PassThroughWindow(frame: scene.stage.window.bounds)
      window.rootViewController = OverlayScene.makeRoot("RootView for a while")
      window.rootViewController?.view.addSubview(PassThroughOverlay(frame: window.bounds))
      window.isHidden = false
      return window
    } takingOut: { window in
      window.isHidden = true
    }
  }

  func testHoldsItsSettings() {
    checkTakesFingersAsUsual(PassThroughOverlay(frame: .zero), PassThroughWindow(frame: .zero))
  }

  func testHoldsInAnyApp() {
    check(
      "under any overlay, all fingers on its views reach them, and all others reach what lies below",
      Twins<OverlayPlan> {
        OverlaySubject($0, $1, $2, { StatedOverlay() }, { StatedWindow(frame: .zero) })
      } students: {
        OverlaySubject($0, $1, $2, { PassThroughOverlay() }, { PassThroughWindow(frame: .zero) })
      } judging: {
        $0.looksUp()
      })
  }

  func testHoldsForAnOverlayThatKeepsItsTaps() {
    for isWindow in [false, true] {
      let scene = OverlayScene(isWindow: isWindow)
      let modal = ModalOverlay(frame: CGRect(x: 0, y: 0, width: 90, height: 40)).named("ModalOverlay")
      scene.content.addSubview(modal)
      check("an overlay in it whose subclass keeps all taps gets them", scene, modal)
      let listener = AppListener(AppLog())
      listener.watch(UITapGestureRecognizer(), "a recognizer", on: modal)
      scene.stage.tap(at: modal.onScreen(5, 5))
      guard !listener.log.lines.contains(where: { $0.kind == .action }) else { continue }
      XCTFail("asked: a tap on an overlay that keeps its taps fires its recognizer\ngot:   no action")
    }
  }

  func testHoldsWhatTheAppHasSetOfItsViews() {
    for isWindow in [false, true] {
      for obstacle in Obstacle.ofViews {
        let scene = OverlayScene(isWindow: isWindow)
        for obstacle in Obstacle.ofViews { obstacle.apply(to: scene.button) }
        scene.host.superview?.addSubview(UIView(frame: scene.panel.frame).named("View in front"))
        let roots = [scene.host.superview ?? scene.host]
        let before = ScreenSettings(of: roots)
        obstacle.apply(to: scene.host)
        Obstacle.lift(from: scene.host)
        guard let change = ScreenSettings(of: roots).change(since: before) else { continue }
        XCTFail("asked: an overlay was \(obstacle.rawValue): nothing else changes\ngot:   \(change)")
      }
    }
  }

  func testHoldsForAPanelWithAnotherNextResponder() {
    let scene = OverlayScene(isWindow: true)
    let panel = HastyPanel(frame: CGRect(x: 0, y: 0, width: 90, height: 40)).named("HastyPanel")
    scene.content.addSubview(panel)
    check(
      "a bare panel keeps its taps, even if its next responder is the root view controller", scene, panel,
      scene.below)
  }

  /// Taps on views, each of which should get the tap on it.
  private func check(
    _ asked: String, _ scene: OverlayScene, _ views: UIView..., file: StaticString = #filePath,
    line: UInt = #line
  ) {
    checkTaps(asked, on: scene.stage, views.map { scene.tap(on: $0, owner: $0) }, file: file, line: line)
  }

  private func checkWhileAButtonIsHeld(_ scene: OverlayScene) {
    let fingers = Fingers(on: scene.stage)
    for phase in [Contact.Phase.began, .cancelled] {
      fingers.act(phase, finger: 5, at: scene.button.pointOnScreen(at: .zero))
      check(
        "the same while another finger is on a button, and after the system has cancelled it", scene,
        scene.below)
    }
  }

  private func checkObstacles(_ what: String, isWindow: Bool) {
    for obstacle in Obstacle.ofViews {
      let scene = OverlayScene(isWindow: isWindow)
      obstacle.apply(to: scene.host)
      checkTaps(
        "\(what) that is \(obstacle.rawValue) lets all taps through", on: scene.stage,
        [scene.below, scene.button, scene.buttonInPanel].map { scene.tap(on: $0, owner: scene.below) })
      Obstacle.lift(from: scene.host)
      check(
        "\(what) that was \(obstacle.rawValue) works as before", scene, scene.below, scene.button,
        scene.buttonInPanel)
    }
  }
}

/// An overlay that an app has a name of its own for.
class Toast: PassThroughOverlay {}

/// The same as a window.
class ToastWindow: PassThroughWindow {}

/// A panel that skips all responders up to the root view controller.
class HastyPanel: UIView {
  override var next: UIResponder? { window?.rootViewController }
}

/// An overlay that keeps all taps on it.
class ModalOverlay: PassThroughOverlay {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event) ?? (bounds.contains(point) ? self : nil)
  }
}

/// An overlay that ends 250 points from its top.
class LowOverlay: PassThroughOverlay {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    point.y < 250
  }
}

/// The same as a window.
class LowWindow: PassThroughWindow {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    point.y < 250
  }
}

/// An overlay, or a window with a root view controller, in front of the app's content.
private struct OverlayScene {
  let stage = Stage()
  let below: UIView
  let host: UIView
  let button = UIControl(frame: CGRect(x: 60, y: 300, width: 80, height: 50)).named("Button")
  let panel = UIView(frame: CGRect(x: 40, y: 150, width: 200, height: 120)).named("Panel")
  let buttonInPanel = UIControl(frame: CGRect(x: 20, y: 10, width: 50, height: 100)).named("ButtonInPanel")
  let innerPanel = UIView(frame: CGRect(x: 80, y: 10, width: 90, height: 100)).named("InnerPanel")
  let buttonInInnerPanel = UIControl(frame: CGRect(x: 20, y: 20, width: 60, height: 60)).named(
    "ButtonInInnerPanel")

  init(
    isWindow: Bool = false, makeOverlay: (CGRect) -> UIView = { PassThroughOverlay(frame: $0) },
    makeWindow: (CGRect) -> UIWindow = { PassThroughWindow(frame: $0) }
  ) {
    below = UIView(frame: stage.window.bounds).named("Content")
    if isWindow {
      stage.show(below)
      let window = makeWindow(stage.window.bounds).named("PassThroughWindow")
      window.rootViewController = Self.makeRoot("RootView")
      window.isHidden = false
      host = window
    } else {
      host = makeOverlay(stage.window.bounds).named("Overlay")
      stage.show(below, host)
    }
    for view in [button, panel] { content.addSubview(view) }
    for view in [buttonInPanel, innerPanel] { panel.addSubview(view) }
    innerPanel.addSubview(buttonInInnerPanel)
  }

  static func makeRoot(_ name: String) -> UIViewController {
    let root = UIViewController()
    root.view = UIView().named(name)
    return root
  }

  /// What the buttons and panels lie in: the overlay, or the root view of the window.
  var content: UIView { (host as? UIWindow)?.rootViewController?.view ?? host }

  /// The corner of each view is bare, and so is the top of the screen.
  func tap(on view: UIView, owner: UIView) -> Tap {
    view === below
      ? Tap(point: CGPoint(x: 160, y: 60), place: "on the bare background", owner: owner)
      : Tap(point: view.onScreen(5, 5), place: "in the corner of \(view.traceName)", owner: owner)
  }
}
