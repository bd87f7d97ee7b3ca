import TouchKit
import XCTest

@testable import LiveFigures

/// What the scripts of the page know of the engine by name is there, and they read no words that are for people.
final class ScriptTests: XCTestCase {
  /// The scripts of the page by their names.
  private func scripts() throws -> [String: String] {
    let folders = [LiveProject.page, LiveProject.page.appendingPathComponent("figures")]
    var scripts: [String: String] = [:]
    for folder in folders {
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
      where name.hasSuffix(".js") {
        scripts[name] = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      }
    }
    XCTAssertGreaterThan(scripts.count, 15)
    return scripts
  }

  /// The names that a pattern's first group finds in all scripts.
  private func names(_ pattern: String) throws -> Set<String> {
    let expression = try Regex(pattern, as: (Substring, Substring).self)
    return Set(try scripts().values.flatMap { $0.matches(of: expression).map { String($0.output.1) } })
  }

  func testScriptsNameKindsOfNotesThatThereAre() throws {
    let named = try names(#"\.note [=!]== '(\w*)'"#)
    XCTAssertTrue(named.isSuperset(of: ["pass", "sends", "sleeps", "contact"]), "\(named)")
    XCTAssertEqual(named.subtracting(TraceEntry.Note.Kind.allCases.map(\.rawValue)), [])
  }

  func testScriptsNameStagesAndSystemsThatThereAre() throws {
    let stages = try names(#"\.stage [=!]== '(\w*)'"#)
    XCTAssertTrue(stages.isSuperset(of: ["hitTesting", "runLoopActivity"]), "\(stages)")
    XCTAssertEqual(stages.subtracting(TraceEntry.Stage.allCases.map(\.name)), [])
    let systems = try names(#"'(iOS\d+)'"#)
    XCTAssertEqual(systems.subtracting(SystemProfile.all.map(\.name)), [])
  }

  func testEveryReasonForAMissHasWords() throws {
    let reasons = try XCTUnwrap(
      try XCTUnwrap(try scripts()["hit-testing.js"]).firstMatch(of: /const reasons = \{([^}]*)\}/)
    ).1
    XCTAssertEqual(
      reasons.matches(of: /(\w+): '/).map { String($0.1) }.sorted(),
      TraceEntry.Obstacle.allCases.map(\.rawValue).sorted())
  }

  /// Words may be shown, and nothing else.
  func testNoScriptReadsWords() throws {
    let reading = #"""
      \.(words|line)\)? *(\.(match|replace|startsWith|endsWith|includes|split|indexOf|slice)|[=!]==)|\.test\(\w+\.(words|line|name)\)|\.name\.(match|replace)
      """#
    let expression = try Regex(reading)
    for (name, script) in try scripts() {
      for match in script.matches(of: expression) {
        XCTFail("\(name): \(script[match.range]) reads words; ask for the kind or the values of the note")
      }
    }
  }

  func testTheListsOfTheModule() {
    XCTAssertEqual(
      String(decoding: LiveRun.lists, as: UTF8.self),
      """
      n\t\(TraceEntry.Stage.allCases.map(\.name).joined(separator: "\t"))
      n\tpath\thit-testing\tchain\trecognizers\tcontrols\tscroll-delay\tround-button
      n\t\(SystemProfile.all.map(\.name).joined(separator: "\t"))
      n\t\(LiveRun.usualProfile)

      """)
    XCTAssertEqual(SystemProfile.all.firstIndex(of: .newest), LiveRun.usualProfile)
    XCTAssertEqual(TraceEntry.Stage.allCases.map(\.rawValue), Array(TraceEntry.Stage.allCases.indices))
  }

  /// A page reads the values of a note, and not its words.
  func testNotesInTabbedText() {
    func fields(_ note: TraceEntry.Note) -> [String] {
      var text = TabbedText()
      text.add(TraceEntry(time: 0.5, stage: .log, subject: "S", event: .note(note)))
      let line = String(decoding: text.bytes, as: UTF8.self)
      XCTAssertTrue(line.hasSuffix("\n"))
      return line.dropLast().split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    XCTAssertEqual(
      fields(.contact(.stylus, 3, .began)),
      [
        "e", "0.500000", "12", "0", "S", "note", "contact", "pencil 3 began", "0.500  S: pencil 3 began",
        "pencil", "3", "began",
      ])
    XCTAssertEqual(fields(.pass(1, of: 2, from: .topWindow)).suffix(2), ["1", "2"])
    XCTAssertEqual(fields(.gets("App", event: "a hand")).last, "App")
    XCTAssertEqual(fields(.keeps("SpringBoard", event: "a hand")).last, "SpringBoard")
    XCTAssertEqual(fields(.waits(for: "DoubleTap")).last, "DoubleTap")
    XCTAssertEqual(fields(.fails(.hasRecognized, by: "Pan")).last, "Pan")
    XCTAssertEqual(
      fields(.sends([.touchUpInside, .primaryActionTriggered])).suffix(2),
      ["touchUpInside", "primaryActionTriggered"])
    XCTAssertEqual(fields(.sleeps).count, 9)
  }
}
