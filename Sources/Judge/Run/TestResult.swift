import HostSystem

/// How one test came out.
package struct TestResult: Sendable {
  package let test: TestName
  package let verdict: Verdict
  /// What went wrong, in full; empty when nothing did.
  package var messages: [String] = []
  /// The seed of the random case that was wrong, if it was one.
  package var seed: UInt64?
  package var seconds: Double = 0
  /// What it varied that can be left out; known only to a proof.
  package var variations: Set<String> = []
}
