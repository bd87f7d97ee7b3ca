import Foundation
import HostSystem

/// Compiles the modules under the exercises, as many at the same time as possible.
package struct LibraryBuild: Sendable {
  package let root: Root
  package let folder: String
  /// What each module is made of.
  package let keys: [String: String]
  package let compiler: Compiler
  package let cache: BuildCache?

  /// What random cases spend their time in: checks run four times as fast on them, and they take two and a half times as
  /// long to compile.
  private static let optimized: Set = ["TouchKit", "TouchInput", "TouchStage"]

  /// What random cases come from; it takes a second longer, so it's optimized at once.
  ///
  /// It has the watchdog's thread in it.
  private static let optimizedAtOnce: Set = ["Chance", "CheckSupport"]

  /// What takes so long that one first finds out what is in it.
  private static let large: Set = ["TouchKit"]

  private static let flags = [
    "-wmo", "-gline-tables-only", "-parse-as-library", "-swift-version", "6", "-num-threads", "2",
  ]

  /// What is left out for speed.
  ///
  /// The engine's own tests look for overlapping access; here it would cost a twelfth of the time. Checks run on one
  /// thread; counting references for several would cost an eighth.
  static let optimization = threadedOptimization + ["-Xfrontend", "-assume-single-threaded"]
  private static let threadedOptimization = ["-O", "-enforce-exclusivity=unchecked"]

  private static func optimization(of module: String) -> [String] {
    if optimized.contains(module) { return optimization }
    return optimizedAtOnce.contains(module) ? threadedOptimization : ["-Onone"]
  }

  /// A module's key changes with its own sources and with those of every module it imports.
  ///
  /// Optimized or not, it is the same: what was compiled or linked with the one goes with the other.
  package static func keys(of sources: [LibrarySources], compiler: Compiler) -> [String: String] {
    var keys: [String: String] = [:]
    for source in sources {
      let imported = source.imported.sorted().map { keys[$0] ?? "" }
      keys[source.module] = ContentHash.of(
        [compiler.identity] + optimization(of: source.module) + flags
          + compiler.platform.linkingLibrary(source.module) + imported
          + source.files.flatMap { [$0.path, $0.text] })
    }
    return keys
  }

  package func key(_ source: LibrarySources) -> String { keys[source.module] ?? "" }

  /// Whether anything was compiled for a first verdict only.
  static func isInHaste(_ folder: String) -> Bool {
    optimized.contains { module in
      let key = try? Files.source("\(folder)/\(module).key")
      return key != nil && key != (try? Files.source("\(folder)/\(module).optimized"))
    }
  }

  // MARK: What is there

  /// Whether a module is here, made of what it is made of now; it may have been made elsewhere.
  package func has(_ source: LibrarySources) -> Bool {
    if stamp(source).holds(key(source), for: products(source).map { "\(folder)/\($0)" }) {
      if isDone(source) { cache?.keep(products(source), of: key(source), from: folder) }
      return true
    }
    forget(source)
    guard cache?.restore(products(source), of: key(source), to: folder) == true else { return false }
    return (try? note(source, isOptimized: true)) != nil
  }

  /// Whether nothing about a module is left to do later.
  private func isDone(_ source: LibrarySources) -> Bool {
    isQuick(source) || optimizedStamp(source).holds(key(source), for: [])
  }

  /// What a module is compiled to.
  private func products(_ source: LibrarySources) -> [String] {
    ["\(source.module).swiftmodule", compiler.platform.library(source.module)]
  }

  private func stamp(_ source: LibrarySources) -> Stamp { Stamp(path: "\(folder)/\(source.module).key") }

  private func optimizedStamp(_ source: LibrarySources) -> Stamp {
    Stamp(path: "\(folder)/\(source.module).optimized")
  }

  private func forget(_ source: LibrarySources) {
    stamp(source).forget()
    optimizedStamp(source).forget()
  }

  private func note(_ source: LibrarySources, isOptimized: Bool) throws {
    if isOptimized, !isQuick(source) { try optimizedStamp(source).set(key(source)) }
    try stamp(source).set(key(source))
    if isOptimized { cache?.keep(products(source), of: key(source), from: folder) }
  }

  // MARK: Compiling

  /// Compiles modules that are not here.
  ///
  /// What imports a module needs to know only what is in it. That is soon known, long before the engine is optimized.
  ///
  /// - Returns: What is still going on when all modules can be imported.
  package func compile(_ stale: [LibrarySources], of all: [LibrarySources], engine: Libraries.Engine) throws
    -> [Background]
  {
    let (form, twice) = engine == .optimized ? (Form.optimized, Self.optimized) : (.hasty, Self.large)
    func begin(_ sources: [LibrarySources]) -> [Background] {
      let slow = sources.filter { twice.contains($0.module) }
      return slow.isEmpty ? [] : [Background { for source in slow { try compile(source, form) } }]
    }
    var waiting = stale
    let here = all.filter { source in !stale.contains { $0.module == source.module } }
    var unfinished = engine == .optimized ? begin(here.filter { !isDone($0) }) : []
    while !waiting.isEmpty {
      let names = Set(waiting.map(\.module))
      let round = waiting.filter { names.isDisjoint(with: $0.imported) }
      if round.isEmpty { preconditionFailure("the modules import one another in a circle") }
      _ = try inParallel(round) { source, _ in
        try compile(source, twice.contains(source.module) ? .interface : .whole)
      }
      unfinished += begin(round)
      waiting.removeAll { source in round.contains { $0.module == source.module } }
    }
    return unfinished
  }

  private func isQuick(_ source: LibrarySources) -> Bool { !Self.optimized.contains(source.module) }

  /// What a compilation makes.
  private enum Form {
    case interface
    case whole
    /// Only what is linked, as soon as possible.
    case hasty
    /// Only what is linked.
    case optimized
  }

  private func compile(_ source: LibrarySources, _ form: Form) throws {
    let begin = monotonicSeconds()
    let module = source.module
    let library = "\(folder)/\(compiler.platform.library(module))"
    let interface = ["-emit-module", "-emit-module-path", "\(folder)/\(module).swiftmodule"]
    // Under another name first: checks may be running on the one that is there.
    let linked = ["-emit-library", "-o", library + ".unfinished"] + compiler.platform.linkingLibrary(module)
    let own: [String] =
      switch form {
      case .interface: ["-Onone"] + interface
      case .whole: (isQuick(source) ? Self.optimization(of: module) : ["-Onone"]) + interface + linked
      case .hasty: ["-Onone", "-enforce-exclusivity=unchecked"] + linked
      case .optimized: Self.optimization(of: module) + linked
      }
    let failure = try compiler.run(
      Self.flags + compiler.platform.testLibrary.compiling(in: compiler.testFolder)
        + ["-module-name", module, "-I", folder] + own + source.files.map { root.absolute($0.path) },
      limit: Compiler.secondsPerLibrary)
    if let failure { throw CheckError.libraryDoesNotCompile(module: module, output: failure.output) }
    if form == .interface { return }
    guard rename(library + ".unfinished", library) == 0 else {
      throw SystemError.cannotWrite(path: library, reason: String(cString: strerror(errno)))
    }
    Console.progress("  \(module) (\(Wording.seconds(monotonicSeconds() - begin)))")
    try note(source, isOptimized: isQuick(source) || form == .optimized)
  }
}
