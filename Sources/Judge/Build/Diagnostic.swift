import HostSystem

/// One error of the compiler.
package struct Diagnostic: Codable, Equatable, Sendable {
  package var path: String
  package let line: Int
  package let column: Int
  package let message: String

  /// The errors in what the compiler printed.
  package static func errors(in output: String) -> [Diagnostic] {
    output.split(separator: "\n").compactMap { line in
      guard let separator = line.range(of: ": error: ") else { return nil }
      let place = line[..<separator.lowerBound].split(separator: ":")
      guard place.count >= 3, let column = Int(place[place.count - 1]),
        let number = Int(place[place.count - 2])
      else { return nil }
      return Diagnostic(
        path: place.dropLast(2).joined(separator: ":"), line: number, column: column,
        message: String(line[separator.upperBound...]))
    }
  }

  /// Whether it is about code that is right, but not safe in memory.
  var isAboutSafety: Bool { message.hasSuffix("[#StrictMemorySafety]") }

  /// The name of the file without folder and extension.
  package var stem: String {
    let name = path.split(separator: "/").last ?? ""
    return name.hasSuffix(".swift") ? String(name.dropLast(6)) : String(name)
  }
}
