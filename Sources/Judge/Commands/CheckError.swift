import HostSystem

/// Why the checker cannot do its work; never the fault of a student's code.
package enum CheckError: Error, Equatable {
  case notACourse(path: String)
  case missingFiles(exercise: String, paths: [String])
  case noTests(exercise: String, path: String)
  case libraryDoesNotCompile(module: String, output: String)
  case startersDoNotBuild(chapter: String, output: String)
  case checksDidNotStart(chapter: String, termination: Termination, output: String)
  case nothingToCheck
  case changedMeanwhile(String)
  case noSandbox(Sandbox.Absence)
}

extension CheckError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notACourse(let path):
      "\(path) is not the root of the course: it has no folder Sources. Go there, or say --root DIRECTORY."
    case .missingFiles(let exercise, let paths):
      "exercise \(exercise) is in the course's table, but these files are missing:\n"
        + paths.map { "  \($0)" }.joined(separator: "\n")
    case .noTests(let exercise, let path): "exercise \(exercise): no tests found in \(path)"
    case .libraryDoesNotCompile(let module, let output): "the module \(module) does not compile:\n\(output)"
    case .startersDoNotBuild(let chapter, let output):
      "\(chapter): the checks do not build even with the files as handed out:\n\(output)"
    case .checksDidNotStart(let chapter, let termination, let output):
      "\(chapter): the checks did not start (\(termination.words)):\n\(output)"
    case .nothingToCheck: "the course's table has no exercises there yet"
    case .changedMeanwhile(let path): "\(path) was changed while it was compiled; start again"
    case .noSandbox(let absence):
      "a sandbox was asked for, and there is none: \(Wording.absence(absence)). Nothing was run."
    }
  }
}
