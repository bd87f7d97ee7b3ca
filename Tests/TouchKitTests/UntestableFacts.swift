import XCTest

/// Every fact and scenario that the engine models has a test with its id in the name, or a reason why not.
final class UntestableFacts: XCTestCase {
  /// Facts that no test can show, each with the reason.
  static let reasons = [
    "S11": "the render server's context ids: the engine's router asks the device which app is in front",
    "H16": "a piece of advice to authors of overrides, not a behaviour",
    "H17": "SwiftUI's second search: the engine has no SwiftUI",
  ]

  /// The facts and scenarios that the engine models so far, by the letters before their numbers.
  private static let ids: [String] =
    numbered("S", 1...27) + numbered("H", 1...18) + numbered("R", 1...22) + numbered("T", 1...23)
    + numbered("G", 1...28) + numbered("G", 30...44) + numbered("G", 50...58)
    + numbered("G", 60...63) + numbered("G", 70...72) + ["G75"] + numbered("G", 80...82)
    + numbered("C", 1...20)
    + numbered("O", 1...6) + numbered("GR", 1...15) + numbered("CT", 1...10) + numbered("V", 1...13)
    + numbered("V", 20...23) + numbered("SD", 1...8)
    + numbered("SP", 1...9) + numbered("TE", 1...9) + numbered("HT", 1...13) + numbered("RC", 1...12)

  private static func numbered(_ letters: String, _ numbers: ClosedRange<Int>) -> [String] {
    numbers.map { "\(letters)\($0)" }
  }

  /// The ids in the names of this target's tests, read from their sources.
  private func testedIDs() throws -> Set<String> {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    var ids: Set<String> = []
    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    where file.pathExtension == "swift" {
      let source = try String(contentsOf: file, encoding: .utf8)
      for part in source.components(separatedBy: "func test").dropFirst() {
        // One test may show several: testG2_G4_onlyLegalChangesHappen.
        let words = part.prefix { $0 != "(" }.split(separator: "_")
        for word in words.prefix(while: { $0.first?.isUppercase == true && $0.last?.isNumber == true }) {
          ids.insert(String(word))
        }
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
