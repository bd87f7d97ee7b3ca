import Foundation

/// The names by which the text of the book may speak of TouchKit's symbols.
struct SymbolNames {
  /// From what the text says to the path of DocC.
  private let paths: [String: String]

  init(paths: [String: String]) { self.paths = paths }

  /// Reads a symbol graph.
  init(graph: URL) throws {
    let graph = try JSONDecoder().decode(Graph.self, from: Data(contentsOf: graph))
    let overriding = Set(graph.relationships.filter { $0.kind == "overrides" }.map(\.source))
    var candidates: [String: Set<String>] = [:]
    for symbol in graph.symbols where !overriding.contains(symbol.identifier.precise) {
      let names = symbol.pathComponents
      guard let last = names.last else { continue }
      // A bare word such as `next` may mean anything.
      if names.count == 1 || last.hasSuffix(")") && !last.hasPrefix("init(") {
        candidates[last, default: []].insert(names.joined(separator: "/"))
      }
      if names.count > 1 {
        candidates[names.joined(separator: "."), default: []].insert(names.joined(separator: "/"))
      }
    }
    // DocC tells symbols of the same path apart by its own suffixes: the text does not mean one of them.
    let counts = Dictionary(graph.symbols.map { ($0.pathComponents.joined(separator: "/").lowercased(), 1) })
    {
      $0 + $1
    }
    paths = candidates.compactMapValues { paths in
      paths.count == 1 ? paths.first.flatMap { counts[$0.lowercased()] == 1 ? $0 : nil } : nil
    }
  }

  /// The path of the only symbol that a code span can mean.
  subscript(code: String) -> String? { paths[code] }

  private struct Graph: Decodable {
    struct Symbol: Decodable {
      struct Identifier: Decodable { let precise: String }
      let identifier: Identifier
      let pathComponents: [String]
    }
    struct Relationship: Decodable { let kind, source: String }
    let symbols: [Symbol]
    let relationships: [Relationship]
  }
}
