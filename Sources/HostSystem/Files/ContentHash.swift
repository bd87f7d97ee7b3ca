import Foundation

/// A fingerprint of contents.
///
/// The build system compares modification times in whole seconds and so takes a changed file for an
/// unchanged one; here only contents count.
package struct ContentHash {
  private var state: UInt64 = 0x243F_6A88_85A3_08D3

  package init() {}

  package var text: String { String(state, radix: 16) }

  package mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
  }

  package mutating func add(_ data: Data) {
    data.withUnsafeBytes { add($0) }
  }

  package static func of(_ texts: [String]) -> String {
    var hash = ContentHash()
    for text in texts { hash.add(text) }
    return hash.text
  }

  private mutating func add(_ bytes: UnsafeRawBufferPointer) {
    // The length first, so that no two lists of texts look the same when joined.
    mix(UInt64(bytes.count))
    var offset = 0
    while offset + 8 <= bytes.count {
      mix(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    var rest: UInt64 = 0
    while offset < bytes.count {
      rest = rest << 8 | UInt64(bytes[offset])
      offset += 1
    }
    mix(rest)
  }

  private mutating func mix(_ word: UInt64) {
    state = (state ^ word) &* 0x9E37_79B9_7F4A_7C15
    state ^= state >> 32
  }
}
