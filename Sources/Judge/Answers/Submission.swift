import Course
import Foundation
import HostSystem

/// A folder that somebody handed in, of which only the files in the course's table are taken.
///
/// It may be a whole repository, its folder `exercises`, or the bare files.
package struct Submission: Sendable {
  /// What reports call it: the last part of its path, so that they are the same on every machine.
  package let name: String
  private let folder: String
  private let declared: Set<String>
  private let exercises: Set<String>
  private let layout: Layout

  private enum Layout: Sendable {
    case repository
    case exercises
    case loose
  }

  package init(_ path: String, course: Course) throws {
    guard let folder = Files.realPath(path), Files.kind(of: folder) == .folder else {
      throw UsageError.submissionIsNoFolder(path)
    }
    let layout: Layout =
      if Files.kind(of: "\(folder)/exercises") != nil {
        .repository
      } else if course.chapters.contains(where: { Files.kind(of: "\(folder)/\($0.folder)") != nil }) {
        .exercises
      } else {
        .loose
      }
    self.folder = folder
    self.layout = layout
    name = (folder as NSString).lastPathComponent.printableName
    exercises = Set(course.chapters.flatMap(\.exercises).map(\.id))
    declared = Set(
      course.chapters.flatMap { chapter in
        chapter.exercises.map { Self.place(of: chapter.files(of: $0), in: layout) }
      })
  }

  /// Where an exercise's file must be, relative to the folder.
  package func place(of files: ExerciseFiles) -> String { Self.place(of: files, in: layout) }

  private static func place(of files: ExerciseFiles, in layout: Layout) -> String {
    switch layout {
    case .repository: files.student
    case .exercises: String(files.student.drop { $0 != "/" }.dropFirst())
    case .loose: (files.student as NSString).lastPathComponent
    }
  }

  /// Reads the file of an exercise; a link on the way to it is as little followed as the file itself being one.
  package func read(_ entry: ChapterPlan.Entry) -> AnswerFile {
    let place = place(of: entry.files)
    let parts = place.split(separator: "/")
    for count in 1..<max(1, parts.count) {
      let way = parts.prefix(count).joined(separator: "/")
      if Files.kind(of: "\(folder)/\(way)") == .link { return .unusable(.link(way)) }
    }
    let answer = AnswerFile.read("\(folder)/\(place)", stem: entry.exercise.stem, origin: place)
    if case .unusable(.missing) = answer { return .unusable(.notHandedIn(place)) }
    return answer
  }

  /// The rungs of the hints that were shown, by exercise, as the student's own machine noted them.
  ///
  /// Nothing if it noted none; it is believed for statistics only.
  package func hints() -> [String: [Int]]? {
    guard layout == .repository,
      case .file(let source) = AnswerFile.read(
        "\(folder)/\(ProgressFile.name)", stem: "", origin: ProgressFile.name),
      let progress = try? JSONDecoder().decode(Progress.self, from: Data(source.text.utf8)),
      progress.version == Progress.version
    else { return nil }
    let rungs = Set(Hints.Rung.allCases.map(\.rawValue))
    return progress.exercises.filter { exercises.contains($0.key) }
      .mapValues { Set($0.hints).intersection(rungs).sorted() }.filter { !$0.value.isEmpty }
  }

  /// Everything else in it, sorted; a folder without anything declared in it is named, not searched.
  package func ignored() -> [String] {
    var found: [String] = []
    search("", &found)
    let more = found.count - Self.mostNamed
    return more > 0 ? found.prefix(Self.mostNamed) + ["and \(more) more"] : found
  }

  private static let mostNamed = 100

  private func search(_ prefix: String, _ found: inout [String]) {
    for name in Files.names(in: "\(folder)/\(prefix)") {
      let place = prefix + name
      if declared.contains(place) { continue }
      let kind = Files.kind(of: "\(folder)/\(place)")
      if kind == .folder, declared.contains(where: { $0.hasPrefix(place + "/") }) {
        search(place + "/", &found)
      } else {
        found.append(place.printableName + (kind == .folder ? "/" : kind == .link ? " (a link)" : ""))
      }
    }
  }
}
