import HostSystem
import Judge

/// The name of a submission's folder, byte for byte; it may be no text at all.
struct FolderName: Hashable, Sendable {
  let bytes: [UInt8]

  init(bytes: [UInt8]) { self.bytes = bytes }
  init(_ text: String) { bytes = Array(text.utf8) }

  /// The name as a text; nothing if it is not UTF-8.
  var text: String? { String(validating: bytes, as: UTF8.self) }

  /// The name for people, in one line.
  var printable: String { String(decoding: bytes, as: UTF8.self).printableName }

  /// Names the folder of the reports: like the submission, with `%` and two digits for each odd byte.
  ///
  /// Two submissions never have the same one.
  var encoded: String {
    let isPlain = text.map { $0 == $0.printableName } ?? false
    var result: [UInt8] = []
    for (index, byte) in bytes.enumerated() {
      let isOdd = byte == UInt8(ascii: "%") || (byte >= 0x80 && !isPlain) || byte < 0x20 || byte == 0x7F
      let isReserved = index == 0 && GradeFolder.reserved.contains { Array($0.utf8) == bytes }
      if isOdd || isReserved {
        let digits = String(byte, radix: 16, uppercase: true)
        result += Array(("%" + (byte < 16 ? "0" : "") + digits).utf8)
      } else {
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
