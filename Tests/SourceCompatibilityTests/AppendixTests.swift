import TouchKit
import XCTest

/// The appendix tells the truth: what it calls "have" is in the compiled list of members, and nothing else is.
final class AppendixTests: XCTestCase {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  /// The rows of the appendix, as member and verdict.
  private func rows() throws -> [(member: String, verdict: String, remark: String)] {
    let root = Self.folder.deletingLastPathComponent().deletingLastPathComponent()
    let page = root.appendingPathComponent("chapters/appendix-members.md")
    return try String(contentsOf: page, encoding: .utf8).split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard line.hasPrefix("| "), cells.count >= 2, cells[0] != "Member" else { return nil }
      return (
        cells[0].replacingOccurrences(of: "`", with: ""), cells[1], cells.count > 2 ? cells[2] : ""
      )
    }
  }

  func testEveryMemberThatTheAppendixHasIsThere() throws {
    let promised = try rows().filter { $0.verdict == "have" }.map { $0.member }
    XCTAssertGreaterThan(promised.count, 200)
    XCTAssertEqual(Set(promised).count, promised.count, "each member stands there once")
    let compiled = Set(MemberList.make().names)
    XCTAssertEqual(compiled.subtracting(promised), [], "not in the appendix")
    XCTAssertEqual(Set(promised).subtracting(compiled), [], "not compiled")
  }

  func testEveryOtherVerdictHasAReason() throws {
    for row in try rows() where row.verdict != "have" {
      XCTAssertTrue(["differs", "not here"].contains(row.verdict), row.member)
      XCTAssertGreaterThan(row.remark.count, 10, row.member)
    }
  }

  /// A name that stood beside another member's reference would prove nothing.
  func testEachNameStandsBesideItsOwnReference() throws {
    let source = try String(
      contentsOf: Self.folder.appendingPathComponent("MemberList.swift"), encoding: .utf8)
    // Wrapped lines count as one.
    let line = source.split(whereSeparator: { $0.isWhitespace }).joined(separator: " ")
      .replacingOccurrences(of: "have( \"", with: "have(\"")
    let calls = line.components(separatedBy: "have(\"").dropFirst()
    XCTAssertEqual(calls.count, MemberList.make().names.count)
    for call in calls {
      let parts = call.components(separatedBy: "\",")
      let name = parts[0]
      var reference = parts[1].trimmingCharacters(in: CharacterSet(charactersIn: " \\"))
      // A protocol's member is asked of a type that conforms to it.
      if reference.hasPrefix("D.") { reference = String(name.prefix { $0 != "." }) + reference.dropFirst() }
      XCTAssertTrue(reference.hasPrefix(name), "\(name): \(reference)")
      let next = reference.dropFirst(name.count).first
      XCTAssertTrue(next == ")" || next == " ", "\(name): \(reference)")
    }
  }
}
