/// One chapter of the book and the exercises that end it.
public struct Chapter: Sendable {
  /// Place in the book, from 1.
  public let number: Int
  /// Name of the chapter's folder wherever it has one, for example `02-hit-testing`.
  public let folder: String
  /// First part of the names of the chapter's modules, for example `HitTesting`.
  public let module: String
  /// Title as the reader sees it.
  public let title: String
  /// Exercises in the order in which they are meant to be done.
  public let exercises: [Exercise]

  /// Makes a chapter.
  public init(number: Int, folder: String, module: String, title: String, exercises: [Exercise]) {
    self.number = number
    self.folder = folder
    self.module = module
    self.title = title
    self.exercises = exercises
  }
}
