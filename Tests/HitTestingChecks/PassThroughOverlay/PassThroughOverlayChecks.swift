import CheckSupport
import TouchKit
import TouchStage
import XCTest

@testable import HitTestingExercises

final class PassThroughOverlayChecks: CheckCase {
  func testTheBackgroundLetsTapsThrough() {
    let scene = OverlayScene()
    check("a tap on the overlay's background reaches what lies below", in: scene, .background)
    check("the same while another finger is on a button", in: scene, .background, holding: .button)
  }

  func testButtonsInTheOverlayWork() { check("a button in the overlay keeps its taps", .button) }

  func testButtonsInPanelsWork() {
    check("a button keeps its taps, however deep it is", .buttonInPanel, .buttonInInnerPanel)
  }

  func testPanelsKeepTheirTaps() { check("a bare panel in the overlay keeps its taps", .panel, .innerPanel) }

  func testButtonsThatCannotBeTouchedLetTapsThrough() {
    for obstacle in Obstacle.allCases {
      let scene = OverlayScene()
      for place in [OverlayScene.Place.button, .buttonInPanel] { obstacle.apply(to: scene.view(at: place)) }
      let taps = [
        Tap(point: scene.point(at: .button), place: "on the button", owner: scene.below),
        Tap(
          point: scene.point(at: .buttonInPanel), place: "on the button in a panel",
          owner: scene.view(at: .panel)),
      ]
      checkTaps(
        "a button that is \(obstacle.rawValue) lets taps through, to the panel that it's in or to what lies below",
        on: scene.stage, taps)
    }
  }

  func testAnOverlayThatCannotBeTouchedLetsEverythingThrough() {
    checkObstacles("an overlay", isWindow: false)
  }

  func testTheWindowLetsTapsThroughToTheWindowBelow() {
    for level in [UIWindow.Level.normal, .statusBar, .alert] {
      let scene = OverlayScene(isWindow: true)
      let window = scene.host as? UIWindow
      window?.windowLevel = level
      check("a tap on the window's background reaches the window below", in: scene, .background)
      window?.makeKey()
      check("the same while it is the key window", in: scene, .background, .background)
      guard window?.isKeyWindow != true || window?.windowLevel != level else { continue }
      XCTFail("asked: its level and the key window stay as they are")
    }
    let scene = OverlayScene(isWindow: true)
    scene.stage.window.makeKey()
    check("the same while another finger is on a button", in: scene, .background, holding: .button)
    if scene.stage.window.isKeyWindow { return }
    XCTFail("asked: a tap on the window's background leaves the key window as it is")
  }

  func testAnotherWindowMayLieBetween() {
    for isStudents in [false, true] {
      let scene = OverlayScene(isWindow: true)
      let between =
        isStudents
        ? PassThroughWindow(frame: scene.stage.window.bounds) : UIWindow(frame: scene.stage.window.bounds)
      between.windowLevel = .init(rawValue: 1)
      (scene.host as? UIWindow)?.windowLevel = .alert
      between.rootViewController = OverlayScene.makeRoot("RootView between")
      between.isHidden = false
      let owner = isStudents ? scene.below : between.rootViewController?.view ?? between
      checkTaps(
        isStudents
          ? "two windows let a tap through, the one after the other"
          : "a tap on the window's background reaches the next window below, which isn't the key window",
        on: scene.stage, [Tap(point: scene.point(at: .background), place: "on the background", owner: owner)])
    }
  }

  func testButtonsInTheWindowWork() {
    let scene = OverlayScene(isWindow: true)
    check(
      "views in the window keep their taps", in: scene, .button, .panel, .buttonInPanel, .buttonInInnerPanel)
  }

  func testTheButtonInFrontAnswers() {
    for isWindow in [false, true] {
      let scene = OverlayScene(isWindow: isWindow)
      let front = UIControl(frame: scene.view(at: .button).frame).named("FrontButton")
      scene.content.addSubview(front)
      checkTaps(
        "where two buttons overlap, the one in front gets the tap", on: scene.stage,
        [Tap(point: scene.point(at: .button), place: "where two buttons overlap", owner: front)])
    }
  }

  func testAWindowThatCannotBeTouchedLetsEverythingThrough() {
    checkObstacles("a window", isWindow: true)
  }

  func testEveryTapIsAnsweredAnew() {
    for isWindow in [false, true] {
      let scene = OverlayScene(isWindow: isWindow)
      let button = scene.view(at: .button)
      for tap in 0..<4 {
        button.isHidden = !tap.isMultiple(of: 2)
        checkTaps(
          "tap after tap in one place, an answer for what is there now: a button is hidden and shown again",
          on: scene.stage,
          [
            Tap(
              point: scene.point(at: .button), place: "tap number \(tap + 1)",
              owner: button.isHidden ? scene.below : button)
          ])
      }
      button.isHidden = false
      check("bare background, again and again", in: scene, .background, .background, .background)
      let views = scene.content.subviews
      for view in views { view.removeFromSuperview() }
      check("all of it is background while it is empty", in: scene, .background)
      for view in views { scene.content.addSubview(view) }
      check(
        "after everything in it was taken out and put back", in: scene, .button, .background, .buttonInPanel)
    }
  }

  func testAnotherRootViewControllerMayTakeOver() {
    let scene = OverlayScene(isWindow: true)
    check("at first", in: scene, .background)
    let root = OverlayScene.makeRoot("NewRootView")
    for view in scene.content.subviews { root.view.addSubview(view) }
    (scene.host as? UIWindow)?.rootViewController = root
    check("after another root view controller took over", in: scene, .background, .button, .panel)
  }

  func testHoldsInAnyApp() {
    check(
      "under any overlay, all fingers on its views reach them, and all others reach what lies below",
      Twins<OverlayPlan> {
        OverlaySubject($0, $1, $2) { _ in
          StatedOverlay()
        } makeWindow: { _ in
          StatedWindow(frame: .zero)
        }
      } students: {
        OverlaySubject($0, $1, $2) {
          $0 ? OverlaySubclass() : PassThroughOverlay()
        } makeWindow: {
          $0 ? WindowSubclass(frame: .zero) : PassThroughWindow(frame: .zero)
        }
      } judging: {
        $0.looksUp()
      })
  }

  private func check(
    _ asked: String, _ places: OverlayScene.Place..., file: StaticString = #filePath, line: UInt = #line
  ) {
    let scene = OverlayScene()
    checkTaps(asked, on: scene.stage, places.map(scene.tap), file: file, line: line)
  }

  /// - Parameter held: Where another finger rests meanwhile.
  private func check(
    _ asked: String, in scene: OverlayScene, _ places: OverlayScene.Place...,
    holding held: OverlayScene.Place? = nil, file: StaticString = #filePath, line: UInt = #line
  ) {
    let fingers = Fingers(on: scene.stage)
    if let held { fingers.act(.began, finger: 5, at: scene.point(at: held)) }
    checkTaps(asked, on: scene.stage, places.map(scene.tap), file: file, line: line)
    if let held { fingers.act(.cancelled, finger: 5, at: scene.point(at: held)) }
  }

  private func checkObstacles(_ what: String, isWindow: Bool) {
    for obstacle in Obstacle.ofViews {
      let scene = OverlayScene(isWindow: isWindow)
      obstacle.apply(to: scene.host)
      let places: [OverlayScene.Place] = [.background, .button, .buttonInPanel]
      checkTaps(
        "\(what) that is \(obstacle.rawValue) lets all taps through", on: scene.stage,
        places.map { Tap(point: scene.point(at: $0), place: $0.rawValue, owner: scene.below) })
      Obstacle.lift(from: scene.host)
      check(
        "\(what) that was \(obstacle.rawValue) works as before", in: scene, .background, .button,
        .buttonInPanel)
    }
  }
}

/// An overlay, or a window with a root view controller, in front of the app's content.
private struct OverlayScene {
  enum Place: String {
    case background = "on the bare background"
    case button = "on a button"
    case panel = "on a bare panel"
    case buttonInPanel = "on a button in a panel"
    case innerPanel = "on a bare panel in a panel"
    case buttonInInnerPanel = "on a button in a panel in a panel"
  }

  let stage = Stage()
  let below: UIView
  let host: UIView
  private let button = UIControl(frame: CGRect(x: 60, y: 300, width: 80, height: 50)).named("Button")
  private let panel = UIView(frame: CGRect(x: 40, y: 150, width: 200, height: 120)).named("Panel")
  private let buttonInPanel = UIControl(frame: CGRect(x: 20, y: 10, width: 50, height: 100)).named(
    "ButtonInPanel")
  private let innerPanel = UIView(frame: CGRect(x: 80, y: 10, width: 90, height: 100)).named("InnerPanel")
  private let buttonInInnerPanel = UIControl(frame: CGRect(x: 20, y: 20, width: 60, height: 60)).named(
    "ButtonInInnerPanel")

  init(isWindow: Bool = false) {
    below = UIView(frame: stage.window.bounds).named("Content")
    if isWindow {
      stage.show(below)
      let window = PassThroughWindow(frame: stage.window.bounds).named("PassThroughWindow")
      window.rootViewController = Self.makeRoot("RootView")
      window.isHidden = false
      host = window
    } else {
      host = PassThroughOverlay(frame: stage.window.bounds).named("Overlay")
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

  func view(at place: Place) -> UIView {
    switch place {
    case .background: below
    case .button: button
    case .panel: panel
    case .buttonInPanel: buttonInPanel
    case .innerPanel: innerPanel
    case .buttonInInnerPanel: buttonInInnerPanel
    }
  }

  /// The left end of each panel is bare, and so is the top of the screen.
  func point(at place: Place) -> CGPoint {
    let view = view(at: place)
    switch place {
    case .background: return CGPoint(x: 160, y: 60)
    case .panel, .innerPanel: return view.onScreen(5, 50)
    default: return view.pointOnScreen(at: .zero)
    }
  }

  func tap(_ place: Place) -> Tap {
    Tap(point: point(at: place), place: place.rawValue, owner: view(at: place))
  }
}
