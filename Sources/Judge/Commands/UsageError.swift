import HostSystem

/// Something wrong with the words that were typed.
package protocol UsageMistake: Error, CustomStringConvertible {}

/// What can be wrong with words that several commands take.
package enum UsageError: UsageMistake, Equatable {
  case unknownCommand(String, known: [String])
  case unknownOption(String, command: String)
  case missingValue(option: String)
  case repeated(option: String)
  case unexpectedWord(String, command: String)
  case chapterIsNoNumber(String)
  case limitIsNoTime(String)
  case valueIsNone(String, option: String, known: [String])
  case numberIsNone(String, option: String, range: ClosedRange<Int>)
  case chapterAndExercise
  case unknownChapter(String, known: [Int])
  case unknownExercise(String, known: [String])
  case needsExercise(command: String)
  case submissionIsNoFolder(String)
  case archiveIsNotTaken(String, UnpackedArchive.Problem)
  case unknownReport(String)

  package var description: String {
    switch self {
    case .unknownCommand("", let known): "say what to do: \(known.joined(separator: ", "))"
    case .unknownCommand(let word, let known):
      "there is no command '\(word.forTerminal)'; the commands are \(known.joined(separator: ", "))"
    case .unknownOption(let option, let command): "'\(command)' has no option '\(option.forTerminal)'"
    case .missingValue(let option):
      "\(option) needs a value (with make: \(option.dropFirst(2).uppercased())=…); leave it out to go without"
    case .repeated(let option): "\(option) stands there twice; say it once"
    case .unexpectedWord(let word, let command):
      "'\(word.forTerminal)' has no meaning after '\(command)'"
    case .chapterIsNoNumber(let word): "a chapter is a number such as 2, not '\(word.forTerminal)'"
    case .limitIsNoTime(let word):
      "a time limit is a number of seconds such as 10, not '\(word.forTerminal)'"
    case .valueIsNone(let word, let option, let known):
      "\(option) takes \(known.joined(separator: " or ")), not '\(word.forTerminal)'"
    case .numberIsNone(let word, let option, let range):
      "\(option) takes a number from \(range.lowerBound) to \(range.upperBound), not '\(word.forTerminal)'"
    case .chapterAndExercise:
      "say which chapter or which exercise, not both: make check CHAPTER=2, make check EXERCISE=2.3"
    case .unknownChapter(let word, let known):
      "there is no chapter \(word); there is \(known.map(String.init).joined(separator: ", "))"
    case .unknownExercise(let word, let known):
      "there is no exercise '\(word.forTerminal)'; there is \(known.joined(separator: ", "))"
    case .needsExercise(let command):
      "say which exercise, for example: make \(command) EXERCISE=\(command == "hunt" ? "2.2" : "2.3")"
    case .submissionIsNoFolder(let path):
      "'\(path.forTerminal)' is no folder and no zip archive; name what was handed in: make check SUBMISSION=folder"
    case .archiveIsNotTaken(let path, let problem): "'\(path.forTerminal)' is not taken: \(problem)"
    case .unknownReport(let word):
      "there is no report '\(word.forTerminal)'; there is "
        + ReportFiles.Format.allCases.map(\.rawValue).joined(separator: ", ")
    }
  }
}

extension String {
  /// What was typed, as an error repeats it: short, and without anything that steers a terminal.
  package var forTerminal: String { printableName.shortened(to: 60) }
}
