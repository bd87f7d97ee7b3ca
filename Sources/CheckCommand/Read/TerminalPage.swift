import HostSystem

/// A page of the book as lines for a terminal.
struct TerminalPage {
  /// What becomes of what the page keeps closed.
  enum Answers: Equatable {
    case hidden, all
    /// One of them alone, counted from 1, without the rest of the page.
    case one(Int)
  }

  private enum Block {
    case heading(String, level: Int)
    case paragraph(String)
    /// The sign in front, and the text.
    case item(sign: String, String)
    case code(String)
  }

  private var blocks: [Block] = []
  /// How many answers the page keeps closed; what stands inside another one isn't counted.
  private(set) var answerCount = 0

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - text: The page in Markdown.
  ///   - command: What was typed to read it, to which the number of an answer is added.
  init(_ text: String, answers: Answers, command: String) {
    var isCode = false
    var depth = 0
    var isShown: Bool {
      switch answers {
      case .hidden: depth == 0
      case .all: true
      case .one(let number): depth > 0 && number == answerCount
      }
    }
    // A paragraph or an item goes on in the next line.
    var isOpen = false
    for line in Self.withoutComments(text).split(separator: "\n", omittingEmptySubsequences: false) {
      var words = line.drop { $0 == " " }
      // What is quoted stands like the rest.
      if !isCode, words.hasPrefix(">") { words = words.dropFirst().drop { $0 == " " } }
      if words.hasPrefix("</details") {
        depth -= depth > 0 ? 1 : 0
        isOpen = false
      } else if words.hasPrefix("<details") {
        let isInView = isShown
        depth += 1
        if depth == 1 { answerCount += 1 }
        let note = isShown ? "" : " (hidden; \(command) ANSWERS=\(answerCount) shows it)"
        if isInView || isShown { blocks.append(.item(sign: "▸ ", Self.summary(words) + note)) }
        isOpen = false
      } else if !isShown {
        continue
      } else if words.hasPrefix("```") {
        isCode.toggle()
        isOpen = false
      } else if isCode {
        blocks.append(.code(String(line)))
      } else if words.isEmpty || words.hasPrefix("|--") || words.hasPrefix("<") {
        isOpen = false
      } else if isOpen, Self.sign(of: words) == nil, !words.hasPrefix("#") {
        goOn(String(words))
      } else {
        begin(words)
        isOpen = !words.hasPrefix("#") && !words.hasPrefix("|")
      }
    }
  }

  private mutating func begin(_ words: Substring) {
    if words.hasPrefix("#") {
      let level = words.prefix { $0 == "#" }.count
      blocks.append(.heading(Self.plain(String(words.dropFirst(level + 1))), level: level))
    } else if words.hasPrefix("|") {
      let cells = words.split(separator: "|").map { $0.trimmed }.filter { !$0.isEmpty }
      blocks.append(.item(sign: "| ", cells.joined(separator: " — ")))
    } else if let sign = Self.sign(of: words) {
      blocks.append(.item(sign: sign, String(words.dropFirst(sign.count))))
    } else {
      blocks.append(.paragraph(String(words)))
    }
  }

  private mutating func goOn(_ words: String) {
    switch blocks.removeLast() {
    case .item(let sign, let text): blocks.append(.item(sign: sign, "\(text) \(words)"))
    case .paragraph(let text): blocks.append(.paragraph("\(text) \(words)"))
    case let other: blocks += [other, .paragraph(words)]
    }
  }

  /// The lines, each of at most so many characters; code is left as it is.
  func lines(within columns: Int) -> [String] {
    var lines: [String] = []
    var isCode = false
    for block in blocks {
      if case .code(let line) = block {
        if !isCode { lines.append("") }
        lines.append("    \(line)")
        isCode = true
        continue
      }
      switch block {
      case .heading(let title, let level):
        lines += ["", title, String(repeating: level == 1 ? "=" : "-", count: title.count)]
      case .paragraph(let text): lines += [""] + Self.plain(text).wrapped(to: columns)
      case .item(let sign, let text):
        // The words of an item stand below one another, beside its sign.
        let indent = String(repeating: " ", count: sign.count)
        let wrapped = (indent + Self.plain(text)).wrapped(to: columns)
        lines += [sign + wrapped[0].dropFirst(sign.count)] + wrapped.dropFirst()
      case .code: break
      }
      isCode = false
    }
    return lines
  }

  private static func summary(_ line: Substring) -> String {
    let parts = line.split(separator: "<summary>", maxSplits: 1)
    return parts.last.map { String($0.prefix { $0 != "<" }) } ?? ""
  }

  /// What an item of a list begins with.
  private static func sign(of words: Substring) -> String? {
    if words.hasPrefix("- ") { return "- " }
    let number = words.prefix { $0.isNumber }
    return !number.isEmpty && words.dropFirst(number.count).hasPrefix(". ") ? "\(number). " : nil
  }

  private static func withoutComments(_ text: String) -> String {
    text.split(separator: "<!--", omittingEmptySubsequences: false).enumerated().map { place, part in
      place == 0 ? String(part) : String(part.split(separator: "-->", maxSplits: 1).dropFirst().first ?? "")
    }.joined()
  }

  /// Words without markup: a link is its text, a picture what it shows.
  private static func plain(_ text: String) -> String {
    text.replacing(/!\[([^\]]*)\]\([^)]*\)/) { "[picture: \($0.output.1)]" }
      .replacing(/\[([^\]]*)\]\([^)]*\)/) { $0.output.1 }
      .replacing("**", with: "")
      .replacing(/\*([^*\s](?:[^*]*[^*\s])?)\*/) { $0.output.1 }
      .replacing(/<\/?[a-z]+>/, with: "")
  }
}

extension Substring {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
