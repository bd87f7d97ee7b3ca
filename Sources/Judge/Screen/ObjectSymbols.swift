import Foundation
import HostSystem

/// What a compiled file uses of other libraries.
///
/// A text can name a function in more ways than a screen of words can know: through another name, in brackets, with a type
/// that the compiler finds out. However it was called there, the linker has to be told its name.
package enum ObjectSymbols {
  /// The symbols that an object file leaves to the linker; none if it is no ELF file of 64 bits, as on macOS.
  static func undefined(in object: Data) -> Set<String> {
    object.withUnsafeBytes { bytes in
      guard bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]) else { return [] }
      return ObjectFile(bytes: bytes).undefinedSymbols
    }
  }
}

/// The bytes of an ELF file; what would lie beyond its end is 0.
private struct ObjectFile {
  let bytes: UnsafeRawBufferPointer

  var undefinedSymbols: Set<String> {
    let sections = number(at: 0x28, UInt64.self)
    let size = number(at: 0x3A, UInt16.self)
    var names: Set<String> = []
    for index in 0..<number(at: 0x3C, UInt16.self) {
      let section = sections + index * size
      // A table of symbols; another section has their names.
      guard number(at: section + 0x04, UInt32.self) == 2 else { continue }
      let nameSection = sections + number(at: section + 0x28, UInt32.self) * size
      let strings = number(at: nameSection + 0x18, UInt64.self)
      let start = number(at: section + 0x18, UInt64.self)
      let end = min(bytes.count, start + number(at: section + 0x20, UInt64.self))
      for symbol in stride(from: start, to: end, by: 24) where number(at: symbol + 6, UInt16.self) == 0 {
        let name = number(at: symbol, UInt32.self)
        if name > 0 { names.insert(text(at: strings + name)) }
      }
    }
    return names
  }

  private func number<Number: FixedWidthInteger>(at place: Int, _ type: Number.Type) -> Int {
    guard place >= 0, place <= bytes.count - MemoryLayout<Number>.size else { return 0 }
    let number = Int(clamping: Number(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: type)))
    // No honest file is that long, and so no sum or product of two numbers overflows.
    return number < 1 << 31 ? number : 0
  }

  private func text(at place: Int) -> String {
    guard place < bytes.count else { return "" }
    return String(decoding: bytes[place...].prefix { $0 != 0 }, as: UTF8.self)
  }
}
