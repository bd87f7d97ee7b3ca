import Course
import Foundation
import HostSystem

/// A folder that was handed in, or a zip archive of one, of which only the files in the course's table are taken.
///
/// It may be a whole repository, its folder `exercises`, or the bare files. What is not in its place is looked for: in a
/// folder around all, one folder too deep, in small letters, as a second copy. It is taken if nothing else can be meant.
package struct Submission: Sendable {
  /// What reports call it: the last part of its path, so that they are the same on every machine.
  package let name: String
  private let folder: String
  private let declared: Set<String>
  private let exercises: Set<String>
  private let layout: Layout
  private let archive: UnpackedArchive?
  /// Files that bear the name of an exercise and are not in its place, by the stem.
  private let strays: [String: [String]]

  private enum Layout: Sendable {
    case repository
    case exercises
    case loose
  }

  package init(_ path: String, course: Course) throws {
    guard let given = Files.realPath(path) else { throw UsageError.submissionIsNoFolder(path) }
    let isArchive = Files.kind(of: given) == .file && given.lowercased().hasSuffix(".zip")
    guard isArchive || Files.kind(of: given) == .folder else { throw UsageError.submissionIsNoFolder(path) }
    do {
      archive = isArchive ? try UnpackedArchive(given) : nil
    } catch let problem as UnpackedArchive.Problem {
      throw UsageError.archiveIsNotTaken(path, problem)
    }
    let folder = archive?.folder ?? given
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
    name = (given as NSString).lastPathComponent.printableName
    exercises = Set(course.chapters.flatMap(\.exercises).map(\.id))
    declared = Set(
      course.chapters.flatMap { chapter in
        chapter.exercises.map { Self.place(of: chapter.files(of: $0), in: layout) }
      })
    var search = StraySearch(stems: Set(course.chapters.flatMap(\.exercises).map(\.stem)), declared: declared)
    search.search(folder)
    strays = search.found
  }

  /// Where an exercise's file is, or else where it must be, relative to the folder.
  package func place(of files: ExerciseFiles) -> String {
    let place = Self.place(of: files, in: layout)
    let stem = ((place as NSString).lastPathComponent as NSString).deletingPathExtension
    let strays = strays[stem] ?? []
    return strays.count == 1 && isMissing(place) ? strays[0] : place
  }

  private func isMissing(_ place: String) -> Bool {
    linkOnTheWay(to: place) == nil && Files.kind(of: "\(folder)/\(place)") == nil
  }

  /// A folder on the way to a place that is a link: it is as little followed as the file itself being one.
  private func linkOnTheWay(to place: String) -> String? {
    let parts = place.split(separator: "/")
    return (1..<max(1, parts.count)).map { parts.prefix($0).joined(separator: "/") }
      .first { Files.isLink("\(folder)/\($0)") }
  }

  /// Which files were taken that were not in their places, in words.
  package func found(_ files: [ExerciseFiles]) -> [String] {
    let found = files.map { (own: Self.place(of: $0, in: layout), place: place(of: $0)) }
      .filter { $0.own != $0.place }
    let folders = Dictionary(grouping: found) { ($0.place as NSString).deletingLastPathComponent }
    return folders.sorted { $0.key < $1.key }.flatMap { folder, files -> [String] in
      let depth = folder.split(separator: "/").count
      let place =
        folder.isEmpty ? "among the files" : "in \(folder.printableName), \(Wording.folders(depth)) down"
      let renamed = files.filter {
        ($0.own as NSString).lastPathComponent != ($0.place as NSString).lastPathComponent
      }
      let kept = files.count - renamed.count
      let name = (files[0].own as NSString).lastPathComponent
      let all =
        kept == 1 && files.count == 1
        ? "\(name) was" : "\(Wording.count(kept, "file")) \(kept == 1 ? "was" : "were")"
      return (kept > 0 ? ["\(all) found \(place)"] : [])
        + renamed.map {
          "\(($0.own as NSString).lastPathComponent) was found as \(($0.place as NSString).lastPathComponent.printableName) \(place)"
        }
    }
  }

  private static func place(of files: ExerciseFiles, in layout: Layout) -> String {
    switch layout {
    case .repository: files.student
    case .exercises: String(files.student.drop { $0 != "/" }.dropFirst())
    case .loose: (files.student as NSString).lastPathComponent
    }
  }

  /// Reads the file of an exercise.
  package func read(_ entry: ChapterPlan.Entry) -> AnswerFile {
    let place = place(of: entry.files)
    if let link = linkOnTheWay(to: place) { return .unusable(.link(link)) }
    let answer = read(place, for: entry)
    let strays = strays[entry.exercise.stem] ?? []
    switch answer {
    case .unusable(.missing):
      return .unusable(strays.count > 1 ? .inDoubt(place, strays) : .notHandedIn(place))
    case .file(let source) where source.text == entry.starter.text:
      let begun = strays.filter {
        if case .file(let other) = read($0, for: entry) { other.text != source.text } else { false }
      }
      return begun.isEmpty ? answer : .unusable(.untouchedBeside(place, begun))
    default: return answer
    }
  }

  private func read(_ place: String, for entry: ChapterPlan.Entry) -> AnswerFile {
    AnswerFile.read("\(folder)/\(place)", stem: entry.exercise.stem, origin: place)
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
    let taken = Set(
      declared.map { place in
        let stem = ((place as NSString).lastPathComponent as NSString).deletingPathExtension
        guard let strays = strays[stem], strays.count == 1, isMissing(place) else { return place }
        return strays[0]
      })
    for name in Files.names(in: "\(folder)/\(prefix)") {
      let place = prefix + name
      if declared.contains(place) || taken.contains(place) { continue }
      let kind = Files.kind(of: "\(folder)/\(place)")
      if kind == .folder, declared.union(taken).contains(where: { $0.hasPrefix(place + "/") }) {
        search(place + "/", &found)
      } else {
        found.append(place.printableName + (kind == .folder ? "/" : kind == .link ? " (a link)" : ""))
      }
    }
  }
}
