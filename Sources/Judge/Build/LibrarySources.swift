import Foundation
import HostSystem

/// The source files of one module.
package struct LibrarySources: Sendable {
  package let module: String
  package let files: [(path: String, text: String)]
  /// The modules that it imports.
  let imported: Set<String>

  /// Some modules and those that they import, each after these; names without a folder are of the toolchain.
  package static func all(_ names: Set<String>, root: Root) throws -> [LibrarySources] {
    var found: [LibrarySources] = []
    var seen: Set<String> = []
    func visit(_ name: String) throws {
      guard seen.insert(name).inserted, let sources = try LibrarySources(module: name, root: root) else {
        return
      }
      for imported in sources.imported.sorted() { try visit(imported) }
      found.append(sources)
    }
    for name in names.sorted() { try visit(name) }
    return found
  }

  /// What the Swift files in a folder import, and in those below it.
  package static func imports(below folder: String) throws -> Set<String> {
    try Files.swiftFilesBelow(folder).reduce(into: []) { names, path in
      names.formUnion(imports(in: try Files.source("\(folder)/\(path)")))
    }
  }

  /// Nothing if the module has no sources.
  package init?(module: String, root: Root) throws {
    self.module = module
    let folder = "Sources/\(module)"
    files = try Files.swiftFilesBelow(root.absolute(folder)).map { name in
      let path = "\(folder)/\(name)"
      return (path, try Files.source(root.absolute(path)))
    }
    if files.isEmpty { return nil }
    imported = files.reduce(into: []) { $0.formUnion(Self.imports(in: $1.text)) }
  }

  /// The names after `import` at the beginnings of lines.
  static func imports(in text: String) -> Set<String> {
    var found: Set<String> = []
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      // Most lines begin otherwise, and there are many.
      guard line.first == UInt8(ascii: "i") || line.first == UInt8(ascii: "@") else { continue }
      let words = Substring(line).split(separator: " ")
      if let keyword = words.firstIndex(of: "import"), keyword + 1 < words.count {
        found.insert(String(words[keyword + 1]))
      }
    }
    return found
  }
}
