import Foundation

/// Makes HTML of what DocC understood of one page.
struct PageText {
  let site: Surroundings
  let references: [String: Reference]
  /// How the page's own folder gets to the site's first one: nothing, or `../`.
  let up: String
  /// The anchors of a chapter's headings in their order; none for a page of the reference.
  var anchors: [String] = []
  /// Whether ids of facts in plain text become links, as in the comments of the engine.
  var linksFacts = false

  private(set) var problems: [SiteProblem.Cause] = []
  private(set) var headings: [(level: Int, text: String, anchor: String)] = []
  private(set) var hasLiveFigures = false
  /// The levels of the headings above the text, as the page has them.
  private var above: [Int] = []
  private var figures = 0
  private var styles: Set<String> = []
  private var live: String?
  private var logs: Set<String> = []

  init(site: Surroundings, references: [String: Reference], up: String = "") {
    self.site = site
    self.references = references
    self.up = up
  }

  /// Where an answer opens: on paper, where it stands at the end, its number is here.
  static let answerPlace = "<p class=\"answer-place\"></p>"

  // MARK: Blocks

  mutating func blocks(_ blocks: [Block]) -> String {
    var out: [String] = []
    // No drawing stands in for it: without a script there is nothing to see.
    func append(live name: String) {
      out.append("<figure class=\"live\" data-live=\"\(name)\" id=\"live-\(name)\"></figure>")
    }
    for block in blocks {
      let waiting = live
      let html = self.html(block)
      if let waiting, live == waiting {
        live = nil
        append(live: waiting)
      }
      if !html.isEmpty { out.append(html) }
    }
    if let waiting = live {
      live = nil
      append(live: waiting)
    }
    return out.joined(separator: "\n")
  }

  private mutating func html(_ block: Block) -> String {
    switch block {
    case .heading(let level, let text): return heading(level, text)
    case .paragraph(let content): return paragraph(content)
    case .aside(let name, let content):
      let label = name == "Note" ? "" : "<p class=\"label\">\(HTML.escaped(name))</p>"
      let isMyth = if case .paragraph(let first) = content.first { isMyth(first) } else { false }
      return "<blockquote\(isMyth ? " class=\"myth\"" : "")>\(label)\(blocks(content))</blockquote>"
    case .code(let syntax, let lines):
      if let log = LogText(lines, taken: logs.union(anchors)) {
        logs.insert(log.name)
        return log.html
      }
      let code = Highlighter.html(lines.joined(separator: "\n"), language: syntax)
      let kind = syntax.map { " class=\"\($0)\"" } ?? ""
      return "<pre\(kind) tabindex=\"0\"><code>\(code)</code></pre>"
    case .list(let isOrdered, let start, let items):
      let tag = isOrdered ? "ol" : "ul"
      return "<\(tag)\(start == 1 ? "" : " start=\"\(start)\"")>"
        + items.map { item(item: $0) }.joined(separator: "\n") + "</\(tag)>"
    case .table(let rows, let alignments): return table(rows, alignments)
    case .rule: return "<hr>"
    }
  }

  private func isMyth(_ content: [Inline]) -> Bool {
    if case .strong(let words) = content.first, case .text("Myth.") = words.first { true } else { false }
  }

  private mutating func heading(_ level: Int, _ text: String) -> String {
    if linksFacts && ["Overview", "Discussion"].contains(text) { return "" }
    let place = headings.count + 1
    let anchor = place < anchors.count ? anchors[place] : ""
    // What stands below a heading is one level smaller, even if the page leaves levels out.
    above.removeAll { $0 >= level }
    above.append(level)
    let level = above.count + 1
    headings.append((level, text, anchor))
    guard !anchors.isEmpty else { return "<h\(level + 1)>\(HTML.coded(text))</h\(level + 1)>" }
    return "<h\(level) id=\"\(anchor)\">\(HTML.coded(text)) \(HTML.anchor(to: anchor))</h\(level)>"
  }

  private mutating func item(item: Block.Item) -> String {
    let box = item.checked.map { "<input type=\"checkbox\" disabled\($0 ? " checked" : "")> " } ?? ""
    if item.content.count == 1, case .paragraph(let content) = item.content[0] {
      return "<li>\(box)\(inline(content))</li>"
    }
    return "<li>\(box)\(blocks(item.content))</li>"
  }

  private mutating func table(_ rows: [[[Block]]], _ alignments: [String]) -> String {
    var lines: [String] = []
    var texts: [[String]] = []
    for (place, row) in rows.enumerated() {
      var cells = ""
      var words: [String] = []
      for (column, cell) in row.enumerated() {
        let isRight = column < alignments.count && alignments[column] == "right"
        let content =
          if case .paragraph(let content) = cell.first, cell.count == 1 { breakable(inline(content)) } else {
            breakable(blocks(cell))
          }
        let tag = place == 0 && !content.isEmpty ? "th scope=\"col\"" : "td"
        cells += "<\(tag)\(isRight ? " class=\"number\"" : "")>\(content)</\(tag.prefix(2))>"
        words.append(HTML.text(of: content))
      }
      lines.append("<tr>\(cells)</tr>")
      texts.append(words)
    }
    return
      "<div class=\"table\" tabindex=\"0\" role=\"group\" aria-label=\"Table\"><table\(stacking(texts))><thead>\(lines.first ?? "")</thead><tbody>"
      + lines.dropFirst().joined(separator: "\n") + "</tbody></table></div>"
  }

  /// A cell whose long names may be broken where a part of them begins.
  private func breakable(_ content: String) -> String {
    content.replacing(/<code>([^<]{30,})<\/code>/) { match in
      "<code>\(match.1.replacing(/[.:(](?=[^):])/) { "\($0.0)<wbr>" })</code>"
    }
  }

  /// What lets a table that is too wide for a phone stand there row by row: the titles of its columns, for the style to
  /// put before the cells.
  private func stacking(_ rows: [[String]]) -> String {
    guard let titles = rows.first else { return "" }
    // In characters: a column may be no narrower than its longest word, and should hold some words in a line.
    let needed = titles.indices.map { column in
      let texts = rows.map { column < $0.count ? $0[column] : "" }
      let word = texts.flatMap { $0.split(separator: " ") }.map(\.count).max() ?? 0
      return max(word, min(texts.map(\.count).max() ?? 0, 14)) + 2
    }
    guard needed.reduce(0, +) > 50 else { return "" }
    let names = titles.enumerated().dropFirst()
      .map { "--t\($0.offset + 1):'\($0.element.replacingOccurrences(of: "'", with: "’"))'" }
    let cells = rows.dropFirst()
    // Columns without any words are there to be filled in.
    let isForm = titles.indices.contains { column in
      cells.allSatisfy { column < $0.count && $0[column].isEmpty }
    }
    let isNumbered = titles[0].isEmpty && cells.allSatisfy { ($0.first?.count ?? 0) < 5 }
    let kind = "stack\(isForm ? " form" : "")\(isNumbered ? " numbered" : "")"
    return " class=\"\(kind)\" style=\"\(HTML.escaped(names.joined(separator: ";")))\""
  }

  private mutating func paragraph(_ content: [Inline]) -> String {
    if content.isEmpty { return "" }
    if content.count == 1, case .reference(let identifier, let title) = content[0],
      let mark = mark(identifier)
    {
      switch mark {
      case .details:
        return
          "\(PageText.answerPlace)<details><summary>\(inline(title ?? references[identifier]?.titleInlineContent ?? []))</summary>"
      case .endDetails: return "</details>"
      case .live(let name):
        enter(name)
        return ""
      case .fact: return "<p class=\"facts\">\(inline(content))</p>"
      case .page: break
      }
    }
    if content.count == 1, case .image(let identifier) = content[0] { return figure(identifier) }
    if content.count == 3, case .reference(let identifier, _) = content[0],
      case .live(let name)? = mark(identifier),
      case .image(let image) = content[2]
    {
      enter(name)
      return figure(image)
    }
    let isFacts = content.allSatisfy {
      switch $0 {
      case .reference(let identifier, _): if case .fact = mark(identifier) { true } else { false }
      case .text(" "): true
      default: false
      }
    }
    return "<p\(isFacts ? " class=\"facts\"" : "")>\(inline(content))</p>"
  }

  private func mark(_ identifier: String) -> Mark? { references[identifier]?.url.flatMap { Mark($0) } }

  // MARK: Figures

  /// Whether a block only says that what is drawn next is a live figure.
  func isPlaceOfLiveFigure(_ block: Block) -> Bool {
    if case .paragraph(let content) = block, content.count == 1,
      case .reference(let identifier, _) = content[0], case .live? = mark(identifier)
    {
      return true
    }
    return false
  }

  /// What is drawn next is a live figure, if live figures were built.
  private mutating func enter(_ name: String) {
    if site.live.contains(name) {
      live = name
      hasLiveFigures = true
    } else if !site.live.isEmpty {
      problems.append(.noLiveFigure(name))
    }
  }

  private mutating func figure(_ identifier: String) -> String {
    guard let figure = site.figures[identifier] else {
      problems.append(.noFigure(identifier))
      return ""
    }
    figures += 1
    let drawing = figure.html(number: figures, known: &styles)
    let kind = "style=\"--width:\(figure.width)px\""
    guard let name = live else { return "<figure \(kind)>\(drawing)</figure>" }
    live = nil
    return "<figure class=\"live\" data-live=\"\(name)\" id=\"live-\(name)\" \(kind)>\(drawing)</figure>"
  }

  // MARK: Text

  func inline(_ content: [Inline]) -> String { content.map { html($0) }.joined() }

  private func html(_ inline: Inline) -> String {
    switch inline {
    case .text(let text): text == "\n" ? "<br>" : linksFacts ? withFacts(text) : HTML.escaped(text)
    case .code(let code): "<code>\(HTML.escaped(code))</code>"
    case .emphasis(let content): "<em>\(self.inline(content))</em>"
    case .strong(let content): "<strong>\(self.inline(content))</strong>"
    case .deleted(let content): "<del>\(self.inline(content))</del>"
    case .image(let identifier): site.figures[identifier].map { _ in "" } ?? HTML.escaped(identifier)
    case .reference(let identifier, let title): reference(identifier, title)
    }
  }

  private func reference(_ identifier: String, _ title: [Inline]?) -> String {
    let reference = references[identifier]
    let text = inline(title ?? reference?.titleInlineContent ?? [.code(reference?.title ?? identifier)])
    guard let url = reference?.url else { return text }
    switch Mark(url) {
    case .page(let path): return "<a href=\"\(up)\(HTML.escaped(path))\">\(text)</a>"
    case .fact(let id): return site.citations.byID[id].map { citation(id, $0) } ?? text
    case .live, .details, .endDetails: return ""
    case nil:
      if reference?.type == "link" { return "<a href=\"\(HTML.escaped(url))\">\(text)</a>" }
      return site.addresses[url].map { "<a class=\"symbol\" href=\"\(up)\(HTML.escaped($0))\">\(text)</a>" }
        ?? text
    }
  }

  private func citation(_ id: String, _ citation: Citations.Citation) -> String {
    let confidence = citation.confidence.map { "<span> \(HTML.escaped($0))</span>" } ?? "<span> myth</span>"
    return "<a class=\"fact\" href=\"\(up)\(citation.address)\" title=\"\(HTML.escaped(citation.summary))\">"
      + "\(id)\(confidence)</a>"
  }

  /// Plain text whose ids of facts lead to them.
  private func withFacts(_ text: String) -> String {
    guard text.contains("fact") else { return HTML.escaped(text) }
    return HTML.escaped(text).replacing(/\b[A-Z]\d{1,2}\b/) { match in
      site.citations.byID[String(match.0)].map { "<a href=\"\(up)\($0.address)\">\(match.0)</a>" }
        ?? String(match.0)
    }
  }
}
