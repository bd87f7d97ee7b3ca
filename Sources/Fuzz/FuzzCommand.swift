import Foundation
import Fuzzing

/// `make fuzz`: a long run, or one case of it.
#if !LIBFUZZER
  @main
#endif
enum FuzzCommand {
  static func main() {
    let result = run(Array(CommandLine.arguments.dropFirst()))
    // A sanitizer that finds leaks ends the program before it would write what it has printed.
    fflush(nil)
    exit(result)
  }

  private static func run(_ arguments: [String]) -> Int32 {
    let options: Options
    do {
      options = try Options(arguments)
    } catch {
      FileHandle.standardError.write(Data("fuzz: \(error.words)\n\(Options.usage)\n".utf8))
      return 64
    }
    if options.kind == .lifetimes { return LifetimeCommand.run(options) }
    let run = FuzzRun(seed: options.seed, events: options.events)
    if let number = options.number { return replay(number, of: run, showsTrace: options.showsTrace) }
    let result = fuzz(run)
    return result == 0 && options.kind == .both ? LifetimeCommand.run(options) : result
  }

  private static func fuzz(_ run: FuzzRun) -> Int32 {
    let start = Date()
    var shown = start
    print("Fuzzing with seed \(run.seed), \(run.events) events.")
    let result = run.run(beforeCase: { CaseAlarm.enter(case: $0, seed: run.seed) }) { result in
      guard Date().timeIntervalSince(shown) > 5 else { return }
      shown = Date()
      print("  \(result.cases) cases, \(result.events) events")
    }
    CaseAlarm.leave()
    let seconds = (Date().timeIntervalSince(start) * 100).rounded() / 100
    let hash = String(result.hash, radix: 16)
    let word = result.failure == nil ? "passed" : "FAILED"
    print("fuzz \(word): \(result.cases) cases, \(result.events) events, \(seconds) s, hash \(hash)")
    guard let failure = result.failure else { return 0 }
    report(failure, of: run)
    return 1
  }

  private static func replay(_ number: Int, of run: FuzzRun, showsTrace: Bool) -> Int32 {
    // Before it runs: should it crash, this stays.
    print("\(FuzzCase(seed: run.seed, number: number).script)\n")
    CaseAlarm.enter(case: number, seed: run.seed)
    let failure = run.run(case: number)
    CaseAlarm.leave()
    guard let failure else {
      print("case \(number) of seed \(run.seed) passed")
      return 0
    }
    report(failure, of: run, showsTrace: showsTrace)
    return 1
  }

  private static func report(_ failure: FuzzFailure, of run: FuzzRun, showsTrace: Bool = false) {
    print("\(failure.problem)\nshrinking \(failure.plan.size) things…")
    let shrunk = failure.shrunk()
    print(shrunk.report(seed: run.seed))
    if showsTrace { shrunk.plan.traceLines().forEach { print($0) } }
  }
}
