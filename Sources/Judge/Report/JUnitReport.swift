import Course
import Foundation
import HostSystem

/// A report as JUnit XML, which most CI systems show.
///
/// A chapter is a suite, and each mark of an exercise a class in it. A check that failed is a `failure`, one that could not be judged an `error`.
package struct JUnitReport {
  package let report: Report

  package var text: String {
    var lines = [#"<?xml version="1.0" encoding="UTF-8"?>"#]
    let name = report.submission?.name ?? "check"
    lines.append("<testsuites\(attributes(name: name, of: report.exercises))>")
    for chapter in report.chapters {
      lines.append("  <testsuite\(attributes(name: chapter.folder, of: chapter.exercises))>")
      lines += properties(of: chapter)
      for exercise in chapter.exercises {
        for part in exercise.marks {
          for test in part.tests { lines += testCase(test, for: part.mark, of: exercise, in: chapter) }
        }
      }
      lines.append("  </testsuite>")
    }
    lines.append("</testsuites>")
    return lines.joined(separator: "\n") + "\n"
  }

  private enum Outcome {
    case passed, failure, error, skipped

    init(_ verdict: Verdict) {
      switch verdict {
      case .passed: self = .passed
      case .failed: self = .failure
      case .skipped, .notBegun, .notHandedIn, .notTried: self = .skipped
      case .crashed, .timedOut, .didNotFinish, .notBuilt: self = .error
      }
    }
  }

  private func attributes(name: String, of exercises: [Report.Exercise]) -> String {
    let tests = exercises.flatMap(\.tests)
    func count(_ outcome: Outcome) -> String { String(tests.filter { Outcome($0.verdict) == outcome }.count) }
    return attributes([
      ("name", name), ("tests", String(tests.count)), ("failures", count(.failure)),
      ("errors", count(.error)),
      ("skipped", count(.skipped)), ("time", seconds(tests.reduce(0) { $0 + $1.seconds })),
    ])
  }

  private func properties(of chapter: Report.Chapter) -> [String] {
    var values = [("earned", String(chapter.earned)), ("points", String(chapter.points))]
    values += Mark.allCases.map { mark in
      (mark.rawValue, String(chapter.exercises.filter { $0.has(mark) }.count))
    }
    if let submission = report.submission { values.append(("sandbox", submission.sandbox)) }
    let lines = values.map { "      <property\(attributes([("name", $0.0), ("value", $0.1)]))/>" }
    return ["    <properties>"] + lines + ["    </properties>"]
  }

  private func testCase(
    _ test: Report.Test, for mark: Mark, of exercise: Report.Exercise, in chapter: Report.Chapter
  ) -> [String] {
    let opening = attributes([
      ("classname", "\(chapter.folder).\(exercise.id) \(exercise.title): \(mark.rawValue)"),
      ("name", test.name),
      ("file", exercise.file), ("time", seconds(test.seconds)),
    ])
    let message = exercise.reason ?? (test.message.isEmpty ? test.verdict.rawValue : test.message)
    let told = attributes([
      ("message", message.split(separator: "\n").first.map(String.init) ?? test.verdict.rawValue),
      ("type", test.verdict.rawValue),
    ])
    let marked = escaped(Wording.marked(message).joined(separator: "\n"))
    let body: String
    switch Outcome(test.verdict) {
    case .passed: return ["    <testcase\(opening)/>"]
    case .failure: body = "<failure\(told)>\(marked)</failure>"
    case .error: body = "<error\(told)>\(marked)</error>"
    case .skipped: body = "<skipped\(attributes([("message", message)]))/>"
    }
    return ["    <testcase\(opening)>", "      \(body)", "    </testcase>"]
  }

  private func attributes(_ values: [(String, String)]) -> String {
    values.map { " \($0.0)=\"\(escaped($0.1).replacing("\n", with: "&#10;"))\"" }.joined()
  }

  private func seconds(_ seconds: Double) -> String { String(format: "%.3f", seconds) }

  /// Reports hold no control characters, which XML could not hold either.
  private func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
