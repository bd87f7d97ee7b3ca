import CheckSupport
import TouchKit

@testable import ControlsExercises

/// Plays a case with a table that does what the statement says, and with the student's.
struct TableTwins {
  let example: TableCase

  /// Where the two logs part.
  var difference: String? {
    let right = page { StatedTable(tellsRemoved: true) }
    let students = page { ActionTable() }
    var (expected, actual) = (right.lines, students.lines)
    // From where the statement leaves it open, nothing is compared.
    let alternative = page { StatedTable(tellsRemoved: false) }.lines
    if alternative != expected {
      let judged = zip(expected, alternative).prefix { $0 == $1 }.count
      (expected, actual) = (Array(expected.prefix(judged)), Array(actual.prefix(judged)))
      return firstDivergence(expected: expected, actual: actual, common: 8)
    }
    if let difference = firstDivergence(expected: expected, actual: actual, common: 8) { return difference }
    return students.settings.difference(fromTwin: right.settings).map {
      "expected: afterwards, the controls and all around them are set as with a right answer\ngot:      \($0)"
    }
  }

  private func page(_ makeTable: () -> any Table) -> TablePage {
    let page = TablePage(firstKind: example.firstKind, makeTable)
    page.fillTheControlsTable()
    page.play(example.steps)
    return page
  }

  /// How the student's table leaves the work to a control's, if it does.
  var helpFromTheEngine: String? {
    let page = TablePage(firstKind: 0) { ActionTable() }
    page.play(example.steps)
    return page.trace.entries.first { $0.stage == .controls }.map {
      "got: a control's own table is at work: \($0.articleLine ?? $0.subject)"
    }
  }
}
