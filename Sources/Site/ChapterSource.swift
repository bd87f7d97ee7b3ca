import BookCompiler
import Foundation

/// A page of the book as DocC reads it: line by line the same, with marks in place of what DocC would lose.
struct ChapterSource {
  /// The text for DocC.
  private(set) var text = ""
  /// What has no place on the site.
  private(set) var problems: [SiteProblem] = []
  /// Files of the repository that the page links to.
  private(set) var files: Set<String> = []
  /// The images, as paths in the repository, by the names that DocC knows them by.
  private(set) var images: [String: String] = [:]

  private let page: BookPage
  private let book: Contents
  private let names: SymbolNames
  private let citations: Citations
  private let root: URL
  private var linked: Set<String> = []
  private var isInDetails = false

  init(_ page: BookPage, of book: Contents, names: SymbolNames, citations: Citations, root: URL) {
    self.page = page
    self.book = book
    self.names = names
    self.citations = citations
    self.root = root
    problems = Links(path: page.path, root: root).problems(in: page.text)
      .map { SiteProblem(.broken(link: $0.words), in: page.path, line: $0.line) }
    text = convert(page.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
      .joined(separator: "\n")
    if isInDetails { problems.append(SiteProblem(.details, in: page.path)) }
  }

  /// The heading that is put before a page's first paragraph, for DocC only.
  static let opening = "Overview"

  // MARK: Lines

  private mutating func convert(_ lines: [String]) -> [String] {
    var fence: String?
    let title = lines.firstIndex { $0.hasPrefix("# ") } ?? -1
    return lines.enumerated().map { place, line in
      // DocC would take the first paragraph for an abstract, and forget where its links lead.
      if place == title + 1, line.isEmpty { return "## \(ChapterSource.opening)" }
      let trimmed = line.trimmingCharacters(in: .whitespaces)
      if let open = fence {
        if trimmed == open { fence = nil }
        return line
      }
      if trimmed.hasPrefix("```") {
        fence = String(trimmed.prefix { $0 == "`" })
        let language = String(trimmed.drop { $0 == "`" })
        if !["", "swift", "sh", "text"].contains(language) { report(.codeLanguage(language), place) }
        return line
      }
      do throws(Objection) { return try prose(line) } catch {
        report(error.cause, place)
        return ""
      }
    }
  }

  private struct Objection: Error {
    let cause: SiteProblem.Cause
    init(_ cause: SiteProblem.Cause) { self.cause = cause }
  }

  private mutating func report(_ cause: SiteProblem.Cause, _ place: Int) {
    problems.append(SiteProblem(cause, in: page.path, line: place + 1))
  }

  private mutating func prose(_ line: String) throws(Objection) -> String {
    if line.hasPrefix("#") { linked = [] }
    if line.isEmpty { return line }
    if line.hasPrefix("<details"), let summary = line.wholeMatch(of: /<details><summary>(.+)<\/summary>/) {
      if isInDetails { throw Objection(.details) }
      isInDetails = true
      return Mark.details.link(String(summary.1))
    }
    if line == "</details>" {
      if !isInDetails { throw Objection(.details) }
      isInDetails = false
      return Mark.endDetails.link("end")
    }
    if line.hasPrefix("@") { throw Objection(.directive(String(line.prefix { $0 != " " }))) }
    if let place = line.firstRange(of: "![") {
      guard place.lowerBound == line.startIndex else { throw Objection(.imageInText) }
      return targets(in: line, isImage: true)
    }
    if line.hasPrefix("> [!"), let alert = line.firstMatch(of: /^> (\[![A-Z]+\])/) {
      throw Objection(.alert(String(alert.1)))
    }
    // Code spans stand at the odd places, whatever is in them.
    let pieces = try comments(in: line).split(separator: "`", omittingEmptySubsequences: false).map(
      String.init)
    guard pieces.count % 2 == 1 else { return targets(in: try plain(pieces.joined(separator: "`"))) }
    var out = ""
    for (place, piece) in pieces.enumerated() {
      if place.isMultiple(of: 2) {
        out += try plain(piece)
      } else {
        out += span(piece, after: out, isHeading: line.hasPrefix("#"))
      }
    }
    return targets(in: out)
  }

  /// Text without code spans, which may hold no HTML.
  private func plain(_ text: String) throws(Objection) -> String {
    if text.contains("[^") { throw Objection(.footnote) }
    if text.contains("<"), let tag = text.firstMatch(of: /<\/?[A-Za-z][^>:]*>/) {
      throw Objection(.html(String(tag.0)))
    }
    return text
  }

  // MARK: Comments

  /// The line with each comment as what it stands for on the site.
  private func comments(in line: String) throws(Objection) -> String {
    var out = ""
    var rest = line[...]
    while let start = rest.firstRange(of: "<!--") {
      guard let end = rest[start.upperBound...].firstRange(of: "-->") else {
        throw Objection(.unfinishedComment)
      }
      out += rest[..<start.lowerBound]
      out += try comment(String(rest[start.upperBound..<end.lowerBound]))
      rest = rest[end.upperBound...]
    }
    return out + rest
  }

  private static let directives: Set = ["run", "listing", "figure", "exercises", "tests", "forwardingLimit"]

  private func comment(_ text: String) throws(Objection) -> String {
    let content = text.trimmingCharacters(in: .whitespaces)
    if let colon = content.firstIndex(of: ":") {
      let word = String(content[..<colon])
      if word == "live" {
        let name = content[content.index(after: colon)...].trimmingCharacters(in: .whitespaces)
        return Mark.live(name).link("live")
      }
      if ChapterSource.directives.contains(word) { return "" }
      throw Objection(.comment(text))
    }
    let ids = content.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    var links: [String] = []
    for id in ids {
      // A scenario is named for the tests; the log beside it says its name to readers.
      if id.wholeMatch(of: /(SP|TE|HT|RC|GR|CT|SD)\d+/) != nil { continue }
      guard id.wholeMatch(of: /[A-Z]\d+/) != nil else { throw Objection(.comment(text)) }
      // A slip of one text is explained on the teachers' page, which the site doesn't have.
      if id.hasPrefix("D"), citations.byID[id] == nil { continue }
      guard citations.byID[id] != nil else { throw Objection(.noFact(id)) }
      links.append(Mark.fact(id).link(id))
    }
    return links.joined(separator: " ")
  }

  // MARK: Links

  /// A code span; the first one of a section that names a symbol of TouchKit leads to it.
  private mutating func span(_ code: String, after text: String, isHeading: Bool) -> String {
    let isInLink = text.lastIndex(of: "[").map { !text[$0...].contains("]") } ?? false
    guard !isHeading, !isInLink, !text.hasSuffix("`"), let path = names[code], linked.insert(code).inserted
    else { return "`\(code)`" }
    return "[`\(code)`](<doc:\(path)>)"
  }

  /// The line with its links and images as the site has them; that they lead somewhere is known.
  private mutating func targets(in line: String, isImage: Bool = false) -> String {
    var out = ""
    var rest = line[...]
    while rest.contains("]("), let match = rest.firstMatch(of: /\]\(([^)<]*(\([^)]*\))?[^)<]*)\)/) {
      out += rest[..<match.range.lowerBound]
      out += "](<\(address(of: String(match.1), isImage: isImage))>)"
      rest = rest[match.range.upperBound...]
    }
    return out + rest
  }

  private mutating func address(of target: String, isImage: Bool) -> String {
    if target.contains("://") || target.hasPrefix("mailto:") { return target }
    let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let anchor = parts.count == 2 ? "#\(parts[1])" : ""
    let path =
      parts[0].isEmpty ? page.path : NSString(string: "\(page.folder)/\(parts[0])").standardizingRelativePath
    if isImage {
      let name = "\(page.name)--\((path as NSString).lastPathComponent)"
      images[name] = path
      return name
    }
    if let other = book[path] { return Mark.page(other.address + anchor).address }
    files.insert(path)
    return Mark.page(SourcePage.address(of: path)).address
  }
}

extension NSString {
  /// The path without `..` and `.`, without a look at the disk.
  var standardizingRelativePath: String {
    var parts: [Substring] = []
    for part in (self as String).split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }
}
