import Course
import Foundation
import XCTest

@testable import CheckCommand
@testable import HostSystem
@testable import Judge
@testable import TeachCommand

/// What is taken from a folder that was handed in.
final class HandedInTests: XCTestCase {
  private var miniature: MiniatureCourse!
  private var folder: String { "\(miniature.root)/handed-in" }

  override func setUpWithError() throws { miniature = try MiniatureCourse() }

  override func tearDown() { miniature.remove() }

  private func handIn(_ stems: [String] = ["Doubling", "Countdown", "Largest"], at prefix: String) throws {
    for stem in stems {
      try Files.write(MiniatureCourse.solutions[stem] ?? "", to: "\(folder)/\(prefix)\(stem).swift")
    }
  }

  private func report() throws -> Report {
    try CourseCheck(
      context: miniature.context(), selection: .everything, exercises: nil,
      handedIn: Submission(folder, course: miniature.course)
    ).report()
  }

  func testThreeWaysToHandIn() throws {
    for prefix in ["exercises/01-numbers/", "01-numbers/", ""] {
      try? FileManager.default.removeItem(atPath: folder)
      try handIn(at: prefix)
      let report = try report()
      XCTAssertEqual(report.earned, 60, prefix)
      XCTAssertEqual(report.submission?.name, "handed-in")
      XCTAssertEqual(report.submission?.ignored, [])
      XCTAssertEqual(report.exercises.first?.file, "\(prefix)Doubling.swift")
    }
  }

  func testOnlyDeclaredFilesAreTaken() throws {
    try handIn(at: "exercises/01-numbers/")
    // None of these may have a say: engine, checks, table, manifest, a program of its own.
    for path in [
      "Package.swift", "Makefile", "Sources/TouchKit/TouchKit.swift",
      "Tests/NumbersChecks/DoublingChecks.swift",
      "exercises/01-numbers/main.swift", "exercises/01-numbers/doubling.swift", "exercises/02-more/X.swift",
    ] { try Files.write("nonsense", to: "\(folder)/\(path)") }
    try FileManager.default.createSymbolicLink(atPath: "\(folder)/link", withDestinationPath: "/etc")
    let odd = "\(folder)/odd\u{1B}[2J\nname"
    XCTAssertTrue(FileManager.default.createFile(atPath: odd, contents: nil))
    "\(folder)/\u{1}".withCString { start in
      // A name that is no UTF-8.
      var name: [CChar] = Array(UnsafeBufferPointer(start: start, count: strlen(start))) + [0]
      name[name.count - 2] = CChar(bitPattern: 0xFF)
      close(creat(name, 0o600))
    }
    let report = try report()
    XCTAssertEqual(report.earned, 60)
    XCTAssertEqual(
      report.submission?.ignored,
      [
        "Makefile", "Package.swift", "Sources/", "Tests/", "exercises/01-numbers/doubling.swift",
        "exercises/01-numbers/main.swift", "exercises/02-more/", "link (a link)", "odd\\u{1B}[2J\\nname",
        "\u{FFFD}",
      ])
  }

  func testWhatIsNoFile() throws {
    let path = "\(folder)/01-numbers/Doubling.swift"
    let manager = FileManager.default
    let ways: [(word: String, make: () throws -> Void)] = [
      ("not handed in", {}),
      ("link", { try manager.createSymbolicLink(atPath: path, withDestinationPath: "Largest.swift") }),
      ("folder", { try manager.createDirectory(atPath: path, withIntermediateDirectories: false) }),
      ("UTF-8", { _ = manager.createFile(atPath: path, contents: Data([0x66, 0xff, 0xfe, 0x0a])) }),
      ("larger", { _ = manager.createFile(atPath: path, contents: Data(repeating: 0x20, count: 2 << 20)) }),
      ("larger", { truncate(path, 1 << 40) }),
      ("ordinary", { mkfifo(path, 0o600) }),
      ("is empty", { _ = manager.createFile(atPath: path, contents: Data()) }),
    ]
    try handIn(["Countdown", "Largest"], at: "01-numbers/")
    for way in ways {
      if !(way.word == "larger" && Files.kind(of: path) == .file) { try? manager.removeItem(atPath: path) }
      try way.make()
      let report = try report()
      let verdict = try report.exercise("Doubling").verdict
      XCTAssertEqual(verdict, way.word == "not handed in" ? .notHandedIn : .notBuilt, way.word)
      let told = try report.told("Doubling")
      XCTAssertTrue(told.contains(way.word), told)
      XCTAssertEqual(report.earned, 50, "\(way.word): \(report)")
    }
  }

  func testFoldersThatAreLinks() throws {
    try handIn(at: "elsewhere/01-numbers/")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder)/exercises", withDestinationPath: "\(folder)/elsewhere")
    let report = try report()
    XCTAssertEqual(report.exercises.map(\.verdict), [.notBuilt, .notBuilt, .notBuilt])
    let told = try report.told("Doubling")
    XCTAssertTrue(told.contains("exercises is a link"), told)
  }

  func testNoFolderAtAll() {
    for path in ["/no/such/folder", "\(miniature.root)/Tests/Solutions/01-numbers/Doubling.swift"] {
      XCTAssertThrowsError(try Submission(path, course: miniature.course)) {
        XCTAssertEqual($0 as? UsageError, .submissionIsNoFolder(path))
      }
    }
  }

  func testTheScreenComesFirst() throws {
    try handIn(at: "")
    try Files.write(
      "import Foundation\nfunc doubled(_ number: Int) -> Int {\n  _ = getpid()\n  return number * 2\n}\n",
      to: "\(folder)/Doubling.swift")
    let report = try report()
    XCTAssertEqual(report.exercises.map(\.verdict), [.notBuilt, .passed, .passed])
    XCTAssertTrue(
      try report.told("Doubling").contains("Doubling.swift:3: `getpid` is not needed for any exercise"))
  }

  func testSameSubmissionSameReport() throws {
    try handIn(["Doubling", "Largest"], at: "")
    func text() throws -> String {
      let text = try ReportFiles.Format.json.text(report())
      return text.replacing(/"seconds" : [0-9.e-]+/, with: "")
    }
    XCTAssertEqual(try text(), try text())
  }
}
