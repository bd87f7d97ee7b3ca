/// A plausible wrong answer that the checks must catch.
public struct Mutant: Sendable {
  /// How its text comes about.
  public enum Source: Sendable {
    /// A right answer, named by its file, with an edit.
    case edit(Edit, base: String)
    /// A file of its own, because no right answer is near.
    case wholeFile
  }

  /// Its name, unique in its exercise.
  public let name: String
  /// What it does wrong, as the rest of a sentence that begins with its name.
  public let claim: String
  /// Name of the test that must fail on it, or ``build``.
  public let caughtBy: String
  /// What catches an answer that lacks a declaration of the starter: it is never run.
  public static let build = "build"
  /// How its text comes about.
  public let source: Source
  /// Where it begins in the file of mutants, from 1.
  public let line: Int
}
