import Course
import Foundation
import XCTest

@testable import CheckCommand
@testable import HostSystem
@testable import Judge
@testable import TeachCommand

/// `make handout` on this very repository, and what a student types in the copy.
///
/// The copy's own build by the package manager is left out, because it takes minutes; `.ci/run` has it.
final class HandoutByMakeTests: XCTestCase {
  private var folder = ""

  override func setUpWithError() throws {
    folder = NSTemporaryDirectory() + "handout-\(UUID().uuidString)"
    try Files.makeFolder(folder)
    folder = Files.realPath(folder) ?? folder
  }

  override func tearDown() { try? FileManager.default.removeItem(atPath: folder) }

  /// The variables of a `make test` around this must not reach the `make` inside.
  private func make(_ arguments: String...) throws -> Tool.Outcome {
    let path = "PATH=\(folder)/bin:\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
    return try Tool.run(
      "env",
      ["-u", "MAKEFLAGS", "-u", "MAKELEVEL", "-u", "OUT", "-u", "EXERCISES_FOLDER", path, "make"] + arguments,
      limit: 3_600)
  }

  func testACopyIsMadeAndWorks() throws {
    let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path
    try Files.write("#!/bin/sh\necho \"$@\" >> '\(folder)/swift.log'\n", to: "\(folder)/bin/swift")
    chmod("\(folder)/bin/swift", 0o755)

    let copy = "\(folder)/copy"
    let made = try make("-C", repository, "handout", "OUT=\(copy)")
    XCTAssertEqual(made.termination, .exit(0), made.output)
    XCTAssertTrue(made.output.contains("The copy is in \(copy)."), made.output)
    XCTAssertTrue(
      try Files.text("\(folder)/swift.log").hasPrefix("build --build-tests --package-path \(copy)"))

    for path in [
      "Makefile", "README.md", ".gitignore", ".github/workflows/classroom.yml",
      ".devcontainer/devcontainer.json",
      "Sources/Judge", "Sources/CheckCommand", "Tests/Starters", "chapters/teaching/demos/DeadRow.swift",
    ] + Course.book.chapters.map(\.checksFolder) {
      XCTAssertTrue(Files.exists("\(copy)/\(path)"), path)
    }
    for path in [
      "Sources/TeachCommand", "Tests/Solutions", "Tests/Mutants", "Tests/CheckerTests",
      ".github/workflows/project.yml", ".ci", "chapters/teaching/README.md", "chapters/teaching/keys.md",
    ] {
      XCTAssertFalse(Files.exists("\(copy)/\(path)"), path)
    }

    let help = try make("-C", copy, "help")
    XCTAssertEqual(help.termination, .exit(0))
    XCTAssertTrue(help.output.contains("make check"), help.output)
    for command in ["make prove", "make handout", "make gradescope", "make test"] {
      XCTAssertFalse(help.output.contains("\(command) "), help.output)
    }
    let check = try make("-C", copy, "check", "OUT=\(folder)/reports")
    XCTAssertEqual(check.termination, .exit(0), check.output)
    let points = Course.book.chapters.flatMap(\.exercises).reduce(0) { $0 + $1.points }
    XCTAssertTrue(check.output.contains("0 of \(points) points"), check.output)
    let report = try Files.text("\(folder)/reports/report.json")
    XCTAssertTrue(report.contains("\"course\" : \"\(Course.version)\""), report)

    // What the README shows of an exercise is what it says in a terminal of 80 columns.
    let shown = try make("-C", copy, "check", "EXERCISE=2.3", "OUT=\(folder)/reports", "COLUMNS=80")
    XCTAssertEqual(shown.termination, .exit(2), shown.output)
    let page = try Files.text("\(copy)/README.md")
    let block = try XCTUnwrap(page.firstMatch(of: /```text\n(Chapter 2 (?s:.*?))```/)).1
    XCTAssertTrue(shown.output.contains(block), "\(block)\nis not in\n\(shown.output)")

    // The checker is built once, and again for another toolchain.
    XCTAssertFalse(try make("-n", "-C", copy, "check").output.contains("Building the checker"))
    try Files.write("#!/bin/sh\necho Swift version 99\n", to: "\(folder)/bin/swiftc")
    chmod("\(folder)/bin/swiftc", 0o755)
    XCTAssertTrue(try make("-n", "-C", copy, "check").output.contains("Building the checker"))
  }
}
