import Foundation

/// The links of a page to files and headings of the repository.
package struct Links {
  let path: String
  let root: URL

  package init(path: String, root: URL) {
    self.path = path
    self.root = root
  }

  /// The links that lead nowhere.
  package func problems(in text: String) -> [BookProblem] {
    var problems: [BookProblem] = []
    for (number, line) in Links.proseLines(of: text) {
      for target in Links.targets(in: line) {
        guard let cause = objection(to: target, in: text) else { continue }
        problems.append(BookProblem(cause: cause, page: path, line: number))
      }
    }
    return problems
  }

  private func objection(to target: String, in text: String) -> BookProblem.Cause? {
    if target.contains("://") || target.hasPrefix("mailto:") { return nil }
    let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let folder = root.appendingPathComponent(path).deletingLastPathComponent()
    let file = parts[0].isEmpty ? root.appendingPathComponent(path) : folder.appendingPathComponent(parts[0])
    guard FileManager.default.fileExists(atPath: file.path) else { return .noSuchFile(parts[0]) }
    guard parts.count == 2 else { return nil }
    let page = parts[0].isEmpty ? text : (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return Links.anchors(of: page).contains(parts[1])
      ? nil : .noSuchAnchor(parts[1], file: parts[0].isEmpty ? path : parts[0])
  }

  /// The anchors that GitHub gives to a page's headings.
  static func anchors(of text: String) -> Set<String> { Set(headings(of: text)) }

  /// The anchors that GitHub gives to a page's headings, in the order of the page.
  package static func headings(of text: String) -> [String] {
    var headings: [String] = []
    var anchors: Set<String> = []
    for (_, line) in proseLines(of: text) where line.hasPrefix("#") {
      let title = line.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces).lowercased()
      let kept = title.filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_" }
      let anchor = kept.replacingOccurrences(of: " ", with: "-")
      var unique = anchor
      var copies = 0
      while !anchors.insert(unique).inserted {
        copies += 1
        unique = "\(anchor)-\(copies)"
      }
      headings.append(unique)
    }
    return headings
  }

  /// The lines outside code blocks, with their numbers from 1.
  package static func proseLines(of text: String) -> [(Int, String)] {
    var isCode = false
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap {
      number, line in
      if line.drop(while: { $0 == " " }).hasPrefix("```") {
        isCode.toggle()
        return nil
      }
      return isCode ? nil : (number + 1, String(line))
    }
  }

  /// What stands in the parentheses of `[…](…)`, outside code spans.
  package static func targets(in line: String) -> [String] {
    let prose = line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .map { $0.offset.isMultiple(of: 2) ? String($0.element) : "code" }.joined()
    return prose.components(separatedBy: "](").dropFirst().compactMap { rest in
      rest.firstIndex(of: ")").map { String(rest[..<$0]) }
    }
  }
}
