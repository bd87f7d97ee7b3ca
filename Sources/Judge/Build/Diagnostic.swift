import HostSystem

/// One error of the compiler.
package struct Diagnostic: Codable, Equatable, Sendable {
  package var path: String
  package let line: Int
  package let column: Int
  package let message: String
  /// What the compiler adds to it.
  package var notes: [String] = []

  /// The errors in what the compiler printed.
  package static func errors(in output: String) -> [Diagnostic] {
    var errors: [Diagnostic] = []
    for line in output.split(separator: "\n") {
      if let note = line.range(of: ": note: "), !errors.isEmpty {
        errors[errors.count - 1].notes.append(String(line[note.upperBound...]))
      }
      guard let separator = line.range(of: ": error: ") else { continue }
      let place = line[..<separator.lowerBound].split(separator: ":")
      guard place.count >= 3, let column = Int(place[place.count - 1]),
        let number = Int(place[place.count - 2])
      else { continue }
      errors.append(
        Diagnostic(
          path: place.dropLast(2).joined(separator: ":"), line: number, column: column,
          message: String(line[separator.upperBound...])))
    }
    return errors
  }

  /// Whether it is about code that is right, but not safe in memory.
  var isAboutSafety: Bool { message.hasSuffix("[#StrictMemorySafety]") }

  /// Whether all that is not safe is a variable that several threads could share, which does no harm: `nonisolated(unsafe)`.
  var isAboutSharing: Bool {
    isAboutSafety && !notes.isEmpty && notes.allSatisfy { $0.hasPrefix("reference to nonisolated(unsafe) ") }
  }

  /// The name of the file without folder and extension.
  package var stem: String {
    let name = path.split(separator: "/").last ?? ""
    return name.hasSuffix(".swift") ? String(name.dropLast(6)) : String(name)
  }
}
