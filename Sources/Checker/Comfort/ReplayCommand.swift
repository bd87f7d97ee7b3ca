import Course

/// Runs one random case of an exercise's checks again and shows everything about it.
struct ReplayCommand {
  let setting: Setting
  let exercise: String
  let seed: UInt64

  /// What happened, and whether every check took the case for right.
  func perform(_ style: Style) throws -> (text: String, isRight: Bool) {
    let exercise = try setting.course.known(exercise).exercise
    var setting = setting
    setting.testEnvironment["CHECK_SEED"] = String(seed)
    setting.testEnvironment["CHECK_REPLAY"] = "1"
    let command = RunCommand(
      setting: setting, selection: .exercise(exercise.id), exercises: nil, isWritten: false)
    guard let report = try command.report().exercises.first else { throw CheckerError.nothingToCheck }

    var lines = [
      "", style.strong("\(exercise.id)  \(exercise.title), the random case with seed \(seed)"), "",
    ]
    if let reason = report.reason {
      lines += [reason, "", "Next: edit \(report.file), then \(exercise.replayCommand(seed: seed))"]
      return (lines.joined(separator: "\n"), false)
    }
    let wrong = report.tests.filter { $0.verdict != .passed }
    // A check without random cases fails with any seed, and is none of the replay's business.
    let ofTheSeed = wrong.filter { $0.message.contains("random case with seed \(seed)") }
    for test in ofTheSeed {
      lines.append(style.bad("\(test.name): \(test.verdict.rawValue)"))
      lines += test.message.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
      lines.append("")
    }
    if ofTheSeed.isEmpty { lines.append("No check finds a random case with this seed wrong.") }
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
