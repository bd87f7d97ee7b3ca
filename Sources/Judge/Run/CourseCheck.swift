import Course
import Foundation
import HostSystem

/// Checks a student's own answers, or a submission.
package struct CourseCheck: Sendable {
  package let context: Context
  package let selection: Selection
  /// The folder with the answers, if it is not the course's own.
  package let exercises: String?
  /// A submission, to be judged in a sandbox.
  package var handedIn: Submission?
  package var reports = ReportFiles()
  package var sandboxing = SandboxPolicy.ifPossible
  package var screen: Screen? = Screen()
  /// By default a starter is run only if it was asked for by its number, and is one's own.
  package var untouched: ChapterAnswers.Untouched?
  /// Whether `.build/check/report.json` is written; a replay is no report.
  package var isWritten = true

  package init(
    context: Context, selection: Selection, exercises: String? = nil, handedIn: Submission? = nil,
    reports: ReportFiles = ReportFiles(), sandboxing: SandboxPolicy = SandboxPolicy.ifPossible,
    screen: Screen? = Screen(), untouched: ChapterAnswers.Untouched? = nil, isWritten: Bool = true
  ) {
    self.context = context
    self.selection = selection
    self.exercises = exercises
    self.handedIn = handedIn
    self.reports = reports
    self.sandboxing = sandboxing
    self.screen = screen
    self.untouched = untouched
    self.isWritten = isWritten
  }

  /// Screens, builds, runs and judges, and writes the reports.
  package func report() throws -> Report {
    let plans = try context.plans(selection)
    return try context.alone {
      let taken = handedIn.map { SubmittedAnswers($0, plans: plans.map(\.plan)) }
      let answers = taken.map(Answers.taken) ?? .own(context.root, folder: exercises)
      let chapters = plans.map { plan, asked in
        ChapterAnswers(plan: plan, asked: asked, answers: answers, untouched: untouched ?? byDefault)
      }
      let sandbox =
        handedIn == nil
        ? .absent(.ownAnswers)
        : try Sandbox.forSubmissions(sandboxing, in: context)
      let report = Report(
        submission: taken.map { $0.head(sandbox) }, chapters: try judged(chapters, sandbox: sandbox))
      if isWritten { try reports.write(report, on: context) }
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
      for: context, compiler: compiler, engine: isOwn ? .any : .optimized)
    if handedIn != nil { compiler.limiter = context.limiter }
    for chapter in chapters { ChapterBuild.trimObjectCache(of: chapter.plan.chapter, root: context.root) }
    return try inParallel(chapters) { [compiler] chapter, _ in
      try ChapterCheck(
        context: context, answers: chapter, screen: screen, sandbox: sandbox,
        compiler: compiler, libraries: libraries, folders: BuildFolders(root: context.root)
      ).judged()
    }
  }
}
