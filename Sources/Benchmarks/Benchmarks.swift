/// Measures the hot paths and prints ratios against a baseline of the same run: `make bench`.
@main
enum Benchmarks {
  static func main() {
    let table = Table(only: CommandLine.arguments.dropFirst().first)
    HitTestRows.report(to: table)
    MoveRows.report(to: table)
  }
}
