import Course
import Foundation
import HostSystem

/// How much time the compiler takes over the checks.
package enum CheckOptimization: Sendable {
  /// For a student, who waits until the checks are compiled.
  case none
  /// For many answers, of a class or of a proof: the checks run twice as fast, and take six times as long to compile.
  case speed

  fileprivate var flags: [String] {
    switch self {
    case .none: ["-Onone"]
    case .speed: LibraryBuild.optimization
    }
  }
}

extension ChapterBuild {
  private var checkFlags: [String] {
    checkOptimization.flags + [
      // With testing enabled the compiler doesn't take it that the classes of the checks have no other overrides than
      // those in sight: those that have an answer's class above them may inherit more than the starter's.
      "-wmo", "-enable-testing", "-gline-tables-only", "-swift-version", "6",
      "-diagnostic-style", "llvm", "-c",
      "-module-name", plan.chapter.checksModule, "-package-name", Self.package,
    ] + compiler.platform.testLibrary.compiling(in: compiler.testFolder)
  }

  /// The file that begins the program.
  private var mainText: String { plan.main(for: compiler.platform.testLibrary) }

  package var checksKey: String {
    var hash = ContentHash()
    for text in [libraries.key, mainText] + checkFlags + exerciseFlags { hash.add(text) }
    for file in plan.checkFiles {
      hash.add(file.origin)
      hash.add(file.text)
    }
    for entry in plan.entries {
      hash.add(entry.starter.stem)
      hash.add(entry.starter.text)
    }
    return hash.text
  }

  /// Compiles the checks against the starters, unless that was done.
  @discardableResult
  package func compileChecks() throws -> (object: String, key: String, failure: CompilerFailure?) {
    let key = checksKey
    // Shared by all builds: every wrong answer of a proof finds them ready.
    let cache = (objectCache ?? Self.objectCache(root)) + "/" + plan.chapter.checksModule
    let object = "\(cache)/\(key).o"
    if Files.exists(object) { return (object, key, nil) }
    try Files.makeFolder(cache)
    guard let shared = libraries.cache else { return (object, key, try compileChecks(to: object)) }
    var failure: CompilerFailure?
    try shared.obtain(["\(key).o"], of: key, in: cache) {
      failure = try compileChecks(to: object)
      return failure == nil
    }
    return (object, key, failure)
  }

  private func compileChecks(to object: String) throws -> CompilerFailure? {
    let main = "\(folder)/main.swift"
    try Files.write(mainText, to: main)
    let starters = startersFolder
    if let failure = try compileStarters(in: starters) { return failure }
    // Compiled under another name first: a file on the cache is always a whole one.
    let unfinished = "\(folder)/checks.o"
    let failure = try compiler.compile(
      checkFlags + ["-o", unfinished, "-I", starters, "-I", libraries.folder]
        + plan.checkFiles.map { root.absolute($0.origin) } + [main], limit: Compiler.secondsPerLibrary)
    if failure != nil { return failure }
    guard plan.checkFiles.allSatisfy({ $0.text == (try? Files.source(root.absolute($0.origin))) }) else {
      throw CheckError.changedMeanwhile(plan.chapter.checksFolder)
    }
    // Another build may have put the same there and be linking it: that one stays.
    Files.move(unfinished, to: object)
    guard Files.exists(object) else {
      throw SystemError.cannotWrite(path: object, reason: String(cString: strerror(errno)))
    }
    return nil
  }

  private func compileStarters(in folder: String) throws -> CompilerFailure? {
    let paths = plan.entries.map { "\(folder)/\($0.starter.stem).swift" }
    for (entry, path) in zip(plan.entries, paths) {
      try Files.write(entry.interface.packageText ?? entry.starter.text, to: path)
    }
    let interface = "\(folder)/\(interfaceName)"
    return try compiler.compile(
      exerciseFlags + [
        "-emit-module", "-emit-module-path", interface, "-o", "\(folder)/starters.o",
      ]
        + ["-I", libraries.folder] + paths)
  }

  private static func objectCache(_ root: Root) -> String { root.work("checks") }

  /// Throws away a chapter's compiled checks when there are many; they cost nothing but room.
  ///
  /// A command does this before its first build starts: later, another build may be about to link them.
  package static func trimObjectCache(of chapter: Chapter, root: Root, objectCache: String? = nil) {
    let cache = (objectCache ?? Self.objectCache(root)) + "/" + chapter.checksModule
    let objects = (try? FileManager.default.contentsOfDirectory(atPath: cache)) ?? []
    guard objects.count > mostCached else { return }
    for object in objects { Files.remove("\(cache)/\(object)") }
  }

  private static let mostCached = 64
}
