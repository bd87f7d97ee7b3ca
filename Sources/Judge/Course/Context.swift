import Course
import Foundation
import HostSystem

/// What every command works with.
package struct Context: Sendable {
  package let course: Course
  package var root: Root
  /// The program that sets limits on itself and becomes another.
  package let limiter: String
  package let secondsPerTest: Double
  /// Where compiled modules and checks are shared with other copies of the course.
  package var cache = BuildCache.ofEnvironment
  /// Whether what was reached is written down.
  package var keepsProgress = true
  /// What the checks find in their environment beside the usual.
  package var testEnvironment: [String: String] = [:]

  /// Whose random cases are asked for; control characters of a name have no place on a terminal.
  package var student: String? {
    let name = ProcessInfo.processInfo.environment["STUDENT"] ?? ""
    return name.isEmpty ? nil : String(name.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7f })
  }

  /// The chapters asked for and what belongs to their checks.
  package func plans(_ selection: Selection) throws -> [(plan: ChapterPlan, asked: [ChapterPlan.Entry])] {
    let plans = try selection.resolve(in: course).map { chapter, exercises in
      let plan = try ChapterPlan(chapter, asked: exercises, root: root)
      return (plan: plan, asked: exercises.compactMap { plan.entry($0) })
    }.filter { !$0.asked.isEmpty }
    guard !plans.isEmpty else { throw CheckError.nothingToCheck }
    return plans
  }

  /// Does something that writes below `.build/check`; a second checker waits until the first one is done.
  package func alone<Value>(_ work: () throws -> Value) throws -> Value {
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
