import HostSystem
import Judge

/// Proves the checks of some exercises.
struct ProveCommand: ParsableCommand {
  static let name = "prove"
  static let usage = ["[--chapter N | --exercise N.M] [--students N] [--mutate SHARE] [--matrix]"]
  static let discussion = [
    "proves the checks: starters fail, solutions pass, also with the random",
    "cases of N students, 3 unless you say otherwise, and every wrong answer",
    "is caught; with --mutate also those that small changes make of the",
    "solutions: all of them with 1, a part with 0.05 and the like; --matrix",
    "runs all checks on every wrong answer and says which of them it needs",
  ]

  enum Mistake: UsageMistake, Equatable {
    case shareIsNone(String)

    var description: String {
      switch self {
      case .shareIsNone(let word):
        "a share of the mutations is a number from 0 to 1, not '\(word.forTerminal)'"
      }
    }
  }

  let selection: Selection
  let students: Int
  let mutate: Double
  let depth: CourseProof.Depth

  init(_ words: inout Arguments) throws {
    selection = try words.selection()
    students = try words.number("--students", in: 0...10_000) ?? 3
    let part = try words.value("--mutate") ?? "0"
    guard let share = Double(part), (0...1).contains(share) else { throw Mistake.shareIsNone(part) }
    mutate = share
    depth = words.flag("--matrix") ? .matrix : .named
  }

  func run(in context: Context) throws -> ExitCode {
    let proof = try CourseProof(
      context: context, selection: selection, students: students, depth: depth, mutate: mutate
    ).proof()
    for matrix in proof.matrices {
      try Files.write(matrix.tabSeparated, to: context.root.work("matrix/\(matrix.exercise.id).tsv"))
    }
    Console.say(proof.text(.ofStandardOutput))
    return proof.isComplete ? .allPassed : .notAllPassed
  }
}
