import Foundation
import HostSystem

/// The modules that exercises and checks are built on, compiled once.
package struct Libraries: Sendable {
  /// Which engine will do.
  package enum Engine: Sendable {
    /// One that is optimized: checks run four times as fast on it.
    case optimized
    /// Whichever is there first: to optimize it takes longer than everything else of a first check.
    case any
  }

  /// Where the compiled modules are.
  package let folder: String
  /// Changes whenever any of them does.
  package let key: String

  /// The names of the modules in it.
  package let modules: [String]

  /// Where other copies of the course find them, and the checks that are compiled against them.
  package var cache: BuildCache?

  /// What is still being compiled; that takes the longest, and only programs that are linked need it.
  package var unfinished: [Background]

  package init(
    folder: String, key: String, modules: [String], cache: BuildCache? = nil, unfinished: [Background] = []
  ) {
    self.folder = folder
    self.key = key
    self.modules = modules
    self.cache = cache
    self.unfinished = unfinished
  }

  /// Waits until programs can be linked with all modules.
  package func finish() throws { for work in unfinished { try work.finish() } }

  /// Compiles what has changed since the last time, of the modules that the course's checks need.
  ///
  /// - Parameter folder: Where they are kept; if none is given, where a student's own checks find them.
  package static func prepare(
    for context: Context, compiler: Compiler, engine: Engine = .optimized, in folder: String? = nil
  ) throws -> Libraries {
    let root = context.root
    let sources = try sources(for: context)
    let build = LibraryBuild(
      root: root, folder: folder ?? self.folder(root),
      keys: LibraryBuild.keys(of: sources, compiler: compiler),
      compiler: compiler, cache: context.cache)
    try Files.makeFolder(build.folder)
    let stale = sources.filter { !build.has($0) }
    if !stale.isEmpty {
      let names = stale.map(\.module).joined(separator: ", ")
      Console.progress("First, the modules under the exercises, once: \(names). This takes some seconds.")
    }
    return Libraries(
      folder: build.folder, key: key(of: sources, build.keys), modules: sources.map(\.module),
      cache: context.cache, unfinished: try build.compile(stale, of: sources, engine: engine))
  }

  /// What `key` will be, known before anything is compiled.
  package static func key(for context: Context, compiler: Compiler) throws -> String {
    let sources = try sources(for: context)
    return key(of: sources, LibraryBuild.keys(of: sources, compiler: compiler))
  }

  private static func key(of sources: [LibrarySources], _ keys: [String: String]) -> String {
    ContentHash.of(sources.map { keys[$0.module] ?? "" })
  }

  private static func sources(for context: Context) throws -> [LibrarySources] {
    try LibrarySources.all(neededByChecks(of: context), root: context.root)
  }

  /// Whether the engine was compiled for a first verdict only.
  package static func canBeOptimized(for context: Context) -> Bool {
    LibraryBuild.isInHaste(folder(context.root))
  }

  /// Optimizes the engine, if it is there and is not; checks may run on it meanwhile.
  package static func optimize(for context: Context) throws {
    if canBeOptimized(for: context) { try prepare(for: context, compiler: Compiler()).finish() }
  }

  private static func folder(_ root: Root) -> String { root.work("engine") }

  /// The modules that answers or checks of any chapter import.
  ///
  /// All chapters count, whatever is asked for: the key must not depend on that.
  private static func neededByChecks(of context: Context) throws -> Set<String> {
    try context.course.chapters.reduce(into: ["TouchKit"]) { names, chapter in
      names.formUnion(try LibrarySources.imports(below: context.root.absolute(chapter.checksFolder)))
    }
  }
}
