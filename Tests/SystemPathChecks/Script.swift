import CheckSupport
import XCTest

/// What is done with an answer, step by step.
protocol Script: CustomStringConvertible {
  associatedtype Step
  var steps: [Step] { get set }
  /// The same without what can't happen, for example a second landing of a finger that is down.
  var legal: Self { get }
  /// The same with something left out of a step.
  var simpler: [Self] { get }
  /// Whether the statement leaves open what comes of it.
  var isOpen: Bool { get }
  /// What should come of it.
  var right: Player { get }
  /// What comes of it with the student's code.
  var students: Player { get }
}

/// Does a step of a script, and says in lines what came of it.
typealias Player = (_ step: Int) -> [String]

extension Script {
  var legal: Self { self }
  var simpler: [Self] { [] }
  var isOpen: Bool { false }

  /// The same with other steps.
  func with(_ steps: [Step]) -> Self {
    var script = self
    script.steps = steps
    return script.legal
  }

  /// The same with less of a list in one step.
  func shortening<Item>(_ list: WritableKeyPath<Step, [Item]>) -> [Self] {
    steps.indices.flatMap { place in
      steps[place][keyPath: list].shorter.map { shorter in
        var steps = steps
        steps[place][keyPath: list] = shorter
        return with(steps)
      }
    }
  }

  fileprivate var smaller: [Self] { steps.shorter.map(with) + simpler }
}

extension CheckCase {
  /// Plays scripts one after the other, and fails with the first that goes wrong.
  func play<S: Script>(_ asked: String, _ scripts: S..., file: StaticString = #filePath, line: UInt = #line) {
    for script in scripts {
      guard let difference = difference(in: [script]) else { continue }
      return XCTFail("asked: \(asked)\n\(script)\n\(difference)", file: file, line: line)
    }
  }

  /// Plays random scripts; at times two of them step by step in turns, each on an answer of its own.
  func playAny<S: Script>(
    _ asked: String, count: Int = 40, file: StaticString = #filePath, line: UInt = #line,
    make: (inout SeededGenerator) -> S
  ) {
    forAll(asked, count: count, file: file, line: line) { random in
      let script = make(&random)
      switch random.inTurn([0, 1, 2, 3, 4, 5]) {
      case 0: return [script, make(&random)]
      case 1: return [script, script.with(script.steps.shuffled(using: &random))]
      default: return [script]
      }
    } shrink: { scripts in
      let smaller = scripts.indices.flatMap { place in
        scripts[place].smaller.map { Array(scripts[..<place] + [$0] + scripts[(place + 1)...]) }
      }
      return (scripts.count > 1 ? scripts.map { [$0] } : []) + smaller
    } describe: {
      $0.map(\.description).joined(separator: "\nand, step by step in turns with it, on another device:\n")
    } check: {
      difference(in: $0)
    }
  }

  private func difference(in scripts: [some Script]) -> String? {
    if scripts.contains(where: \.isOpen) { return nil }
    func lines(_ players: [Player]) -> [String] {
      (0..<(scripts.map(\.steps.count).max() ?? 0)).flatMap { step in
        players.indices.filter { step < scripts[$0].steps.count }.flatMap { number in
          players[number](step).map { players.count == 1 ? $0 : "device \(number + 1): \($0)" }
        }
      }
    }
    return firstDivergence(expected: lines(scripts.map(\.right)), actual: lines(scripts.map(\.students)))
  }
}
