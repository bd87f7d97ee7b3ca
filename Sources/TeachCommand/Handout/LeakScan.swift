import Course
import Foundation
import HostSystem
import Judge

/// Searches files for what students must not get: paragraphs of solutions, other right answers, wrong answers, and the
/// words in which the project speaks of these.
struct LeakScan {
  struct Leak: Equatable {
    let file: String
    /// Where the text comes from.
    let source: String
  }

  private struct Secret {
    let source: String
    let text: Essence
  }

  private let secrets: [Secret]
  /// The names and claims of wrong answers.
  private let words: [(source: String, name: String, claim: Needle)]
  /// What the engine says itself, for all to read: no secrets, but a teacher may want to know.
  let inTheOpen: [Leak]
  /// Paragraphs too short to tell from code that anybody writes.
  let tooShort: Int

  var count: Int { secrets.count + 2 * words.count }

  init(root: Root, course: Course) throws {
    var found: [(source: String, lines: [Substring], starter: String)] = []
    var words: [(source: String, name: String, claim: Needle)] = []
    for chapter in course.chapters {
      for exercise in chapter.exercises {
        let files = chapter.files(of: exercise)
        for handedOut in chapter.handedOut(for: exercise) {
          let master = try Files.source(root.absolute(handedOut.solution))
          let starter = try Files.source(root.absolute(handedOut.starter))
          for region in Master(text: master, path: handedOut.solution).solutions() {
            for paragraph in region.split(whereSeparator: { $0.allSatisfy(\.isWhitespace) }) {
              found.append((handedOut.solution, Array(paragraph), starter))
            }
          }
        }
        let starter = try Files.source(root.absolute(files.starter))
        let alternatives = Files.swiftFiles(in: root.absolute(files.solutionsFolder))
          .filter { $0.hasPrefix(exercise.stem + ".") && $0 != exercise.stem + ".swift" }
          .map { "\(files.solutionsFolder)/\($0)" }
        for path in alternatives {
          let text = try Files.source(root.absolute(path))
          found.append((path, text.split(separator: "\n"), starter))
        }
        let wrong = WrongAnswers(files: files, root: root)
        for mutant in try wrong.mutants() {
          let source = "\(files.mutants):\(mutant.line)"
          found.append((source, try wrong.text(of: mutant).split(separator: "\n"), starter))
          words.append((source, mutant.name, Needle(Self.running(mutant.claim))))
        }
      }
    }
    let all = found.map { (secret: Secret(source: $0.source, text: Essence($0.lines)), starter: $0.starter) }
    let long = all.filter { $0.secret.text.isTelling }
    tooShort = all.count - long.count
    // What the starter says itself is no secret.
    let told = long.filter { !Essence($0.starter.split(separator: "\n")).contains($0.secret.text) }.map(
      \.secret)
    let engine = "Sources/TouchKit"
    let engineFiles = try Files.swiftFilesBelow(root.absolute(engine)).map { name in
      let path = "\(engine)/\(name)"
      return (path: path, text: Essence(try Files.source(root.absolute(path)).split(separator: "\n")))
    }
    var secrets: [Secret] = []
    var inTheOpen: [Leak] = []
    for secret in told {
      if let file = engineFiles.first(where: { $0.text.contains(secret.text) }) {
        let leak = Leak(file: file.path, source: secret.source)
        if !inTheOpen.contains(leak) { inTheOpen.append(leak) }
      } else {
        secrets.append(secret)
      }
    }
    self.secrets = secrets
    self.words = words
    self.inTheOpen = inTheOpen
  }

  /// Where secrets are, in files given by path and text.
  func leaks(in files: [String: String]) -> [Leak] {
    files.sorted { $0.key < $1.key }.flatMap { path, text in
      if path.split(separator: "/").contains(where: { $0 == "Solutions" || $0 == "Mutants" }) {
        return [Leak(file: path, source: path)]
      }
      let essence = Essence(text.split(separator: "\n"))
      let names = Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") })
      let running = Needle(Self.running(text))
      return secrets.filter { essence.contains($0.text) }.map { Leak(file: path, source: $0.source) }
        + words.filter { names.contains(Substring($0.name)) || running.contains($0.claim) }
        .map { Leak(file: path, source: $0.source) }
    }
  }

  /// A text as one line, so that it does not matter where its lines end, or whether they are comments.
  private static func running(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).filter { !["//", "///", "#", "<!--"].contains($0) }
      .joined(separator: " ")
  }
}

/// Lines without what an editor or a hasty hand changes: white space, and comment signs or whole comments.
private struct Essence {
  private let withComments: Needle
  private let codeOnly: Needle

  init(_ lines: some Sequence<Substring>) {
    let bare = lines.map { line in line.filter { !$0.isWhitespace } }
    withComments = Needle(bare.map { String($0.drop { $0 == "/" }) }.joined())
    codeOnly = Needle(bare.filter { !$0.hasPrefix("//") }.joined())
  }

  /// What is as short as `tap.cancelsTouchesInView = false` is in everyone's code.
  var isTelling: Bool { codeOnly.count >= 32 }

  func contains(_ other: Essence) -> Bool {
    withComments.contains(other.withComments) || codeOnly.contains(other.codeOnly)
  }
}

/// A text that is searched, or searched for, hundreds of thousands of times: byte by byte, because letter by letter it
/// takes minutes.
private struct Needle {
  /// The bytes and a zero.
  private let bytes: [UInt8]

  init(_ text: String) { bytes = text.utf8.filter { $0 != 0 } + [0] }

  var count: Int { bytes.count - 1 }

  func contains(_ other: Needle) -> Bool {
    bytes.withUnsafeBytes { own in
      other.bytes.withUnsafeBytes { other in
        guard let own = own.baseAddress, let other = other.baseAddress else { return false }
        return strstr(own.assumingMemoryBound(to: CChar.self), other.assumingMemoryBound(to: CChar.self))
          != nil
      }
    }
  }
}
