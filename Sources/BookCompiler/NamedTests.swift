import Foundation

/// The tests of the repository that are named after facts: `testG2_G4_onlyLegalChangesHappen` shows G2 and G4.
struct NamedTests {
  private let names: [String: [String]]

  /// Reads the test files of a repository, in the order of their paths.
  init(root: URL) {
    let folder = root.appendingPathComponent("Tests")
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    var names: [String: [String]] = [:]
    for file in files.sorted() where file.hasSuffix(".swift") {
      let source = (try? String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)) ?? ""
      for part in source.components(separatedBy: "\n  func test").dropFirst() {
        let name = String(part.prefix { $0 != "(" })
        for id in NamedTests.ids(in: name) { names[id, default: []].append("test\(name)") }
      }
    }
    self.names = names
  }

  /// Every fact and scenario that a test is named after.
  var ids: Set<String> { Set(names.keys) }

  /// The tests that show a fact.
  subscript(id: String) -> [String] { names[id] ?? [] }

  /// The ids that a test's name begins with, each followed by an underscore.
  private static func ids(in name: String) -> [String] {
    name.split(separator: "_").dropLast()
      .prefix { $0.first?.isUppercase == true && $0.last?.isNumber == true && $0.count <= 4 }
      .map(String.init)
  }
}
