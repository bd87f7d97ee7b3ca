import Course
import Foundation

/// Proves the checks: starters fail, solutions pass, every wrong answer is caught by the check named for it.
struct ProveCommand: Sendable {
  let setting: Setting
  let selection: Selection

  func proof() throws -> Proof {
    let begin = monotonicSeconds()
    let plans = try setting.plans(selection)
    return try setting.alone {
      let compiler = try Compiler()
      let libraries = try Libraries.prepare(for: setting, compiler: compiler)
      for (plan, _) in plans { Workbench.clearShelf(of: plan.chapter, root: setting.root) }
      var claims: [Proof.Claim] = []
      for (plan, asked) in plans {
        let files = ProofFiles(plan: plan, root: setting.root)
        let (trials, problems) = try files.trials(for: asked)
        Console.progress(
          "Chapter \(plan.chapter.number): \(Wording.count(trials.count, "program")) to build and run.")
        let proved = try inParallel(trials) { trial, lane in
          try prove(trial, lane: lane, compiler: compiler, libraries: libraries)
        }
        let failed = (problems + proved.flatMap { $0 }).filter { !$0.isProved }.map(\.exercise)
        // A hunt is tried on the same answers; what is wrong with them is told once.
        let hunts = try asked.filter { !failed.contains($0.heading) }.compactMap { entry in
          plan.chapter.ownChecks(of: entry.exercise).map { files in
            HuntProof(
              setting: setting, entry: entry, files: files, plan: plan, compiler: compiler,
              libraries: libraries)
          }
        }.flatMap { try $0.claims() }
        let found = problems + proved.flatMap { $0 } + hunts
        for entry in asked { claims += found.filter { $0.exercise == entry.heading } }
      }
      return Proof(claims: claims, seconds: monotonicSeconds() - begin)
    }
  }

  private func prove(_ trial: Trial, lane: Int, compiler: Compiler, libraries: Libraries) throws -> [Proof
    .Claim]
  {
    let bench = Workbench(
      plan: trial.plan, root: setting.root, compiler: compiler, libraries: libraries,
      folder: setting.root.work("prove/\(trial.plan.chapter.folder)/\(lane)"))
    switch try bench.attempt(trial.sources) {
    case .exercisesDoNotCompile(let failure), .checksDoNotCompile(let failure), .doesNotLink(let failure):
      return trial.claims(failedBuild: failure, sourcesFolder: bench.sourcesFolder, root: setting.root)
    case .built(_, from: .written) where trial.isOfStarters:
      return trial.claimsOfStartersThatAreSlow
    case .built(let program, _):
      let origins = trial.sources.map { ("\(bench.sourcesFolder)/\($0.stem).swift", $0.origin) }
      let run = TestRun(
        plan: trial.plan, program: program, folder: bench.folder, limiter: setting.limiter,
        secondsPerTest: setting.secondsPerTest, origins: Dictionary(uniqueKeysWithValues: origins))
      return trial.claims(try run.results(of: trial.tests))
    }
  }
}
