import Foundation
import HostSystem

/// What a compiled file uses of other libraries, and what it gives to them.
///
/// A text can name a function in more ways than a screen of words can know: through another name, in brackets, with a type
/// that the compiler finds out. However it was called there, the linker has to be told its name.
package struct ObjectSymbols {
  /// The symbols that it leaves to the linker.
  private(set) var undefined: Set<String> = []
  /// The symbols that it defines for the whole program; another definition may be hidden by one.
  private(set) var defined: Set<String> = []
  /// Whether the loader runs code in it before the program begins.
  private(set) var runsEarly = false

  /// Reads an object file; there is nothing in it if it is no ELF file of 64 bits, as on macOS.
  package init(_ object: Data) {
    object.withUnsafeBytes { bytes in
      guard bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]) else { return }
      read(ObjectFile(bytes: bytes))
    }
  }

  private static let symbolTable = 2
  /// Functions that run before and after a program, and those before them all.
  private static let tablesOfFunctions: Set = [14, 15, 16]

  private mutating func read(_ file: ObjectFile) {
    for section in file.sections {
      let kind = file.number(at: section + 0x04, UInt32.self)
      if Self.tablesOfFunctions.contains(kind) { runsEarly = true }
      guard kind == Self.symbolTable else { continue }
      // Another section has their names.
      let strings = file.number(
        at: file.section(file.number(at: section + 0x28, UInt32.self)) + 0x18, UInt64.self)
      let start = file.number(at: section + 0x18, UInt64.self)
      let end = min(file.bytes.count, start + file.number(at: section + 0x20, UInt64.self))
      for symbol in stride(from: start, to: end, by: 24) {
        let name = file.number(at: symbol, UInt32.self)
        guard name > 0 else { continue }
        if file.number(at: symbol + 6, UInt16.self) == 0 {
          undefined.insert(file.text(at: strings + name))
        } else if file.number(at: symbol + 4, UInt8.self) >> 4 == 1 {
          defined.insert(file.text(at: strings + name))
        }
      }
    }
  }
}

/// The bytes of an ELF file; what would lie beyond its end is 0.
private struct ObjectFile {
  let bytes: UnsafeRawBufferPointer

  var sections: [Int] { (0..<number(at: 0x3C, UInt16.self)).map(section) }

  func section(_ index: Int) -> Int {
    number(at: 0x28, UInt64.self) + index * number(at: 0x3A, UInt16.self)
  }

  func number<Number: FixedWidthInteger>(at place: Int, _ type: Number.Type) -> Int {
    guard place >= 0, place <= bytes.count - MemoryLayout<Number>.size else { return 0 }
    let number = Int(clamping: Number(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: type)))
    // No honest file is that long, and so no sum or product of two numbers overflows.
    return number < 1 << 31 ? number : 0
  }

  func text(at place: Int) -> String {
    guard place < bytes.count else { return "" }
    return String(decoding: bytes[place...].prefix { $0 != 0 }, as: UTF8.self)
  }
}
