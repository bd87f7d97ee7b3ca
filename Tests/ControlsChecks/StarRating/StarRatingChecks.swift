import CheckSupport
import TouchKit
import TouchStage
import XCTest

@testable import ControlsExercises

final class StarRatingChecks: CheckCase {
  func testATapOnAStarIsTheStars() {
    check("a tap on a star sets the value, and the card does not flip", .tap)
    check("the same after a hundred taps on the card and on the stars", .tap, count: 1, isLong: true)
  }

  func testStarsMayBeViewsOfTheirOwn() {
    for kind in CardCase.StarView.allCases {
      check("the same if the touched view lies in the control", .tap, count: 5) { $0.starViews = kind }
    }
  }

  func testATapBesideTheStarsFlipsTheCard() {
    check("a tap beside the stars flips the card", .tap, onStars: false, .init(flips: 1))
    check(
      "the same if a long press of the card begins meanwhile that allows all other recognizers", .tap,
      onStars: false,
      .init(flips: 1, guests: [.longPressOnTheCard]), count: 6
    ) {
      $0.guests = [.longPressOnTheCard]
      ($0.guestsAllowOthers, $0.before) = (true, [])
    }
  }

  func testATapThatSlipsBelongsToWhereItLands() {
    check("a finger that lands on a star and slips off sets the value; the card does not flip", .slippingTap)
    check(
      "a finger that lands beside the stars and slips onto them flips the card", .slippingTap, onStars: false,
      .init(flips: 1))
  }

  func testDisabledStarsLetTheTapThrough() {
    check("a tap on disabled stars flips the card", .tap, .init(flips: 1)) { $0.isDisabled = true }
    check("a tap on hidden stars flips the card", .tap, .init(flips: 1), count: 10) { $0.isHidden = true }
  }

  func testAFingerThatLeavesChangesNothing() {
    check(
      "a finger that lands on a star, goes far away from all stars and lifts there sets no value", .leaving,
      .init(),
      count: 10)
  }

  func testAPressWithTwoFingersWorksOnTheStars() {
    check(
      "a long press with two fingers that is attached to the card begins on the stars, too", .twoFingerPress,
      .init(guests: [.twoFingerPressOnTheCard]), count: 10
    ) { $0.guests = [.twoFingerPressOnTheCard] }
  }

  func testARotationOfTheCardWorksOnTheStars() {
    check(
      "a rotation that is attached to the card begins on the stars, too", .twist,
      .init(guests: [.rotationOnTheCard]), count: 10
    ) { $0.guests = [.rotationOnTheCard] }
  }

  func testADoubleTapOnTheStarsZoomsTheCard() {
    check("a double tap zooms the card, on the stars, too; the value stays", .doubleTap, .init(zooms: 1))
  }

  func testADoubleTapBesideTheStarsZoomsTheCard() {
    check("a double tap beside the stars zooms the card", .doubleTap, onStars: false, .init(zooms: 1))
  }

  func testALongPressOfTheCardWorksOnTheStars() {
    check(
      "a long press that is attached to the card begins on the stars, too", .longPress,
      .init(guests: [.longPressOnTheCard])
    ) { $0.guests = [.longPressOnTheCard] }
  }

  func testDragsOfTheCardWorkOnTheStars() {
    for guest in [CardCase.Guest.panOnTheCard, .swipeOnTheCard, .ownOnTheCard] {
      check(
        "a pan, a swipe or the like that is attached to the card works on the stars, too", .drag,
        .init(guests: [guest]),
        count: 10
      ) { $0.guests = [guest] }
    }
  }

  func testATripleTapOfTheCardWorksOnTheStars() {
    check(
      "three taps or more, for which the card has a recognizer, are recognized on the stars, too",
      .severalTaps,
      .init(guests: [.tripleTapOnTheCard]), count: 15
    ) { $0.guests = [.tripleTapOnTheCard] }
  }

  func testAPinchOfTheCardWorksOnTheStars() {
    check(
      "a pinch that is attached to the card begins on the stars, too", .spread,
      .init(guests: [.pinchOnTheCard]), count: 15
    ) { $0.guests = [.pinchOnTheCard] }
  }

  func testATwoFingerTapOfTheCardWorksOnTheStars() {
    check(
      "a two-finger tap that is attached to the card is recognized on the stars, too", .twoFingerTap,
      .init(guests: [.twoFingerTapOnTheCard])
    ) { $0.guests = [.twoFingerTapOnTheCard] }
  }

  func testARecognizerOnTheStarsWorks() {
    check(
      "a tap recognizer that is attached to the stars themselves takes the tap", .tap,
      .init(guests: [.tapOnTheStars])
    ) {
      $0.guests = [.tapOnTheStars]
      // Whether a recognizer of disabled stars works is another story.
      $0.before.removeAll { $0.isDisabled }
    }
    check(
      "a long press that is attached to the stars themselves begins", .longPress,
      .init(guests: [.longPressOnTheStars]), count: 10
    ) { $0.guests = [.longPressOnTheStars] }
    for (guest, gesture) in [
      (CardCase.Guest.panOnTheStars, CardCase.Gesture.drag), (.swipeOnTheStars, .drag),
      (.pinchOnTheStars, .spread), (.rotationOnTheStars, .twist), (.severalTapsOnTheStars, .severalTaps),
      (.twoFingerTapOnTheStars, .twoFingerTap),
    ] {
      check(
        "any other recognizer that is attached to the stars themselves works", gesture,
        .init(guests: [guest]), count: 5
      ) {
        $0.guests = [guest]
        if guest == .severalTapsOnTheStars, $0.shift.y > 0 { $0.taps = 2 }
      }
    }
  }

  func testTheStarsWinWhateverIsAroundThem() {
    let recipe = PageRecipe(
      surroundings: Surrounding.ofCards, landings: [0.9, 0.9, 0.9, 1.3, 4], fingersStayTogether: true,
      canBeNested: false, canLiftAside: true, series: [2, 2, 3, 5], pause: 1, deedsAreBetween: true)
    forAll(
      "on a page full of recognizers, fingers and views, taps on stars rate, and all others are the card's",
      count: 44, generate: recipe.makeCase, shrink: \.smaller, describe: \.description
    ) { PageTwins($0, StatedCardSubject.self, StudentCardSubject.self, hasTouches: false).difference }
    var alone = recipe
    alone.landings = [0.9, 1.3]
    forAll(
      "a subclass of the stars, alone on a page, takes fingers beside its bounds, and rates like any control",
      count: 12,
      generate: alone.makeCase, shrink: \.smaller, describe: \.description
    ) { PageTwins($0, StatedStarsSubject.self, StudentStarsSubject.self, hasTouches: false).difference }
  }

  func testTheCardsTapsStayAsTheyAre() {
    guard
      let change = CardScene.changedRecognizers(of: Card(frame: CGRect(x: 0, y: 0, width: 300, height: 200)))
    else { return }
    XCTFail("asked: the card keeps its tap and its double tap, on, with their defaults\ngot: \(change)")
  }

  /// Checks an outcome; without one, that the star which is tapped is the new value.
  private func check(
    _ asked: String, _ gesture: CardCase.Gesture, onStars: Bool = true, _ expected: CardOutcome? = nil,
    count: Int = 30, isLong: Bool = false, file: StaticString = #filePath, line: UInt = #line,
    change: @escaping (inout CardCase) -> Void = { _ in }
  ) {
    forAll(asked, count: count, file: file, line: line) {
      var example = CardCase(gesture, onStars: onStars, isLong: isLong, &$0)
      change(&example)
      return example
    } shrink: {
      $0.smaller
    } describe: {
      $0.description
    } check: { example in
      var outcome = expected ?? CardOutcome(changes: 1)
      if expected == nil, case .star(let number) = example.place { outcome.value = number }
      return CardScene(example).complaint(expecting: outcome)
    }
  }
}
