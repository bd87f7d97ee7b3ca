import Foundation

/// The book as DocC wants to have it: all pages and images in one folder.
struct Catalogue {
  /// The text of each page, by its name in the folder.
  private var texts: [String: String] = [:]
  /// The images, as paths in the repository, by their names in the folder.
  private var images: [String: String] = [:]
  /// Where the pages are in the repository, by their names in the folder.
  private(set) var files: [String: String] = [:]
  private(set) var figures: [String: Figure] = [:]
  private(set) var sources: [SourcePage] = []
  private(set) var problems: [SiteProblem] = []
  let citations: Citations

  init(_ book: Contents, names: SymbolNames, root: URL) throws {
    citations = Citations(
      facts: book["chapters/appendix-facts.md"], myths: book["chapters/appendix-myths.md"])
    var linked: Set<String> = []
    for page in book.all {
      let source = ChapterSource(page, of: book, names: names, citations: citations, root: root)
      problems += source.problems
      texts["\(page.name).md"] = source.text
      files["\(page.name).md"] = page.path
      images.merge(source.images) { $1 }
      linked.formUnion(source.files)
    }
    for (name, path) in images {
      guard let svg = try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8) else {
        continue
      }
      figures[name] = Figure(svg: svg)
    }
    let pages = linked.map { SourcePage($0, root: root) }
    linked.formUnion(pages.flatMap(\.files))
    sources = linked.sorted().map { SourcePage($0, root: root) }
  }

  /// Writes the folder anew, and says whether anything in it is new.
  func write(to folder: URL) throws -> Bool {
    // DocC has only to know that the drawings are there; the pages show them themselves.
    let wanted = texts.mapValues { Data($0.utf8) }.merging(images.mapValues { _ in Data() }) { $1 }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let present = names.reduce(into: [:]) {
      $0[$1] = try? Data(contentsOf: folder.appendingPathComponent($1))
    }
    if present == wanted { return false }
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, content) in wanted { try content.write(to: folder.appendingPathComponent(name)) }
    return true
  }
}
