import Course

/// What was typed, understood.
struct Request: Equatable {
  enum Action: Equatable {
    case run(Selection, exercises: String?)
    case hint(exercise: String, rung: Hints.Rung)
    case starters(Selection)
    case watch(Selection)
    case reset(exercise: String)
    case replay(exercise: String, seed: UInt64)
    case doctor
    case hunt(exercise: String)
    // teachers
    case prove(Selection, students: Int, mutate: Double = 0)
    case handout(folder: String)
    case gradescope(out: String)
    case grade(Selection, submissions: String, out: String, shard: Shard)
    case bench(Selection, count: Int)
    case classReport(folder: String, names: Bool, file: String?)
    // end teachers
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
  /// What becomes of files that are as they were handed out, if that was said.
  var untouched: ChapterAnswers.Untouched?
  /// Whether what was reached is written down.
  var keepsProgress = true

  static let commands = [
    "run", "hint", "starters", "watch", "reset", "replay", "doctor", "hunt",
    // teachers
    "prove", "handout", "gradescope", "grade", "class", "bench",
    // end teachers
  ]

  static let help = [
    """
    check: builds, runs and judges the exercises of the book

      check run [--chapter N | --exercise N.M] [--exercises DIRECTORY]
          checks your answers; this is also what `check` alone does. A file that is as it was
          handed out is not begun, and is run only with --exercise or --starters run
      check run --submission DIRECTORY [--sandbox required|off] [--reports LIST] [--out DIRECTORY]
          checks what somebody handed in: a repository, its folder exercises, or the bare files.
          Only the files of the exercises are taken. They run in a sandbox if bwrap is installed.
          Reports besides report.json: junit, gradescope, classroom, as a list with commas
      check hint N.M RUNG
          shows a hint: 1 symptom, 2 concept, 3 place
      check starters [--chapter N | --exercise N.M]
          makes the starters that are missing or stale; never overwrites your work
      check watch [--chapter N | --exercise N.M]
          checks again whenever you save a file, and prints what has changed
      check reset N.M
          puts a file back as it was handed out, and keeps yours aside
      check replay N.M SEED
          runs one random case again, with its whole trace
      check doctor
          looks whether everything is there that the checks need
      check hunt N.M
          tries checks that you wrote yourself
    """,
    // teachers
    """
      check prove [--chapter N | --exercise N.M] [--students N] [--mutate SHARE]
          proves the checks: starters fail, solutions pass, also with the random cases of N students,
          3 unless you say otherwise, and every wrong answer is caught; with --mutate also those that
          small changes make of the solutions: all of them with 1, a part with 0.05 and the like
      check handout DIRECTORY
          makes a copy for students, without solutions, and tests it
      check gradescope FILE.zip | DIRECTORY
          makes the autograder for Gradescope
      check grade --submissions DIRECTORY --out DIRECTORY [--shard N/M] [--chapter N | --exercise N.M]
                  [--sandbox required|off] [--reports LIST]
          grades a class: each folder in DIRECTORY is a submission. Goes on where an earlier run stopped.
          Exit code: 0 everything has a report, 1 not everything
      check class DIRECTORY [--names] [--out FILE]
          sums up the reports on a class; with --out as a table too
      check bench [--chapter N] [--count N]
          measures a first check, an edit and a class of N, 100 unless you say otherwise
    """,
    // end teachers
    """

      --root DIRECTORY    the root of the course, if it is not the present directory
      --limit SECONDS     how long one check may take, 10 unless you say otherwise
      --no-progress       does not note what you have reached

    STUDENT=NAME in the environment gives you random cases of your own.
    CHECK_SEED=N in the environment starts the random cases with another seed.
    The result is also in report.json, in .build/check unless you say --out.
    Exit code: 0 all passed, 1 not all passed, 64 not understood, 70 the course or the machine is at fault.
    """,
  ].joined(separator: "\n")

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
    guard Self.commands.contains(command) else {
      throw UsageError.unknownCommand(command)
    }

    var selection = Selection.everything
    var exercises: String?
    var plain: [String] = []
    var root = "."
    var limit: Double = 10
    // teachers
    var options: [String: String] = [:]
    // end teachers
    let selects = ["run", "prove", "starters", "watch", "grade", "bench"].contains(command)
    let judges = ["run", "grade"].contains(command)
    while let word = words.popFirst() {
      func value() throws -> String {
        guard let value = words.popFirst(), !value.isEmpty else {
          throw UsageError.missingValue(option: word)
        }
        return value
      }
      switch word {
      case "--root": root = try value()
      case "--no-progress": keepsProgress = false
      case "--limit" where !["hint", "starters", "reset", "doctor", "class"].contains(command):
        let text = try value()
        guard let seconds = Double(text), seconds > 0, seconds <= 3_600 else {
          throw UsageError.limitIsNoTime(text)
        }
        limit = seconds
      case "--chapter" where selects:
        let text = try value()
        guard let number = Int(text) else { throw UsageError.chapterIsNoNumber(text) }
        guard selection == .everything else { throw UsageError.chapterAndExercise }
        selection = .chapter(number)
      case "--exercise" where selects:
        let id = try value()
        guard selection == .everything else { throw UsageError.chapterAndExercise }
        selection = .exercise(id)
      case "--exercises" where command == "run": exercises = try value()
      case "--submission" where command == "run": submission = try value()
      case "--reports" where judges: reports.formats = try ReportFiles.formats(value())
      case "--out" where command == "run": reports.folder = try value()
      // teachers
      case "--submissions" where command == "grade", "--shard" where command == "grade",
        "--out" where command == "grade" || command == "class":
        options[word] = try value()
      case "--names" where command == "class": options[word] = ""
      case "--count" where command == "bench", "--students" where command == "prove",
        "--mutate" where command == "prove":
        options[word] = try value()
      // end teachers
      case "--starters" where command == "run":
        let word = try value()
        guard word == "run" else { throw UsageError.unexpectedWord(word, command: "--starters") }
        untouched = .isRun
      case "--sandbox" where judges:
        let word = try value()
        guard let wish = Sandbox.Wish(rawValue: word) else {
          throw UsageError.unexpectedWord(word, command: "--sandbox")
        }
        sandboxing = wish
      case _ where word.hasPrefix("-"): throw UsageError.unknownOption(word, command: command)
      case _ where !selects && plain.count < Self.mostPlainWords(of: command): plain.append(word)
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
    case "starters": action = .starters(selection)
    case "watch": action = .watch(selection)
    case "doctor": action = .doctor
    case "reset", "hunt":
      guard let exercise = plain.first else { throw UsageError.needsExercise(command: command) }
      action = command == "reset" ? .reset(exercise: exercise) : .hunt(exercise: exercise)
    case "replay":
      guard plain.count == 2 else { throw UsageError.replayNeedsExerciseAndSeed }
      guard let seed = UInt64(plain[1]) else { throw UsageError.seedIsNoNumber(plain[1]) }
      action = .replay(exercise: plain[0], seed: seed)
    // teachers
    case "prove":
      let word = options["--students"] ?? "3"
      guard let students = Int(word), (0...10_000).contains(students) else {
        throw UsageError.studentsAreNone(word)
      }
      let part = options["--mutate"] ?? "0"
      guard let share = Double(part), (0...1).contains(share) else { throw UsageError.shareIsNone(part) }
      action = .prove(selection, students: students, mutate: share)
    case "handout":
      guard let folder = plain.first else { throw UsageError.handoutNeedsFolder }
      action = .handout(folder: folder)
    case "gradescope":
      guard let out = plain.first else { throw UsageError.gradescopeNeedsPlace }
      action = .gradescope(out: out)
    case "grade":
      guard let submissions = options["--submissions"], let out = options["--out"] else {
        throw UsageError.gradeNeedsFolders
      }
      let word = options["--shard"]
      guard let shard = word.map({ Shard($0) }) ?? .whole else { throw UsageError.shardIsNone(word ?? "") }
      action = .grade(selection, submissions: submissions, out: out, shard: shard)
    case "bench":
      let word = options["--count"] ?? "100"
      guard let count = Int(word), (1...100_000).contains(count) else { throw UsageError.countIsNone(word) }
      action = .bench(selection, count: count)
    case "class":
      guard let folder = plain.first else { throw UsageError.classNeedsFolder }
      action = .classReport(folder: folder, names: options["--names"] != nil, file: options["--out"])
    // end teachers
    default: action = .run(selection, exercises: exercises)
    }
    self.root = root
    self.limit = limit
  }

  private static func mostPlainWords(of command: String) -> Int {
    switch command {
    case "hint", "replay": 2
    case "reset", "hunt": 1
    // teachers
    case "handout", "gradescope", "class": 1
    // end teachers
    default: 0
    }
  }
}
