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
  // teachers
  case handout(HandoutError)
  case noReports(String)
  case noToolchainVersion(String)
  // end teachers
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
    // teachers
    case .handout(let error): "\(error)"
    case .noReports(let path): "there are no reports in \(path); `make grade` writes them"
    case .noToolchainVersion(let text):
      "\(PinnedToolchain.file) says \"\(text)\"; it must name a release of Swift with three numbers, such as 6.3.1"
    // end teachers
    }
  }
}
