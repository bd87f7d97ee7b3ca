import Course
import Foundation
import XCTest

@testable import CheckCommand
@testable import HostSystem
@testable import Judge
@testable import TeachCommand

/// That the modules under the exercises are compiled once, for several copies of the course, and soon enough.
final class LibrariesTests: XCTestCase {
  private var miniature: MiniatureCourse!
  private var cache: BuildCache!

  override func setUpWithError() throws {
    miniature = try MiniatureCourse()
    cache = BuildCache(folder: "\(miniature.root)/cache")
    try miniature.answer()
  }

  override func tearDown() { miniature.remove() }

  private var check: String { "\(miniature.root)/.build/check" }

  private func startAnew() throws { try FileManager.default.removeItem(atPath: check) }

  private func points(_ cache: BuildCache?, isOwn: Bool = true) throws -> Int {
    var context = try miniature.context()
    context.cache = cache
    let exercises = isOwn ? nil : "\(miniature.root)/exercises"
    return try CourseCheck(context: context, selection: .everything, exercises: exercises).report().earned
  }

  func testCopiesShareWhatIsMadeOfTheSame() throws {
    try startAnew()
    XCTAssertEqual(try points(cache, isOwn: false), 60)
    func made() -> [String] { Files.names(in: cache.folder).filter { !$0.hasSuffix(".lock") } }
    let entries = made()
    // The engine and three more modules, and the checks of a chapter.
    XCTAssertEqual(entries.count, 5, "\(entries)")
    // What is found there is taken as it is, so it can be marked.
    let mark = Data("marked".utf8)
    for entry in entries {
      for name in Files.names(in: "\(cache.folder)/\(entry)") where !name.hasSuffix(".swiftmodule") {
        let path = "\(cache.folder)/\(entry)/\(name)"
        try Files.write(try XCTUnwrap(FileManager.default.contents(atPath: path)) + mark, to: path)
      }
    }
    func marked() -> [String] {
      ((try? FileManager.default.subpathsOfDirectory(atPath: check)) ?? []).filter {
        FileManager.default.contents(atPath: "\(check)/\($0)")?.suffix(mark.count) == mark
      }.map { ($0 as NSString).pathExtension }.sorted()
    }
    XCTAssertEqual(marked(), [])
    try startAnew()
    XCTAssertEqual(try points(cache), 60)
    XCTAssertEqual(marked(), ["o", "so", "so", "so", "so"])

    // A module with other sources is another one, and so is what imports it; nothing of an answer is kept.
    let course = "Sources/Course/Course.swift"
    try miniature.write(try Files.text("\(miniature.root)/\(course)") + "// more\n", to: course)
    try miniature.answer(["Doubling": "func doubled(_ number: Int) -> Int {\n  number + number\n}\n"])
    XCTAssertEqual(try points(cache), 60)
    XCTAssertEqual(marked(), ["o", "so", "so"])
    XCTAssertEqual(made().count, 8)
  }

  func testAnEngineInHasteIsOptimizedLater() throws {
    func engine() throws -> Data {
      try XCTUnwrap(FileManager.default.contents(atPath: "\(check)/engine/libTouchKit.so"))
    }
    var context = try miniature.context()
    context.cache = nil
    try startAnew()
    XCTAssertFalse(Libraries.canBeOptimized(for: context))
    try Libraries.optimize(for: context)
    XCTAssertFalse(Files.exists("\(check)/engine"), "nothing is there to be optimized")

    XCTAssertEqual(try points(nil), 60)
    XCTAssertTrue(Libraries.canBeOptimized(for: context))
    let hasty = try engine()
    XCTAssertEqual(try points(cache), 60)
    XCTAssertEqual(try engine(), hasty)
    XCTAssertFalse(
      Files.names(in: cache.folder).contains { Files.exists("\(cache.folder)/\($0)/libTouchKit.so") },
      "others get an optimized one")
    let program = try XCTUnwrap(FileManager.default.contents(atPath: "\(check)/chapters/01-numbers/tests"))

    // Answers that are handed in are many.
    XCTAssertEqual(try points(nil, isOwn: false), 60)
    XCTAssertFalse(Libraries.canBeOptimized(for: context))
    XCTAssertNotEqual(try engine(), hasty)
    XCTAssertEqual(try points(nil), 60)
    XCTAssertEqual(
      FileManager.default.contents(atPath: "\(check)/chapters/01-numbers/tests"), program,
      "what was linked with the one goes with the other")
  }
}
