import Course
import Foundation
import HostSystem
import Judge

/// Checks again whenever a file is saved.
struct WatchCommand: ParsableCommand {
  static let name = "watch"
  static let usage = ["[--chapter N | --exercise N.M]"]
  static let discussion = ["checks again whenever you save a file, and prints what has changed"]

  let selection: Selection
  var secondsBetweenLooks = 0.3
  var say: (String) -> Void = Console.say
  /// Told every report.
  var note: (Report) -> Void = { _ in }

  static let farewell = "\nThe watch is over. Next: make check"

  init(_ words: inout Arguments) throws { self.init(selection: try words.selection()) }

  init(selection: Selection) { self.selection = selection }

  func run(in context: Context) throws -> ExitCode {
    Interruption.answer(.says(Self.farewell))
    var command = self
    if context.keepsProgress { command.note = { _ = context.note($0) } }
    try command.perform(in: context) { false }
    return .allPassed
  }

  /// Goes on until it is told to end.
  func perform(in context: Context, until isOver: () -> Bool) throws {
    let plans = try context.plans(selection)
    var paths: [String: String] = [:]
    for entry in plans.flatMap(\.asked) {
      paths[entry.exercise.id] = context.root.absolute(entry.files.student)
    }
    say("Watching \(Wording.count(paths.count, "file")); save one to see its verdict, Ctrl-C ends this.")
    var seen = WatchedFiles(paths)
    var report = check(context, before: nil, saved: [])
    OptimizeCommand.begin(for: context)
    while !isOver() {
      pause()
      var present = WatchedFiles(paths)
      guard present != seen else { continue }
      // An editor may write a file in several steps.
      while !isOver() {
        pause()
        let later = WatchedFiles(paths)
        if later == present { break }
        present = later
      }
      if isOver() { break }
      let saved = present.differences(from: seen)
      seen = present
      Console.progress("\n\(saved.sorted().joined(separator: ", ")) saved; checking …")
      // What is saved during the check is seen by the next look.
      report = check(context, before: report, saved: saved) ?? report
    }
    say(Self.farewell)
  }

  /// Checks and tells; a course that is broken at the moment may be whole again at the next save.
  private func check(_ context: Context, before: Report?, saved: Set<String>) -> Report? {
    do {
      let report = try CourseCheck(context: context, selection: selection, exercises: nil).report()
      note(report)
      say(
        "\n"
          + ReportChanges(
            before: before, after: report, saved: saved, course: context.course, style: .ofStandardOutput,
            columns: Console.columns
          ).text)
      return report
    } catch {
      say("check: \(error)\nThis is no fault of your code. The next save tries again.")
      return nil
    }
  }

  private func pause() { usleep(useconds_t(secondsBetweenLooks * 1_000_000)) }
}
