import XCTest

@testable import Course
@testable import HostSystem

/// The workshop's demos: broken as they are handed out, repaired by the lines of the keys.
final class DemoTests: XCTestCase {
  private static let teaching = "\(LabByMake.repository)/chapters/teaching"
  private var lab = LabByMake()

  override func setUpWithError() throws {
    lab = LabByMake()
    try lab.prepare()
  }

  override func tearDown() { lab.remove() }

  private func text(of demo: String) throws -> String {
    try Files.text("\(Self.teaching)/demos/\(demo).swift")
  }

  /// The edits that the keys show for a demo, in their order.
  private func edits(of demo: String) throws -> [Edit] {
    let keys = try Files.text("\(Self.teaching)/keys.md")
    let start = try XCTUnwrap(keys.firstRange(of: "\n### \(demo)\n"), demo)
    let section = String(keys[start.upperBound...]).components(separatedBy: "\n##")[0]
    return section.matches(of: /```diff\n((?s:.*?))```/).map { block in
      Edit(blocks: [.init(lines: block.1.split(separator: "\n").map(line), line: 1)])
    }
  }

  private func line(_ text: Substring) -> Edit.Block.Line {
    let rest = String(text.dropFirst())
    return switch text.first {
    case "-": .removed(rest)
    case "+": .added(rest)
    default: .kept(rest)
    }
  }

  /// What a demo prints at each of the touches that its own comment tells to type.
  private func prints(_ demo: String, _ edit: Edit? = nil) throws -> [[String]] {
    let original = try text(of: demo)
    let touches = original.matches(of: /\/\/ +> (.+?)(?: {2,}.*)?\n/).map { String($0.1) }
    let file = "\(lab.folder)/\(demo).swift"
    try Files.write(edit?.applied(to: original) ?? original, to: file)
    let told = try lab.touch(file, typing: touches)
    XCTAssertEqual(told.termination, .exit(0), told.output)
    let answers = told.output.components(separatedBy: "> ").dropFirst()
    XCTAssertEqual(answers.count, touches.count, told.output)
    return answers.map { answer in
      answer.split(separator: "\n").dropFirst().prefix { $0.first?.isNumber != true }.map(String.init)
    }
  }

  func testHalfDeadButton() throws {
    XCTAssertEqual(try prints("HalfDeadButton"), [["the button"], ["the list"], ["the list"]])
    let repairs = try edits(of: "HalfDeadButton")
    XCTAssertEqual(repairs.count, 1)
    XCTAssertEqual(
      try prints("HalfDeadButton", repairs.first), [["the button"], ["the button"], ["the list"]])
  }

  func testTapAndButton() throws {
    XCTAssertEqual(try prints("TapAndButton"), [["closed", "saved"], ["closed"]])
    let repairs = try edits(of: "TapAndButton")
    XCTAssertEqual(repairs.count, 1)
    XCTAssertEqual(try prints("TapAndButton", repairs.first), [["saved"], ["closed"]])
  }

  func testDeadRow() throws {
    XCTAssertEqual(try prints("DeadRow"), [["keyboard hidden"], ["keyboard hidden"], ["sent"]])
    let ways = try edits(of: "DeadRow")
    guard ways.count == 3 else { return XCTFail("refuse, forbid and share, but found \(ways.count)") }
    for repair in ways.prefix(2) {
      XCTAssertEqual(try prints("DeadRow", repair), [["row 1 selected"], ["keyboard hidden"], ["sent"]])
    }
    XCTAssertEqual(
      try prints("DeadRow", ways[2]),
      [["keyboard hidden", "row 1 selected"], ["keyboard hidden"], ["keyboard hidden", "sent"]])
  }

  func testDemosAreSmall() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(Self.teaching)/demos").sorted()
    XCTAssertEqual(names, ["DeadRow.swift", "HalfDeadButton.swift", "TapAndButton.swift"])
    for demo in names.map({ String($0.dropLast(6)) }) {
      let statement = try text(of: demo).split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2)
        .prefix { $0.hasPrefix("// ") }.flatMap { $0.dropFirst(3).split(separator: " ") }
      XCTAssertTrue((10...60).contains(statement.count), "\(demo): \(statement.count) words")
      for edit in try edits(of: demo) {
        let added = edit.blocks.flatMap(\.lines).filter { if case .added = $0 { true } else { false } }
        XCTAssertLessThanOrEqual(added.count, 3, demo)
      }
    }
  }
}
