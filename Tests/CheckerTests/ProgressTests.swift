import Course
import XCTest

@testable import CheckCommand
@testable import HostSystem
@testable import Judge
@testable import TeachCommand

/// What is kept of a student's way, and that losing it stops nothing.
final class ProgressTests: XCTestCase {
  private var miniature: MiniatureCourse!
  private var complaints: [String] = []

  override func setUpWithError() throws { miniature = try MiniatureCourse() }

  override func tearDown() { miniature.remove() }

  private var path: String { "\(miniature.root)/\(ProgressFile.name)" }

  private func file() throws -> ProgressFile {
    ProgressFile(root: try Root(miniature.root)) { self.complaints.append($0) }
  }

  private func perform(_ words: String...) -> ExitCode {
    CheckCommand.program.perform(
      words + ["--root", miniature.root], course: miniature.course, limiter: MiniatureCourse.limiter)
  }

  func testTheFirstTimeStaysTheFirst() throws {
    try miniature.answer(["Largest": MiniatureCourse.solutions["Largest"] ?? ""])
    let report = try miniature.check()
    let first = Date(timeIntervalSince1970: 1_700_000_000)
    try file().update { $0.note(report, now: first) }
    try file().update { $0.note(report, now: first + 100_000) }
    try file().update { $0.note(.symptom, of: "1.1") }
    try file().update { $0.note(.concept, of: "1.1") }
    let progress = try file().update { $0.note(.symptom, of: "1.1") }
    XCTAssertEqual(progress.exercises["1.3"]?.firstPassed, "2023-11-14T22:13:20Z")
    XCTAssertEqual(progress.exercises["1.1"], Progress.Entry(firstPassed: nil, hints: [1, 2]))
    let line = "So far 1 of 3 exercises work, last 1.3 on 2023-11-14; solved: 1; hints: 2."
    XCTAssertEqual(progress.line(for: miniature.course), line)
    let card = ReportCard(report: report, course: miniature.course, style: .plain, progress: progress).text
    XCTAssertTrue(card.contains("\n\(line)\nNext: "), card)
    XCTAssertNil(Progress().line(for: miniature.course))
    XCTAssertEqual(complaints, [])
  }

  func testWhatWorksIsNotedBesideWhatHasPassed() throws {
    let works = Report.Exercise(
      id: "1.2", title: "Countdown", file: "f", points: 20, reason: nil,
      tests: [
        Report.Test(name: "testA", verdict: .passed, message: "", seconds: 0),
        Report.Test(name: "testHoldsB", verdict: .failed, message: "", seconds: 0),
      ])
    let report = Report(chapters: [
      Report.Chapter(number: 1, folder: "01-numbers", title: "Numbers", exercises: [works])
    ])
    // Files of old know only what has passed.
    try Files.write(
      #"{"version":1,"exercises":{"1.1":{"firstPassed":"2023-11-13T22:13:20Z","hints":[]}}}"#, to: path)
    let first = Date(timeIntervalSince1970: 1_700_000_000)
    try file().update { $0.note(report, now: first) }
    let progress = try file().update { $0.note(report, now: first + 100_000) }
    XCTAssertEqual(complaints, [])
    XCTAssertEqual(
      progress.exercises["1.2"], Progress.Entry(firstWorked: "2023-11-14T22:13:20Z", firstPassed: nil))
    XCTAssertEqual(
      progress.line(for: miniature.course),
      "So far 2 of 3 exercises work, last 1.2 on 2023-11-14; solved: 1; hints: 0.")
    // What works is left for later.
    XCTAssertEqual(progress.unsolved(after: "1.1", in: miniature.course)?.exercise.id, "1.3")
    let all = Progress(
      exercises: progress.exercises.merging(["1.3": Progress.Entry(firstPassed: "2023")]) { $1 })
    XCTAssertEqual(all.unsolved(after: "1.1", in: miniature.course)?.exercise.id, "1.2")
  }

  func testTheNextExerciseIsOneThatIsNotSolved() throws {
    try miniature.answer()
    let entry = Progress.Entry(firstPassed: "2023-11-14T22:13:20Z")
    func next(after id: String, solved: [String]) throws -> String {
      let progress = Progress(exercises: Dictionary(uniqueKeysWithValues: solved.map { ($0, entry) }))
      let report = try miniature.check(.exercise(id))
      let card = ReportCard(report: report, course: miniature.course, style: .plain, progress: progress)
      return String(card.text.split(separator: "Next: ").last ?? "")
    }
    let last = "exercises/01-numbers/Largest.swift; its comment says what to do.\n"
    for (id, solved, words) in [
      ("1.2", ["1.2"], "open \(last)Then make check EXERCISE=1.3 shows what is asked."),
      ("1.2", ["1.2", "1.3"], "open exercises/01-numbers/Doubling.swift; its comment says what to do."),
      ("1.3", ["1.1", "1.2", "1.3"], "make check"),
    ] {
      let text = try next(after: id, solved: solved)
      XCTAssertTrue(text.hasPrefix(words), text)
    }
  }

  func testOfSeveralThatPassedAtOnceTheLastInTheCourseIsNamed() {
    let entry = Progress.Entry(firstPassed: "2023-11-14T22:13:20Z")
    let progress = Progress(exercises: ["1.2": entry, "1.3": entry])
    XCTAssertEqual(
      progress.line(for: miniature.course),
      "So far 2 of 3 exercises work, last 1.3 on 2023-11-14; solved: 2; hints: 0.")
  }

  func testCommandsKeepProgressUnlessToldNotTo() throws {
    try miniature.answer()
    XCTAssertEqual(perform("hint", "1.2", "3", "--no-progress"), .allPassed)
    XCTAssertEqual(perform("run", "--no-progress"), .allPassed)
    XCTAssertEqual(perform("run", "--exercises", "\(miniature.root)/exercises"), .allPassed)
    XCTAssertFalse(Files.exists(path))
    XCTAssertEqual(perform("hint", "1.2", "3"), .allPassed)
    XCTAssertEqual(perform("run", "--exercise", "1.2"), .allPassed)
    let progress = try file().update { _ in }
    XCTAssertEqual(progress.exercises.keys.sorted(), ["1.2"])
    XCTAssertEqual(progress.exercises["1.2"]?.hints, [3])
    XCTAssertNotNil(progress.exercises["1.2"]?.firstPassed)
  }

  func testBrokenFilesAreKeptAside() throws {
    let texts = ["", "{", "[]", "{\"version\": 99, \"exercises\": {}}", "null"]
    for (index, text) in texts.enumerated() {
      try Files.write(text, to: path)
      let progress = try file().update { $0.note(.place, of: "1.1") }
      XCTAssertEqual(progress.exercises["1.1"]?.hints, [3], text)
      XCTAssertEqual(try file().update { _ in }, progress)
      let kept = ".build/check/kept/progress-\(index + 1)/\(ProgressFile.name)"
      XCTAssertEqual(try Files.text("\(miniature.root)/\(kept)"), text)
      XCTAssertTrue(complaints.last?.contains(kept) == true, "\(complaints)")
    }
    XCTAssertEqual(complaints.count, texts.count)
  }

  func testWhatIsNoFileStopsNothing() throws {
    try Files.makeFolder(path)
    XCTAssertEqual(perform("run"), .allPassed)
    XCTAssertFalse(Files.isOrdinary(path))
    try file().update { $0.note(.place, of: "1.1") }
    XCTAssertTrue(Files.isOrdinary(path))
  }
}
