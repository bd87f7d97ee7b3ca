import HostSystem
import Judge

/// Measures how long people wait for verdicts.
struct BenchCommand: ParsableCommand {
  static let name = "bench"
  static let usage = ["[--chapter N] [--count N]"]
  static let discussion = [
    "measures a first check, an edit and a class of N, 100 unless you say",
    "otherwise",
  ]

  let selection: Selection
  let count: Int

  init(_ words: inout Arguments) throws {
    selection = try words.selection()
    count = try words.number("--count", in: 1...100_000) ?? 100
  }

  func run(in context: Context) throws -> ExitCode {
    try Benchmark(context: context, selection: selection, count: count).perform()
    return .allPassed
  }
}
