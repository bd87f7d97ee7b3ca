import Course
import Foundation

/// What every command works with.
struct Setting: Sendable {
  let course: Course
  var root: Root
  /// The program that sets limits on itself and becomes another.
  let limiter: String
  let secondsPerTest: Double
  /// Where compiled modules and checks are shared with other copies of the course.
  var cache = BuildCache.ofEnvironment
  /// What the checks find in their environment beside the usual.
  var testEnvironment: [String: String] = [:]

  /// Whose random cases are asked for; control characters of a name have no place on a terminal.
  var student: String? {
    let name = ProcessInfo.processInfo.environment["STUDENT"] ?? ""
    return name.isEmpty ? nil : String(name.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7f })
  }

  /// The chapters asked for and what belongs to their checks.
  func plans(_ selection: Selection) throws -> [(plan: ChapterPlan, asked: [ChapterPlan.Entry])] {
    let plans = try selection.resolve(in: course).map { chapter, exercises in
      let plan = try ChapterPlan(chapter, asked: exercises, root: root)
      return (plan: plan, asked: exercises.compactMap { plan.entry($0) })
    }.filter { !$0.asked.isEmpty }
    guard !plans.isEmpty else { throw CheckerError.nothingToCheck }
    return plans
  }

  /// Does something that writes below `.build/check`; a second checker waits until the first one is done.
  func alone<Value>(_ work: () throws -> Value) throws -> Value {
    try Files.makeFolder(root.work(""))
    let lock = open(root.work("lock"), O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    defer { if lock >= 0 { close(lock) } }
    if lock >= 0, flock(lock, LOCK_EX | LOCK_NB) != 0 {
      Console.progress("Another check is running here; waiting for it.")
      flock(lock, LOCK_EX)
    }
    return try work()
  }
}
