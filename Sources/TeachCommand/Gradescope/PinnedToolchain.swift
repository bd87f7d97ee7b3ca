import Foundation
import HostSystem
import Judge

/// The release of Swift that the project is built and tested with, from `.swift-version`, which `swiftly` reads too.
struct PinnedToolchain {
  static let file = ".swift-version"

  /// As the file has it, with three numbers, for example `6.3.1`.
  let version: String

  init(root: Root) throws {
    version = try Files.text(root.absolute(Self.file)).trimmingCharacters(in: .whitespacesAndNewlines)
    // It becomes a part of a script.
    guard version.wholeMatch(of: /[0-9]+\.[0-9]+\.[0-9]+/) != nil else {
      throw HandoutError.noToolchainVersion(version)
    }
  }

  /// The name in the addresses of swift.org, which leave a last zero out: `6.3` for `6.3.0`.
  var release: String { version.hasSuffix(".0") ? String(version.dropLast(2)) : version }
}
