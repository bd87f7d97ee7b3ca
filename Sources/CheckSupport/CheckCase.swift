@_exported import Chance
import Course
import XCTest

/// The base class of all checks.
///
/// It stops a check that runs for too long, makes an `exit(0)` in the middle of a check a failure, reports to
/// the checker when there is one, and ends every failure with where to read and what to type next. All of this
/// works under plain `swift test` too.
open class CheckCase: ObservedTest {
  /// The exercise this class checks, known by the name of the class.
  public var exercise: Exercise? {
    Course.book.exercise(checkedBy: String(describing: type(of: self)))?.exercise
  }

  /// Starts the watchdog and the reporter before the first test of the class.
  open override class func setUp() {
    super.setUp()
    CheckProcess.begin()
  }

  /// Whether this test has failed already.
  ///
  /// A loop over cases that are alike stops at the first one that fails.
  public private(set) var hasFailed = false

  override func beforeTest() {
    CaseNotes.forget()
    PrintedLines.begin()
  }

  override func afterTest() { CheckProcess.goOnOnlyIfSound() }

  /// What the student was asked for comes first, in an editor, too.
  override func words(for description: String) -> String {
    // The test library prints failures, too, so only the first one knows what the student's code has printed.
    let printed = hasFailed ? "" : PrintedLines.note
    hasFailed = true
    return FailureOpening.cut(from: description) + CaseNotes.text + printed + nextSteps
  }

  /// What every failure of this class ends with; the checker's report has a place of its own for it.
  private var nextSteps: String {
    guard !CheckProcess.isHeard, let exercise else { return "" }
    let mark = Mark(ofTest: String(RecordedName.of(name).split(separator: ".").last ?? ""))
    let hint = mark == .works ? "\nHint: \(exercise.hintCommand(.symptom))" : ""
    return "\nRead: \(mark.paragraph(of: exercise))\(hint)"
  }

  /// Compares two traces line by line and shows where they part.
  ///
  /// - Parameter asked: What the student was asked for, in words.
  public func checkTrace(
    _ expected: [String], _ actual: [String], asked: String, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    guard let divergence = firstDivergence(expected: expected, actual: actual) else { return }
    XCTFail("asked: \(asked)\n\(divergence)", file: file, line: line)
  }

  /// Reads a log that a student wrote, or fails with the first line that is none.
  ///
  /// - Parameters:
  ///   - asked: What the student was asked for, in words.
  ///   - likeness: What a line looks like, as a sentence.
  ///   - read: The lines of the log for which one of the student's stands, or nothing if it is none.
  /// - Returns: The lines, or nothing if it has failed.
  public func linesOfALog(
    _ answer: [String], asked: String, likeness: String, file: StaticString, line: UInt,
    read: (String) -> [String]?
  ) -> [String]? {
    var lines: [String] = []
    for (index, text) in answer.enumerated() {
      guard let new = read(text) else {
        XCTFail(
          """
          asked: \(asked)
          line \(index + 1) is no line of this log: “\(text)”
          \(likeness)
          """, file: file, line: line)
        return nil
      }
      lines += new
    }
    return lines
  }

  /// Checks many random cases and fails with the smallest one that is wrong.
  ///
  /// The same cases come in every run. In the environment, `STUDENT` chooses other ones, and `CHECK_SEED` the
  /// first one.
  ///
  /// - Parameters:
  ///   - asked: What must hold for every case, in words.
  ///   - seed: The seed of the first case; each further case has the next seed.
  ///   - count: How many cases.
  ///   - tries: How many smaller cases are tried at most.
  ///   - generate: Makes a case.
  ///   - shrink: Smaller cases to try instead of a failing one, the smallest first.
  ///   - describe: Shows a case to the student.
  ///   - check: Says what is wrong in a case, or nothing. It must not use assertions.
  public func forAll<Case>(
    _ asked: String, seed: UInt64 = 1, count: Int = 200, tries: Int = 300, file: StaticString = #filePath,
    line: UInt = #line, generate: (inout SeededGenerator) -> Case, shrink: (Case) -> [Case] = { _ in [] },
    describe: (Case) -> String = { "\($0)" }, check: (Case) throws -> String?
  ) {
    if CheckProcess.isDecided { return }
    let isReplay = RandomSeed.isReplay
    // One moment is enough.
    if isReplay, hasFailed { return }
    // Looked up once: there are hundreds of cases.
    let exercise = exercise
    let cases = RandomCases(seed: RandomSeed.first(of: seed), count: isReplay ? 1 : count) { seed in
      CheckProcess.note(seed: seed)
    }
    guard
      let failing = cases.firstFailure(
        tries: tries, generate: generate, shrink: { CheckProcess.isBrief ? [] : shrink($0) }, check: check)
    else { return }
    CheckProcess.failureFollows(seed: failing.seed)
    if !isReplay, PrintedLines.areThere {
      // What it printed in the cases before is of no interest.
      PrintedLines.begin()
      _ = try? check(failing.smallest)
    }
    let message = """
      asked: \(asked)
      \(failing.origin)
      \(describe(failing.smallest))
      \(failing.message)
      """
    guard isReplay else {
      return XCTFail(message + Self.replay(failing.seed, of: exercise), file: file, line: line)
    }
    PrintedLines.begin()
    let record = CaseTrace.record { _ = try? check(failing.smallest) }
    let printed = PrintedLines.all
    let whole = [message] + record.whole + ["what your code printed:"] + printed.map { "  \($0)" }
    XCTFail(
      ([message] + record.excerpt + RandomSeed.keep(whole, of: RecordedName.of(name))).joined(
        separator: "\n"),
      file: file, line: line)
  }

  private static func replay(_ seed: UInt64, of exercise: Exercise?) -> String {
    guard let exercise else { return "\nReplay: CHECK_SEED=\(seed)" }
    return "\nReplay: \(exercise.replayCommand(seed: seed))"
  }
}
