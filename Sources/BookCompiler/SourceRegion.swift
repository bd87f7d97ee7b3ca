import Foundation

/// A region of a source file between `// snippet: name` and `// endsnippet`.
struct SourceRegion {
  let text: String

  init(_ name: String, of file: String, root: URL) throws(BookProblem.Cause) {
    guard let source = try? String(contentsOf: root.appendingPathComponent(file), encoding: .utf8) else {
      throw .noSuchFile(file)
    }
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let trimmed = lines.map { $0.trimmingCharacters(in: .whitespaces) }
    guard let start = trimmed.firstIndex(of: "// snippet: \(name)"),
      let end = trimmed[start...].firstIndex(of: "// endsnippet")
    else { throw .noSuchRegion(name, file: file) }
    let region = lines[(start + 1)..<end]
    let indent = region.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    // Who else in the project may see it is nothing to read about.
    text = region.map { $0.dropFirst(indent).replacing("package ", with: "") }.joined(separator: "\n")
  }
}
