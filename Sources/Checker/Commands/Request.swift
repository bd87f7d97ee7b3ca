import Course

/// What was typed, understood.
struct Request: Equatable {
  enum Action: Equatable {
    case run(Selection, exercises: String?)
    case prove(Selection)
    case hint(exercise: String, rung: Hints.Rung)
    case starters(Selection)
    case help
  }

  var action: Action
  var root = "."
  /// Seconds that one test may take.
  var limit: Double = 10
  /// What somebody handed in, to be judged instead of the answers here.
  var submission: String?
  var reports = ReportFiles()
  var sandboxing = Sandbox.Wish.ifPossible

  static let help = """
    check: builds, runs and judges the exercises of the book

      check run [--chapter N | --exercise N.M] [--exercises DIRECTORY]
          checks your answers; this is also what `check` alone does
      check run --submission DIRECTORY [--sandbox required|off] [--reports LIST] [--out DIRECTORY]
          checks what somebody handed in: a repository, its folder exercises, or the bare files.
          Only the files of the exercises are taken. They run in a sandbox if bwrap is installed.
          Reports besides report.json: junit, gradescope, classroom, as a list with commas
      check prove [--chapter N | --exercise N.M]
          proves the checks: starters fail, solutions pass, every wrong answer is caught
      check hint N.M RUNG
          shows a hint: 1 symptom, 2 concept, 3 place
      check starters [--chapter N | --exercise N.M]
          makes the starters from the solutions; never overwrites your work

      --root DIRECTORY    the root of the course, if it is not the present directory
      --limit SECONDS     how long one check may take, 10 unless you say otherwise

    CHECK_SEED=N in the environment starts the random cases with another seed.
    The result is also in report.json, in .build/check unless you say --out.
    Exit code: 0 all passed, 1 not all passed, 64 not understood, 70 the course or the machine is at fault.
    """

  init(arguments: [String]) throws {
    var words = arguments[...]
    if words.contains("--help") || words.contains("-h") || words.first == "help" {
      action = .help
      return
    }
    var command = "run"
    if let first = words.first, !first.hasPrefix("-") {
      command = first
      words.removeFirst()
    }
    guard ["run", "prove", "hint", "starters"].contains(command) else {
      throw UsageError.unknownCommand(command)
    }

    var selection = Selection.everything
    var exercises: String?
    var plain: [String] = []
    var root = "."
    var limit: Double = 10
    while let word = words.popFirst() {
      func value() throws -> String {
        guard let value = words.popFirst(), !value.isEmpty else {
          throw UsageError.missingValue(option: word)
        }
        return value
      }
      switch word {
      case "--root": root = try value()
      case "--limit" where command != "hint" && command != "starters":
        let text = try value()
        guard let seconds = Double(text), seconds > 0, seconds <= 3_600 else {
          throw UsageError.limitIsNoTime(text)
        }
        limit = seconds
      case "--chapter" where command != "hint":
        let text = try value()
        guard let number = Int(text) else { throw UsageError.chapterIsNoNumber(text) }
        selection = .chapter(number)
      case "--exercise" where command != "hint": selection = .exercise(try value())
      case "--exercises" where command == "run": exercises = try value()
      case "--submission" where command == "run": submission = try value()
      case "--reports" where command == "run": reports.formats = try ReportFiles.formats(value())
      case "--out" where command == "run": reports.folder = try value()
      case "--sandbox" where command == "run":
        let word = try value()
        guard let wish = Sandbox.Wish(rawValue: word) else {
          throw UsageError.unexpectedWord(word, command: "--sandbox")
        }
        sandboxing = wish
      case _ where word.hasPrefix("-"): throw UsageError.unknownOption(word, command: command)
      case _ where command == "hint": plain.append(word)
      default: throw UsageError.unexpectedWord(word, command: command)
      }
    }
    switch command {
    case "hint":
      guard plain.count == 2 else { throw UsageError.hintNeedsExerciseAndRung }
      guard let rung = Int(plain[1]).flatMap(Hints.Rung.init(rawValue:)) else {
        throw UsageError.unknownRung(plain[1])
      }
      action = .hint(exercise: plain[0], rung: rung)
    case "prove": action = .prove(selection)
    case "starters": action = .starters(selection)
    default: action = .run(selection, exercises: exercises)
    }
    self.root = root
    self.limit = limit
  }
}
