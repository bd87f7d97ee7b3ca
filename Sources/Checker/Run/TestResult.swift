/// How one test came out.
struct TestResult: Sendable {
  let test: TestName
  let verdict: Verdict
  /// What went wrong, in full; empty when nothing did.
  var messages: [String] = []
  var seconds: Double = 0
}
