/// Everything that came out of a run, as it is written to `.build/check/report.json`.
///
/// The schema, version 1. Paths are relative to the root of the repository. A verdict is one of `passed`,
/// `failed`, `skipped`, `crashed`, `timed out`, `did not finish`, `not built`.
///
///     version    1
///     earned     sum of the points earned below
///     points     sum of the points that could be earned
///     chapters   number, folder, title, earned, points, and
///       exercises  id, title, file, verdict, earned, points,
///                  reason (only when not built), and
///         tests      name, verdict, message (empty when passed), seconds
struct Report: Codable, Sendable {
  struct Chapter: Codable, Sendable {
    let number: Int
    let folder: String
    let title: String
    let earned: Int
    let points: Int
    let exercises: [Exercise]

    init(number: Int, folder: String, title: String, exercises: [Exercise]) {
      self.number = number
      self.folder = folder
      self.title = title
      self.exercises = exercises
      (earned, points) = Report.total(exercises.map { ($0.earned, $0.points) })
    }
  }

  struct Exercise: Codable, Sendable {
    let id: String
    let title: String
    let file: String
    let verdict: Verdict
    let earned: Int
    let points: Int
    let reason: String?
    let tests: [Test]

    /// Points are earned only if every test has passed, and there was at least one.
    init(id: String, title: String, file: String, points: Int, reason: String?, tests: [Test]) {
      self.id = id
      self.title = title
      self.file = file
      self.points = points
      self.reason = reason
      self.tests = tests
      if reason != nil || tests.isEmpty {
        verdict = .notBuilt
      } else {
        verdict =
          tests.first { $0.verdict != .passed && $0.verdict != .skipped }?.verdict
          ?? tests.first { $0.verdict != .passed }?.verdict ?? .passed
      }
      earned = verdict == .passed ? points : 0
    }
  }

  struct Test: Codable, Sendable {
    let name: String
    let verdict: Verdict
    let message: String
    let seconds: Double
  }

  static let version = 1

  let version: Int
  let earned: Int
  let points: Int
  let chapters: [Chapter]

  init(chapters: [Chapter]) {
    version = Self.version
    self.chapters = chapters
    (earned, points) = Self.total(chapters.map { ($0.earned, $0.points) })
  }

  var exercises: [Exercise] { chapters.flatMap(\.exercises) }

  var allPassed: Bool { !exercises.isEmpty && exercises.allSatisfy { $0.verdict == .passed } }

  /// The only place where points are added.
  private static func total(_ parts: [(earned: Int, points: Int)]) -> (earned: Int, points: Int) {
    (parts.reduce(0) { $0 + $1.earned }, parts.reduce(0) { $0 + $1.points })
  }
}
