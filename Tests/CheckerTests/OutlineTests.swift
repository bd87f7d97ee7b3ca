import XCTest

@testable import Checker

/// What an answer declares, and its text with all of that made public.
final class OutlineTests: XCTestCase {
  private func assertPublic(_ source: String, _ expected: String, line: UInt = #line) {
    XCTAssertEqual(Outline(source).publicText, expected, line: line)
  }

  func testDeclarationsAreMadePublic() {
    assertPublic(
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
      public final class Bar: UIView {
        public private(set) var count = 0
        public lazy var names: [String] = { let none: [String] = []; return none }()
        public override func layoutSubviews() { var left = 1; func inner() {}; left += 1 }
        public class func make() -> Bar { Bar() }
        public required init?(coder: NSCoder) { fatalError() }
        public subscript(_ index: Int) -> Int { index }
        public enum Way: CaseIterable { case up, down }
      }
      public let unit = 1
      """)
  }

  func testWhatIsPrivateStaysSo() {
    let source = """
      private struct Step { var width = 1 }
      fileprivate func helper() {}
      private extension Bar { func help() {} }
      """
    assertPublic(source, source)
    XCTAssertEqual(Outline(source).heads, [])
  }

  func testProtocolsExtensionsAndAccessThatIsThere() {
    assertPublic(
      """
      protocol Walker { func walk() }
      extension Bar: Walker { func walk() {} }
      public struct A { internal var b = 1; unowned(unsafe) var c: Bar }
      @MainActor @discardableResult func two() -> Int { 2 }
      """,
      """
      public protocol Walker { func walk() }
      extension Bar: Walker { public func walk() {} }
      public struct A { internal var b = 1; public unowned(unsafe) var c: Bar }
      @MainActor @discardableResult public func two() -> Int { 2 }
      """)
  }

  func testCommentsAndStringsAreNoDeclarations() {
    let source = "// func a() {}\n/* class B {} */\n"
    assertPublic(source, source)
    assertPublic(
      "let text = \"var x\\(1) {\" // }\nlet ü = 1\n",
      "public let text = \"var x\\(1) {\" // }\npublic let ü = 1\n")
  }

  func testTextThatCannotBeReadIsLeftAlone() {
    let deep = String(repeating: "\"\\(", count: 60)
    XCTAssertNil(Outline("let text = \(deep)").publicText)
    // None of these may take longer than reading them.
    let count = 20_000
    XCTAssertNil(Outline(String(repeating: "struct A { ", count: count)).publicText)
    XCTAssertNil(Outline("typealias A = (" + String(repeating: "Int, ", count: count) + "Int)").publicText)
    XCTAssertNil(Outline(String(repeating: "typealias A = Int ", count: count)).publicText)
    XCTAssertNotNil(Outline(String(repeating: "typealias A = Int; ", count: count)).publicText)
    XCTAssertNotNil(Outline(String(repeating: "var a: Int ", count: count)).publicText)
    XCTAssertNil(Outline(String(repeating: "final ", count: count) + "class A").publicText)
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

  private func keeps(_ text: String) -> Bool { Outline(text).keepsWhat(Outline(given)) }

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
    let outer = Outline("struct A { struct B {} }\nstruct C {}")
    XCTAssertFalse(Outline("struct A {}\nstruct C { struct B {} }").keepsWhat(outer))
  }
}
