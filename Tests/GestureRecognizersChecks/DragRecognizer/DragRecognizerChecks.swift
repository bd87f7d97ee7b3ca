import CheckSupport
import TouchKit
import TouchStage
import XCTest

@testable import GestureRecognizersExercises

final class DragRecognizerChecks: CheckCase {
  func testBeginsAfterTenPointsAlongOneAxis() {
    compare(
      "it begins when the way reaches 10 points along x or along y, not before", DragRecipe(moves: 1...8),
      count: 12)
    func drag(_ steps: CGPoint...) -> DragCase {
      DragCase(beats: [.land([0])] + steps.map { .move([0: $0]) } + [.lift([0])])
    }
    let (x, y) = (CGPoint(x: 6, y: 2), CGPoint(x: -3, y: -7))
    compare(
      "it begins when the way is 10 points",
      [
        drag(x, CGPoint(x: 6, y: 4), CGPoint(x: 3, y: 0)), drag(x, CGPoint(x: 4, y: 0)),
        drag(y, CGPoint(x: 0, y: -3)),
      ])
  }

  func testFollowsTheFinger() {
    compare(
      "it changes with every move, and tells how far the finger has gone", DragRecipe(moves: 12...30),
      count: 12)
    compare("a finger may tremble for two seconds before it drags", DragRecipe(trembles: true), count: 1)
  }

  func testFingersThatJoinAndLeaveMakeNoJump() {
    compare(
      "a finger that lands or lifts adds nothing to the translation, and ends nothing as long as another one is there",
      DragRecipe(fingers: [2, 3, 3, 12], moves: 6...16), count: 12)
  }

  func testTouchesCanBeCancelled() {
    compare(
      "it is cancelled when its last touch is, and fails if nothing had begun",
      DragRecipe(fingers: [1, 2, 3], mayBeCancelled: true, moves: 1...10), count: 12)
    let start: [DragCase.Beat] = [.land([0, 1]), .move([0: CGPoint(x: 30, y: 0), 1: CGPoint(x: 30, y: 0)])]
    compare(
      "only how the last finger leaves matters",
      [
        DragCase(beats: start + [.cancel([0]), .lift([1])]),
        DragCase(beats: start + [.lift([0]), .cancel([1])]),
      ])
  }

  func testEachDragStartsFromNothing() {
    compare(
      "after each drag the next one starts from nothing",
      DragRecipe(fingers: [1, 1, 3], mayBeCancelled: true, drags: 4, moves: 1...8), count: 8)
    compare("a drag after very many others is like the first", DragRecipe(drags: 120, moves: 2...4), count: 1)
  }

  func testMeasuresInPointsOfTheWindow() {
    compare(
      "the way is that of the window, however the view is shown", DragRecipe(fingers: [1, 2], moves: 2...10),
      isEnlarged: true, count: 5)
  }

  func testTheVelocityIsThatOfTheLastMoves() {
    checkVelocity(
      "the velocity, when the finger has moved evenly, and when it lifts", rests: false, isPlain: true)
  }

  func testTheVelocityOfSingleSteps() {
    let drag = DragRecognizer()
    var velocities: [CGPoint] = []
    let trial = GestureTrial(drag) { [unowned drag] in
      velocities.append(drag.velocity)
      return ""
    }
    for (plan, speeds) in Self.singleSteps {
      velocities = []
      _ = trial.results(of: plan)
      let isRight =
        velocities.count == speeds.count
        && zip(velocities, speeds).allSatisfy { $0.distance(to: CGPoint(x: $1, y: 0)) <= 4 }
      if isRight { continue }
      return XCTFail(
        """
        asked: the velocity in each action, since the step before or since the landing
        expected: \(speeds.map { "(\($0), 0)" }.joined(separator: ", then "))
        got:      \(velocities.map(\.text).joined(separator: ", then "))
        \(plan.happenings.map { "    " + $0.line }.joined(separator: "\n"))
        """)
    }
  }

  /// What fingers do, and the velocities to the right that are told.
  private static var singleSteps: [(plan: FingerPlan, speeds: [Int])] {
    func step(
      at time: Int = 50, lifts: (finger: Int, time: Int)..., lands: Int? = nil, furtherStep: Int? = nil
    ) -> FingerPlan {
      var plan = FingerPlan()
      func place(_ finger: Int, _ steps: Int) -> CGPoint {
        CGPoint(x: 500 + finger * 80 + steps * 20, y: 500)
      }
      let fingers = lifts.map(\.finger).filter { $0 < 2 }
      for finger in fingers { plan.add(.down(place(finger, 0)), finger: finger, at: 0) }
      for finger in fingers { plan.add(.move(place(finger, 1)), finger: finger, at: time) }
      if let lands { plan.add(.down(place(2, 1)), finger: 2, at: lands) }
      if let furtherStep {
        for lift in lifts where lift.time > furtherStep {
          plan.add(.move(place(lift.finger, 2)), finger: lift.finger, at: furtherStep)
        }
      }
      for lift in lifts { plan.add(.up(), finger: lift.finger, at: lift.time) }
      return plan
    }
    return [
      (step(lifts: (0, 58)), [400, 400]), (step(lifts: (0, 142)), [400, 400]),
      (step(lifts: (0, 158)), [400, 0]), (step(lifts: (0, 110), (1, 170)), [400, 0]),
      (step(lifts: (0, 70), (1, 110), furtherStep: 100), [400, 400, 400]),
      (step(lifts: (0, 110), (2, 110), lands: 70, furtherStep: 100), [400, 400, 400]),
      (step(at: 4, lifts: (0, 12), furtherStep: 8), [5_000, 5_000, 5_000]),
      (step(at: 500, lifts: (0, 1_008), furtherStep: 1_000), [40, 40, 40]),
    ]
  }

  func testALiftAddsNothingAndEndsARest() {
    let drag = DragRecognizer()
    let trial = GestureTrial(drag) { [unowned drag] in " \(drag.translation.text)" }
    var plan = FingerPlan()
    for finger in 0...1 { plan.add(.down(CGPoint(x: 500 + finger * 80, y: 500)), finger: finger, at: 0) }
    for finger in 0...1 { plan.add(.move(CGPoint(x: 530 + finger * 80, y: 500)), finger: finger, at: 50) }
    var lifts = plan
    lifts.add(.up(at: CGPoint(x: 535, y: 500)), finger: 0, at: 70)
    lifts.add(.up(at: CGPoint(x: 615, y: 500)), finger: 1, at: 90)
    if let last = trial.results(of: lifts).last, last.text != "ended \(CGPoint(x: 20, y: 0).text)" {
      XCTFail(
        "asked: two fingers move by 30 points, and lift 5 points farther\n"
          + "expected: in the end the translation is (20, 0)\ngot:      \(last.text)")
    }
    // The second one stays.
    plan.add(.up(), finger: 0, at: 350)
    _ = trial.results(of: plan)
    if drag.velocity != .zero {
      XCTFail(
        "asked: two fingers drag and rest for 0.3 s, then one lifts, and the other one stays\n"
          + "expected: the velocity is (0, 0)\ngot:      \(drag.velocity.text)")
    }
  }

  func testAFingerThatRestsHasNoVelocity() {
    checkVelocity(
      "no velocity, or hardly any, when the finger has rested before it lifts", rests: true, isPlain: true)
  }

  func testHoldsItsVelocity() {
    checkVelocity("the velocity of any hand, in motion", rests: false, isPlain: false, count: 20)
    checkVelocity("the velocity of any hand that rests at last", rests: true, isPlain: false, count: 12)
  }

  func testHoldsInAnyApp() {
    check(
      "in any app everything is as with the engine's pan",
      Self.twins)
  }

  func testHoldsWhileAnotherIsInUse() {
    func results(start: Int, other: Int? = nil) -> [Happening] {
      let drag = DragRecognizer()
      let trial = GestureTrial(drag) { [unowned drag] in drag.told + ", velocity \(drag.velocity.text)" }
      func steps(from place: CGPoint, by way: CGPoint) -> FingerPlan {
        var plan = FingerPlan()
        for number in 0...4 {
          let share = CGFloat(number)
          let there = CGPoint(x: place.x + way.x * share, y: place.y + way.y * share)
          plan.add(number == 0 ? .down(there) : .move(there), at: number * 50)
        }
        plan.add(.up(), at: 240)
        return plan
      }
      var plan = FingerPlan()
      plan.add(steps(from: CGPoint(x: 500, y: 500), by: CGPoint(x: 8, y: 0)), after: start)
      if let other {
        trial.add(DragRecognizer())
        plan.join(steps(from: CGPoint(x: 1_700, y: 500), by: CGPoint(x: 0, y: 16)), after: other)
      }
      return trial.results(of: plan)
    }
    for (start, other) in [(0, 20), (20, 0)] {
      let (alone, both) = (results(start: start), results(start: start, other: other))
      if alone == both { continue }
      return XCTFail(
        "asked: while a finger drags on another view with another one, nothing is different\n"
          + "expected: \(alone.map(\.line).joined(separator: "; "))\n"
          + "got:      \(both.map(\.line).joined(separator: "; "))")
    }
  }

  func testHoldsNoVelocityAfterARest() {
    for isCancelled in [false, true] {
      let drag = DragRecognizer()
      var plan = FingerPlan()
      for finger in 0...1 {
        let place = CGPoint(x: 500 + finger * 80, y: 500)
        plan.add(.down(place), finger: finger, at: 0)
        plan.add(.move(CGPoint(x: place.x + 4, y: place.y)), finger: finger, at: 50)
      }
      plan.add(isCancelled ? .cancel : .up(), finger: 0, at: 250)
      _ = GestureTrial(drag).results(of: plan)
      if drag.velocity == .zero { continue }
      XCTFail(
        "asked: two fingers move by 4 points, too little to begin, and rest for 0.2 s; then one "
          + "\(isCancelled ? "is cancelled" : "lifts"), and the other one stays\n"
          + "expected: the velocity is (0, 0)\ngot:      \(drag.velocity.text)")
    }
  }

  func testHoldsItsVelocityWhenAFingerLands() {
    let drag = DragRecognizer()
    var plan = FingerPlan()
    plan.add(.down(CGPoint(x: 500, y: 500)), at: 0)
    plan.add(.move(CGPoint(x: 520, y: 500)), at: 50)
    plan.add(.down(CGPoint(x: 580, y: 500)), finger: 1, at: 250)
    _ = GestureTrial(drag).results(of: plan)
    if drag.velocity.distance(to: CGPoint(x: 400, y: 0)) <= 4 { return }
    XCTFail(
      "asked: a finger moves by 20 points in 0.05 s, and rests for 0.2 s; then another one lands\n"
        + "expected: the velocity is still (400, 0)\ngot:      \(drag.velocity.text)")
  }

  func testHoldsItsRelations() { checkRelations(of: DragRecognizer(), with: [DragRecognizer()]) }

  private static var twins: Twins<RecognizerPlan<DragSettings>> {
    RecognizerPlan<DragSettings>.twins(
      right: { _ in UIPanGestureRecognizer() }, students: { _ in DragRecognizer() })
  }

  private func checkVelocity(
    _ asked: String, rests: Bool, isPlain: Bool, count: Int = 6, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    forAll(
      asked, count: count, file: file, line: line,
      generate: { SpeedCase(rests: rests, isPlain: isPlain, &$0) }, shrink: \.smaller,
      describe: \.description
    ) {
      $0.complaint
    }
  }

  /// Compares the student's recognizer with the engine's pan.
  private func compare(
    _ asked: String, _ recipe: DragRecipe, isEnlarged: Bool = false, count: Int = 8,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    let words = isEnlarged ? "; the view is shown 3 times as large as it is" : ""
    forAll(
      asked, count: count, file: file, line: line, generate: recipe.makeCase, shrink: \.smaller,
      describe: { _ in "expected is what the engine's pan does\(words):" }
    ) { Self.complaint(about: $0, isEnlarged: isEnlarged) }
  }

  private func compare(
    _ asked: String, _ cases: [DragCase], file: StaticString = #filePath, line: UInt = #line
  ) {
    forAll(
      asked, count: cases.count, file: file, line: line, generate: { $0.inTurn(cases) },
      describe: { _ in "expected is what the engine's pan does:" }
    ) { Self.complaint(about: $0) }
  }

  private static func complaint(about example: DragCase, isEnlarged: Bool = false) -> String? {
    let plan = example.played.plan
    let (pan, drag) = (UIPanGestureRecognizer(), DragRecognizer())
    let expected = CaseTrace.paused {
      GestureTrial(pan, isEnlarged: isEnlarged) { [unowned pan] in pan.told }.results(of: plan)
    }
    let trial = GestureTrial(drag, isEnlarged: isEnlarged) { [unowned drag] in drag.told }
    return trial.divergence(from: expected, trial.results(of: plan), of: plan, common: 6)
  }

  func testHoldsItsVelocityInTheWindow() {
    let drag = DragRecognizer()
    var plan = FingerPlan()
    plan.add(.down(CGPoint(x: 500, y: 500)), at: 0)
    plan.add(.move(CGPoint(x: 530, y: 500)), at: 50)
    _ = GestureTrial(drag, isEnlarged: true).results(of: plan)
    if drag.velocity.distance(to: CGPoint(x: 600, y: 0)) <= 6 { return }
    XCTFail(
      "asked: its view is shown 3 times as large as it is; a finger moves by 30 points of the window in 0.05 s\n"
        + "expected: the velocity is (600, 0)\ngot:      \(drag.velocity.text)")
  }

  func testHoldsNoVelocityAtALanding() {
    let drag = DragRecognizer()
    let trial = GestureTrial(drag)
    _ = trial.results(of: .strokes(CGPoint(x: 100, y: 0)))
    var plan = FingerPlan()
    plan.add(.down(CGPoint(x: 500, y: 500)), at: 0)
    _ = trial.results(of: plan)
    if drag.velocity == .zero { return }
    XCTFail(
      "asked: a finger drags quickly and lifts; later, another one lands, and hasn't moved yet\n"
        + "expected: the velocity is (0, 0)\ngot:      \(drag.velocity.text)")
  }
}

/// Drags for a recognizer among others.
private struct DragSettings: RecognizerSetup {
  let words = ""
  static let bonds = RecognizerBond.allCases.filter { !RecognizerBond.waiting.contains($0) }

  init() {}
  init(_ random: inout SeededGenerator) {}

  func gesture(_ random: inout SeededGenerator) -> FingerPlan {
    DragRecipe(fingers: [1, 1, 1, 2, 3], mayBeCancelled: random.once(in: 3), moves: 2...8)
      .makeCase(&random).played.plan
  }
}

extension DragRecognizer: TellingRecognizer {
  var told: String { translation.told }
}

extension UIPanGestureRecognizer: TellingRecognizer {
  var told: String { translation(in: nil).told }
}

extension CGPoint {
  /// As a translation, rounded so that no number of few digits lies on the border.
  fileprivate var told: String {
    func text(_ number: CGFloat) -> String { NumberText.trimmed(number + 1.3e-5, places: 2) }
    return ", translation (\(text(x)), \(text(y)))"
  }
}
