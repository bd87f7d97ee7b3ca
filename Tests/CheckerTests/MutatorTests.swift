import XCTest

@testable import CheckCommand
@testable import HostSystem
@testable import Judge
@testable import TeachCommand

/// That small changes are made where the rules say so, in the order of the text, and nowhere else.
final class MutatorTests: XCTestCase {
  /// What becomes of a function with these lines in it.
  private func changed(_ lines: String...) -> [String] {
    let body = lines.joined(separator: "\n") + "\n"
    let before = "func f(a: Int, b: Int) {\n"
    let text = MutatedText(before + body + "}\n")
    return Mutator.mutations(of: text, in: [before.count..<before.count + body.count]).map {
      String(text.applying($0).dropFirst(before.count).dropLast(2)).split(separator: "\n").joined(
        separator: "|")
    }
  }

  /// The same without the changes that remove a line.
  private func reworded(_ line: String) -> [String] { changed(line).filter { !$0.isEmpty } }

  func testOperators() {
    XCTAssertEqual(reworded("a < b"), ["a <= b", "a > b"])
    XCTAssertEqual(reworded("a === b && c"), ["a !== b && c", "a === b || c"])
    XCTAssertEqual(reworded("a += b * c"), ["a -= b * c", "a += b / c"])
    XCTAssertEqual(reworded("a = !b"), ["a = b"])
    XCTAssertEqual(reworded("f(-b)"), ["f(b)"])
    XCTAssertEqual(reworded("a = b?.c ?? d"), ["a = d"])
    XCTAssertEqual(reworded("a = Set<Int>()"), [])
    XCTAssertEqual(reworded("a = b...c"), [])
  }

  func testNames() {
    XCTAssertEqual(reworded("a = b.first"), ["a = b.last"])
    XCTAssertEqual(reworded("a = convert(b, to: c)"), ["a = convert(c, to: b)", "a = convert(b, from: c)"])
    XCTAssertEqual(reworded("a.x = true"), ["a.y = true", "a.x = false"])
    XCTAssertEqual(reworded("a = b.reversed()"), ["a = b"])
    // A label is no value, and a name that is declared stays.
    XCTAssertEqual(reworded("P(x: b)"), [])
    XCTAssertEqual(reworded("let x = b"), [])
    XCTAssertEqual(reworded("a = \"x < y\" // x < y"), [])
  }

  func testConstants() {
    XCTAssertEqual(reworded("a = 44"), ["a = 45", "a = 43"])
    XCTAssertEqual(reworded("a = 0"), ["a = 1"])
    XCTAssertEqual(reworded("a = 0.15"), ["a = 0.16", "a = 0.14"])
    XCTAssertEqual(reworded("a = 1.0"), ["a = 1.1", "a = 0.9"])
    XCTAssertEqual(reworded("a = b1 $0"), [])
  }

  func testConditions() {
    XCTAssertEqual(
      reworded("if a, !b { c }"),
      ["if !(a), !b { c }", "if true, !b { c }", "if a, true { c }", "if a, b { c }"])
    XCTAssertEqual(reworded("if a { c }"), ["if !(a) { c }", "if true { c }"])
    XCTAssertEqual(reworded("guard a else { c }"), ["guard !(a) else { c }"])
    XCTAssertEqual(
      reworded("f { if a { c } }"), ["f { if !(a) { c } }", "f { if true { c } }", "f { if false { c } }"])
    XCTAssertEqual(
      reworded("guard let b, a else { c }"), ["guard let b, !(a) else { c }", "guard let b, true else { c }"])
    XCTAssertEqual(reworded("while a { c }"), ["if a { c }", "while !(a) { c }"])
  }

  func testLoops() {
    XCTAssertEqual(
      reworded("for a in b { c }"), ["for a in (b).prefix(1) { c }", "for a in (b).prefix(2) { c }"])
    XCTAssertEqual(
      reworded("for a in b where d { c }"),
      [
        "for a in (b).prefix(1) where d { c }", "for a in (b).prefix(2) where d { c }",
        "for a in b where !(d) { c }", "for a in b where true { c }",
      ])
  }

  func testCalls() {
    XCTAssertEqual(reworded("f(a, g: b, c)"), ["f(b, g: a, c)", "f(a, g: c, b)"])
    XCTAssertEqual(reworded("a = [b, c]"), ["a = [c, b]"])
    XCTAssertEqual(reworded("a = max(b, c)"), ["a = min(b, c)"])
  }

  func testTypes() {
    XCTAssertEqual(
      reworded("a = b is C"), ["a = ((b as? C).map { type(of: $0) == C.self } == true)"])
    XCTAssertEqual(
      reworded("a = b.c(d) as? C"), ["a = (b.c(d) as? C).flatMap { type(of: $0) == C.self ? $0 : nil }"])
  }

  func testLines() {
    XCTAssertEqual(
      changed("  f()", "  let a = g(", "    b)", "  h {", "    c", "  }"),
      [
        "  let a = g(|    b)|  h {|    c|  }", "  f()|  let a = g(|    b)",
        "  f()|  let a = g(|    b)|  h {|  }",
      ])
    XCTAssertEqual(
      changed("  .a,", "  .b,", "  .c,"),
      [
        "  .b,|  .c,", "  .b,|  .a,|  .c,", "  .a,|  .c,", "  .a,|  .c,|  .b,", "  .a,|  .b,",
      ])
    XCTAssertEqual(
      changed("  if let a {", "    b", "  } else {", "    c", "  }"),
      [
        "", "  if let a {|  } else {|    c|  }", "  if let a {|    b|  } else {|  }",
      ])
  }

  func testOnlyTheRegionsChange() {
    let text = MutatedText("a < b\nc < d\ne < f\n")
    XCTAssertEqual(Mutator.mutations(of: text, in: [6..<12]).map { text.lines(of: $0).number }, [2, 2, 2])
    XCTAssertEqual(Mutator.mutations(of: text, in: []).count, 0)
  }

  func testALineIsToldAsItWasAndAsItIs() {
    let text = MutatedText("  a()\n  b()\n")
    let told = Mutator.mutations(of: text, in: [0..<12]).map { text.lines(of: $0) }
    XCTAssertEqual(told.map(\.number), [1, 2])
    XCTAssertEqual(told.map(\.old), ["a()", "b()"])
    XCTAssertEqual(told.map(\.new), ["", ""])
  }
}
