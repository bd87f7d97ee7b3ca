import Foundation
import HostSystem
import Judge

/// Whether the Swift toolchain is there and new enough.
struct ToolchainCheck {
  static let oldest = (major: 6, minor: 0)

  func version() -> Finding {
    guard let compiler = try? Compiler(),
      let outcome = try? compiler.version(),
      outcome.termination.isSuccess
    else { return Self.finding(version: nil) }
    return Self.finding(version: outcome.output)
  }

  /// - Parameter version: What the compiler says about itself; nothing if there is none.
  static func finding(version: String?) -> Finding {
    let remedy = "install Swift \(oldest.major).\(oldest.minor) or newer: https://www.swift.org/install/"
    guard let version else {
      return Finding(subject: "toolchain", found: "there is no swiftc that answers", verdict: .broken(remedy))
    }
    guard let words = version.range(of: "Swift version "),
      let number = version[words.upperBound...].split(separator: " ").first
    else {
      let found = "swiftc does not say which version it is"
      return Finding(subject: "toolchain", found: found, verdict: .broken(remedy))
    }
    let parts = number.split(whereSeparator: { !$0.isNumber }).prefix(2).compactMap { Int($0) }
    let isNew = !parts.lexicographicallyPrecedes([oldest.major, oldest.minor])
    return Finding(
      subject: "toolchain", found: "Swift \(number)", verdict: isNew ? .fine : .broken(remedy))
  }
}
