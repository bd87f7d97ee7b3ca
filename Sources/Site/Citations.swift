import BookCompiler
import Foundation

/// The facts and the myths that pages cite, each with what a reader sees before following the link.
struct Citations {
  struct Citation: Equatable {
    /// The page and the anchor.
    let address: String
    /// How sure we are; nothing for a myth.
    let confidence: String?
    /// What is so, and where it comes from.
    let summary: String
  }

  let byID: [String: Citation]

  init(facts: BookPage?, myths: BookPage?) {
    var byID: [String: Citation] = [:]
    for fact in facts.map({ FactTable(of: $0.text).facts }) ?? [] {
      let lines = fact.lines.filter { !$0.hasPrefix("<!--") }
      let statement = lines.prefix { !$0.hasPrefix("*") }.joined(separator: " ")
      let source = lines.drop { !$0.hasPrefix("*") }.prefix { !$0.hasPrefix("*Tests:") }.joined(
        separator: " ")
      byID[fact.id] = Citation(
        address: "appendix-facts.html#\(fact.id.lowercased())",
        confidence: fact.confidence?.lowercased().split(separator: ";").first.map(String.init),
        summary: Citations.plain("\(statement) \(source)"))
    }
    for heading in myths?.text.split(separator: "\n") ?? [] where heading.hasPrefix("### D") {
      let id = String(heading.dropFirst(4))
      byID[id] = Citation(
        address: "appendix-myths.html#\(id.lowercased())", confidence: nil,
        summary: "What people say about it, and what is right.")
    }
    self.byID = byID
  }

  /// Text without the signs of Markdown, for the tooltip of a link.
  private static func plain(_ text: String) -> String {
    text.replacing(/\[([^\]]*)\]\([^)]*\)/) { String($0.1) }
      .replacing(/<!--.*?-->/, with: "")
      .replacingOccurrences(of: "`", with: "").replacingOccurrences(of: "*", with: "")
  }
}
