import Foundation

/// The sentences of the reports, in one place.
enum Wording {
  static func seconds(_ seconds: Double) -> String {
    String(format: seconds < 10 ? "%.1f s" : "%.0f s", seconds)
  }

  static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

  /// How the checks came out beside the one that is shown.
  static func others(_ verdicts: [Verdict]) -> String {
    let count = verdicts.count
    let passed = verdicts.filter { $0 == .passed }.count
    if verdicts.allSatisfy({ $0 == .skipped }) {
      return count == 1 ? "The other check was not run." : "The other \(count) checks were not run."
    }
    switch (passed, count) {
    case (0, 1): return "The other check did not pass either."
    case (1, 1): return "The other check passed."
    case (count, _): return "The other \(count) checks passed."
    default: return "Of the other \(count) checks \(passed == 0 ? "none" : "\(passed)") passed."
    }
  }

  static func ending(_ ending: Ending) -> String {
    switch ending {
    case .exit(let code): "it ended with exit code \(code)"
    case .timeLimit: "it did not end in time"
    case .signal(let signal):
      switch signal {
      case SIGSEGV, SIGBUS: "bad memory access, perhaps an endless recursion"
      case SIGXCPU: "it used too much processor time"
      case SIGKILL: "it was killed, perhaps because it used too much memory or time"
      case SIGXFSZ: "it printed or wrote too much"
      case SIGTRAP, SIGILL: "a run-time check failed"
      case SIGABRT: "it gave up (abort)"
      default: "it was ended by signal \(signal)"
      }
    }
  }

  static func place(_ diagnostic: Diagnostic) -> String {
    "\(diagnostic.path):\(diagnostic.line):\(diagnostic.column): \(diagnostic.message)"
  }

  static func cause(_ cause: StandInCause) -> String {
    switch cause {
    case .missing(let path): "\(path) is missing; `make starters` puts the file as handed out there"
    case .link(let path): "\(path) is a link; the file itself must be there"
    case .folder(let path): "\(path) is a folder; a Swift file must be there"
    case .notAFile(let path): "\(path) is no ordinary file"
    case .tooLarge(let path): "\(path) is larger than a megabyte; nothing you write here needs that"
    case .unreadable(let path): "\(path) cannot be read; look at its permissions"
    case .notText(let path): "\(path) is not a UTF-8 text; save it again as UTF-8"
    case .doesNotCompile(let errors): "it does not compile:\n\(list(errors))"
    case .checksCannotUse(let errors):
      "the checks cannot use your code (was a name or a type changed?):\n\(list(errors))"
    case .doesNotLink(let summary): "it compiles, but cannot be linked with the rest:\n\(summary)"
    case .compilerTooSlow(let seconds):
      "the compiler found no end within \(Wording.seconds(seconds)); split long expressions into shorter ones"
    }
  }

  static func problem(_ problem: HuntReport.Problem, file: String) -> String {
    switch problem {
    case .unusable(let cause): Wording.cause(cause)
    case .noTests(let className):
      "\(file) has no checks; they are the functions of `class \(className): CheckCase` whose names begin with test"
    case .doesNotBuild(let errors, let summary):
      "your checks do not compile:\n\(errors.isEmpty ? summary : list(errors))"
    }
  }

  /// One mistake often causes many errors; the first ones tell.
  private static func list(_ errors: [Diagnostic]) -> String {
    let shown = errors.prefix(3).map(place)
    let more = errors.count - shown.count
    return (shown + (more > 0 ? ["and \(count(more, "more error"))"] : [])).joined(separator: "\n")
  }
}
