import Course
import Foundation

/// Checks answers: a student's own, or those that somebody handed in.
struct RunCommand: Sendable {
  let setting: Setting
  let selection: Selection
  /// The folder with the answers, if it is not the course's own.
  let exercises: String?
  /// What somebody handed in, to be judged in a sandbox.
  var handedIn: HandedIn?
  var reports = ReportFiles()
  var sandboxing = Sandbox.Wish.ifPossible
  var screen: Screen? = Screen()
  /// By default a starter is run only if it was asked for by its number, and is one's own.
  var untouched: ChapterAnswers.Untouched?
  /// Whether `.build/check/report.json` is written; a replay is no report.
  var isWritten = true

  /// Screens, builds, runs and judges, and writes the reports.
  func report() throws -> Report {
    let plans = try setting.plans(selection)
    return try setting.alone {
      let taken = handedIn.map { TakenAnswers($0, plans: plans.map(\.plan)) }
      let answers = taken.map(Answers.taken) ?? .own(setting.root, folder: exercises)
      let chapters = plans.map { plan, asked in
        ChapterAnswers(plan: plan, asked: asked, answers: answers, untouched: untouched ?? byDefault)
      }
      let sandbox =
        handedIn == nil
        ? .absent(.ownAnswers)
        : try Sandbox.best(sandboxing, root: setting.root, compiler: Compiler(), limiter: setting.limiter)
      let report = Report(
        submission: taken.map { $0.head(sandbox) }, chapters: try judged(chapters, sandbox: sandbox))
      if isWritten { try reports.write(report, on: setting) }
      return report
    }
  }

  private var byDefault: ChapterAnswers.Untouched {
    if case .exercise = selection, handedIn == nil { .isRun } else { .isNotBegun }
  }

  /// Nothing is compiled, not even the engine, as long as nothing must be run.
  private func judged(_ chapters: [ChapterAnswers], sandbox: Sandbox) throws -> [Report.Chapter] {
    if chapters.allSatisfy(\.toRun.isEmpty) { return chapters.map { $0.judged() } }
    var compiler = try Compiler()
    // People wait for the first verdict on their own answers; of other answers there are many.
    let isOwn = handedIn == nil && exercises == nil
    let libraries = try Libraries.prepare(
      for: setting, compiler: compiler, engine: isOwn ? .any : .optimized)
    if handedIn != nil { compiler.limiter = setting.limiter }
    for chapter in chapters { Workbench.clearShelf(of: chapter.plan.chapter, root: setting.root) }
    return try inParallel(chapters) { [compiler] chapter, _ in
      try ChapterCheck(
        setting: setting, answers: chapter, screen: screen, sandbox: sandbox,
        compiler: compiler, libraries: libraries, workplace: Workplace(root: setting.root)
      ).judged()
    }
  }
}
