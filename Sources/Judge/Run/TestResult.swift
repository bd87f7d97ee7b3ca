import HostSystem

/// How one test came out.
package struct TestResult: Sendable {
  package let test: TestName
  package let verdict: Verdict
  /// What went wrong, in full; empty when nothing did.
  package var messages: [String] = []
  package var seconds: Double = 0
}
