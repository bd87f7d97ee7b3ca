import Foundation
import XCTest

@testable import CheckCommand
@testable import HostSystem
@testable import Judge
@testable import TeachCommand

/// The files for other people's machines, as far as they can be tried on this one: their syntax, and the script in them.
final class WorkflowTests: XCTestCase {
  private let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path
  private let workflows = ["project.yml", "classroom.yml", "grade.yml", "pages.yml"]

  private func text(_ name: String) throws -> String {
    try Files.text("\(repository)/.github/workflows/\(name)")
  }

  func testEveryActionIsPinned() throws {
    XCTAssertEqual(Files.names(in: "\(repository)/.github/workflows"), workflows.sorted())
    for name in workflows {
      let uses = try text(name).split(separator: "\n").filter { $0.contains("uses:") }
      XCTAssertFalse(uses.isEmpty, name)
      for line in uses {
        XCTAssertNotNil(line.firstMatch(of: /uses: [a-z\/-]+@[0-9a-f]{40} # v/), "\(name): \(line)")
      }
    }
  }

  /// Containers cannot read a file of the repository before they are there.
  func testEveryContainerHasTheToolchainOfTheProject() throws {
    let pinned = try PinnedToolchain(root: Root(repository)).version.split(separator: ".")
    for path in workflows.map({ ".github/workflows/\($0)" }) + [".devcontainer/devcontainer.json"] {
      let images = try Files.text("\(repository)/\(path)").matches(of: /swift:([0-9.]+)/)
      XCTAssertFalse(images.isEmpty, "\(path) names no container with Swift")
      for image in images {
        let version = image.1.split(separator: ".")
        XCTAssertTrue(
          version.count > 1 && pinned.starts(with: version),
          "\(path) has \(image.0), and \(PinnedToolchain.file) says \(pinned.joined(separator: "."))")
      }
    }
  }

  func testTheNameOfARelease() throws {
    let miniature = try MiniatureCourse()
    defer { miniature.remove() }
    func release(_ text: String) throws -> String {
      try miniature.write(text, to: PinnedToolchain.file)
      return try PinnedToolchain(root: Root(miniature.root)).release
    }
    XCTAssertEqual(try release("6.3.1\n"), "6.3.1")
    XCTAssertEqual(try release("7.0.0"), "7.0")
    for text in ["", "6.3", "latest", "6.3.1; rm -rf /", "6.3.1\n6.3.2"] {
      XCTAssertThrowsError(try release(text)) {
        XCTAssertEqual($0 as? HandoutError, .noToolchainVersion(text))
      }
    }
  }

  func testTheFilesForGitHubFollowItsSchemas() throws {
    guard Tool.find("check-jsonschema") != nil else {
      throw XCTSkip("skipped: check-jsonschema is not installed (pip install check-jsonschema)")
    }
    for (folder, schema) in [("workflows", "github-workflows"), ("ISSUE_TEMPLATE", "github-issue-forms")] {
      let files = Files.names(in: "\(repository)/.github/\(folder)")
      XCTAssertGreaterThan(files.count, 1)
      let outcome = try Tool.run(
        "check-jsonschema",
        ["--builtin-schema", "vendor.\(schema)"] + files.map { "\(repository)/.github/\(folder)/\($0)" },
        limit: 60)
      XCTAssertEqual(outcome.termination, .exit(0), outcome.output)
    }
  }

  func testTheWorkflowsAreYAML() throws {
    for name in workflows {
      for copy in [try text(name), try TeachersOnly.strip(text(name), path: name)] {
        let workflow = try parsed(copy)
        XCTAssertNotNil(workflow["name"] as? String, name)
        XCTAssertEqual((workflow["permissions"] as? [String: String]), ["contents": "read"], name)
        let jobs = try XCTUnwrap(workflow["jobs"] as? [String: [String: Any]], name)
        for job in jobs.values {
          XCTAssertNotNil(job["runs-on"] as? String, name)
          XCTAssertNotNil(job["timeout-minutes"] as? Int, name)
          for step in try XCTUnwrap(job["steps"] as? [[String: Any]]) {
            XCTAssertTrue((step["run"] is String) != (step["uses"] is String), name)
          }
        }
      }
    }
    let copy = try parsed(TeachersOnly.strip(text("classroom.yml"), path: ""))
    XCTAssertNil(
      (copy["jobs"] as? [String: [String: Any]])?["autograding"]?["if"], "students' pushes are checked")
  }

  func testTheScriptForClassroom() throws {
    let jobs = try parsed(text("classroom.yml"))["jobs"] as? [String: [String: Any]]
    let steps = try XCTUnwrap(jobs?["autograding"]?["steps"] as? [[String: Any]])
    let script = try XCTUnwrap(steps.compactMap { $0["run"] as? String }.last)

    let miniature = try MiniatureCourse()
    defer { miniature.remove() }
    let report = try miniature.check()
    try miniature.write(ReportFiles.Format.json.text(report), to: "report.json")
    try miniature.write(script, to: "script")
    try miniature.write(
      """
      #!/bin/sh
      echo "$@" > arguments
      echo '      ::notice title=Autograding complete::Points 60/60'
      [ -f broken ] || { mkdir -p .build/reports && cp report.json .build/reports; }
      exit 2
      """, to: "bin/make")
    chmod("\(miniature.root)/bin/make", 0o755)
    func run() throws -> Tool.Outcome {
      let path = "PATH=\(miniature.root)/bin:\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
      let command = "cd '\(miniature.root)' && bash --noprofile --norc -eo pipefail script"
      return try Tool.run("env", [path, "sh", "-c", command], limit: 60)
    }
    let outcome = try run()
    XCTAssertEqual(outcome.termination, .exit(2))
    let lines = outcome.output.split(separator: "\n").map(String.init)
    let word = try XCTUnwrap(lines.first?.split(separator: ":").last)
    XCTAssertEqual(lines.first, "::stop-commands::\(word)")
    XCTAssertGreaterThan(word.count, 30)
    XCTAssertEqual(
      Array(lines.dropFirst()),
      [
        "      ::notice title=Autograding complete::Points 60/60", "::\(word)::",
        "::notice title=Autograding complete::Points 0/60",
        "::notice title=Autograding report::{\"totalPoints\":0,\"maxPoints\":60}",
      ])
    XCTAssertTrue(try Files.text("\(miniature.root)/arguments").hasPrefix("check SUBMISSION=. "))

    try miniature.write("", to: "broken")
    let broken = try run()
    XCTAssertEqual(broken.termination, .exit(1))
    XCTAssertFalse(broken.output.split(separator: "\n").contains { $0.hasPrefix("::notice") })
  }

  func testTheContainerForABrowser() throws {
    let data = try XCTUnwrap(
      FileManager.default.contents(atPath: "\(repository)/.devcontainer/devcontainer.json"))
    let container = try XCTUnwrap(JSONSerialization.jsonObject(with: data) as? [String: Any])
    XCTAssertTrue((container["image"] as? String)?.hasPrefix("swift:6") == true)
    let command = try XCTUnwrap(container["postCreateCommand"] as? String)
    let targets = try Files.text("\(repository)/Makefile").split(separator: "\n")
    let wanted = command.matches(of: /make ([a-z]+)/).map { $0.1 }
    XCTAssertEqual(wanted, ["doctor", "check"])
    for target in wanted { XCTAssertTrue(targets.contains { $0.hasPrefix("\(target):") }, command) }
  }

  /// - Throws: `XCTSkip` where nothing reads YAML.
  private func parsed(_ yaml: String) throws -> [String: Any] {
    let program = "import json, sys, yaml; print(json.dumps(yaml.safe_load(sys.argv[1]), default=str))"
    guard Tool.find("python3") != nil,
      case let outcome = try Tool.run("python3", ["-c", program, yaml], limit: 60),
      !outcome.output.contains("No module named")
    else { throw XCTSkip("skipped: there is no python3 with yaml to read the workflows with") }
    XCTAssertEqual(outcome.termination, .exit(0), outcome.output)
    return try XCTUnwrap(JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
  }
}
