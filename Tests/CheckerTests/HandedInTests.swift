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
      "Tests/NumbersChecks/Doubling/DoublingChecks.swift",
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

  /// Where people put files, and what the report says of it.
  func testOddPlaces() throws {
    for (place, words) in [
      (
        "student-main/exercises/01-numbers/Doubling.swift",
        "found in student-main/exercises/01-numbers, three folders down"
      ),
      (
        "exercises/exercises/01-numbers/Doubling.swift",
        "found in exercises/exercises/01-numbers, three folders down"
      ),
      (
        "exercises/01-numbers/Doubling/Doubling.swift",
        "found in exercises/01-numbers/Doubling, three folders down"
      ),
      ("doubling.swift", "found as doubling.swift among the files"),
      ("Doubling (1).swift", "found as Doubling (1).swift among the files"),
      ("work/Doubling copy.SWIFT", "found as Doubling copy.SWIFT in work, one folder down"),
    ] {
      try? FileManager.default.removeItem(atPath: folder)
      try Files.write(MiniatureCourse.solutions["Doubling"] ?? "", to: "\(folder)/\(place)")
      // What belongs to the course is none of it.
      try Files.write("nonsense", to: "\(folder)/Tests/Starters/01-numbers/Doubling.swift")
      let report = try report()
      XCTAssertEqual(report.exercises.map(\.verdict), [.passed, .notHandedIn, .notHandedIn], place)
      XCTAssertEqual(report.submission?.found?.count, 1, place)
      XCTAssertTrue(
        report.submission?.found?.first?.contains(words) == true, "\(report.submission?.found ?? [])")
      XCTAssertEqual(report.exercises.first?.file, place)
    }
  }

  func testInDoubtNothingIsTaken() throws {
    for place in ["Doubling (1).swift", "old/Doubling.swift"] {
      try Files.write(MiniatureCourse.solutions["Doubling"] ?? "", to: "\(folder)/\(place)")
    }
    let report = try report()
    XCTAssertEqual(report.exercises.map(\.verdict), [.notBuilt, .notHandedIn, .notHandedIn])
    let told = try report.told("Doubling")
    XCTAssertTrue(told.contains("Leave one of them:\nDoubling (1).swift\nold/Doubling.swift"), told)
    // What lies in its place is not in doubt.
    try handIn(["Doubling"], at: "")
    XCTAssertEqual(try self.report().exercises.map(\.verdict), [.passed, .notHandedIn, .notHandedIn])
  }

  func testAnUntouchedFileDoesNotHideAnAnswerBesideIt() throws {
    let starter = try XCTUnwrap(
      String(contentsOfFile: "\(miniature.root)/Tests/Starters/01-numbers/Doubling.swift", encoding: .utf8))
    try Files.write(starter, to: "\(folder)/exercises/01-numbers/Doubling.swift")
    try Files.write(starter, to: "\(folder)/old/Doubling.swift")
    XCTAssertEqual(try report().exercises.first?.verdict, .notBegun)
    try Files.write(
      MiniatureCourse.solutions["Doubling"] ?? "", to: "\(folder)/exercises/01-numbers/Doubling (1).swift")
    let report = try report()
    XCTAssertEqual(report.exercises.first?.verdict, .notBuilt)
    let told = try report.told("Doubling")
    XCTAssertTrue(told.contains("Doubling.swift is as it was handed out"), told)
    XCTAssertTrue(told.contains("in its place:\nexercises/01-numbers/Doubling (1).swift"), told)
    XCTAssertFalse(told.contains("old/"), told)
  }

  // MARK: Archives

  private func archive(_ files: [String: String]) throws -> String {
    let path = "\(miniature.root)/ada.zip"
    try Files.write(
      ZipArchive(files: files.mapValues { ZipArchive.File(data: Data($0.utf8)) }).data, to: path)
    return path
  }

  private func report(on archive: String) throws -> Report {
    try CourseCheck(
      context: miniature.context(), selection: .everything, exercises: nil,
      handedIn: Submission(archive, course: miniature.course)
    ).report()
  }

  func testArchives() throws {
    let doubling = MiniatureCourse.solutions["Doubling"] ?? ""
    let report = try report(
      on: archive([
        "ada-main/exercises/01-numbers/Doubling.swift": doubling, "ada-main/notes.txt": "x",
        // Names that lead out of the folder are nobody's.
        "../outside.swift": doubling, "/tmp/outside.swift": doubling, "a/../../Countdown.swift": doubling,
      ]))
    XCTAssertEqual(report.exercises.map(\.verdict), [.passed, .notHandedIn, .notHandedIn])
    XCTAssertEqual(report.submission?.name, "ada.zip")
    XCTAssertEqual(report.submission?.ignored, ["ada-main/notes.txt"])
    XCTAssertFalse(Files.existsInAnyForm(NSTemporaryDirectory() + "outside.swift"))
    XCTAssertFalse(Files.names(in: NSTemporaryDirectory()).contains { $0.hasPrefix("outside") })
  }

  func testArchivesOfOtherTools() throws {
    guard Tool.find("python3") != nil else { throw XCTSkip("skipped: python3 is not installed") }
    let path = "\(miniature.root)/ada.zip"
    let text =
      (MiniatureCourse.solutions["Doubling"] ?? "") + String(repeating: "// more and more\n", count: 2_000)
    try Files.write(text, to: "\(miniature.root)/text")
    let script = """
      import zipfile
      with zipfile.ZipFile('\(path)', 'w', zipfile.ZIP_DEFLATED) as z:
        z.writestr('Doubling.swift', open('\(miniature.root)/text').read())
        link = zipfile.ZipInfo('Countdown.swift'); link.create_system = 3; link.external_attr = 0o120777 << 16
        z.writestr(link, '/etc/passwd')
        z.writestr('Largest.swift', ' ' * (200 << 20))
      """
    XCTAssertEqual(try Tool.run("python3", ["-c", script], limit: 60).termination, .exit(0))
    let report = try report(on: path)
    XCTAssertEqual(report.exercises.map(\.verdict), [.passed, .notBuilt, .notBuilt])
    XCTAssertTrue(try report.told("Countdown").contains("is a link"))
    XCTAssertTrue(try report.told("Largest").contains("is larger"))
  }

  func testArchivesThatAreNone() throws {
    let path = try archive(["Doubling.swift": "x"])
    let whole = try XCTUnwrap(FileManager.default.contents(atPath: path))
    for count in Array(0..<whole.count) {
      try whole.prefix(count).write(to: URL(fileURLWithPath: path))
      XCTAssertThrowsError(try Submission(path, course: miniature.course), "\(count)") {
        XCTAssertEqual($0 as? UsageError, .archiveIsNotTaken(path, .isNoArchive))
      }
    }
    for place in 0..<whole.count {
      var broken = whole
      broken[place] ^= 0xFF
      try broken.write(to: URL(fileURLWithPath: path))
      _ = try? Submission(path, course: miniature.course)
    }
    for packed: [UInt8] in [[], [0xFF], [0x05, 0x00], [0x06], [0x01, 9, 0, 0xF6, 0xFF, 1]] {
      XCTAssertThrowsError(try Inflate.bytes(of: packed, most: 100))
    }
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
