import CheckSupport
import TouchKit
import TouchStage
import XCTest

@testable import GestureRecognizersExercises

final class TapRecognizerChecks: CheckCase {
  func testRecognizesATap() {
    check("one tap with one finger ends the gesture when the finger lifts", TapRecipe())
  }

  func testCountsFingers() {
    check("a tap is over when the last of its fingers lifts", TapRecipe(fingers: [2, 3, 4, 12]))
  }

  func testCountsTaps() {
    check("it takes numberOfTapsRequired taps", TapRecipe(taps: [2, 3, 5, 9], fingers: [1, 2]), count: 14)
  }

  func testFailsWhenTheTimeIsUp() {
    check(
      "it fails when a tap takes longer than longestTap, at that very moment",
      TapRecipe(taps: [1, 1, 2], fingers: [1, 2], flaws: [.longTap]), count: 14)
    check(
      "it fails when the next tap does not come within longestGap, at that very moment",
      TapRecipe(taps: [2], flaws: [.longGap]), count: 10)
  }

  func testFailsWhenFingersGoTooFar() {
    check(
      "it fails when a finger is farther than allowableMovement from where it landed",
      TapRecipe(taps: [1, 1, 2], fingers: [1, 2, 3], flaws: [.wideMovement]), count: 20)
    check(
      "it fails when a tap is farther than allowableMovement from the first one",
      TapRecipe(taps: [2, 3], fingers: [1, 2, 3], flaws: [.farAway]), count: 16)
  }

  func testGoesAsFarAsAllowed() {
    let middle = CGPoint(x: 500, y: 500)
    func tap(at places: CGPoint..., moves: [CGPoint] = [], lift: CGPoint? = nil) -> TapCase.Tap {
      var presses = places.enumerated().map { TapCase.Press(place: $1, start: $0 * 40) }
      presses[0].moves = moves.enumerated().map { (20 + $0 * 10, $1) }
      presses[0].lift = lift
      return TapCase.Tap(pause: 200, presses: presses)
    }
    var cases: [TapCase] = []
    for there in [CGPoint(x: 545, y: 500), CGPoint(x: 500, y: 455), CGPoint(x: 546, y: 500)] {
      cases.append(TapCase(settings: TapSettings(), taps: [tap(at: middle, moves: [there, middle])]))
      cases.append(TapCase(settings: TapSettings(), taps: [tap(at: middle, lift: there)]))
      cases.append(TapCase(settings: TapSettings(taps: 2), taps: [tap(at: middle), tap(at: there)]))
    }
    check("it may all be allowableMovement away, but no farther", cases)
    let (one, other) = (CGPoint(x: 540, y: 500), CGPoint(x: 640, y: 500))
    check(
      "a tap is where its fingers land, even if the first one moves before the last one is there",
      [
        TapCase(
          settings: TapSettings(taps: 2, fingers: 2),
          taps: [
            tap(at: middle, CGPoint(x: 600, y: 500)), tap(at: one, other, moves: [CGPoint(x: 570, y: 500)]),
          ])
      ])
  }

  func testFollowsItsSettings() {
    check(
      "what it's set to between two gestures holds from then on",
      TapRecipe(
        taps: [1, 2, 2, 3], fingers: [1, 2],
        flaws: [.longTap, .longGap, .wideMovement, .farAway, .tooManyFingers]), isSetLater: true, count: 30)
  }

  func testFailsForAnotherNumberOfFingers() {
    check(
      "it fails when a finger too many lands, or a finger lifts before all have landed",
      TapRecipe(fingers: [1, 2, 3], flaws: [.tooManyFingers, .tooFewFingers]), count: 20)
  }

  func testFailsWhenATouchIsCancelled() {
    check(
      "it fails when a touch is cancelled", TapRecipe(taps: [1, 2], fingers: [1, 2, 3], flaws: [.cancelled]))
  }

  func testMeasuresInPointsOfTheWindow() {
    check(
      "distances are those of the window, however the view is shown",
      TapRecipe(taps: [1, 2], flaws: [.wideMovement, .farAway]), isEnlarged: true)
  }

  func testStartsAnewAfterEachAttempt() {
    check(
      "after each attempt the next one starts from nothing",
      TapRecipe(taps: [1, 2, 3], fingers: [1, 2], flaws: TapCase.Flaw.allCases, rounds: 3), count: 20)
    check("the fifty-fifth tap is as good as the first", TapRecipe(rounds: 55), count: 1)
  }

  func testHoldsInAnyApp() {
    check(
      "in any app everything is as with a recognizer that does what is stated",
      Self.twins)
  }

  func testHoldsInLaterTaps() {
    let right = Self.tapOfTwo()
    let flawed = [
      Self.tapOfTwo { $0.presses.removeLast() },
      Self.tapOfTwo { $0.presses.append(TapCase.Press(place: CGPoint(x: 500, y: 500), start: 40)) },
      Self.tapOfTwo { $0.presses = [TapCase.Press(place: $0.presses[0].place, isCancelled: true)] },
    ]
    let settings = TapSettings(taps: 3, fingers: 2)
    check(
      "the second and the third tap are judged as the first one is",
      flawed.flatMap { [[right, $0, right], [right, right, $0]] }
        .map { TapCase(settings: settings, taps: $0) })
  }

  func testHoldsItsRelations() {
    let other = TapRecognizer()
    other.numberOfTapsRequired = 2
    checkRelations(of: TapRecognizer(), with: [other])
  }

  /// A tap of two fingers that lift one after the other.
  private static func tapOfTwo(_ change: (inout TapCase.Tap) -> Void = { _ in }) -> TapCase.Tap {
    let presses = [420, 580].enumerated().map { finger, x in
      TapCase.Press(place: CGPoint(x: x, y: 500), start: finger * 20, end: 100 + finger * 40)
    }
    var tap = TapCase.Tap(pause: 200, presses: presses)
    change(&tap)
    return tap
  }

  private static var twins: Twins<RecognizerPlan<TapSettings>> {
    RecognizerPlan<TapSettings>.twins(
      right: { StatedTap($0) },
      students: { settings in
        let recognizer = TapRecognizer()
        Self.set(recognizer, to: settings, from: TapSettings())
        return recognizer
      })
  }

  private func check(
    _ asked: String, _ recipe: TapRecipe, isEnlarged: Bool = false, isSetLater: Bool = false, count: Int = 10,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    let words =
      (isEnlarged ? "; its view is shown 3 times as large as it is" : "")
      + (isSetLater ? "; before, it has been used for two taps with its other settings as they were" : "")
    forAll(
      asked, count: count, file: file, line: line, generate: recipe.makeCase, shrink: \.smaller,
      describe: { $0.settings.words + words }
    ) { Self.complaint(about: $0, isEnlarged: isEnlarged, isSetLater: isSetLater) }
  }

  private func check(
    _ asked: String, _ cases: [TapCase], file: StaticString = #filePath, line: UInt = #line
  ) {
    forAll(
      asked, count: cases.count, file: file, line: line, generate: { $0.inTurn(cases) },
      describe: \.settings.words
    ) { Self.complaint(about: $0) }
  }

  private static func complaint(
    about example: TapCase, isEnlarged: Bool = false, isSetLater: Bool = false
  ) -> String? {
    let plan = example.plan
    let expected = example.expected.results
    let recognizer = TapRecognizer()
    let trial = GestureTrial(recognizer, isEnlarged: isEnlarged)
    var settings = TapSettings()
    if isSetLater {
      let first = TapSettings(taps: 2)
      set(recognizer, to: first, from: settings)
      settings = first
      let tap = TapCase.Tap(pause: 100, presses: [TapCase.Press(place: CGPoint(x: 500, y: 500))])
      _ = trial.results(of: TapCase(settings: first, taps: [tap, tap]).plan)
    }
    set(recognizer, to: example.settings, from: settings)
    return trial.divergence(from: expected, trial.results(of: plan), of: plan, common: 6)
  }

  /// Changes a recognizer's settings; what's the same is not set.
  private static func set(_ recognizer: TapRecognizer, to new: TapSettings, from old: TapSettings) {
    if new.taps != old.taps { recognizer.numberOfTapsRequired = new.taps }
    if new.fingers != old.fingers { recognizer.numberOfTouchesRequired = new.fingers }
    if new.longestTap != old.longestTap { recognizer.longestTap = TimeInterval(new.longestTap) / 1_000 }
    if new.longestGap != old.longestGap { recognizer.longestGap = TimeInterval(new.longestGap) / 1_000 }
    if new.movement != old.movement { recognizer.allowableMovement = new.movement }
  }
}
