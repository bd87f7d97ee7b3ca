import CheckSupport
import TouchKit
import TouchStage
import XCTest

@testable import ControlsExercises

final class StarRatingChecks: CheckCase {
  private typealias Act = CardSubject<Card>.Act

  private func star(_ number: Int) -> Story.Place {
    .part(0, CGPoint(x: CGFloat(number - 3) * 0.4 + 0.1, y: 0.2))
  }
  /// On the card, above the stars.
  private let beside = Story.Place.part(0, CGPoint(x: 0.3, y: -3))

  private func tap(_ places: Story.Place...) -> [Story.Moment] {
    places.flatMap { [.touch(.began, finger: 0, $0), .touch(.ended, finger: 0, $0), .wait(1)] }
  }
  private func quickTaps(_ place: Story.Place, _ count: Int) -> [Story.Moment] {
    (0..<count).flatMap { _ in [.touch(.began, finger: 0, place), .touch(.ended, finger: 0, place)] } + [
      .wait(1)
    ]
  }
  private func drag(_ places: Story.Place...) -> [Story.Moment] {
    [.touch(.began, finger: 0, places[0])] + places.dropFirst().map { .touch(.moved, finger: 0, $0) }
      + [.touch(.ended, finger: 0, places[0]), .wait(1)]
  }

  func testATapOnAStarIsTheStars() {
    let asked = "a tap on a star sets the value and sends valueChanged, and the card does not flip"
    check(
      asked, tap(star(1), star(2), star(3), star(4), star(5), star(5), .part(0, CGPoint(x: 0.1, y: -0.95))))
    check(asked, tap(star(2), beside, star(4))) { $0.origin = CGPoint(x: 40, y: -15) }
    check(
      "a finger right on the line between two stars, which are 40 points wide, sets the right one",
      [-0.6, -0.2, 0.2, 0.6].flatMap { tap(.part(0, CGPoint(x: $0, y: 0))) }
    ) { $0.size.width = 240 }
    check(
      "a tap may take its time",
      [.touch(.began, finger: 0, star(2)), .wait(0.4), .touch(.ended, finger: 0, star(2)), .wait(1)])
  }

  func testStarsMayBeViewsOfTheirOwn() {
    for kind in CardPlan.StarView.allCases where !hasFailed {
      check("the same if each star is a view in the control", tap(star(2), star(4), beside)) {
        $0.starViews = kind
      }
    }
  }

  func testATapBesideTheStarsFlipsTheCard() {
    check(
      "a tap beside the stars flips the card",
      tap(
        beside, .part(0, CGPoint(x: 0.3, y: -1.3)), star(2), .part(0, CGPoint(x: 1.06, y: 0)),
        .part(0, CGPoint(x: 0, y: 1.4))))
  }

  func testATapThatSlipsBelongsToWhereItLands() {
    check(
      "a finger that lands on a star and slips off sets the value; the card does not flip",
      drag(star(3), .part(0, CGPoint(x: 0.1, y: -1.3))) + drag(star(5), .part(0, CGPoint(x: 1.06, y: 0)))
        + drag(star(3), .part(0, CGPoint(x: 0.1, y: -2.6)))
        + drag(star(1), .part(0, CGPoint(x: -1.3, y: 0.1))))
    check(
      "a finger that lands beside the stars and slips onto them flips the card",
      drag(.part(0, CGPoint(x: 0.1, y: -1.2)), .part(0, CGPoint(x: 0.1, y: -0.9))))
  }

  func testDisabledStarsLetTheTapThrough() {
    for act in [Act.switchesStars, .hidesStars, .fadesOut] where !hasFailed {
      check(
        "a tap on stars that are disabled or hidden flips the card",
        tap(star(4)) + [act.moment] + tap(star(2)) + [Act.restores.moment] + tap(star(3)))
    }
  }

  func testAFingerThatLeavesChangesNothing() {
    check(
      "a finger that lands on a star, goes far away from all stars and lifts there sets no value",
      drag(star(3), .part(0, CGPoint(x: 0.1, y: -3)), .part(0, CGPoint(x: 0.1, y: -6)))
        + drag(star(3), .part(0, CGPoint(x: 0.1, y: -3)), .part(0, CGPoint(x: 0.1, y: -4.32))) + [
          .touch(.began, finger: 0, star(3)), .touch(.cancelled, finger: 0, star(3)),
        ])
  }

  func testADoubleTapZoomsTheCard() {
    check(
      "a double tap zooms the card, on the stars, too; the value stays",
      tap(star(4)) + quickTaps(star(2), 2) + tap(star(3)))
    check("a double tap beside the stars zooms the card", quickTaps(beside, 2))
  }

  func testAThirdTapIsANewOne() {
    check(
      "after a double tap, a third quick tap is a new one: on the stars it sets the value, beside them it flips the card",
      quickTaps(star(2), 3) + quickTaps(beside, 3) + quickTaps(star(4), 5))
  }

  func testOtherGesturesOfTheCardWorkOnTheStars() {
    // Whether a further tap with one finger is kept away from the stars, too, is not said.
    for kind in AppRecognizer.allCases where ![.tap, .doubleTap, .patientTap].contains(kind) && !hasFailed {
      check(
        "the card’s \(kind.rawValue) works on the stars, too",
        tap(star(5)) + [CardSubject<Card>.attaches(kind, onStars: false)] + kind.gesture + [.wait(1)])
    }
  }

  func testRecognizersOnTheStarsWork() {
    for kind in AppRecognizer.allCases where !hasFailed {
      check(
        "the \(kind.rawValue) of an app on the stars themselves works",
        tap(star(5)) + [CardSubject<Card>.attaches(kind, onStars: true)] + kind.gesture + [.wait(1)])
    }
  }

  func testTheCardsTapsStayAsTheyAre() {
    let card = Card(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let taps = (card.gestureRecognizers ?? []).compactMap { $0 as? UITapGestureRecognizer }
    let settings = taps.filter {
      $0.isEnabled && $0.cancelsTouchesInView && $0.delaysTouchesEnded && !$0.delaysTouchesBegan
    }
    .map { "\($0.numberOfTapsRequired)" }
    checkTrace(
      ["1", "2"], settings.sorted(),
      asked: "the card keeps its recognizers of 1 and 2 taps, which are on and have their default settings")
  }

  func testHoldsInAnyApp() { check("in any app, taps on stars rate, and all others are the card's", twins) }

  func testHoldsWithCallbacksThatTheAppReplaces() {
    let gestures = quickTaps(beside, 2) + tap(beside, star(2)) + quickTaps(star(4), 2)
    check("onFlip and onZoom are those of the moment", gestures + [Act.listensAnew.moment] + gestures)
  }

  func testHoldsInASubclass() {
    check("a subclass of the card does the same", tap(star(2), beside) + quickTaps(star(4), 2)) {
      $0.isOfASubclass = true
    }
    let stage = Stage()
    let stars = WideStars(frame: CGRect(x: 100, y: 100, width: 100, height: 40))
    stage.show(stars)
    stage.tap(at: CGPoint(x: 260, y: 120))
    if stars.value == 5 { return }
    XCTFail(
      """
      asked: stars of a subclass that takes touches up to 65 points beside its bounds are tapped there, on the right
      expected: value 5
      got:      value \(stars.value)
      """)
  }

  private var twins: Twins<CardPlan> {
    Twins {
      CardSubject(StatedCard(frame: CGRect(origin: .zero, size: $0.size)), $0, $1, $2)
    } students: {
      let frame = CGRect(origin: .zero, size: $0.size)
      return CardSubject($0.isOfASubclass ? AppsCard(frame: frame) : Card(frame: frame), $0, $1, $2)
    } recipe: {
      ($0.landings, $0.fingersStayTogether, $0.canLiftAside) = ([0.9, 0.9, 0.9, 1.3, 4], true, true)
      ($0.series, $0.pause, $0.actsMeanwhile) = ([2, 2, 3, 5], 1, false)
    } judging: {
      // Those in which cards do the same, whoever keeps the card's tap from the stars: further taps with one finger may
      // be kept away, too, and a tap on stars that an exclusive view keeps from them may be the card's or no one's.
      $0.surroundings = Surrounding.allCases.filter {
        ![.tap, .outerTap, .face, .button, .exclusive].contains($0)
      }
      $0.canBeNested = false
      $0.judged.remove(.touches)
      $0.adapt = add
    }
  }

  /// What is rare, so that it comes at all.
  private func add(to example: inout TwinCase<CardPlan>, _ random: inout SeededGenerator) {
    let other = Story.Place.other(0, CGPoint(x: 0.3, y: -3))
    let specials: [[Story.Moment]] = [
      (0..<15).flatMap { _ in tap(beside) } + (0..<9).flatMap { tap(star($0 % 5 + 1)) },
      [
        .touch(.began, finger: 0, star(2)), .touch(.began, finger: 1, other),
        .touch(.ended, finger: 1, other),
        .touch(.ended, finger: 0, star(2)), .wait(1),
      ],
      tap(star(4)) + [Act.mirrors.moment] + tap(star(2)) + [Act.resizes.moment] + tap(star(5)),
      tap(star(4)) + [.change(.takesOut), .change(.putsBack)] + tap(beside),
      tap(beside, star(2)) + [Act.listensAnew.moment] + tap(beside),
      [Act.shrinks.moment] + drag(star(3), .part(0, CGPoint(x: 0.1, y: -5))),
      [Act.switchesTheFlip.moment] + tap(star(2), beside) + [Act.switchesTheFlip.moment],
    ]
    if random.isTurn(in: 2) { example.surroundings = random.isTurn(in: 3) ? [.inAnotherWindow] : [] }
    // Right above the stars, which are not to be found there if they are low.
    let above = example.plan.areLow ? tap(.part(0, CGPoint(x: 0.3, y: -1.5))) : []
    example.story.moments = above + random.inTurn(specials) + example.story.moments
    // Beside the stars, where they have no part in it, one of two taps acts.
    guard random.isTurn(in: 10) else { return }
    (example.surroundings, example.story.moments) = ([.outerTap], tap(beside, beside))
  }

  private func check(
    _ asked: String, _ moments: [Story.Moment], file: StaticString = #filePath, line: UInt = #line,
    plan change: (inout CardPlan) -> Void = { _ in }
  ) {
    var plan = CardPlan()
    change(&plan)
    check(asked, twins, TwinCase(plan, other: CardPlan(), Story(moments)), file: file, line: line)
  }

  func testHoldsWhenTheAppAsksWhatIsThere() {
    let (stage, card) = (Stage(), Card(frame: CGRect(x: 0, y: 0, width: 300, height: 200)))
    stage.show(card)
    let (star, beside) = (CGPoint(x: 150, y: 158), CGPoint(x: 150, y: 40))
    var flips = 0
    card.onFlip = { flips += 1 }
    let fingers = Fingers(on: stage)
    var isFound = false
    for (place, other) in [(star, beside), (beside, star)] {
      fingers.act(.began, at: place)
      isFound = card.hitTest(other, with: nil)?.isDescendant(of: card.stars) == true
      fingers.act(.ended, at: place)
      fingers.rest()
    }
    checkTrace(
      ["value 3", "flips 1", "finds the stars: true"],
      ["value \(card.stars.value)", "flips \(flips)", "finds the stars: \(isFound)"],
      asked:
        "a tap on the third star, and one beside the stars; in the middle of each, the app calls hitTest for "
        + "the other place")
  }
}

/// A subclass that takes touches beside its bounds, if it gets their event.
class WideStars: StarRating {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    event != nil && bounds.insetBy(dx: -65, dy: -65).contains(point)
  }
}

/// A card of a class of the app.
class AppsCard: Card {}
