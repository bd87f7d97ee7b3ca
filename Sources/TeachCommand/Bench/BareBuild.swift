import Course
import Foundation
import HostSystem
import Judge

/// The least that must be done to see a verdict on one file: the compiler's frontend on it, the linker, its tests.
struct BareBuild {
  let plan: ChapterPlan
  let entry: ChapterPlan.Entry
  let sources: [SourceFile]
  let context: Context
  let folder: String
  private let compiler: Compiler
  private let libraries: Libraries

  /// Compiles everything else.
  init(
    plan: ChapterPlan, entry: ChapterPlan.Entry, sources: [SourceFile], context: Context, folder: String
  ) throws {
    self.plan = plan
    self.entry = entry
    self.sources = sources
    self.context = context
    self.folder = folder
    let compiler = try Compiler()
    self.compiler = compiler
    libraries = try context.alone { try Libraries.prepare(for: context, compiler: compiler) }
    try libraries.finish()
    for source in sources { try Files.write(source.text, to: path(source.stem)) }
    try Files.write(plan.main(for: compiler.platform.testLibrary), to: "\(folder)/main.swift")
    let common =
      [
        "-Onone", "-gline-tables-only", "-swift-version", "6", "-I", folder, "-I", libraries.folder, "-c",
      ] + compiler.platform.testLibrary.compiling(in: compiler.testFolder)
    let module = ["-enable-testing", "-parse-as-library", "-module-name", plan.chapter.exercisesModule]
    try run(
      common + module + [
        "-wmo", "-emit-module", "-emit-module-path", "\(folder)/\(plan.chapter.exercisesModule).swiftmodule",
      ]
        + ["-o", "\(folder)/all.o"] + sources.map { path($0.stem) })
    try run(
      common + ["-wmo", "-module-name", plan.chapter.checksModule, "-o", "\(folder)/checks.o"]
        + plan.checkFiles.map { context.root.absolute($0.origin) } + ["\(folder)/main.swift"])
    for source in sources where source.stem != entry.exercise.stem { try compile(source.stem) }
  }

  func write(_ text: String) throws { try Files.write(text, to: path(entry.exercise.stem)) }

  func buildAndRun() throws {
    try compile(entry.exercise.stem)
    try run(
      ["-o", "\(folder)/tests", "\(folder)/checks.o"] + sources.map { "\(folder)/\($0.stem).o" }
        + compiler.platform.linkingProgram(
          with: libraries.modules, in: libraries.folder, tests: compiler.testFolder))
    let names = entry.tests.map { "\(plan.chapter.checksModule).\($0.full.replacing(".", with: "/"))" }
    let outcome = try Tool.run("\(folder)/tests", [names.joined(separator: ",")], limit: 600)
    guard outcome.termination.isSuccess else { throw SystemError.system("the tests", reason: outcome.output) }
  }

  private func path(_ stem: String) -> String { "\(folder)/\(stem).swift" }

  private func compile(_ stem: String) throws {
    var arguments = ["-frontend", "-c", "-primary-file", path(stem)]
    arguments += sources.filter { $0.stem != stem }.map { path($0.stem) }
    arguments += [
      "-Onone", "-gline-tables-only", "-enable-testing", "-parse-as-library", "-swift-version", "6",
    ]
    arguments += [
      "-module-name", plan.chapter.exercisesModule, "-I", libraries.folder, "-o", "\(folder)/\(stem).o",
    ]
    try run(arguments)
  }

  private func run(_ arguments: [String]) throws {
    if let failure = try compiler.run(arguments) {
      throw SystemError.system("a bare build", reason: failure.output)
    }
  }
}
