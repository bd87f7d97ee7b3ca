import Foundation

/// The modules that exercises and checks are built on, compiled once.
struct Libraries: Sendable {
  /// The course's own modules, each after those it imports; the ones without a folder are left out.
  static let modules = ["TouchKit", "TouchInput", "TouchFigures", "Course", "CheckSupport", "TouchStage"]

  /// Where the compiled modules are.
  let folder: String
  /// Changes whenever any of them does.
  let key: String

  /// Compiles what has changed since the last time.
  static func prepare(root: Root, compiler: Compiler) throws -> Libraries {
    let folder = root.work("engine")
    try Files.makeFolder(folder)
    let sources = try modules.compactMap { try LibrarySources(module: $0, root: root) }
    let keys = keys(of: sources, compiler: compiler)
    var stale = sources.filter { source in
      let stamp = try? Files.text("\(folder)/\(source.module).key")
      return stamp != keys[source.module] || !Files.exists("\(folder)/lib\(source.module).so")
    }
    if !stale.isEmpty {
      let names = stale.map(\.module).joined(separator: ", ")
      Console.progress("First, the modules under the exercises, once: \(names). This takes some seconds.")
    }
    // Modules that import none of the others still to be compiled are compiled at the same time.
    while !stale.isEmpty {
      let ready = stale.filter { $0.imports(of: stale).isEmpty }
      _ = try inParallel(ready) { source, _ in
        try compile(source, into: folder, key: keys[source.module] ?? "", root: root, compiler: compiler)
      }
      stale.removeAll { source in ready.contains { $0.module == source.module } }
      if ready.isEmpty { preconditionFailure("the modules import one another in a circle") }
    }
    return Libraries(folder: folder, key: ContentHash.of(sources.map { keys[$0.module] ?? "" }))
  }

  /// A module's key changes with its own sources and with those of every module it imports.
  private static func keys(of sources: [LibrarySources], compiler: Compiler) -> [String: String] {
    var keys: [String: String] = [:]
    for source in sources {
      let imported = source.imports(of: sources).map { keys[$0] ?? "" }
      keys[source.module] = ContentHash.of(
        [compiler.identity, flags.joined(separator: " ")] + imported
          + source.files.flatMap { [$0.path, $0.text] })
    }
    return keys
  }

  private static let flags = [
    "-wmo", "-Onone", "-gline-tables-only", "-enable-testing", "-parse-as-library", "-swift-version", "6",
    "-emit-library", "-emit-module", "-num-threads", "2", "-Xlinker", "-rpath", "-Xlinker", "$ORIGIN",
  ]

  private static func compile(
    _ source: LibrarySources, into folder: String, key: String, root: Root, compiler: Compiler
  ) throws {
    let begin = monotonicSeconds()
    let stamp = "\(folder)/\(source.module).key"
    Files.remove(stamp)
    let failure = try compiler.run(
      flags + [
        "-module-name", source.module, "-module-link-name", source.module,
        "-emit-module-path", "\(folder)/\(source.module).swiftmodule", "-o",
        "\(folder)/lib\(source.module).so",
        "-I", folder, "-L", folder,
      ] + source.files.map { root.absolute($0.path) }, limit: Compiler.secondsPerLibrary)
    if let failure {
      throw CheckerError.libraryDoesNotCompile(module: source.module, output: failure.output)
    }
    try Files.write(key, to: stamp)
    Console.progress("  \(source.module) (\(Wording.seconds(monotonicSeconds() - begin)))")
  }
}

/// The source files of one module.
private struct LibrarySources: Sendable {
  let module: String
  let files: [(path: String, text: String)]

  /// Nothing if the module has no sources.
  init?(module: String, root: Root) throws {
    self.module = module
    let folder = "Sources/\(module)"
    files = try Files.swiftFilesBelow(root.absolute(folder)).map { name in
      let path = "\(folder)/\(name)"
      return (path, try Files.text(root.absolute(path)))
    }
    if files.isEmpty { return nil }
  }

  /// Those of the given modules that this one imports, read from its `import` lines.
  func imports(of others: [LibrarySources]) -> [String] {
    let names = Set(others.map(\.module)).subtracting([module])
    var found: Set<String> = []
    for file in files {
      for line in file.text.split(separator: "\n") where line.contains("import ") {
        let words = line.split(separator: " ")
        if let keyword = words.firstIndex(of: "import"), keyword + 1 < words.count {
          found.insert(String(words[keyword + 1]))
        }
      }
    }
    return names.intersection(found).sorted()
  }
}
