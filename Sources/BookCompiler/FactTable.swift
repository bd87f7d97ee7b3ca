import Foundation

/// The facts of `chapters/appendix-facts.md`: a heading with the id, what is so, how sure we are, and what shows it.
package struct FactTable {
  /// One fact, as the page has it.
  package struct Fact {
    package let id: String
    /// What stands below the heading, without empty lines.
    package let lines: [String]

    /// How sure we are: the emphasized words before the source.
    package var confidence: String? {
      lines.first { $0.hasPrefix("*") && $0.contains(".*") }
        .flatMap { $0.dropFirst().components(separatedBy: ".*").first }
    }
  }

  package let facts: [Fact]

  package init(of page: String) {
    let lines = page.split(separator: "\n").map(String.init)
    let headings = lines.indices.filter { lines[$0].hasPrefix("#") } + [lines.endIndex]
    facts = zip(headings, headings.dropFirst()).compactMap { start, end in
      guard lines[start].hasPrefix("#### ") else { return nil }
      return Fact(id: String(lines[start].dropFirst(5)), lines: Array(lines[(start + 1)..<end]))
    }
  }
}
