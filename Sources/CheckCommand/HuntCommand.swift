import Course
import HostSystem
import Judge

/// Tries a student's own checks on right and on wrong answers.
struct HuntCommand: ParsableCommand {
  static let name = "hunt"
  static let usage = ["N.M"]
  static let discussion = ["tries checks that you wrote yourself"]

  enum Mistake: UsageMistake, Equatable {
    case noHunt(exercise: String, known: [String])

    var description: String {
      switch self {
      case .noHunt(let exercise, let known):
        "exercise \(exercise) has no bug hunt; there "
          + (known.isEmpty ? "is none in this course" : "is one for \(known.joined(separator: ", "))")
      }
    }
  }

  let exercise: String

  init(_ words: inout Arguments) throws {
    guard let exercise = words.next() else { throw UsageError.needsExercise(command: Self.name) }
    self.init(exercise: exercise)
  }

  init(exercise: String) { self.exercise = exercise }

  func run(in context: Context) throws -> ExitCode {
    let report = try report(in: context)
    Console.say(report.text(.ofStandardOutput))
    return report.holds ? .allPassed : .notAllPassed
  }

  func report(in context: Context) throws -> HuntReport {
    let (chapter, exercise) = try context.course.known(exercise)
    guard let files = chapter.ownChecks(of: exercise) else {
      let hunts = context.course.chapters.flatMap(\.exercises).filter { $0.hunt != nil }
      throw Mistake.noHunt(exercise: exercise.id, known: hunts.map(\.id))
    }
    let plan = try ChapterPlan(chapter, asked: [exercise], root: context.root)
    return try context.alone {
      let compiler = try Compiler()
      return try Hunt(
        context: context, plan: plan, exercise: exercise, file: files.student, className: files.checkClass,
        compiler: compiler, libraries: Libraries.prepare(for: context, compiler: compiler, engine: .any)
      ).report()
    }
  }
}
