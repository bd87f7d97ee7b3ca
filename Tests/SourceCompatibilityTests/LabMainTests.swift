import XCTest

@testable import PortCommand

/// Which class of a file is touched, and what is said where there is none.
final class LabMainTests: XCTestCase {
  private static let engine = EngineClasses(
    below: URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources/TouchKit").path)

  private func main(_ text: String, view: String? = nil, file: String = "Ported.swift") throws(LabProblem)
    -> String
  {
    try LabMain(Source(text), file: TypedFile(file), view: view, engine: Self.engine).text
  }

  /// How the view is made.
  private func call(_ text: String, view: String? = nil) throws(LabProblem) -> String {
    let lines = try main(text, view: view).split(separator: "\n")
    let opening = lines.firstIndex { $0.contains("runLab") } ?? 0
    return lines[opening + 1].trimmingCharacters(in: .whitespaces)
  }

  private func problem(_ text: String, view: String? = nil, file: String = "Ported.swift") -> LabProblem? {
    do throws(LabProblem) { _ = try main(text, view: view, file: file) } catch { return error }
    return nil
  }

  private let file = TypedFile("Ported.swift")

  func testTheOnlyViewIsTouched() throws {
    XCTAssertEqual(try call("class Dial: UIView {}"), "Dial(frame: $0)")
    XCTAssertEqual(try call("final class Dial: TouchKit.UIButton, Turning {}"), "Dial(frame: $0)")
    XCTAssertEqual(
      try call("class List: UITableView {}\nclass A {}\nclass Tap: UITapGestureRecognizer {}"),
      "List(frame: $0)")
    XCTAssertEqual(try call("class Base: UIControl {}\nclass Dial: Base {}"), "Dial(frame: $0)")
    XCTAssertEqual(try call("enum App { class Dial: UIView {} }"), "App.Dial(frame: $0)")
  }

  func testAControllerComesBeforeViews() throws {
    let text = "class Dial: UIView {}\nclass Knob: UIView {}\nclass Page: UITabBarController {}"
    XCTAssertEqual(try call(text), "_ in Page()")
    XCTAssertEqual(try call(text, view: "Knob"), "Knob(frame: $0)")
    XCTAssertEqual(
      try call("class Base: UIViewController {}\nclass Page: Base {}", view: "Base"), "_ in Base()")
  }

  func testAnInitializerWithoutParametersIsUsed() throws {
    XCTAssertEqual(
      try call("class Dial: UIView {\n  init() { super.init(frame: .zero) }\n}"), "_ in Dial()")
    XCTAssertEqual(
      try call("class Base: UIView {\n  init() {}\n}\nclass Dial: Base {}"), "_ in Dial()")
    XCTAssertEqual(
      try call("class Dial: UIView {\n  init(radius: Int) { super.init() }\n}\nstruct A { init() {} }"),
      "Dial(frame: $0)")
  }

  func testTheFilesOwnFunctionWins() throws {
    let text = "class A: UIView {}\nclass B: UIView {}\nfunc makeView() -> UIView { A() }"
    XCTAssertEqual(try call(text), "_ in makeView()")
    XCTAssertEqual(
      problem("class A: UIView { func makeView() -> UIView { self } }\nclass B: UIView {}"),
      .hasSeveralViews(file, ["A", "B"]))
  }

  func testOfSeveralOneIsChosen() throws {
    let text =
      "class Dial: UIView {}\nclass Knob: UIView {}\n// class Old: UIView {}\nlet a = \"class B: UIView\""
    let problem = try XCTUnwrap(problem(text, file: "My Page.swift"))
    XCTAssertEqual(
      problem.text,
      """
      My Page.swift has several views and controllers: Dial, Knob.
      Say which one: make lab FILE='My Page.swift' VIEW=Dial
      """)
    XCTAssertEqual(self.problem(text, view: "Page"), .unknownView("Page", file, known: ["Dial", "Knob"]))
    XCTAssertEqual(
      LabProblem.unknownView("Page", file, known: ["Dial", "Knob"]).text,
      """
      There is no view or controller Page in Ported.swift. There are: Dial, Knob.
      Type make lab FILE=Ported.swift VIEW=Dial
      """)
  }

  func testWhatCannotBeTouched() {
    for text in [
      "", "struct A {}", "class A {}", "class A: NSObject {}", "private class A: UIView {}",
      "class A: B {}\nclass B: A {}", "func f() { class A: UIView {} }", "class A: UIViewLike {}",
    ] {
      XCTAssertEqual(problem(text), .hasNoView(file), text)
    }
    XCTAssertTrue(LabProblem.hasNoView(file).text.contains("func makeView() -> UIView"))
    XCTAssertEqual(problem("@preconcurrency import UIKit\nclass A: UIView {}"), .importsUIKit(file))
    XCTAssertTrue(LabProblem.importsUIKit(file).text.contains("make port FILE=Ported.swift OUT="))
    XCTAssertNil(problem("// import UIKit\nclass A: UIView {}"))
  }

  func testAClassThatNeedsMoreIsToldWhatToWrite() throws {
    let main = try main("class Page: UIViewController {}")
    XCTAssertTrue(
      main.hasPrefix(
        """
        // Page can't be made by Page(). Write into Ported.swift how one is made:
        //\u{20}
        //   func makeView() -> UIViewController { Page(…) }
        """), main)
  }

  func testNamesAreQuotedForTheShell() {
    XCTAssertEqual(TypedFile("a/it's \"odd\"\\.swift").typed, #"'a/it'\''s "odd"\.swift'"#)
    XCTAssertEqual(TypedFile("Seiten/Ähre-2.swift").typed, "Seiten/Ähre-2.swift")
    XCTAssertEqual(TypedFile("").typed, "''")
  }

  func testTheOrderOfALab() throws {
    let order = try LabOrder(["--lab", "a.swift", "--view", "B", "--out", "c"])
    XCTAssertEqual(order.file, TypedFile("a.swift"))
    XCTAssertEqual(order.view, "B")
    XCTAssertEqual(order.out, "c")
    for (words, error) in [
      (["--lab", "", "--out", "c"], LabProblem.noFile), (["--lab", "--out", "c"], .noFile),
      (["--lab", "a.swift", "b", "--out", "c"], .unknown("b")), (["--lab", "-x"], .unknown("-x")),
    ] {
      XCTAssertThrowsError(try LabOrder(words)) { XCTAssertEqual($0 as? LabProblem, error) }
    }
  }

  func testAfterPortingComeTwoSteps() {
    let text = NextSteps(file: TypedFile("My Page.swift"), repository: "/home/ann/touch").text
    for part in [
      "make lab FILE='My Page.swift'\n", ".package(path: \"/home/ann/touch\")",
      ".product(name: \"TouchKit\", package: \"touch\")",
    ] {
      XCTAssertTrue(text.contains(part), "\(part) in \(text)")
    }
  }
}
