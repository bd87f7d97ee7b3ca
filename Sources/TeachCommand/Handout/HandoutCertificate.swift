import Course
import Foundation
import HostSystem
import Judge

/// Proves that a copy for students is what it should be, by using it.
struct HandoutCertificate {
  let context: Context
  /// Where the copy is while it is tested.
  let folder: String
  /// What was written there.
  let contents: [String: Data]
  /// Whether `make` and the package manager are tried, too; they take the longest.
  var triesCommands = true

  /// What is compiled from the same sources here and there is compiled once.
  private var cache: BuildCache { context.cache ?? BuildCache(folder: context.root.work("cache")) }

  private var here: Context {
    var here = context
    here.cache = cache
    return here
  }

  private var texts: [String: String] { contents.mapValues { String(data: $0, encoding: .utf8) ?? "" } }

  func claims() throws -> [Proof.Claim] {
    var claims = [try leaks(), truth()]
    // A copy that gives the solutions away is not worth building.
    guard claims.allSatisfy(\.isProved) else { return claims }
    var there = here
    there.root = try Root(folder)
    Console.progress("Checking the starters and the solutions in the copy.")
    claims.append(try starters(there))
    claims.append(try solutions(there))
    guard triesCommands else { return claims }
    Console.progress("Trying make check in the copy.")
    claims.append(try makeCheck())
    Console.progress("Building the copy with the package manager; this takes the longest.")
    claims.append(try package())
    return claims
  }

  private func leaks() throws -> Proof.Claim {
    let scan = try LeakScan(root: context.root, course: context.course)
    let leaks = scan.leaks(in: texts)
    let searched =
      "searched for \(Wording.count(scan.count, "secret")); \(scan.tooShort) more are too short to search for"
      + scan.inTheOpen.map { "\nin the open anyway: \($0.file) does what \($0.source) does" }.joined()
    return claim(
      "no solution and no wrong answer is in it", leaks.isEmpty,
      leaks.isEmpty
        ? searched : leaks.prefix(10).map { "\($0.file) has what \($0.source) says" }.joined(separator: "\n"))
  }

  private func truth() -> Proof.Claim {
    let untruths = PageScan(files: texts).untruths()
    return claim(
      "its pages speak only of what is there", untruths.isEmpty, untruths.prefix(10).joined(separator: "\n"))
  }

  private func starters(_ there: Context) throws -> Proof.Claim {
    func outcomes(_ report: Report) -> [String] {
      report.exercises.flatMap { exercise in
        exercise.tests.map { "\(exercise.id) \($0.name): \($0.verdict.rawValue)" }
      }
    }
    let starters = context.root.absolute("Tests/Starters")
    let here = try CourseCheck(
      context: here, selection: .everything, exercises: starters, untouched: .isRun, isWritten: false
    ).report()
    let copy = try CourseCheck(
      context: there, selection: .everything, exercises: nil, untouched: .isRun, isWritten: false
    ).report()
    let passed = copy.exercises.filter { $0.verdict != .failed }.map { "\($0.id) \($0.verdict.rawValue)" }
    let other = Set(outcomes(here)).symmetricDifference(outcomes(copy)).sorted()
    let count = copy.exercises.flatMap(\.tests).filter(\.verdict.isCatch).count
    let isProved = passed.isEmpty && other.isEmpty
    return claim(
      "every exercise fails there, by the same checks as here", isProved,
      isProved ? "\(Wording.count(count, "check")) fail" : (passed + other).prefix(10).joined(separator: "\n")
    )
  }

  private func solutions(_ there: Context) throws -> Proof.Claim {
    let report = try CourseCheck(
      context: there, selection: .everything, exercises: context.root.absolute("Tests/Solutions"),
      isWritten: false
    ).report()
    let open = report.exercises.filter { $0.verdict != .passed }.map { "\($0.id) \($0.verdict.rawValue)" }
    return claim(
      "every solution passes there", report.allPassed,
      report.allPassed ? "\(report.earned) of \(report.points) points" : open.joined(separator: "\n"))
  }

  private func makeCheck() throws -> Proof.Claim {
    let outcome = try Tool.run(
      "make", ["-C", folder, "check"], environment: [BuildCache.variable: cache.folder], limit: 1_200)
    let isProved = outcome.termination.isSuccess && outcome.output.contains("0 of ")
    return claim("make check works there", isProved, isProved ? "" : String(outcome.output.suffix(2_000)))
  }

  private func package() throws -> Proof.Claim {
    let outcome = try Tool.run(
      "swift", ["build", "--build-tests", "--package-path", folder], limit: 3_600)
    let lines = outcome.output.split(separator: "\n")
    let warnings = lines.filter { $0.hasPrefix("/") && $0.contains(": warning: ") }
    let isBuilt = outcome.termination.isSuccess
    return claim(
      "the package builds there without a warning, its tests included", isBuilt && warnings.isEmpty,
      isBuilt ? warnings.joined(separator: "\n") : String(outcome.output.suffix(2_000)))
  }

  private func claim(_ claim: String, _ isProved: Bool, _ detail: String) -> Proof.Claim {
    Proof.Claim(exercise: "The copy for students", claim: claim, isProved: isProved, detail: detail)
  }
}
