import CheckSupport
import TouchKit
import TouchStage
import XCTest

@testable import HitTestingExercises

final class PassThroughOverlayChecks: CheckCase {
  func testTheBackgroundLetsTapsThrough() {
    check("a tap on the overlay's background reaches what lies below", .background)
  }

  func testButtonsInTheOverlayWork() {
    check("a button in the overlay keeps its taps", .button)
  }

  func testButtonsInPanelsWork() {
    check("a button keeps its taps, however deep it is", .buttonInPanel, .buttonInInnerPanel)
  }

  func testPanelsKeepTheirTaps() {
    check("a bare panel in the overlay keeps its taps", .panel, .innerPanel)
  }

  func testButtonsThatCannotBeTouchedLetTapsThrough() {
    check(
      "a button in the overlay that is hidden, transparent, switched off or disabled lets taps through",
      .blockedButton, obstacles: Obstacle.allCases)
  }

  func testAnOverlayThatCannotBeTouchedLetsEverythingThrough() {
    check(
      "an overlay that is hidden, transparent or switched off lets all taps through", .background, .button,
      .buttonInPanel, obstacles: Obstacle.ofViews)
  }

  func testTheWindowLetsTapsThroughToTheWindowBelow() {
    check("a tap on the window's background reaches the window below", .background, in: .window)
  }

  func testButtonsInTheWindowWork() {
    check(
      "views in the window keep their taps", .button, .panel, .buttonInInnerPanel, in: .window)
  }

  func testTheButtonInFrontAnswers() {
    check("where two buttons overlap, the one in front gets the tap", .bothButtons)
    check("where two buttons in the window overlap, the one in front gets the tap", .bothButtons, in: .window)
  }

  func testAWindowThatCannotBeTouchedLetsEverythingThrough() {
    check(
      "a window that is hidden, transparent or switched off lets all taps through", .background, .button,
      .buttonInPanel, in: .window, obstacles: Obstacle.ofViews)
  }

  func testEveryTapIsAnsweredAnew() {
    forAll(
      "tap after tap, an answer for what is there now: a button is hidden and shown again, and so is everything",
      count: 10
    ) {
      OverlayCase($0.inTurn([.view, .window]), .button, nil, &$0)
    } describe: {
      $0.cover.words
    } check: {
      $0.complaintAboutManyTaps
    }
  }

  func testEveryPointOfAScreenGoesWhereItShould() {
    let twins = OverlayScreens.twins
    forAll(
      "under any overlay, every point of its views reaches them, and every other point what lies below",
      count: 60, generate: OverlayScreens.makeCase, shrink: \.smaller,
      describe: { _ in "an overlay in front of a page" }, check: twins.difference)
  }

  func testTouchesGoOnAsBefore() {
    let touches = OverlayScreens.touches
    forAll(
      "on any screen with such views, whatever the fingers do, everything on it hears what it should",
      count: 16, generate: OverlayScreens.makeCase, shrink: \.smaller,
      describe: { _ in "an overlay in front of a page" }, check: touches.difference)
  }

  private func check(
    _ asked: String, _ places: OverlayCase.Place..., in cover: OverlayCase.Cover = .view,
    obstacles: [Obstacle] = [],
    file: StaticString = #filePath, line: UInt = #line
  ) {
    forAll(asked, count: 16, file: file, line: line) {
      OverlayCase(cover, $0.pick(places), obstacles.randomElement(using: &$0), &$0)
    } describe: { _ in
      cover.words
    } check: {
      $0.complaint
    }
  }
}

/// An overlay with buttons and panels in random places, and a tap on it.
private struct OverlayCase {
  enum Cover {
    case view, window

    var words: String {
      switch self {
      case .view: "an overlay in front of the app's content"
      case .window: "a PassThroughWindow above the app's window"
      }
    }
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
  private let isKey: Bool
  /// A share of the way across the place that is tapped.
  private let share: CGPoint

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
    level = random.pick([.normal, .statusBar, .alert])
    isKey = Bool.random(using: &random)
    share = CGPoint(x: random.share(of: 0.1, 0.9), y: random.share(of: 0.1, 0.9))
  }

  /// Taps, and says what is wrong.
  var complaint: String? {
    let scene = makeScene()
    _ = scene.host.hitTest(scene.contents.button.center, with: nil)
    if let window = scene.host as? UIWindow, window.isKeyWindow != isKey || window.windowLevel != level {
      return "a search in the window must not change whether it is the key window, nor its level"
    }
    obstacle?.apply(to: place == .blockedButton ? scene.contents.blockedButton : scene.host)
    return complaint(aboutTapOn: place, in: scene, isLetThrough: obstacle != nil)
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
    return Obstacle.ofViews.lazy.compactMap { self.complaint(about: $0, before: scene) }.first
  }

  /// Makes the overlay so that it cannot be touched, and takes that back, and says what is wrong.
  private func complaint(about obstacle: Obstacle, before scene: Scene) -> String? {
    let states = scene.host.subviews.flatMap(ViewState.all)
    for isBlocked in [true, false] {
      if isBlocked { obstacle.apply(to: scene.host) } else { Obstacle.lift(from: scene.host) }
      let time = isBlocked ? "while it is \(obstacle.rawValue)" : "after it was \(obstacle.rawValue)"
      let now = scene.host.subviews.flatMap(ViewState.all)
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
  }

  private func makeScene() -> Scene {
    let stage = Stage()
    let below = UIView(frame: stage.window.bounds).named("Content")
    let host: UIView
    switch cover {
    case .view:
      host = PassThroughOverlay(frame: stage.window.bounds).named("Overlay")
      stage.show(below, host)
    case .window:
      let window = PassThroughWindow(frame: stage.window.bounds).named("PassThroughWindow")
      window.windowLevel = level
      window.isHidden = false
      if isKey { window.makeKey() }
      host = window
      stage.show(below)
    }
    return Scene(stage: stage, host: host, below: below, contents: fill(host))
  }

  private func complaint(aboutTapOn place: Place, in scene: Scene, isLetThrough: Bool) -> String? {
    let views = scene.contents
    let owner: UIView
    let spot: CGRect
    switch place {
    case .background: (owner, spot) = (scene.below, CGRect(x: 0, y: 0, width: 320, height: 80))
    case .blockedButton: (owner, spot) = (views.blockedButton, views.blockedButton.bounds)
    case .button: (owner, spot) = (views.button, views.button.bounds)
    case .buttonInPanel: (owner, spot) = (views.buttonInPanel, views.buttonInPanel.bounds)
    case .buttonInInnerPanel: (owner, spot) = (views.buttonInInnerPanel, views.buttonInInnerPanel.bounds)
    // The front one is shifted to the right and down.
    case .bothButtons: (owner, spot) = (views.frontButton, CGRect(x: 0, y: 0, width: 60, height: 40))
    // The left end of each panel is bare.
    case .panel: (owner, spot) = (views.panel, CGRect(x: 0, y: 0, width: 10, height: 120))
    case .innerPanel: (owner, spot) = (views.innerPanel, CGRect(x: 0, y: 0, width: 10, height: 100))
    }
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
