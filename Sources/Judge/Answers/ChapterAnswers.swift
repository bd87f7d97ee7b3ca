import Course
import HostSystem

/// The answers to one chapter as they were read at one moment, and the report on them once they were run.
package struct ChapterAnswers: Sendable {
  /// What becomes of an answer that is still the file as handed out, byte for byte.
  package enum Untouched: Sendable {
    /// It has not been begun. It is known to fail, so it is neither built nor run.
    case isNotBegun
    /// It is built and run like any other, which shows what is asked.
    case isRun
  }

  package let plan: ChapterPlan
  /// The exercises to judge; the others of the chapter are built with them, because they share a module.
  package let asked: [ChapterPlan.Entry]
  /// By stem.
  package let files: [String: AnswerFile]
  /// How people know the files, by stem.
  private let names: [String: String]
  private let untouched: Untouched

  package init(plan: ChapterPlan, asked: [ChapterPlan.Entry], answers: Answers, untouched: Untouched) {
    self.plan = plan
    self.asked = asked
    self.untouched = untouched
    var files: [String: AnswerFile] = [:]
    var names: [String: String] = [:]
    for entry in plan.entries {
      files[entry.exercise.stem] = answers.read(entry)
      names[entry.exercise.stem] = answers.name(entry)
    }
    self.files = files
    self.names = names
  }

  package func name(_ entry: ChapterPlan.Entry) -> String {
    names[entry.exercise.stem] ?? entry.files.student
  }

  /// The exercises whose answers must be built and run to know their verdicts.
  package var toRun: [ChapterPlan.Entry] { asked.filter { verdictWithoutARun($0) == nil } }

  private func verdictWithoutARun(_ entry: ChapterPlan.Entry) -> Verdict? {
    switch files[entry.exercise.stem] {
    case .file(let source):
      untouched == .isNotBegun && source.text == entry.starter.text ? .notBegun : nil
    case .unusable(.notHandedIn): .notHandedIn
    case .unusable, nil: .notBuilt
    }
  }

  /// The verdicts on the asked exercises.
  ///
  /// - Parameters:
  ///   - rejections: Why answers that were to be run were not, by stem.
  ///   - results: What came out of the tests that were run.
  package func judged(_ rejections: [String: Rejection] = [:], _ results: [TestName: TestResult] = [:])
    -> Report.Chapter
  {
    Report.Chapter(
      number: plan.chapter.number, folder: plan.chapter.folder, title: plan.chapter.title,
      exercises: asked.map { entry in
        var cause = rejections[entry.exercise.stem]
        if case .unusable(let found) = files[entry.exercise.stem] { cause = found }
        // A test without a result counts as not finished: no proof, no points.
        let missing = verdictWithoutARun(entry) ?? (cause == nil ? .didNotFinish : .notBuilt)
        return Report.Exercise(
          id: entry.exercise.id, title: entry.exercise.title, file: name(entry),
          points: entry.exercise.points, reason: cause.map(Wording.cause),
          tests: entry.tests.map { test in
            let result = results[test] ?? TestResult(test: test, verdict: missing)
            return Report.Test(
              name: test.method, verdict: result.verdict, message: result.messages.joined(separator: "\n"),
              seed: result.seed, seconds: result.seconds)
          })
      })
  }
}
