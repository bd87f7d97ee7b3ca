import XCTest

@testable import HitTestingLab
@testable import LabSupport
@testable import RecognizersLab
@testable import ScrollDelayLab
@testable import SystemPathLab

final class CommandLineTests: XCTestCase {
  private func refuse(
    _ arguments: String..., saying words: String..., with code: ExitCode = .usage, line: UInt = #line
  ) {
    let run = LabDriver(HitTesting.lab, arguments: arguments)
    XCTAssertEqual(run.exitCode, code, line: line)
    XCTAssertEqual(run.output, "", line: line)
    for word in words { XCTAssertTrue(run.errors.contains(word), run.errors, line: line) }
  }

  func testWhatIsNotUnderstood() {
    refuse(
      "--scenaro", "HT1", saying: "“--scenaro” is not an option", "Did you mean --scenario?", "Try: swift run"
    )
    refuse("--scenario", "HT44", saying: "There is no scenario “HT44”", "HT13", "Did you mean HT4")
    refuse("HT5", saying: "“HT5” stands alone", "Try: swift run hit-testing-lab --scenario HT5")
    refuse("--profile", "iOS14", saying: "There is no system “iOS14”", "iOS5, iOS6, iOS12, iOS13")
    refuse("--format", "swft", saying: "There is no format “swft”", "Did you mean swift?")
    refuse("--scenario", saying: "--scenario needs a NAME", "HT1")
    refuse("--play", saying: "--play needs a value")
    refuse("--play", "--all", saying: "--play needs a value")
    refuse("--svg=", saying: "--svg needs a value")
    refuse("--axes", "4095", "--play", "x", saying: "“4095” is not a pair of axes")
    refuse("--axes", "4x4", saying: "--axes belongs to a recording")
    refuse("--all=yes", saying: "--all takes no value")
    refuse("--interactive", "--svg", "x.svg", saying: "--interactive and --svg do not go together")
    refuse("", saying: "stands alone")
    refuse("-", saying: "stands alone")
    refuse("--", saying: "is not an option")
    refuse(String(repeating: "é", count: 5000), saying: "stands alone")
  }

  func testFiles() {
    refuse("--play", "no-such.evemu", saying: "no-such.evemu", "there is no such file", with: .unreadableFile)
    refuse("--play", ".", saying: "cannot be read", with: .unreadableFile)
    let run = LabDriver(HitTesting.lab, "--svg", "no-such-folder/figure.svg")
    XCTAssertEqual(run.exitCode, .unwritableFile)
    XCTAssertTrue(run.errors.contains("no-such-folder/figure.svg cannot be written"))
  }

  func testRandomWordsNeverCrash() {
    var state: UInt64 = 7
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    let words =
      Option.names + ["HT1", "iOS6", "swift", "=", "--=", "-1", "4x4", "no.evemu", "\u{0}", "👆", "nan"]
    for _ in 0..<300 {
      let arguments = (0..<next(5)).map { _ in words[next(words.count)] + (next(8) == 0 ? "=x" : "") }
      // Nothing may be written into the folder that the tests run in.
      guard !arguments.contains(where: { $0.hasPrefix("--svg") }) else { continue }
      let run = LabDriver(HitTesting.lab, arguments: arguments)
      XCTAssertEqual(run.exitCode == .success, run.errors.isEmpty, arguments.joined(separator: " "))
    }
  }

  func testHelpAndList() {
    for lab in [HitTesting.lab, SystemPath.lab, Recognizers.lab, ScrollDelay.lab] {
      let help = LabDriver(lab, "--help")
      XCTAssertEqual(help.exitCode, .success)
      for name in Option.names { XCTAssertTrue(help.output.contains(name), name) }
      for code in ["64", "65", "66", "73"] { XCTAssertTrue(help.output.contains(code)) }
      let list = LabDriver(lab, "--list").output
      for scenario in lab.scenarios {
        XCTAssertTrue(list.contains("  \(scenario.identifier) "))
        XCTAssertTrue(list.contains(scenario.question))
      }
    }
  }

  func testNamesMayBeTypedInAnyCase() {
    XCTAssertEqual(LabDriver(HitTesting.lab, "--scenario=ht4-OVERRIDE", "--profile=ios6").exitCode, .success)
  }

  func testTheFigureIsWritten() throws {
    let folder = FileManager.default.temporaryDirectory
    let file = folder.appendingPathComponent("figure-\(ProcessInfo.processInfo.globallyUniqueString).svg")
    defer { try? FileManager.default.removeItem(at: file) }
    let run = LabDriver(HitTesting.lab, "--svg", file.path, "--format", "article")
    XCTAssertEqual(run.exitCode, .success)
    XCTAssertTrue(run.errors.contains("The figure was written to"))
    XCTAssertFalse(run.output.contains("figure"))
    let text = try String(contentsOf: file, encoding: .utf8)
    XCTAssertTrue(text.contains("The finger at (108, 350) hits EView."))
  }

  func testNarrowTerminalsGetOneColumn() {
    let page = LabDriver(HitTesting.lab, columns: 60).output
    XCTAssertLessThanOrEqual(page.longestLine, 80)
    XCTAssertTrue(page.contains("\n┌ 1 UIWindow"), page)
  }
}

extension Option {
  fileprivate static var names: [String] { allCases.map { $0.name } }
}
