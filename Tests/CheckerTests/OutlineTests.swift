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
    XCTAssertNil(Outline("var a: (" + String(repeating: "Int, ", count: count) + "Int)").publicText)
    XCTAssertNotNil(Outline(String(repeating: "var a: Int; ", count: count)).publicText)
    XCTAssertNil(Outline(String(repeating: "var a: Int ", count: count)).publicText)
    XCTAssertNil(Outline(String(repeating: "final ", count: count) + "var a = 1").publicText)
  }

  // MARK: What an answer keeps

  private let starter = Outline(
    """
    class Bar: UIView {
      static let size: Double = 44
      var count = 0
      func hit(_ point: CGPoint, margin: Double = 10) -> UIView? { nil }
    }
    protocol Walker { func walk() }
    """)

  private func keeps(_ text: String) -> Bool { Outline(text).keepsWhat(starter) }

  func testAnAnswerMayDeclareMore() {
    XCTAssertTrue(
      keeps(
        """
        import TouchKit
        struct Helper { var a = 1 }
        class Bar: UIView {
          private var stored: [UITouch] = []
          var other = Helper()
          var count = 7 { didSet { other.a = 2 } }
          static let size: Double = 60
          func hit(_ point: CGPoint, margin: Double = 10) -> UIView? {
            self
          }
          override func layoutSubviews() {}
        }
        protocol Walker { func walk() }
        extension Bar: Walker { func walk() {} }
        """))
  }

  func testChangesOfWhatIsGivenAreSeen() {
    let text = """
      class Bar: UIView {
        static let size: Double = 44
        var count = 0
        func hit(_ point: CGPoint, margin: Double = 10) -> UIView? { nil }
      }
      protocol Walker { func walk() }
      """
    XCTAssertTrue(keeps(text))
    for (old, new) in [
      ("Bar: UIView", "Bar: UIControl"), ("class Bar", "struct Bar"), ("class Bar", "final class Bar"),
      ("size: Double", "size: Int"), ("static let", "static var"), ("var count", "private var count"),
      ("margin: Double = 10", "margin: Double = 11"), ("-> UIView?", "throws -> UIView?"), ("hit(", "hits("),
      ("func walk()", "func walk(); func run()"), ("class Bar", "extension"), ("func hit", "static func hit"),
    ] {
      XCTAssertFalse(keeps(text.replacing(old, with: new)), "\(old) → \(new)")
    }
  }

  func testTheSameDeclarationInAnotherTypeIsAnother() {
    let outer = Outline("struct A { var b = 1 }\nstruct C {}")
    XCTAssertFalse(Outline("struct A {}\nstruct C { var b = 1 }").keepsWhat(outer))
  }
}
