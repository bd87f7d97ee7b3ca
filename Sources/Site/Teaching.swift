import Foundation

/// What teachers show and print: slides and sheets, each in one file that needs no other.
///
/// The site that readers see has none of it.
public struct Teaching {
  /// The names of the files.
  public static let files = [SlideShow.address, PrintedSheets.address]

  private let root: URL
  private let graph: URL
  private let output: URL

  /// Makes slides and sheets of a repository.
  ///
  /// - Parameters:
  ///   - graph: The folder with the symbol graph of TouchKit.
  ///   - output: The folder of the two files.
  public init(root: URL, graph: URL, output: URL) {
    self.root = root
    self.graph = graph
    self.output = output
  }

  /// Writes both files.
  ///
  /// If anything is wrong, it writes nothing and says what.
  public func build() throws -> [SiteProblem] {
    let pages = try Contents(of: SlideShow.path, PrintedSheets.sources.map(\.path), root: root)
    let catalogue = try Catalogue(pages, names: SymbolNames(paths: [:]), root: root)
    if !catalogue.problems.isEmpty { return catalogue.problems }
    let work = output.deletingLastPathComponent().appendingPathComponent("docc-teaching")
    let compiled = try DocC.compile(catalogue, graph: graph, in: work, root: root)
    if !compiled.problems.isEmpty { return compiled.problems }

    let live = LiveScripts(root: root)
    let nodes = Dictionary(
      uniqueKeysWithValues: compiled.pages.filter(\.isArticle).map { ($0.components.joined(), $0.node) })
    let surroundings = Surroundings(
      addresses: [:], figures: catalogue.figures, live: live.figures, citations: catalogue.citations)
    var sheets = PrintedSheets(surroundings: surroundings)
    for (page, source) in zip(pages.pages, PrintedSheets.sources) {
      guard let node = nodes[page.name] else { return [SiteProblem(.unreadable("no page"), in: page.path)] }
      sheets.append(page, node, isDivided: source.isDivided)
    }
    guard let node = nodes[pages.first.name] else {
      return [SiteProblem(.unreadable("no page"), in: pages.first.path)]
    }
    var slides = SlideShow(node, surroundings: surroundings)
    let show = SingleFile(
      title: pages.first.title, styles: [try colors(), try live.style(), try asset("slides.css")],
      scripts: try live.scripts() + [try asset("slides.js")], main: slides.main(title: pages.first.title))
    let paper = SingleFile(
      title: "Sheets", styles: [try colors(), try asset("sheets.css")], main: sheets.main)
    let problems = sheets.problems + slides.text.problems.map { SiteProblem($0, in: pages.first.path) }
    if !problems.isEmpty { return problems }

    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    for (name, file) in zip(Teaching.files, [show, paper]) {
      try Data(file.html.utf8).write(to: output.appendingPathComponent(name))
    }
    return []
  }

  private func asset(_ name: String) throws -> String {
    try String(
      contentsOf: root.appendingPathComponent("Sources/Site/Assets/Teaching/\(name)"), encoding: .utf8)
  }

  /// The colors of paper, from the style of the site.
  private func colors() throws -> String {
    let style = try String(
      contentsOf: root.appendingPathComponent("Sources/Site/Assets/page.css"), encoding: .utf8)
    return style.firstMatch(of: /:root \{[^}]*\}\n/).map { String($0.0) } ?? ""
  }
}
