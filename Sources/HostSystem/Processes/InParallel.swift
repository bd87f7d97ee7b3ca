import Foundation

/// Does the same for every item, on all processor cores, and returns the results in the items' order.
///
/// The body also gets the number of its lane: two items with the same lane are never worked on at once.
package func inParallel<Item: Sendable, Value: Sendable>(
  _ items: [Item], lanes: Int = ProcessInfo.processInfo.activeProcessorCount,
  _ body: @Sendable (Item, _ lane: Int) throws -> Value
) throws -> [Value] {
  let work = SharedWork<Value>(count: items.count)
  DispatchQueue.concurrentPerform(iterations: max(1, min(lanes, items.count))) { lane in
    while let index = work.takeNext() {
      work.finish(index, Result { try body(items[index], lane) })
    }
  }
  return try work.results.compactMap { try $0?.get() }
}

private final class SharedWork<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var next = 0
  private(set) var results: [Result<Value, any Error>?]

  init(count: Int) {
    results = Array(repeating: nil, count: count)
  }

  func takeNext() -> Int? {
    lock.withLock {
      guard next < results.count else { return nil }
      defer { next += 1 }
      return next
    }
  }

  func finish(_ index: Int, _ result: Result<Value, any Error>) {
    lock.withLock { results[index] = result }
  }
}
