import HostSystem
import Judge

/// One of several parts of a class; which part a submission belongs to follows from its name alone.
struct Shard: Equatable, Sendable {
  /// From 1.
  let number: Int
  let count: Int

  static let whole = Shard(number: 1, count: 1)

  private init(number: Int, count: Int) {
    self.number = number
    self.count = count
  }

  /// Understands a text such as `3/10`.
  init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], count >= 1, count <= 100_000,
      (1...count).contains(number)
    else { return nil }
    self.init(number: number, count: count)
  }

  func contains(_ name: FolderName) -> Bool {
    let hash = SHA256.digest(name.bytes).prefix(7).reduce(0) { $0 << 8 | Int($1) }
    return hash % count == number - 1
  }
}
