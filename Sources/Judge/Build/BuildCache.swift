import Foundation
import HostSystem

/// Compiled files that several copies of the course share, each set under the hash of what it was made of.
///
/// Only what was compiled from the course's own sources goes in, nothing of an answer.
package struct BuildCache: Sendable {
  /// The variable that names its folder.
  package static let variable = "CHECK_CACHE"

  package let folder: String

  package init(
    folder: String
  ) {
    self.folder = folder
  }

  /// The one named in the environment.
  static var ofEnvironment: BuildCache? {
    let folder = ProcessInfo.processInfo.environment[variable] ?? ""
    return folder.isEmpty ? nil : BuildCache(folder: folder)
  }

  /// Copies what was made under a key, or makes it: of several who need the same, one makes it and the others wait.
  ///
  /// Only what this makes without an error is kept, and `make` says whether it made all of it.
  func obtain(_ names: [String], of key: String, in place: String, make: () throws -> Bool) throws {
    if restore(names, of: key, to: place) { return }
    try alone(key) {
      if restore(names, of: key, to: place) { return }
      if try make() { keep(names, of: key, from: place) }
    }
  }

  /// Does something that others who share the cache wait for; they wait no longer than this process lives.
  package func alone<Value>(_ name: String, _ work: () throws -> Value) throws -> Value {
    try? Files.makeFolder(folder)
    return try Lock.with("\(folder)/\(name).lock", work)
  }

  /// Copies what was made under a key, if it is all there.
  func restore(_ names: [String], of key: String, to place: String) -> Bool {
    let entry = "\(folder)/\(key)"
    guard names.allSatisfy({ Files.exists("\(entry)/\($0)") }) else { return false }
    return names.allSatisfy { copy("\(entry)/\($0)", to: "\(place)/\($0)") }
  }

  /// Keeps what was made under a key, unless it is there already; a full disk is no error.
  package func keep(_ names: [String], of key: String, from place: String) {
    let entry = "\(folder)/\(key)"
    if Files.exists(entry) { return }
    // An entry is whole from its first moment on, even if another grader makes the same one.
    let unfinished = "\(entry).\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: unfinished) }
    guard (try? Files.makeFolder(unfinished)) != nil,
      names.allSatisfy({ copy("\(place)/\($0)", to: "\(unfinished)/\($0)") })
    else { return }
    rename(unfinished, entry)
  }

  /// Copies a file under another name first: what is in use stays as it is.
  private func copy(_ path: String, to copy: String) -> Bool {
    let unfinished = "\(copy).\(UUID().uuidString)"
    defer { Files.remove(unfinished) }
    do { try FileManager.default.copyItem(atPath: path, toPath: unfinished) } catch { return false }
    return rename(unfinished, copy) == 0
  }
}
