import XCTest

@testable import LabSupport
@testable import SystemPathLab

/// What changed from system to system, as labs list it.
final class SystemHistoryTests: XCTestCase {
  private func members(_ profile: SystemProfile) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: Mirror(reflecting: profile).children.compactMap { child in
        child.label.map { ($0, "\(child.value)") }
      }.filter { $0.0 != "name" })
  }

  /// Each property of a profile has its line, and a line comes only where a property has changed.
  func testEveryDifferenceIsTold() {
    XCTAssertEqual(
      SystemHistory.changes(to: .iOS5, from: nil).count, members(.iOS5).count, "a property has no words")
    for (old, new) in zip(SystemProfile.all, SystemProfile.all.dropFirst()) {
      let (before, after) = (members(old), members(new))
      let changed = after.filter { before[$0.key] != $0.value }
      XCTAssertEqual(SystemHistory.changes(to: new, from: old).count, changed.count, new.name)
      XCTAssertFalse(changed.isEmpty, "\(new.name) is like \(old.name)")
    }
  }

  func testTheList() {
    let output = LabDriver(SystemPath.lab, "--systems").output
    XCTAssertTrue(output.hasPrefix("  iOS5 "), output)
    XCTAssertTrue(output.contains("\n  iOS14  a cell makes its content view late"), output)
    XCTAssertTrue(output.hasSuffix("(L5)\n"), output)
    for profile in SystemProfile.all { XCTAssertTrue(output.contains("  \(profile.name) "), profile.name) }
  }

  /// The facts that are named are in the appendix.
  func testTheFactsAreThere() throws {
    let page = try String(
      contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("chapters/appendix-facts.md"), encoding: .utf8)
    for line in SystemHistory.changes(to: .newest, from: nil) {
      let facts = line.split(separator: "(").last?.dropLast().components(separatedBy: ", ") ?? []
      for fact in facts where fact != "engine's choice" {
        XCTAssertTrue(page.contains("#### \(fact)\n"), "\(fact) in “\(line)”")
      }
    }
  }

  func testVersionsBetweenTheProfiles() {
    for (name, profile, remark) in [
      ("iOS27", .iOS27, nil), ("26", .iOS26, nil), ("iOS17", .iOS17, nil),
      ("iOS17.4", .iOS17, "iOS 17.4 is shown by the profile iOS17, which stands for iOS 17.4 to 17.7.\n"),
      ("17.3", .iOS14, "iOS 17.3 is shown by the profile iOS14, which stands for iOS 14 to 17.3.\n"),
      ("17.0", .iOS14, "iOS 17.0 is shown by the profile iOS14, which stands for iOS 14 to 17.3.\n"),
      ("iOS18.2", .iOS18, "iOS 18.2 is shown by the profile iOS18, which stands for iOS 18.\n"),
      ("ios 9", .iOS12, "iOS 9 is shown by the profile iOS12, which stands for iOS 7 to 12.\n"),
    ] as [(String, SystemProfile, String?)] {
      let choice = SystemChoice(name)
      XCTAssertEqual(choice?.profile, profile, name)
      XCTAssertEqual(choice?.remark, remark, name)
    }
    for name in ["iOS3", "19", "25", "28", "17.x", "", "iOS", "17.-1", "99999999999999999999"] {
      XCTAssertNil(SystemChoice(name), name)
    }
  }
}
