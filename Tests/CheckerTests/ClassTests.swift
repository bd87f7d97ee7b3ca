import Course
import Foundation
import XCTest

@testable import CheckCommand
@testable import HostSystem
@testable import Judge
@testable import TeachCommand

/// What is told about a class.
final class ClassTests: XCTestCase {
  private let folder = NSTemporaryDirectory() + "class-\(UUID().uuidString)"
  private let course = Course(chapters: [MiniatureCourse.chapter])

  override func tearDown() { try? FileManager.default.removeItem(atPath: folder) }

  func testRatesVerdictsAndSymptoms() throws {
    try write("ada", report("ada", [.passed, .passed, .passed]))
    try write("bob", report("bob", [.passed, .failed, .notBuilt]))
    try write("cyd", report("cyd", [.passed, .failed, .timedOut]))
    try write("dan", report("dan", [.passed, .crashed, .failed]))
    let found = try ClassReport(folder: folder, course: course)
    XCTAssertEqual(found.problems, [])
    XCTAssertEqual(found.summaries.map(\.passed), [4, 1, 1])
    XCTAssertEqual(found.summaries.map(\.rate), [1, 0.25, 0.25])
    XCTAssertEqual(found.summaries[1].verdicts, [.passed: 1, .failed: 2, .crashed: 1])
    XCTAssertEqual(found.summaries[1].symptom?.text, "testSecond")
    XCTAssertEqual(found.summaries[1].symptom?.count, 3)
    XCTAssertNil(found.summaries[0].symptom)
    XCTAssertEqual(found.shares, [1, 10.0 / 60, 10.0 / 60, 10.0 / 60])
    let text = found.text(.plain)
    for part in [
      "4 reports, 0 files worth 0 points",
      "       ✓ works           ★ holds\n  1.1  100 % 4 of 4      –                 Doubling",
      "1.2  25 %  1 of 4      –                 Countdown", "2 failed, 1 crashed",
      "most often: testSecond (3)", "90–100 %  1    ", "10–19 %   3    ", "mean 38 %, median 17 %",
    ] { XCTAssertTrue(text.contains(part), "\(part)\n\(text)") }
  }

  func testBothMarksHaveAColumn() throws {
    let both: [(name: String, plain: Verdict, holds: Verdict)] = [
      ("ada", .passed, .passed), ("bob", .passed, .failed), ("cyd", .failed, .notTried),
      ("dan", .passed, .crashed),
    ]
    for (name, plain, holds) in both {
      let exercise = Report.Exercise(
        id: "1.1", title: "Doubling", file: "f", points: 10, reason: nil,
        tests: [
          Report.Test(name: "testTwice", verdict: plain, message: "", seconds: 0),
          Report.Test(name: "testHoldsInAnyApp", verdict: holds, message: "", seconds: 0),
        ])
      let chapter = Report.Chapter(
        number: 1, folder: "01-numbers", title: "Numbers", exercises: [exercise])
      try write(name, Report(submission: head(name), chapters: [chapter]))
    }
    let found = try ClassReport(folder: folder, course: course)
    XCTAssertEqual(found.problems, [])
    XCTAssertEqual(found.summaries.map(\.earned), [[.works: 3, .holds: 1]])
    XCTAssertEqual(found.shares, [1, 0.8, 0, 0.8])
    let text = found.text(.plain)
    for part in [
      "       ✓ works           ★ holds\n  1.1  75 %  3 of 4      25 %  1 of 4      Doubling",
      "2 failed, 1 crashed", "most often: testHoldsInAnyApp (2)", "  8 of 10  ✓ works 1  ★ holds 0",
    ] { XCTAssertTrue(text.contains(part), "\(part)\n\(text)") }
    let lines = found.table.split(separator: "\r\n")
    XCTAssertTrue(lines[0].hasPrefix("exercise,title,submissions,works,holds,passed,rate,"), found.table)
    XCTAssertTrue(lines[1].hasPrefix("1.1,Doubling,4,3,1,1,0.25,"), found.table)
    let sheet = GradeSheet(
      plans: [], rows: found.members.map { (FolderName($0.name), .graded(Grade($0.report))) })
    XCTAssertEqual(
      sheet.text,
      "submission,earned,points,works,holds,remark\r\nada,10,10,1,1,\r\nbob,8,10,1,0,\r\n"
        + "cyd,0,10,0,0,\r\ndan,8,10,1,0,\r\n")
  }

  func testWhatWasGradedBeforeThereWereMarks() throws {
    let graded = report("ada", [.passed, .failed, .failed])
    let text = try ReportFiles.Format.json.text(graded).split(separator: "\n")
      .filter { !$0.contains("\"works\" :") }.joined(separator: "\n")
    try Files.write(text, to: "\(folder)/ada/report.json")
    var hash = SHA256()
    for part in [text, "10 60", "1.1 10", "1.2 0", "1.3 0"] { hash.add(part) }
    let record =
      #"{"inputs":"i","report":"\#(hash.text)","grade":"#
      + #"{"earned":10,"points":60,"exercises":{"1.1":10,"1.2":0,"1.3":0}}}"#
    try Files.write(record, to: "\(folder)/ada/graded.json")
    let found = try ClassReport(folder: folder, course: course)
    XCTAssertEqual(found.problems, [])
    XCTAssertEqual(found.shares, [10.0 / 60])
    XCTAssertEqual(found.summaries.map(\.earned), [[.works: 1], [.works: 0], [.works: 0]])
  }

  func testNobodyIsNamedUnlessAsked() throws {
    for name in ["ada", "bob", "cyd"] { try write(name, report(name, [.passed, .failed, .failed])) }
    let text = try ClassReport(folder: folder, course: course).text(.plain)
    for name in ["ada", "bob", "cyd"] { XCTAssertFalse(text.contains(name), text) }
    XCTAssertTrue(text.contains("student 1  10 of 60"), text)
    let named = try ClassReport(folder: folder, course: course, named: true)
    XCTAssertTrue(named.text(.plain).contains("  ada  10 of 60"))
    for name in ["ada", "bob", "cyd"] { XCTAssertFalse(named.table.contains(name)) }
  }

  func testFilesThatAreNoReportsAreNamedAndWorthNothing() throws {
    try write("ada", report("ada", [.passed, .passed, .passed]))
    let good = try ReportFiles.Format.json.text(report("x", [.passed, .passed, .passed]))
    let other = Report(
      submission: head("other"),
      chapters: [
        Report.Chapter(number: 9, folder: "09-x", title: "X", exercises: [exercise("9.1", .passed, 900)])
      ])
    let rich = Report(
      submission: head("rich"),
      chapters: [
        Report.Chapter(
          number: 1, folder: "01-numbers", title: "Numbers",
          exercises: [
            Report.Exercise(
              id: "1.1", title: "Doubling", file: "f", points: 1_000, reason: nil,
              tests: [Report.Test(name: "t", verdict: .passed, message: "", seconds: 0)])
          ])
      ])
    let twice = Report(
      submission: head("twice"), chapters: report("x", [.passed]).chapters + report("x", [.passed]).chapters)
    let texts: [(name: String, text: String, word: String)] = [
      ("cut", String(good.dropLast(30)), "no report"), ("empty", "", "no report"),
      ("forged", good.replacing("\"earned\" : 60", with: "\"earned\" : 600"), "contradicts itself"),
      ("old", good.replacing("\"version\" : 1", with: "\"version\" : 0"), "version 0"),
      ("other", try ReportFiles.Format.json.text(other), "does not belong here"),
      ("rich", try ReportFiles.Format.json.text(rich), "does not belong here"),
      ("twice", try ReportFiles.Format.json.text(twice), "does not belong here"),
      // Somebody else's report in one's own folder.
      ("wrong", good, "it is about x"),
    ]
    for (name, text, _) in texts { try Files.write(text, to: "\(folder)/\(name)/report.json") }
    try Files.makeFolder("\(folder)/nothing")
    try Files.makeFolder("\(folder)/link")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder)/link/report.json", withDestinationPath: "../ada/report.json")
    try Files.write("{}", to: "\(folder)/stray.json")
    try Files.write("a,b\r\n", to: "\(folder)/grades.csv")

    let found = try ClassReport(folder: folder, course: course)
    XCTAssertEqual(found.members.map(\.name), ["ada"])
    XCTAssertEqual(found.problems.count, texts.count + 3)
    let told = found.text(.plain)
    for (name, _, word) in texts {
      let problem = try XCTUnwrap(found.problems.first { $0.path == "\(name)/report.json" }, name)
      XCTAssertTrue(problem.reason.contains(word) && problem.reason.contains("0 points"), problem.reason)
      XCTAssertTrue(told.contains("\(name)/report.json: "), told)
    }
    XCTAssertTrue(told.contains("stray.json: ") && told.contains("nothing/report.json: "), told)
    XCTAssertEqual(found.summaries.map(\.submissions), [12, 12, 12])
    XCTAssertEqual(found.shares.sorted(), Array(repeating: 0, count: 11) + [1])
    XCTAssertTrue(found.table.contains("1.1,Doubling,12,1,,1,0.083,"), found.table)
  }

  func testAReportThatWasChangedAfterwards() throws {
    let graded = report("ada", [.passed, .failed, .failed])
    try write("ada", graded)
    try GradeRecord(inputs: "i", report: graded, text: ReportFiles.Format.json.text(graded)).write(
      to: "\(folder)/ada")
    XCTAssertEqual(try ClassReport(folder: folder, course: course).problems, [])
    try write("ada", report("ada", [.passed, .passed, .passed]))
    let problem = try XCTUnwrap(ClassReport(folder: folder, course: course).problems.first)
    XCTAssertTrue(problem.reason.contains("not what was written when it was graded"), problem.reason)
  }

  func testHints() throws {
    try write("ada", report("ada", [.failed, .failed, .failed], hints: ["1.2": [1, 2]]))
    try write("bob", report("bob", [.failed, .failed, .failed], hints: ["1.2": [1]]))
    try write("cyd", report("cyd", [.failed, .failed, .failed]))
    let found = try ClassReport(folder: folder, course: course)
    XCTAssertEqual(found.summaries.map(\.hints), [[0, 0, 0], [2, 1, 0], [0, 0, 0]])
    XCTAssertTrue(found.text(.plain).contains("hints: 2 used 1, 1 used 2, 0 used 3"))
  }

  func testHintsComeWithARepository() throws {
    let path = "\(folder)/ada"
    try Files.write("x", to: "\(path)/exercises/01-numbers/Doubling.swift")
    XCTAssertNil(try Submission(path, course: course).hints())
    let notes = #"{"version":1,"exercises":{"1.1":{"hints":[1,3,7]},"9.9":{"hints":[1]},"1.2":{"hints":[]}}}"#
    try Files.write(notes, to: "\(path)/.progress.json")
    XCTAssertEqual(try Submission(path, course: course).hints(), ["1.1": [1, 3]])
    try Files.write("nonsense", to: "\(path)/.progress.json")
    XCTAssertNil(try Submission(path, course: course).hints())
  }

  func testFoldersThatHoldNoReports() throws {
    XCTAssertThrowsError(try ClassReport(folder: folder, course: course)) {
      XCTAssertEqual($0 as? ClassCommand.Mistake, .reportsAreNoFolder(folder))
    }
    try Files.makeFolder(folder)
    XCTAssertThrowsError(try ClassReport(folder: folder, course: course)) {
      XCTAssertEqual($0 as? ClassCommand.Mistake, .noReports(folder))
    }
  }

  func testFieldsOfATable() {
    XCTAssertEqual(
      CommaSeparated.line(["a", "b,c", "\"d\"", "=1+1", "-2", "e\nf"]),
      "a,\"b,c\",\"\"\"d\"\"\",'=1+1,'-2,\"e\nf\"\r\n")
  }

  func testWhatIsTyped() throws {
    let command = try XCTUnwrap(
      TeachCommand.program.typed(["class", "there", "--names", "--out", "x.csv"]) as? ClassCommand)
    XCTAssertEqual(command.folder, "there")
    XCTAssertTrue(command.names)
    XCTAssertEqual(command.out, "x.csv")
    XCTAssertThrowsError(try TeachCommand.program.typed(["class"])) {
      XCTAssertEqual($0 as? ClassCommand.Mistake, .needsFolder)
    }
  }

  // MARK: Reports

  private func write(_ name: String, _ report: Report) throws {
    try Files.write(ReportFiles.Format.json.text(report), to: "\(folder)/\(name)/report.json")
  }

  private func head(_ name: String, hints: [String: [Int]]? = nil) -> Report.Submission {
    Report.Submission(name: name, sandbox: "not sandboxed", ignored: [], hints: hints)
  }

  private func report(_ name: String, _ verdicts: [Verdict], hints: [String: [Int]]? = nil) -> Report {
    Report(
      submission: head(name, hints: hints),
      chapters: [
        Report.Chapter(
          number: 1, folder: "01-numbers", title: "Numbers",
          exercises: zip(MiniatureCourse.chapter.exercises, verdicts).map { known, verdict in
            exercise(known.id, verdict, known.points, title: known.title)
          })
      ])
  }

  private func exercise(_ id: String, _ verdict: Verdict, _ points: Int, title: String = "X")
    -> Report.Exercise
  {
    Report.Exercise(
      id: id, title: title, file: "f", points: points,
      reason: verdict == .notBuilt ? "it does not compile:\nplace" : nil,
      tests: [
        Report.Test(
          name: "testFirst", verdict: verdict == .notBuilt ? .notBuilt : .passed, message: "", seconds: 0.1),
        Report.Test(name: "testSecond", verdict: verdict, message: "m", seconds: 0.1),
      ])
  }
}
