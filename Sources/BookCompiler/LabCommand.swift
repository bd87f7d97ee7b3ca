import Foundation

/// Runs the labs that pages quote.
struct LabCommand {
  /// Where the built labs are.
  let folder: URL

  /// What the command prints, run in a folder so that relative paths mean what they mean for the reader.
  func output(of command: [String], in workingFolder: URL) throws(BookProblem.Cause) -> String {
    guard let lab = command.first else { throw .labMissing("") }
    let program = folder.appendingPathComponent(lab)
    guard FileManager.default.isExecutableFile(atPath: program.path) else { throw .labMissing(lab) }
    let process = Process()
    let (output, errors) = (Pipe(), Pipe())
    process.executableURL = program
    process.arguments = Array(command.dropFirst())
    // A page must not depend on the width of a terminal.
    process.environment = ProcessInfo.processInfo.environment.filter { $0.key != "COLUMNS" }
    process.currentDirectoryURL = workingFolder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    do { try process.run() } catch { throw .labMissing(lab) }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let message = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let command = command.joined(separator: " ")
      throw .labFailed(command: command, code: process.terminationStatus, message: message)
    }
    return text
  }
}
