import CheckSupport
import TouchKit
import TouchStage
import XCTest

@testable import ControlsExercises

final class TouchTrackingChecks: CheckCase {
  func testATapIsALandingAndALift() {
    compare(
      "a tap sends touchDown and touchUpInside", TrackingRecipe(moves: 0...0, touches: 1...3), count: 20)
  }

  func testARepeatedTapSendsTouchDownRepeat() {
    compare(
      "the second tap of a series sends touchDown, then touchDownRepeat; one after a pause does not",
      TrackingRecipe(moves: 0...1, touches: 2...5, pauses: [true, false, false]), count: 34)
  }

  func testTheInsideReaches70PointsBeyondTheBounds() {
    compare(
      "a finger up to 70 points outside counts as inside",
      TrackingRecipe(zones: [.inside, .margin, .corner], moves: 1...3))
  }

  func testEnterAndExitComeBeforeInsideAndOutside() {
    compare(
      "at 70 points the finger exits and enters; that is sent first, then the drag inside or outside",
      TrackingRecipe(zones: TrackingRecipe.Zone.allCases, moves: 2...6, touches: 1...3))
    compare(
      "the same in two hundred moves", TrackingRecipe(zones: TrackingRecipe.Zone.allCases, moves: 200...200),
      count: 1)
  }

  func testALiftOutsideIsTouchUpOutside() {
    compare(
      "a lift outside sends touchUpOutside",
      TrackingRecipe(zones: [.outside, .inside], moves: 1...2, touches: 1...3), count: 20)
  }

  func testACancelledTouchSendsOnlyTouchCancel() {
    compare(
      "a cancelled touch sends touchCancel, and nothing of a lift",
      TrackingRecipe(
        zones: [.inside, .outside], moves: 0...2, touches: 1...2, endings: [.cancelled, .ended]))
  }

  func testATouchThatIsNotWantedSendsNothing() {
    compare(
      "after a no of beginTracking there are no events, and the superview gets the touch",
      TrackingRecipe(
        zones: [.inside, .outside], touches: 1...4, endings: [.ended, .cancelled], refusesLandings: true))
  }

  func testANoOfContinueTrackingIsTheEnd() {
    compare(
      "after a no of continueTracking there is no event and no endTracking; the superview gets the rest",
      TrackingRecipe(
        zones: [.inside, .outside], moves: 1...5, touches: 1...2, endings: [.ended, .cancelled],
        refusesMoves: true))
  }

  func testFollowsOneFinger() {
    compare(
      "only the first finger is followed; the other one's touches go on to the superview",
      TrackingRecipe(zones: [.inside, .outside], endings: [.ended, .cancelled], hasMoreFingers: true),
      count: 34)
  }

  func testAFurtherFingerIsAskedForWhenNoneIsFollowed() {
    compare(
      "while no finger is followed, the next one that lands is asked for, whatever lies on the view already",
      TrackingRecipe(
        zones: [.inside, .outside], touches: 1...2, endings: [.ended, .cancelled], refusesLandings: true,
        refusesMoves: true, hasMoreFingers: true))
  }

  func testTheBoundsMayChangeMeanwhile() {
    compare(
      "the app may change the view while a finger is down: the bounds and onEvent are those of the moment",
      TrackingRecipe(
        zones: TrackingRecipe.Zone.allCases, moves: 1...4, touches: 1...3,
        endings: [.ended, .ended, .cancelled], changesBounds: true), count: 60)
  }

  func testFindsItsFingerAmongOthers() {
    let recipe = TrackingRecipe(
      zones: [.inside, .outside], moves: 1...3, endings: [.ended, .cancelled], hasMoreFingers: true,
      moveTogether: true)
    // Whether those of the same frame are forwarded without the followed one is out of scope.
    forAll(
      "one finger is followed, also if several land, move or leave in the same frame", count: 20,
      generate: recipe.makeCase, shrink: \.smaller, describe: \.description
    ) { TrackingTwins(example: $0).differenceOfTheView }
  }

  func testMeasuresInItsOwnCoordinates() {
    compare(
      "the 70 points are points of the view, however it is drawn",
      TrackingRecipe(
        zones: TrackingRecipe.Zone.allCases, moves: 1...4, drawings: TrackingCase.Drawing.allCases), count: 40
    )
  }

  // Recognizers let several touches end at once. Whether the others are forwarded then is out of scope.
  private static let mixed = [
    "the page gets touchesEnded", "the page gets touchesCancelled", "the controller gets touchesEnded",
    "the controller gets touchesCancelled",
  ]

  func testTracksWhateverIsAroundIt() {
    let recipe = PageRecipe(
      surroundings: Surrounding.withoutDelay, reach: 5, landings: [0.9, 0.9, 1.2], canBeNested: false,
      fingersActAtOnce: false)
    forAll(
      "on a page full of recognizers, fingers and views, the view tracks like a control",
      count: 44,
      generate: recipe.makeCase, shrink: \.smaller, describe: \.description
    ) {
      PageTwins($0, EngineTrackingSubject.self, StudentTrackingSubject.self, unjudged: Self.mixed).difference
    }
  }

  func testTracksWithoutTheEngine() {
    forAll(
      "tracking of your own, on a plain view", count: 20,
      generate: TrackingRecipe(zones: TrackingRecipe.Zone.allCases).makeCase, shrink: \.smaller,
      describe: \.description
    ) { TrackingTwins(example: $0).helpFromTheEngine }
  }

  private func compare(
    _ asked: String, _ recipe: TrackingRecipe, count: Int = 20, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    forAll(
      asked, count: count, file: file, line: line, generate: recipe.makeCase, shrink: \.smaller,
      describe: \.description
    ) { TrackingTwins(example: $0).difference }
  }
}
