import Foundation
import XCTest

@testable import HostSystem

/// `make lab FILE=Ported.swift` as it is typed.
final class LabByMakeTests: XCTestCase {
  private var lab = LabByMake()
  private var folder: String { lab.folder }

  override func setUpWithError() throws {
    lab = LabByMake()
    try lab.prepare()
  }

  override func tearDown() { lab.remove() }

  /// Writes a file, and touches what is in it.
  private func touch(
    _ text: String?, in name: String = "Ported.swift", _ words: [String] = [], typing lines: [String] = []
  ) throws -> Tool.Outcome {
    let file = "\(folder)/\(name)"
    if let text { try Files.write(text, to: file) }
    return try lab.touch(file, words, typing: lines)
  }

  private let card = """
    import TouchKit
    class Card: UIView {
      init(color: UIColor) { super.init(frame: .zero) }
      required init?(coder: NSCoder) { fatalError() }
    }

    """

  func testThePageShowsWhatIsPrinted() throws {
    let page = try Files.text("\(LabByMake.repository)/chapters/appendix-porting.md")
    let blocks = try XCTUnwrap(
      page.firstMatch(of: /```swift\n(import (?s:.*?))```(?s:.*?)```text\n((?s:.*?))```/))
    let told = try touch(String(blocks.1), typing: ["tap button", "tap 160 100"])
    XCTAssertEqual(told.termination, .exit(0), told.output)
    XCTAssertEqual(told.output, String(blocks.2))
  }

  /// The same view in a package of its own, which needs no more than the two modules.
  func testTheMainOnThePageShowsWhatIsPrinted() throws {
    let page = try Files.text("\(LabByMake.repository)/chapters/appendix-porting.md")
    let card = try XCTUnwrap(page.firstMatch(of: /```swift\n(import TouchKit\n(?s:.*?))```/)).1
    let blocks = try XCTUnwrap(
      page.firstMatch(of: /```swift\n(import TouchInput\n(?s:.*?))```(?s:.*?)```text\n((?s:.*?))```/))
    try Files.write(String(card), to: "\(folder)/Card.swift")
    try Files.write(String(blocks.1), to: "\(folder)/main.swift")
    let built = TestProgram.folder
    let objects = ["TouchKit", "TouchInput"].flatMap { module in
      Files.names(in: "\(built)/\(module).build").filter { $0.hasSuffix(".o") }
        .map { "\(built)/\(module).build/\($0)" }
    }
    let program = "\(folder)/page"
    let compiled = try Tool.run(
      "swiftc",
      ["-swift-version", "6", "\(folder)/main.swift", "\(folder)/Card.swift", "-I", "\(built)/Modules"]
        + objects
        + ["-o", program], limit: 600)
    XCTAssertEqual(compiled.termination, .exit(0), compiled.output)
    XCTAssertEqual(compiled.output, "")
    XCTAssertEqual(try Tool.run(program, [], limit: 60).output, String(blocks.2) + "\n")
  }

  func testNoNameIsTooOdd() throws {
    let name = "it's $HOME's \"card\"\\n $(x).swift"
    let told = try touch("import TouchKit\nclass Card: UIView {}\n", in: name, ["SYSTEM=iOS6"])
    XCTAssertEqual(told.termination, .exit(0), told.output)
    XCTAssertEqual(told.output, "\(name)  a view of your own  [iOS6]\n")
  }

  func testWhatIsWrongWithAFileIsSaidInItsOwnLines() throws {
    let told = try touch(
      "import TouchKit\nclass Card: UIView {\n  let a: Nothing\n  func f() -> Int { }\n}\n")
    XCTAssertEqual(told.termination, .exit(2), told.output)
    XCTAssertTrue(told.output.contains("\(folder)/Ported.swift:3:10: error: "), told.output)
    XCTAssertFalse(told.output.contains("LabProgram"), told.output)
    // This one is found after all types are known.
    let later = try touch("import TouchKit\nclass Card: UIView {\n  func f() -> Int { }\n}\n")
    XCTAssertTrue(later.output.contains("\(folder)/Ported.swift:3:21: error: "), later.output)
    XCTAssertFalse(later.output.contains("can't be made"), later.output)
  }

  func testAClassThatNeedsMoreIsNamed() throws {
    let told = try touch(card)
    for part in [
      "Card can't be made by Card(frame:). Write into ", "\n\n  func makeView() -> UIView { Card(…) }\n",
      "The compiler says: incorrect argument label in call",
    ] {
      XCTAssertTrue(told.output.contains(part), "\(part) in \(told.output)")
    }
    let made = try touch(card + "func makeView() -> UIView { Card(color: .red) }\n", typing: ["tree"])
    XCTAssertTrue(made.output.contains("└── Card  (0, 0) 320 × 480"), made.output)
  }

  func testACrashNamesTheLineInAFewWords() throws {
    let told = try touch(
      "import TouchKit\nclass Card: UIView {\n  override func touchesBegan(_ t: Set<UITouch>, with e: UIEvent?) {\n"
        + "    print([Int]()[t.count])\n  }\n}\n", typing: ["tap 10 10", "tree"])
    XCTAssertEqual(told.termination, .exit(2), told.output)
    XCTAssertTrue(told.output.contains(": Fatal error: Index out of range\n"), told.output)
    XCTAssertTrue(told.output.contains("Your code crashed in this command.\n"), told.output)
    // Elsewhere the line may be missing: no one has seen it.
    if HostPlatform.current.symbolizer != nil {
      XCTAssertTrue(
        told.output.contains("\(folder)/Ported.swift:4: Card.touchesBegan(_:with:)\n"), told.output)
    }
    XCTAssertLessThan(told.output.split(separator: "\n").count, 10, told.output)
  }

  func testWhatCannotBeTouched() throws {
    let dial = "import TouchKit\nclass Dial: UIView {}\n"
    for (text, name, words, part) in [
      (nil, "", [], "is a folder."), (nil, "None.swift", [], "There is no file "),
      ("import UIKit\n", "A.swift", [], "still imports UIKit."),
      ("struct A {}\n", "A.swift", [], "There is no view in "),
      (dial, "A.txt", [], "doesn't end in .swift."),
      (dial + "class Knob: UIView {}\n", "A.swift", [], "Dial, Knob."),
      (dial, "A.swift", ["VIEW=Knob"], "There is no view or controller Knob"),
    ] as [(String?, String, [String], String)] {
      let told = try touch(text, in: name, words)
      XCTAssertTrue(told.output.contains(part), told.output)
      XCTAssertTrue(told.output.contains("Error 64"), told.output)
    }
  }
}
