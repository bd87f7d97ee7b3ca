import Course
import Foundation

/// A place where one chapter is built from given sources, as often as needed.
///
/// The exercises are one module and the checks another. To compile the checks takes several times as long as to
/// compile the exercises, so it is done as rarely as possible: see ``published(_:)``.
struct Workbench: Sendable {
  /// What came of a build.
  enum Attempt {
    case built(program: String, from: Form)
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
    if try published(sources) { return .built(program: program, from: .published) }
    let exercises = try compileExercises(sources, as: .written)
    if let failure = exercises.failure { return .exercisesDoNotCompile(failure) }
    let suspects = try suspects()
    if !suspects.isEmpty { return .usesWhatNoExerciseNeeds(suspects) }
    let checks = try compileChecks(against: .answers)
    if let failure = checks.failure { return .checksDoNotCompile(failure) }
    if let failure = try link(checks.object, key: ContentHash.of([exercises.key, checks.key])) {
      return .doesNotLink(failure)
    }
    return .built(program: program, from: .written)
  }

  // MARK: The quick way

  /// Builds with checks that were compiled against the starters, if everything goes well.
  ///
  /// Code that knows a module only by its public declarations, and that the module was compiled for library
  /// evolution, need not be compiled again when the module gets further types, methods or stored properties. So what
  /// an answer declares is made public, and the checks fit every answer whose types are of the same kind as the
  /// starter's and that has the functions and properties that the checks use: the linker misses others. What cannot be
  /// built so is built the plain way, which knows how to complain.
  private func published(_ sources: [SourceFile]) throws -> Bool {
    var texts: [SourceFile] = []
    for (source, entry) in zip(sources, plan.entries) {
      let outline = source.text == entry.starter.text ? entry.outline : Outline(source.text)
      guard outline.keepsWhat(entry.outline), let text = outline.publicText else { return false }
      texts.append(SourceFile(stem: source.stem, origin: source.origin, text: text))
    }
    let refused = Stamp(path: "\(folder)/refused.key")
    let key = ContentHash.of([try checksKey(against: .starters)] + texts.flatMap { [$0.stem, $0.text] })
    if refused.holds(key, for: []) { return false }
    let checks = try compileChecks(against: .starters)
    let exercises = try compileExercises(texts, as: .published)
    if checks.failure == nil, exercises.failure == nil, try suspects().isEmpty,
      try link(checks.object, key: ContentHash.of([exercises.key, checks.key])) == nil
    {
      return true
    }
    try refused.set(key)
    return false
  }

  // MARK: Compiling

  /// What the exercises are compiled from.
  enum Form {
    /// What was handed in, as it is.
    case written
    /// What was handed in, with every declaration made public.
    case published
  }

  /// What the compiled exercises use and may not.
  private func suspects() throws -> [Suspect] {
    try screen.map { $0.suspects(among: ObjectSymbols.undefined(in: try bytes(of: exercisesObject))) } ?? []
  }

  func bytes(of path: String) throws -> Data {
    guard let bytes = FileManager.default.contents(atPath: path) else {
      throw CheckerError.cannotRead(path: path)
    }
    return bytes
  }

  private var exercisesObject: String { "\(folder)/exercises.o" }
  var interfaceName: String { "\(plan.chapter.exercisesModule).swiftmodule" }

  func exerciseFlags(_ form: Form) -> [String] {
    let flags = [
      "-wmo", "-Onone", "-gline-tables-only", "-enable-testing", "-parse-as-library", "-swift-version", "6",
      "-no-emit-module-separately-wmo", "-diagnostic-style", "llvm", "-c",
      "-module-name", plan.chapter.exercisesModule,
      // Backtraces name files relative to the folder that the compiler ran in, unless that is the outermost one.
      "-file-compilation-dir", "/",
      // Seconds of processor time after which the compiler names the expression that it cannot make out.
      "-Xfrontend", "-solver-expression-time-threshold=10",
    ]
    return form == .published ? flags + ["-enable-library-evolution"] : flags
  }

  private func compileExercises(_ sources: [SourceFile], as form: Form) throws
    -> (key: String, failure: CompilerFailure?)
  {
    let flags = exerciseFlags(form)
    let key = ContentHash.of([libraries.key] + flags + sources.flatMap { [$0.stem, $0.text] })
    let stamp = Stamp(path: "\(folder)/exercises.key")
    let interface = "\(folder)/\(interfaceName)"
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
        + ["-I", libraries.folder] + paths, asksTheDriver: form == .written, limit: secondsToCompile)
    if failure == nil { try stamp.set(key) }
    return (key, failure)
  }

  private var linked: Stamp { Stamp(path: "\(folder)/tests.key") }

  private func link(_ checks: String, key: String) throws -> CompilerFailure? {
    try libraries.finish()
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
