import HostSystem
import Judge

/// Why no copy for students can be made.
enum HandoutError: Error, Equatable {
  case marker(path: String, line: Int)
  case noSolutions
  case noToolchainVersion(String)
  case leak(file: String, source: String)
}

extension HandoutError: CustomStringConvertible {
  var description: String {
    switch self {
    case .marker(let path, let line):
      "\(path):\(line): 'teachers' and 'end teachers' must come in turn, each alone in a comment"
    case .leak(let file, let source): "\(file) has what \(source) says; nothing was written"
    case .noToolchainVersion(let text):
      "\(PinnedToolchain.file) says \"\(text)\"; it must name a release of Swift with three numbers, such as 6.3.1"
    case .noSolutions:
      "this is a copy for students already: it has no solutions, so nothing can be tested; make it from the project itself"
    }
  }
}
