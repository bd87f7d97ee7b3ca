import Course
import Foundation
import XCTest

@testable import CheckCommand
@testable import HostSystem
@testable import Judge
@testable import TeachCommand

/// Hands in answers with something else in them, and looks whether it harmed anybody.
class AttackCase: XCTestCase {
  private(set) var miniature: MiniatureCourse!
  var handedIn: String { "\(miniature.root)/handed-in" }
  /// Something outside, for code to write.
  var target: String { "\(miniature.root)/written-by-attack" }

  override func setUpWithError() throws { miniature = try MiniatureCourse() }

  override func tearDown() { miniature.remove() }

  /// How long the sleepers of these tests sleep: nobody else's sleep so long.
  let sleep = "7654.\(getpid())"

  typealias Outcome = (verdict: Verdict, told: String, report: Report)

  /// Why nothing runs in a sandbox here; nothing if it does.
  private static let sandboxProblem: String? = {
    do {
      let miniature = try MiniatureCourse()
      defer { miniature.remove() }
      _ = try Sandbox.forSubmissions(.required, in: miniature.context())
      return nil
    } catch CheckError.noSandbox(let absence) {
      return Wording.absence(absence)
    } catch {
      return "\(error)"
    }
  }()

  /// Both ways where both can be tried.
  var sandboxings: [SandboxPolicy] {
    guard let problem = Self.sandboxProblem else { return [.required, .off] }
    print("skipped: the sandboxed half of \(name): \(problem)")
    return [.off]
  }

  /// Skips the rest of a test where nothing runs in a sandbox.
  ///
  /// A statement of its own: thrown inside of an assertion, a skip would count as a failure.
  func needsSandbox() throws {
    if let problem = Self.sandboxProblem { throw XCTSkip("skipped: \(problem)") }
  }

  func sandboxed(_ body: String, limit: Double = 60, more: String = "") throws -> Outcome {
    try attack(body, .required, limit: limit, more: more)
  }

  /// Hands in a right answer that does something else first, and expects that it harms nobody.
  func attack(
    _ body: String, _ sandboxing: SandboxPolicy, limit: Double = 60, more: String = "",
    line: UInt = #line
  ) throws -> Outcome {
    var answers = MiniatureCourse.solutions
    answers["Doubling"] = """
      import Foundation
      @_silgen_name("fork") func cFork() -> Int32
      func cExecute(_ words: String...) {
        let arguments = words.map { strdup($0) } + [nil]
        execv(words[0], arguments)
      }
      \(more)func doubled(_ number: Int) -> Int {
        \(body)
        return number * 2
      }

      """
    for (stem, text) in answers {
      try Files.write(text, to: "\(handedIn)/exercises/01-numbers/\(stem).swift")
    }
    let before = Files.swiftFilesBelow(miniature.root)
    let report = try CourseCheck(
      context: miniature.context(limit: limit), selection: .everything, exercises: nil,
      handedIn: Submission(handedIn, course: miniature.course), sandboxing: sandboxing, screen: nil
    ).report()
    XCTAssertEqual(Files.swiftFilesBelow(miniature.root), before, line: line)
    for other in ["Countdown", "Largest"] {
      let told = try report.told(other)
      XCTAssertEqual(try report.exercise(other).verdict, .passed, "\(other): \(told)", line: line)
    }
    let own = try report.exercise("Doubling")
    XCTAssertEqual(report.earned, own.verdict == .passed ? 60 : 50, line: line)
    let head = try XCTUnwrap(report.submission?.sandbox)
    if sandboxing == .required { XCTAssertTrue(head.hasPrefix("sandboxed"), head, line: line) }
    if sandboxing == .off { XCTAssertTrue(head.hasPrefix("not sandboxed"), head, line: line) }
    XCTAssertEqual(leftRunning(), [], "left running by: \(body)", line: line)
    return (own.verdict, try report.told("Doubling"), report)
  }

  /// Programs of the course that still run after some seconds, and sleepers that an attack has started.
  func leftRunning() -> [String] {
    var found: [String] = []
    for _ in 0..<100 {
      found = ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).filter { id in
        guard pid_t(id) != nil else { return false }
        let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(id)/exe")
        let words = FileManager.default.contents(atPath: "/proc/\(id)/cmdline") ?? Data()
        return program?.hasPrefix(miniature.root) == true
          || words.range(of: Data("sleep\u{0}\(sleep)".utf8)) != nil
      }
      if found.isEmpty { return [] }
      usleep(100_000)
    }
    return found
  }
}
