import LabSupport
import TouchInput
import XCTest

@testable import HitTestingLab
@testable import LiveFigures
@testable import RecognizersLab

/// The engine in a page says what the native engine says, letter by letter.
final class LiveTraceTests: XCTestCase {
  /// Every play of every figure on every system, and on the newest one with every switch turned.
  static let cases: [RunCode] = {
    var cases: [RunCode] = []
    for number in 0... {
      guard let scene = Scene.make(number) else { break }
      for play in scene.plays {
        for profile in SystemProfile.all.indices {
          cases.append(RunCode(scene: number, profile: profile, play: play))
        }
        for (setting, description) in scene.settings.enumerated() {
          for choice in description.choices.indices where choice != description.initial {
            cases.append(RunCode(scene: number, settings: [(setting, choice)], play: play))
          }
        }
      }
    }
    return cases
  }()

  private struct Answer: Decodable {
    var trace: String
    var recording: String
    var code: String
  }

  private func answers(to cases: [RunCode]) throws -> [Answer] {
    let node = try LiveProject.program("node")
    try LiveProject.make()
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "traces.mjs")
    let input = cases.map { "\($0.scene) \($0.text)\n" }.joined()
    let output = try LiveProject.output(
      of: node, [script.path, LiveProject.live.path, LiveProject.page.path], input: input)
    let answers = try JSONDecoder().decode([Answer].self, from: output)
    XCTAssertEqual(answers.count, cases.count)
    return answers
  }

  /// What a reader's phone fetches with the first figure; the goal of the site's design.
  func testTheEngineIsSmall() throws {
    try LiveProject.make()
    let script = try String(
      contentsOf: LiveProject.live.appendingPathComponent("engine.wasm.js"), encoding: .utf8)
    let text = try XCTUnwrap(script.firstMatch(of: /"([A-Za-z0-9+\/=]+)"/)).1
    let packed = try XCTUnwrap(Data(base64Encoded: String(text)))
    XCTAssertEqual(Array(packed.prefix(2)), [0x1f, 0x8b], "gzip")
    XCTAssertLessThanOrEqual(packed.count, 130_000)
  }

  func testWebAssemblyGivesTheTracesOfTheNativeEngine() throws {
    let cases = Self.cases
    XCTAssertGreaterThan(cases.count, 300)
    for (code, answer) in zip(cases, try answers(to: cases)) {
      let native = try XCTUnwrap(code.run()).traceText
      XCTAssertTrue(native.contains("digitizer: finger 0 began"), code.text)
      if native != answer.trace {
        return XCTFail("scene \(code.scene), run \(code.text): " + difference(native, answer.trace))
      }
    }
  }

  func testLinksCarryTheWholeRun() throws {
    for (code, answer) in zip(Self.cases, try answers(to: Self.cases)) {
      XCTAssertEqual(answer.code, code.text)
    }
  }

  /// What a figure saves is what the labs read with `--play`: the same fingers at the same times and places.
  func testSavedRunsAreRecordings() throws {
    let cases = Self.cases.filter { $0.profile == SystemProfile.all.count - 1 }
    for (code, answer) in zip(cases, try answers(to: cases)) {
      let recording = try Recording.read(text: answer.recording, file: "figure.evemu")
      XCTAssertEqual(recording.notes.map(\.description), [])
      guard !code.inputs.contains(where: { $0.numbers[0] == 1 }) else { continue }
      let run = LiveRun(try XCTUnwrap(Scene.make(code.scene)), profile: 99)
      run.device.play(recording.frames)
      run.frame(at: Double(code.end))
      XCTAssertEqual(run.traceText, try XCTUnwrap(code.run()).traceText, code.text)
    }
  }

  func testTheTreeIsThatOfTheLab() throws {
    let run = ScenarioRun(HitTesting.nineLines)
    HitTesting.nineLines.play(run)
    let figure = try XCTUnwrap(RunCode(scene: 1, play: try XCTUnwrap(HitTestingScene().plays.first)).run())
    let scope = TraceScope.hitTesting
    XCTAssertEqual(
      TraceFormat.article.text(of: scope.entries(of: figure.trace.entries)),
      TraceFormat.article.text(of: scope.entries(of: run.trace.entries)))
  }

  /// Whatever a page says, the engine goes on.
  func testNonsenseIsLeftOut() throws {
    for number in 0..<7 {
      let run = LiveRun(try XCTUnwrap(Scene.make(number)), profile: 99)
      for phase in -1...5 { run.contact(phase, phase, x: -.max, y: .max, pressure: -5, radius: -1) }
      run.contact(0, 1, x: 100, y: 100, pressure: 9999, radius: 9999)
      for time in [0, -1, .nan, .infinity, 1000, 500] as [Double] { run.frame(at: time) }
      run.set(-1, to: 0)
      run.set(0, to: 99)
      run.set(999, to: 1)
      run.place(-1, x: 0, y: 0)
      run.place(1, x: .max, y: .min)
      XCTAssertFalse(run.news.isEmpty)
    }
    XCTAssertNil(Scene.make(-1))
    XCTAssertNil(Scene.make(7))
  }

  private func difference(_ native: String, _ page: String) -> String {
    let (left, right) = (native.split(separator: "\n"), page.split(separator: "\n"))
    let place = (0..<max(left.count, right.count)).first {
      $0 >= left.count || $0 >= right.count || left[$0] != right[$0]
    }
    guard let place else { return "only line breaks differ" }
    return """
      line \(place + 1) differs.
      native: \(place < left.count ? left[place] : "nothing more")
      page:   \(place < right.count ? right[place] : "nothing more")
      """
  }
}
