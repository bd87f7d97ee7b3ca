import CheckSupport
import TouchKit
import XCTest

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
      "under any overlay, every point of its views inside it reaches them, and every other point what lies below",
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
