import TouchKit
import TouchStage

@testable import ScrollViewDelayExercises

/// A search page in an app.
final class SearchSubject: TwinSubject {
  let page: any RepairablePage
  private let plan: SearchPlan
  private let name: String
  private let app: SearchApp
  private let note: (String) -> Void
  /// The app's recognizers on the page, as the app has set them.
  private var recognizersAtFirst: [String] = []
  /// A field of the app's, beside the page.
  private let neighbor = UITextField(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  var view: UIView { page }

  init(_ plan: SearchPlan, name: String, log: AppLog, page: any RepairablePage) {
    (self.plan, self.page, self.name) = (plan, page, name)
    let repair = plan.way.map { "after \($0.name)" } ?? "which isn’t repaired"
    note = { log.note(name == "the view" ? $0 : "the other search page, \(repair): \($0)") }
    app = SearchApp(plan, note: note)
    page.traceName = name
    furnish()
    listen()
    if plan.moment != .withTheKeyboard { repairForTheFirstTime() }
    putBack()
  }

  private func furnish() {
    let (field, table) = (page.field, page.suggestions)
    field.text = plan.text
    switch plan.field {
    case .plain: break
    case .empty: field.placeholder = "Search"
    case .hidden: field.isHidden = true
    case .disabled: (field.isEnabled, field.isUserInteractionEnabled) = (false, false)
    case .outside: field.frame = CGRect(x: -200, y: 0, width: 50, height: 20)
    case .watched, .kept: field.delegate = app
    }
    if plan.rows != .own { table.dataSource = plan.rows == .unowned ? nil : app }
    if plan.rows == .none {
      table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 280, height: 300))
    }
    if plan.rows == .delegated { table.delegate = app }
    if plan.rows == .unowned { table.delegate = nil }
    if plan.hasAnotherTable {
      let other = SuggestionsTable(frame: CGRect(x: 150, y: 400, width: 130, height: 60))
      other.rowHeight = 60
      other.dataSource = app
      page.addSubview(other)
    }
    app.addRecognizers(to: page)
    recognizersAtFirst = recognizers
  }

  private func listen() {
    let events: [(String, UIControl.Event)] = [
      ("touchDown", .touchDown), ("touchUpInside", .touchUpInside), ("touchUpOutside", .touchUpOutside),
      ("touchCancel", .touchCancel),
    ]
    for (name, event) in events {
      page.button.addAction(UIAction { [note] _ in note("the button sends \(name)") }, for: event)
    }
    for (name, event) in [("goes away", UIControl.Event.editingDidEnd), ("comes", .editingDidBegin)] {
      page.field.addAction(UIAction { [note] _ in note("the keyboard \(name)") }, for: event)
    }
  }

  // MARK: Repairs

  private func repairForTheFirstTime() {
    let (table, size) = (page.suggestions, page.frame.size)
    switch plan.moment {
    case .atOnce, .withTheKeyboard: repair()
    case .withoutSize:
      page.frame.size = .zero
      repair()
      page.frame.size = size
    case .hidden:
      (page.isHidden, page.alpha) = (true, 0)
      repair()
      (page.isHidden, page.alpha) = (false, 1)
    case .withoutRows:
      let (source, count) = (table.dataSource, app.count)
      (table.dataSource, app.count) = (app, 0)
      table.reloadData()
      repair()
      (table.dataSource, app.count) = (source, count)
      table.reloadData()
    case .withoutItsTable:
      table.removeFromSuperview()
      repair()
      page.insertSubview(table, belowSubview: page.button)
    case .tableOff:
      table.isUserInteractionEnabled = false
      repair()
      table.isUserInteractionEnabled = true
    }
  }

  private func repair() {
    guard let way = plan.way else { return }
    guard name == "the view" else { return page.repair(way) }
    let (before, delegate) = (settings, page.field.delegate)
    page.repair(way)
    if page.field.delegate !== delegate { note("a repair gives the field another delegate") }
    if let change = settings.change(since: before) { note("a repair sets something anew: \(change)") }
  }

  /// What is set in the page and its parts; a repair may add views and recognizers of its own.
  private var settings: ScreenSettings {
    page.suggestions.layoutIfNeeded()
    let views: [UIView] = [page, page.field, page.suggestions, page.button] + page.suggestions.visibleCells
    return ScreenSettings(ofOnly: views) { [page] view, settings in
      settings.forgetSubviews()
      if view === page { settings.recognizers = [] }
    }
  }

  // MARK: What the app does

  /// Brings everything back to what it is before each gesture, with the keyboard up.
  private func putBack() {
    let table = page.suggestions
    (table.isHidden, table.alpha, table.isUserInteractionEnabled) = (false, 1, true)
    page.button.isHidden = false
    if page.button.superview == nil { page.addSubview(page.button) }
    table.layoutIfNeeded()
    table.setContentOffset(CGPoint(x: 0, y: plan.start), animated: false)
    table.layoutIfNeeded()
    bringKeyboard()
  }

  private func bringKeyboard() {
    page.field.delegate = nil
    page.field.becomeFirstResponder()
    page.field.delegate = [.watched, .kept].contains(plan.field) ? app : nil
  }

  func perform(_ act: Int) {
    let table = page.suggestions
    switch SearchAct(rawValue: act) {
    case .putsBack: putBack()
    case .repairsFirst:
      bringKeyboard()
      if plan.moment == .withTheKeyboard { repair() }
    case .repairsAgain: repair()
    case .bringsTheKeyboard: bringKeyboard()
    case .typesElsewhere:
      page.superview?.addSubview(neighbor)
      neighbor.becomeFirstResponder()
    case .hidesTheTable: table.isHidden = true
    case .fadesTheTable: table.alpha = 0
    case .switchesTheTableOff: table.isUserInteractionEnabled = false
    case .movesTheTable: table.frame = CGRect(x: 20, y: 70, width: 280, height: 290)
    case .turnsTheTable: table.transform = CGAffineTransform(rotationAngle: 0.2)
    case .growsThePage: page.bounds.size = CGSize(width: 420, height: 560)
    case .takesTheButton: page.button.removeFromSuperview()
    case .looks:
      if plan.way == .keepOutOfTheTable {
        note("the search page’s tap has \(page.tap.numberOfTouches) touches")
      }
    case nil: break
    }
  }

  func words(for act: Int) -> String { SearchAct(rawValue: act)?.words(in: plan) ?? "does nothing" }

  func words(for place: Story.Place) -> String? {
    TouchesInPoints.point(at: place, size: SearchPlan.size).map { plan.words(at: $0) }
  }

  /// The app's recognizers on the page, in words.
  private var recognizers: [String] {
    (page.gestureRecognizers ?? []).filter { $0 !== page.tap }.map {
      "isEnabled \($0.isEnabled), cancelsTouchesInView \($0.cancelsTouchesInView), "
        + "delaysTouchesBegan \($0.delaysTouchesBegan)"
    }
  }

  var state: String {
    let table = page.suggestions
    let keyboard = page.field.isFirstResponder ? "up" : neighbor.isFirstResponder ? "another field’s" : "away"
    guard name == "the view" else { return "keyboard \(page.field.isFirstResponder ? "up" : "away")" }
    let row = table.indexPathForSelectedRow.map { "row \($0.row)" } ?? "no row"
    var words = [
      "keyboard \(keyboard)", "\(row) selected",
      "table scrolled to \(NumberText.trimmed(table.contentOffset.y))",
    ]
    // The rest is news only when it isn't as it was at first.
    if table.contentSize.height != plan.contentHeight {
      words.append("table \(NumberText.trimmed(table.contentSize.height)) points long")
    }
    if table.visibleCells.contains(where: { !$0.isUserInteractionEnabled }) {
      words.append("a row takes no touches")
    }
    if page.field.text != plan.text { words.append("text “\(page.field.text ?? "")”") }
    let order = page.subviews.filter { [page.field, table, page.button].contains($0) }.map { view in
      view === table ? "table" : view === page.button ? "button" : "field"
    }
    if order != ["field", "table", "button"] {
      words.append("views from the back: " + order.joined(separator: ", "))
    }
    if recognizers != recognizersAtFirst {
      words.append("the app’s recognizers on the page: " + recognizers.joined(separator: "; "))
    }
    return words.joined(separator: ", ")
  }
}

/// What an app does with a search page.
enum SearchAct: Int, CaseIterable {
  case putsBack, repairsFirst, repairsAgain, bringsTheKeyboard, typesElsewhere
  case hidesTheTable, fadesTheTable, switchesTheTableOff, movesTheTable, turnsTheTable, growsThePage,
    takesTheButton
  case looks

  /// What the app does, to go on after *the app*.
  func words(in plan: SearchPlan) -> String {
    let repair = plan.way.map { "calls \($0.name)" }
    return switch self {
    case .putsBack: "puts everything back, with the keyboard up"
    case .repairsFirst:
      "edits the field" + (plan.moment == .withTheKeyboard ? repair.map { ", then \($0)" } ?? "" : "")
    case .repairsAgain: repair.map { "\($0) again" } ?? "does nothing"
    case .bringsTheKeyboard: "brings the keyboard up"
    case .typesElsewhere: "edits another field, beside the search page"
    case .hidesTheTable: "hides the table"
    case .fadesTheTable: "makes the table transparent"
    case .switchesTheTableOff: "switches the table’s interaction off"
    case .movesTheTable: "moves the table, and makes it higher"
    case .turnsTheTable: "turns the table by 0.2 radians"
    case .growsThePage: "makes the search page larger"
    case .takesTheButton: "takes the button out of the search page"
    case .looks: "asks how many touches the search page’s tap has"
    }
  }
}
