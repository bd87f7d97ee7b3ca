import CheckSupport
import TouchKit
import TouchStage

@testable import ControlsExercises

/// Does the steps of a case to the engine's table and to the student's, and writes down who is told what.
struct TableTwins {
  let example: TableCase

  /// Where the two logs part.
  var difference: String? {
    let expected = TablePage().log(of: example, EnginesTable.init)
    let actual = TablePage().log(of: example, StudentsTable.init)
    return firstDivergence(expected: expected, actual: actual, common: 8)
  }

  /// Where the two logs part, if the statement says what is to be told.
  var differenceWhereStated: String? {
    let expected = TablePage().log(of: example, EnginesTable.init)
    guard TablePage().log(of: example, { _ in StatedTable() }) == expected else { return nil }
    return firstDivergence(
      expected: expected, actual: TablePage().log(of: example, StudentsTable.init), common: 8)
  }

  /// Where they part if another table does the steps of another case in between.
  func difference(beside other: TableCase) -> String? {
    let expected = TablePage().log(of: example, EnginesTable.init)
    let page = TablePage()
    let there = TablePage()
    let (second, _) = there.player(of: other, StudentsTable.init)
    let (first, end) = page.player(of: example, StudentsTable.init)
    for number in 0..<max(example.steps.count, other.steps.count) {
      if other.steps.indices.contains(number) { second(other.steps[number]) }
      if example.steps.indices.contains(number) { first(example.steps[number]) }
    }
    end()
    return firstDivergence(expected: expected, actual: page.lines, common: 8)
  }

  /// How the student's table leaves the work to the engine's, if it does.
  var helpFromTheEngine: String? {
    let page = TablePage()
    let table = StudentsTable(page)
    var example = example
    example.usesTheControlsTable = false
    // Fingers and text fields have controls send events.
    example.situation = .plain
    _ = page.log(of: example, { _ in table })
    if !page.control.allControlEvents.isEmpty { return "got: addTarget of the control was called" }
    if table.holdsAControl { return "got: the table holds a UIControl, and keeps its entries there" }
    guard let entry = page.trace.entries.first(where: { $0.stage == .controls }) else { return nil }
    return "got: a control's own table is at work: \(entry.articleLine ?? entry.subject)"
  }
}
