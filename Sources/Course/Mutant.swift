/// A plausible wrong answer that the checks must catch.
public struct Mutant: Sendable {
  /// Name of its file without the extension, for example `ForwardOrder`.
  public let name: String
  /// What it does wrong, for example "visits the subviews from first to last".
  public let claim: String
  /// Name of the test that must fail on it.
  public let caughtBy: String

  /// Makes a mutant.
  public init(name: String, claim: String, caughtBy: String) {
    self.name = name
    self.claim = claim
    self.caughtBy = caughtBy
  }
}
