import CheckSupport
import TouchKit
import TouchStage

@testable import HitTestingExercises

/// An overlay with buttons and panels in random places, and a tap on it.
struct OverlayCase {
  enum Cover {
    case view, window

    var words: String {
      switch self {
      case .view: "an overlay in front of the app's content"
      case .window: "a PassThroughWindow with a root view controller above the app's window"
      }
    }
  }

  /// A window besides the app's and the one that lets taps through.
  private enum FurtherWindow {
    case none, between, letsThrough, switchedOff, above
  }

  private enum KeyWindow {
    case below, own, further
  }

  enum Place: String {
    case background = "on the bare background"
    case button = "on a button"
    case panel = "on a bare panel"
    case buttonInPanel = "on a button in a panel"
    case innerPanel = "on a bare panel in a panel"
    case buttonInInnerPanel = "on a button in a panel in a panel"
    case blockedButton = "on a button that cannot be touched"
    case bothButtons = "where two buttons overlap"
  }

  let cover: Cover
  let place: Place
  let obstacle: Obstacle?
  private let button, panel, blockedButton: CGRect
  /// Of the window.
  private let level: UIWindow.Level
  private let (furtherWindow, keyWindow): (FurtherWindow, KeyWindow)
  /// A share of the way across the place that is tapped.
  private let share: CGPoint
  /// Where another finger is down meanwhile, if one is.
  private let heldPlace: Place?

  init(_ cover: Cover, _ place: Place, _ obstacle: Obstacle?, _ random: inout SeededGenerator) {
    self.cover = cover
    self.place = place
    self.obstacle = obstacle
    // Rows of the screen, so that nothing overlaps; the one at the top stays bare.
    let rows = [88, 280, 390].map { CGFloat($0) }.shuffled(using: &random)
    button = CGRect(x: random.points(0...200), y: rows[0] + random.points(0...10), width: 80, height: 50)
    panel = CGRect(x: random.points(0...100), y: 150, width: random.points(180...220), height: 120)
    blockedButton = CGRect(
      x: random.points(0...200), y: rows[1] + random.points(0...10), width: 80, height: 50)
    level = random.inTurn([.normal, .statusBar, .alert, UIWindow.Level(rawValue: 2_001)])
    (furtherWindow, keyWindow) = random.inTurn([
      (.none, .own), (.none, .below), (.between, .below), (.between, .own), (.between, .further),
      (.letsThrough, .below), (.letsThrough, .further), (.switchedOff, .below), (.switchedOff, .further),
      (.above, .own), (.above, .below),
    ])
    share = CGPoint(x: random.share(of: 0.1, 0.9), y: random.share(of: 0.1, 0.9))
    heldPlace = random.inTurn([
      nil, .button, .buttonInPanel, .buttonInInnerPanel, .panel, .innerPanel, .background,
    ])
  }

  /// Taps, and says what is wrong.
  var complaint: String? {
    let scene = makeScene()
    _ = scene.host.hitTest(scene.contents.button.center, with: nil)
    if let window = scene.host as? UIWindow,
      window.isKeyWindow != (keyWindow == .own) || window.windowLevel != level
    {
      return "a search in the window must not change whether it is the key window, nor its level"
    }
    let contacts = hold(in: scene)
    defer { scene.stage.cancel(contacts) }
    obstacle?.apply(to: place == .blockedButton ? scene.contents.blockedButton : scene.host)
    return complaint(aboutTapOn: place, in: scene, isLetThrough: obstacle != nil).map {
      contacts.isEmpty ? $0 : "while another finger is down \(heldPlace?.rawValue ?? ""), \($0)"
    }
  }

  /// Lets another finger land, and stay there; not on what the tap is meant for, which follows one finger only.
  private func hold(in scene: Scene) -> [Contact] {
    guard let heldPlace, heldPlace != .button || place != .bothButtons else { return [] }
    let (owner, spot) = spot(of: heldPlace, in: scene)
    let expected = obstacle == nil ? self.spot(of: place, in: scene).owner : scene.below
    guard owner !== expected else { return [] }
    return scene.stage.touch([owner.onScreen(CGPoint(x: spot.midX, y: spot.midY))], from: 40)
  }

  /// Taps here and there on one overlay, hides a button and shows it again, and says what is wrong.
  var complaintAboutManyTaps: String? {
    let scene = makeScene()
    var number = 0
    for round in 0..<6 {
      let isHidden = !round.isMultiple(of: 2)
      scene.contents.button.isHidden = isHidden
      for place in [Place.button, .background, .buttonInPanel, .button] {
        number += 1
        let complaint = complaint(
          aboutTapOn: place, in: scene, isLetThrough: place == .button && isHidden)
        if let complaint { return "number \(number) of many taps, \(complaint)" }
      }
    }
    scene.contents.button.isHidden = false
    if let complaint = complaintWhileEmpty(scene) ?? complaintAboutAnotherRoot(scene) { return complaint }
    return Obstacle.ofViews.lazy.compactMap { self.complaint(about: $0, before: scene) }.first
  }

  /// Takes everything out and puts it back, and says what is wrong.
  private func complaintWhileEmpty(_ scene: Scene) -> String? {
    let views = scene.content.subviews
    for view in views { view.removeFromSuperview() }
    if let complaint = complaint(aboutTapOn: .background, in: scene, isLetThrough: true) {
      return "after everything in it was taken out, \(complaint)"
    }
    for view in views { scene.content.addSubview(view) }
    return complaintAboutFewTaps(scene).map { "after everything in it was taken out and put back, \($0)" }
  }

  /// Lets another root view controller take over with the same views, and says what is wrong.
  private func complaintAboutAnotherRoot(_ scene: Scene) -> String? {
    guard let window = scene.host as? UIWindow else { return nil }
    let root = Self.makeRoot()
    for view in scene.content.subviews { root.view.addSubview(view) }
    window.rootViewController = root
    return complaintAboutFewTaps(scene).map { "after another root view controller took over, \($0)" }
  }

  private func complaintAboutFewTaps(_ scene: Scene) -> String? {
    [.button, .background, .buttonInPanel].lazy
      .compactMap { complaint(aboutTapOn: $0, in: scene, isLetThrough: false) }.first
  }

  /// Makes the overlay so that it cannot be touched, and takes that back, and says what is wrong.
  private func complaint(about obstacle: Obstacle, before scene: Scene) -> String? {
    let states = scene.content.subviews.flatMap(ViewState.all)
    for isBlocked in [true, false] {
      if isBlocked { obstacle.apply(to: scene.host) } else { Obstacle.lift(from: scene.host) }
      let time = isBlocked ? "while it is \(obstacle.rawValue)" : "after it was \(obstacle.rawValue)"
      let now = scene.content.subviews.flatMap(ViewState.all)
      if let difference = ViewState.difference(expected: states, actual: now) {
        return "\(time), the views in it must be as they were: \(difference)"
      }
      for place in [Place.background, .button, .buttonInPanel] {
        let complaint = complaint(aboutTapOn: place, in: scene, isLetThrough: isBlocked)
        if let complaint { return "\(time), \(complaint)" }
      }
    }
    return nil
  }

  private struct Scene {
    let stage: Stage
    let host, below: UIView
    let contents: Contents

    /// What the buttons and panels lie in: the overlay, or the root view of the window.
    var content: UIView { (host as? UIWindow)?.rootViewController?.view ?? host }
  }

  private static func makeRoot() -> UIViewController {
    let root = UIViewController()
    root.view = UIView().named("RootView")
    return root
  }

  private func makeScene() -> Scene {
    let stage = Stage()
    var below = UIView(frame: stage.window.bounds).named("Content")
    let host: UIView
    switch cover {
    case .view:
      host = PassThroughOverlay(frame: stage.window.bounds).named("Overlay")
      stage.show(below, host)
    case .window:
      stage.show(below)
      if furtherWindow != .above, let further = makeFurtherWindow(), furtherWindow == .between {
        below = UIView(frame: further.bounds).named("Content of the window between")
        further.addSubview(below)
      }
      let window = PassThroughWindow(frame: stage.window.bounds).named("PassThroughWindow")
      window.windowLevel = level
      window.rootViewController = Self.makeRoot()
      window.isHidden = false
      if keyWindow == .own { window.makeKey() }
      host = window
      if furtherWindow == .above { makeFurtherWindow()?.windowLevel = level }
    }
    let content = (host as? UIWindow)?.rootViewController?.view ?? host
    return Scene(stage: stage, host: host, below: below, contents: fill(content))
  }

  /// Shows the further window, in front of those that are there.
  private func makeFurtherWindow() -> UIWindow? {
    guard furtherWindow != .none else { return nil }
    let isStudents = furtherWindow == .letsThrough || furtherWindow == .above
    let window = isStudents ? PassThroughWindow() : UIWindow()
    window.traceName = "Further window"
    window.frame = window.screen.bounds
    if isStudents { window.rootViewController = Self.makeRoot() }
    window.isUserInteractionEnabled = furtherWindow != .switchedOff
    window.isHidden = false
    if keyWindow == .further { window.makeKey() }
    return window
  }

  /// Where a place is, in the coordinates of the view that owns it.
  private func spot(of place: Place, in scene: Scene) -> (owner: UIView, spot: CGRect) {
    let views = scene.contents
    return switch place {
    case .background: (scene.below, CGRect(x: 0, y: 0, width: 320, height: 80))
    case .blockedButton: (views.blockedButton, views.blockedButton.bounds)
    case .button: (views.button, views.button.bounds)
    case .buttonInPanel: (views.buttonInPanel, views.buttonInPanel.bounds)
    case .buttonInInnerPanel: (views.buttonInInnerPanel, views.buttonInInnerPanel.bounds)
    // The front one is shifted to the right and down.
    case .bothButtons: (views.frontButton, CGRect(x: 0, y: 0, width: 60, height: 40))
    // The left end of each panel is bare.
    case .panel: (views.panel, CGRect(x: 0, y: 0, width: 10, height: 120))
    case .innerPanel: (views.innerPanel, CGRect(x: 0, y: 0, width: 10, height: 100))
    }
  }

  private func complaint(aboutTapOn place: Place, in scene: Scene, isLetThrough: Bool) -> String? {
    let (owner, spot) = spot(of: place, in: scene)
    let point = owner.onScreen(
      CGPoint(x: spot.minX + share.x * spot.width, y: spot.minY + share.y * spot.height))
    let expected = isLetThrough ? scene.below : owner
    guard
      let complaint = scene.stage.complaint(
        aboutActionOfTapAt: point, on: place.rawValue, expecting: expected)
    else {
      return nil
    }
    let isInOtherWindow = cover == .window && expected === scene.below
    return isInOtherWindow ? "\(complaint)\nabove it:\n\(ViewOutline(of: scene.host))" : complaint
  }

  private struct Contents {
    let button, frontButton, blockedButton, panel, buttonInPanel, innerPanel, buttonInInnerPanel: UIView
  }

  /// Puts the buttons and panels in.
  private func fill(_ host: UIView) -> Contents {
    let contents = Contents(
      button: UIControl(frame: button).named("Button"),
      frontButton: UIControl(frame: button.offsetBy(dx: 20, dy: 10)).named("FrontButton"),
      blockedButton: UIControl(frame: blockedButton).named("OtherButton"),
      panel: UIView(frame: panel).named("Panel"),
      buttonInPanel: UIControl(frame: CGRect(x: 20, y: 10, width: 50, height: 100)).named("ButtonInPanel"),
      innerPanel: UIView(frame: CGRect(x: 80, y: 10, width: 90, height: 100)).named("InnerPanel"),
      buttonInInnerPanel: UIControl(frame: CGRect(x: 20, y: 20, width: 60, height: 60)).named(
        "ButtonInInnerPanel"))
    host.addSubview(contents.button)
    if place == .bothButtons { host.addSubview(contents.frontButton) }
    host.addSubview(contents.blockedButton)
    host.addSubview(contents.panel)
    contents.panel.addSubview(contents.buttonInPanel)
    contents.panel.addSubview(contents.innerPanel)
    contents.innerPanel.addSubview(contents.buttonInInnerPanel)
    return contents
  }
}
