import Foundation
import Fuzzing

/// The cases that let go of things: a long run, one case of it, or one out of a file.
enum LifetimeCommand {
  static func run(_ options: Options) -> Int32 {
    if let file = options.file { return replay(file: file, options) }
    if let number = options.number {
      let name = "make fuzz KIND=lifetimes SEED=\(options.seed) CASE=\(number)"
      let plan = LifetimeRun(seed: options.seed, events: 1)[number]
      // Before it runs: should it crash, this stays.
      print(plan.hexadecimal)
      fflush(nil)
      return replay(plan, name, options)
    }
    var run = LifetimeRun(seed: options.seed, events: options.events, first: options.first)
    run.ignored = options.ignored
    return fuzz(run)
  }

  private static func fuzz(_ run: LifetimeRun) -> Int32 {
    let start = Date()
    var shown = start
    print("Letting go with seed \(run.seed), \(run.events) events.")
    let result = run.run(beforeCase: { number in
      CaseAlarm.enter("make fuzz KIND=lifetimes SEED=\(run.seed) CASE=\(number)")
    }) { result in
      guard Date().timeIntervalSince(shown) > 5 else { return }
      shown = Date()
      print("  \(result.cases) cases, \(result.events) events")
    }
    CaseAlarm.leave()
    let seconds = (Date().timeIntervalSince(start) * 100).rounded() / 100
    let hash = String(result.hash, radix: 16)
    let word = result.failure == nil ? "passed" : "FAILED"
    print("lifetimes \(word): \(result.cases) cases, \(result.events) events, \(seconds) s, hash \(hash)")
    say(result.counts.neverCalled, "were never called")
    say(result.counts.neverActed, "were called, but no app did anything in them")
    guard let failure = result.failure else { return 0 }
    print("\(failure.problem)\nagain: make fuzz KIND=lifetimes SEED=\(run.seed) CASE=\(failure.number)")
    return 1
  }

  private static func say(_ callbacks: [Callback], _ words: String) {
    guard !callbacks.isEmpty else { return }
    print("\(callbacks.count) of \(Callback.allCases.count) callbacks \(words): ", terminator: "")
    print(callbacks.map { "\($0)" }.joined(separator: ", "))
  }

  private static func replay(file: String, _ options: Options) -> Int32 {
    guard let contents = FileManager.default.contents(atPath: file) else {
      FileHandle.standardError.write(Data("fuzz: there is no file '\(file)'\n".utf8))
      return 64
    }
    let plan = LifetimeCase(contents: Array(contents))
    return replay(plan, "make fuzz BYTES=\(file)", options)
  }

  private static func replay(_ plan: LifetimeCase, _ name: String, _ options: Options) -> Int32 {
    var plan = plan
    plan.ignored = options.ignored
    CaseAlarm.enter(name)
    let outcome = plan.run(isCompared: true)
    if options.showsTrace { plan.traceLines().forEach { print($0) } }
    CaseAlarm.leave()
    print(outcome.problem.map { "\($0)" } ?? "the case of \(plan.bytes.count) bytes passed")
    return outcome.problem == nil ? 0 : 1
  }
}
