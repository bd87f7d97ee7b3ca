/// Objects of one kind, none of which it keeps alive.
struct Registry<Object: AnyObject> {
  private struct Entry {
    weak var object: Object?
  }

  private var entries: [Entry] = []

  /// What is left of them, in the order in which they were made.
  var alive: [Object] { entries.compactMap { $0.object } }

  mutating func add(_ object: Object) {
    if entries.count > 200 { entries.removeAll { $0.object == nil } }
    entries.append(Entry(object: object))
  }

  /// Whether it was new.
  mutating func add(ifNew object: Object) -> Bool {
    if entries.contains(where: { $0.object === object }) { return false }
    add(object)
    return true
  }

  /// One that is alive, if there is one: the numbered one, or the next one behind it.
  func pick(_ number: Int) -> Object? {
    guard !entries.isEmpty else { return nil }
    for offset in entries.indices {
      if let object = entries[(number + offset) % entries.count].object { return object }
    }
    return nil
  }
}
