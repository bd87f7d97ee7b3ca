/// Colors code when the site is built, so that no page needs a script for it.
struct Highlighter {
  private static let keywords: Set<Substring> = [
    "actor", "any", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue",
    "convenience",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
    "final", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "lazy", "let",
    "mutating", "nil", "open", "operator", "override", "package", "private", "protocol", "public", "repeat",
    "required", "return", "self", "Self", "some", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "unowned", "var", "weak", "where", "while",
  ]

  /// The code as HTML, with elements of the classes `c` for comments, `s` for strings, `k` for keywords, `t` for types.
  static func html(_ code: String, language: String?) -> String {
    switch language {
    case "swift": swift(code)
    case "sh": shell(code)
    default: log(code)
    }
  }

  private static func span(_ kind: String, _ text: some StringProtocol) -> String {
    "<span class=\"\(kind)\">\(HTML.escaped(text))</span>"
  }

  private static func swift(_ code: String) -> String {
    var out = ""
    var rest = code[...]
    while let first = rest.first {
      let token: Substring
      if rest.hasPrefix("//") {
        token = rest.prefix { $0 != "\n" }
        out += span("c", token)
      } else if rest.hasPrefix("/*") {
        token = rest.firstRange(of: "*/").map { rest[..<$0.upperBound] } ?? rest
        out += span("c", token)
      } else if first == "\"" {
        token = string(rest)
        out += span("s", token)
      } else if first.isLetter || first == "_" || first == "@" || first == "#" {
        token = rest.prefix { $0 == first || $0.isLetter || $0.isNumber || $0 == "_" }
        let isMember = out.hasSuffix(".")
        if keywords.contains(token) && !isMember || first == "@" || first == "#" {
          out += span("k", token)
        } else {
          out += first.isUppercase ? span("t", token) : HTML.escaped(token)
        }
      } else {
        token = rest.prefix(1)
        out += HTML.escaped(token)
      }
      rest = rest.dropFirst(token.count)
    }
    return out
  }

  /// A string literal, from its first quotation mark to its last.
  private static func string(_ code: Substring) -> Substring {
    let quotes = code.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    var place = code.index(code.startIndex, offsetBy: quotes.count)
    while place < code.endIndex {
      if code[place] == "\\" {
        place = code.index(place, offsetBy: 2, limitedBy: code.endIndex) ?? code.endIndex
      } else if code[place...].hasPrefix(quotes) {
        return code[..<code.index(place, offsetBy: quotes.count)]
      } else if code[place] == "\n", quotes.count == 1 {
        return code[..<place]
      } else {
        place = code.index(after: place)
      }
    }
    return code
  }

  private static func shell(_ code: String) -> String {
    code.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard
        let comment = line.firstRange(of: " # ") ?? (line.hasPrefix("# ") ? line.firstRange(of: "# ") : nil)
      else { return HTML.escaped(line) }
      return HTML.escaped(line[..<comment.lowerBound]) + span("c", line[comment.lowerBound...])
    }.joined(separator: "\n")
  }

  /// What a program printed, below the command that prints it.
  private static func log(_ code: String) -> String {
    guard code.hasPrefix("$ ") else { return HTML.escaped(code) }
    let command = code.prefix { $0 != "\n" }
    return span("command", command) + HTML.escaped(code.dropFirst(command.count))
  }
}
