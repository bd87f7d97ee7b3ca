/// The table of contents of everything that can be checked.
public struct Course: Sendable {
  /// Chapters in the order of the book.
  public let chapters: [Chapter]

  /// Makes a course.
  public init(chapters: [Chapter]) {
    self.chapters = chapters
  }

  /// The course of this book.
  public static let book = Course(chapters: chapters)

  /// The chapters of this book.
  public static let chapters: [Chapter] = [
    .systemPath, .hitTesting, .responderChain, .gestureRecognizers, .controls, .scrollViewDelay,
  ]

  /// The exercise with an id such as `2.3`, and its chapter.
  public func exercise(id: String) -> (chapter: Chapter, exercise: Exercise)? {
    first { _, exercise in exercise.id == id }
  }

  /// The exercise that a class of checks such as `RoundButtonBarChecks` is about, and its chapter.
  public func exercise(checkedBy className: String) -> (chapter: Chapter, exercise: Exercise)? {
    first { chapter, exercise in chapter.files(of: exercise).checkClass == className }
  }

  private func first(where isWanted: (Chapter, Exercise) -> Bool) -> (chapter: Chapter, exercise: Exercise)? {
    for chapter in chapters {
      for exercise in chapter.exercises where isWanted(chapter, exercise) { return (chapter, exercise) }
    }
    return nil
  }
}
