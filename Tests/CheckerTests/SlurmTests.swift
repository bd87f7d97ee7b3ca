import Foundation
import XCTest

@testable import HostSystem
@testable import Judge
@testable import TeachCommand

/// A class, graded by a real Slurm with two nodes of which one dies.
final class SlurmTests: XCTestCase {
  private var folder = ""
  private var cluster: SlurmCluster?
  private let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  override func setUpWithError() throws {
    let missing = SlurmCluster.programs.filter { Tool.find($0) == nil }
    guard missing.isEmpty else {
      throw XCTSkip("skipped: Slurm is not installed (\(missing.joined(separator: ", ")) missing)")
    }
    cluster = try SlurmCluster()
    folder = cluster?.folder ?? ""
  }

  override func tearDown() { cluster?.stop() }

  func testANodeDiesInTheMiddleAndNothingIsLostOrDoneTwice() throws {
    let cluster = try XCTUnwrap(cluster)
    try handIn(16)
    let submitted = try start(["--slurm", "run", "--graders", "2"], out: "reports", log: "submitted.txt")
    let deadline = monotonicSeconds() + 600
    let shard = try XCTUnwrap(Shard("1/2"))
    func recorded(_ isFirst: Bool) -> Int {
      Files.names(in: "\(folder)/reports").filter {
        Files.exists("\(folder)/reports/\($0)/graded.json") && shard.contains(FolderName($0)) == isFirst
      }.count
    }
    // Both are at work, and neither is done with its part.
    while recorded(true) < 2 || recorded(false) < 1, monotonicSeconds() < deadline, submitted.isRunning {
      usleep(20_000)
    }
    cluster.kill(node: "node1")
    let before = try reports("reports")
    let finished = Set(
      before.keys.filter { $0.hasSuffix("graded.json") }.map { ($0 as NSString).deletingLastPathComponent })
    XCTAssertTrue((3..<16).contains(finished.count), "killed too late or never: \(finished.count) of 16")

    XCTAssertEqual(submitted.wait(until: deadline), .exit(0), words(of: "submitted.txt"))
    let after = try reports("reports")
    XCTAssertEqual(after.keys.filter { $0.hasSuffix("graded.json") }.count, 16)
    for name in finished {
      XCTAssertEqual(after["\(name)/report.json"], before["\(name)/report.json"], name)
      XCTAssertEqual(try time(name, "reports"), times[name], "\(name) was graded twice")
    }
    XCTAssertTrue(
      words(of: "submitted.txt").contains("16 had their reports already"), words(of: "submitted.txt"))

    let alone = try start(["--lanes", "1"], out: "alone", log: "alone.txt")
    XCTAssertEqual(alone.wait(until: deadline), .exit(0), words(of: "alone.txt"))
    XCTAssertEqual(try reports("alone"), after)
  }

  // MARK: Doing it

  /// Right and wrong answers to one exercise, no two alike.
  private func handIn(_ count: Int) throws {
    let right = try Files.text("\(repository)/Tests/Solutions/02-hit-testing/HitTest.swift")
    for number in 0..<count {
      let answer = number % 3 == 0 ? right.replacing("isHidden", with: "isOpaque") : right
      try Files.write(
        answer + "// student \(number)\n", to: "\(folder)/class/student-\(number)/HitTest.swift")
    }
  }

  private func start(_ options: [String], out: String, log: String) throws -> Grading {
    let descriptor = open("\(folder)/\(log)", O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    defer { close(descriptor) }
    let program = (MiniatureCourse.limiter as NSString).deletingLastPathComponent + "/teach"
    let arguments =
      [
        "grade", "--root", repository, "--submissions", "\(folder)/class", "--out", "\(folder)/\(out)",
        "--exercise", "2.2",
      ] + options
    return Grading(
      child: try ChildProcess(
        Command(
          executable: program, arguments: arguments,
          environment: ProcessInfo.processInfo.environment.merging(cluster?.environment ?? [:]) { $1 },
          descriptors: [1: descriptor, 2: descriptor])))
  }

  /// A grader that was started here; its end can be asked for only once.
  private final class Grading {
    private let child: ChildProcess
    private var ending: Termination?

    init(child: ChildProcess) { self.child = child }

    var isRunning: Bool {
      if ending == nil { ending = child.endingIfOver() }
      return ending == nil
    }

    func wait(until deadline: Double) -> Termination { ending ?? child.wait(until: deadline) }
  }

  private func words(of log: String) -> String { (try? Files.text("\(folder)/\(log)")) ?? "nothing" }

  /// When reports that were there at the kill were written.
  private var times: [String: Date] = [:]

  private func time(_ name: String, _ out: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: "\(folder)/\(out)/\(name)/report.json")[
      .modificationDate]
      as? Date
  }

  private func reports(_ out: String) throws -> [String: String] {
    var contents: [String: String] = [:]
    for name in Files.names(in: "\(folder)/\(out)") where name != ".grading" {
      for file in Files.isFolder("\(folder)/\(out)/\(name)")
        ? Files.names(in: "\(folder)/\(out)/\(name)") : [""]
      where !file.hasPrefix(".") {
        let path = file.isEmpty ? name : "\(name)/\(file)"
        contents[path] = try? Files.text("\(folder)/\(out)/\(path)")
      }
      if times[name] == nil, Files.exists("\(folder)/\(out)/\(name)/graded.json") {
        times[name] = try time(name, out)
      }
    }
    return contents
  }
}
