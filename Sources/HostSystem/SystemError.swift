/// Why the machine does not do what it is asked.
package enum SystemError: Error, Equatable {
  case cannotRead(path: String)
  case cannotWrite(path: String, reason: String)
  case cannotStart(program: String, reason: String)
  case system(String, reason: String)
  case temporaryFolder(TemporaryFolder, TemporaryFolder.Problem)
}

extension SystemError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .cannotRead(let path): "cannot read \(path) (it must be a UTF-8 text)"
    case .cannotWrite(let path, let reason): "cannot write \(path): \(reason)"
    case .cannotStart(let program, let reason): "cannot start \(program): \(reason)"
    case .system(let call, let reason): "the system refused \(call): \(reason)"
    case .temporaryFolder(let folder, let problem):
      "\(problem.sentence(on: folder)); \(TemporaryFolder.Problem.remedy)"
    }
  }
}

extension TemporaryFolder.Problem {
  package func sentence(on folder: TemporaryFolder) -> String {
    let name = "\(folder.path), the folder for temporary files,"
    return switch self {
    case .isMissing: "\(name) isn’t there"
    case .isReadOnly: "\(name) can’t be written to"
    case .isFull(let bytes): "\(name) is full: \(bytes >> 20) megabytes are free"
    }
  }

  package static let remedy = "make room there, or say which folder may be used: TMPDIR=folder make …"
}
