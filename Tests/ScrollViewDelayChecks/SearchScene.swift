import TouchInput
import TouchKit
import TouchStage

@testable import ScrollViewDelayExercises

/// A page repaired in one way, or in none, with the keyboard up.
final class SearchScene {
  let page = SearchPage(frame: CGRect(x: 0, y: 0, width: 320, height: 480)).named("SearchPage")
  private let stage = Stage(screen: CGSize(width: 1024, height: 1024))
  private let trace = Trace(of: [.gestures, .delivery])
  private var clicks = 0
  /// Other pages of the app, repaired in other ways and in the same: some made before this one, some after it.
  private var others: [SearchPage] = []
  /// Where the app takes the rows from, if not from the page.
  private let fewRows: FewRows?

  /// - Parameters:
  ///   - corner: Where the page is on the screen.
  ///   - rows: How many rows there are, if the app has other ones than the page.
  ///   - start: How far the app has scrolled the table.
  ///   - rowHeight: How high the app has made the rows.
  ///   - text: What is in the field.
  init(
    _ way: SearchPage.Way?, at corner: CGPoint = .zero, rows: Int? = nil, start: Int = 0, rowHeight: Int = 60,
    text: String? = "tea"
  ) {
    fewRows = rows.map(FewRows.init)
    // A page need not lie in the window itself.
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 1024, height: 1024))
    container.bounds.origin = corner
    page.frame.origin = CGPoint(x: 2 * corner.x, y: 2 * corner.y)
    container.addSubview(page)
    repairAnother(after: way)
    page.button.addAction(UIAction { [unowned self] _ in clicks += 1 }, for: .touchUpInside)
    stage.show(container)
    page.field.text = text
    page.table.rowHeight = CGFloat(rowHeight)
    page.button.setTitle("Search", for: .normal)
    if let way { page.repair(way) }
    repairAnother(after: way)
    page.tap.name = "the page's tap"
    if let fewRows {
      page.table.dataSource = fewRows
      page.table.reloadData()
      page.table.layoutIfNeeded()
    }
    page.table.contentOffset.y = CGFloat(start)
    page.table.layoutIfNeeded()
    page.field.becomeFirstResponder()
  }

  /// How a cell that shows differs from one that is just made, apart from what is shown in it.
  var changeOfACell: String? {
    for cell in page.table.visibleCells {
      let plain = UITableViewCell(style: .default, reuseIdentifier: nil)
      plain.frame = cell.frame
      plain.traceName = "a cell of the table"
      func settings(_ cell: UITableViewCell) -> ScreenSettings {
        ScreenSettings(ofOnly: [cell]) { _, settings in
          settings.forgetSubviews()
          settings.other.values = []
        }
      }
      if let change = settings(cell).difference(fromTwin: settings(plain)) { return change }
    }
    return nil
  }

  /// What is set in a page and its parts that no way changes.
  var settings: ScreenSettings {
    ScreenSettings(ofOnly: [page, page.field, page.table, page.button]) { [page] view, settings in
      // A repair may add views and recognizers of its own.
      settings.forgetSubviews()
      settings.recognizers = []
      settings.control?.isHighlighted = false
      settings.interaction.isFirstResponder = false
      if view === page.table { settings.forgetScrolling() }
    }
  }

  /// What else stays: the tap's own numbers, and which part lies in front of which.
  var furtherSettings: [String] {
    let parts: [UIView] = [page.field, page.table, page.button]
    let order = page.subviews.compactMap { view in parts.firstIndex { $0 === view } }
    return [
      """
      the tap: isEnabled \(page.tap.isEnabled), taps \(page.tap.numberOfTapsRequired), \
      fingers \(page.tap.numberOfTouchesRequired)
      """,
      "from back to front: "
        + order.map { ["the field", "the table", "the button"][$0] }.joined(separator: ", "),
    ]
  }

  /// The first setting that differs from those of a page before.
  func change(since before: ScreenSettings, _ further: [String]) -> String? {
    if let change = settings.difference(fromTwin: before) { return change }
    return zip(furtherSettings, further).first { $0 != $1 }.map { "\($0); it was: \($1)" }
  }

  /// What is different on a page that is not repaired from the one that was handed out.
  static var changeOfThePage: String? {
    let page = SearchPage(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let table = page.table
    let plain = UITableView(frame: table.frame)
    plain.rowHeight = 60
    (plain.dataSource, plain.delegate) = (page, page)
    func settings(_ view: UIView) -> ScreenSettings {
      ScreenSettings(ofOnly: [view]) { _, settings in
        settings.forgetSubviews()
        settings.recognizers = view is UITableView ? [] : settings.recognizers
      }
    }
    if let change = settings(table).difference(fromTwin: settings(plain)) { return "the table: \(change)" }
    var taps = [page.tap, UITapGestureRecognizer()].map(RecognizerSettings.init)
    for index in taps.indices { taps[index].forgetObjects() }
    if taps[0] != taps[1] { return "the tap is not set like a new one" }
    let rows = page.tableView(table, numberOfRowsInSection: 0)
    if rows != 30 || table.rowHeight != 60 || !table.allowsSelection {
      return
        "the table has \(rows) rows of \(table.rowHeight) points, allowsSelection \(table.allowsSelection)"
    }
    let frames = [page.field, table, page.button].map(\.frame)
    let handedOut = [
      CGRect(x: 20, y: 20, width: 280, height: 40), CGRect(x: 20, y: 80, width: 280, height: 240),
      CGRect(x: 20, y: 400, width: 120, height: 44),
    ]
    if frames != handedOut || page.subviews != [page.field, table, page.button] {
      return "the field, the table and the button lie elsewhere"
    }
    return nil
  }

  /// Puts recognizers that are off on page and table, and makes another window the key window.
  func surround() {
    for view in [page, page.table] { Circumstance.watched.apply(to: view, on: stage) }
    Circumstance.withoutTheKeyWindow.apply(to: page, on: stage)
  }

  /// Puts views into the cells that show, one in the other, as apps do.
  func fillCells() {
    for cell in page.table.subviews.compactMap({ $0 as? UITableViewCell }) where cell.subviews.count < 4 {
      var parent: UIView = cell
      for _ in 0..<3 {
        let part = UIView(frame: parent.bounds)
        parent.addSubview(part)
        parent = part
      }
    }
  }

  private func repairAnother(after way: SearchPage.Way?) {
    let ways = SearchPage.Way.allCases.filter { $0 != way }
    // One more is repaired in the same way.
    for way in [ways[others.count % ways.count], way].compactMap({ $0 }) {
      let other = SearchPage(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      other.repair(way)
      others.append(other)
    }
  }

  /// Where fingers go.
  enum Spot: String {
    case row = "row 1"
    case background = "the page, below the table"
    case button = "the button"

    var point: CGPoint {
      switch self {
      case .row: CGPoint(x: 160, y: 170)
      case .background: CGPoint(x: 240, y: 360)
      case .button: CGPoint(x: 80, y: 422)
      }
    }
  }

  /// What a touch has done.
  struct Outcome: Equatable, CustomStringConvertible {
    var selectsTheRow = false
    var dismisses = false
    var clicks = 0

    var description: String {
      var words: [String] = []
      if selectsTheRow { words.append("row 1 is selected") }
      if clicks == 1 { words.append("the button is clicked") }
      if clicks > 1 { words.append("the button is clicked \(clicks) times") }
      words.append(dismisses ? "the keyboard goes away" : "the keyboard stays")
      return words.joined(separator: ", ")
    }
  }

  /// Rests on a spot for some seconds.
  func press(_ spot: Spot, for seconds: TimeInterval) -> Outcome {
    play { $0.press(at: spot.point, for: seconds) }
    return outcome
  }

  /// Whether a tap on the page makes a view beside it resign.
  var takesTheKeyboardFromAnotherView: Bool {
    let typist = FirstResponderView()
    stage.window.addSubview(typist)
    _ = typist.becomeFirstResponder()
    play { $0.press(at: Spot.background.point, for: 0.1) }
    return !typist.isFirstResponder
  }

  /// Drags upwards from a row after a rest, and says how far the table has scrolled.
  func drag(after wait: TimeInterval) -> (offset: CGFloat, outcome: Outcome) {
    play { $0.slowDrag(from: Spot.row.point, to: CGPoint(x: 160, y: 110), after: wait, for: 0.064) }
    return (page.table.contentOffset.y, outcome)
  }

  private func play(_ write: (inout TouchScript) -> Void) {
    stage.device.trace = trace
    stage.perform(write)
  }

  /// Lets one more finger touch the page, with the keyboard up or down, and says what shows then.
  func state(after touch: SearchScript.Touch, isKeyboardUp: Bool = true) -> SearchState {
    if isKeyboardUp { page.field.becomeFirstResponder() } else { page.field.resignFirstResponder() }
    trace.removeAll()
    switch touch {
    case .tableMoves(let y, let height):
      page.table.frame.origin.y = CGFloat(y)
      page.table.frame.size.height = CGFloat(height)
      page.table.layoutIfNeeded()
      fillCells()
    case .glide:
      stage.device.trace = trace
      // A glide takes its time.
      stage.perform(resting: 8) { touch.write(to: &$0, on: page) }
    default: play { touch.write(to: &$0, on: page) }
    }
    return SearchState(
      row: page.table.indexPathForSelectedRow?.row, offset: Int(page.table.contentOffset.y.rounded()),
      clicks: clicks, dismisses: isKeyboardUp && !page.field.isFirstResponder)
  }

  private var outcome: Outcome {
    Outcome(
      selectsTheRow: page.table.indexPathForSelectedRow == IndexPath(row: 1, section: 0),
      dismisses: !page.field.isFirstResponder, clicks: clicks)
  }

  /// What the page's tap recognizer heard of the fingers, and how it decided.
  var lifeOfTheTap: [String] { life(of: page.tap, "the page's tap") }

  /// The same of the table's pan.
  var lifeOfThePan: [String] { life(of: page.table.panGestureRecognizer, "the table's pan") }

  private func life(of recognizer: UIGestureRecognizer, _ name: String) -> [String] {
    trace.entries.filter { $0.stage == .gestures && $0.subject == recognizer.traceName }.compactMap { entry in
      switch entry.event {
      case .call(let method) where method != .reset: "\(name): \(method.swiftName)"
      case .state(let state) where state != .possible: "\(name): state \(state.name)"
      case .note(let note): "\(name): \(note.text)"
      default: nil
      }
    }
  }

  /// What the table was told of the fingers.
  var touchesOfTheTable: [String] {
    trace.entries.filter { $0.subject == page.table.traceName }.compactMap { entry in
      guard case .call(let method) = entry.event else { return nil }
      let isTouch = [.touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled].contains(method)
      return isTouch ? "the table: \(method.swiftName)" : nil
    }
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

/// A short list of suggestions.
private final class FewRows: UITableViewDataSource {
  private let count: Int

  init(_ count: Int) { self.count = count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}
