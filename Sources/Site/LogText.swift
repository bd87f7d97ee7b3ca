import Foundation

/// A log as HTML, whose lines can be linked to.
struct LogText {
  /// The log's own anchor; its third line is `name.3`.
  let name: String
  private let lines: [String]

  /// A log that a lab has printed, or `nil` for any other code.
  ///
  /// - Parameter taken: The anchors of the page that are in use.
  init?(_ lines: [String], taken: Set<String>) {
    guard let first = lines.first, first.hasPrefix("$ swift run ") else { return nil }
    let words = first.split(separator: " ").dropFirst(3)
    // The scenario names a log better than its place in the page, which changes.
    let word = words.dropFirst().first { !$0.hasPrefix("-") } ?? words.first ?? "log"
    let name = word.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "-" }
    var unique = name
    var copies = 1
    while taken.contains(unique) {
      copies += 1
      unique = "\(name)-\(copies)"
    }
    self.name = unique
    self.lines = lines
  }

  var html: String {
    let text = Highlighter.html(lines.joined(separator: "\n"), language: nil)
    let marked = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
      $0.offset == 0 || $0.element.isEmpty
        ? String($0.element) : "<span id=\"\(name).\($0.offset + 1)\">\($0.element)</span>"
    }
    return "<pre id=\"\(name)\" class=\"text log\" tabindex=\"0\"><code>"
      + marked.joined(separator: "\n") + "</code></pre>"
  }
}
