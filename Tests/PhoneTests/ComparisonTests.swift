import PhoneApp
import TouchInput
import XCTest

@testable import PhoneCommand

/// Reports that the app makes on the engine agree with it, until one thing is changed.
final class ComparisonTests: XCTestCase {
  private func comparison(_ text: String) throws -> Comparison {
    try Comparison(of: PhoneReport.read(text: text, file: "report"), in: "report")
  }

  private func lines(_ page: Page.Type) -> [String] {
    AppDriver.report(of: page).components(separatedBy: "\n").filter { !$0.isEmpty }
  }

  /// The report with one thing changed differs, or can't be read.
  private func assertFound(
    _ what: String, _ page: Page.Type, line: UInt = #line, _ change: (inout [String]) -> Void
  ) {
    var changed = lines(page)
    let before = changed
    change(&changed)
    XCTAssertNotEqual(before, changed, "\(what): nothing was changed", line: line)
    let found = (try? comparison(changed.joined(separator: "\n"))).map { $0.difference != nil } ?? true
    XCTAssertTrue(found, what, line: line)
  }

  private func shift(_ line: String, by seconds: Double) -> String {
    let words = line.split(separator: " ")
    let time = (Double(words[1]) ?? 0) + seconds
    return ([String(words[0]), String(format: "%.3f", time)] + words.dropFirst(2).map(String.init))
      .joined(separator: " ")
  }

  func testOneThingChangedIsFound() {
    let frames = 2.0 / 60 + 0.001
    for page in [ShortPressPage.self, PanPage.self, TreePage.self, ButtonPage.self] as [Page.Type] {
      assertFound("\(page.name): the last line is gone", page) { $0.removeLast() }
      assertFound("\(page.name): a line stands twice", page) { $0.append($0[$0.count - 1]) }
      assertFound("\(page.name): two lines have changed places", page) { lines in
        let log = lines.indices.filter { lines[$0].hasPrefix("log ") }
        let other =
          log.last {
            lines[$0].split(separator: " ")[2] != lines[log[0]].split(separator: " ")[2]
              || lines[$0].split(separator: " ").last != lines[log[0]].split(separator: " ").last
          } ?? log[0]
        lines.swapAt(log[0], other)
      }
      assertFound("\(page.name): another text", page) { $0[$0.count - 1] += "!" }
      assertFound("\(page.name): two frames late", page) { lines in
        lines[lines.count - 1] = shift(lines[lines.count - 1], by: frames)
      }
    }
    assertFound("the finger stays too long", ShortPressPage.self) { lines in
      for index in lines.indices where lines[index].hasPrefix("event 0.5") { lines[index] = "event 0.900000" }
    }
    assertFound("the finger lifts too soon", ShortPressPage.self) { lines in
      for index in lines.indices where lines[index].hasPrefix("event 0.5") { lines[index] = "event 0.100000" }
    }
    assertFound("the finger lands elsewhere", TreePage.self) { lines in
      lines = lines.map { $0.hasPrefix("touch 0 ") ? moved($0, by: 100) : $0 }
    }
    assertFound("the page lies elsewhere", RoundButtonPage.self) { lines in
      lines = lines.map { $0.hasPrefix("corner") ? "corner 36.5 -60" : $0 }
    }
    assertFound("another page", QuickTapPage.self) { lines in
      lines = lines.map { $0.hasPrefix("page") ? "page long-press-of-old" : $0 }
    }
    assertFound("no such system", QuickTapPage.self) { lines in
      lines = lines.map { $0.hasPrefix("system") ? "system iOS 99" : $0 }
    }
  }

  private func moved(_ line: String, by points: Double) -> String {
    var words = line.split(separator: " ").map(String.init)
    words[3] = "\((Double(words[3]) ?? 0) + points)"
    return words.joined(separator: " ")
  }

  func testAFrameIsNoDifference() throws {
    let late = lines(ShortPressPage.self).map { $0.hasPrefix("log ") ? shift($0, by: 0.016) : $0 }
    XCTAssertNil(try comparison(late.joined(separator: "\n")).difference)
  }

  func testTheFirstDifferenceIsShownWithItsFacts() throws {
    var changed = lines(ShortPressPage.self)
    changed.removeAll { $0.contains("backview tapped") }
    let text = try comparison(changed.joined(separator: "\n")).text(within: 100)
    XCTAssertTrue(text.contains("They differ from line 2 on."), text)
    XCTAssertTrue(text.contains("made by the engine, not seen"), text)
    XCTAssertTrue(text.contains("V6: Phenomenon 2"), text)
    for line in text.components(separatedBy: "\n") { XCTAssertLessThanOrEqual(line.count, 100, line) }
  }

  func testEachSystemIsPlayedAsItself() throws {
    for profile in [SystemProfile.iOS6, .iOS12, .iOS26] {
      let text = AppDriver.report(of: VetoPage.self, profile: profile)
      XCTAssertNil(try comparison(text).difference, profile.name)
    }
    XCTAssertEqual(try comparison(AppDriver.report(of: VetoPage.self, profile: .iOS5)).profile, .iOS5)
    var report = try PhoneReport.read(text: AppDriver.report(of: VetoPage.self), file: "r")
    for (system, profile) in [
      ("iOS 26.1", SystemProfile.iOS26), ("iPadOS 17.4.1", .iOS17), ("iOS 12.5.7", .iOS12),
    ] {
      report.system = system
      XCTAssertEqual(try Comparison(of: report, in: "r").profile, profile, system)
    }
  }

  /// What people have sent in: each agrees, or the list says which fact it contradicts.
  func testReportsFromPhones() throws {
    let folder = "Tests/PhoneReports"
    let listed = try String(contentsOfFile: "\(folder)/contradictions.txt", encoding: .utf8)
      .split(separator: "\n").filter { !$0.hasPrefix("#") }.map { $0.split(separator: " ", maxSplits: 2) }
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).filter {
      $0.hasSuffix(".touches")
    }
    for line in listed {
      XCTAssertTrue(files.contains(String(line[0])), "there is no \(line[0])")
      XCTAssertEqual(line.count, 3, "\(line[0]): a file, a fact and why")
    }
    for file in files {
      let report = try PhoneReport.read(path: "\(folder)/\(file)")
      XCTAssertEqual(report.author, .phone, "\(file) was never seen on a phone")
      let comparison = try Comparison(of: report, in: file)
      let fact = listed.first { $0[0] == file }?[1]
      XCTAssertEqual(comparison.difference == nil, fact == nil, comparison.text(within: 100))
      XCTAssertTrue(fact.map { comparison.page.facts.contains(String($0)) } ?? true, file)
    }
  }
}
