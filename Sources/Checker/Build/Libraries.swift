import Foundation

/// The modules that exercises and checks are built on, compiled once.
struct Libraries: Sendable {
  /// The course's own modules, each after those it imports; the ones without a folder are left out.
  static let all = ["TouchKit", "TouchInput", "TouchFigures", "Course", "CheckSupport", "TouchStage"]

  /// Where the compiled modules are.
  let folder: String
  /// Changes whenever any of them does.
  let key: String

  /// The names of the modules in it.
  let modules: [String]

  /// Where other copies of the course find them, and the checks that are compiled against them.
  var cache: BuildCache?

  /// What is still being optimized; that takes the longest, and only programs that are linked need it.
  var unfinished: Background?

  /// Waits until programs can be linked with all modules.
  func finish() throws { try unfinished?.finish() }

  /// Compiles what has changed since the last time, of the modules that the course's checks need.
  static func prepare(for setting: Setting, compiler: Compiler) throws -> Libraries {
    let root = setting.root
    let folder = root.work("engine")
    try Files.makeFolder(folder)
    let sources = try needed(all.compactMap { try LibrarySources(module: $0, root: root) }, setting)
    let workshop = Workshop(
      root: root, folder: folder, keys: keys(of: sources, compiler: compiler), compiler: compiler,
      cache: setting.cache)
    let stale = sources.filter { !workshop.has($0) }
    if !stale.isEmpty {
      let names = stale.map(\.module).joined(separator: ", ")
      Console.progress("First, the modules under the exercises, once: \(names). This takes some seconds.")
    }
    return Libraries(
      folder: folder, key: ContentHash.of(sources.map { workshop.keys[$0.module] ?? "" }),
      modules: sources.map(\.module), cache: setting.cache, unfinished: try workshop.compile(stale))
  }

  /// The modules that answers or checks of any chapter import, and those that these import.
  ///
  /// All chapters count, whatever is asked for: the key must not depend on that.
  private static func needed(_ sources: [LibrarySources], _ setting: Setting) -> [LibrarySources] {
    var wanted: Set = ["TouchKit"]
    for chapter in setting.course.chapters {
      let folder = setting.root.absolute(chapter.checksFolder)
      for name in Files.swiftFiles(in: folder) {
        wanted.formUnion(LibrarySources.imports(in: (try? Files.text("\(folder)/\(name)")) ?? ""))
      }
    }
    // Each module stands after those that it imports.
    for source in sources.reversed() where wanted.contains(source.module) {
      wanted.formUnion(source.imported)
    }
    return sources.filter { wanted.contains($0.module) }
  }

  /// A module's key changes with its own sources and with those of every module it imports.
  private static func keys(of sources: [LibrarySources], compiler: Compiler) -> [String: String] {
    var keys: [String: String] = [:]
    for source in sources {
      let imported = source.imported.sorted().map { keys[$0] ?? "" }
      keys[source.module] = ContentHash.of(
        [compiler.identity] + optimization(source.module) + flags + linking + imported
          + source.files.flatMap { [$0.path, $0.text] })
    }
    return keys
  }

  fileprivate static let flags = [
    "-wmo", "-gline-tables-only", "-parse-as-library", "-swift-version", "6",
    "-num-threads", "2",
  ]

  // Programs are linked with all modules; one of them may be ready before those that it imports.
  #if canImport(Darwin)
    fileprivate static let linking = ["-Xlinker", "-undefined", "-Xlinker", "dynamic_lookup"]
  #else
    // A module that names its own functions means them, and nobody has to look them up when a program starts.
    fileprivate static let linking = ["-use-ld=lld", "-Xlinker", "-Bsymbolic"]
  #endif

  /// What random cases spend their time in: checks on it run five times as fast, and it takes twelve seconds more,
  /// once.
  fileprivate static let optimized: Set = ["TouchKit"]

  /// The engine's own tests look for overlapping access; here it would cost a twelfth of the time.
  fileprivate static func optimization(_ module: String) -> [String] {
    optimized.contains(module) ? ["-Osize", "-enforce-exclusivity=unchecked"] : ["-Onone"]
  }
}

/// Where modules are compiled.
private struct Workshop: Sendable {
  let root: Root
  let folder: String
  /// What each module is made of.
  let keys: [String: String]
  let compiler: Compiler
  let cache: BuildCache?

  /// Whether a module is here, made of what it is made of now; it may have been made elsewhere.
  func has(_ source: LibrarySources) -> Bool {
    let (stamp, key) = (stamp(source), keys[source.module] ?? "")
    let isHere = stamp.holds(key, for: source.products.map { "\(folder)/\($0)" })
    if isHere {
      cache?.keep(source.products, of: key, from: folder)
      return true
    }
    stamp.forget()
    guard let cache, cache.restore(source.products, of: key, to: folder) else { return false }
    return (try? stamp.set(key)) != nil
  }

  /// Compiles modules, as many at the same time as possible.
  ///
  /// What imports a module needs to know only what is in it. That is soon known, long before the engine is optimized.
  ///
  /// - Returns: What is still going on when all modules can be imported.
  func compile(_ stale: [LibrarySources]) throws -> Background? {
    for source in stale { stamp(source).forget() }
    let optimized = stale.filter { Libraries.optimized.contains($0.module) }
    _ = try inParallel(optimized) { source, _ in try compile(source, isInterfaceOnly: true) }
    let unfinished =
      optimized.isEmpty
      ? nil
      : Background {
        for source in optimized { try compile(source, isInterfaceOnly: false) }
      }
    var left = stale.filter { !Libraries.optimized.contains($0.module) }
    while !left.isEmpty {
      let names = Set(left.map(\.module))
      let round = left.filter { names.isDisjoint(with: $0.imported) }
      if round.isEmpty { preconditionFailure("the modules import one another in a circle") }
      _ = try inParallel(round) { source, _ in try compile(source, isInterfaceOnly: false) }
      left.removeAll { source in round.contains { $0.module == source.module } }
    }
    return unfinished
  }

  private func stamp(_ source: LibrarySources) -> Stamp { Stamp(path: "\(folder)/\(source.module).key") }

  private func compile(_ source: LibrarySources, isInterfaceOnly: Bool) throws {
    let begin = monotonicSeconds()
    let module = source.module
    let isOptimized = Libraries.optimized.contains(module)
    let interface = ["-emit-module", "-emit-module-path", "\(folder)/\(module).swiftmodule"]
    var arguments = Libraries.flags + ["-module-name", module, "-I", folder]
    if isInterfaceOnly {
      arguments += ["-Onone"] + interface
    } else {
      arguments += Libraries.optimization(module) + ["-emit-library", "-o", "\(folder)/lib\(module).so"]
      if !isOptimized { arguments += interface }
      arguments += Libraries.linking
    }
    let failure = try compiler.run(
      arguments + source.files.map { root.absolute($0.path) }, limit: Compiler.secondsPerLibrary)
    if let failure { throw CheckerError.libraryDoesNotCompile(module: module, output: failure.output) }
    if isInterfaceOnly { return }
    Console.progress("  \(module) (\(Wording.seconds(monotonicSeconds() - begin)))")
    let key = keys[module] ?? ""
    try stamp(source).set(key)
    cache?.keep(source.products, of: key, from: folder)
  }
}

/// The source files of one module.
private struct LibrarySources: Sendable {
  let module: String
  let files: [(path: String, text: String)]
  /// The modules that it imports.
  let imported: Set<String>
  /// What it is compiled to.
  var products: [String] { ["\(module).swiftmodule", "lib\(module).so"] }

  /// Nothing if the module has no sources.
  init?(module: String, root: Root) throws {
    self.module = module
    let folder = "Sources/\(module)"
    files = try Files.swiftFilesBelow(root.absolute(folder)).map { name in
      let path = "\(folder)/\(name)"
      return (path, try Files.text(root.absolute(path)))
    }
    if files.isEmpty { return nil }
    imported = files.reduce(into: []) { $0.formUnion(Self.imports(in: $1.text)) }
  }

  /// The names after `import` at the beginnings of lines.
  static func imports(in text: String) -> Set<String> {
    var found: Set<String> = []
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      // Most lines begin otherwise, and there are many.
      guard line.first == UInt8(ascii: "i") || line.first == UInt8(ascii: "@") else { continue }
      let words = Substring(line).split(separator: " ")
      if let keyword = words.firstIndex(of: "import"), keyword + 1 < words.count {
        found.insert(String(words[keyword + 1]))
      }
    }
    return found
  }
}
