import Foundation
import HostSystem
import Judge

/// What some work took.
struct Measurement: Sendable {
  /// Seconds on the clock.
  let wall: Double
  /// Seconds of processors, those of ended children included; it says more than the clock on a busy machine.
  let processor: Double

  /// Does something and measures it.
  static func of<Value>(_ work: () throws -> Value) rethrows -> (value: Value, measurement: Measurement) {
    let wall = monotonicSeconds()
    let processor = ProcessorTime.seconds
    let value = try work()
    return (value, Measurement(wall: monotonicSeconds() - wall, processor: ProcessorTime.seconds - processor))
  }

  /// The middle one of each kind of seconds.
  static func median(_ all: [Measurement]) -> Measurement {
    Measurement(wall: middle(all.map(\.wall)), processor: middle(all.map(\.processor)))
  }

  var text: String { String(format: "%.2f s on the clock, %.2f s of processors", wall, processor) }

  private static func middle(_ numbers: [Double]) -> Double {
    let sorted = numbers.sorted()
    return sorted.isEmpty ? 0 : (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }
}
