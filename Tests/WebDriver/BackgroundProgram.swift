import Foundation

/// A program that runs beside the tests, until it is stopped.
final class BackgroundProgram {
  private let process = Process()
  private let output = Pipe()

  /// Starts a program; variables are added to those of this process.
  init(_ path: String, _ arguments: [String], variables: [String: String] = [:]) throws {
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    process.standardOutput = output
    process.standardError = output
    try process.run()
  }

  /// Waits until the program has written a number right after some words, by default at the beginning of a line, and
  /// returns it; what comes later is read and forgotten.
  func number(after words: String = "\n") throws -> UInt16 {
    var text = "\n"
    while true {
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { throw BrowserError("\(process.executableURL?.path ?? "") did not start: \(text)") }
      text += String(decoding: data, as: UTF8.self)
      for place in text.ranges(of: words) {
        let digits = text[place.upperBound...].prefix { $0.isNumber }
        // Without what follows, more digits may come.
        guard digits.endIndex < text.endIndex, let number = UInt16(digits) else { continue }
        output.fileHandleForReading.readabilityHandler = { _ = $0.availableData }
        return number
      }
    }
  }

  func stop() {
    output.fileHandleForReading.readabilityHandler = nil
    guard process.isRunning else { return }
    process.terminate()
    process.waitUntilExit()
  }

  deinit { stop() }
}
