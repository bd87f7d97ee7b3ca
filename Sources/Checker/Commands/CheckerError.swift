/// Why the checker cannot do its work; never the fault of a student's code.
enum CheckerError: Error, Equatable {
  case notACourse(path: String)
  case cannotRead(path: String)
  case cannotWrite(path: String, reason: String)
  case cannotStart(program: String, reason: String)
  case system(String, reason: String)
  case missingFiles(exercise: String, paths: [String])
  case noTests(exercise: String, path: String)
  case libraryDoesNotCompile(module: String, output: String)
  case startersDoNotBuild(chapter: String, output: String)
  case checksDidNotStart(chapter: String, ending: Ending, output: String)
  case nothingToCheck
  case changedMeanwhile(String)
  case noSandbox(Sandbox.Absence)
  case marker(MarkerError, path: String, line: Int)
  // teachers
  case handout(HandoutError)
  case noReports(String)
  // end teachers
}

/// What is wrong with the markers in a master.
enum MarkerError: Error, Equatable {
  case nested(String)
  case unexpected(String)
  case neverEnded
  case notCommentedOut
}

extension CheckerError: CustomStringConvertible {
  var description: String {
    switch self {
    case .notACourse(let path):
      "\(path) is not the root of the course: it has no folder Sources. Go there, or say --root DIRECTORY."
    case .cannotRead(let path): "cannot read \(path) (it must be a UTF-8 text)"
    case .cannotWrite(let path, let reason): "cannot write \(path): \(reason)"
    case .cannotStart(let program, let reason): "cannot start \(program): \(reason)"
    case .system(let call, let reason): "the system refused \(call): \(reason)"
    case .missingFiles(let exercise, let paths):
      "exercise \(exercise) is in the course's table, but these files are missing:\n"
        + paths.map { "  \($0)" }.joined(separator: "\n")
    case .noTests(let exercise, let path): "exercise \(exercise): no tests found in \(path)"
    case .libraryDoesNotCompile(let module, let output): "the module \(module) does not compile:\n\(output)"
    case .startersDoNotBuild(let chapter, let output):
      "\(chapter): the checks do not build even with the files as handed out:\n\(output)"
    case .checksDidNotStart(let chapter, let ending, let output):
      "\(chapter): the checks did not start (\(Wording.ending(ending))):\n\(output)"
    case .nothingToCheck: "the course's table has no exercises there yet"
    case .changedMeanwhile(let path): "\(path) was changed while it was compiled; start again"
    case .noSandbox(let absence):
      "a sandbox was asked for, and there is none: \(Wording.absence(absence)). Nothing was run."
    case .marker(let error, let path, let line): "\(path):\(line): \(error)"
    // teachers
    case .handout(let error): "\(error)"
    case .noReports(let path): "there are no reports in \(path); `make grade` writes them"
    // end teachers
    }
  }
}

extension MarkerError: CustomStringConvertible {
  var description: String {
    switch self {
    case .nested(let marker): "'\(marker)' inside a region; the region before it needs its '// end' first"
    case .unexpected(let marker):
      "'\(marker)' has no place here; a region is '// solution', then '// starter', then '// end'"
    case .neverEnded: "this '// solution' has no '// starter' and '// end' after it"
    case .notCommentedOut:
      "a line between '// starter' and '// end' must begin with '// ' after its indentation"
    }
  }
}
