import Course
import Foundation
import HostSystem
import Judge

/// Proves the checks: starters fail, solutions pass, every wrong answer is caught by the check named for it.
///
/// A check must not fail by chance: right answers pass with the random cases of some students, too.
struct CourseProof: Sendable {
  /// Which tests run on a wrong answer.
  enum Depth {
    /// The one that is named for it.
    case named
    /// All of its exercise, with everything that they vary and with one thing less.
    case matrix
  }

  let context: Context
  let selection: Selection
  /// How many students' random cases right answers are tried with.
  var students = 3
  var depth = Depth.named
  /// Which part of the mutations of the solutions is tried, too: from 0 to 1.
  var mutate: Double = 0

  /// The answers to one exercise run sooner than optimized checks are compiled.
  private var checkOptimization: CheckOptimization {
    if case .exercise = selection { .none } else { .speed }
  }

  func proof() throws -> Proof {
    let begin = monotonicSeconds()
    let plans = try context.plans(selection)
    return try context.alone {
      let compiler = try Compiler()
      let libraries = try Libraries.prepare(for: context, compiler: compiler)
      for (plan, _) in plans { ChapterBuild.trimObjectCache(of: plan.chapter, root: context.root) }
      @Sendable func chapterBuild(_ plan: ChapterPlan, _ lane: Int) -> ChapterBuild {
        ChapterBuild(
          plan: plan, root: context.root, compiler: compiler, libraries: libraries,
          folder: context.root.work("prove/\(plan.chapter.folder)/\(lane)"),
          checkOptimization: checkOptimization, screen: Screen(for: plan.chapter))
      }
      // Later, every lane would compile them.
      _ = try inParallel(plans.map(\.plan)) { try chapterBuild($0, $1).compileChecks() }
      var claims: [Proof.Claim] = []
      var matrices: [Matrix] = []
      for (plan, asked) in plans {
        let files = ProofFiles(plan: plan, root: context.root)
        let (trials, problems) = try files.trials(for: asked)
        Console.progress(
          "Chapter \(plan.chapter.number): \(Wording.count(trials.count, "program")) to build and run, with "
            + "\(Wording.count(trials.flatMap(\.parts).count, "answer")) in them.")
        let proved = try inParallel(trials) { trial, lane in
          try TrialRun(
            trial: trial, chapterBuild: chapterBuild(plan, lane), context: context, students: students,
            depth: depth
          ).outcomes()
        }.flatMap { $0 }
        let tried = problems + proved.map(\.claim)
        let failed = tried.filter { !$0.isProved }.map(\.exercise)
        // A hunt is tried on the same answers; what is wrong with them is told once.
        let hunts = try asked.filter { !failed.contains($0.heading) }.compactMap { entry in
          plan.chapter.ownChecks(of: entry.exercise).map { files in
            HuntProof(
              context: context, entry: entry, files: files, plan: plan, compiler: compiler,
              libraries: libraries)
          }
        }.flatMap { try $0.claims() }
        let mutations =
          mutate == 0
          ? []
          : try MutationProof(
            plan: plan, asked: asked, context: context, compiler: compiler, libraries: libraries,
            share: mutate
          ).claims()
        let found = tried + hunts + mutations
        for entry in asked {
          claims += found.filter { $0.exercise == entry.heading }
          if depth == .matrix {
            matrices.append(
              Matrix(
                exercise: entry.exercise, tests: entry.tests.map(\.method),
                rows: proved.filter { $0.claim.exercise == entry.heading }.compactMap(\.row)))
          }
        }
      }
      return Proof(claims: claims, matrices: matrices, seconds: monotonicSeconds() - begin)
    }
  }
}
