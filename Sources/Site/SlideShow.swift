/// Slides: one for each heading of a page.
struct SlideShow {
  static let path = "chapters/teaching/slides.md"
  static let address = "slides.html"

  let parts: [TeachingPart]
  private(set) var text: PageText

  init(_ node: RenderNode, surroundings: Surroundings) {
    parts = TeachingPart.all(of: node.body)
    text = PageText(site: surroundings, references: node.references)
  }

  /// The slides, with the notes that a key shows.
  mutating func main(title: String) -> String {
    var slides = ["<h1>\(HTML.escaped(title))</h1>"]
    for (place, part) in parts.enumerated() {
      let content = text.blocks(part.content)
      let figures = content.components(separatedBy: "<figure").count - 1
      let kind = content.contains("<figure class=\"live\"") ? "live" : "\(figures)"
      slides.append(
        """
        <section class="slide" id="\(place + 1)" data-figures="\(kind)">
        <h2>\(HTML.escaped(part.title))</h2>
        \(content)
        <aside class="notes" aria-label="Notes">\(text.blocks(part.notes))</aside>
        <p class="number">\(place + 1)</p>
        </section>
        """)
    }
    return slides.joined(separator: "\n")
  }
}
