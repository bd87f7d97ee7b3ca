import BookCompiler
import Foundation

/// A page of the book as it stands in the repository.
struct BookPage {
  /// The file, relative to the root of the repository.
  let path: String
  let text: String
  let title: String
  /// The anchors of its headings as GitHub makes them, the title's among them.
  let anchors: [String]

  init(path: String, root: URL) throws {
    self.path = path
    let whole = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    text = BookPage.withoutTrail(BookPage.withoutTeachersPart(whole))
    title =
      text.split(separator: "\n").first { $0.hasPrefix("# ") }
      .map {
        $0.dropFirst(2).trimmingCharacters(in: .whitespaces).replacingOccurrences(of: "'", with: "’")
      } ?? path
    anchors = Links.headings(of: text)
  }

  /// The folder of the file, relative to the root of the repository.
  var folder: String { (path as NSString).deletingLastPathComponent }

  /// What DocC and the site call it: `02-hit-testing`, `appendix-facts`, and `index` for the first page.
  var name: String {
    if path == Contents.path { return "index" }
    let file = (path as NSString).lastPathComponent
    return file == "README.md"
      ? (folder as NSString).lastPathComponent : (file as NSString).deletingPathExtension
  }

  /// The number of a chapter, `nil` for any other page.
  var number: Int? { Int(name.prefix { $0.isNumber }) }

  /// The title as it stands among others of its kind: "What it costs" for "Appendix: what it costs".
  var shortTitle: String {
    let words = title.replacingOccurrences(of: "Appendix: ", with: "")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// The file of the site.
  var address: String { "\(name).html" }

  /// What is for teachers only has no place on a site that students read; other lines keep their numbers.
  private static func withoutTeachersPart(_ text: String) -> String {
    var isForTeachers = false
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      if line == "<!-- teachers -->" { isForTeachers = true }
      defer { if line == "<!-- end teachers -->" { isForTeachers = false } }
      return isForTeachers ? "" : String(line)
    }.joined(separator: "\n")
  }

  /// The line under a title that leads to other pages has no use where pages have contents beside them; other lines keep
  /// their numbers.
  private static func withoutTrail(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let title = lines.firstIndex(where: { $0.hasPrefix("# ") }),
      let start = lines[(title + 1)...].firstIndex(where: { !$0.isEmpty }),
      lines[start].firstMatch(of: /^(\[Contents\]\(|\[For teachers\]\(|Chapter \d+ of \d+ ·)/) != nil
    else { return text }
    for place in start..<(lines[start...].firstIndex(of: "") ?? lines.count) { lines[place] = "" }
    return lines.joined(separator: "\n")
  }
}
