import Course
import Foundation
import XCTest

@testable import CheckCommand
@testable import HostSystem
@testable import Judge
@testable import TeachCommand

/// The autograder for Gradescope, unpacked and run as Gradescope would, but for the folder and the installation of Swift.
final class GradescopeTests: XCTestCase {
  private var folder = ""

  override func setUpWithError() throws {
    folder = NSTemporaryDirectory() + "gradescope-\(UUID().uuidString)"
    try Files.makeFolder(folder)
    folder = Files.realPath(folder) ?? folder
  }

  override func tearDown() { try? FileManager.default.removeItem(atPath: folder) }

  private func context(_ root: String, _ course: Course) throws -> Context {
    Context(course: course, root: try Root(root), limiter: MiniatureCourse.limiter, secondsPerTest: 60)
  }

  func testTheArchive() throws {
    let files = [
      "b/empty": ZipArchive.File(data: Data()),
      "a": ZipArchive.File(data: Data("abc".utf8), isExecutable: true),
      "ü": ZipArchive.File(data: Data([0, 255])),
    ]
    let archive = ZipArchive(files: files).data
    XCTAssertEqual(archive, ZipArchive(files: files).data)
    XCTAssertEqual(ZipArchive.checksum(Data("123456789".utf8)), 0xCBF4_3926)
    XCTAssertEqual(archive.prefix(4), Data([0x50, 0x4B, 3, 4]))
    try Files.write(archive, to: "\(folder)/a.zip")
    try unpack("\(folder)/a.zip", to: "\(folder)/out")
    for (path, file) in files {
      XCTAssertEqual(FileManager.default.contents(atPath: "\(folder)/out/\(path)"), file.data, path)
    }
  }

  func testARightAndAWrongSubmission() throws {
    let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path
    let archive = "\(folder)/autograder.zip"
    let command = GradescopeCommand(out: archive)
    let context = try context(repository, .book)
    _ = try command.perform(in: context)
    let first = FileManager.default.contents(atPath: archive)
    _ = try command.perform(in: context)
    XCTAssertEqual(FileManager.default.contents(atPath: archive), first, "the same files, the same archive")

    try unpack(archive, to: "\(folder)/source")
    for path in ["setup.sh", "run_autograder", "Makefile"] {
      XCTAssertTrue(Files.exists("\(folder)/source/\(path)"))
    }
    for path in ["Tests/Solutions", "Tests/Mutants", "Tests/CheckerTests", "Sources/TeachCommand"] {
      XCTAssertFalse(Files.exists("\(folder)/source/\(path)"), path)
    }
    let setup = try script("source/setup.sh", limit: 1_200)
    XCTAssertEqual(setup.termination, .exit(0), setup.output)

    let exercises = Course.book.chapters.flatMap { chapter in chapter.exercises.map { chapter.files(of: $0) }
    }
    let points = Course.book.chapters.flatMap(\.exercises).reduce(0) { $0 + $1.points }
    for (isRight, earned) in [(true, points), (false, 0)] {
      for files in exercises {
        let source = "\(repository)/\(isRight ? files.solution : files.starter)"
        try Files.write(Files.text(source), to: "\(folder)/submission/\(files.student)")
      }
      let results = try results()
      XCTAssertEqual(results.score, earned)
      XCTAssertEqual(results.tests.map(\.score).reduce(0, +), earned)
      XCTAssertEqual(results.tests.map(\.max_score).reduce(0, +), points)
      XCTAssertEqual(Set(results.tests.map(\.status)), [isRight ? "passed" : "failed"])
    }

    // When nothing can be judged, that is what students read, not the points of somebody before them.
    try FileManager.default.removeItem(atPath: "\(folder)/submission")
    let results = try results()
    XCTAssertEqual(results.score, 0)
    XCTAssertTrue(results.output.contains("no fault of your code"), results.output)
  }

  func testPlacesThatAreTaken() throws {
    let miniature = try MiniatureCourse()
    defer { miniature.remove() }
    try miniature.write("check:\n\t@true\n", to: "Makefile")
    try miniature.write("9.8.7\n", to: ".swift-version")
    let context = try context(miniature.root, miniature.course)
    _ = try GradescopeCommand(out: "\(folder)/out").perform(in: context)
    XCTAssertTrue(FileManager.default.isExecutableFile(atPath: "\(folder)/out/run_autograder"))
    XCTAssertTrue(try Files.text("\(folder)/out/setup.sh").contains("version=9.8.7\n"))
    XCTAssertThrowsError(try GradescopeCommand(out: "\(folder)/out").perform(in: context)) {
      XCTAssertEqual($0 as? GradescopeCommand.Mistake, .folderIsNotEmpty("\(self.folder)/out"))
    }
    try Files.makeFolder("\(folder)/folder.zip")
    XCTAssertThrowsError(try GradescopeCommand(out: "\(folder)/folder.zip").perform(in: context))
    try miniature.write(MiniatureCourse.solutions["Countdown"] ?? "", to: "Sources/Course/Leak.swift")
    XCTAssertThrowsError(try GradescopeCommand(out: "\(folder)/b.zip").perform(in: context)) {
      guard case .leak = $0 as? HandoutError else { return XCTFail("\($0)") }
    }
    XCTAssertFalse(Files.exists("\(folder)/b.zip"))
  }

  // MARK: What Gradescope does

  private struct Results: Decodable {
    struct Row: Decodable {
      let score: Int
      let max_score: Int
      let status: String
    }

    let score: Int
    let output: String
    let tests: [Row]

    private enum Key: CodingKey {
      case score, output, tests
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Key.self)
      score = try values.decode(Int.self, forKey: .score)
      output = try values.decode(String.self, forKey: .output)
      tests = try values.decodeIfPresent([Row].self, forKey: .tests) ?? []
    }
  }

  private func results() throws -> Results {
    let run = try script("source/run_autograder", limit: 1_200)
    XCTAssertEqual(run.termination, .exit(0), run.output)
    let data = FileManager.default.contents(atPath: "\(folder)/results/results.json") ?? Data()
    return try JSONDecoder().decode(Results.self, from: data)
  }

  /// The variables of a `make test` around this must not reach the `make` inside.
  private func script(_ path: String, limit: Double) throws -> Tool.Outcome {
    try Tool.run(
      "env",
      [
        "-u", "MAKEFLAGS", "-u", "MAKELEVEL", "-u", "OUT", "AUTOGRADER=\(folder)", "bash",
        "\(folder)/\(path)",
      ],
      limit: limit)
  }

  private func unpack(_ archive: String, to place: String) throws {
    try Files.makeFolder(place)
    let hasUnzip = Tool.find("unzip") != nil
    guard hasUnzip || Tool.find("python3") != nil else {
      throw XCTSkip("skipped: there is nothing to unpack with")
    }
    let outcome =
      hasUnzip
      ? try Tool.run("unzip", ["-q", archive, "-d", place], limit: 60)
      : try Tool.run("python3", ["-m", "zipfile", "-e", archive, place], limit: 60)
    XCTAssertEqual(outcome.termination, .exit(0), outcome.output)
    if hasUnzip, Files.exists("\(place)/setup.sh") {
      XCTAssertTrue(FileManager.default.isExecutableFile(atPath: "\(place)/run_autograder"))
    }
  }
}
