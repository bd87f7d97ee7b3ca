import Foundation
import HostSystem
import Judge

/// A zip archive whose files are stored as they are, so that nothing but this is needed to make one.
///
/// The same files always make the same bytes: they are sorted, and their date is the first that a zip archive can name.
/// The format is PKWARE's APPNOTE.TXT, 4.3.
struct ZipArchive {
  struct File: Equatable {
    var data: Data
    var isExecutable = false
  }

  /// By path; folders are not entries of their own.
  let files: [String: File]

  /// The whole archive; less than 4 GiB and 65,536 files, as the plain format wants.
  var data: Data {
    var archive = Data()
    var directory = Data()
    for (path, file) in files.sorted(by: { $0.key < $1.key }) {
      let start = archive.count
      let name = Data(path.utf8)
      let description = Self.description(name, file)
      archive.append(little: 0x0403_4b50, bytes: 4)
      archive.append(description)
      archive.append(little: 0, bytes: 2)
      archive.append(name)
      archive.append(file.data)

      directory.append(little: 0x0201_4b50, bytes: 4)
      // Made on Unix, so that the permissions below are understood.
      directory.append(little: 0x031E, bytes: 2)
      directory.append(description)
      // No further fields, no comment, first disk, no text.
      directory.append(little: 0, bytes: 8)
      directory.append(little: (file.isExecutable ? 0o100755 : 0o100644) << 16, bytes: 4)
      directory.append(little: start, bytes: 4)
      directory.append(name)
    }
    let start = archive.count
    archive.append(directory)
    archive.append(little: 0x0605_4b50, bytes: 4)
    archive.append(little: 0, bytes: 4)
    archive.append(little: files.count, bytes: 2)
    archive.append(little: files.count, bytes: 2)
    archive.append(little: directory.count, bytes: 4)
    archive.append(little: start, bytes: 4)
    archive.append(little: 0, bytes: 2)
    return archive
  }

  /// What stands about a file both before it and in the directory.
  private static func description(_ name: Data, _ file: File) -> Data {
    var description = Data()
    description.append(little: 20, bytes: 2)
    // Names are UTF-8.
    description.append(little: 0x0800, bytes: 2)
    // Stored, at midnight of 1980-01-01.
    description.append(little: 0, bytes: 4)
    description.append(little: 0x0021, bytes: 2)
    description.append(little: Int(checksum(file.data)), bytes: 4)
    description.append(little: file.data.count, bytes: 4)
    description.append(little: file.data.count, bytes: 4)
    description.append(little: name.count, bytes: 2)
    return description
  }

  /// CRC-32.
  static func checksum(_ data: Data) -> UInt32 {
    ~data.reduce(0xFFFF_FFFF) { sum, byte in table[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] ^ (sum >> 8) }
  }

  private static let table: [UInt32] = (0..<256).map { number in
    (0..<8).reduce(UInt32(number)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
  }
}

extension Data {
  fileprivate mutating func append(little value: Int, bytes: Int) {
    for byte in 0..<bytes { append(UInt8(truncatingIfNeeded: value >> (8 * byte))) }
  }
}
