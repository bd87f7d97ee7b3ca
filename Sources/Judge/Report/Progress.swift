import Course
import Foundation
import HostSystem

/// What a student has reached so far, kept on the student's own machine and sent nowhere.
package struct Progress: Codable, Equatable {
  package struct Entry: Codable, Equatable {
    /// When it worked for the first time, as ISO 8601.
    var firstWorked: String?
    /// When every check passed for the first time.
    var firstPassed: String?
    /// The rungs of the hints that were shown.
    package var hints: [Int] = []

    /// Files of old know only what has passed, and that works.
    var worked: String? { firstWorked ?? firstPassed }
  }

  package static let version = 1

  package var version = Self.version
  /// By the exercises' ids.
  package var exercises: [String: Entry] = [:]

  /// Notes which exercises of a report work, and which have passed; a first time stays the first.
  package mutating func note(_ report: Report, now: Date) {
    let now = now.formatted(.iso8601)
    for exercise in report.exercises where exercise.has(.works) {
      var entry = exercises[exercise.id] ?? Entry()
      entry.firstWorked = entry.worked ?? now
      if exercise.verdict == .passed { entry.firstPassed = entry.firstPassed ?? now }
      exercises[exercise.id] = entry
    }
  }

  /// Notes that a hint was shown.
  package mutating func note(_ rung: Hints.Rung, of exercise: String) {
    var entry = exercises[exercise] ?? Entry()
    if !entry.hints.contains(rung.rawValue) { entry.hints = (entry.hints + [rung.rawValue]).sorted() }
    exercises[exercise] = entry
  }

  /// The next exercise that has never worked, or else that has never passed: after the given one, or else before it.
  package func unsolved(after id: String?, in course: Course) -> (chapter: Chapter, exercise: Exercise)? {
    let all = course.chapters.flatMap { chapter in chapter.exercises.map { (chapter, $0) } }
    let place = all.firstIndex { $0.1.id == id } ?? 0
    let inOrder = all[place...] + all[..<place]
    return inOrder.first { exercises[$0.1.id]?.worked == nil }
      ?? inOrder.first { exercises[$0.1.id]?.firstPassed == nil }
  }

  /// One line for the report card; nothing as long as nothing was reached.
  package func line(for course: Course) -> String? {
    let all = course.chapters.flatMap(\.exercises).map(\.id)
    let worked = all.compactMap { id in exercises[id]?.worked.map { (id: id, time: $0) } }
    let solved = all.filter { exercises[$0]?.firstPassed != nil }.count
    let hints = all.reduce(0) { $0 + (exercises[$1]?.hints.count ?? 0) }
    guard !worked.isEmpty || hints > 0 else { return nil }
    // Of several that worked in one second it is the one that comes later in the course.
    let last = worked.reversed().max { $0.time < $1.time }
    let latest = last.map { ", last \($0.id) on \($0.time.prefix(10))" } ?? ""
    return "So far \(worked.count) of \(Wording.count(all.count, "exercise")) work\(latest); "
      + "solved: \(solved); hints: \(hints)."
  }
}
