import Course
import Foundation
import HostSystem

/// The sentences of the reports, in one place.
package enum Wording {
  /// What a report on one of a class says of a chapter.
  static func judgedOnce(_ answers: String) -> String {
    "Equal answers were judged once. These have the fingerprint \(answers.prefix(12))."
  }

  package static func seconds(_ seconds: Double) -> String {
    String(format: seconds < 10 ? "%.1f s" : "%.0f s", seconds)
  }

  package static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  static func folders(_ number: Int) -> String {
    let words = ["one", "two", "three", "four", "five"]
    let count = words.indices.contains(number - 1) ? words[number - 1] : "\(number)"
    return "\(count) folder\(number == 1 ? "" : "s")"
  }

  /// How the checks came out beside the one that is shown, by their names.
  package static func others(_ verdicts: [(name: String, verdict: Verdict)]) -> String {
    let count = verdicts.count
    let passed = verdicts.filter { $0.verdict == .passed }.count
    let open = verdicts.filter { $0.verdict != .passed }.map(\.name).joined(separator: ", ")
    if verdicts.allSatisfy({ $0.verdict == .skipped }) {
      return count == 1 ? "The other check was not run." : "The other \(count) checks were not run."
    }
    switch (passed, count) {
    case (0, 1): return "The other check did not pass either."
    case (1, 1): return "The other check passed."
    case (count, _): return "The other \(count) checks passed."
    case (0, _): return "None of the other \(count) checks passed."
    default: return "Of the other \(count) checks \(passed) passed. These didn’t: \(open)."
    }
  }

  /// How a chapter came out, before the others are known.
  static func verdicts(_ chapter: Report.Chapter) -> String {
    let words = chapter.exercises.filter { $0.verdict != .notBegun }.map { "\($0.id) \(reached($0))" }
    return "Chapter \(chapter.number): \(words.joined(separator: ", "))."
  }

  /// What a report says before it comes to the exercises.
  package static func head(_ report: Report) -> [String] {
    guard let submission = report.submission else { return [] }
    let ignored = submission.ignored.isEmpty ? "nothing" : submission.ignored.joined(separator: ", ")
    return ["Submission \(submission.name)", submission.sandbox, "ignored: \(ignored)"]
      + (submission.found ?? [])
  }

  /// What an exercise has reached, in a word or two.
  package static func reached(_ exercise: Report.Exercise) -> String {
    let earned = exercise.marks.filter(\.isEarned).map(\.mark.rawValue)
    return earned.isEmpty ? exercise.verdict.rawValue : earned.joined(separator: " and ")
  }

  /// How many of several exercises have earned each mark.
  static func marks(_ report: Report) -> String {
    guard report.exercises.count > 1 else { return "" }
    let counts = Mark.allCases.compactMap { mark -> String? in
      let all = mark == .works ? report.exercises.count : report.exercises.filter { $0.holds != nil }.count
      return all == 0 ? nil : "\(mark.words) \(report.count(of: mark)) of \(all)"
    }
    return " (\(counts.joined(separator: ", ")))"
  }

  /// How points are earned.
  static func points(_ report: Report) -> String {
    report.exercises.contains { $0.holds != nil }
      ? "\(Mark.works.words): four fifths of the points. \(Mark.holds.words), in any app: the rest."
      : "An exercise earns its points when every one of its checks passes."
  }

  /// Why the tests for the second mark were not run.
  package static let holdsWaits = "\(Mark.holds.words) is tried once it works"

  /// What stands before the failure of a test for the second mark.
  static func holdsFound(_ exercise: Report.Exercise) -> String {
    "It works: \(exercise.earned) of \(count(exercise.points, "point")). For the rest, \(Mark.holds.words) found this:"
  }

  /// How one mark of an exercise came out and why, in full, for reports that have one text for it.
  package static func outcome(_ part: MarkReport, of exercise: Report.Exercise) -> String {
    if part.isEarned { return part.verdict.rawValue }
    if part.verdict == .notTried { return "\(part.verdict.rawValue)\n\(holdsWaits)" }
    if let reason = exercise.reason {
      return ([part.verdict.rawValue] + marked(reason)).joined(separator: "\n")
    }
    let told = part.tests.filter { $0.verdict != .passed }.flatMap { test in
      ["\(test.name): \(test.verdict.rawValue)"] + marked(test.message)
    }
    return ([part.verdict.rawValue] + told).joined(separator: "\n")
  }

  /// The lines of something in which a student's own text may be, each with a sign in front that no line of the report
  /// begins with.
  package static func marked(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "│" : "│ \($0)" }
  }

  package static func place(_ diagnostic: Diagnostic) -> String {
    "\(diagnostic.path):\(diagnostic.line):\(diagnostic.column): \(diagnostic.message.printableName)"
  }

  package static func cause(_ cause: Rejection) -> String {
    switch cause {
    case .missing(let path): "\(path) is missing; `make starters` puts the file as handed out there"
    case .notHandedIn(let path): "\(path) was not handed in"
    case .inDoubt(let path, let strays):
      "\(path) was not handed in, and more than one file may be meant. Leave one of them:\n"
        + strays.prefix(5).map(\.printableName).joined(separator: "\n")
    case .untouchedBeside(let path, let strays):
      "\(path) is as it was handed out, and these are not. Put the one that you mean in its place:\n"
        + strays.prefix(5).map(\.printableName).joined(separator: "\n")
    case .empty(let path):
      "\(path) is empty; save your answer there, or get the file as handed out with `make reset`"
    case .link(let path): "\(path) is a link; the file itself must be there"
    case .folder(let path): "\(path) is a folder; a Swift file must be there"
    case .notAFile(let path): "\(path) is no ordinary file"
    case .tooLarge(let path): "\(path) is larger than a megabyte; nothing you write here needs that"
    case .unreadable(let path): "\(path) cannot be read; look at its permissions"
    case .notText(let path): "\(path) is not a UTF-8 text; save it again as UTF-8"
    case .notNeeded(let path, let findings): notNeeded(path, findings)
    case .doesNotCompile(let errors): "it does not compile:\n\(list(errors))"
    case .doesNotFit(let lost):
      "it compiles, but the checks cannot use it. Keep this as it was handed out:\n"
        + lost.prefix(5).joined(separator: "\n")
    case .doesNotLink(let summary):
      "it compiles, but cannot be linked with the rest:\n\(summary.printableName)"
    case .compilerTooSlow(let seconds):
      "the compiler found no end within \(Wording.seconds(seconds)); split long expressions into shorter ones"
    }
  }

  /// Where a check was when it broke off, and how to have only that again.
  static func randomCase(_ seed: UInt64, of exercise: Exercise?) -> String {
    "in the random case with seed \(seed)"
      + (exercise.map { "\nReplay: \($0.replayCommand(seed: seed))" } ?? "")
  }

  static func falseRecords(_ number: Int) -> String {
    "something other than the checks wrote \(count(number, "record")) of results; none was believed"
  }

  static let endedBeforeTheChecks =
    "the program ended before the first check began: code in this file runs, and stops it, while it is loaded"

  private static func notNeeded(_ path: String, _ findings: [Screen.Finding]) -> String {
    let lines = findings.prefix(5).map { finding in
      "\(path)\(finding.line.map { ":\($0)" } ?? ""): `\(finding.words)` \(rule(finding.rule))"
        + (Self.printing.contains(finding.words.prefix { $0 != "." && $0 != "(" })
          ? "; to see a value, use `print`" : "")
    }
    let more = findings.count - lines.count
    return
      (["it was not built or run, because it uses what no exercise needs; take this out:"] + lines
      + (more > 0 ? ["and \(count(more, "more place"))"] : [])).joined(separator: "\n")
  }

  /// What people write to see what their code does.
  private static let printing: Set<Substring> = [
    "dump", "Mirror", "NSLog", "os_log", "Logger", "puts", "fputs", "printf", "vprintf", "fprintf", "putchar",
    "stdout",
    "stderr", "FileHandle",
  ]

  private static func rule(_ rule: Screen.Rule) -> String {
    switch rule {
    case .isNotNeeded: "is not needed for any exercise"
    case .reachesBelowSwift: "reaches below Swift, past what the checks can see"
    case .importsOther: "is not needed: the exercises need TouchKit, and at most Foundation"
    case .cannotBeRead: "leaves open what is compiled"
    case .runsEarly: "runs before the checks do"
    case .tampersWithChecks: "changes what the checks mean"
    }
  }

  /// What the head of a report says about the sandbox.
  package static func sandbox(_ sandbox: Sandbox) -> String {
    switch sandbox {
    case .bubblewrap: "sandboxed by bubblewrap: no network, nothing to write to, no files of this machine"
    case .absent(let absence): "not sandboxed: \(Self.absence(absence))"
    }
  }

  static func absence(_ absence: Sandbox.Absence) -> String {
    switch absence {
    case .ownAnswers: "your own answers run as your own programs do"
    case .switchedOff: "it was switched off"
    case .notInstalled: "bwrap is not installed (on Debian and Ubuntu: apt install bubblewrap)"
    case .notOnThisSystem: "there is no bwrap for this system"
    case .refused(let complaint): "bwrap does not work on this machine (\(complaint))"
    }
  }

  package static func problem(_ problem: HuntReport.Problem, file: String) -> String {
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
    if errors.isEmpty { return "the compiler names no place; is anything in the file very large?" }
    let shown = errors.prefix(3).map(place)
    let more = errors.count - shown.count
    return (shown + (more > 0 ? ["and \(count(more, "more error"))"] : []) + remedies(for: errors))
      .joined(separator: "\n")
  }

  /// What to write in place of what only Apple's systems have.
  private static func remedies(for errors: [Diagnostic]) -> [String] {
    [
      (
        "no such module 'UIKit'",
        "write `import TouchKit`: UIKit's names are in it, with the engine that behaves like it"
      ),
      (
        "Objective-C",
        "leave out `@objc`, and name the method in place of `#selector`: "
          + "`addTarget(self, action: MyView.tapped, for: .touchUpInside)`"
      ),
    ].filter { sign, _ in errors.contains { $0.message.contains(sign) } }.map(\.1)
  }
}
