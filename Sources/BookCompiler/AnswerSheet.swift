import Course
import Foundation

/// The solutions of a chapter's exercises, and what their files say about other right and about wrong answers.
struct AnswerSheet {
  private let chapter: Chapter
  private let root: URL

  init(_ chapter: Chapter, root: URL) {
    self.chapter = chapter
    self.root = root
  }

  var lines: [String] {
    get throws(BookProblem.Cause) {
      var lines: [String] = []
      for exercise in chapter.exercises { lines += try self.lines(of: exercise) }
      return lines
    }
  }

  private func lines(of exercise: Exercise) throws(BookProblem.Cause) -> [String] {
    let files = chapter.files(of: exercise)
    return ["", "### \(exercise.id) \(exercise.title)", "", exercise.goal, "", "```swift"]
      + (try solution(files)) + ["```"]
      + list(
        "Other right answers:",
        try alternatives(exercise, files).map { "[`\($0.name)`](\(link($0.path))). \($0.comment)" })
      + list(
        "[Wrong answers](\(link(files.mutants))) that the checks know, each with the check that catches it:",
        try mutants(files).map { "`\($0.name)` \($0.claim): `\($0.caughtBy)`." })
  }

  private func list(_ heading: String, _ items: [String]) -> [String] {
    items.isEmpty ? [] : ["", heading, ""] + items.map { "- \($0)" }
  }

  private func link(_ path: String) -> String { "../../\(path)" }

  /// The finished file without its statement, which the student has read, and without imports.
  private func solution(_ files: ExerciseFiles) throws(BookProblem.Cause) -> [String] {
    let master = Master(text: try text(of: files.solution), path: files.solution)
    let finished: String
    do { finished = try master.solution() } catch { throw .wrongMarker(error) }
    var lines = finished.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if let start = lines.firstIndex(where: { $0.hasPrefix("/// Exercise ") }) {
      let end = lines[start...].firstIndex { !$0.hasPrefix("///") } ?? lines.count
      lines.removeSubrange(start..<end)
    }
    lines.removeAll { $0.hasPrefix("import ") }
    while lines.first?.isEmpty == true { lines.removeFirst() }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  private func alternatives(
    _ exercise: Exercise, _ files: ExerciseFiles
  ) throws(BookProblem.Cause) -> [(name: String, path: String, comment: String)] {
    let folder = root.appendingPathComponent(files.solutionsFolder).path
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    var found: [(name: String, path: String, comment: String)] = []
    for name in names where name.hasPrefix(exercise.stem + ".") && name != exercise.stem + ".swift" {
      let path = "\(files.solutionsFolder)/\(name)"
      found.append((name, path, comment(in: try text(of: path))))
    }
    return found
  }

  private func mutants(_ files: ExerciseFiles) throws(BookProblem.Cause) -> [Mutant] {
    let text = try text(of: files.mutants)
    do { return try MutantFile(text: text, path: files.mutants).mutants } catch {
      throw .wrongMutants(error)
    }
  }

  /// The first doc comment of a file, as one paragraph.
  private func comment(in source: String) -> String {
    source.split(separator: "\n").drop { !$0.hasPrefix("///") }.prefix { $0.hasPrefix("///") }
      .map { $0.dropFirst(3).trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  private func text(of path: String) throws(BookProblem.Cause) -> String {
    guard let text = try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8) else {
      throw .noSuchFile(path)
    }
    return text
  }
}
