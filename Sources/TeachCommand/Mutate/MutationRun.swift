import Course
import Foundation
import HostSystem
import Judge

/// Tries the mutations of a chapter's solutions, one of each exercise in a program.
///
/// What is known of a mutation is kept in a file that is named after everything it depends on, so that a run that was
/// stopped goes on where it was.
struct MutationRun: Sendable {
  enum Verdict: String, Sendable {
    case caught
    case survived
    case doesNotCompile
  }

  let plan: ChapterPlan
  let solutions: [MutatedSolution]
  /// An answer for every exercise of the chapter.
  let sources: [SourceFile]
  let context: Context
  let compiler: Compiler
  let libraries: Libraries

  /// Right answers take a small part of it; a loop that never ends takes all.
  private static let mostSecondsPerTest: Double = 3

  /// The verdicts on each solution's mutations, in their order.
  func verdicts() throws -> [[Verdict]] {
    let key = chapterBuild(0).checksKey
    let files = solutions.map { solution in
      solution.mutations.map { mutation in
        let text = solution.text.applying(mutation)
        return context.root.work("mutations/\(ContentHash.of([key, solution.entry.exercise.stem, text]))")
      }
    }
    func known(_ file: String) -> Verdict? { (try? Files.source(file)).flatMap(Verdict.init) }
    let queue = MutationQueue(files.map { files in files.indices.filter { known(files[$0]) == nil } })
    Console.progress(
      "Chapter \(plan.chapter.number): \(Wording.count(files.joined().count, "mutation")), "
        + "\(queue.count) of them to try.")
    let lanes = Array(0..<ProcessInfo.processInfo.activeProcessorCount)
    _ = try inParallel(lanes) { _, lane in
      try work(off: queue, on: chapterBuild(lane)) { verdict, solution, mutation in
        try Files.write(verdict.rawValue, to: files[solution][mutation])
      }
    }
    return files.map { $0.map { known($0) ?? .doesNotCompile } }
  }

  private func chapterBuild(_ lane: Int) -> ChapterBuild {
    ChapterBuild(
      plan: plan, root: context.root, compiler: compiler, libraries: libraries,
      folder: context.root.work("mutate/\(plan.chapter.folder)/\(lane)"), checkOptimization: .speed)
  }

  /// Mutations that are tried together: their places in the solutions' lists, by the solutions' own places.
  private typealias Batch = [Int: Int]
  private typealias Note = (Verdict, _ solution: Int, _ mutation: Int) throws -> Void

  private func work(off queue: MutationQueue, on chapterBuild: ChapterBuild, note: Note) throws {
    var batch: Batch = [:]
    while true {
      for solution in solutions.indices where batch[solution] == nil {
        batch[solution] = queue.next(of: solution)
      }
      if batch.isEmpty { return }
      let wrong = try blamed(chapterBuild.typeErrors(in: texts(batch)), in: batch)
      if wrong.isEmpty {
        try attempt(batch, on: chapterBuild, note: note)
        batch = [:]
      }
      for solution in wrong {
        if let mutation = batch.removeValue(forKey: solution) {
          try note(.doesNotCompile, solution, mutation)
        }
      }
    }
  }

  private func attempt(_ batch: Batch, on chapterBuild: ChapterBuild, note: Note) throws {
    var wrong = Set(batch.keys)
    switch try chapterBuild.attempt(texts(batch)) {
    case .built(let program):
      do {
        for (solution, mutation) in batch {
          try note(verdict(on: solution, in: program, on: chapterBuild), solution, mutation)
        }
        return
      } catch CheckError.checksDidNotStart {
        if batch.count == 1 { return try batch.forEach { try note(.caught, $0, $1) } }
      }
    case .exercisesDoNotCompile(let failure): wrong = blamed(failure.diagnostics, in: batch)
    case .doesNotFit(let lost):
      wrong = Set(batch.keys.filter { lost[solutions[$0].entry.exercise.stem] != nil })
    case .checksDoNotCompile, .doesNotLink, .usesWhatNoExerciseNeeds: break
    }
    if batch.count == 1 { return try batch.forEach { try note(.doesNotCompile, $0, $1) } }
    if !wrong.isEmpty, wrong.count < batch.count {
      try attempt(batch.filter { !wrong.contains($0.key) }, on: chapterBuild, note: note)
    } else {
      wrong = Set(batch.keys)
    }
    for solution in wrong { try attempt(batch.filter { $0.key == solution }, on: chapterBuild, note: note) }
  }

  private func verdict(on solution: Int, in program: String, on chapterBuild: ChapterBuild) throws -> Verdict
  {
    var run = TestRun(
      plan: plan, program: program, folder: chapterBuild.folder, limiter: context.limiter,
      secondsPerTest: min(context.secondsPerTest, Self.mostSecondsPerTest), origins: [:])
    run.stopsAtFirstCatch = true
    run.detail = .verdict
    let results = try run.results(of: solutions[solution].entry.tests)
    return results.contains(where: \.verdict.isCatch) ? .caught : .survived
  }

  private func texts(_ batch: Batch) -> [SourceFile] {
    sources.map { source in
      guard
        let (solution, mutation) = batch.first(where: { solutions[$0.key].entry.exercise.stem == source.stem }
        )
      else { return source }
      let mutated = solutions[solution]
      return SourceFile(
        stem: source.stem, origin: source.origin, text: mutated.text.applying(mutated.mutations[mutation]))
    }
  }

  private func blamed(_ errors: [Diagnostic], in batch: Batch) -> Set<Int> {
    let stems = Set(errors.map(\.stem))
    return Set(batch.keys.filter { stems.contains(solutions[$0].entry.exercise.stem) })
  }
}

/// Who is next, for several who work at the same time.
private final class MutationQueue: @unchecked Sendable {
  private let lock = NSLock()
  private var left: [ArraySlice<Int>]

  init(_ left: [[Int]]) { self.left = left.map { $0[...] } }

  var count: Int { lock.withLock { left.joined().count } }

  func next(of solution: Int) -> Int? { lock.withLock { left[solution].popFirst() } }
}

extension ChapterBuild {
  /// What the type checker finds wrong; it looks at all files even if there are errors in some.
  fileprivate func typeErrors(in sources: [SourceFile]) throws -> [Diagnostic] {
    let paths = sources.map { "\(folder)/unchecked/\($0.stem).swift" }
    for (source, path) in zip(sources, paths) { try Files.write(source.text, to: path) }
    let failure = try compiler.compile(
      [
        "-typecheck", "-swift-version", "6", "-parse-as-library", "-diagnostic-style", "llvm", "-module-name",
        plan.chapter.exercisesModule, "-I", libraries.folder,
      ] + paths, asksTheDriver: false)
    return failure?.diagnostics ?? []
  }
}
