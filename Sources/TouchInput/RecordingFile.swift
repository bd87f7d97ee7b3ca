/// Reads the bytes of a recording: of a file, a pipe, or for `-` of standard input.
enum RecordingFile {
  /// The largest recording that is read, in bytes, for a pipe may have no end: engine's choice.
  static let largest = 1 << 29

  /// What messages call the file.
  static func name(of path: String) -> String { path == "-" ? "standard input" : path }

  /// Reads everything there is.
  static func bytes(of path: String, atMost limit: Int = largest) throws(RecordingError) -> [UInt8] {
    func error(_ reason: RecordingError.Unreadable) -> RecordingError {
      RecordingError(file: name(of: path), line: nil, cause: .unreadable(reason))
    }
    let descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw error(RecordingError.Unreadable(code: errno)) }
    defer { if path != "-" { close(descriptor) } }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &piece, piece.count)
      if count == 0 { return bytes }
      guard count > 0 else {
        if errno == EINTR { continue }
        throw error(RecordingError.Unreadable(code: errno))
      }
      bytes += piece[..<count]
      guard bytes.count <= limit else { throw error(.tooLarge(limit: limit)) }
    }
  }
}
