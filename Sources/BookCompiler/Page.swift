import Course
import Foundation

/// A Markdown page whose generated blocks can be made anew.
struct Page {
  let path: String
  let root: URL
  let labs: LabCommand
  let tests: NamedTests

  private var url: URL { root.appendingPathComponent(path) }
  private var folder: URL { url.deletingLastPathComponent() }

  /// The page with every generated block as it should be now, and everything that is wrong with it.
  func refreshed(_ text: String) -> (text: String, problems: [BookProblem]) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var problems: [BookProblem] = []
    var isCode = false
    var place = 0
    // Problems are reported by the lines of the page as it is, whatever the new blocks add.
    var growth = 0
    while place < lines.count {
      let line = lines[place]
      if line.hasPrefix("```") { isCode.toggle() }
      if !isCode {
        do throws(BookProblem.Cause) {
          if line.hasPrefix("<!--"), line.contains("-->"), !line.hasSuffix("-->") { throw .textAfterComment }
          if let directive = try Directive.parse(line) {
            let block = try self.block(for: directive)
            let old = try Page.block(of: directive, in: lines, after: place)
            if Array(lines[old]) != block {
              problems.append(BookProblem(cause: .stale(line), page: path, line: place + 1 - growth))
              lines.replaceSubrange(old, with: block)
              growth += block.count - old.count
            }
            place = old.lowerBound + block.count - 1
          }
        } catch {
          problems.append(BookProblem(cause: error, page: path, line: place + 1 - growth))
        }
      }
      place += 1
    }
    return (lines.joined(separator: "\n"), problems)
  }

  private func block(for directive: Directive) throws(BookProblem.Cause) -> [String] {
    switch directive {
    case .run(let command):
      let output = try labs.output(of: command, in: root)
      var lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      while lines.last?.isEmpty == true { lines.removeLast() }
      // The checker is run by `make`, which the page says itself.
      if command.first?.hasSuffix("-lab") == true {
        lines.insert("$ swift run \(command.joined(separator: " "))", at: 0)
      }
      return ["```text"] + lines + ["```"]
    case .listing(let file, let region):
      return ["```swift", "// \(file)", try SourceRegion(region, of: file, root: root).text, "```"].flatMap {
        $0.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      }
    case .figure(let command, let image):
      let figures = folder.appendingPathComponent(image).deletingLastPathComponent()
      try? FileManager.default.createDirectory(at: figures, withIntermediateDirectories: true)
      _ = try labs.output(of: command, in: folder)
      guard let svg = try? String(contentsOf: folder.appendingPathComponent(image), encoding: .utf8) else {
        throw .noSuchFile(image)
      }
      guard let description = svg.firstElement("desc") else { throw .noFigureDescription(image) }
      return ["![\(description)](\(image))"]
    case .exercises(let number): return ExerciseTable(try chapter(number)).lines
    case .answers(let number):
      return try AnswerSheet(try chapter(number), root: root).lines + [Directive.endOfAnswers]
    case .tests(let fact):
      let names = tests[fact]
      guard !names.isEmpty else { throw .noTest(of: fact) }
      let last = names.count - 1
      return names.enumerated().map { place, name in
        (place == 0 ? "*Tests:* " : "") + "`\(name)`" + (place == last ? "." : ",")
      }
    }
  }

  private func chapter(_ number: Int) throws(BookProblem.Cause) -> Chapter {
    guard let chapter = Course.book.chapters.first(where: { $0.number == number }) else {
      throw .noSuchChapter("\(number)")
    }
    return chapter
  }

  /// The lines below a directive that it fills: a code block, an image, a table, or a list of tests.
  private static func block(
    of directive: Directive, in lines: [String], after place: Int
  ) throws(BookProblem.Cause) -> Range<Int> {
    let start = place + 1
    guard start < lines.count else { throw .noBlock(after: lines[place]) }
    switch directive {
    case .run, .listing:
      guard lines[start].hasPrefix("```"), let end = lines[(start + 1)...].firstIndex(of: "```") else {
        throw .noBlock(after: lines[place])
      }
      return start..<(end + 1)
    case .figure:
      guard lines[start].hasPrefix("![") else { throw .noBlock(after: lines[place]) }
      return start..<(start + 1)
    case .exercises:
      guard lines[start].hasPrefix("|") else { throw .noBlock(after: lines[place]) }
      return start..<(lines[start...].firstIndex { !$0.hasPrefix("|") } ?? lines.count)
    case .answers:
      guard let end = lines[start...].firstIndex(of: Directive.endOfAnswers) else {
        throw .noBlock(after: lines[place])
      }
      return start..<(end + 1)
    case .tests:
      guard lines[start].hasPrefix("*Tests:*") else { throw .noBlock(after: lines[place]) }
      return start..<(lines[start...].firstIndex(of: "") ?? lines.count)
    }
  }

  /// The page as it was written by hand: the lines of generated blocks are empty, so that all others keep their numbers.
  static func handWritten(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var isCode = false
    var place = 0
    while place < lines.count {
      if lines[place].hasPrefix("```") { isCode.toggle() }
      if !isCode, let directive = try? Directive.parse(lines[place]),
        let block = try? Page.block(of: directive, in: lines, after: place)
      {
        for line in block { lines[line] = "" }
        place = block.upperBound
      } else {
        place += 1
      }
    }
    return lines.joined(separator: "\n")
  }
}

extension String {
  /// The text of the first XML element of a name, with its entities resolved.
  fileprivate func firstElement(_ name: String) -> String? {
    guard let open = range(of: "<\(name)"), let start = self[open.upperBound...].firstIndex(of: ">"),
      let end = range(of: "</\(name)>", range: start..<endIndex)
    else { return nil }
    let text = self[index(after: start)..<end.lowerBound]
    let plain = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")]
      .reduce(String(text)) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    return plain.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
