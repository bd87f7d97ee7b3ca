import Foundation

/// Reading and writing files so that every failure has a name.
package enum Files {
  package static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  /// Whether anything has this name, even a link that leads nowhere.
  package static func existsInAnyForm(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// What a name stands for; links are not followed.
  package enum Kind {
    case file
    case folder
    case link
    case other
  }

  /// What is there; nothing if nothing is.
  package static func kind(of path: String) -> Kind? {
    var status = stat()
    return lstat(path, &status) == 0 ? kind(status) : nil
  }

  /// Whether this is a file: no folder, no link, nothing else.
  package static func isOrdinary(_ path: String) -> Bool { kind(of: path) == .file }
  package static func isLink(_ path: String) -> Bool { kind(of: path) == .link }
  package static func isFolder(_ path: String) -> Bool { kind(of: path) == .folder }

  private static func kind(_ status: stat) -> Kind {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .link
    default: .other
    }
  }

  /// Names of everything in a folder, sorted; bytes that are no UTF-8 are replaced.
  package static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) {
          String(cString: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// The bytes of an ordinary file that a stranger made: no link is followed, and a pipe is not waited for.
  package static func bytesOfStranger(_ path: String, most: Int) -> Data? {
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, kind(status) == .file else { return nil }
    return try? FileHandle(fileDescriptor: descriptor, closeOnDealloc: false).read(upToCount: most) ?? Data()
  }

  /// The text of one of the course's own files.
  package static func text(_ path: String) throws -> String {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw SystemError.cannotRead(path: path)
    }
    guard let text = String(data: data, encoding: .utf8) else { throw SystemError.cannotRead(path: path) }
    return text
  }

  /// The text of a file of the course or of an answer.
  ///
  /// Each line ends in a plain line feed, even if an editor or git has put a carriage return before it.
  package static func source(_ path: String) throws -> String {
    guard let data = FileManager.default.contents(atPath: path), let text = source(of: data) else {
      throw SystemError.cannotRead(path: path)
    }
    return text
  }

  /// The same of bytes; `nil` if they aren't UTF-8.
  package static func source(of bytes: Data) -> String? {
    guard let text = String(data: bytes, encoding: .utf8) else { return nil }
    return bytes.contains(UInt8(ascii: "\r")) ? text.replacing("\r\n", with: "\n") : text
  }

  /// Writes a file, and its folder if need be, only if that changes anything.
  ///
  /// A link, a pipe or the like in its place is replaced: nothing is written or waited for at its other end.
  ///
  /// - Returns: Whether it was written.
  @discardableResult
  package static func write(_ text: String, to path: String) throws -> Bool {
    try write(Data(text.utf8), to: path)
  }

  /// Writes a file of any kind in the same way.
  @discardableResult
  package static func write(_ data: Data, to path: String) throws -> Bool {
    switch kind(of: path) {
    case .file: if FileManager.default.contents(atPath: path) == data { return false }
    case .link, .other: unlink(path)
    case .folder, nil: break
    }
    do {
      try makeFolder((path as NSString).deletingLastPathComponent)
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch let error as SystemError {
      throw error
    } catch {
      throw SystemError.cannotWrite(path: path, reason: error.localizedDescription)
    }
    return true
  }

  /// Makes a folder to write to and those around it, as far as they are missing; links to folders will do.
  package static func makeFolder(_ path: String) throws {
    if path.isEmpty { return }
    if isFolder(realPath(path) ?? path) {
      if access(path, W_OK) == 0 { return }
      throw SystemError.cannotWrite(path: path, reason: String(cString: strerror(errno)))
    }
    try makeFolder((path as NSString).deletingLastPathComponent)
    if mkdir(path, 0o777) == 0 { return }
    let cause = errno
    // Another process may have made it in the meantime.
    if isFolder(realPath(path) ?? path) { return }
    let reason = cause == EEXIST ? "it exists and is no folder" : String(cString: strerror(cause))
    throw SystemError.cannotWrite(path: path, reason: reason)
  }

  /// Gives a file another name, unless something has that name already; then the file is thrown away.
  package static func move(_ path: String, to name: String) {
    // Some file systems have no second names.
    if link(path, name) != 0, !existsInAnyForm(name) { rename(path, name) }
    unlink(path)
  }

  package static func remove(_ path: String) {
    unlink(path)
  }

  /// Names of the Swift files directly in a folder, sorted; none if there is no such folder.
  package static func swiftFiles(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".") }.sorted()
  }

  /// Paths, relative to the folder, of the Swift files anywhere in it, sorted.
  package static func swiftFilesBelow(_ folder: String) -> [String] {
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted()
  }

  /// The path with every link followed, which is how the compiler names files.
  package static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
