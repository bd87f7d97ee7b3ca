import BookCompiler
import Foundation

/// The book and the reference of its engine as static pages.
public struct Site {
  private let root: URL
  private let graph: URL
  private let output: URL
  private var files: [String: Data] = [:]

  /// Makes the site of a repository.
  ///
  /// - Parameters:
  ///   - graph: The folder with the symbol graph of TouchKit.
  ///   - output: The folder of the site; what is in it and no part of the site goes.
  public init(root: URL, graph: URL, output: URL) {
    self.root = root
    self.graph = graph
    self.output = output
  }

  /// Builds every page and writes what is new.
  ///
  /// If anything is wrong, it writes nothing and says what.
  public mutating func build() throws -> [SiteProblem] {
    let book = try Contents(root: root)
    let catalogue = try Catalogue(
      book, names: SymbolNames(graph: graph.appendingPathComponent("\(DocC.module).symbols.json")), root: root
    )
    var problems = book.problems + catalogue.problems
    if !problems.isEmpty { return problems }

    let work = output.deletingLastPathComponent().appendingPathComponent("docc")
    let compiled = try DocC.compile(catalogue, graph: graph, in: work, root: root)
    if !compiled.problems.isEmpty { return compiled.problems }
    problems = try addPages(of: book, catalogue: catalogue, compiled: compiled.pages)
    if problems.isEmpty { try write() }
    return problems
  }

  private mutating func addPages(
    of book: Contents, catalogue: Catalogue, compiled: [CompiledPage]
  ) throws -> [SiteProblem] {
    let frame = PageFrame(book: book)
    let articles = compiled.filter(\.isArticle)
    let nodes = Dictionary(uniqueKeysWithValues: articles.map { ($0.components.joined(), $0.node) })
    let pages = Dictionary(uniqueKeysWithValues: book.all.map { ($0.name, $0.address) })
    var surroundings = Surroundings(
      addresses: [:], figures: catalogue.figures, live: LiveScripts(root: root).figures,
      citations: catalogue.citations)
    for article in articles { surroundings.addresses[article.url] = pages[article.components.joined()] }

    var reference = ReferencePages(
      compiled, mentions: mentions(in: book, nodes), frame: frame, surroundings: surroundings)
    var chapters = BookPages(book, frame: frame, surroundings: reference.surroundings, nodes: nodes)
    for page in book.all {
      if let html = chapters.html(of: page) { files[page.address] = Data(html.utf8) }
    }
    files[WholeBook.address] = Data(chapters.whole.html.utf8)
    for page in reference.all() { files[page.address] = Data(page.html.utf8) }
    for file in catalogue.sources {
      files[SourcePage.address(of: file.path)] = Data(try file.html(in: frame).utf8)
    }
    try addAssets()
    files["search-index.js"] = Data(try SearchIndex.script(chapters.search + reference.search).utf8)
    return chapters.problems + reference.problems
  }

  /// The pages that link to a symbol, by its address.
  private func mentions(in book: Contents, _ nodes: [String: RenderNode]) -> [String: [BookPage]] {
    var mentions: [String: [BookPage]] = [:]
    for page in book.all {
      for reference in (nodes[page.name]?.references ?? [:]).values {
        if let url = reference.url { mentions[url, default: []].append(page) }
      }
    }
    return mentions
  }

  private mutating func addAssets() throws {
    for (folder, prefix) in [("Sources/Site/Assets", ""), (LiveScripts.path, "live/")] {
      let url = root.appendingPathComponent(folder)
      for name in (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
      where [".css", ".js", ".svg"].contains(where: { name.hasSuffix($0) }) {
        files[prefix + name] = try Data(contentsOf: url.appendingPathComponent(name))
      }
    }
  }

  /// Writes what differs and removes what is left from before.
  private func write() throws {
    let manager = FileManager.default
    let old = (manager.enumerator(atPath: output.path)?.compactMap { $0 as? String } ?? []).sorted()
    for path in old where files[path] == nil && !files.keys.contains(where: { $0.hasPrefix("\(path)/") }) {
      try? manager.removeItem(at: output.appendingPathComponent(path))
    }
    for (path, data) in files {
      let url = output.appendingPathComponent(path)
      if (try? Data(contentsOf: url)) == data { continue }
      try manager.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url)
    }
  }
}
