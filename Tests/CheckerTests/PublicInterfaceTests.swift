import XCTest

@testable import CheckCommand
@testable import HostSystem
@testable import Judge
@testable import TeachCommand

/// What an answer declares, and its text with all of that opened to the checks.
final class PublicInterfaceTests: XCTestCase {
  private func assertOpened(_ source: String, _ expected: String, line: UInt = #line) {
    XCTAssertEqual(PublicInterface(source).packageText, expected, line: line)
  }

  func testDeclarationsAreOpened() {
    assertOpened(
      """
      final class Bar: UIView {
        private(set) var count = 0
        lazy var names: [String] = { let none: [String] = []; return none }()
        override func layoutSubviews() { var left = 1; func inner() {}; left += 1 }
        class func make() -> Bar { Bar() }
        required init?(coder: NSCoder) { fatalError() }
        subscript(_ index: Int) -> Int { index }
        enum Way: CaseIterable { case up, down }
      }
      let unit = 1
      """,
      """
      package final class Bar: UIView {
        package private(set) var count = 0
        package lazy var names: [String] = { let none: [String] = []; return none }()
        package override func layoutSubviews() { var left = 1; func inner() {}; left += 1 }
        package class func make() -> Bar { Bar() }
        package required init?(coder: NSCoder) { fatalError() }
        package subscript(_ index: Int) -> Int { index }
        package enum Way: CaseIterable { case up, down }
      }
      package let unit = 1
      """)
  }

  func testWhatIsPrivateStaysSo() {
    let source = """
      private struct Step { var width = 1 }
      fileprivate func helper() {}
      private extension Bar { func help() {} }
      """
    assertOpened(source, source)
    XCTAssertEqual(PublicInterface(source).declarations, [])
  }

  func testProtocolsExtensionsAndAccessThatIsThere() {
    assertOpened(
      """
      protocol Walker { func walk() }
      extension Bar: Walker { func walk() {} }
      public struct A { internal var b = 1; unowned(unsafe) var c: Bar }
      @MainActor @discardableResult func two() -> Int { 2 }
      """,
      """
      package protocol Walker { func walk() }
      extension Bar: Walker { package func walk() {} }
      public struct A { package var b = 1; package unowned(unsafe) var c: Bar }
      @MainActor @discardableResult package func two() -> Int { 2 }
      """)
  }

  func testCommentsAndStringsAreNoDeclarations() {
    let source = "// func a() {}\n/* class B {} */\n"
    assertOpened(source, source)
    assertOpened(
      "let text = \"var x\\(1) {\" // }\nlet ü = 1\n",
      "package let text = \"var x\\(1) {\" // }\npackage let ü = 1\n")
  }

  func testTextThatCannotBeReadIsLeftAlone() {
    let deep = String(repeating: "\"\\(", count: 60)
    XCTAssertNil(PublicInterface("let text = \(deep)").packageText)
    // None of these may take longer than reading them.
    let count = 20_000
    XCTAssertNil(PublicInterface(String(repeating: "struct A { ", count: count)).packageText)
    XCTAssertNil(
      PublicInterface("typealias A = (" + String(repeating: "Int, ", count: count) + "Int)").packageText)
    XCTAssertNotNil(PublicInterface(String(repeating: "typealias A = Int ", count: count)).packageText)
    XCTAssertNotNil(PublicInterface(String(repeating: "typealias A = Int; ", count: count)).packageText)
    XCTAssertNotNil(PublicInterface(String(repeating: "var a: Int ", count: count)).packageText)
    XCTAssertNil(PublicInterface(String(repeating: "final ", count: count) + "class A").packageText)
  }

  // MARK: What an answer keeps

  private let given = """
    class Bar: UIView {
      enum Way: Hashable { case up }
      var count = 0
    }
    struct Box<Value> { var value: Value }
    protocol Walker { func walk() }
    typealias Answer = (Int) -> Bool

    """

  private func keeps(_ text: String) -> Bool {
    PublicInterface(text).lostTypes(of: PublicInterface(given)).isEmpty
  }

  func testAnAnswerMayDeclareMore() {
    XCTAssertTrue(keeps(given))
    XCTAssertTrue(
      keeps(
        """
        import TouchKit
        struct Helper { var a = 1 }
        class Bar: UIView, Walker {
          private var stored: [UITouch] = []
          func count(_ other: Int) -> Int { other }
          enum Way: String, Hashable {
            case up, down
          }
        }
        struct Box<Value>: Hashable where Value: Hashable { let value: Value }
        protocol Walker { func walk() }
        typealias Answer = (Int) -> Bool
        extension Bar { func walk() {} }
        """))
  }

  func testTypesOfAnotherKindAreSeen() {
    for (old, new) in [
      ("Bar: UIView", "Bar: UIControl"), ("Bar: UIView", "Bar"), ("class Bar", "struct Bar"),
      ("class Bar", "final class Bar"), ("class Bar", "private class Bar"), ("class Bar", "extension Bar"),
      ("enum Way", "struct Way"), ("Box<Value>", "Box"), ("func walk()", "func walk(); func run()"),
      ("(Int) -> Bool", "(Int) -> Int"), ("typealias", "private typealias"),
    ] {
      XCTAssertFalse(keeps(given.replacing(old, with: new)), "\(old) → \(new)")
    }
  }

  func testTheSameTypeInAnotherOneIsAnother() {
    let outer = PublicInterface("struct A { struct B {} }\nstruct C {}")
    XCTAssertEqual(
      PublicInterface("struct A {}\nstruct C { struct B {} }").lostTypes(of: outer).map(\.head), ["struct B"])
  }
}
