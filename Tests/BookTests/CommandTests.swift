import XCTest

@testable import BookCompiler

/// The commands that a reader is told to type.
final class CommandTests: XCTestCase {
  func testEveryLabThatAPageTellsToRunRuns() throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let labs = LabCommand(folder: BookTests.productsFolder)
    var commands: [String: String] = [:]
    for page in Book(root: root, labs: root).pages {
      let text = try String(contentsOf: root.appendingPathComponent(page), encoding: .utf8)
      // A command on top of a log was run to make the log.
      let prose = text.components(separatedBy: "\n").filter { !$0.hasPrefix("$ ") }.joined(separator: "\n")
      for part in prose.components(separatedBy: "swift run ").dropFirst() {
        let command = part.prefix { !"`\n>|".contains($0) }.trimmingCharacters(in: .whitespaces)
        // An option that waits for somebody at a keyboard, or writes a file.
        guard command.contains("-lab"), !command.contains("--interactive"), !command.contains("--svg") else {
          continue
        }
        commands[command] = page
      }
    }
    XCTAssertGreaterThan(commands.count, 50)
    for (command, page) in commands.sorted(by: { $0.key < $1.key }) {
      do {
        _ = try labs.output(of: command.split(separator: " ").map(String.init), in: root)
      } catch {
        XCTFail("\(page): \(command): \(error)")
      }
    }
  }
}
