/// How many passes run loops did in the present second of virtual time.
///
/// A loop can keep awake without time passing, or with timers that follow one another ever closer.
struct PassCount {
  private(set) var count = 0
  private var begin: TimeInterval = 0

  mutating func add(at time: TimeInterval) {
    if time >= begin + 1 {
      begin = time
      count = 0
    }
    count += 1
  }
}
