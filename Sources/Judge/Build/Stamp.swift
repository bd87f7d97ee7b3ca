import HostSystem

/// Remembers from which contents some files were made.
package struct Stamp {
  package let path: String

  package func holds(_ key: String, for files: [String]) -> Bool {
    (try? Files.source(path)) == key && files.allSatisfy { Files.exists($0) }
  }

  package func set(_ key: String) throws { try Files.write(key, to: path) }

  func forget() { Files.remove(path) }
}
