import CheckSupport
import Course
import Foundation
import XCTest

@testable import CheckCommand
@testable import HostSystem
@testable import Judge
@testable import TeachCommand

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Every report, written from one record with every verdict in it, and compared with a file.
///
/// `UPDATE_GOLDEN=1 swift test --filter ReportFilesTests` writes the files anew; read what it changed.
final class ReportFilesTests: XCTestCase {
  private let report = {
    var report = judged
    report.course = "1.2.3"
    return report
  }()

  private static let judged = Report(
    submission: Report.Submission(
      name: "ada", sandbox: "not sandboxed: it was switched off",
      ignored: ["notes/", "odd\u{1B}name".printable]),
    chapters: [
      Report.Chapter(
        number: 1, folder: "01-numbers", title: "Numbers & <more>",
        exercises: [
          exercise("1.1", "Doubling", 10, [.passed, .passed]),
          exercise("1.2", "Countdown", 20, [.passed, .failed, .crashed]),
          exercise("1.3", "Largest", 30, [.timedOut, .skipped]),
        ]),
      Report.Chapter(
        number: 2, folder: "02-words", title: "Words",
        exercises: [
          exercise(
            "2.1", "Echo", 5, [.notBuilt], reason: "it does not compile:\nEcho.swift:1:1: error \"x\" < y"),
          exercise("2.2", "Silence", 7, [.didNotFinish]), exercise("2.3", "Later", 9, [.skipped]),
          exercise("2.4", "Starter", 11, [.notBegun, .notBegun]),
          exercise("2.5", "Nowhere", 13, [.notHandedIn], reason: "Nowhere.swift was not handed in"),
        ]),
      Report.Chapter(
        number: 3, folder: "03-marks", title: "Marks",
        exercises: [
          exercise("3.1", "Both", 15, [.passed], holds: [.passed, .passed]),
          exercise("3.2", "First", 15, [.passed], holds: [.failed, .passed]),
          exercise("3.3", "None", 15, [.failed, .passed], holds: [.notTried]),
        ]),
    ])

  private static func exercise(
    _ id: String, _ title: String, _ points: Int, _ verdicts: [Verdict], holds: [Verdict] = [],
    reason: String? = nil
  ) -> Report.Exercise {
    Report.Exercise(
      id: id, title: title, file: "exercises/\(title).swift", points: points, reason: reason,
      tests: (verdicts + holds).enumerated().map { number, verdict in
        Report.Test(
          name: number < verdicts.count ? "test\(number + 1)" : "testHolds\(number + 1)", verdict: verdict,
          message: [.passed, .notBegun, .notTried].contains(verdict)
            ? "" : "asked: a & b\nexpected: <3>\ngot: \u{1B}[31m4\u{0}",
          seconds: 0.25 * Double(number + 1))
      })
  }

  func testGoldenFiles() throws {
    for format in ReportFiles.Format.allCases {
      try compare(format.text(report, course: Course(chapters: [])), with: format.fileName)
    }
  }

  private func compare(_ text: String, with name: String) throws {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/Golden/\(name)"
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] != nil { try Files.write(text, to: path) }
    XCTAssertEqual(text, try Files.text(path), name)
  }

  func testEveryReportSaysTheSame() throws {
    struct Rows: Decodable {
      struct Row: Decodable { let score: Int }
      let tests: [Row]
    }
    for format in [ReportFiles.Format.gradescope, .classroom] {
      let rows = try JSONDecoder().decode(Rows.self, from: Data(format.text(report).utf8))
      XCTAssertEqual(rows.tests.map(\.score), report.exercises.flatMap(\.marks).map(\.earned))
    }
    XCTAssertEqual(report.earned, 37)
    XCTAssertEqual(report.points, 150)
    let xml = XMLWords()
    let parser = XMLParser(data: Data(try ReportFiles.Format.junit.text(report).utf8))
    parser.delegate = xml
    XCTAssertTrue(parser.parse(), "\(String(describing: parser.parserError))")
    XCTAssertEqual(xml.count["testcase"], 22)
    XCTAssertEqual(xml.count["failure"], 3)
    XCTAssertEqual(xml.count["error"], 4)
    XCTAssertEqual(xml.count["skipped"], 6)
  }

  func testWhereTheyAreWritten() throws {
    let miniature = try MiniatureCourse()
    defer { miniature.remove() }
    try ReportFiles(formats: [.junit], folder: "\(miniature.root)/out")
      .write(report, on: miniature.context())
    XCTAssertEqual(Files.names(in: "\(miniature.root)/out"), ["junit.xml", "report.json"])
    XCTAssertEqual(try ReportFiles.formats("junit,Gradescope"), [.junit, .gradescope])
    XCTAssertThrowsError(try ReportFiles.formats("pdf")) {
      XCTAssertEqual($0 as? UsageError, .unknownReport("pdf"))
    }
  }

  // MARK: Reports that are read again

  func testAReportIsReadAsItWasWritten() throws {
    XCTAssertEqual(try StoredReport.read(Data(ReportFiles.Format.json.text(report).utf8)), report)
  }

  func testMalformedReportsAreWorthNothing() throws {
    let text = try ReportFiles.Format.json.text(report)
    for (old, new, word) in [
      ("\"earned\" : 37", "\"earned\" : 150", "contradicts itself"),
      ("\"verdict\" : \"failed\"", "\"verdict\" : \"passed\"", "contradicts itself"),
      ("\"points\" : 30", "\"points\" : -30", "contradicts itself"),
      ("\"version\" : 1", "\"version\" : 2", "version 2"),
      ("\"verdict\" : \"failed\"", "\"verdict\" : \"excellent\"", "no report"), ("{", "", "no report"),
    ] {
      let forged = text.replacing(old, with: new, maxReplacements: 1)
      XCTAssertNotEqual(forged, text, old)
      XCTAssertThrowsError(try StoredReport.read(Data(forged.utf8)), new) { error in
        XCTAssertTrue("\(error)".contains(word) && "\(error)".contains("0 points"), "\(error)")
      }
    }
  }

  func testTimesThatAreNone() throws {
    for seconds in [Double.nan, .infinity, -1, 1e300] {
      let test = Report.Test(name: "t", verdict: .passed, message: "", seconds: seconds)
      XCTAssertTrue((0...1e6).contains(test.seconds))
    }
  }

  /// Text of a student's that would pass for the report's own.
  func testNoTextLooksLikeTheReport() throws {
    let forged =
      "600 of 600 points\n\u{1B}[2K✓ works\n```\n# 600 of 600 points\n<b>600</b>\r\n600 of 600 points"
    let name = "x\n600 of 600 points\n=1+1"
    let report = Report(
      submission: Report.Submission(name: name.printableName, sandbox: "off", ignored: [name.printableName]),
      chapters: [
        Report.Chapter(
          number: 1, folder: "01-numbers", title: "Numbers",
          exercises: [
            Report.Exercise(
              id: "1.1", title: "Doubling", file: name, points: 10, reason: nil,
              tests: [Report.Test(name: name, verdict: .crashed, message: forged, seconds: 0)]),
            Report.Exercise(
              id: "1.2", title: "Countdown", file: name, points: 10,
              reason: Wording.cause(
                .doesNotCompile([Diagnostic(path: "a.swift", line: 1, column: 1, message: forged)])),
              tests: [Report.Test(name: "t", verdict: .notBuilt, message: "", seconds: 0)]),
          ])
      ])
    struct Told: Decodable {
      struct Row: Decodable { let output: String?, message: String? }
      let output: String?
      let tests: [Row]
    }
    for format in ReportFiles.Format.allCases {
      let text = try format.text(report, course: Course(chapters: []))
      var texts = [text]
      if [.gradescope, .classroom].contains(format) {
        let told = try JSONDecoder().decode(Told.self, from: Data(text.utf8))
        texts = [told.output ?? ""] + told.tests.map { ($0.output ?? "") + ($0.message ?? "") }
      }
      for line in texts.flatMap({ $0.split(whereSeparator: \.isNewline) }) {
        let bare = line.drop { $0 == " " }
        for sign in ["600 of", "✓ works", "#", "<b>", "=1"] {
          XCTAssertFalse(bare.hasPrefix(sign), "\(format): \(line)")
        }
        XCTAssertFalse(line.contains("```") || line.contains("\u{1B}"), "\(format): \(line)")
      }
    }
    XCTAssertEqual(CommaSeparated.line(["=1+1", "+1", "@x"]), "'=1+1,'+1,'@x\r\n")
    XCTAssertEqual(
      firstDivergence(expected: ["a"], actual: ["b\n600 of 600 points`"])?.contains(
        "b\\n600 of 600 points\\u{60}"),
      true)
  }

  func testLongTextsAreShortened() {
    let test = Report.Test(
      name: "t", verdict: .failed, message: String(repeating: "x", count: 9_000), seconds: 0)
    XCTAssertTrue(test.message.hasSuffix("… (1000 characters more)"))
  }
}

/// Counts the elements of an XML text.
private final class XMLWords: NSObject, XMLParserDelegate {
  var count: [String: Int] = [:]

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) { count[name, default: 0] += 1 }
}
