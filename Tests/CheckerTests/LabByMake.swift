import Foundation
import HostSystem

/// `make lab FILE=Ported.swift` as it is typed.
///
/// Only the package manager is left out: the modules are those that the tests were built with.
struct LabByMake {
  static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  /// A folder for the files of one test.
  let folder = NSTemporaryDirectory() + "lab-\(UUID().uuidString)"

  func prepare() throws {
    try Files.write("#!/bin/sh\n", to: "\(folder)/bin/swift")
    chmod("\(folder)/bin/swift", 0o755)
  }

  func remove() { try? FileManager.default.removeItem(atPath: folder) }

  /// Compiles a file, and touches what is in it.
  func touch(_ file: String, _ words: [String] = [], typing lines: [String]) throws -> Tool.Outcome {
    try Files.write(lines.map { "\($0)\n" }.joined(), to: "\(folder)/typed")
    let path = "PATH=\(folder)/bin:\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
    let own = ["FILE_LAB=\(folder)/lab", "FILE_LAB_STAMP=\(folder)/lab/stamp"]
    return try Tool.run(
      "env",
      ["-u", "MAKEFLAGS", "-u", "MAKELEVEL", "-u", "FILE", "-u", "VIEW", "-u", "SYSTEM", path]
        + ["sh", "-c", "input=$1; shift; exec make \"$@\" < \"$input\"", "sh", "\(folder)/typed"]
        + ["-s", "-C", Self.repository, "lab", "FILE=\(file)"] + own + words,
      limit: 600)
  }
}
