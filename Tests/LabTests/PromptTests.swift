import XCTest

@testable import HitTestingLab
@testable import LabSupport

final class PromptTests: XCTestCase {
  private func talk(_ lines: String..., arguments: [String] = []) -> String {
    let run = LabDriver(HitTesting.lab, arguments: ["--interactive"] + arguments, typing: lines, columns: 200)
    XCTAssertEqual(run.exitCode, .success)
    XCTAssertEqual(run.errors, "")
    return run.output
  }

  func testASession() {
    XCTAssertEqual(
      talk(
        "hide E", "tap E", "hit 108 330", "show E", "hit E", "quit", "tap E",
        arguments: ["--profile", "iOS12"]),
      """
      HT1  a tap on E in the tree A(B(D), C(E, F))  [iOS12]
      > hide E
      UIWindow           (0, 0) 320 × 480
      └── AView          (20, 40) 280 × 400
          ├── BView      (20, 30) 240 × 130
          │   └── DView  (20, 35) 120 × 75
          └── CView      (20, 215) 240 × 165
              ├── EView  (10, 40) 116 × 110  ignores touches: is hidden
              └── FView  (136, 40) 94 × 110
      > tap E
      pass 1 of 2, from the topmost window:
      -[AView hitTest:withEvent:]
      -[AView pointInside:withEvent:]
      -[CView hitTest:withEvent:]
      -[CView pointInside:withEvent:]
      -[FView hitTest:withEvent:]
      -[FView pointInside:withEvent:]
      -[EView hitTest:withEvent:]
      pass 2 of 2, from the window that was found:
      -[AView hitTest:withEvent:]
      -[AView pointInside:withEvent:]
      -[CView hitTest:withEvent:]
      -[CView pointInside:withEvent:]
      -[FView hitTest:withEvent:]
      -[FView pointInside:withEvent:]
      -[EView hitTest:withEvent:]
      -[CView touchesBegan:withEvent:]
      -[CView touchesEnded:withEvent:]
      > hit 108 330
      (108, 330) hits CView.
      > show E
      UIWindow           (0, 0) 320 × 480
      └── AView          (20, 40) 280 × 400
          ├── BView      (20, 30) 240 × 130
          │   └── DView  (20, 35) 120 × 75
          └── CView      (20, 215) 240 × 165
              ├── EView  (10, 40) 116 × 110
              └── FView  (136, 40) 94 × 110
      > hit E
      (108, 350) hits EView.
      > quit

      """)
  }

  func testEveryChangeChangesWhoIsHit() {
    let changes = [
      ("hide E", "CView"), ("alpha E 0.005", "CView"), ("alpha E 0.02", "EView"),
      ("interaction C off", "AView"),
      ("move F 10 40", "FView"), ("front B", "EView"), ("rotate E 180", "EView"), ("move E 500 0", "CView"),
    ]
    for (change, hit) in changes {
      XCTAssertTrue(talk(change, "hit 108 330").hasSuffix("(108, 330) hits \(hit).\n"), change)
    }
  }

  func testTouchesOfEveryKind() {
    XCTAssertTrue(talk("press E 2").contains("-[EView touchesEnded:withEvent:]"))
    XCTAssertTrue(talk("drag E F").contains("s, touchesMoved to EView (--all shows them)"), talk("drag E F"))
    XCTAssertTrue(talk("drag 100 330 104 330 0.01").contains("-[EView touchesMoved:withEvent:]"))
    XCTAssertTrue(talk("two-finger E F").contains("-[FView touchesBegan:withEvent:]"))
    XCTAssertTrue(talk("double-tap E").contains("-[EView touchesEnded:withEvent:]"))
    XCTAssertTrue(talk("pinch A 20 120").contains("frames of moves in"))
    XCTAssertTrue(talk("twist E 90 0.1").contains("frames of moves in"))
    XCTAssertTrue(talk("wait 2").hasSuffix("Nothing happens. It is 2.000 s.\n"))
    XCTAssertTrue(talk("tap E", "picture").contains("5 EView"))
    XCTAssertTrue(talk("format json", "tap E").contains("{\"time\":0.0,"))
    XCTAssertTrue(talk("profile iOS6", "tap E").contains("pass 3 of 3"))
    XCTAssertTrue(talk("hide A", "reset", "hit 108 330").contains("hits EView"))
  }

  func testHelpfulLines() {
    let cases = [
      ("alfa C 1", "Did you mean alpha?"), ("tap", "tap needs more. For example: tap 120 80, or tap E"),
      ("tap 1", "tap needs more"), ("tap 1 2 3", "“3” is one word too many for tap"),
      ("tap Eviev", "Did you mean EView"), ("tap nan 1", "“nan” is not a number"),
      ("tap 1 inf", "“inf” is not a number"),
      ("alpha C 4", "4 is not from 0 to 1"), ("alpha C no", "“no” is not a number"),
      ("interaction C maybe", "“maybe” is neither on nor off"), ("wait -1", "-1 is not from 0 to 3600"),
      ("profile iOS99", "There is no system “iOS99”. There are: iOS 4 to 18"),
      ("format xml", "There are: article"),
      ("move zz 1 2", "There is no view “zz”"), ("rotate C", "rotate needs more"),
    ]
    for (line, answer) in cases { XCTAssertTrue(talk(line).contains(answer), "\(line): \(talk(line))") }
    XCTAssertTrue(talk("move E 900 0", "tap E").contains("off the screen"))
    XCTAssertEqual(talk("", "   ", "# a comment").split(separator: "\n").count, 3)
  }

  func testHelpNamesEveryCommandWithAnExampleThatWorks() {
    let help = talk("help").split(separator: "\n").dropFirst(2)
    XCTAssertEqual(help.count, 23)
    for line in help {
      let example = line.split(separator: "  ").first?.split(separator: ",").first.map(String.init) ?? ""
      let answer = talk(example)
      XCTAssertFalse(answer.contains("For example") || answer.contains("There is no"), example)
    }
  }

  func testOtherWordsForHelpAndQuit() {
    func answer(to line: String) -> Substring {
      let told = talk(line, "quit", "tree")
      return told[(told.range(of: "> \(line)\n")?.upperBound ?? told.endIndex)...]
    }
    XCTAssertEqual(answer(to: "?"), answer(to: "help"))
    XCTAssertTrue(answer(to: "help").contains("twist"))
    for word in ["exit", "Exit", "q"] { XCTAssertEqual(answer(to: word), "", word) }
    XCTAssertEqual(
      answer(to: "help tap"),
      "  tap 120 80, or tap E  a finger taps a point, or the middle of a view\n> quit\n")
    XCTAssertEqual(answer(to: "? TAP"), answer(to: "help tap"))
    XCTAssertTrue(answer(to: "help tapp").contains("There is no command “tapp”. Did you mean tap?"))
    XCTAssertTrue(answer(to: "help tap tap").contains("one word too many for help"))
  }

  func testTabCompletesCommandsAndWhatBelongsToThem() throws {
    let lab = HitTesting.lab
    let prompt = Prompt(
      lab: lab, options: try Options(["--interactive"], of: lab),
      terminal: Terminal(write: { _ in }, writeError: { _ in }))
    XCTAssertEqual(prompt.completions(of: "").count, 23)
    let cases = [
      ("t", ["tap ", "two-finger ", "twist ", "tree"]), ("TA", ["tap "]), ("hel", ["help "]),
      ("help tr", ["help tree"]), ("x", []),
      ("tap e", ["tap EView"]), ("drag EView F", ["drag EView FView"]), ("alpha EView ", []),
      ("interaction C o", ["interaction C on", "interaction C off"]), ("profile iOS1", nil),
      ("format s", ["format swift"]), ("wait ", []), ("what e", []),
    ]
    for (typed, lines) in cases {
      let completions = prompt.completions(of: typed)
      if let lines {
        XCTAssertEqual(completions, lines, typed)
      } else {
        XCTAssertGreaterThan(completions.count, 1)
      }
    }
    XCTAssertEqual(prompt.completions(of: "hide ").count, prompt.figure.views.count)
  }

  func testRandomLinesNeverCrash() {
    var state: UInt64 = 11
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    let words = [
      "tap", "double-tap", "press", "drag", "pinch", "twist", "two-finger", "wait", "hide", "show", "alpha",
      "interaction", "move", "front",
      "rotate", "hit", "tree", "picture", "reset", "E", "C", "UIWindow", "A", "1", "-3", "1e9", "0", "200",
      "on",
      "off", "🫵", "0.5", "1e-300",
    ]
    let lines = (0..<400).map { _ in
      (0..<(1 + next(5))).map { _ in words[next(words.count)] }.joined(separator: " ")
    }
    let run = LabDriver(HitTesting.lab, arguments: ["--interactive"], typing: lines)
    XCTAssertEqual(run.exitCode, .success)
  }
}
