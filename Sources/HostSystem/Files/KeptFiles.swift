import Foundation

/// Puts files out of the way without ever losing one.
package struct KeptFiles {
  /// Where the files that were put aside are.
  package let folder: String

  package init(
    folder: String
  ) {
    self.folder = folder
  }

  /// Moves a file, or whatever has its name, into a new folder `<label>-<number>`.
  ///
  /// - Returns: Where it is now.
  package func keep(_ path: String, label: String) throws -> String {
    try Files.makeFolder(folder)
    var number = 1
    while true {
      let place = "\(folder)/\(label)-\(number)"
      // Only one can make a folder, so nothing that was put aside earlier is ever written over.
      if mkdir(place, 0o777) == 0 {
        let kept = "\(place)/\((path as NSString).lastPathComponent)"
        guard rename(path, kept) == 0 else {
          let reason = String(cString: strerror(errno))
          rmdir(place)
          throw SystemError.cannotWrite(path: kept, reason: reason)
        }
        return kept
      }
      guard errno == EEXIST else {
        throw SystemError.cannotWrite(path: place, reason: String(cString: strerror(errno)))
      }
      number += 1
    }
  }
}
