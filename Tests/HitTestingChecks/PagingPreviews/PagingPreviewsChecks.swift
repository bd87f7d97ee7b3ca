import CheckSupport
import TouchKit
import XCTest

@testable import HitTestingExercises

final class PagingPreviewsChecks: CheckCase {
  func testADragOnThePageTurnsPages() {
    checkDrags("a drag on the page turns pages", .page)
    if let complaint = PagerScene.complaintAboutMemory { XCTFail(complaint) }
  }

  func testADragOnAPreviewTurnsPages() {
    checkDrags("a drag on a preview turns pages, at both sides", .leftPreview, .rightPreview)
  }

  func testTheContainersEdgesBelongToThePager() {
    checkDrags("a drag that starts right inside the container's edge turns pages", .leftEdge, .rightEdge)
  }

  func testButtonsInThePageWork() {
    checkTaps("a button in the page keeps its taps", .pageButton)
  }

  func testButtonsInThePreviewsWork() {
    checkTaps("a button in a preview keeps its taps, at both sides", .leftPreviewButton, .rightPreviewButton)
  }

  func testButtonsInThePreviewsWorkAfterADrag() {
    forAll("after pages were turned, the buttons in the new previews keep their taps", count: 20) {
      PagerCase(&$0)
    } describe: {
      $0.title
    } check: { example in
      let scene = PagerScene(example)
      scene.drag(from: .page)
      return [.leftPreviewButton, .pageButton, .rightPreviewButton].lazy.compactMap(scene.complaintAboutTap)
        .first
    }
  }

  func testNothingChangesOutsideTheContainer() {
    checkTaps(
      "right outside the container the touch goes to what is there", .outsideLeft, .outsideRight, .above,
      .below)
  }

  func testTheSpaceBesideTheFirstAndTheLastPageBelongsToThePager() {
    checkTaps(
      "beside the first and the last page, too, the touch goes to the pager", .leftOfTheFirst, .rightOfTheLast
    )
  }

  func testPagesBeyondTheContainerGetNoTouches() {
    checkTaps(
      "a button in a page beyond the container's edge cannot be touched", .buttonBeyondTheLeftEdge,
      .buttonBeyondTheRightEdge)
  }

  func testOtherControlsInTheContainerKeepTheirTaps() {
    checkTaps("a control in the container, in front of the pager, keeps its taps", .control)
  }

  func testAPagerThatCannotBeTouchedGetsNoTouches() {
    checkTaps(
      "a pager that is hidden, transparent or switched off gets no touches, nor do its pages", .page,
      .leftPreview,
      .rightPreview, .leftPreviewButton, obstacles: Obstacle.ofViews)
  }

  func testAContainerThatCannotBeTouchedGetsNoTouches() {
    checkTaps(
      "a container that is hidden, transparent or switched off lets all touches through", .page, .leftPreview,
      .rightPreviewButton, .pageButton, .control, obstacles: Obstacle.ofViews, areOfContainer: true)
  }

  func testEveryPointAndEveryDragOnAScreen() {
    let twins = PagerTwins()
    forAll(
      "on any screen with such containers: every point reaches what it should, and every drag turns pages",
      count: 40, generate: { PagerScreenCase(&$0) }, shrink: \.smaller,
      describe: { "\($0.pagers.count == 1 ? "a container" : "\($0.pagers.count) containers") with pages" },
      check: twins.difference)
  }

  private func checkTaps(
    _ asked: String, _ spots: PagerScene.Spot..., obstacles: [Obstacle] = [], areOfContainer: Bool = false,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    forAll(asked, count: 25, file: file, line: line) {
      var example = PagerCase(&$0, obstacles.randomElement(using: &$0))
      example.isOfContainer = areOfContainer
      return (example: example, spot: $0.pick(spots))
    } describe: {
      $0.example.title
    } check: {
      PagerScene($0.example).complaintAboutTap(on: $0.spot)
    }
  }

  private func checkDrags(
    _ asked: String, _ spots: PagerScene.Spot..., file: StaticString = #filePath, line: UInt = #line
  ) {
    forAll(asked, count: 25, file: file, line: line) {
      (example: PagerCase(&$0), spot: $0.pick(spots))
    } describe: {
      $0.example.title
    } check: {
      PagerScene($0.example).complaintAboutDrag(from: $0.spot)
    }
  }
}
