import Foundation
import HostSystem

/// A report that comes from a file: believed only if it adds up.
package enum StoredReport {
  /// What is wrong with it.
  package enum Problem: Error, Equatable {
    case unreadable(String)
    case otherVersion(Int)
    /// It says something else than what follows from its own verdicts.
    case doesNotAddUp(String)
    /// It is about something else.
    case foreign(String)
  }

  /// Reads a report and judges it again from its verdicts; nothing that it says about points is taken on trust.
  package static func read(_ data: Data) throws(Problem) -> Report {
    let found: Report
    do {
      found = try JSONDecoder().decode(Report.self, from: data)
    } catch {
      throw .unreadable("\(error)")
    }
    guard found.version == Report.version else { throw .otherVersion(found.version) }
    for exercise in found.exercises where exercise.points < 0 || exercise.points > mostPoints {
      throw .doesNotAddUp("exercise \(exercise.id.printable) has \(exercise.points) points")
    }
    var again = Report(submission: found.submission, chapters: found.chapters.map(judgedAgain))
    again.course = found.course
    guard again == found else {
      throw .doesNotAddUp("it says \(found.earned) points, its verdicts say \(again.earned)")
    }
    return again
  }

  private static let mostPoints = 1_000_000

  private static func judgedAgain(_ chapter: Report.Chapter) -> Report.Chapter {
    Report.Chapter(
      number: chapter.number, folder: chapter.folder, title: chapter.title,
      exercises: chapter.exercises.map { exercise in
        Report.Exercise(
          id: exercise.id, title: exercise.title, file: exercise.file, points: exercise.points,
          reason: exercise.reason,
          tests: exercise.tests.map {
            Report.Test(
              name: $0.name, verdict: $0.verdict, message: $0.message, seed: $0.seed, seconds: $0.seconds)
          },
          // The names of its tests say nothing about marks.
          scoring: exercise.works == nil ? .allOrNothing : .marks)
      }, answers: chapter.answers)
  }
}

extension StoredReport.Problem: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unreadable(let reason): "this is no report of the checker, so it is worth 0 points: \(reason)"
    case .otherVersion(let version):
      "this report has version \(version), not \(Report.version), so it is worth 0 points here; check again"
    case .doesNotAddUp(let reason):
      "this report contradicts itself, so it is worth 0 points: \(reason); check the submission again"
    case .foreign(let reason): "this report does not belong here, so it is worth 0 points: \(reason)"
    }
  }
}
