import Course

/// Puts the file of an exercise back as it was handed out, and keeps the old one aside.
struct ResetCommand {
  let setting: Setting
  let exercise: String

  /// Where old files go: a place that no target compiles.
  static let keptFolder = "exercises/kept"

  func perform() throws -> String {
    let root = setting.root
    let (chapter, exercise) = try setting.course.known(exercise)
    let files = chapter.files(of: exercise)
    guard let starter = StarterWriter(root: root).pristine(files) else {
      throw CheckerError.missingFiles(exercise: exercise.id, paths: [files.starter])
    }
    let student = root.absolute(files.student)
    var lines: [String] = []
    if Files.existsInAnyForm(student) {
      let present = Submission.read(student, stem: exercise.stem, origin: files.student)
      if case .file(let source) = present, source.text == starter {
        return "\(files.student) is as it was handed out. Next: \(exercise.checkCommand)"
      }
      let kept = try Aside(folder: root.absolute(Self.keptFolder)).keep(student, label: exercise.id)
      lines.append("Your file is kept: \(root.relative(kept))")
    }
    try Files.write(starter, to: student)
    lines.append("As it was handed out: \(files.student)")
    lines.append("Next: edit it, then \(exercise.checkCommand)")
    return lines.joined(separator: "\n")
  }
}

extension Course {
  /// The exercise with an id that somebody typed.
  func known(_ id: String) throws -> (chapter: Chapter, exercise: Exercise) {
    if let found = exercise(id: id) { return found }
    throw UsageError.unknownExercise(id, known: chapters.flatMap { $0.exercises.map(\.id) })
  }
}
