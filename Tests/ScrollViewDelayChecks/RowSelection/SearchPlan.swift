import CheckSupport
import TouchKit
import TouchStage

@testable import ScrollViewDelayExercises

/// What a search page is like, and how it's repaired.
struct SearchPlan: TwinPlan {
  /// When it's repaired for the first time.
  enum Moment: String, CaseIterable {
    case atOnce = ""
    case withoutSize = "while it has no size"
    case hidden = "while it’s hidden"
    case withoutRows = "while its table has no rows"
    case withoutItsTable = "while its table is taken out"
    case tableOff = "while its table takes no touches"
    case withTheKeyboard = "while its field is edited"
  }

  enum Rows: String, CaseIterable {
    case own = ""
    case listening = "the app fills the rows"
    case few = "there are two rows"
    case none = "there are no rows, but a footer"
    case controls = "the app puts a control into each row"
    case strips = "the app puts a scroll view into each row"
    case nestedParts = "the app puts views into each row, four deep"
    case delegated = "the app is the table’s delegate"
    case unowned = "the table has neither a data source nor a delegate"
  }

  enum Recognizer: String, CaseIterable {
    case none = ""
    case tapOnTheTable = "the app has a tap recognizer on the table"
    case doubleTapOnTheTable = "the app has a double tap recognizer on the table"
    case longPressOnThePage = "the app has a long press recognizer on the page"
    case rival =
      "the app has a tap recognizer on the page, behind the page’s own, for what is on the page itself"
    case friend =
      "the app has a tap recognizer on the page, for all that isn’t in the table, that lets others recognize"
  }

  enum Field: String, CaseIterable {
    case plain = ""
    case empty = "the field is empty, with a placeholder"
    case hidden = "the field is hidden"
    case disabled = "the field is disabled"
    case outside = "the field lies outside of the page"
    case watched = "the field has a delegate"
    case kept = "the field has a delegate that doesn’t let editing end"
  }

  /// What is special about a page.
  private enum Special {
    case moment(Moment), rows(Rows), recognizer(Recognizer), field(Field)

    static let all =
      Moment.allCases.map(moment) + Rows.allCases.map(rows) + Recognizer.allCases.map(recognizer)
      + Field.allCases.map(field)
  }

  /// Each way that refuses something with each thing that is special, and pages that aren't repaired.
  private static let specials: [(way: SearchPage.Way?, special: Special?)] =
    Special.all.flatMap { [(.keepOutOfTheTable, $0), (.forbidInTheTable, $0)] } + [(nil, nil), (nil, nil)]
  /// In as many cases each of them comes once.
  static let count = specials.count

  static let size = CGSize(width: 320, height: 480)

  var way: SearchPage.Way?
  var moment = Moment.atOnce
  var rows = Rows.listening
  var recognizer = Recognizer.none
  var field = Field.plain
  /// How far the table is scrolled before each gesture.
  var start: CGFloat = 0
  /// Whether the app has a table of its own on the page.
  var hasAnotherTable = false

  init() {}

  init(_ random: inout SeededGenerator) {
    let special: Special?
    (way, special) = random.inTurn(Self.specials)
    switch special {
    case nil: rows = random.pick([.own, .listening])
    case .moment(let special): moment = special
    case .rows(let special): rows = special
    case .recognizer(let special): recognizer = special
    case .field(let special): field = special
    }
    // Now and then more than one thing is special.
    if random.once(in: 3), moment == .atOnce { moment = random.pick(Moment.allCases) }
    if random.once(in: 3), field == .plain { field = random.pick(Field.allCases) }
    // One thing at a time.
    if [.none, .unowned].contains(rows) { (recognizer, field) = (.none, .plain) }
    // The table itself is hit, and asked, below its last row only.
    if [.longPressOnThePage, .tapOnTheTable].contains(recognizer), way != nil { rows = .few }
    // So that the last ones of the page’s own rows are seen, too.
    start = isShort ? 0 : rows == .own ? 1_380 : random.inTurn([0, 90, 1_380])
    // After `keepOutOfTheTable()` the tap may be on another view, and hear less of the rest of the page.
    hasAnotherTable = random.once(in: 4) && way == .forbidInTheTable
    // If the page’s own tap and the row’s share a touch, nothing says which one is first.
    if recognizer == .friend, way == .keepOutOfTheTable { recognizer = .none }
    // The app’s one must have been there before the repair.
    if recognizer == .rival { moment = .withTheKeyboard }
  }

  /// Whether rows don’t fill the table.
  var isShort: Bool { [.few, .none, .unowned].contains(rows) }

  var words: String {
    let kinds = [
      rows.rawValue, recognizer.rawValue, field.rawValue,
      hasAnotherTable ? "the app has a second table beside the button" : "",
      start > 0 ? "the table is scrolled to \(NumberText.trimmed(start))" : "",
    ]
    let repair = way.map { "it is a search page after \($0.name)" }
    let calling = way == nil || moment == .atOnce ? "" : ", called \(moment.rawValue)"
    return ([(repair ?? "it is a search page that isn’t repaired") + calling] + kinds.filter { !$0.isEmpty })
      .joined(separator: "; ")
  }

  /// What is written in the field at first.
  var text: String { field == .empty ? "" : "Tea  " }

  /// How long all rows are together.
  var contentHeight: CGFloat {
    switch rows {
    case .own: 1_800
    case .few: 120
    case .none: 300
    case .unowned: 0
    default: 2_400
    }
  }

  /// Where a place on the page is, if everything is where it was at first.
  func words(at point: CGPoint) -> String {
    let parts = [
      ("the table", CGRect(x: 20, y: 80, width: 280, height: 240)),
      ("the button", CGRect(x: 20, y: 400, width: 120, height: 44)),
      ("the field", CGRect(x: 20, y: 20, width: 280, height: 40)),
    ]
    let others = hasAnotherTable ? [("the second table", CGRect(x: 150, y: 400, width: 130, height: 60))] : []
    let part = (parts + others).first { $0.1.contains(point) }?.0
    return "\(part ?? "the search page"), at \(point.text)"
  }

  var smaller: [SearchPlan] {
    func with(_ change: (inout SearchPlan) -> Void) -> SearchPlan {
      var copy = self
      change(&copy)
      return copy
    }
    // What is special about a recognizer needs the moment or the rows that it came with.
    return [
      with { $0.way = nil }, with { $0.recognizer = .none }, with { $0.field = .plain },
      with { if recognizer != .rival { $0.moment = .atOnce } }, with { $0.hasAnotherTable = false },
      with { if ![.longPressOnThePage, .tapOnTheTable].contains(recognizer) { $0.rows = .own } },
      with { if !isShort, rows != .own { $0.rows = .listening } }, with { $0.start = 0 },
    ].filter { $0.words != words }
  }
}

extension SearchPage.Way {
  var name: String {
    switch self {
    case .shareTheTouch: "shareTheTouch()"
    case .keepOutOfTheTable: "keepOutOfTheTable()"
    case .forbidInTheTable: "forbidInTheTable()"
    }
  }
}
