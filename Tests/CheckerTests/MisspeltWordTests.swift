import Foundation
import XCTest

@testable import HostSystem

/// What `make` says to words that it doesn't know.
final class MisspeltWordTests: XCTestCase {
  private static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Nothing is compiled or done.
  private func make(_ words: String...) throws -> String {
    try Tool.run(
      "env",
      ["-u", "MAKEFLAGS", "-u", "MAKELEVEL", "make", "-s", "-n", "-C", Self.repository.path]
        + ["CHECK_STAMP=README.md", "-oREADME.md"] + words, limit: 300
    ).output
  }

  private func text(_ path: String) throws -> String {
    try Files.text(Self.repository.appendingPathComponent(path).path)
  }

  func testVariables() throws {
    for (typed, meant) in [
      ("CHAPTR", "CHAPTER"), ("CHPATER", "CHAPTER"), ("chapter", "CHAPTER"), ("EXCERCISE", "EXERCISE"),
      ("EX", "EXERCISE"), ("SUBMISION", "SUBMISSION"), ("STUDNET", "STUDENT"),
    ] {
      XCTAssertEqual(
        try make("check", "\(typed)=2").split(separator: "\n").first,
        "There is no variable \(typed). Did you mean \(meant)?")
    }
    for odd in ["FOO", "it's", "\"a", "b`c"] {
      let told = try make("watch", "\(odd)=2")
      XCTAssertTrue(
        told.hasPrefix("There is no variable \(odd). There are: ADDRESS, ANSWERS, "), told)
      for line in told.split(separator: "\n") { XCTAssertLessThanOrEqual(line.count, 81, String(line)) }
    }
  }

  func testCommands() throws {
    for (typed, meant) in [
      ("chek", "check"), ("Check", "check"), ("hlp", "help"), ("rep", "replay"), ("pridict", "predict"),
    ] {
      let told = try make(typed, "CHAPTER=2")
      XCTAssertTrue(told.contains("There is no command \(typed). Did you mean make \(meant)? "), told)
      XCTAssertTrue(told.contains("exit 64"), told)
    }
    for odd in ["solution", "it's", "2.3"] {
      let told = try make(odd)
      XCTAssertTrue(told.contains("There is no command"), told)
      XCTAssertTrue(told.contains("There are: "), told)
    }
    XCTAssertFalse(try make("check", "2.3").contains("There is no"))
  }

  /// What the pages say, and what the Makefiles take.
  func testWhatIsKnown() throws {
    let makefiles = try ["Makefile", "Sources/TeachCommand/Makefile", "Sources/Site/Makefile"].map(text)
      .joined(separator: "\n")
    let pages = try FileManager.default.subpathsOfDirectory(
      atPath: Self.repository.appendingPathComponent("chapters").path
    ).filter { $0.hasSuffix(".md") }.map { try text("chapters/\($0)") }.joined(separator: "\n")
    var variables = Set(makefiles.matches(of: /option,[-a-z]*,([A-Z]+)\)/).map { String($0.output.1) })
    for command in (pages + makefiles).matches(of: /make [a-z-]+((?: [A-Z]+=[^ \n`]+)+)/) {
      variables.formUnion(command.output.1.matches(of: /([A-Z]+)=/).map { String($0.output.1) })
    }
    XCTAssertGreaterThan(variables.count, 30)
    let lists = makefiles.matches(of: /\n(?:VARIABLES|COMMANDS) [:+]=((?s:.*?[^\\]))(?=\n)/)
      .map { String($0.output.1) }.joined(separator: " ").split { " \\\n".contains($0) }
    XCTAssertEqual(variables.subtracting(lists.map(String.init)), [])
    let commands = makefiles.matches(of: #/\n([a-z-]+):.*## /#).map { String($0.output.1) }
    XCTAssertEqual(Set(commands), Set(lists.map(String.init).filter { $0.lowercased() == $0 }))
  }
}
