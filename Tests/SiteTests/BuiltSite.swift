import Foundation
import XCTest

/// The site as `make book` makes it, once for all tests.
enum BuiltSite {
  static let repository = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private static let result = Result { try make("book", folder: ".build/site") }
  private static let teachingResult = Result { try make("teaching", folder: ".build/teaching") }

  private static func make(_ target: String, folder: String) throws -> URL {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["make", "--no-print-directory", target]
    process.currentDirectoryURL = repository
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "make \(target) failed: \(text)")
    }
    return repository.appendingPathComponent(folder)
  }

  static func folder() throws -> URL { try result.get() }

  /// Where slides and sheets are, as `make teaching` makes them.
  static func teaching() throws -> URL { try teachingResult.get() }

  /// Every page, relative to the folder of the site.
  static func pages() throws -> [String] {
    let names = FileManager.default.enumerator(atPath: try folder().path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".html") }.sorted()
  }

  /// One page of each kind.
  static let kinds = [
    "index.html", "02-hit-testing.html", "appendix-facts.html", "api/index.html", "api/uiview.html",
    "api/globals.html", "source/exercises.02-hit-testing.TapLog.swift.html",
  ]
}
