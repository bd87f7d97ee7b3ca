import Course
import HostSystem
import Judge

/// Puts the file of an exercise back as it was handed out, and keeps the old one aside.
struct ResetCommand: ParsableCommand {
  static let name = "reset"
  static let usage = ["N.M"]
  static let discussion = ["puts a file back as it was handed out, and keeps yours aside"]

  let exercise: String

  /// Where old files go: a place that no target compiles.
  static let keptFolder = "exercises/kept"

  init(_ words: inout Arguments) throws {
    guard let exercise = words.next() else { throw UsageError.needsExercise(command: Self.name) }
    self.init(exercise: exercise)
  }

  init(exercise: String) { self.exercise = exercise }

  func run(in context: Context) throws -> ExitCode {
    Console.say(try perform(in: context))
    return .allPassed
  }

  func perform(in context: Context) throws -> String {
    let root = context.root
    let (chapter, exercise) = try context.course.known(exercise)
    let files = chapter.files(of: exercise)
    guard let starter = StarterWriter(root: root).pristine(files) else {
      throw CheckError.missingFiles(exercise: exercise.id, paths: [files.starter])
    }
    let student = root.absolute(files.student)
    var lines: [String] = []
    if Files.existsInAnyForm(student) {
      let present = AnswerFile.read(student, stem: exercise.stem, origin: files.student)
      if case .file(let source) = present, source.text == starter {
        return "\(files.student) is as it was handed out. Next: \(exercise.checkCommand)"
      }
      let kept = try KeptFiles(folder: root.absolute(Self.keptFolder)).keep(student, label: exercise.id)
      lines.append("Your file is kept: \(root.relative(kept))")
    }
    try Files.write(starter, to: student)
    lines.append("As it was handed out: \(files.student)")
    lines.append("Next: edit it, then \(exercise.checkCommand)")
    return lines.joined(separator: "\n")
  }
}
