import Foundation
import HostSystem

/// What a symbol of Swift stands for: a module, and the way from there to what is meant.
package struct SwiftName: Hashable, Sendable {
  /// The module in which it is declared, which for an extension is not the one of its type.
  let module: String
  /// Types around it, itself, and of a function the first label: `["CharacterSet", "init(charactersIn:"]`.
  let parts: [String]
  let isExtended: Bool

  /// The names that say what a symbol does; none if it is about nothing that has one.
  ///
  /// A symbol is written out as `static (extension in Foundation):Swift.String.init(format: Swift.String, …`. What
  /// a function takes and returns does not count: who can call it got that from a symbol of its own.
  static func all(in symbol: String) -> [SwiftName]? {
    guard var text = written(symbol) else { return nil }
    if text.hasPrefix("generic specialization"), let end = text.range(of: "> of ") {
      text = String(text[end.upperBound...])
    }
    // What a type conforms to has functions that are called through the conformance, without any symbol.
    let isConformance = ["conformance", "witness", "base "].contains { text.contains($0) }
    let names = paths(in: Array(withoutBrackets(text).unicodeScalars))
    return isConformance ? names : Array(names.prefix(1))
  }

  private typealias Demangle =
    @convention(c) (
      UnsafePointer<CChar>?, UInt, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<UInt>?, UInt32
    ) -> UnsafeMutablePointer<CChar>?

  /// The function of the run time that programs write their own backtraces with.
  private static let demangle: Demangle? = LoadedFunction.address("swift_demangle").map {
    unsafeBitCast($0, to: Demangle.self)
  }

  private static func written(_ symbol: String) -> String? {
    guard let text = demangle?(symbol, UInt(symbol.utf8.count), nil, nil, 0) else { return nil }
    defer { free(text) }
    let written = String(cString: text)
    // What it cannot read it leaves as it is.
    return written == symbol ? nil : written
  }

  /// Without what stands in `<…>`; arrows and operators are none.
  private static func withoutBrackets(_ text: String) -> String {
    var result = ""
    var depth = 0
    var last: Character = " "
    for character in text {
      if character == "<", last != ".", depth > 0 || last.isLetter || last.isNumber || last == "_" {
        depth += 1
      } else if character == ">", last != "-", depth > 0 {
        depth -= 1
      } else if depth == 0 {
        result.append(character)
      }
      last = character
    }
    return result
  }

  private static let accessors: Set = [
    "getter", "setter", "modify", "modify2", "read", "read2", "unsafeMutableAddressor",
  ]

  private static func paths(in text: [Unicode.Scalar]) -> [SwiftName] {
    var names: [SwiftName] = []
    var extending: String?
    var place = 0
    func word() -> String {
      let start = place
      while place < text.count, isOfName(text[place]) { place += 1 }
      return String(String.UnicodeScalarView(text[start..<place]))
    }
    while place < text.count {
      guard isOfName(text[place]) else {
        place += 1
        continue
      }
      let first = word()
      if first == "extension" {
        place += " in ".count
        extending = word()
        continue
      }
      guard place + 1 < text.count, text[place] == ".", !isParameter(first) else { continue }
      var parts: [String] = []
      while place < text.count, text[place] == "." {
        place += 1
        if place < text.count, text[place] == "(" {
          // Something private: `(name in _0123)`.
          place += 1
          parts.append(word())
          while place < text.count, text[place] != ")" { place += 1 }
          place += 1
        } else {
          parts.append(word())
        }
      }
      if place < text.count, text[place] == "(", !parts.isEmpty {
        let start = place + 1
        place += 1
        let label = word()
        if place < text.count, text[place] == ":" {
          parts[parts.count - 1] += "(\(label):"
        } else {
          place = start
        }
      }
      if parts.count > 1, Self.accessors.contains(parts[parts.count - 1]) { parts.removeLast() }
      names.append(SwiftName(module: extending ?? first, parts: parts, isExtended: extending != nil))
      extending = nil
    }
    return names
  }

  /// A generic parameter, `A` or `B1`, of which a member is spoken.
  private static func isParameter(_ word: String) -> Bool {
    word.first?.isUppercase == true && word.dropFirst().allSatisfy(\.isNumber)
  }

  private static func isOfName(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar == "$" || scalar.value >= 0x80 || scalar.properties.isAlphabetic
      || ("0"..."9").contains(scalar)
  }
}
