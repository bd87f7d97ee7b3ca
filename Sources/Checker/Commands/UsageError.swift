/// What is wrong with the words that were typed.
enum UsageError: Error, Equatable {
  case unknownCommand(String)
  case unknownOption(String, command: String)
  case missingValue(option: String)
  case unexpectedWord(String, command: String)
  case chapterIsNoNumber(String)
  case limitIsNoTime(String)
  case chapterAndExercise
  case unknownChapter(String, known: [Int])
  case unknownExercise(String, known: [String])
  case hintNeedsExerciseAndRung
  case unknownRung(String)
  case submissionIsNoFolder(String)
  case unknownReport(String)
  case needsExercise(command: String)
  case replayNeedsExerciseAndSeed
  case seedIsNoNumber(String)
  case noHunt(exercise: String, known: [String])
  // teachers
  case handoutNeedsFolder
  case gradescopeNeedsPlace
  case handoutFolderIsNotEmpty(String)
  case handoutInsideTheCourse(String)
  case gradeNeedsFolders
  case submissionsAreNoFolder(String)
  case reportsAmongSubmissions(String)
  case shardIsNone(String)
  case countIsNone(String)
  case studentsAreNone(String)
  case shareIsNone(String)
  case classNeedsFolder
  case reportsAreNoFolder(String)
  // end teachers
}

extension UsageError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownCommand(let word):
      "there is no command '\(word)'; the commands are \(Request.commands.joined(separator: ", "))"
    case .unknownOption(let option, let command): "'\(command)' has no option '\(option)'"
    case .missingValue(let option):
      "\(option) needs a value (with make: \(option.dropFirst(2).uppercased())=…); leave it out to go without"
    case .chapterAndExercise:
      "say which chapter or which exercise, not both: make check CHAPTER=2, make check EXERCISE=2.3"
    case .unexpectedWord(let word, let command): "'\(word)' has no meaning after '\(command)'"
    case .chapterIsNoNumber(let word): "a chapter is a number such as 2, not '\(word)'"
    case .limitIsNoTime(let word): "a time limit is a number of seconds such as 10, not '\(word)'"
    case .unknownChapter(let word, let known):
      "there is no chapter \(word); there is \(known.map(String.init).joined(separator: ", "))"
    case .unknownExercise(let word, let known):
      "there is no exercise '\(word)'; there is \(known.joined(separator: ", "))"
    case .hintNeedsExerciseAndRung:
      "say which exercise and which rung, for example: make hint EXERCISE=2.3 RUNG=1"
    case .unknownRung(let word): "a rung is 1 (symptom), 2 (concept) or 3 (place), not '\(word)'"
    case .submissionIsNoFolder(let path):
      "'\(path)' is no folder; name the folder that was handed in, unpacked: make check SUBMISSION=folder"
    case .unknownReport(let word):
      "there is no report '\(word)'; there is "
        + ReportFiles.Format.allCases.map(\.rawValue).joined(separator: ", ")
    case .needsExercise(let command):
      "say which exercise, for example: make \(command) EXERCISE=\(command == "hunt" ? "2.2" : "2.3")"
    case .replayNeedsExerciseAndSeed:
      "say which exercise and which seed, as the report does: make replay EXERCISE=2.3 SEED=3"
    case .seedIsNoNumber(let word): "a seed is a number such as 3, not '\(word)'"
    case .noHunt(let exercise, let known):
      "exercise \(exercise) has no bug hunt; there "
        + (known.isEmpty ? "is none in this course" : "is one for \(known.joined(separator: ", "))")
    // teachers
    case .handoutNeedsFolder: "say where the copy for students goes, for example: make handout OUT=../handout"
    case .gradescopeNeedsPlace:
      "say where the autograder goes, for example: make gradescope OUT=autograder.zip"
    case .handoutFolderIsNotEmpty(let path):
      "\(path) exists and is not empty; nothing was written. Name a folder that does not exist yet."
    case .handoutInsideTheCourse(let path):
      "\(path) is inside the course; a copy for students needs a place of its own, for example: make handout OUT=../handout"
    case .gradeNeedsFolders:
      "say where the submissions are and where the reports go, for example: make grade SUBMISSIONS=../handed-in OUT=../reports"
    case .submissionsAreNoFolder(let path):
      "\(path) is no folder; name the folder that holds a folder for each submission"
    case .reportsAmongSubmissions(let path):
      "\(path) is among the submissions; reports need a place of their own"
    case .shardIsNone(let word): "a shard is a number and how many there are, such as 3/10, not '\(word)'"
    case .countIsNone(let word): "a number of submissions is 1 or more, not '\(word)'"
    case .studentsAreNone(let word): "a number of students is 0 or more, not '\(word)'"
    case .shareIsNone(let word): "a share of the mutations is a number from 0 to 1, not '\(word)'"
    case .classNeedsFolder:
      "say where the reports are, for example: make class REPORTS=../reports"
    case .reportsAreNoFolder(let path): "\(path) is no folder; name the folder that make grade wrote to"
    // end teachers
    }
  }
}
