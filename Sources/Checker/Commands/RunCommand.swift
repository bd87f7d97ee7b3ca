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
  /// Whether `.build/check/report.json` is written; a replay is no report.
  var isWritten = true

  /// Screens, builds, runs and judges, and writes the reports.
  func report() throws -> Report {
    let plans = try setting.plans(selection)
    return try setting.alone {
      var compiler = try Compiler()
      let libraries = try Libraries.prepare(for: setting, compiler: compiler)
      var sandbox = Sandbox.absent(.ownAnswers)
      if handedIn != nil {
        sandbox = try Sandbox.best(
          sandboxing, root: setting.root, compiler: compiler, limiter: setting.limiter)
        compiler.limiter = setting.limiter
      }
      for (plan, _) in plans { Workbench.clearShelf(of: plan.chapter, root: setting.root) }
      let taken = handedIn.map { TakenAnswers($0, plans: plans.map(\.plan)) }
      let answers = taken.map(Answers.taken) ?? .own(setting.root, folder: exercises)
      let workplace = Workplace(root: setting.root)
      let chapters = try inParallel(plans) { [compiler, sandbox] item, _ in
        try ChapterCheck(
          setting: setting, plan: item.plan, asked: item.asked, answers: answers, screen: screen,
          sandbox: sandbox, compiler: compiler, libraries: libraries, workplace: workplace
        ).judged()
      }
      let report = Report(submission: taken.map { $0.head(sandbox) }, chapters: chapters)
      if isWritten { try reports.write(report, root: setting.root) }
      return report
    }
  }
}
