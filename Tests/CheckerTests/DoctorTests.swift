import Course
import XCTest

@testable import CheckCommand
@testable import HostSystem
@testable import Judge
@testable import TeachCommand

/// That the doctor finds what is broken, and says what to do.
final class DoctorTests: XCTestCase {
  private var miniature: MiniatureCourse!

  override func setUpWithError() throws { miniature = try MiniatureCourse() }

  override func tearDown() { miniature.remove() }

  private func remedy(_ finding: Finding?) -> String? {
    if case .broken(let remedy) = finding?.verdict { remedy } else { nil }
  }

  private func care(_ subject: String) throws -> Finding? {
    try CourseChecks(context: miniature.context()).findings().first { $0.subject == subject }
  }

  func testAHealthyCourse() throws {
    var said: [String] = []
    let isWell = DoctorCommand().perform(in: try miniature.context(), .plain) { said.append($0) }
    XCTAssertTrue(isWell, "\(said)")
    XCTAssertEqual(said.count, 10, "\(said)")
    XCTAssertTrue(said.last?.contains("Next: make check") == true)
    XCTAssertTrue(said.contains { $0.contains("a small test was built, linked and run") })
    XCTAssertFalse(Files.exists("\(miniature.root)/.build/check/doctor"))
  }

  func testToolchains() {
    for (text, isFine) in [
      ("Swift version 6.3.1 (swift-6.3.1-RELEASE)\nTarget: x", true), ("Apple Swift version 6.0 (x)", true),
      ("Swift version 5.10.1 (x)", false), ("Swift version 10.0-dev", true), ("gibberish", false),
      ("Swift version ", false),
    ] { XCTAssertEqual(ToolchainCheck.finding(version: text).isBroken, !isFine, text) }
    XCTAssertTrue(remedy(ToolchainCheck.finding(version: nil))?.contains("swift.org") == true)
  }

  func testDisks() {
    XCTAssertEqual(DoctorCommand.diskSpace(bytes: 1 << 40).verdict, .fine)
    XCTAssertTrue(remedy(DoctorCommand.diskSpace(bytes: 100 << 20))?.contains("500 megabytes") == true)
  }

  func testFoldersForTemporaryFiles() throws {
    func finding(_ path: String) -> Finding { DoctorCommand.room(in: TemporaryFolder(path: path)) }
    XCTAssertEqual(finding(NSTemporaryDirectory()).verdict, .fine)
    let nowhere = "\(miniature.root)/nowhere"
    XCTAssertEqual(finding(nowhere).found, "\(nowhere), the folder for temporary files, isn’t there")
    XCTAssertTrue(remedy(finding(nowhere))?.contains("TMPDIR=folder make") == true)
    XCTAssertEqual(TemporaryFolder.own.problem(writing: 0), nil)
    guard case .isFull = TemporaryFolder.own.problem(writing: 1 << 60) else {
      return XCTFail("no disk is so large")
    }
    XCTAssertEqual(
      TemporaryFolder.Problem.isFull(3 << 20).sentence(on: TemporaryFolder(path: "/t")),
      "/t, the folder for temporary files, is full: 3 megabytes are free")
  }

  func testWhatTheDoctorSaysFitsTheTerminal() {
    let long = Finding(
      subject: "git", found: "not as they are handed out:", files: ["a/b.swift", "c/d.swift"],
      verdict: .better("nothing, to learn; before a commit that others get: make reset EXERCISE=1.2"))
    XCTAssertEqual(
      long.text(.plain, columns: 60),
      """
        · note git          not as they are handed out:
                            a/b.swift
                            c/d.swift
                            What you can do: nothing, to learn;
                            before a commit that others get: make
                            reset EXERCISE=1.2
      """)
  }

  func testNoCompilerIsAskedWithoutAFolderForTemporaryFiles() {
    let before = ProcessInfo.processInfo.environment["TMPDIR"]
    setenv("TMPDIR", "\(miniature.root)/nowhere", 1)
    defer { if let before { setenv("TMPDIR", before, 1) } else { unsetenv("TMPDIR") } }
    XCTAssertThrowsError(try Compiler().version()) { error in
      guard case SystemError.temporaryFolder(_, .isMissing) = error else { return XCTFail("\(error)") }
    }
    var said: [String] = []
    let context = try? miniature.context()
    XCTAssertFalse(context.map { DoctorCommand().perform(in: $0, .plain) { said.append($0) } } ?? true)
    XCTAssertTrue(said[0].contains("✗ bad  temporary"), said[0])
    XCTAssertFalse(said.contains { $0.contains("install") && !$0.contains("bubblewrap") }, "\(said)")
  }

  func testATestThatCannotRun() throws {
    let context = Context(
      course: miniature.course, root: try Root(miniature.root), limiter: "/bin/false", secondsPerTest: 60)
    XCTAssertNotNil(remedy(TrialTest(context: context).finding()))
  }

  func testStarters() throws {
    XCTAssertEqual(try care("starters")?.verdict, .fine)
    try miniature.write("old", to: "Tests/Starters/01-numbers/Largest.swift")
    XCTAssertEqual(remedy(try care("starters")), "make starters")
    Files.remove("\(miniature.root)/Tests/Starters/01-numbers/Largest.swift")
    XCTAssertEqual(try care("starters")?.files, ["Tests/Starters/01-numbers/Largest.swift"])
    // In a copy without solutions, nothing here can make it again.
    try FileManager.default.removeItem(atPath: "\(miniature.root)/Tests/Solutions")
    XCTAssertTrue(remedy(try care("starters"))?.contains("get this copy") == true)
  }

  func testAnswers() throws {
    let path = "\(MiniatureCourse.folder)/Largest.swift"
    Files.remove("\(miniature.root)/\(path)")
    XCTAssertEqual(remedy(try care("answers")), "make starters")
    try Files.makeFolder("\(miniature.root)/\(path)")
    XCTAssertTrue(remedy(try care("answers"))?.contains("make reset EXERCISE=1.3") == true)
    Files.remove("\(miniature.root)/\(MiniatureCourse.folder)/Doubling.swift")
    let found = try XCTUnwrap(care("answers")).found.split(separator: "\n")
    XCTAssertEqual(found.count, 2, "\(found)")
    XCTAssertEqual(
      remedy(try care("answers")), "make reset EXERCISE=1.3 keeps it aside; make starters")
  }

  func testRepositories() throws {
    guard Tool.find("git") != nil else { throw XCTSkip("skipped: git is not installed") }
    XCTAssertEqual(try care("git")?.found, "this folder is no git repository")
    func git(_ words: String...) throws {
      let outcome = try Tool.run("git", ["-C", miniature.root] + words, limit: 60)
      XCTAssertEqual(outcome.termination, .exit(0), outcome.output)
    }
    try git("init", "--quiet")
    XCTAssertEqual(try care("git")?.verdict, .fine)
    try miniature.answer()
    guard case .better = try care("git")?.verdict else {
      return XCTFail("\(String(describing: try care("git")))")
    }
    XCTAssertEqual(
      try care("git")?.files,
      ["Doubling", "Countdown", "Largest"].map { "\(MiniatureCourse.folder)/\($0).swift" })
    try miniature.write("{}", to: ProgressFile.name)
    try git("add", "--force", ProgressFile.name)
    XCTAssertEqual(remedy(try care("git")), "git rm -r --cached .progress.json")
  }
}
