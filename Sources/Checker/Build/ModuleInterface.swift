import Foundation

/// What a compiled module tells those who import it.
enum ModuleInterface {
  /// The bytes of a module without the fingerprints of its types.
  ///
  /// For incremental builds the compiler notes a fingerprint of each type's text: 32 hexadecimal digits, which change
  /// with every initial value in it. Nobody who imports the module sees them; without them an edit of a prediction
  /// leaves the compiled checks as they are.
  static func essence(of module: Data) -> Data {
    var essence = module
    essence.withUnsafeMutableBytes { (bytes: UnsafeMutableRawBufferPointer) in
      var start = 0
      var place = 0
      while place <= bytes.count {
        if place == bytes.count || !isDigit(bytes[place]) {
          if place - start == digits { for index in start..<place { bytes[index] = UInt8(ascii: "0") } }
          start = place + 1
        }
        place += 1
      }
    }
    return essence
  }

  private static let digits = 32

  private static func isDigit(_ byte: UInt8) -> Bool {
    (byte >= 0x30 && byte <= 0x39) || (byte >= 0x61 && byte <= 0x66)
  }
}
