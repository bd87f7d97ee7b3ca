import CheckSupport
import TouchKit
import TouchStage
import XCTest

@testable import GestureRecognizersExercises

final class CheckMarkRecognizerChecks: CheckCase {
  func testRecognizesCheckMarks() {
    check("a check mark ends the gesture when the finger lifts, however quick it is", [.checkMark])
  }

  func testForgivesATremblingHand() {
    check("a hand that trembles can draw a check mark, too", [.checkMark], trembles: true, count: 12) {
      stroke, random in
      stroke.linger(for: random.isTurn(in: 4) ? 450 : 6, &random)
    }
  }

  func testRefusesHalfACheckMark() {
    check(
      "it fails at the lift, or before, if a leg is missing", Stroke.Kind.notRightAtTheLift, trembles: true,
      count: 16)
  }

  func testFailsAtAWrongTurn() {
    check(
      "it fails while the finger still moves, if it goes a wrong way", Stroke.Kind.wrongBeforeTheLift,
      count: 40)
  }

  func testKeepsToTheNumbers() {
    for (words, places) in Self.strokesAtTheLimits + Self.longStrokes {
      guard let difference = Self.difference(places) else { continue }
      return XCTFail(
        "asked: a leg of 20 by 10 points is enough, and 10 the wrong way are none\n\(words)\n\(difference)")
    }
  }

  /// Strokes that are just right or just wrong; a finger that has gone a wrong way goes on to a check mark.
  private static let strokesAtTheLimits: [(words: String, places: [Place])] = [
    ("both legs are just complete", [(0, 0), (5, 10), (10, 20), (15, 8), (20, 0)]),
    ("the first leg is a point too low", [(0, 0), (5, 10), (12, 19), (20, 5), (40, -20)]),
    ("the first leg is a point too narrow", [(0, 0), (5, 10), (9, 25), (14, 10), (40, -20)]),
    ("the second leg is a point too low", [(0, 0), (10, 15), (20, 30), (30, 18), (40, 11)]),
    ("the second leg is a point too narrow", [(0, 0), (10, 15), (20, 30), (25, 15), (29, 0)]),
    ("the second leg goes 10 points to the left", [(0, 0), (10, 15), (20, 30), (15, 15), (10, 0)]),
    ("10 points to the left on the first leg", [(0, 0), (30, 10), (20, 20), (40, 40), (50, 20), (70, 0)]),
    ("11 points to the left on the first leg", [(0, 0), (30, 10), (19, 20), (40, 40), (50, 20), (70, 0)]),
    ("twice 6 points to the left", [(0, 0), (30, 10), (24, 20), (18, 25), (40, 40), (50, 20), (70, 0)]),
    ("10 points to the left on the second leg", [(0, 0), (30, 40), (50, 20), (40, 10), (60, 0)]),
    ("11 points to the left on the second leg", [(0, 0), (30, 40), (50, 20), (39, 10), (60, 0)]),
    ("to the left, before and after the turn", [(0, 0), (30, 40), (24, 25), (19, 15), (40, 10), (60, 0)]),
    ("10 points up on the first leg", [(0, 0), (5, 15), (10, 5), (30, 40), (50, 20), (70, 0)]),
    ("11 points up on the first leg", [(0, 0), (5, 15), (10, 4), (30, 40), (50, 20), (70, 0)]),
    ("twice 6 points up", [(0, 0), (5, 15), (10, 9), (15, 3), (30, 40), (50, 20), (70, 0)]),
    ("10 points down on the second leg", [(0, 0), (30, 40), (50, 20), (55, 30), (70, 0)]),
    ("11 points down on the second leg", [(0, 0), (30, 40), (50, 20), (55, 31), (70, 0)]),
    (
      "down again far below the turn, in one step",
      [(0, 0), (15, 15), (30, 30), (40, 5), (50, 80), (60, 50), (70, 20), (80, -10)]
    ),
    ("twice 6 points down", [(0, 0), (30, 40), (50, 10), (55, 16), (60, 22), (70, 0)]),
    ("8 points up on a complete leg", [(0, 0), (10, 15), (20, 30), (25, 22), (40, 50), (60, 20), (70, 0)]),
    ("8 points to the left and up at once", [(0, 0), (20, 15), (12, 7), (40, 40), (50, 20), (70, 0)]),
    ("8 points to the left and down at once", [(0, 0), (30, 40), (50, 20), (42, 28), (70, 0)]),
    ("10 points to the left at the turn", [(0, 0), (30, 40), (20, 28), (45, 10), (60, 0)]),
    ("15 points to the left, just above the turn", [(0, 0), (40, 40), (65, 38), (50, 38), (90, 0)]),
    ("15 points to the left, just below the top", [(0, 0), (30, 40), (45, 20), (75, 22), (60, 15), (90, 0)]),
    ("the lowest place is to the left", [(0, 0), (15, 10), (25, 12), (20, 20), (30, 8), (40, 0)]),
    ("the second leg begins to the left", [(0, 0), (28, 25), (20, 30), (25, 15), (31, 0)]),
    ("11 down from a place to the left", [(0, 0), (20, 30), (45, 15), (40, 5), (45, 16), (60, -10)]),
    ("the second leg ends far below the landing", [(0, 0), (20, 60), (30, 50), (40, 38)]),
    ("steep legs", [(0, 0), (5, 100), (12, 200), (18, 100), (24, 0)]),
    ("flat legs", [(0, 0), (100, 10), (200, 20), (300, 10), (400, 0)]),
  ]

  func testFailsWhenASecondFingerLands() {
    check(
      "it fails when another finger lands, later or with the first one", [.secondFinger, .manyAtOnce],
      count: 24)
  }

  func testFailsWhenTheTouchIsCancelled() {
    check("it fails when the touch is cancelled", [.cancelled], count: 5)
  }

  func testMeasuresInPointsOfTheWindow() {
    check(
      "the points are those of the window, however the view is shown", [.checkMark], isEnlarged: true,
      count: 5)
  }

  func testEachStrokeStartsFromNothing() {
    forAll("after each stroke the next one starts from nothing", count: 2) { random in
      StrokeCase(
        strokes: (1...52).flatMap { _ in
          [Stroke(random.pick(Stroke.Kind.allCases), .usual, &random), Stroke(.checkMark, .small, &random)]
        })
    } shrink: {
      $0.smaller
    } describe: {
      $0.description
    } check: {
      $0.complaint
    }
  }

  func testHoldsAfterItsAction() {
    for takesOut in [false, true] {
      let stage = Stage(screen: GestureTrial.screen)
      let (view, recognizer) = (UIView(frame: stage.window.bounds), CheckMarkRecognizer())
      stage.show(view)
      view.addGestureRecognizer(recognizer)
      var marks = 0
      let listener = ActionListener { recognizer in
        marks += 1
        if takesOut { recognizer.view?.removeFromSuperview() } else { recognizer.isEnabled = false }
      }
      recognizer.addTarget(listener, action: ActionListener.hear)
      var plan = FingerPlan()
      plan.add(.down(CGPoint(x: 500, y: 500)), at: 0)
      for (number, place) in [(530, 550), (570, 500), (600, 450)].enumerated() {
        plan.add(.move(CGPoint(x: place.0, y: place.1)), at: 16 * (number + 1))
      }
      plan.add(.up(), at: 80)
      for _ in 0..<2 {
        stage.device.play(plan.frames(on: GestureTrial.screen))
        stage.device.advance(by: 1)
        stage.show(view)
        recognizer.isEnabled = true
      }
      if marks == 2 { continue }
      XCTFail(
        """
        asked: a check mark after another one, in whose action the app \(takesOut ? "takes the view out" : "switches it off")
        expected: 2 check marks
        got:      \(marks)
        """)
    }
  }

  func testHoldsInAnyApp() {
    check(
      "in any app everything is as with a recognizer that does what is stated",
      Self.twins)
  }

  func testHoldsInPlainApps() {
    let (down, up) = (CGPoint(x: 20, y: 40), CGPoint(x: 45, y: -60))
    var tap = FingerPlan()
    tap.add(.down(CGPoint(x: 500, y: 500)), at: 0)
    tap.add(.up(), at: 60)
    var afterTaps = tap
    afterTaps.add(tap, after: 60)
    afterTaps.add(.strokes(down, up), after: 60)
    check(
      "in a plain app everything is as with a recognizer that does what is stated", Self.twins,
      RecognizerPlan<CheckMarkSettings>.plainCases(
        CheckMarkSettings(),
        [
          .strokes(down, up), .strokes(down), .strokes(down, up, isCancelled: true), .strokes(down, up),
          afterTaps, Self.withASecondFinger,
        ], another: tap))
  }

  func testHoldsItsRelations() {
    checkRelations(of: CheckMarkRecognizer(), with: [CheckMarkRecognizer()])
  }

  private static var twins: Twins<RecognizerPlan<CheckMarkSettings>> {
    RecognizerPlan<CheckMarkSettings>.twins(
      right: { _ in StatedCheckMark() }, students: { _ in CheckMarkRecognizer() })
  }

  private func check(
    _ asked: String, _ kinds: [Stroke.Kind], trembles: Bool = false, isEnlarged: Bool = false,
    count: Int = 10,
    file: StaticString = #filePath, line: UInt = #line,
    _ change: (inout Stroke, inout SeededGenerator) -> Void = { _, _ in }
  ) {
    forAll(asked, count: count, file: file, line: line) { random in
      var stroke = Stroke(
        random.inTurn(kinds), random.inTurn([.usual, .usual, .small, .large]), trembles: trembles, &random)
      change(&stroke, &random)
      return StrokeCase(strokes: [stroke], isEnlarged: isEnlarged)
    } describe: {
      $0.description
    } check: {
      $0.complaint
    }
  }

  func testHoldsToTheNumbers() {
    for (words, places) in Self.strokesAtTheLimits + Self.strokesBetweenWholePoints {
      let differences = [
        ("as it is", Self.difference(places)),
        ("half a point farther", Self.difference(places.map { ($0.x + 0.5, $0.y + 0.5) })),
        ("in small steps", Self.difference(Self.inSmallSteps(places))),
        ("with a pencil", Self.difference(places, tool: .pencil(Pencil()))),
        ("with a pointer", Self.difference(places, tool: .pointer(buttons: 1))),
        ("in a view that is shown 3 times as large", Self.difference(places, isEnlarged: true)),
      ]
      guard case let (manner, difference?)? = differences.first(where: { $0.1 != nil }) else { continue }
      return XCTFail("asked: the numbers are the same for all\n\(words), \(manner)\n\(difference)")
    }
  }

  private typealias Place = (x: CGFloat, y: CGFloat)

  private static let strokesBetweenWholePoints: [(words: String, places: [Place])] = [
    ("the first leg is half a point too low", [(0, 0.75), (5, 10), (12, 20.25), (20, 5), (40, -20)]),
    ("the first leg is half a point too narrow", [(0.75, 0), (5, 10), (10.25, 25), (14, 10), (40, -20)]),
    ("the second leg is half a point too low", [(0, 0), (20, 30.25), (30, 18), (40, 10.75)]),
    ("the second leg is half a point too narrow", [(0, 0), (20.75, 30), (25, 15), (30.25, 0)]),
    ("10.5 points to the left", [(0, 0), (30.75, 10), (20.25, 20), (40, 40), (50, 20), (70, 0)]),
    ("10.5 points up", [(0, 0), (5, 15.75), (10, 5.25), (30, 40), (50, 20), (70, 0)]),
    ("10.5 points down", [(0, 0), (30, 40), (50, 20.25), (55, 30.75), (70, 0)]),
  ]

  /// Long ones, and some that end within the slack.
  private static let longStrokes: [(words: String, places: [Place])] = [
    ("a high first leg and a low second one", [(0, 0), (100, 200), (200, 400), (220, 385), (240, 370)]),
    ("15 points down on a high second leg", [(0, 0), (30, 40), (150, -400), (155, -385), (200, -500)]),
    ("it ends 8 points to the left", [(0, 0), (30, 40), (60, 10), (52, 0)]),
    ("it ends 8 points down", [(0, 0), (30, 40), (60, 0), (64, 8)]),
  ]

  /// A check mark during which another finger lands to the left of where it began.
  private static var withASecondFinger: FingerPlan {
    var plan = FingerPlan.strokes(CGPoint(x: 20, y: 40), CGPoint(x: 45, y: -60))
    plan.add(.down(CGPoint(x: 440, y: 500)), finger: 1, at: 100)
    plan.add(.up(), finger: 1, at: 200)
    return plan
  }

  /// The same stroke in steps of half a point.
  private static func inSmallSteps(_ places: [Place]) -> [Place] {
    zip(places, places.dropFirst()).reduce(into: [places[0]]) { steps, line in
      let way = (x: line.1.x - line.0.x, y: line.1.y - line.0.y)
      let count = 2 * max(abs(way.x), abs(way.y)).rounded(.up)
      for step in stride(from: 1, through: count, by: 1) {
        steps.append((line.0.x + way.x * step / count, line.0.y + way.y * step / count))
      }
    }
  }

  /// Where a stroke turns out otherwise than with a recognizer that does what is stated.
  private static func difference(
    _ places: [Place], tool: Contact.Tool = .finger, isEnlarged: Bool = false
  ) -> String? {
    var plan = FingerPlan()
    for (number, place) in places.enumerated() {
      let there = CGPoint(x: 500 + place.x, y: 500 + place.y)
      plan.add(number == 0 ? .down(there) : .move(there), at: number * Stroke.frame)
    }
    plan.add(.up(), at: places.count * Stroke.frame)
    let expected = CaseTrace.paused { GestureTrial(StatedCheckMark()).results(of: plan) }
    let trial = GestureTrial(CheckMarkRecognizer(), isEnlarged: isEnlarged, tool: tool)
    return trial.divergence(from: expected, trial.results(of: plan), of: plan, common: 9)
  }
}

/// Some strokes, one after the other, with the same recognizer.
private struct StrokeCase {
  var strokes: [Stroke]
  /// Whether the recognizer's view is shown three times as large as it is.
  var isEnlarged = false

  var smaller: [StrokeCase] { strokes.shorter.filter { !$0.isEmpty }.map { StrokeCase(strokes: $0) } }

  var description: String {
    let kinds = strokes.suffix(5).map(\.kind.rawValue).joined(separator: "; ")
    return (strokes.count == 1 ? "the stroke: " : "\(strokes.count) strokes, at last: ") + kinds
      + (isEnlarged ? "; the recognizer's view is shown 3 times as large as it is" : "")
  }

  /// How far a finger may have gone a wrong way at most when the recognizer fails.
  private static let patience: CGFloat = 30

  var complaint: String? {
    let trial = GestureTrial(CheckMarkRecognizer(), isEnlarged: isEnlarged)
    let (stated, patient) = (
      GestureTrial(StatedCheckMark()), GestureTrial(StatedCheckMark(slack: Self.patience))
    )
    for stroke in strokes {
      let plan = stroke.plan
      let results = trial.results(of: plan)
      guard let due = stated.results(of: plan).first, let late = patient.results(of: plan).first else {
        continue
      }
      let isOnTime =
        due.text == "ended" ? results.first?.time == due.time : (results.first?.time ?? .max) <= late.time
      if results.count == 1, results[0].text == due.text, isOnTime { continue }
      let limit =
        late.time > due.time && due.text != "ended" ? ", at \(Self.seconds(late.time)) at the latest" : ""
      let got = results.map { "\($0.text) at \(Self.seconds($0.time))" }.joined(separator: ", then ")
      return """
        \(strokes.count == 1 ? "" : "the first wrong one: \(stroke.kind.rawValue)\n")\
        expected: \(due.text) at \(Self.seconds(due.time))\(limit)
        got:      \(got.isEmpty ? "nothing" : got)
        \(stroke.picture(decidedAt: results.first?.time))
        """
    }
    return nil
  }

  private static func seconds(_ milliseconds: Int) -> String {
    NumberText.fixed(Double(milliseconds) / 1_000, places: 3) + " s"
  }
}

/// Strokes for a recognizer among others.
private struct CheckMarkSettings: RecognizerSetup {
  let words = ""
  // A check mark may fail a little later or earlier.
  static let bonds = RecognizerBond.allCases.filter { $0 != .delaysEverything }

  /// It's switched off in an action more often.
  static let deeds = Array(0..<10) + [6, 6, 7]

  init() {}
  init(_ random: inout SeededGenerator) {}

  func gesture(_ random: inout SeededGenerator) -> FingerPlan {
    var plan = FingerPlan()
    // Right after quick taps at the same place, at times.
    let stroke = Stroke(
      random.once(in: 3)
        ? random.pick([.downOnly, .upright, .turnsBack, .downAgain, .cancelled, .secondFinger]) : .checkMark,
      random.pick([.usual, .small]), trembles: random.once(in: 2), &random)
    for _ in 0..<random.pick([0, 0, 0, 2]) {
      plan.add(.down(stroke.places[0]), at: plan.end + 40)
      plan.add(.up(), at: plan.end + 40)
    }
    plan.add(stroke.plan, after: 40)
    return plan
  }
}
