import BookCompiler

/// The page for a reader who has a problem: every symptom, to choose or to find by what one types.
struct ProblemPage {
  static let address = "problem.html"
  static let title = "I have a problem"
  /// The page of the book that the symptoms come from.
  static let source = "chapters/appendix-symptoms.md"

  private let symptoms: [(symptom: Symptom, section: PageSection)]
  /// The anchors of the groups, by their headings.
  private let groups: [String: String]
  private let runs: Runs

  /// Takes the symptoms from their page in the book.
  ///
  /// - Parameters:
  ///   - sections: The parts of that page as the site shows them.
  ///   - runs: Where the book shows what a lab does.
  init(_ page: BookPage, sections: [PageSection], runs: Runs) throws {
    let all: [Symptom]
    do { all = try Symptom.all(in: page.text) } catch {
      throw SiteProblem(.symptoms("\(error)"), in: page.path)
    }
    let shown = sections.filter { $0.html.contains(ProblemPage.label) }
    guard all.count == shown.count else {
      throw SiteProblem(.symptoms("\(all.count) stand here, \(shown.count) are shown"), in: page.path)
    }
    symptoms = Array(zip(all, shown))
    groups = Dictionary(sections.map { ($0.heading, $0.anchor) }) { first, _ in first }
    self.runs = runs
  }

  private static let label = "<p><em>People type:</em>"

  // MARK: The page

  func html(in frame: PageFrame) -> String {
    let lead =
      "Type what you see, or choose it below. Each of the \(symptoms.count) symptoms has its cause, "
      + "a way to make sure in a minute, and a cure in Swift."
    return frame.html(
      title: ProblemPage.title, kind: "problem", description: lead,
      main: """
        <article><h1>\(ProblemPage.title)</h1>
        <form class="ask" role="search" aria-label="Symptoms" hidden><label for="problem-field">What do you see?</label>
        <input type="search" id="problem-field" placeholder="Half of my button is dead" \
        autocomplete="off" spellcheck="false"></form>
        <p id="problem-status" role="status"></p>
        <div id="problem-found"></div>
        <div id="problem-all">
        <p class="lead">\(lead)</p>
        <p class="groups">\(groupLinks)</p>
        \(groupNames.map(group).joined(separator: "\n"))
        </div></article>
        """)
  }

  private var groupNames: [String] {
    symptoms.map(\.symptom.group).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  private var groupLinks: String {
    groupNames.map { "<a href=\"#\(groups[$0] ?? "")\">\(HTML.escaped($0))</a>" }.joined(separator: "\n")
  }

  private func group(_ name: String) -> String {
    let anchor = groups[name] ?? ""
    let own = symptoms.filter { $0.symptom.group == name }.map { details(of: $0.section) }
    return "<section><h2 id=\"\(anchor)\">\(HTML.escaped(name)) \(HTML.anchor(to: anchor))</h2>"
      + "\n\(own.joined(separator: "\n"))</section>"
  }

  private func details(of section: PageSection) -> String {
    // The anchor stands inside: so a browser opens what a link leads to, even without a script.
    """
    <details class="symptom"><summary><h3>\(HTML.coded(section.heading))</h3></summary>
    <div id="\(section.anchor)">\(content(of: section))
    <p class="same"><a href="#\(section.anchor)">Link to this symptom</a></p></div></details>
    """
  }

  /// The cause first, and what people type last.
  private func content(of section: PageSection) -> String {
    guard let start = section.html.firstRange(of: ProblemPage.label),
      let end = section.html[start.upperBound...].firstRange(of: "</p>")
    else { return section.html }
    let phrases = "<p class=\"phrases\">" + section.html[start.lowerBound..<end.upperBound].dropFirst(3)
    let rest = section.html[..<start.lowerBound] + section.html[end.upperBound...]
    // What a fact says would stand here once more for every symptom that rests on it.
    let bare = rest.replacing(/\stitle="[^"]*"/, with: "")
    let command = /<code>swift run (\S+-lab\b[^<]*)<\/code>/
    return bare.replacing(command) { runs.links(to: String($0.1)) } + phrases
  }

  // MARK: The search

  /// What the search knows of the symptoms.
  var search: [SearchIndex.Entry] {
    symptoms.map { symptom, section in
      let text = SearchIndex.words(section.html.replacing(/<pre.*?<\/pre>/.dotMatchesNewlines(), with: ""))
      let cause = text.firstRange(of: "What it is. ").map { String(text[$0.upperBound...]) } ?? text
      return SearchIndex.Entry(
        page: ProblemPage.title, heading: section.heading.replacingOccurrences(of: "`", with: ""),
        address: "\(ProblemPage.address)#\(section.anchor)",
        text: cause, phrases: symptom.phrases)
    }
  }
}
