import Course
import Foundation
import HostSystem
import Judge

/// Measures how long people wait for verdicts.
struct Benchmark {
  let context: Context
  let selection: Selection
  /// How many submissions the class has.
  let count: Int
  var say: @Sendable (String) -> Void = Console.say

  private static let rounds = 7

  func perform() throws {
    let folder = NSTemporaryDirectory() + "check-bench-\(getpid())"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Files.makeFolder(folder)
    var load = [0.0]
    getloadavg(&load, 1)
    say(
      "\(ProcessInfo.processInfo.activeProcessorCount) processors, load \(String(format: "%.1f", load[0]))"
        + (load[0] > 0.5 ? " (others work here too: believe the seconds of processors)" : ""))
    let plans = try context.plans(selection)
    let students = plans.flatMap { plan, asked in asked.map(\.files.student) }
    for begun in Set([1, students.count]).sorted() {
      try measureFirstCheck(in: "\(folder)/clone-\(begun)", begun: Array(students.prefix(begun)))
    }
    try measureEdit(plans, in: "\(folder)/answers")
    try measureClass(plans.map(\.plan), in: "\(folder)/class")
  }

  // MARK: Edit and see

  private func measureEdit(_ plans: [(plan: ChapterPlan, asked: [ChapterPlan.Entry])], in folder: String)
    throws
  {
    guard let (plan, asked) = plans.first, let entry = asked.first else { return }
    let answers = KnownAnswers(plan: plan, root: context.root)
    let solutions = answers.solutions
    let sources = plan.entries.map { solutions[$0.exercise.stem] ?? $0.starter }
    for (other, source) in zip(plan.entries, sources) {
      try Files.write(source.text, to: path(of: other, in: folder))
    }
    let bare = try BareBuild(
      plan: plan, entry: entry, sources: sources, context: context, folder: folder + "-bare")
    var checks: [Measurement] = []
    var bares: [Measurement] = []
    for round in 0...Self.rounds {
      let text = (solutions[entry.exercise.stem] ?? entry.starter).text + "// round \(round)\n"
      try Files.write(text, to: path(of: entry, in: folder))
      let checked = try Measurement.of { try check(entry, in: folder) }.measurement
      try bare.write(text)
      let plain = try Measurement.of { try bare.buildAndRun() }.measurement
      // The first round compiles what is kept afterwards.
      if round > 0 {
        checks.append(checked)
        bares.append(plain)
      }
    }
    let (whole, plain) = (Measurement.median(checks), Measurement.median(bares))
    say("\nOne edit of \(entry.exercise.id), until its verdict (medians of \(Self.rounds)):")
    say("  check                       \(whole.text)")
    say("  frontend, link, run         \(plain.text)")
    say(ratio("  ratio, at most 2.5", whole.wall / plain.wall, whole.processor / plain.processor))
  }

  private func path(of entry: ChapterPlan.Entry, in folder: String) -> String {
    folder + entry.files.student.drop { $0 != "/" }
  }

  private func check(_ entry: ChapterPlan.Entry, in folder: String) throws {
    let arguments = [
      "run", "--root", context.root.path, "--exercise", entry.exercise.id, "--exercises", folder,
      "--no-progress",
    ]
    // The students' program stands beside the teachers' one, which this is.
    let program = URL(fileURLWithPath: context.limiter).deletingLastPathComponent().appendingPathComponent(
      "check")
    let outcome = try Tool.run(program.path, arguments, limit: 600)
    guard outcome.termination.isSuccess else {
      throw SystemError.system("a check of \(entry.exercise.id)", reason: outcome.output)
    }
  }

  // MARK: A fresh clone

  /// - Parameter begun: The files that are not as they were handed out any more; nothing is compiled for others.
  private func measureFirstCheck(in folder: String, begun: [String]) throws {
    for part in ["Makefile", "Sources", "Tests", "exercises"] {
      try Files.makeFolder(folder)
      try FileManager.default.copyItem(atPath: context.root.absolute(part), toPath: "\(folder)/\(part)")
    }
    for file in begun {
      try Files.write(try Files.text("\(folder)/\(file)") + "// begun\n", to: "\(folder)/\(file)")
    }
    guard let make = Tool.find("make") else {
      throw SystemError.cannotStart(program: "make", reason: "not in PATH")
    }
    let sockets = try SocketPair()
    defer { close(sockets.ours) }
    var firstWord = 0.0
    let measurement = try Measurement.of {
      let child: ChildProcess
      do {
        defer { close(sockets.theirs) }
        var environment = ProcessInfo.processInfo.environment
        for name in ["MAKEFLAGS", "MAKELEVEL", "MFLAGS", BuildCache.variable] { environment[name] = nil }
        child = try ChildProcess(
          Command(
            executable: make, arguments: ["-C", folder, "check"], environment: environment,
            descriptors: [1: sockets.theirs, 2: sockets.theirs]))
      }
      let begin = monotonicSeconds()
      var wanted = pollfd(fd: sockets.ours, events: Int16(POLLIN), revents: 0)
      poll(&wanted, 1, 600_000)
      firstWord = monotonicSeconds() - begin
      _ = sockets.readAll(until: begin + 1_800, cap: 1 << 20)
      _ = child.wait(until: begin + 1_800)
    }.measurement
    let count = Wording.count(begun.count, "exercise")
    say("\nThe first make check in a fresh clone, with \(count) begun:")
    say("  \(measurement.text); the first word after \(String(format: "%.2f", firstWord)) s")
  }

  // MARK: A class

  private func measureClass(_ plans: [ChapterPlan], in folder: String) throws {
    try GeneratedClass(plans: plans, root: context.root).write(count, to: folder)
    let command = ClassGrading(
      context: context, selection: selection, submissions: folder, out: "\(folder)-reports", say: { _ in })
    let (outcomes, measurement) = try Measurement.of { try command.perform() }
    let graded = outcomes.filter { $0.outcome.grade != nil }.count
    let points = outcomes.compactMap(\.outcome.grade).map { Double($0.earned) / Double(max(1, $0.points)) }
    let exercises = plans.reduce(0) { $0 + $1.entries.count }
    say("\nA class of \(count), \(Wording.count(exercises, "exercise")) each, all different:")
    say(
      String(
        format: "  %d reports, %.0f a minute; %.2f s of processors each; mean %.0f %% of the points",
        graded, Double(graded) / measurement.wall * 60, measurement.processor / Double(max(1, graded)),
        points.reduce(0, +) / Double(max(1, points.count)) * 100))
  }

  private func ratio(_ label: String, _ wall: Double, _ processor: Double) -> String {
    String(format: "\(label): %.2f on the clock, %.2f of processors", wall, processor)
  }
}
