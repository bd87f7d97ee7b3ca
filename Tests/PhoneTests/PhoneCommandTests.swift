import PhoneApp
import XCTest

@testable import PhoneCommand

final class PhoneCommandTests: XCTestCase {
  private let folder = NSTemporaryDirectory() + "phone-\(ProcessInfo.processInfo.globallyUniqueString)"

  override func tearDown() { try? FileManager.default.removeItem(atPath: folder) }

  func testTheAppIsAPackageForXcodeAndPlaygrounds() throws {
    _ = try PhonePackage(root: FileManager.default.currentDirectoryPath).write(to: folder)
    let manifest = try String(contentsOfFile: folder + "/Package.swift", encoding: .utf8)
    for words in [
      "swift-tools-version: 5.9", "import AppleProductTypes", ".iOSApplication(", "displayVersion",
      "bundleVersion",
      "appIcon: .placeholder", "supportedDeviceFamilies: [.pad, .phone]", "supportedInterfaceOrientations",
      ".executableTarget(name: \"AppModule\"",
    ] { XCTAssertTrue(manifest.contains(words), words) }
    XCTAssertFalse(manifest.contains("team"))
    let files = try FileManager.default.contentsOfDirectory(atPath: folder + "/Sources")
    XCTAssertTrue(
      Set(["BookLogs.swift", "OnAPhone.swift", "PageList.swift", "Pages-Page-Page.swift"])
        .isSubset(of: files), "\(files)")
    XCTAssertFalse(files.contains("OnTheEngine.swift"))
    let logs = try String(contentsOfFile: folder + "/Sources/BookLogs.swift", encoding: .utf8)
    for page in Page.all { XCTAssertTrue(logs.contains("\"\(page.name)\": PageLog("), page.name) }
    XCTAssertFalse(logs.contains("PageLog([\n    ])"), "a page without a log")
    XCTAssertThrowsError(try PhonePackage(root: ".").write(to: folder)) {
      XCTAssertEqual($0 as? PhoneError, .folderIsThere(folder))
    }
  }

  func testWhatIsTyped() throws {
    XCTAssertEqual(try PhoneOrder(["compare", "a.touches"]), .compare(file: "a.touches"))
    XCTAssertEqual(try PhoneOrder(["table", "reports"]), .table(folder: "reports"))
    XCTAssertEqual(try PhoneOrder(["package", "x"]), .package(folder: "x"))
    for (words, error) in [
      ([], PhoneError.unknown("")), (["play"], .unknown("play")),
      (["compare"], .nothingNamed(command: "compare")),
      (["compare", ""], .nothingNamed(command: "compare")), (["package", "a", "b"], .unknown("b")),
    ] as [([String], PhoneError)] {
      XCTAssertThrowsError(try PhoneOrder(words)) { XCTAssertEqual($0 as? PhoneError, error) }
    }
  }

  func testWhatWasSeenOnPhones() throws {
    XCTAssertTrue(
      try SeenOn(folder: folder).text(within: 80).hasPrefix("No phone has been held against the engine yet."))
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let engines = AppDriver.report(of: QuickTapPage.self)
    let phones = engines.replacing("by engine", with: "by phone")
      .replacing("device TouchKit", with: "device iPhone15,3").replacing(
        "system iOS27", with: "system iOS 26.1")
    let wrong = phones.replacing("log 0.100 backview tapped", with: "log 0.100 cell selected!")
      .replacing("iPhone15,3", with: "iPhone17,1")
    for (name, report) in [("a", engines), ("b", phones), ("c", wrong)] {
      try report.write(toFile: folder + "/\(name).touches", atomically: true, encoding: .utf8)
    }
    XCTAssertEqual(try SeenOn(folder: folder).devices, ["quick-tap": ["iPhone15,3, iOS 26.1"]])
    let text = try SeenOn(folder: folder).text(within: 80)
    XCTAssertTrue(text.hasPrefix("1 of \(Page.all.count) pages were seen"), text)
    XCTAssertTrue(text.contains("quick-tap: SD1 "), text)
    XCTAssertFalse(text.contains("iPhone17,1"), text)
  }

  func testATableOfReports() throws {
    XCTAssertThrowsError(try ReportTable(folder: folder)) {
      XCTAssertEqual($0 as? PhoneError, .noReports(folder: folder))
    }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let right = AppDriver.report(of: QuickTapPage.self)
    try right.write(toFile: folder + "/a.touches", atomically: true, encoding: .utf8)
    XCTAssertFalse(try ReportTable(folder: folder).differs)
    let wrong = right.replacing("log 0.100 backview tapped", with: "log 0.100 cell selected!")
    try wrong.write(toFile: folder + "/b.touches", atomically: true, encoding: .utf8)
    let table = try ReportTable(folder: folder)
    XCTAssertTrue(table.differs)
    XCTAssertEqual(
      table.text,
      """
      page       device             system  log                     file
      quick-tap  TouchKit (engine)  iOS27   agrees                  a.touches
      quick-tap  TouchKit (engine)  iOS27   differs from line 1 on  b.touches
      """)
  }
}
