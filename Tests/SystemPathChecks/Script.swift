import CheckSupport
import XCTest

/// What is done with an answer, step by step.
protocol Script {
  associatedtype Step
  var steps: [Step] { get set }
  /// The same step with something left out, or plainer.
  func smaller(_ step: Step) -> [Step]
  /// The same with plainer surroundings.
  var plainer: [Self] { get }
  /// The numbers of the fingers, or of what else takes part.
  var numbers: Set<Int> { get }
  /// The same with other numbers; what gets none is left out.
  func with(_ numbers: [Int: Int]) -> Self
  /// What is worth knowing before the first step.
  var heading: String { get }
  /// The steps in words, each with what stands before it.
  var lines: [(label: String, words: String)] { get }
  /// What should come of it.
  var right: Player { get }
  /// What comes of it with the student's code.
  var students: Player { get }
}

/// Does a step of a script, and says in lines what came of it.
///
/// It says nothing of what can't happen, or what the statement leaves open: then the script isn't judged.
typealias Player = (_ step: Int) -> [String]?

extension Script {
  var heading: String { "" }

  fileprivate var smaller: [Self] {
    let numbers = numbers.sorted()
    let first = Dictionary(uniqueKeysWithValues: zip(numbers, 0...))
    let free = numbers.indices.first { numbers[$0] != $0 }
    // All numbers become the first ones, or if that makes a difference, one by one.
    let renumbered =
      free.map { free in
        [with(first)]
          + numbers[free...].map { number in
            with(Dictionary(uniqueKeysWithValues: numbers.map { ($0, $0 == number ? free : $0) }))
          }
      } ?? []
    // Of many steps, `shorter` takes none out alone.
    return (steps.shorter + (steps.count > 64 ? [steps.dropLast()] : [])).map(with)
      + numbers.shorter.map { with(Dictionary(uniqueKeysWithValues: zip($0, $0))) } + renumbered + plainer
      + steps.indices.flatMap { variants(self, \.steps[$0], smaller(steps[$0])) }
  }

  /// The script in words; the middle of a long one is left out.
  fileprivate var words: String {
    var rows: [(first: String, last: String, words: String, count: Int)] = []
    for (label, words) in lines {
      if let row = rows.last, row.words == words {
        rows[rows.count - 1] = (row.first, label, words, row.count + 1)
      } else {
        rows.append((label, label, words, 1))
      }
    }
    let lines = rows.map { row in
      let label = row.first == row.last ? row.first : "\(row.first) to \(row.last)"
      return
        "  \(label)\(label.isEmpty ? "" : "  ")\(row.words)\(row.count > 1 ? ", \(row.count) times" : "")"
    }
    let shown = lines.count < 16 ? lines : lines.prefix(2) + ["  …"] + lines.suffix(10)
    return lines.isEmpty && heading.isEmpty
      ? "  nothing happens" : ((heading.isEmpty ? [] : ["  \(heading)"]) + shown).joined(separator: "\n")
  }

  fileprivate func with(_ steps: [Step]) -> Self {
    var script = self
    script.steps = steps
    return script
  }
}

/// The same thing with other values of one of its properties.
func variants<Thing, Value>(_ thing: Thing, _ property: WritableKeyPath<Thing, Value>, _ values: [Value])
  -> [Thing]
{
  values.map { value in
    var thing = thing
    thing[keyPath: property] = value
    return thing
  }
}

/// The same thing with plainer values of one of its properties: those that stand before its own.
func plain<Thing, Value: Equatable>(
  _ thing: Thing, _ property: WritableKeyPath<Thing, Value>, _ values: Value...
) -> [Thing] {
  variants(thing, property, Array(values.prefix { $0 != thing[keyPath: property] }))
}

extension Dictionary where Key == Int, Value == Int {
  /// What stands under some numbers, under their other numbers.
  func renumbered<Thing>(_ things: [Int: Thing]) -> [Int: Thing] {
    [Int: Thing](uniqueKeysWithValues: things.compactMap { key, thing in self[key].map { ($0, thing) } })
  }
}

extension Dictionary where Key: Comparable {
  /// The same without one of its keys.
  var shorter: [[Key: Value]] { keys.sorted().map { key in filter { $0.key != key } } }
}

extension CheckCase {
  /// Plays scripts one after the other, and fails with the first that goes wrong.
  func play<S: Script>(_ asked: String, _ scripts: S..., file: StaticString = #filePath, line: UInt = #line) {
    for script in scripts {
      guard let difference = difference(in: [script]) else { continue }
      return XCTFail("asked: \(asked)\n\(script.words)\n\(difference)", file: file, line: line)
    }
  }

  /// Plays random scripts; at times two of them step by step in turns, each on an answer of its own.
  func playAny<S: Script>(
    _ asked: String, count: Int = 40, file: StaticString = #filePath, line: UInt = #line,
    make: (inout SeededGenerator) -> S
  ) {
    // A case is checked in no time.
    forAll(asked, count: count, tries: 2_000, file: file, line: line) { random in
      let script = make(&random)
      switch random.inTurn([0, 1, 2, 3, 4, 5]) {
      case 0: return [script, make(&random)]
      case 1: return [script, script.with(script.steps.shuffled(using: &random))]
      default: return [script]
      }
    } shrink: { scripts in
      guard scripts.count > 1 else { return scripts[0].smaller.map { [$0] } }
      return scripts.map { [$0] } + scripts[0].smaller.map { [$0, scripts[1]] }
        + scripts[1].smaller.map { [scripts[0], $0] }
    } describe: {
      $0.map(\.words).joined(separator: "\nand, step by step in turns with it, on another device:\n")
    } check: {
      difference(in: $0)
    }
  }

  private func difference(in scripts: [some Script]) -> String? {
    func lines(_ players: [Player]) -> [String]? {
      var lines: [String] = []
      for step in 0..<(scripts.map(\.steps.count).max() ?? 0) {
        for (number, player) in players.enumerated() where step < scripts[number].steps.count {
          guard let new = player(step) else { return nil }
          lines += players.count == 1 ? new : new.map { "device \(number + 1): \($0)" }
        }
      }
      return lines
    }
    guard let right = lines(scripts.map(\.right)), let students = lines(scripts.map(\.students)) else {
      return nil
    }
    CaseTrace.offer(expected: right, actual: students.map { CaseTrace.Line($0) })
    return firstDivergence(expected: right, actual: students)
  }
}
