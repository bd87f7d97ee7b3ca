import Foundation
import HostSystem

/// A zip archive that was handed in, unpacked into a folder of its own, which is gone when this is.
///
/// No tool is needed for that. Only ordinary files of an ordinary size are written, under names that stay inside of the
/// folder; a link becomes one that leads nowhere, so that its place is not taken for empty.
package final class UnpackedArchive: Sendable {
  /// Why an archive is not taken.
  package enum Problem: Error, Equatable, CustomStringConvertible {
    case isNoArchive
    case isTooLarge
    case isEncrypted

    package var description: String {
      switch self {
      case .isNoArchive: "it is no zip archive that can be read; unpack it yourself"
      case .isTooLarge: "it unpacks to more than 64 MB or 20,000 files"
      case .isEncrypted: "it has a password; unpack it yourself"
      }
    }
  }

  let folder: String

  private static let mostBytes = 64 << 20
  private static let mostFiles = 20_000
  /// Of a larger file only its beginning is kept, which is enough to see that it is too large.
  private static let mostOfFile = 1 << 20

  init(_ path: String) throws {
    guard let data = Files.bytesOfStranger(path, most: Self.mostBytes + 1) else {
      throw SystemError.cannotRead(path: path)
    }
    guard data.count <= Self.mostBytes else { throw Problem.isTooLarge }
    let entries = try Reader(bytes: Array(data)).entries()
    guard entries.count <= Self.mostFiles else { throw Problem.isTooLarge }
    folder = "\(NSTemporaryDirectory())unpacked-\(UUID().uuidString)"
    try Files.makeFolder(folder)
    var left = Self.mostBytes
    for entry in entries {
      guard let place = Self.place(entry.name) else { continue }
      let target = "\(folder)/\(place)"
      guard (try? Files.makeFolder((target as NSString).deletingLastPathComponent)) != nil else { continue }
      if entry.isLink {
        symlink("nowhere", target)
        continue
      }
      // Of anything else only its name is of interest.
      let isRead = place.lowercased().hasSuffix(".swift") || place.hasSuffix(ProgressFile.name)
      let bytes = isRead ? entry.bytes(most: min(left, Self.mostOfFile)) : []
      left -= bytes.count
      if left <= 0 { throw Problem.isTooLarge }
      if !Files.existsInAnyForm(target) { _ = try? Files.write(Data(bytes), to: target) }
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// Where a file goes, below the folder; nothing for a folder and for a name that leads elsewhere.
  static func place(_ name: String) -> String? {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    let isInside = parts.allSatisfy { !["", ".", ".."].contains($0) && $0.utf8.count < 256 }
    return isInside && parts.count < 20 && !name.contains("\0") ? name : nil
  }

  /// A file in an archive.
  struct Entry {
    let name: String
    let isLink: Bool
    let isPacked: Bool
    let packed: [UInt8]

    /// Its beginning; nothing if it is broken.
    func bytes(most: Int) -> [UInt8] {
      guard isPacked else { return Array(packed.prefix(most)) }
      do {
        return try Inflate.bytes(of: packed, most: most)
      } catch .tooLong {
        return [UInt8](repeating: UInt8(ascii: " "), count: most)
      } catch {
        return []
      }
    }
  }

  /// Reads the directory at the end of an archive (PKWARE's APPNOTE.TXT, 4.3).
  private struct Reader {
    let bytes: [UInt8]

    private func number(_ place: Int, _ count: Int) throws(Problem) -> Int {
      guard place >= 0, place + count <= bytes.count else { throw .isNoArchive }
      return (0..<count).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
    }

    func entries() throws(Problem) -> [Entry] {
      // Behind the end of the directory there may be a comment.
      var end = bytes.count - 22
      while end >= max(0, bytes.count - 65_557), try number(end, 4) != 0x0605_4b50 { end -= 1 }
      guard end >= 0, try number(end, 4) == 0x0605_4b50 else { throw .isNoArchive }
      var place = try number(end + 16, 4)
      var entries: [Entry] = []
      for _ in 0..<(try number(end + 10, 2)) {
        guard try number(place, 4) == 0x0201_4b50 else { throw .isNoArchive }
        let flags = try number(place + 8, 2)
        if flags & 1 == 1 { throw .isEncrypted }
        let size = try number(place + 20, 4)
        let nameLength = try number(place + 28, 2)
        let next = place + 46 + nameLength + (try number(place + 30, 2)) + (try number(place + 32, 2))
        guard next <= bytes.count else { throw .isNoArchive }
        let name = String(decoding: bytes[place + 46..<place + 46 + nameLength], as: UTF8.self)
        let isLink = try number(place + 38, 4) >> 16 & 0o170000 == 0o120000
        let method = try number(place + 10, 2)
        let header = try number(place + 42, 4)
        guard try number(header, 4) == 0x0403_4b50 else { throw .isNoArchive }
        let start = header + 30 + (try number(header + 26, 2)) + (try number(header + 28, 2))
        guard start + size <= bytes.count else { throw .isNoArchive }
        if method == 0 || method == 8 {
          entries.append(
            Entry(
              name: name, isLink: isLink, isPacked: method == 8, packed: Array(bytes[start..<start + size])))
        }
        place = next
      }
      return entries
    }
  }
}
