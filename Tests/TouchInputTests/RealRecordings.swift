import TouchInput
import XCTest

/// The recordings of real fingers, which are no part of the project.
enum RealRecordings {
  static let evemu = [
    "aosp-pixel-tablet-swipe", "wacom-e6-single-tap-center", "wacom-e6-double-tap-center", "wacom-e6-2fg-tap",
    "wacom-e6-single-center-scroll", "ep0430m09-2f-scroll", "dell-canvas-1f-swipe", "dell-canvas-5f-pinch-in",
    "wacom-dth2242-long-press", "ntrig-protoA-1f-diagonal-drag",
  ].map { $0 + ".evemu" }
  static let nexus = "nexus10-templerun.evemu"
  static let phone = "monkeyhelper-phone-single-drag.getevent.txt"

  /// The axes that must be given for files that do not tell theirs.
  static func axes(for file: String) -> Axes? {
    [nexus: Axes(x: 0...4095, y: 0...4095), phone: Axes(x: 0...1079, y: 0...1919)][file]
  }

  static func url(_ file: String, from place: String = #filePath) throws -> URL {
    let package = URL(fileURLWithPath: place).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = package.deletingLastPathComponent().appendingPathComponent("shared/recordings")
    guard FileManager.default.fileExists(atPath: folder.path) else {
      throw XCTSkip("skipped: recordings are not beside the project")
    }
    return folder.appendingPathComponent(file)
  }

  static func bytes(_ file: String) throws -> [UInt8] {
    Array(try Data(contentsOf: url(file)))
  }

  static func read(_ file: String) throws -> Recording {
    try Recording.read(bytes: bytes(file), file: file, axes: axes(for: file))
  }
}
