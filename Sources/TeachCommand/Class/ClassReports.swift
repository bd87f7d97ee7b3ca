import Course
import Foundation
import HostSystem
import Judge

/// The reports in a folder that `make grade` wrote, and the files among them that are none.
struct ClassReports {
  /// The report on one submission.
  struct Member: Sendable {
    let name: String
    let report: Report
  }

  /// A file that is worth nothing, and why.
  struct Problem: Error, Equatable {
    let path: String
    let reason: String
  }

  private(set) var members: [Member] = []
  private(set) var problems: [Problem] = []

  private static let mostBytes = 16 << 20

  init(_ folder: String, course: Course) throws {
    guard Files.kind(of: Files.realPath(folder) ?? folder) == .folder else {
      throw ClassCommand.Mistake.reportsAreNoFolder(folder)
    }
    let names = Files.names(in: folder).filter { !$0.hasPrefix(".") }
    for result in try inParallel(names, { name, _ in Self.result(name, in: folder, course: course) }) {
      switch result {
      case .success(let member?): members.append(member)
      case .failure(let problem): problems.append(problem)
      case .success(nil): break
      }
    }
  }

  /// The report that a file or folder stands for; nothing if it stands for none.
  private static func result(_ name: String, in folder: String, course: Course) -> Result<Member?, Problem> {
    let path =
      Files.isFolder("\(folder)/\(name)") ? "\(name)/\(ReportFiles.Format.json.fileName)" : name
    guard path.hasSuffix(".json") else { return .success(nil) }
    do {
      let report = try read("\(folder)/\(path)")
      try compare(report, with: course, folder: path == name ? nil : name)
      return .success(Member(name: (report.submission?.name ?? name).printableName, report: report))
    } catch {
      return .failure(Problem(path: path.printableName, reason: "\(error)".printable))
    }
  }

  private static func read(_ path: String) throws -> Report {
    guard let data = Files.bytesOfStranger(path, most: mostBytes) else {
      throw StoredReport.Problem.unreadable("there is no file that can be read")
    }
    let folder = (path as NSString).deletingLastPathComponent
    if let record = FileManager.default.contents(atPath: "\(folder)/\(GradeRecord.fileName)"),
      !GradeRecord.holds(record, for: data)
    {
      throw StoredReport.Problem.doesNotAddUp("it is not what was written when it was graded")
    }
    return try StoredReport.read(data)
  }

  /// A report on another course, or on another student, has no place here.
  private static func compare(_ report: Report, with course: Course, folder: String?) throws {
    var seen: Set<String> = []
    for exercise in report.exercises {
      let known = course.exercise(id: exercise.id)?.exercise
      guard let known, known.title == exercise.title, known.points == exercise.points,
        seen.insert(exercise.id).inserted
      else {
        throw StoredReport.Problem.foreign("exercise \(exercise.id.shortened(to: 20)) is not this course's")
      }
    }
    if report.exercises.isEmpty { throw StoredReport.Problem.foreign("it is about no exercise") }
    if let folder, let name = report.submission?.name, !folder.contains("%"), folder != name {
      throw StoredReport.Problem.foreign("it is about \(name.shortened(to: 80))")
    }
  }
}
