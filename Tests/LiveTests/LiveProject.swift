import Foundation
import XCTest

/// Where the project and its live figures are.
enum LiveProject {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  static let page = root.appendingPathComponent("Sources/LiveFigures/Page")
  static let live = root.appendingPathComponent(".build/live")

  /// Makes the live figures if they are not there for these sources; skips where the toolchain cannot.
  static func make() throws {
    _ = try output(of: root.appendingPathComponent("Sources/LiveFigures/build").path, [])
    let engine = live.appendingPathComponent("engine.wasm.js").path
    guard FileManager.default.fileExists(atPath: engine) else {
      throw XCTSkip(
        "SKIPPED: this toolchain has no Embedded Swift for WebAssembly, so there are no live figures")
    }
  }

  /// The path of a program; skips the test, loudly, where there is none.
  static func program(_ name: String) throws -> String {
    let places = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    guard
      let path = places.map({ "\($0)/\(name)" }).first(where: FileManager.default.isExecutableFile(atPath:))
    else { throw XCTSkip("SKIPPED: \(name) is not installed") }
    return path
  }

  /// What a program writes when it is given a text.
  static func output(of program: String, _ arguments: [String], input: String = "") throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    let (incoming, outgoing) = (Pipe(), Pipe())
    process.standardInput = incoming
    process.standardOutput = outgoing
    try process.run()
    let writer = incoming.fileHandleForWriting
    Thread.detachNewThread {
      try? writer.write(contentsOf: Data(input.utf8))
      try? writer.close()
    }
    let data = outgoing.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    XCTAssertEqual(process.terminationStatus, 0, "\(program) \(arguments.joined(separator: " "))")
    return data
  }
}
