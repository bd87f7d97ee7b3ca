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
  /// A field of the app's, beside the page.
  private let neighbor = UITextField(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  var view: UIView { page }

  init(_ plan: SearchPlan, name: String, log: AppLog, page: any RepairablePage) {
    (self.plan, self.page, self.name) = (plan, page, name)
    note = { log.note("\(name): \($0)") }
    app = SearchApp(plan, note: note)
    page.traceName = name
    furnish()
    listen()
    if plan.moment != .withTheKeyboard { repairForTheFirstTime() }
    putBack()
  }

  private func furnish() {
    let (field, table) = (page.field, page.suggestions)
    field.text = "Tea  "
    switch plan.field {
    case .plain: break
    case .empty: (field.text, field.placeholder) = ("", "Search")
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
      if plan.way == .keepOutOfTheTable { note("the page’s tap has \(page.tap.numberOfTouches) touches") }
    case nil: break
    }
  }

  var state: String {
    let table = page.suggestions
    guard name == "the view" else { return page.field.isFirstResponder ? "keyboard up" : "keyboard away" }
    let order = page.subviews.filter { [page.field, table, page.button].contains($0) }.map { view in
      view === table ? "table" : view === page.button ? "button" : "field"
    }
    let keyboard = page.field.isFirstResponder ? "up" : neighbor.isFirstResponder ? "another field’s" : "away"
    let flags = (page.gestureRecognizers ?? []).filter { $0 !== page.tap }.map {
      "\($0.isEnabled) \($0.cancelsTouchesInView) \($0.delaysTouchesBegan)"
    }
    let isOff = table.visibleCells.contains { !$0.isUserInteractionEnabled }
    return (isOff ? "a row takes no touches; " : "")
      + "row \(table.indexPathForSelectedRow.map { "\($0.row)" } ?? "none") selected, "
      + "scrolled to \(NumberText.trimmed(table.contentOffset.y)) of \(NumberText.trimmed(table.contentSize.height)); "
      + "keyboard \(keyboard); text “\(page.field.text ?? "")”; \(order.joined(separator: ", ")); "
      + "recognizers of the app on the page \(flags.joined(separator: ", "))"
  }
}

/// What an app does with a search page.
enum SearchAct: Int, CaseIterable {
  case putsBack, repairsFirst, repairsAgain, bringsTheKeyboard, typesElsewhere
  case hidesTheTable, fadesTheTable, switchesTheTableOff, movesTheTable, turnsTheTable, growsThePage,
    takesTheButton
  case looks
}
