import Foundation
import LiveFigures

/// A finger that moves in a live figure: the engine of the pages, run by `node`, against the same engine natively.
enum PageRow {
  private static let moves = 1_000

  static func report(to table: Table) {
    let name = "1,000 moves in a page, traced"
    guard table.wants(name) else { return }
    guard let page = pageSeconds else {
      return table.row(name, "skipped", "needs node and .build/live: make live")
    }
    let measure = Measure(work: page, against: run)
    table.row(name, measure, of: "native")
    table.row(
      "such moves in a second", "\(Int(Double(moves) / measure.work))",
      "natively \(Int(Double(moves) / measure.baseline))")
  }

  /// The run that `page-moves.mjs` makes in the page's engine.
  private static func run() {
    guard let run = LiveRun(scene: 0, profile: 3) else { return }
    for move in 0...moves {
      let time = Double(move * 8_333)
      run.frame(at: time)
      run.contact(0, min(move, 1), x: 16_000 + move % 2 * 50, y: 24_000, pressure: 0, radius: 50)
      run.frame(at: time)
    }
  }

  /// Seconds of one run in the page's engine; `nil` where there is no such engine or nothing to run it.
  private static var pageSeconds: Double? {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "node", "Sources/Benchmarks/page-moves.mjs", ".build/live", "Sources/LiveFigures/Page", "\(moves)",
    ]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Double(String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
  }
}
