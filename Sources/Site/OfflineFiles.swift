import Foundation

/// What a browser keeps at the first visit, so that the book can be read offline.
struct OfflineFiles {
  static let address = "offline-files.js"

  /// The book's pages and what they load; the reference and the sources are kept when they are read.
  private static func isKept(_ path: String) -> Bool {
    path != WholeBook.address && path != "sw.js"
      && (path.hasPrefix("live/") || !path.contains("/"))
      && [".html", ".css", ".js", ".svg", ".png", ".webmanifest"].contains { path.hasSuffix($0) }
  }

  /// The list as a script, with a version that is another one when any of the files is.
  static func script(of files: [String: Data]) -> String {
    let kept = files.keys.filter(isKept).sorted()
    var version: UInt64 = 0xcbf2_9ce4_8422_2325
    for path in kept {
      for byte in Array(path.utf8) + (files[path] ?? Data()) {
        version = (version ^ UInt64(byte)) &* 0x100_0000_01b3
      }
    }
    let names = (["./"] + kept).map { "\"\($0)\"" }.joined(separator: ", ")
    return "self.offline = { version: \"\(String(version, radix: 16))\", files: [\(names)] };\n"
  }
}
