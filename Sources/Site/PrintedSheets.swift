/// What is handed out on paper, one sheet for each page.
struct PrintedSheets {
  static let address = "sheets.html"

  /// The pages, and whether each heading of one begins a sheet of its own.
  static let sources: [(path: String, isDivided: Bool)] = [
    ("chapters/teaching/sheet.md", false),
    ("chapters/teaching/prediction-sheets.md", true),
    ("chapters/teaching/cards.md", true),
    ("chapters/teaching/quiz.md", true),
    ("chapters/teaching/feedback.md", false),
  ]

  let surroundings: Surroundings
  private(set) var problems: [SiteProblem] = []
  private var sheets: [String] = []

  init(surroundings: Surroundings) { self.surroundings = surroundings }

  mutating func append(_ page: BookPage, _ node: RenderNode, isDivided: Bool) {
    var text = PageText(site: surroundings, references: node.references)
    let parts =
      isDivided ? TeachingPart.all(of: node.body) : [TeachingPart(title: page.title, blocks: node.body)]
    for part in parts {
      sheets.append(
        """
        <section class="sheet" data-page="\(page.name)">
        <h2>\(HTML.escaped(part.title))</h2>
        \(text.blocks(part.content))
        </section>
        """)
    }
    problems += text.problems.map { SiteProblem($0, in: page.path) }
  }

  var main: String { "<h1>Sheets</h1>\n" + sheets.joined(separator: "\n") }
}
