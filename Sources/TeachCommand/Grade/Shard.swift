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

/// What of a class one grader grades.
enum Portion: Equatable, Sendable {
  /// One part and nothing else, for machines that share no folder.
  case only(Shard)
  /// First one part, and then what other graders have left: the work ends when everything is done, whichever grader dies.
  case startingWith(Shard)

  static let everything = Portion.only(.whole)

  func names(of all: [FolderName]) -> [FolderName] {
    switch self {
    case .only(let shard): all.filter(shard.contains)
    case .startingWith(let shard): all.filter(shard.contains) + all.filter { !shard.contains($0) }
    }
  }

  var shard: Shard {
    switch self {
    case .only(let shard), .startingWith(let shard): shard
    }
  }
}
