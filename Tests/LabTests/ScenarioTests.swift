import LabSupport
import XCTest

@testable import HitTestingLab
@testable import ResponderChainLab
@testable import SystemPathLab

final class ScenarioTests: XCTestCase {
  func testEveryScenarioRunsOnEverySystem() {
    for lab in everyLab {
      for scenario in lab.scenarios {
        for profile in SystemProfile.all {
          // What all formats are made of, and those on the two ends.
          let isAtAnEnd = profile == .iOS5 || profile == .newest
          for format in TraceFormat.allCases where format == .json || isAtAnEnd {
            let arguments = [
              "--scenario", scenario.identifier, "--profile", profile.name, "--format", format.rawValue,
              "--all",
            ]
            let first = LabDriver(lab, arguments: arguments)
            XCTAssertEqual(first.exitCode, .success, arguments.joined(separator: " "))
            XCTAssertEqual(first.errors, "")
            let isUntouched = scenario.identifier == "HT1-tree"
            XCTAssertEqual(first.output.isEmpty, isUntouched && format != .chrome)
            // Only these scenarios are about what the engine refuses.
            let isMisuse =
              scenario.identifier == "GR10-refused"
              || scenario.identifier == "SP11" && profile.requiresSceneLifeCycle
            XCTAssertEqual(first.output.contains("\"stage\":\"refusal\""), isMisuse && format == .json)
            guard format == .json else { continue }
            XCTAssertEqual(first.output, LabDriver(lab, arguments: arguments).output, "not the same twice")
          }
        }
      }
    }
  }

  func testEveryPageEndsWithItsAnswer() {
    for lab in everyLab {
      for scenario in lab.scenarios {
        for profile in SystemProfile.all {
          let arguments = ["--scenario", scenario.identifier, "--profile", profile.name]
          let page = LabDriver(lab, arguments: arguments).output
          let run = ScenarioRun(scenario, profile: profile)
          let answer = scenario.answer(run).split(whereSeparator: { $0.isWhitespace })
          let words = page.split(whereSeparator: { $0.isWhitespace })
          XCTAssertTrue(words.suffix(answer.count + 5).starts(with: answer), page)
        }
      }
    }
  }

  func testIdentifiersAreUnique() {
    for lab in everyLab {
      let names = lab.scenarios.map { $0.identifier }
      XCTAssertEqual(Set(names).count, names.count)
    }
  }

  func testTheNineLines() {
    let nine = """
      -[AView hitTest:withEvent:]
      -[AView pointInside:withEvent:]
      -[CView hitTest:withEvent:]
      -[CView pointInside:withEvent:]
      -[FView hitTest:withEvent:]
      -[FView pointInside:withEvent:]
      -[EView hitTest:withEvent:]
      -[EView pointInside:withEvent:]
      -[EView touchesBegan:withEvent:]

      """
    XCTAssertTrue(LabDriver(HitTesting.lab, "--format", "article").output.hasSuffix(nine))
    // On the page a picture stands beside them.
    let page = LabDriver(HitTesting.lab).output
    var lines = page.split(separator: "\n")[...]
    for line in nine.split(separator: "\n") {
      guard let place = lines.firstIndex(where: { $0.hasPrefix(line) }) else { return XCTFail("no \(line)") }
      lines = lines[(place + 1)...]
    }
  }

  /// Which views the fingers of each scenario hit, in order: the table of the articles and facts.
  func testWhoIsHit() {
    let expected: [(String, [String?])] = [
      ("HT1", ["EView"]),
      ("HT3", ["AView", "AView", "EView", "AView"]), ("HT1-tree", []), ("HT2", ["EView"]),
      ("HT3-views", ["PlainView", "PageView", "AlmostVisibleView", "PageView", "PageView"]),
      ("HT4", ["PageView"]), ("HT4-override", ["ChildView"]),
      ("HT5", ["TableView", "CircleButton", "TableView"]),
      ("HT5-override", ["CircleButton", "CircleButton", "TableView"]),
      ("HT6", ["ScrollView"]), ("HT6-override", ["ButtonView"]),
      ("HT7", ["GenerousView", "PageView", "RoundView", "PageView"]),
      ("HT8", ["FrontView"]), ("HT9", ["AlertView", "NoteView"]), ("HT10", ["FrontButton"]),
      ("HT11", ["EView"]),
      ("HT12", ["ContainerView"]), ("HT12-override", ["PagingView"]), ("HT13", ["Marker"]),
      ("HT14", ["RootView", "ToastView"]), ("HT14-override", ["AppView", "ToastView"]),
    ]
    for (identifier, hits) in expected {
      guard let scenario = HitTesting.lab.scenarios.first(where: { $0.identifier == identifier }) else {
        XCTFail("no scenario \(identifier)")
        continue
      }
      for profile in SystemProfile.all {
        let run = ScenarioRun(scenario, profile: profile)
        scenario.play(run)
        XCTAssertEqual(run.figure(marking: run.trace.entries).fingers.map { $0.hit }, hits, identifier)
        XCTAssertEqual(run.tally.entries.map { $0.view }, hits, identifier)
      }
    }
  }

  func testRoundsPerSystem() {
    for (profile, passes) in [(SystemProfile.iOS5, 3), (.iOS6, 3), (.iOS12, 2), (.iOS13, 2)] {
      let lines = LabDriver(
        HitTesting.lab, "--scenario", "HT2", "--profile", profile.name, "--format", "article"
      )
      .output.split(separator: "\n")
      XCTAssertEqual(lines.filter { $0.contains("pass") }.count, passes, profile.name)
      let lift = lines.lastIndex { $0.contains("touchesEnded") } ?? 0
      XCTAssertFalse(lines[lift...].contains { $0.contains("hitTest") })
    }
  }

  func testOldSystemsShowTheTimeOfTheTapBefore() {
    let lines = LabDriver(HitTesting.lab, "--scenario", "HT2", "--profile", "iOS6", "--format", "swift")
      .output
      .split(separator: "\n").filter { $0.contains("event time") }
    XCTAssertEqual(
      lines.map { $0.contains("event time 0.05 s") ? "old" : $0.contains("event time 0.55 s") ? "new" : "?" },
      ["old", "old", "new"])
  }

  func testTheMiddleOfABelongsToA() {
    let run = LabDriver(HitTesting.lab, "--interactive", typing: ["hit A"])
    XCTAssertTrue(run.output.hasSuffix("(160, 240) hits AView.\n"), run.output)
  }

  func testTheMarkerSeesItsOwnMiddle() {
    let output = LabDriver(HitTesting.lab, "--scenario", "HT13", "--format", "swift").output
    XCTAssertTrue(output.contains("Marker.hitTest(_:with:) point (37, 20)"), output)
  }

  func testPrivateNames() {
    let output = LabDriver(HitTesting.lab, "--scenario", "HT11", "--format", "article").output
    for name in TraceScope.privateViewNames { XCTAssertTrue(output.contains("-[\(name) hitTest"), name) }
    XCTAssertFalse(LabDriver(HitTesting.lab, "--format", "article").output.contains("UIInputSet"))
  }

  func testSystemPathScenarios() {
    func log(_ identifier: String, _ profile: String = "iOS13") -> String {
      LabDriver(SystemPath.lab, "--scenario", identifier, "--profile", profile).output
    }
    XCTAssertTrue(log("SP1").contains("event fetch thread"))
    XCTAssertTrue(log("SP1", "iOS5").contains("SpringBoard: App is in front and gets it"))
    XCTAssertTrue(log("SP2").contains("SpringBoard: the home screen handles it"))
    XCTAssertFalse(log("SP2").contains("touchesBegan"))
    XCTAssertTrue(log("SP3").contains("no window wants finger 0: the event is dropped"))
    XCTAssertTrue(log("SP6", "iOS6").contains("GSEvent: type 3001"))
    XCTAssertFalse(log("SP6").contains("GSEvent: type"))
    XCTAssertTrue(log("SP7").contains("App keeps it: hand with finger 0 ended"))
    XCTAssertTrue(log("SP7").contains("Notes is in front and gets it"))
    XCTAssertTrue(log("SP8").contains("-[StarView touchesCancelled:withEvent:]"))
  }

  func testResponderChainScenarios() {
    func log(_ identifier: String, _ profile: String? = nil) -> String {
      let arguments = ["--scenario", identifier] + (profile.map { ["--profile", $0] } ?? [])
      return LabDriver(ResponderChain.lab, arguments: arguments).output
    }
    func lines(_ identifier: String) -> [String] {
      let arguments = ["--scenario", identifier, "--format", "article"]
      let output = LabDriver(ResponderChain.lab, arguments: arguments).output
      return output.split(separator: "\n").map(String.init)
    }
    XCTAssertTrue(
      log("RC1").split(whereSeparator: { $0.isWhitespace }).joined(separator: " ").contains(
        "CircleButton --> CustomTabBar --> UIView --> UIViewController --> UIViewControllerWrapperView"
          + " --> UINavigationTransitionView --> UILayoutContainerView --> UINavigationController"
          + " --> UIWindow --> UIApplication --> AppDelegate"))
    XCTAssertTrue(log("RC2").contains("-[UIDropShadowView touchesBegan:withEvent:]"))
    XCTAssertFalse(log("RC2", "iOS12").contains("UIDropShadowView"))
    XCTAssertTrue(log("RC3").contains("↓ ● PresentedController"))
    XCTAssertFalse(log("RC4").contains("-[AppDelegate"))
    XCTAssertTrue(log("RC5").contains("◉ KeepingView"))
    for scenario in ["RC5-half", "RC5-removed", "RC7-declines"] {
      XCTAssertTrue(log(scenario).contains("-[AppDelegate touchesEnded:withEvent:]"), scenario)
    }
    XCTAssertEqual(
      lines("RC5-scroll"),
      [
        "-[PlainView touchesBegan:withEvent:]", "-[UIScrollView touchesBegan:withEvent:]",
        "-[PlainView touchesEnded:withEvent:]", "-[UIScrollView touchesEnded:withEvent:]",
      ])
    XCTAssertEqual(
      Array(lines("RC5-recognizer").prefix(4)),
      [
        "-[KeepingView touchesBegan:withEvent:]", "the tap recognizer of TestEventsView acts",
        "-[KeepingView touchesCancelled:withEvent:]", "-[TestEventsView touchesCancelled:withEvent:]",
      ])
    XCTAssertEqual(
      lines("RC7-nil").filter { $0.contains("performs") || $0.contains("acts") },
      [
        "the button acts", "SavingController: performs save:", "the button acts again",
        "SavingNote: performs save:",
      ])
    XCTAssertEqual(
      lines("RC11-print").suffix(3), ["CountingApplication", "AppDelegate", "first responder: NoteField"])
    XCTAssertTrue(log("RC6").contains("-[AppDelegate nextResponder]"))
    XCTAssertFalse(log("RC7").contains("-[TestEventsView touchesBegan"))
    XCTAssertTrue(log("RC7").contains("◌ AppDelegate"))
    XCTAssertFalse(log("RC8").contains("UIWindow"))
    XCTAssertTrue(log("RC9").contains("the view to (160, 260)"))
    XCTAssertTrue(log("RC10").contains("UIApplication: hides the keyboard"))
    XCTAssertTrue(log("RC11").contains("the nearest controller of StarView is PageController"))
    XCTAssertTrue(log("RC12").contains("-[AppDelegate motionEnded:withEvent:]"))
    XCTAssertTrue(log("RC12-menu").contains("PrintingController: performs print:"))
    XCTAssertEqual(log("RC12-remote").components(separatedBy: "-[NoteView remoteControl").count, 2)
    XCTAssertFalse(log("RC12-accelerometer").contains("-["))
  }

  func testChainsAreDrawn() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).svg").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    XCTAssertEqual(LabDriver(ResponderChain.lab, "--scenario", "RC5", "--svg", path).exitCode, .success)
    let svg = try String(contentsOfFile: path, encoding: .utf8)
    XCTAssertTrue(svg.contains("<title id=\"figure-RC5-title\">3 responder chains</title>"))
    XCTAssertTrue(svg.contains("KeepingView is told and keeps it."))
  }
}
