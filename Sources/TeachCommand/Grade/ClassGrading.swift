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
  var portion = Portion.everything
  var lanes = ProcessInfo.processInfo.activeProcessorCount
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
    let names = portion.names(of: all)
    say("\(Wording.count(all.count, "submission"))\(words(names.count)).")
    let grader = try ClassGrader(
      context: context, plans: plans, sandboxing: sandboxing, verdicts: target.verdicts,
      firstChapter: portion.shard.number - 1)
    say(Wording.sandbox(grader.sandbox))

    let line = GradeProgress(total: names.count, lanes: lanes, write: progress)
    line.start()
    let work = Work(command: self, grader: grader, submissions: submissions, target: target, line: line)
    var outcomes = try inParallel(names, lanes: lanes) { name, lane in
      work.outcome(of: name, lane: lane, waits: false)
    }
    // What other graders worked on in the meantime.
    for index in outcomes.indices where outcomes[index] == .left && !isOver() {
      outcomes[index] = work.outcome(of: names[index], lane: 0, waits: true)
    }
    line.end()
    // Another one may have graded what was left here.
    for index in outcomes.indices where outcomes[index] == .left {
      outcomes[index] = work.found(names[index])
    }
    let result = Array(zip(names, outcomes)).map { (name: $0.0, outcome: $0.1) }
    // On a full disk there is no sheet, and what is told here is all that is known.
    for (name, outcome) in result {
      if case .problem(let problem) = outcome { say("no report on \(name.printable): \(problem)") }
    }
    try work.writeSheets(of: all, known: result)
    tell(result, target, grader.judgedChapters, monotonicSeconds() - begin)
    return result
  }

  private func words(_ count: Int) -> String {
    switch portion {
    case .everything: ""
    case .only(let shard): ", \(count) of them in shard \(shard.number)/\(shard.count)"
    case .startingWith(let shard): "; grader \(shard.number) of \(shard.count)"
    }
  }

  private func tell(_ outcomes: Outcomes, _ target: GradeFolder, _ judged: Int, _ seconds: Double) {
    let graded = outcomes.filter { if case .graded = $0.outcome { true } else { false } }.count
    let kept = outcomes.filter { if case .kept = $0.outcome { true } else { false } }.count
    let left = outcomes.filter { $0.outcome == .left }.count
    var text = "\(graded) graded in \(GradeProgress.duration(seconds))"
    if graded > 0 { text += String(format: " (%.0f a minute)", Double(graded) / seconds * 60) }
    if graded > 0 { text += "; \(Wording.count(judged, "chapter")) judged, equal answers only once" }
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
    // What a grader that was killed had begun to write.
    for name in Files.names(in: folder) where name.hasPrefix(".") { Files.remove("\(folder)/\(name)") }
    if let record = GradeRecord.read(in: folder, from: inputs) {
      // Reports in other formats may be asked for later.
      if !formats.isEmpty, let report = GradeRecord.storedReport(in: folder) {
        try files.write(report, on: context)
      }
      return .kept(record.grade)
    }
    Files.remove("\(folder)/\(GradeRecord.fileName)")
    let report = try grader.judge(answers, lane: lane)
    try files.write(report, on: context)
    let record = GradeRecord(inputs: inputs, report: report, text: try ReportFiles.Format.json.text(report))
    try record.write(to: folder)
    return .graded(record.grade)
  }

  private func taken(_ name: FolderName) throws(GradeProblem) -> SubmittedAnswers {
    try submissions.take(name, course: context.course, plans: grader.plans.map(\.plan))
  }

  /// Writes the sheets of the whole class, other graders' reports included, as far as they are there.
  func writeSheets(of all: [FolderName], known: ClassGrading.Outcomes) throws {
    // The last one to write them sees every report.
    let lock = target.lockSheet()
    defer { withExtendedLifetime(lock) {} }
    let known = Dictionary(uniqueKeysWithValues: known.map { ($0.name, $0.outcome) })
    let rows = all.map { name in (name: name, outcome: known[name] ?? found(name)) }
    let sheet = GradeSheet(plans: grader.plans.flatMap(\.asked), rows: rows)
    try Files.write(sheet.text, to: "\(target.path)/\(GradeFolder.sheet)")
    let grades = rows.compactMap { row in row.outcome.grade.map { (name: row.name.printable, grade: $0) } }
    for gradebook in Gradebook.allCases {
      let text = gradebook.text(grades, title: "The Life of a Touch")
      try Files.write(text, to: "\(target.path)/\(gradebook.fileName)")
    }
  }

  func found(_ name: FolderName) -> GradeOutcome {
    do {
      let answers = try taken(name)
      let record = GradeRecord.read(in: target.folder(of: name), from: grader.inputs(answers))
      return record.map { .kept($0.grade) } ?? .left
    } catch {
      return .problem(error)
    }
  }
}
