import Course
import Foundation

/// A place where one chapter is built from given sources, as often as needed.
///
/// The exercises are one module and the checks another. The checks are compiled again only when they, or the
/// interface of the exercises, have changed, and that is rare.
struct Workbench: Sendable {
  /// What came of a build.
  enum Attempt {
    case built(program: String)
    case exercisesDoNotCompile(CompilerFailure)
    case usesWhatNoExerciseNeeds([Suspect])
    case checksDoNotCompile(CompilerFailure)
    case doesNotLink(CompilerFailure)
  }

  let plan: ChapterPlan
  let root: Root
  let compiler: Compiler
  let libraries: Libraries
  /// Holds everything that is made here.
  let folder: String
  /// Holds compiled checks, which other workbenches use too.
  var shelves: String?
  /// What the exercises may cost; the checks cost what they cost.
  var secondsToCompile = Compiler.secondsPerChapter
  /// Looks at what was compiled before it is linked and run.
  var screen: Screen?

  /// Where the exercises' sources are while they are compiled.
  ///
  /// They are copies, so that what is compiled is exactly what was read and judged before.
  var sourcesFolder: String { "\(folder)/exercises" }

  private var program: String { "\(folder)/tests" }

  /// Whether anything was built here before.
  var hasBuilt: Bool { Files.exists(program) }

  func attempt(_ sources: [SourceFile]) throws -> Attempt {
    try Files.makeFolder(sourcesFolder)
    let exercises = try compileExercises(sources)
    if let failure = exercises.failure { return .exercisesDoNotCompile(failure) }
    if let screen {
      let suspects = screen.suspects(among: ObjectSymbols.undefined(in: try bytes(of: exercisesObject)))
      if !suspects.isEmpty { return .usesWhatNoExerciseNeeds(suspects) }
    }
    let checks = try compileChecks()
    if let failure = checks.failure { return .checksDoNotCompile(failure) }
    if let failure = try link(checks.object, key: ContentHash.of([exercises.key, checks.key])) {
      return .doesNotLink(failure)
    }
    return .built(program: program)
  }

  private var exercisesObject: String { "\(folder)/exercises.o" }
  private var interface: String { "\(folder)/\(plan.chapter.exercisesModule).swiftmodule" }

  private func compileExercises(_ sources: [SourceFile]) throws -> (key: String, failure: CompilerFailure?) {
    let flags = [
      "-wmo", "-Onone", "-gline-tables-only", "-enable-testing", "-parse-as-library", "-swift-version", "6",
      "-no-emit-module-separately-wmo", "-diagnostic-style", "llvm", "-c",
      "-module-name", plan.chapter.exercisesModule,
      // Backtraces name files relative to the folder that the compiler ran in, unless that is the outermost one.
      "-file-compilation-dir", "/",
      // Seconds of processor time after which the compiler names the expression that it cannot make out.
      "-Xfrontend", "-solver-expression-time-threshold=10",
    ]
    let key = ContentHash.of([libraries.key] + flags + sources.flatMap { [$0.stem, $0.text] })
    let stamp = Stamp(path: "\(folder)/exercises.key")
    let paths = sources.map { "\(sourcesFolder)/\($0.stem).swift" }
    // Texts with the same hash can be made; what is not recompiled must be the same text.
    if stamp.holds(key, for: [exercisesObject, interface]),
      zip(sources, paths).allSatisfy({ $0.text == (try? Files.text($1)) })
    {
      return (key, nil)
    }
    stamp.forget()
    linked.forget()
    for (source, path) in zip(sources, paths) { try Files.write(source.text, to: path) }
    let failure = try compiler.compile(
      flags + ["-emit-module", "-emit-module-path", interface, "-o", exercisesObject]
        + ["-I", libraries.folder] + paths, limit: secondsToCompile)
    if failure == nil { try stamp.set(key) }
    return (key, failure)
  }

  private func compileChecks() throws -> (object: String, key: String, failure: CompilerFailure?) {
    let flags = [
      "-wmo", "-Onone", "-gline-tables-only", "-swift-version", "6", "-diagnostic-style", "llvm", "-c",
      "-module-name", plan.chapter.checksModule,
    ]
    var hash = ContentHash()
    for text in [libraries.key, plan.mainText] + flags { hash.add(text) }
    for file in plan.checkFiles {
      hash.add(file.origin)
      hash.add(file.text)
    }
    hash.add(ModuleInterface.essence(of: try bytes(of: interface)))
    let key = hash.text
    // One object per interface, shared by all workbenches: every wrong answer of a proof finds it ready.
    let shelf = (shelves ?? Self.shelves(root)) + "/" + plan.chapter.checksModule
    let object = "\(shelf)/\(key).o"
    if Files.exists(object) { return (object, key, nil) }
    try Files.makeFolder(shelf)
    let main = "\(folder)/main.swift"
    try Files.write(plan.mainText, to: main)
    // Compiled under another name first: a file on the shelf is always a whole one.
    let unfinished = "\(folder)/checks.o"
    let failure = try compiler.compile(
      flags + ["-o", unfinished, "-I", folder, "-I", libraries.folder]
        + plan.checkFiles.map { root.absolute($0.origin) } + [main])
    if failure == nil {
      guard plan.checkFiles.allSatisfy({ $0.text == (try? Files.text(root.absolute($0.origin))) }) else {
        throw CheckerError.changedMeanwhile(plan.chapter.checksFolder)
      }
      // Another workbench may have put the same there and be linking it: that one stays.
      Files.move(unfinished, to: object)
      guard Files.exists(object) else {
        throw CheckerError.cannotWrite(path: object, reason: String(cString: strerror(errno)))
      }
    }
    return (object, key, failure)
  }

  private func bytes(of path: String) throws -> Data {
    guard let bytes = FileManager.default.contents(atPath: path) else {
      throw CheckerError.cannotRead(path: path)
    }
    return bytes
  }

  private static func shelves(_ root: Root) -> String { root.work("checks") }

  /// Throws away a chapter's compiled checks when there are many; they cost nothing but room.
  ///
  /// A command does this before its first workbench starts: later, another workbench may be about to link them.
  static func clearShelf(of chapter: Chapter, root: Root, shelves: String? = nil) {
    let shelf = (shelves ?? Self.shelves(root)) + "/" + chapter.checksModule
    let objects = (try? FileManager.default.contentsOfDirectory(atPath: shelf)) ?? []
    guard objects.count > mostOnShelf else { return }
    for object in objects { Files.remove("\(shelf)/\(object)") }
  }

  private static let mostOnShelf = 64

  private var linked: Stamp { Stamp(path: "\(folder)/tests.key") }

  private func link(_ checks: String, key: String) throws -> CompilerFailure? {
    if linked.holds(key, for: [program]) { return nil }
    linked.forget()
    var arguments = ["-o", program, exercisesObject, checks, "-L", libraries.folder]
    arguments += libraries.modules.map { "-l\($0)" }
    arguments += ["-Xlinker", "-rpath", "-Xlinker", libraries.folder]
    #if !canImport(Darwin)
      arguments.append("-use-ld=lld")
    #endif
    let failure = try compiler.run(arguments)
    if failure == nil { try linked.set(key) }
    return failure
  }
}

/// Remembers from which contents some files were made.
private struct Stamp {
  let path: String

  func holds(_ key: String, for files: [String]) -> Bool {
    (try? Files.text(path)) == key && files.allSatisfy { Files.exists($0) }
  }

  func set(_ key: String) throws { try Files.write(key, to: path) }

  func forget() { Files.remove(path) }
}
