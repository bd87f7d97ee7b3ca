import XCTest

/// Every fact and scenario that the engine models has a test with its id in the name, or a reason why not.
final class UntestableFacts: XCTestCase {
  /// Facts that no test can show, each with the reason.
  static let reasons = [
    "S11": "the render server's context ids: the engine's router asks the device which app is in front",
    "H16": "a piece of advice to authors of overrides, not a behaviour",
    "H17": "SwiftUI's second search: the engine has no SwiftUI",
    "R22": "an absence by type: a recognizer is no UIResponder, so the compiler keeps it out of every chain",
  ]

  private static let ids: [String] =
    (1...16).map { "S\($0)" } + ["S20", "S25", "S26"] + (1...18).map { "H\($0)" } + (1...15).map { "T\($0)" }
    + [18, 20, 21, 22, 23].map { "T\($0)" } + (1...22).map { "R\($0)" } + (1...6).map { "O\($0)" }
    + (1...12).map { "RC\($0)" } + (1...8).map { "SP\($0)" }
    + (1...5).map { "TE\($0)" } + (1...13).map { "HT\($0)" }

  /// The ids in the names of this target's tests, read from their sources.
  private func testedIDs() throws -> Set<String> {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    var ids: Set<String> = []
    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    where file.pathExtension == "swift" {
      let source = try String(contentsOf: file, encoding: .utf8)
      for part in source.components(separatedBy: "func test").dropFirst() {
        ids.insert(String(part.prefix { $0 != "_" && $0 != "(" }))
      }
    }
    return ids
  }

  func testEveryFactAndScenarioIsTestedOrHasAReason() throws {
    let tested = try testedIDs()
    for id in Self.ids where Self.reasons[id] == nil {
      XCTAssertTrue(tested.contains(id), "no test is named after \(id)")
    }
    for id in Self.reasons.keys {
      XCTAssertTrue(Self.ids.contains(id), "\(id) is no fact of the engine's list")
      XCTAssertFalse(tested.contains(id), "\(id) is tested and listed")
    }
  }
}
