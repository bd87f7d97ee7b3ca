import Course
import HostSystem

/// Which exercises a command is about.
package enum Selection: Equatable, Sendable {
  case everything
  case chapter(Int)
  case exercise(String)

  /// The exercises, chapter by chapter.
  package func resolve(in course: Course) throws -> [(chapter: Chapter, exercises: [Exercise])] {
    switch self {
    case .everything:
      return course.chapters.filter { !$0.exercises.isEmpty }.map { ($0, $0.exercises) }
    case .chapter(let number):
      guard let chapter = course.chapters.first(where: { $0.number == number }) else {
        throw UsageError.unknownChapter(String(number), known: course.chapters.map(\.number))
      }
      return [(chapter, chapter.exercises)]
    case .exercise(let id):
      guard let found = course.exercise(id: id) else {
        throw UsageError.unknownExercise(id, known: course.chapters.flatMap { $0.exercises.map(\.id) })
      }
      return [(found.chapter, [found.exercise])]
    }
  }
}

extension Course {
  /// The exercise with the id that was typed.
  package func known(_ id: String) throws -> (chapter: Chapter, exercise: Exercise) {
    if let found = exercise(id: id) { return found }
    throw UsageError.unknownExercise(id, known: chapters.flatMap { $0.exercises.map(\.id) })
  }
}
