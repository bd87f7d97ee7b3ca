import Course

/// A chapter's exercises as a Markdown table; the name of each is a link to its file.
struct ExerciseTable {
  private let chapter: Chapter

  init(_ chapter: Chapter) { self.chapter = chapter }

  var lines: [String] {
    let rows = chapter.exercises.map { exercise in
      "| \(exercise.id) | \(exercise.kind.rawValue) "
        + "| [\(exercise.title)](../../\(chapter.files(of: exercise).student)) | \(exercise.goal) "
        + "| \(exercise.minutes) | \(exercise.points) |"
    }
    return ["| | kind | exercise | goal | minutes | points |", "|---|---|---|---|--:|--:|"] + rows
  }
}
