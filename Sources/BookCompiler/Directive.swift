/// A comment of a page that says where the block below it comes from.
///
/// - `<!-- run: hit-testing-lab --scenario HT1 -->`: a code block with the command and what it prints; `--part`,
///   `--only`, `--from` and `--to` choose from it.
/// - `<!-- listing: Sources/….swift#region -->`: a code block with the file's name and a region of it.
/// - `<!-- figure: hit-testing-lab --scenario HT1 --svg figures/ht1.svg -->`: an image that the command writes, with
///   the alternative text that it holds.
/// - `<!-- exercises: 2 -->`: a table of a chapter's exercises.
/// - `<!-- answers: 2 -->`: their solutions with what there is to say about them, up to `<!-- end answers -->`.
/// - `<!-- tests: H13 -->`: the names of the tests that show a fact.
/// - `<!-- live: hit-testing -->`: a place for a live figure of the web page; nothing on this side fills it.
enum Directive: Equatable {
  case run(command: [String])
  case listing(file: String, region: String)
  case figure(command: [String], image: String)
  case exercises(chapter: Int)
  case answers(chapter: Int)
  case tests(fact: String)

  /// The line that ends a block of answers.
  static let endOfAnswers = "<!-- end answers -->"

  /// The directive that a line of a page holds, or `nil` for any other line.
  static func parse(_ line: String) throws(BookProblem.Cause) -> Directive? {
    guard line.hasPrefix("<!-- "), line.hasSuffix(" -->"), let colon = line.firstIndex(of: ":") else {
      return nil
    }
    let word = String(line[line.index(line.startIndex, offsetBy: 5)..<colon])
    guard !word.isEmpty, word.allSatisfy(\.isLetter) else { return nil }
    let rest = line[line.index(after: colon)...].dropLast(4).split(separator: " ").map(String.init)
    switch word {
    case "run":
      if rest.contains("|") { throw .pipe(rest.joined(separator: " ")) }
      return .run(command: rest)
    case "listing":
      let parts = (rest.first ?? "").split(separator: "#").map(String.init)
      guard parts.count == 2 else { throw .noSuchRegion("", file: rest.first ?? "") }
      return .listing(file: parts[0], region: parts[1])
    case "figure":
      guard let option = rest.firstIndex(of: "--svg"), option + 1 < rest.count else {
        throw .noFigureDescription(rest.joined(separator: " "))
      }
      return .figure(command: rest, image: rest[option + 1])
    case "exercises":
      guard let number = rest.first.flatMap({ Int($0) }) else { throw .noSuchChapter(rest.first ?? "") }
      return .exercises(chapter: number)
    case "answers":
      guard let number = rest.first.flatMap({ Int($0) }) else { throw .noSuchChapter(rest.first ?? "") }
      return .answers(chapter: number)
    case "tests": return .tests(fact: rest.first ?? "")
    // A place for a figure that only the web page can show.
    case "live": return nil
    default: throw .unknownDirective(word)
    }
  }
}
