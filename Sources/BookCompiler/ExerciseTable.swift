import Course

/// A chapter's exercises as a Markdown table.
struct ExerciseTable {
  private let chapter: Chapter

  init(_ chapter: Chapter) { self.chapter = chapter }

  var lines: [String] {
    let rows = chapter.exercises.map { exercise in
      let file = chapter.files(of: exercise).student
      let name = file.split(separator: "/").last ?? ""
      return
        "| \(exercise.id) | \(exercise.kind.rawValue) | [\(exercise.title)](../../\(file)) | \(exercise.goal) | "
        + "\(exercise.minutes) | \(exercise.points) | `\(name)` |"
    }
    return ["| | kind | exercise | goal | minutes | points | file |", "|---|---|---|---|--:|--:|---|"] + rows
  }
}
