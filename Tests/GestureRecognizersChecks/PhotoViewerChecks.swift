import CheckSupport
import TouchKit
import TouchStage
import XCTest

@testable import GestureRecognizersExercises

final class PhotoViewerChecks: CheckCase {
  func testOneTapTogglesTheBars() {
    check("one tap toggles the bars, within 0.35 s of the lift") { ViewerCase.taps(1, on: .photo, &$0) }
  }

  func testTwoTapsZoomAndDoNothingElse() {
    check("two taps zoom at the second lift, and do nothing else") { ViewerCase.taps(2, on: .photo, &$0) }
  }

  func testTheStarActsAtOnce() {
    check("each tap on the star makes it a favourite, at its lift, and does nothing else") {
      ViewerCase.taps($0.number(1...3), on: .star, &$0)
    }
  }

  func testASwipeShowsTheNextPhoto() {
    check("a quick stroke to the left shows the next photo while the finger moves, and does nothing else") {
      ViewerCase.swipe(&$0)
    }
  }

  func testOtherDragsMoveThePhoto() {
    check("a drag in another direction moves the photo, after 40 points at the latest") {
      ViewerCase.otherDrag(&$0)
    }
  }

  func testASlowDragToTheLeftMovesThePhoto() {
    check("a slow drag to the left is no swipe: it moves the photo, after 0.6 s at the latest") {
      ViewerCase.slowDrag(&$0)
    }
  }

  private func check(
    _ asked: String, file: StaticString = #filePath, line: UInt = #line,
    _ generate: (inout SeededGenerator) -> ViewerCase
  ) {
    forAll(asked, count: 60, file: file, line: line, generate: generate, describe: \.description) {
      $0.complaint
    }
  }
}

/// What a finger does on the viewer, and what the viewer should do then.
private struct ViewerCase: CustomStringConvertible {
  enum Place { case photo, star }

  /// An act, and when it should come, in milliseconds.
  private struct Due {
    var act: PhotoViewer.Act
    var times: ClosedRange<Int>
  }

  let description: String
  private var plan = FingerPlan()
  private var due: [Due] = []

  private init(_ description: String) { self.description = description }

  static func taps(_ count: Int, on place: Place, _ random: inout SeededGenerator) -> ViewerCase {
    let spot = place == .star ? "on the star" : "on the photo"
    var example = ViewerCase("\(count == 1 ? "one tap" : "\(count) taps") \(spot)")
    let point =
      place == .star
      ? CGPoint(x: 320 - random.number(28...56), y: random.number(28...56))
      : CGPoint(x: random.number(60...200), y: random.number(100...400))
    var time = 0
    for number in 1...count {
      // A second tap may begin late and rest long, and still be one.
      let rest = number == 1 ? random.number(40...200) : random.number(40...600)
      example.plan.add(.down(point), at: time)
      example.plan.add(.up, at: time + rest)
      let lift = time + rest
      if place == .star { example.due.append(Due(act: .favourite, times: lift...(lift + 5))) }
      if place == .photo, number == 2 { example.due = [Due(act: .zoom, times: lift...(lift + 5))] }
      if place == .photo, number == 1 {
        example.due = [Due(act: .toggleBars, times: lift...(lift + 360))]
      }
      time = lift + random.number(60...310)
    }
    return example
  }

  static func swipe(_ random: inout SeededGenerator) -> ViewerCase {
    var example = ViewerCase("a quick stroke to the left")
    let way = CGPoint(x: -random.number(110...200), y: random.number(-20...20))
    let lift = example.drag(by: way, for: random.number(100...260), &random)
    example.due = [Due(act: .nextPhoto, times: 0...(lift - 1))]
    return example
  }

  static func otherDrag(_ random: inout SeededGenerator) -> ViewerCase {
    let direction = random.pick(["right", "up", "down"])
    var example = ViewerCase("a drag \(direction == "right" ? "to the right" : direction)")
    let length = CGFloat(random.number(100...160))
    let wobble = CGFloat(random.number(-15...15))
    let way: CGPoint
    switch direction {
    case "right": way = CGPoint(x: length, y: wobble)
    case "up": way = CGPoint(x: wobble, y: -length)
    default: way = CGPoint(x: wobble, y: length)
    }
    let time = random.number(160...400)
    example.drag(by: way, for: time, &random)
    // One frame more, for the first place beyond the 40 points.
    example.due = [Due(act: .movePhoto, times: 0...(Int(40 / length * CGFloat(time)) + 20))]
    return example
  }

  static func slowDrag(_ random: inout SeededGenerator) -> ViewerCase {
    var example = ViewerCase("a slow drag to the left")
    let way = CGPoint(x: -random.number(70...110), y: random.number(-8...8))
    example.drag(by: way, for: random.number(1_300...2_000), &random)
    example.due = [Due(act: .movePhoto, times: 0...600)]
    return example
  }

  /// Says when the finger lifts.
  @discardableResult
  private mutating func drag(by way: CGPoint, for time: Int, _ random: inout SeededGenerator) -> Int {
    let start = CGPoint(
      x: way.x < -50 ? random.number(240...300) : random.number(60...100), y: random.number(190...290))
    plan.add(.down(start), at: 0)
    let count = max(time / 16, 1)
    for step in 1...count {
      let share = CGFloat(step) / CGFloat(count)
      plan.add(.move(CGPoint(x: start.x + way.x * share, y: start.y + way.y * share)), at: step * 16)
    }
    let lift = count * 16 + 16
    plan.add(.up, at: lift)
    return lift
  }

  /// Runs the viewer and says what is wrong.
  var complaint: String? {
    let stage = Stage()
    let viewer = PhotoViewer(frame: stage.window.bounds)
    stage.show(viewer)
    var acts: [(act: PhotoViewer.Act, time: Int)] = []
    let clock = stage.device.clock
    let start = clock.now
    viewer.onAct = { acts.append(($0, Int(((clock.now - start) * 1_000).rounded()))) }
    stage.device.play(plan.script.frames(on: stage.window.bounds.size))
    stage.device.advance(by: 2)

    let isRight =
      acts.count == due.count
      && zip(acts, due).allSatisfy { $0.act == $1.act && $1.times.contains($0.time) }
    if isRight { return nil }
    return """
      expected: \(list(due.map { "\($0.act), \(text($0.times))" }))
      got:      \(list(acts.map { "\($0.act) at \(seconds($0.time)) s" }))
      the fingers, and what the viewer did:
      \(history(acts).map { "    " + $0 }.joined(separator: "\n"))
      """
  }

  private func list(_ words: [String]) -> String {
    words.isEmpty ? "nothing" : words.joined(separator: ", then ")
  }

  private func text(_ times: ClosedRange<Int>) -> String {
    if times.upperBound - times.lowerBound <= 10 { return "at \(seconds(times.lowerBound)) s" }
    if times.lowerBound == 0 { return "at \(seconds(times.upperBound)) s at the latest" }
    return "between \(seconds(times.lowerBound)) and \(seconds(times.upperBound)) s"
  }

  private func seconds(_ milliseconds: Int) -> String {
    NumberText.fixed(Double(milliseconds) / 1_000, places: 3)
  }

  /// The fingers and the acts; of moves in a row only the last one.
  private func history(_ acts: [(act: PhotoViewer.Act, time: Int)]) -> [String] {
    let results = acts.map { Happening($0.time, "\($0.act)") }
    let lines = Happening.lines(plan.happenings, results)
    return lines.enumerated().filter { index, line in
      let next = index + 1 < lines.count ? lines[index + 1] : ""
      return !(line.contains(" moves to ") && next.contains(" moves to "))
    }.map(\.element)
  }
}
