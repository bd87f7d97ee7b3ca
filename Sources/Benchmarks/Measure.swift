import BenchmarkBaseline

/// How long the processor works on two things, in turns, so that whatever else the machine does hits both alike.
struct Measure {
  /// Seconds for one call of the work, at best.
  let work: Double
  /// Seconds for one call of what it is compared with, at best.
  let baseline: Double

  var ratio: Double { work / baseline }

  /// Measures two closures that each call their work so many times.
  ///
  /// - Parameter slice: How long one turn lasts at least, in seconds.
  init(turns: Int = 40, slice: Double = 0.004, _ work: () -> Void, against baseline: () -> Void) {
    let (calls, baselineCalls) = (Self.count(work, lasting: slice), Self.count(baseline, lasting: slice))
    var (best, baselineBest) = (Double.infinity, Double.infinity)
    for _ in 0..<turns {
      best = min(best, Self.seconds(calls, work))
      baselineBest = min(baselineBest, Self.seconds(baselineCalls, baseline))
    }
    (self.work, self.baseline) = (best, baselineBest)
  }

  /// Measures a closure, to compare with it what was measured elsewhere: seconds for one call, at best.
  init(work: Double, turns: Int = 40, against baseline: () -> Void) {
    self.work = work
    self.baseline = (0..<turns).map { _ in Self.seconds(1, baseline) }.min() ?? .infinity
  }

  /// How many calls fill a slice.
  private static func count(_ work: () -> Void, lasting slice: Double) -> Int {
    var count = 1
    while seconds(count, work) * Double(count) < slice { count *= 2 }
    return count
  }

  /// Seconds for one call.
  private static func seconds(_ count: Int, _ work: () -> Void) -> Double {
    let start = processor_seconds()
    for _ in 0..<count { work() }
    return (processor_seconds() - start) / Double(count)
  }
}
