import Course
import Foundation
import HostSystem
import Judge

/// Grades what a class handed in.
struct ClassGrading: Sendable {
  let context: Context
  let selection: Selection
  let submissions: String
  let out: String
  var shard = Shard.whole
  var formats: [ReportFiles.Format] = []
  var sandboxing = SandboxPolicy.ifPossible
  var say: @Sendable (String) -> Void = Console.say
  var progress: @Sendable (String) -> Void = Console.raw
  /// Told to go no further.
  var isOver: @Sendable () -> Bool = { false }

  /// What became of each submission of the shard.
  typealias Outcomes = [(name: FolderName, outcome: GradeOutcome)]

  func perform() throws -> Outcomes {
    let begin = monotonicSeconds()
    let plans = try context.plans(selection)
    let submissions = try ClassFolder(submissions)
    let target = try GradeFolder(out)
    guard !"\(target.path)/".hasPrefix("\(submissions.path)/") else {
      throw GradeCommand.Mistake.reportsAmongSubmissions(out)
    }
    let all = try submissions.names()
    let names = all.filter(shard.contains)
    let part = shard == .whole ? "" : ", \(names.count) of them in shard \(shard.number)/\(shard.count)"
    say("\(Wording.count(all.count, "submission"))\(part).")
    let grader = try ClassGrader(context: context, plans: plans, sandboxing: sandboxing)
    say(Wording.sandbox(grader.sandbox))

    let line = GradeProgress(total: names.count, write: progress)
    line.start()
    let work = Work(command: self, grader: grader, submissions: submissions, target: target, line: line)
    var outcomes = try inParallel(names) { name, lane in work.outcome(of: name, lane: lane, waits: false) }
    // What other graders worked on in the meantime.
    for index in outcomes.indices where outcomes[index] == .left && !isOver() {
      outcomes[index] = work.outcome(of: names[index], lane: 0, waits: true)
    }
    line.end()
    let result = Array(zip(names, outcomes)).map { (name: $0.0, outcome: $0.1) }
    // On a full disk there is no sheet, and what is told here is all that is known.
    for (name, outcome) in result {
      if case .problem(let problem) = outcome { say("no report on \(name.printable): \(problem)") }
    }
    try work.writeSheet(of: all, known: result)
    tell(result, target, monotonicSeconds() - begin)
    return result
  }

  private func tell(_ outcomes: Outcomes, _ target: GradeFolder, _ seconds: Double) {
    let graded = outcomes.filter { if case .graded = $0.outcome { true } else { false } }.count
    let kept = outcomes.filter { if case .kept = $0.outcome { true } else { false } }.count
    let left = outcomes.filter { $0.outcome == .left }.count
    var text = "\(graded) graded in \(GradeProgress.duration(seconds))"
    if graded > 0 { text += String(format: " (%.0f a minute)", Double(graded) / seconds * 60) }
    if kept > 0 { text += ", \(kept) had their reports already" }
    say("\(text). Grades: \(target.path)/\(GradeFolder.sheet)")
    if left > 0 { say("\(left) not graded yet; the same command goes on where this one stopped.") }
  }
}

/// What the lanes share.
private struct Work: Sendable {
  let formats: [ReportFiles.Format]
  let isOver: @Sendable () -> Bool
  let context: Context
  let grader: ClassGrader
  let submissions: ClassFolder
  let target: GradeFolder
  let line: GradeProgress

  init(
    command: ClassGrading, grader: ClassGrader, submissions: ClassFolder, target: GradeFolder,
    line: GradeProgress
  ) {
    formats = command.formats
    isOver = command.isOver
    context = command.context
    self.grader = grader
    self.submissions = submissions
    self.target = target
    self.line = line
  }

  private static let secondsBetweenLooks: UInt32 = 1

  /// Whatever goes wrong with one submission, the others are graded.
  func outcome(of name: FolderName, lane: Int, waits: Bool) -> GradeOutcome {
    if isOver() { return .left }
    var lock = target.lock(name)
    if lock == nil, waits { line.say("Another grader works on \(name.printable); waiting for it.") }
    while lock == nil, waits, !isOver() {
      sleep(Self.secondsBetweenLooks)
      lock = target.lock(name)
    }
    guard let lock else { return .left }
    defer { withExtendedLifetime(lock) {} }
    let outcome: GradeOutcome
    do {
      outcome = try graded(name, lane: lane)
    } catch let problem as GradeProblem {
      outcome = .problem(problem)
    } catch {
      outcome = .problem(.notJudged("\(error)"))
    }
    line.note(outcome)
    return outcome
  }

  private func graded(_ name: FolderName, lane: Int) throws -> GradeOutcome {
    let answers = try taken(name)
    let inputs = grader.inputs(answers)
    let folder = target.folder(of: name)
    let files = ReportFiles(formats: formats, folder: folder)
    if let report = GradeRecord.report(in: folder, from: inputs) {
      // Reports in other formats may be asked for later.
      try files.write(report, on: context)
      return .kept(report)
    }
    Files.remove("\(folder)/\(GradeRecord.fileName)")
    let report = try grader.judge(answers, lane: lane)
    try files.write(report, on: context)
    try GradeRecord(inputs: inputs, report: ReportFiles.Format.json.text(report)).write(to: folder)
    return .graded(report)
  }

  private func taken(_ name: FolderName) throws(GradeProblem) -> SubmittedAnswers {
    try submissions.take(name, course: context.course, plans: grader.plans.map(\.plan))
  }

  /// Writes the sheet of the whole class, other shards' reports included, as far as they are there.
  func writeSheet(of all: [FolderName], known: ClassGrading.Outcomes) throws {
    // The last one to write it sees every report.
    let lock = target.lockSheet()
    defer { withExtendedLifetime(lock) {} }
    let known = Dictionary(uniqueKeysWithValues: known.map { ($0.name, $0.outcome) })
    let rows = all.map { name in (name: name, outcome: known[name] ?? found(name)) }
    let sheet = GradeSheet(plans: grader.plans.flatMap(\.asked), rows: rows)
    try Files.write(sheet.text, to: "\(target.path)/\(GradeFolder.sheet)")
  }

  private func found(_ name: FolderName) -> GradeOutcome {
    do {
      let report = GradeRecord.report(in: target.folder(of: name), from: grader.inputs(try taken(name)))
      return report.map(GradeOutcome.kept) ?? .left
    } catch {
      return .problem(error)
    }
  }
}
