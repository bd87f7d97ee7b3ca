import Course
import Foundation
import HostSystem

/// What one chapter's checks consist of: its exercises, the tests for each, and the files of both.
package struct ChapterPlan: Sendable {
  /// One exercise and the tests that it must pass.
  package struct Entry: Sendable {
    package let exercise: Exercise
    package let files: ExerciseFiles
    package let tests: [TestName]
    package let starter: SourceFile
    /// What the starter declares.
    let interface: PublicInterface
  }

  package let chapter: Chapter
  /// Every exercise that can be built, asked for or not: they share a module.
  package let entries: [Entry]
  /// The files of the checks module, relative to the root, with their texts.
  package let checkFiles: [SourceFile]

  /// Reads the checks of a chapter.
  ///
  /// An exercise whose files do not exist yet is an error if it is asked for, and is otherwise left out.
  package init(_ chapter: Chapter, asked: [Exercise], root: Root) throws {
    self.chapter = chapter
    var entries: [Entry] = []
    var checkFiles: [SourceFile] = []
    let known = Set(chapter.exercises.map { chapter.files(of: $0).checks })
    for exercise in chapter.exercises {
      let files = chapter.files(of: exercise)
      let missing = [files.checks, files.starter].filter { !Files.exists(root.absolute($0)) }
      guard missing.isEmpty else {
        if asked.contains(where: { $0.id == exercise.id }) {
          throw CheckError.missingFiles(exercise: exercise.id, paths: missing)
        }
        continue
      }
      let checks = try Files.source(root.absolute(files.checks))
      let tests = TestName.scan(checks, for: files.checkClass)
      guard tests.contains(where: { $0.mark == .works }) else {
        throw CheckError.noTests(exercise: exercise.id, path: files.checks)
      }
      let starter = SourceFile(
        stem: exercise.stem, origin: files.starter, text: try Files.source(root.absolute(files.starter)))
      entries.append(
        Entry(
          exercise: exercise, files: files, tests: tests, starter: starter,
          interface: PublicInterface(starter.text)))
      checkFiles.append(SourceFile(stem: files.checkClass, origin: files.checks, text: checks))
    }
    for name in Files.swiftFilesBelow(root.absolute(chapter.checksFolder)) {
      let path = "\(chapter.checksFolder)/\(name)"
      if known.contains(path) { continue }
      let text = try Files.source(root.absolute(path))
      checkFiles.append(
        SourceFile(
          stem: (name as NSString).lastPathComponent.replacing(".swift", with: ""), origin: path, text: text))
    }
    self.entries = entries
    self.checkFiles = checkFiles
  }

  package func entry(_ exercise: Exercise) -> Entry? { entries.first { $0.exercise.id == exercise.id } }

  /// The same exercises with other checks: those in one file, for one of them.
  func checking(_ exercise: Exercise, with tests: [TestName], in file: SourceFile) -> ChapterPlan {
    let entries = entries.map { entry in
      Entry(
        exercise: entry.exercise, files: entry.files,
        tests: entry.exercise.id == exercise.id ? tests : [], starter: entry.starter,
        interface: entry.interface)
    }
    return ChapterPlan(chapter: chapter, entries: entries, checkFiles: [file])
  }

  private init(chapter: Chapter, entries: [Entry], checkFiles: [SourceFile]) {
    self.chapter = chapter
    self.entries = entries
    self.checkFiles = checkFiles
  }

  /// The file that begins the program of the checks.
  package func main(for library: TestLibrary) -> String {
    let entries = entries.filter { !$0.tests.isEmpty }
    return library.main(of: entries.map { ($0.tests[0].className, $0.tests.map(\.method)) })
  }
}
