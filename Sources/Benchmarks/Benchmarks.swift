import BenchmarkBaseline
import TouchKit

/// Measures the hot paths and prints ratios against a baseline of the same run: `make bench`.
///
/// With the beginning of a row's name only such rows. With `--allocations` nothing is measured, but it is an error if a
/// move allocates without a trace, or an hour of moves leaves more in memory than a minute. With `--costs` it prints
/// the operations of the appendix on costs, which are the same on every machine.
@main
enum Benchmarks {
  static func main() {
    let wish = CommandLine.arguments.dropFirst().first
    if wish == "--allocations" { return checkAllocations() }
    if wish == "--costs" { return Costs.report(figure: CommandLine.arguments.dropFirst(3).first) }
    let table = Table(only: wish)
    HitTestRows.report(to: table)
    MoveRows.report(to: table)
    CrowdRows.report(to: table)
    HourRow.report(to: table)
    RecordingRow.report(to: table)
    PageRow.report(to: table)
  }

  private static func checkAllocations() {
    guard allocations_so_far() > 0 else {
      return print("skipped: this C library's allocations cannot be counted")
    }
    let finger = MovingFinger()
    let silent = finger.allocations(inMoves: 1_000)
    finger.device.trace = Trace()
    let traced = finger.allocations(inMoves: 1_000)
    print("1,000 moves: \(silent) allocations, and \(traced) with a trace")
    precondition(traced > 1_000, "the count does not count")
    precondition(
      silent == 0, "a move allocates without a trace: see Sources/Benchmarks/MoveRows.swift")
    let growth = HourRow.growth()
    print("an hour of ten fingers at 120 Hz: \(growth) bytes more than after a minute")
    precondition(growth <= 0, "moves leave something in memory: see Sources/Benchmarks/HourRow.swift")
  }
}
