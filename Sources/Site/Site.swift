import BookCompiler
import Foundation

/// The book and the reference of its engine as static pages.
public struct Site {
  private let root: URL
  private let graph: URL
  private let output: URL
  private let address: String
  private var files: [String: Data] = [:]

  /// Makes the site of a repository.
  ///
  /// - Parameters:
  ///   - graph: The folder with the symbol graph of TouchKit.
  ///   - output: The folder of the site; what is in it and no part of the site goes.
  ///   - address: Where the site will be on the web, if that is known.
  public init(root: URL, graph: URL, output: URL, address: String = "") {
    self.root = root
    self.graph = graph
    self.output = output
    self.address = address.isEmpty || address.hasSuffix("/") ? address : address + "/"
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
    let frame = PageFrame(book: book, address: address, previews: try addPreviews(of: book))
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
    var search = chapters.search + reference.search
    if let page = book[ProblemPage.source] {
      do {
        let problem = try ProblemPage(page, sections: chapters.symptoms, runs: chapters.runs)
        files[ProblemPage.address] = Data(problem.html(in: frame).utf8)
        search = problem.search + search
      } catch let problem as SiteProblem { return [problem] }
    }
    for file in catalogue.sources {
      files[SourcePage.address(of: file.path)] = Data(try file.html(in: frame).utf8)
    }
    files[MissingPage.address] = Data(MissingPage.html(in: frame).utf8)
    try addAssets()
    if !address.isEmpty { files["sitemap.xml"] = Data(sitemap.utf8) }
    files["search-index.js"] = Data(try SearchIndex.script(search).utf8)
    files[OfflineFiles.address] = Data(OfflineFiles.script(of: files).utf8)
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
      where [".css", ".js", ".svg", ".png", ".webmanifest"].contains(where: { name.hasSuffix($0) }) {
        files[prefix + name] = try Data(contentsOf: url.appendingPathComponent(name))
      }
    }
  }

  /// The picture of a page is a drawing, or what `make previews` made of it.
  private mutating func addPreviews(of book: Contents) throws -> [String: String] {
    var previews: [String: String] = [:]
    for page in book.all {
      guard let preview = Preview(of: page, root: root) else { continue }
      let drawing = Preview.drawing(of: page.name)
      files[drawing] = Data(preview.svg(bookTitle: book.first.title).utf8)
      previews[page.name] = drawing
      if let picture = try? Data(
        contentsOf: root.appendingPathComponent("\(Preview.folder)/\(page.name).png"))
      {
        previews[page.name] = "previews/\(page.name).png"
        files["previews/\(page.name).png"] = picture
      }
    }
    return previews
  }

  /// The addresses of all pages, for search engines.
  private var sitemap: String {
    let left = [MissingPage.address, WholeBook.address]
    let pages = files.keys.filter { $0.hasSuffix(".html") && !left.contains($0) }
    let lines = pages.sorted().map { "<url><loc>\(HTML.escaped(address + $0))</loc></url>" }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
      \(lines.joined(separator: "\n"))
      </urlset>

      """
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
