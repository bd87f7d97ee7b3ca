import XCTest

@testable import HitTestingLab
@testable import LabSupport

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
    refuse("HT44", saying: "There is no scenario “HT44”", "Did you mean HT4")
    refuse("HT5", "HT6", saying: "“HT6” is one scenario too many")
    refuse("--scenario", "HT5", "HT6", saying: "“HT6” is one scenario too many")
    for system in ["iOS99", "iOS2", "iOS3.2", "iOS20", "foo", "iOS", "iOS13.x", "-5"] {
      refuse("--profile", system, saying: "There is no system “\(system)”", "iOS 4 to 18, 26 and 27")
    }
    refuse("--part", "loog", saying: "There is no part “loog”", "title, question, views, log", "mean log?")
    refuse("--only", "touchesStarted", saying: "No line of the log is left", "HT1 --part log")
    refuse("--from", "soon", saying: "“soon” is no number of seconds")
    refuse("--from", "2", "--to", "1", saying: "--from is later than --to")
    refuse("--width", "20", saying: "“20” is no number of columns from 40 to 200")
    refuse("--format", "json", "--part", "title", saying: "--format and --part do not go together")
    refuse("--interactive", "--part", "log", saying: "--interactive and --part do not go together")
    refuse("--format", "swft", saying: "There is no format “swft”", "Did you mean swift?")
    refuse("--scenario", saying: "--scenario needs a NAME", "HT1")
    refuse("--play", saying: "--play needs a value")
    refuse("--play", "--all", saying: "--play needs a value")
    refuse("--svg=", saying: "--svg needs a value")
    refuse("--axes", "4095", "--play", "x", saying: "“4095” is not a pair of axes")
    refuse("--axes", "4x4", saying: "--axes belongs to a recording")
    refuse("--all=yes", saying: "--all takes no value")
    refuse("--interactive", "--svg", "x.svg", saying: "--interactive and --svg do not go together")
    refuse("", saying: "There is no scenario “”")
    refuse("-", saying: "“-” is not an option")
    refuse("--", saying: "is not an option")
  }

  func testWhatAnErrorRepeatsIsShortAndCannotSteerTheTerminal() {
    let words = [String(repeating: "é", count: 5000), "\u{1b}[2J\u{202e}evil\nline"]
    for option in [
      [], ["--scenario"], ["--profile"], ["--format"], ["--part"], ["--axes"], ["--only"], ["--play"],
    ] {
      for word in words {
        let run = LabDriver(HitTesting.lab, arguments: option + [word])
        XCTAssertNotEqual(run.exitCode, .success)
        XCTAssertLessThan(run.errors.count, 700, "\(option)")
        let signs = run.errors.unicodeScalars.filter { $0 != "\n" }
        XCTAssertFalse(
          signs.contains { [.control, .format].contains($0.properties.generalCategory) }, "\(option)")
      }
    }
  }

  func testAScenarioIsNamedByAWordAlone() {
    let named = LabDriver(HitTesting.lab, "--scenario", "HT5").output
    XCTAssertTrue(named.hasPrefix("HT5  "))
    XCTAssertEqual(LabDriver(HitTesting.lab, "HT5").output, named)
    XCTAssertEqual(LabDriver(HitTesting.lab, "ht5", "--format", "swift").exitCode, .success)
  }

  func testEverySystemIsShownByAProfile() {
    let shown = [
      "iOS4": "iOS5", "5": "iOS5", "ios 6": "iOS6", "iOS7": "iOS12", "iOS11": "iOS12", "iOS12": "iOS12",
      "iOS13": "iOS13", "iOS16": "iOS14", "iOS17.1": "iOS14", "iOS17.4": "iOS17",
      "ios18": "iOS18", "26": "iOS26",
    ]
    for (name, profile) in shown {
      let page = LabDriver(HitTesting.lab, "--profile", name).output
      XCTAssertTrue(page.hasPrefix("HT1  a tap on E in the tree A(B(D), C(E, F))  [\(profile)]\n"), page)
      let isItself = profile.hasSuffix(name.filter(\.isNumber))
      XCTAssertEqual(page.contains("is shown by the profile"), !isItself, name)
    }
    XCTAssertTrue(
      LabDriver(HitTesting.lab, "--profile", "iOS16").output.contains(
        "\niOS 16 is shown by the profile iOS14, which stands for iOS 14 to 17.3.\n"))
    XCTAssertTrue(
      LabDriver(HitTesting.lab, "--profile", "iOS9").output.contains("stands for iOS 7 to 12."))
    for profile in SystemProfile.all { XCTAssertEqual(SystemChoice(profile.name)?.profile, profile) }
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
    for lab in everyLab {
      let help = LabDriver(lab, "--help")
      XCTAssertEqual(help.exitCode, .success)
      for name in Option.names { XCTAssertTrue(help.output.contains(name), name) }
      for code in ["64", "65", "66", "73"] { XCTAssertTrue(help.output.contains(code)) }
      let list = LabDriver(lab, "--list").output
      let words = list.split { $0.isWhitespace }.joined(separator: " ")
      for scenario in lab.scenarios {
        XCTAssertTrue(list.contains("  \(scenario.identifier) "))
        XCTAssertTrue(words.contains(scenario.question))
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

  func testTheLinesOfHelpThatCanBeTriedBeginInOneColumn() {
    for lab in everyLab {
      let help = LabDriver(lab, "--help").output.components(separatedBy: "Try: ").last ?? ""
      for line in help.split(separator: "\n").dropFirst() {
        XCTAssertTrue(line.hasPrefix("     swift run "), help)
      }
    }
  }
}

extension Option {
  fileprivate static var names: [String] { allCases.map { $0.name } }
}
