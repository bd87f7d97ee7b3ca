import TouchKit

/// The table of results: each row is a ratio of two works of the same run.
struct Table {
  /// The beginning of the names of the rows that are wanted; `nil` for all.
  let only: String?

  func row(_ name: String, _ measure: @autoclosure () -> Measure, of baseline: String) {
    guard wants(name) else { return }
    let measure = measure()
    let times = "\(Self.nanoseconds(measure.work)) against \(Self.nanoseconds(measure.baseline))"
    row(name, "\(NumberText.fixed(measure.ratio, places: 2)) × \(baseline)", times)
  }

  func wants(_ name: String) -> Bool { only.map { name.hasPrefix($0) } ?? true }

  func row(_ name: String, _ result: String, _ details: String = "") {
    print("\(Self.padded(name, to: 58)) \(Self.padded(result, to: 22)) \(details)")
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(width - text.count, 0))
  }

  private static func nanoseconds(_ seconds: Double) -> String {
    "\(NumberText.fixed(seconds * 1e9, places: seconds < 1e-6 ? 1 : 0)) ns"
  }
}
