import Course
import HostSystem
import Judge

/// Runs one random case of an exercise’s checks again and shows the moment that matters.
struct ReplayCommand: ParsableCommand {
  static let name = "replay"
  static let usage = ["N.M SEED [--test NAME]"]
  static let discussion = [
    "runs one random case again, and shows where it goes wrong: in the first",
    "check that fails, or in one that you name.",
  ]

  enum Mistake: UsageMistake, Equatable {
    case needsExerciseAndSeed
    case seedIsNoNumber(String)
    case noSuchTest(String, failing: [String])

    var description: String {
      switch self {
      case .needsExerciseAndSeed:
        "say which exercise and which seed, as the report does: make replay EXERCISE=2.3 SEED=3"
      case .seedIsNoNumber(let word): "a seed is a number such as 3, not '\(word.forTerminal)'"
      case .noSuchTest(let name, let failing):
        "no check '\(name.forTerminal)' fails with this seed; these do: \(failing.joined(separator: ", "))"
      }
    }
  }

  let exercise: String
  let seed: UInt64
  /// The check to show; the first that fails without it.
  var test: String?

  init(_ words: inout Arguments) throws {
    let test = try words.value("--test")
    guard let exercise = words.next(), let word = words.next() else { throw Mistake.needsExerciseAndSeed }
    guard let seed = UInt64(word) else { throw Mistake.seedIsNoNumber(word) }
    self.init(exercise: exercise, seed: seed)
    self.test = test
  }

  init(exercise: String, seed: UInt64) {
    self.exercise = exercise
    self.seed = seed
  }

  func run(in context: Context) throws -> ExitCode {
    let replay = try perform(in: context, .ofStandardOutput)
    Console.say(replay.text)
    return replay.isRight ? .allPassed : .notAllPassed
  }

  /// What happened, and whether every check took the case for right.
  func perform(in context: Context, _ style: ConsoleStyle) throws -> (text: String, isRight: Bool) {
    let exercise = try context.course.known(exercise).exercise
    var context = context
    context.testEnvironment["CHECK_SEED"] = String(seed)
    let file = context.root.work("replay-\(exercise.id)-\(seed).txt")
    context.testEnvironment["CHECK_REPLAY"] = file
    Files.remove(file)
    let command = CourseCheck(
      context: context, selection: .exercise(exercise.id), exercises: nil, isWritten: false)
    guard let report = try command.report().exercises.first else { throw CheckError.nothingToCheck }

    var lines = [
      "", style.strong("\(exercise.id)  \(exercise.title), the random case with seed \(seed)"), "",
    ]
    if let reason = report.reason {
      lines += [reason, "", "Next: edit \(report.file), then \(exercise.replayCommand(seed: seed))"]
      return (lines.joined(separator: "\n"), false)
    }
    let wrong = report.tests.filter { $0.verdict != .passed && $0.verdict != .notTried }
    // A check without random cases fails with any seed, and is none of the replay's business.
    let ofTheSeed = wrong.filter { $0.seed == seed }
    let shown = ofTheSeed.first { test == nil || $0.name == test }
    if let test, shown == nil, !ofTheSeed.isEmpty {
      throw Mistake.noSuchTest(test, failing: ofTheSeed.map(\.name))
    }
    if let shown {
      lines.append(style.bad("\(shown.name): \(shown.verdict.rawValue)"))
      let message = shown.message.replacing(file, with: context.root.relative(file))
      lines += message.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
      lines.append("")
      let rest = ofTheSeed.map(\.name).filter { $0 != shown.name }
      if let next = rest.first {
        lines += [
          "Wrong with this seed, too: \(rest.joined(separator: ", ")).",
          "To see another one: \(exercise.replayCommand(seed: seed)) TEST=\(next)", "",
        ]
      }
    }
    if ofTheSeed.isEmpty { lines.append("No check finds a random case with this seed wrong.") }
    if report.tests.contains(where: { $0.verdict == .notTried }) { lines.append("\(Wording.holdsWaits).") }
    let others = wrong.count - ofTheSeed.count
    if others > 0 { lines.append("\(Wording.count(others, "check")) without random cases did not pass.") }
    if ofTheSeed.isEmpty {
      lines.append("Next: \(exercise.checkCommand)")
    } else {
      lines.append("Next: edit \(report.file), then \(exercise.replayCommand(seed: seed))")
    }
    return (lines.joined(separator: "\n"), ofTheSeed.isEmpty)
  }
}
