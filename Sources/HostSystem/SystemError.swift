/// Why the machine does not do what it is asked.
package enum SystemError: Error, Equatable {
  case cannotRead(path: String)
  case cannotWrite(path: String, reason: String)
  case cannotStart(program: String, reason: String)
  case system(String, reason: String)
}

extension SystemError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .cannotRead(let path): "cannot read \(path) (it must be a UTF-8 text)"
    case .cannotWrite(let path, let reason): "cannot write \(path): \(reason)"
    case .cannotStart(let program, let reason): "cannot start \(program): \(reason)"
    case .system(let call, let reason): "the system refused \(call): \(reason)"
    }
  }
}
