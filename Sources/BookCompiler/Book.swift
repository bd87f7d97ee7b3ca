import Foundation

/// The chapters as files: what is generated in them, and whether it is still true.
public struct Book {
  private let root: URL
  private let labs: LabCommand

  /// Makes the book of a repository, whose labs were built into a folder.
  public init(root: URL, labs: URL) {
    self.root = root
    self.labs = LabCommand(folder: labs)
  }

  /// The pages, relative to the root: the first one, the chapters, and those for contributors.
  public var pages: [String] { ["README.md"] + pages(in: "chapters") + pages(in: ".github") }

  private func pages(in folder: String) -> [String] {
    let path = root.appendingPathComponent(folder).path
    let found = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return found.filter { $0.hasSuffix(".md") }.sorted().map { "\(folder)/\($0)" }
  }

  /// Makes every generated block anew and says what cannot be made.
  public func refresh() throws -> [BookProblem] {
    let tests = NamedTests(root: root)
    return try pages.flatMap { path in
      let (old, new, problems) = try examine(path, tests)
      if new != old {
        try new.write(to: root.appendingPathComponent(path), atomically: true, encoding: .utf8)
      }
      return problems.filter { if case .stale = $0.cause { false } else { true } }
    }
  }

  /// What is stale or wrong; every file stays as it was.
  public func check() throws -> [BookProblem] {
    let tests = NamedTests(root: root)
    return try pages.flatMap { path in
      let before = figures(of: path)
      let problems = try examine(path, tests).problems
      let after = figures(of: path)
      var changed: [BookProblem] = []
      for file in Set(before.keys).union(after.keys).sorted(by: { $0.path < $1.path })
      where before[file] != after[file] {
        changed.append(BookProblem(cause: .stale(file.lastPathComponent), page: path, line: 1))
        if let content = before[file] {
          try content.write(to: file)
        } else {
          try FileManager.default.removeItem(at: file)
        }
      }
      return problems + changed
    }
  }

  private func examine(
    _ path: String, _ tests: NamedTests
  ) throws -> (old: String, new: String, problems: [BookProblem]) {
    let old = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    let (new, problems) = Page(path: path, root: root, labs: labs, tests: tests).refreshed(old)
    return (old, new, problems + Links(path: path, root: root).problems(in: new))
  }

  private func figures(of path: String) -> [URL: Data] {
    let folder = root.appendingPathComponent(path).deletingLastPathComponent().appendingPathComponent(
      "figures")
    let files =
      (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return files.reduce(into: [:]) { contents, file in
      if file.pathExtension == "svg" { contents[file] = try? Data(contentsOf: file) }
    }
  }
}
