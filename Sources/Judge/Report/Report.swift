import Course
import HostSystem

/// Everything that came out of a run, as it is written to `.build/check/report.json`.
///
/// The schema, version 1: keys may be added, none changes its meaning without a new number. Paths are relative to the root
/// of the repository, or to the folder that was handed in. Texts hold no control characters but line breaks and tabs. A
/// verdict is one of `passed`, `failed`, `skipped`, `crashed`, `timed out`, `did not finish`, `not built`, `not begun` (the
/// file is as it was handed out, and was neither built nor run), `not handed in`, and, of a test, `not tried` (it is for
/// *holds*, and the exercise doesn't work).
///
///     version    1
///     course     the version of the course whose checks judged, as `check --version` says it; not in reports of old
///     earned     sum of the points earned below
///     points     sum of the points that could be earned
///     submission only for what was handed in: name, sandbox (begins with `sandboxed` or `not sandboxed`), and
///                ignored, the names of what was not taken, and hints, the rungs of the hints that the
///                student's own notes name, by exercise (only if there are notes), and found, in words, which
///                files were taken from where they don't belong (only if there are any)
///     chapters   number, folder, title, earned, points, answers (only in the reports on a class: the fingerprint of
///                the chapter's answers; equal ones were judged once), and
///       exercises  id, title, file, verdict (passed only with all points), earned, points, works (true or false;
///                  not in reports of old, in which an exercise earned all points or none), holds (only if there
///                  are tests for it), reason (only when not built or not handed in), and
///         tests      name, verdict, message (empty when passed), seconds
package struct Report: Codable, Equatable, Sendable {
  /// What is known of something that was handed in, beside its answers.
  package struct Submission: Codable, Equatable, Sendable {
    package let name: String
    package let sandbox: String
    package let ignored: [String]
    package var hints: [String: [Int]]?
    package var found: [String]?

    package init(
      name: String, sandbox: String, ignored: [String], hints: [String: [Int]]? = nil, found: [String] = []
    ) {
      self.name = name
      self.sandbox = sandbox
      self.ignored = ignored
      self.hints = hints
      self.found = found.isEmpty ? nil : found
    }
  }

  package struct Chapter: Codable, Equatable, Sendable {
    package let number: Int
    package let folder: String
    package let title: String
    package let earned: Int
    package let points: Int
    package let exercises: [Exercise]
    package let answers: String?

    package init(number: Int, folder: String, title: String, exercises: [Exercise], answers: String? = nil) {
      self.number = number
      self.folder = folder
      self.title = title
      self.exercises = exercises
      self.answers = answers?.printable
      (earned, points) = Report.total(exercises.map { ($0.earned, $0.points) })
    }
  }

  package struct Exercise: Codable, Equatable, Sendable {
    package let id: String
    package let title: String
    package let file: String
    package let verdict: Verdict
    package let earned: Int
    package let points: Int
    /// Whether every test for this mark has passed; nothing in a report that knows no marks.
    package let works: Bool?
    /// Whether it works and every test for this mark has passed; nothing if there is none.
    package let holds: Bool?
    package let reason: String?
    package let tests: [Test]

    /// A mark is earned only if every test for it has passed, and there was at least one.
    package init(
      id: String, title: String, file: String, points: Int, reason: String?, tests: [Test],
      scoring: Scoring = .marks
    ) {
      self.id = id
      self.title = title
      self.file = file.printableName
      self.points = points
      self.reason = reason?.printable.shortened(to: Report.longestText)
      self.tests = tests
      let marks = MarkReport.all(of: tests, isBuilt: reason == nil, points: points, scoring: scoring)
      verdict = marks.first { !$0.isEarned }?.verdict ?? .passed
      earned = Report.total(marks.map { ($0.earned, $0.points) }).earned
      works = scoring == .marks ? marks[0].isEarned : nil
      holds = marks.first { $0.mark == .holds }?.isEarned
    }
  }

  package struct Test: Codable, Equatable, Sendable {
    package let name: String
    package let verdict: Verdict
    package let message: String
    /// The seed of the random case that was wrong, if it was one.
    package let seed: UInt64?
    package let seconds: Double

    package init(name: String, verdict: Verdict, message: String, seed: UInt64? = nil, seconds: Double) {
      self.name = name.printableName
      self.verdict = verdict
      // A check's own words have no backticks, which some places that show reports take for signs.
      self.message = message.printable.replacing("`", with: "\\u{60}").shortened(to: Report.longestText)
      self.seed = seed
      // Milliseconds; a time that is none must not make the whole report unwritable.
      self.seconds = seconds.isFinite && seconds > 0 ? (min(seconds, 1e6) * 1_000).rounded() / 1_000 : 0
    }
  }

  package static let version = 1
  private static let longestText = 8_000

  package let version: Int
  package var course: String?
  package let earned: Int
  package let points: Int
  package let submission: Submission?
  package let chapters: [Chapter]

  package init(submission: Submission? = nil, chapters: [Chapter]) {
    version = Self.version
    course = Course.version
    self.submission = submission
    self.chapters = chapters
    (earned, points) = Self.total(chapters.map { ($0.earned, $0.points) })
  }

  package var exercises: [Exercise] { chapters.flatMap(\.exercises) }

  package var allPassed: Bool { !exercises.isEmpty && exercises.allSatisfy { $0.verdict == .passed } }

  /// Whether everything that was begun has passed, be it nothing.
  package var allBegunPassed: Bool { !exercises.contains(where: \.verdict.isFailure) }

  package var seconds: Double { exercises.flatMap(\.tests).reduce(0) { $0 + $1.seconds } }

  /// The only place where points are added.
  private static func total(_ parts: [(earned: Int, points: Int)]) -> (earned: Int, points: Int) {
    (parts.reduce(0) { $0 + $1.earned }, parts.reduce(0) { $0 + $1.points })
  }
}
