import Course
import Foundation

/// Checks a student's answers.
struct RunCommand: Sendable {
  let setting: Setting
  let selection: Selection
  /// The folder with the answers, if it is not the course's own.
  let exercises: String?
  /// Whether `.build/check/report.json` is written; a replay is no report.
  var isWritten = true

  /// Builds, runs and judges, and writes the report.
  func report() throws -> Report {
    let plans = try setting.plans(selection)
    return try setting.alone {
      let compiler = try Compiler()
      let libraries = try Libraries.prepare(root: setting.root, compiler: compiler)
      for (plan, _) in plans { Workbench.clearShelf(of: plan.chapter, root: setting.root) }
      let chapters = try inParallel(plans) { item, _ in
        try check(item.plan, asked: item.asked, compiler: compiler, libraries: libraries)
      }
      let report = Report(chapters: chapters)
      if isWritten { try write(report) }
      return report
    }
  }

  private func check(
    _ plan: ChapterPlan, asked: [ChapterPlan.Entry], compiler: Compiler, libraries: Libraries
  ) throws -> Report.Chapter {
    let root = setting.root
    let bench = Workbench(
      plan: plan, root: root, compiler: compiler, libraries: libraries,
      folder: root.work("chapters/\(plan.chapter.folder)"))
    if !bench.hasBuilt {
      Console.progress("Building the exercises and checks of chapter \(plan.chapter.number).")
    }
    var submissions: [String: Submission] = [:]
    var origins: [String: String] = [:]
    for entry in plan.entries {
      let stem = entry.exercise.stem
      let path = studentFile(entry)
      submissions[stem] = Submission.read(path, stem: stem, origin: root.relative(path))
      origins["\(bench.sourcesFolder)/\(stem).swift"] = root.relative(path)
    }
    let build = try Isolation(bench: bench, submissions: submissions).build()
    let runnable = asked.filter { build.standIns[$0.exercise.stem] == nil }
    let run = TestRun(
      plan: plan, program: build.program, folder: bench.folder, limiter: setting.limiter,
      secondsPerTest: setting.secondsPerTest, origins: origins, environment: setting.testEnvironment)
    let results = Dictionary(
      uniqueKeysWithValues: try run.results(of: runnable.flatMap(\.tests)).map { ($0.test, $0) })

    return Report.Chapter(
      number: plan.chapter.number, folder: plan.chapter.folder, title: plan.chapter.title,
      exercises: asked.map { entry in
        let reason = build.standIns[entry.exercise.stem].map(Wording.cause)
        return Report.Exercise(
          id: entry.exercise.id, title: entry.exercise.title, file: root.relative(studentFile(entry)),
          points: entry.exercise.points, reason: reason,
          tests: entry.tests.map { test in
            // A test without a result counts as not finished: no proof, no points.
            let missing: Verdict = reason == nil ? .didNotFinish : .notBuilt
            let result = results[test] ?? TestResult(test: test, verdict: missing)
            return Report.Test(
              name: test.method, verdict: result.verdict, message: result.messages.joined(separator: "\n"),
              seconds: result.seconds)
          })
      })
  }

  /// The student's file of an exercise.
  private func studentFile(_ entry: ChapterPlan.Entry) -> String {
    guard let exercises else { return setting.root.absolute(entry.files.student) }
    // The folder given takes the place of the course's own `exercises`.
    let inside = entry.files.student.drop { $0 != "/" }
    return (Files.realPath(exercises) ?? exercises) + inside
  }

  private func write(_ report: Report) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let path = setting.root.work("report.json")
    do {
      try Files.write(String(decoding: encoder.encode(report), as: UTF8.self) + "\n", to: path)
    } catch let error as EncodingError {
      throw CheckerError.cannotWrite(path: path, reason: "\(error)")
    }
  }
}
