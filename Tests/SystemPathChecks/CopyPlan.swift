import CheckSupport

/// Something that is done with a value, step by step; a copy of it goes on by itself.
protocol SteppedRun {
  var steps: Int { get }
  var isOver: Bool { get }
  mutating func step()
}

/// When copies are made of a value in the middle of its use, and which of them goes on first.
struct CopyPlan {
  enum Order: String, CaseIterable {
    case copiesFirst = "each copy is used up before the original goes on"
    case originalFirst = "the copies are used when the original is done"
    case inTurns = "the original and its copies go on in turns"
  }

  /// Where in the use copies are made, in thousandths of it.
  private let places: [Int]
  private let order: Order

  init(_ random: inout SeededGenerator) {
    places = (0..<Int.random(in: 1...4, using: &random)).map { _ in Int.random(in: 0..<1_000, using: &random)
    }
    order = random.inTurn(Order.allCases)
  }

  /// After which steps of a run a copy is made.
  private func copied(_ run: some SteppedRun) -> Set<Int> { Set(places.map { 1 + $0 * run.steps / 1_000 }) }

  /// What is done, in words.
  func words(for run: some SteppedRun, step: String) -> String {
    let numbers = copied(run).sorted().map(String.init).joined(separator: ", ")
    return "a copy is made after \(step) \(numbers) and gets the same as the original; \(order.rawValue)"
  }

  /// What the original and its copies are called, by their place in what `play` answers with.
  static func name(_ place: Int) -> String { place == 0 ? "the original" : "copy \(place)" }

  /// Does all with the original and with the copies; they come in this order.
  func play<Run: SteppedRun>(_ original: Run) -> [Run] {
    let copied = copied(original)
    var runs = [original]
    var number = 0
    while !runs[0].isOver {
      for place in runs.indices where place == 0 || order == .inTurns { runs[place].stepIfItGoesOn() }
      number += 1
      guard copied.contains(number) else { continue }
      runs.append(runs[0])
      if order == .copiesFirst { runs[runs.count - 1].finish() }
    }
    for place in runs.indices { runs[place].finish() }
    return runs
  }
}

extension SteppedRun {
  fileprivate mutating func stepIfItGoesOn() { if !isOver { step() } }

  fileprivate mutating func finish() { while !isOver { step() } }
}
