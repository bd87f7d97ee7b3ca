/// Makes the pages of the book itself.
struct BookPages {
  let book: Contents
  let frame: PageFrame
  let surroundings: Surroundings
  let names: [String: RenderNode]

  private(set) var whole: WholeBook
  private let lostWords = LostWords()

  private(set) var problems: [SiteProblem] = []
  private(set) var search: [SearchIndex.Entry] = []
  /// The parts of the page of symptoms.
  private(set) var symptoms: [PageSection] = []
  /// Where the pages show what labs do.
  private(set) var runs = Runs()

  init(_ book: Contents, frame: PageFrame, surroundings: Surroundings, nodes: [String: RenderNode]) {
    self.book = book
    self.frame = frame
    self.surroundings = surroundings
    names = nodes
    whole = WholeBook(book, frame: frame)
  }

  /// A page, or nothing if DocC has none of it.
  mutating func html(of page: BookPage) -> String? {
    guard let node = names[page.name] else {
      problems.append(SiteProblem(.unreadable("no page"), in: page.path))
      return nil
    }
    var text = PageText(site: surroundings, references: node.references)
    text.anchors = page.anchors
    var blocks = node.body
    // A page may begin with a live figure: its place, its drawing, and a line for readers of paper.
    var touch = ""
    if let first = blocks.first, text.isPlaceOfLiveFigure(first) {
      touch = text.blocks(Array(blocks.prefix(3)))
      blocks.removeFirst(min(3, blocks.count))
    }
    var lead = ""
    if case .paragraph(let content) = blocks.first {
      lead = text.inline(content)
      blocks.removeFirst()
    }
    let isFirst = page.path == book.first.path
    let body = isFirst ? opening(lead, blocks, &text) : head(of: page, touch, lead) + text.blocks(blocks)
    problems += text.problems.map { SiteProblem($0, in: page.path, line: line(of: $0, in: page)) }
    whole.append(page, body: body)
    if let lost = lostWords.first(of: page, in: body) { problems.append(lost) }
    let sections = PageSection.all(of: body, headings: text.headings)
    runs.add(body, at: page.address)
    let timed = ReadingTime(of: page, in: book.first)?.marking(body, sections: sections) ?? body
    if page.path == ProblemPage.source {
      symptoms = sections
    } else {
      search += SearchIndex.entries(of: page, sections: sections)
    }
    return frame.html(
      title: page.title, kind: isFirst ? "first" : "page", current: page, sections: text.headings,
      isLive: text.hasLiveFigures, description: HTML.text(of: lead),
      main: "<article>\(TouchFirst.html(of: timed))</article>")
  }

  /// Where a page speaks of what is wrong.
  private func line(of cause: SiteProblem.Cause, in page: BookPage) -> Int {
    guard case .noLiveFigure(let name) = cause else { return 1 }
    let lines = page.text.split(separator: "\n", omittingEmptySubsequences: false)
    return (lines.firstIndex { $0.contains("<!-- live: \(name) ") } ?? 0) + 1
  }

  private func head(of page: BookPage, _ touch: String, _ lead: String) -> String {
    let time = ReadingTime(of: page, in: book.first).map { " · \($0.minutes) min" } ?? ""
    let eyebrow =
      page.number.map { "<p class=\"eyebrow\">Chapter \($0) of \(book.chapters.count)\(time)</p>" } ?? ""
    let anchor = page.anchors.first ?? ""
    return "\(eyebrow)<h1 id=\"\(anchor)\">\(HTML.escaped(page.title))</h1>\(touch)"
      + (lead.isEmpty ? "" : "<p class=\"lead\">\(lead)</p>") + "\n"
  }

  /// The first page begins with the book's story, its picture and a way in.
  private func opening(_ lead: String, _ blocks: [Block], _ text: inout PageText) -> String {
    var rest = blocks
    var picture = ""
    let isPicture: (Block) -> Bool = {
      if case .paragraph(let content) = $0, case .image = content.first { true } else { false }
    }
    if let place = rest.firstIndex(where: isPicture) {
      let start = place > 0 && text.isPlaceOfLiveFigure(rest[place - 1]) ? place - 1 : place
      picture = text.blocks(Array(rest[start...place]))
      rest.removeSubrange(start...place)
    }
    let start = book.pages.first { $0.number != nil }
      .map { "<a class=\"button\" href=\"\($0.address)\">Start reading</a>" }
    let minute = book.first.anchors.first { $0 == "how-to-run-everything" }
      .map { "<a class=\"button quiet\" href=\"#\($0)\">Run it in one minute</a>" }
    let problem = book[ProblemPage.source]
      .map { _ in "<a class=\"button quiet\" href=\"\(ProblemPage.address)\">\(ProblemPage.title)</a>" }
    return """
      <div class="opening"><div><h1>\(HTML.escaped(book.first.title))</h1>
      <p class="lead">\(lead)</p>
      <p class="ways">\([start, problem, minute].compactMap { $0 }.joined(separator: " "))</p></div>
      \(picture)</div>
      \(text.blocks(rest))
      """
  }
}
