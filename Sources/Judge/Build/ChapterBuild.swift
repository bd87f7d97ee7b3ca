import Course
import Foundation
import HostSystem

/// A place where one chapter is built from given answers, as often as needed.
///
/// The exercises are one module and the checks another. To compile the checks takes several times as long as to compile the
/// exercises, so it is done once, against the starters. Code that knows a module only by its public declarations, and that
/// the module was compiled for library evolution, need not be compiled again when the module gets further types, methods
/// or stored properties. So what an answer declares is opened to the checks' package, and the checks fit every answer
/// whose types are of the same kind as the starter's and that has the functions and properties that the checks use: the
/// linker misses others.
package struct ChapterBuild: Sendable {
  /// What came of a build.
  package enum Attempt {
    case built(program: String)
    case checksDoNotCompile(CompilerFailure)
    case exercisesDoNotCompile(CompilerFailure)
    case usesWhatNoExerciseNeeds([ForbiddenName])
    /// The answers compile, but declarations of the starters are missing, named by the stems of their files.
    case doesNotFit([String: [String]])
    case doesNotLink(CompilerFailure)
  }

  package let plan: ChapterPlan
  package let root: Root
  package let compiler: Compiler
  package let libraries: Libraries
  /// Holds everything that is made here.
  package let folder: String
  /// Holds compiled checks, which other builds use, too.
  package var objectCache: String?
  package var checkOptimization: CheckOptimization
  /// What the exercises may cost; the checks cost what they cost.
  var secondsToCompile = Compiler.secondsPerChapter
  /// Looks at what was compiled before it is linked and run.
  package var screen: Screen?

  package init(
    plan: ChapterPlan, root: Root, compiler: Compiler, libraries: Libraries, folder: String,
    objectCache: String? = nil, checkOptimization: CheckOptimization = .none,
    secondsToCompile: Double = Compiler.secondsPerChapter, screen: Screen? = nil
  ) {
    self.plan = plan
    self.root = root
    self.compiler = compiler
    self.libraries = libraries
    self.folder = folder
    self.objectCache = objectCache
    self.checkOptimization = checkOptimization
    self.secondsToCompile = secondsToCompile
    self.screen = screen
  }

  /// Where the exercises' sources are while they are compiled.
  ///
  /// They are copies, so that what is compiled is exactly what was read and judged before.
  package var sourcesFolder: String { "\(folder)/exercises" }

  /// Where the starters are while the checks are compiled against them.
  package var startersFolder: String { "\(folder)/starters" }

  private var program: String { "\(folder)/tests" }

  /// Whether anything was built here before.
  var hasBuilt: Bool { Files.exists(program) }

  /// - Parameter sources: An answer for each exercise of the chapter, in its order.
  package func attempt(_ sources: [SourceFile]) throws -> Attempt {
    try Files.makeFolder(sourcesFolder)
    let checks = try compileChecks()
    if let failure = checks.failure { return .checksDoNotCompile(failure) }
    let interfaces = zip(sources, plan.entries).map { source, entry in
      source.text == entry.starter.text ? entry.interface : PublicInterface(source.text)
    }
    let opened = zip(sources, interfaces).map { source, interface in
      SourceFile(stem: source.stem, origin: source.origin, text: interface.packageText ?? source.text)
    }
    let exercises = try compileExercises(opened)
    if let failure = exercises.failure { return .exercisesDoNotCompile(try complaint(sources) ?? failure) }
    let forbidden = try forbidden()
    if !forbidden.isEmpty { return .usesWhatNoExerciseNeeds(forbidden) }
    let lost = zip(plan.entries, interfaces).map { entry, interface in
      (entry.exercise.stem, interface.lostTypes(of: entry.interface).map(\.head))
    }.filter { !$0.1.isEmpty }
    if !lost.isEmpty { return .doesNotFit(Dictionary(uniqueKeysWithValues: lost)) }
    guard let failure = try link(checks.object, key: ContentHash.of([exercises.key, checks.key])) else {
      return .built(program: program)
    }
    let missing = try MissingSymbols(failure, compiler: compiler).declarations(of: plan)
    return missing.isEmpty ? .doesNotLink(failure) : .doesNotFit(missing)
  }

  // MARK: Compiling

  /// What the compiled exercises use and may not.
  private func forbidden() throws -> [ForbiddenName] {
    try screen.map { screen in
      let object = ObjectSymbols(try bytes(of: exercisesObject))
      return screen.forbidden(in: object, module: plan.chapter.exercisesModule)
    } ?? []
  }

  private func bytes(of path: String) throws -> Data {
    guard let bytes = FileManager.default.contents(atPath: path) else {
      throw SystemError.cannotRead(path: path)
    }
    return bytes
  }

  private var exercisesObject: String { "\(folder)/exercises.o" }
  var interfaceName: String { "\(plan.chapter.exercisesModule).swiftmodule" }

  private var language: [String] {
    [
      "-wmo", "-Onone", "-enable-testing", "-parse-as-library", "-swift-version", "6",
      "-diagnostic-style", "llvm", "-module-name", plan.chapter.exercisesModule,
      // How much the compiler tries before it names an expression that it cannot make out: a second's worth, a fifth of
      // what it would try by itself, and the same on every machine. The seconds of processor time are for the rest.
      "-Xfrontend", "-solver-scope-threshold=200000", "-Xfrontend", "-solver-expression-time-threshold=10",
      // This looks for mistakes of the compiler's own.
      "-Xfrontend", "-disable-llvm-verify",
    ]
  }

  /// How the exercises are compiled for the checks.
  var exerciseFlags: [String] {
    language + [
      "-c", "-gline-tables-only", "-no-emit-module-separately-wmo", "-enable-library-evolution",
      "-package-name",
      Self.package,
      // Backtraces name files relative to the folder that the compiler ran in, unless that is the outermost one.
      "-file-compilation-dir", "/",
    ]
  }

  /// What exercises and checks are parts of.
  package static let package = "course"

  /// What makes the compiler refuse what is not safe in memory, for which it needs no list of names.
  private var safety: [String] {
    #if compiler(>=6.2)
      return screen == nil ? [] : ["-strict-memory-safety", "-Werror", "StrictMemorySafety"]
    #else
      return []
    #endif
  }

  private func compileExercises(_ sources: [SourceFile]) throws -> (key: String, failure: CompilerFailure?) {
    let safe = exerciseFlags + safety
    let key = ContentHash.of([libraries.key] + safe + sources.flatMap { [$0.stem, $0.text] })
    let stamp = Stamp(path: "\(folder)/exercises.key")
    let interface = "\(folder)/\(interfaceName)"
    // Texts with the same hash can be made; what is not recompiled must be the same text.
    if stamp.holds(key, for: [exercisesObject, interface]),
      zip(sources, paths(of: sources)).allSatisfy({ $0.text == (try? Files.source($1)) })
    {
      return (key, nil)
    }
    stamp.forget()
    linked.forget()
    func compile(_ flags: [String]) throws -> CompilerFailure? {
      try compiler.compile(
        flags + ["-emit-module", "-emit-module-path", interface, "-o", exercisesObject]
          + ["-I", libraries.folder] + write(sources), asksTheDriver: false, limit: secondsToCompile)
    }
    var failure = try compile(safe)
    if failure?.isAboutSharing == true { failure = try compile(exerciseFlags) }
    if failure == nil { try stamp.set(key) }
    return (key, failure)
  }

  /// What the compiler says to the answers as they were written; nothing if it has nothing against them.
  private func complaint(_ sources: [SourceFile]) throws -> CompilerFailure? {
    let failure = try compiler.run(
      language + safety + ["-typecheck", "-I", libraries.folder] + write(sources), limit: secondsToCompile)
    return failure?.isAboutSharing == true ? nil : failure
  }

  private func paths(of sources: [SourceFile]) -> [String] {
    sources.map { "\(sourcesFolder)/\($0.stem).swift" }
  }

  private func write(_ sources: [SourceFile]) throws -> [String] {
    let paths = paths(of: sources)
    for (source, path) in zip(sources, paths) { try Files.write(source.text, to: path) }
    return paths
  }

  private var linked: Stamp { Stamp(path: "\(folder)/tests.key") }

  private func link(_ checks: String, key: String) throws -> CompilerFailure? {
    try libraries.finish()
    if linked.holds(key, for: [program]) { return nil }
    linked.forget()
    let failure = try compiler.link(
      ["-o", program, exercisesObject, checks]
        + compiler.platform.linkingProgram(
          with: libraries.modules, in: libraries.folder, tests: compiler.testFolder))
    if failure == nil { try linked.set(key) }
    return failure
  }
}
