import CheckSupport
import TouchKit
import XCTest

@testable import GestureRecognizersExercises

final class CheckMarkRecognizerChecks: CheckCase {
  func testRecognizesCheckMarks() {
    check("a check mark ends the gesture when the finger lifts", [.checkMark], isCalm: true, count: 40)
  }

  func testForgivesATremblingHand() {
    check("a hand that trembles can draw a check mark, too", [.checkMark])
  }

  func testRefusesHalfACheckMark() {
    check("it fails at the lift, or before, if a leg is missing", Stroke.Kind.notRightAtTheLift, count: 54)
  }

  func testFailsAtAWrongTurn() {
    check(
      "it fails while the finger still moves, if it goes a wrong way", Stroke.Kind.wrongBeforeTheLift,
      count: 54)
  }

  func testFailsWhenASecondFingerLands() {
    check(
      "it fails when another finger lands, later or with the first one", [.secondFinger, .twoAtOnce],
      count: 54)
  }

  func testFailsWhenTheTouchIsCancelled() {
    check("it fails when the touch is cancelled", [.cancelled])
  }

  func testEachStrokeStartsFromNothing() {
    check(
      "after each stroke the next one starts from nothing", Stroke.Kind.allCases, strokes: 2...4, count: 45)
  }

  func testDrawsAgainAndAgain() {
    forAll("the fifty-fifth stroke is as good as the first, and so is a slow one", count: 1) { random in
      let wrong = Stroke.Kind.wrongBeforeTheLift
      let strokes = (1...55).flatMap {
        [Stroke(quick: wrong[$0 % wrong.count], &random), Stroke(quick: .checkMark, &random)]
      }
      return StrokeCase(
        strokes: strokes + [Stroke(.checkMark, isSlow: true, &random)], surroundings: .plain, other: nil,
        delay: 0)
    } describe: {
      $0.description
    } check: {
      $0.complaint
    }
  }

  func testMeasuresInPointsOfTheWindow() {
    check(
      "the points are those of the window, however the view is shown", [.checkMark], in: .enlarged, count: 20)
  }

  func testFollowsItsOwnFingerOnly() {
    check(
      "a finger that is not the recognizer's does not count", [.checkMark], in: .besideAFinger, count: 20)
  }

  func testTwoRecognizersKnowNothingOfEachOther() {
    check(
      "two recognizers on two views, at the same time, know nothing of each other",
      [.checkMark, .checkMark, .downOnly, .turnsBack, .cancelled], strokes: 2...2, count: 18,
      hasTwin: true)
  }

  func testLivesWithOtherRecognizers() {
    forAll("beside other recognizers everything is as with one that does what is stated", count: 60) {
      CompanyCase(.checkMark, &$0)
    } shrink: {
      $0.smaller
    } describe: {
      $0.description
    } check: {
      $0.complaint(
        stated: CompanyMember(make: { StatedCheckMark() }, failsInTime: false),
        students: CompanyMember(make: { CheckMarkRecognizer() }, failsInTime: false))
    }
  }

  private func check(
    _ asked: String, _ kinds: [Stroke.Kind], isCalm: Bool = false, strokes: ClosedRange<Int> = 1...1,
    in surroundings: GestureTrial.Surroundings = .plain, count: Int = 30, hasTwin: Bool = false,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    forAll(asked, count: count, file: file, line: line) { random in
      let number = random.number(strokes)
      return StrokeCase(
        strokes: (0..<number).map { index in
          // The last one of several shows what is left of the others.
          let kind = strokes.upperBound > 1 && index == number - 1 ? .checkMark : random.pick(kinds)
          let stroke = Stroke(kind, isAnywhere: !hasTwin && random.once(in: 3), &random)
          return isCalm ? stroke.calm : stroke
        }, surroundings: surroundings,
        other: hasTwin
          ? Stroke(random.once(in: 2) ? .checkMark : random.pick(Stroke.Kind.allCases), &random) : nil,
        delay: random.number(-300...300), pause: random.pick([40, 200, 900]),
        tapsBefore: hasTwin ? 0 : random.pick([0, 0, 0, 1, 2, 4]))
    } shrink: {
      $0.smaller
    } describe: {
      $0.description
    } check: {
      $0.complaint
    }
  }
}

/// Some strokes, one after the other, with the same recognizer.
private struct StrokeCase: CustomStringConvertible {
  var strokes: [Stroke]
  let surroundings: GestureTrial.Surroundings
  /// What fingers draw for another recognizer, and how much earlier they begin, or later, in milliseconds.
  let other: Stroke?
  let delay: Int
  /// How long the glass is empty between them, in milliseconds, and how many quick taps come right before each.
  var pause = 200
  var tapsBefore = 0

  var smaller: [StrokeCase] {
    var cases: [StrokeCase] = []
    for strokes in strokes.shorter where !strokes.isEmpty {
      var fewer = self
      fewer.strokes = strokes
      cases.append(fewer)
    }
    for index in strokes.indices where !strokes[index].isCalm {
      var calmer = self
      calmer.strokes[index] = strokes[index].calm
      cases.append(calmer)
    }
    return cases
  }

  var description: String {
    let kinds = strokes.map(\.words).joined(separator: "; ")
    return (strokes.count == 1 ? "the stroke: " : "\(strokes.count) strokes: ") + kinds + surroundings.words
      + (tapsBefore > 0 ? "; right before each, quick taps at the same place: \(tapsBefore)" : "")
      + (other.map { "; meanwhile, on another view and for another recognizer: \($0.kind.rawValue)" } ?? "")
  }

  var complaint: String? {
    var plan = FingerPlan()
    var starts: [Int] = []
    var time = other == nil ? 0 : max(0, delay)
    for stroke in strokes {
      if let place = stroke.places.first {
        for _ in 0..<tapsBefore {
          plan.add(.down(place), at: time)
          plan.add(.up, at: time + 50)
          time += 110
        }
      }
      starts.append(time)
      time = stroke.add(to: &plan, at: time) + pause
    }
    plan = plan.madeWithAnyTool
    var elsewhere = FingerPlan()
    var start = max(0, -delay)
    for _ in 0..<4 { if let other { start = other.add(to: &elsewhere, at: start) + 30 } }
    let trial = GestureTrial(
      CheckMarkRecognizer(), in: surroundings, beside: other == nil ? nil : CheckMarkRecognizer())
    let results = trial.results(of: plan, beside: elsewhere)
    for (number, stroke) in strokes.enumerated() {
      // The taps before the next one fail when they lift.
      let end = number + 1 < starts.count ? starts[number + 1] - tapsBefore * 110 : .max
      let ours = results.filter { $0.time >= starts[number] && $0.time < end }
      let due = stroke.due
      if ours.count == 1, ours[0].text == due.state,
        due.times.contains(ours[0].time - starts[number])
      {
        continue
      }
      return """
        \(plan.tool.rawValue.count > 1 ? "drawn with \(plan.tool.rawValue)\n" : "")\
        \(strokes.count == 1 ? "" : "stroke \(number + 1), \(stroke.kind.rawValue), is the first wrong one\n")\
        expected: \(due.state) \(words(due.times))
        got:      \(words(ours, since: starts[number]))
        \(stroke.picture(decidedAt: ours.first.map { $0.time - starts[number] }))
        """
    }
    return nil
  }

  private func words(_ results: [Happening], since start: Int) -> String {
    guard !results.isEmpty else { return "nothing" }
    return results.map { "\($0.text) at \(seconds($0.time - start)) s\($0.remark)" }.joined(
      separator: ", then ")
  }

  private func words(_ times: ClosedRange<Int>) -> String {
    times.count == 1
      ? "at \(seconds(times.lowerBound)) s" : "at \(seconds(times.upperBound)) s at the latest"
  }

  private func seconds(_ milliseconds: Int) -> String {
    NumberText.fixed(Double(milliseconds) / 1_000, places: 3)
  }
}
