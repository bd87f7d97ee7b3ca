import Course
import Judge

/// Runs all tests of an exercise on a wrong answer, and again without each of the variations that may have caught it.
struct MatrixRun {
  let part: Trial.Part
  let mutant: Mutant
  let run: TestRun

  func outcome() throws -> TrialRun.Outcome {
    let results = try results(of: part.entry.tests, without: "")
    let caught = results.filter(\.verdict.isCatch)
    var row = Matrix.Row(mutant: mutant.name, caughtBy: Set(caught.map(\.test.method)))
    if row.works {
      // What wasn't asked for before a test failed has no part in that.
      for variation in Set(caught.flatMap(\.variations)) {
        row.isCaughtWithout[variation] = try isCaught(without: variation)
      }
    }
    return TrialRun.Outcome(claim: part.claim(results), row: row)
  }

  private func isCaught(without variation: String) throws -> Bool {
    let holds = part.entry.tests.filter { $0.mark == .holds }
    return try results(of: holds, without: variation).contains(where: \.verdict.isCatch)
  }

  private func results(of tests: [TestName], without variation: String) throws -> [TestResult] {
    var run = run
    run.environment["CHECK_WITHOUT"] = variation
    return try run.results(of: tests)
  }
}
