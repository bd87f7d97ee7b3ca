import BookCompiler
import Foundation

/// The pages of the book in the order in which its table of contents links to them.
struct Contents {
  static let path = "chapters/README.md"

  /// The table of contents itself.
  let first: BookPage
  /// All other pages.
  let pages: [BookPage]
  /// Pages that no one finds.
  let problems: [SiteProblem]

  init(root: URL) throws {
    first = try BookPage(path: Contents.path, root: root)
    let folder = root.appendingPathComponent("chapters")
    let found = (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".md") && $0 != "README.md" && !$0.hasPrefix("teaching/") }.sorted()
    var listed: [String] = []
    for (_, line) in Links.proseLines(of: first.text) {
      for target in Links.targets(in: line) {
        let path = target.prefix { $0 != "#" }
        if found.contains(String(path)), !listed.contains(String(path)) { listed.append(String(path)) }
      }
    }
    pages = try listed.map { try BookPage(path: "chapters/\($0)", root: root) }
    problems = found.filter { !listed.contains($0) }.map { SiteProblem(.unlisted, in: "chapters/\($0)") }
  }

  /// Pages that are no part of the book, in this order.
  init(of first: String, _ others: [String], root: URL) throws {
    self.first = try BookPage(path: first, root: root)
    pages = try others.map { try BookPage(path: $0, root: root) }
    problems = []
  }

  var all: [BookPage] { [first] + pages }
  var chapters: [BookPage] { pages.filter { $0.number != nil } }

  subscript(path: String) -> BookPage? { all.first { $0.path == path } }

  func previous(of page: BookPage) -> BookPage? {
    pages.firstIndex { $0.path == page.path }.flatMap { $0 > 0 ? pages[$0 - 1] : first }
  }

  func next(of page: BookPage) -> BookPage? {
    guard let place = all.firstIndex(where: { $0.path == page.path }) else { return nil }
    return place + 1 < all.count ? all[place + 1] : nil
  }
}
