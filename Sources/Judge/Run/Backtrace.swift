import Foundation
import HostSystem

/// The backtrace that the Swift run time prints, innermost frame first.
///
///     0  0x000055f5d25f87ad Bar.point(inside:with:) + 141 in tests at /…/exercises/Bar.swift:28:31
package enum Backtrace {
  /// The innermost place in a student's own file: file and line, or file and function.
  ///
  /// Columns are left out: what was compiled may have `public` in front of what was written.
  ///
  /// - Parameter origins: How source files are named to people, by the paths that the program knows.
  package static func place(in output: String, origins: [String: String]) -> String? {
    for frame in output.split(separator: "\n") {
      guard let at = frame.range(of: " at /", options: .backwards) else { continue }
      let place = "/" + frame[at.upperBound...]
      for (path, origin) in origins {
        if place.hasPrefix(path + ":") {
          return "\(origin):\(place.dropFirst(path.count + 1).prefix { $0 != ":" })"
        }
        // The watchdog interrupts a loop anywhere, also at instructions that the compiler gave no line.
        if place == path {
          return function(of: frame[..<at.lowerBound]).map { "\(origin), in \($0)" } ?? origin
        }
      }
    }
    return nil
  }

  private static func function(of frame: Substring) -> Substring? {
    guard let address = frame.range(of: "0x"), let space = frame[address.upperBound...].firstIndex(of: " "),
      let offset = frame.range(of: " + ", options: .backwards), space < offset.lowerBound
    else { return nil }
    return frame[frame.index(after: space)..<offset.lowerBound]
  }
}
