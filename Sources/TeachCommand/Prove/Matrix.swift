import Course
import Judge

/// Which checks of an exercise catch which of its wrong answers.
struct Matrix: Sendable {
  /// A wrong answer.
  struct Row: Sendable {
    let mutant: String
    /// The tests that catch it.
    let caughtBy: Set<String>
    /// For each variation whether it's caught without that one, too; empty if a test of the first mark catches it.
    var isCaughtWithout: [String: Bool] = [:]

    /// Whether only tests of the second mark catch it.
    var works: Bool { !caughtBy.isEmpty && caughtBy.allSatisfy { Mark(ofTest: $0) == .holds } }
  }

  let exercise: Exercise
  let tests: [String]
  let rows: [Row]

  private var variations: [String] { Set(rows.flatMap(\.isCaughtWithout.keys)).sorted() }

  /// A line for each wrong answer, a column for each test and for each variation that is left out.
  var tabSeparated: String {
    let head = ["wrong answer"] + tests + variations.map { "without \($0)" }
    let lines = rows.map { row in
      [row.mutant] + tests.map { word(row.caughtBy.contains($0)) }
        + variations.map { row.isCaughtWithout[$0].map(word) ?? "" }
    }
    return ([head] + lines).map { $0.joined(separator: "\t") + "\n" }.joined()
  }

  private func word(_ isCaught: Bool) -> String { isCaught ? "caught" : "passed" }

  /// What follows from the table.
  var summary: [String] {
    let counts = tests.map { test in
      let caught = rows.filter { $0.caughtBy.contains(test) }
      let alone = caught.filter { $0.caughtBy.count == 1 }
      return "\(column(caught.count))\(column(alone.count))  \(test)"
    }
    let idle = tests.filter { test in !rows.contains { $0.caughtBy == [test] } }
    let alone = rows.filter { $0.caughtBy.count == 1 }.map { "\($0.mutant) (\($0.caughtBy.joined()))" }
    let carriers = variations.map { variation in
      (variation, rows.filter { $0.isCaughtWithout[variation] == false }.map(\.mutant))
    }
    return [
      "\(exercise.id)  \(exercise.title): \(Wording.count(rows.count, "wrong answer"))", "  caught   alone",
    ] + counts
      + list("catch nothing that no other test catches", idle)
      + list("caught by one test only", alone)
      + list("caught by no test", rows.filter(\.caughtBy.isEmpty).map(\.mutant))
      + list("get the first mark, because only testHolds… catch them", rows.filter(\.works).map(\.mutant))
      + carriers.filter { !$0.1.isEmpty }.flatMap { list("pass without \($0.0)", $0.1) }
      + list("variations that carry no wrong answer", carriers.filter(\.1.isEmpty).map(\.0))
  }

  private func column(_ number: Int) -> String {
    String(repeating: " ", count: max(0, 8 - "\(number)".count)) + "\(number)"
  }

  private func list(_ title: String, _ names: [String]) -> [String] {
    names.isEmpty ? [] : ["  \(title) (\(names.count)):", "    " + names.joined(separator: ", ")]
  }
}
