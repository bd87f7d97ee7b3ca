import TouchInput
import TouchKit
import TouchStage

@testable import ScrollViewDelayExercises

/// An app with a page that writes down all that happens in it and around it, and when.
final class SearchDiary {
  private let page: any RepairablePage
  private let surroundings: SearchSurroundings
  private let stage = Stage(screen: CGSize(width: 1024, height: 1024))
  private let houses: [ListeningView]
  private let rows: ListeningRows
  private let editor: ListeningEditor
  /// Other fields of the app: one beside the page, and one that it has put into the page.
  private let neighbors = (0..<2).map { _ in UITextField(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
  /// A table of the app's own on the page.
  private let otherTable: SuggestionsTable?
  private let otherRows = ListeningRows(count: 9, haveButtons: false)
  private let gate: ListeningGate
  /// Recognizers of the app's.
  private var added: [UIGestureRecognizer] = []
  private var lines: [String] = []
  private var start: TimeInterval = 0
  private var offset: CGFloat = 0

  init(of page: any RepairablePage, in surroundings: SearchSurroundings) {
    (self.page, self.surroundings) = (page, surroundings)
    page.traceName = "SearchPage"
    page.field.text = "Tea, Green  "
    houses = (0..<2).map { _ in ListeningView(frame: CGRect(x: 0, y: 0, width: 1024, height: 1024)) }
    rows = ListeningRows(
      count: surroundings.settings.contains(.fewRows) ? 2 : 40,
      haveButtons: surroundings.settings.contains(.buttonInTheRows))
    editor = ListeningEditor(lets: surroundings.editing != .refused)
    otherTable =
      surroundings.hasAnotherTable
      ? SuggestionsTable(frame: CGRect(x: 150, y: 400, width: 130, height: 60)) : nil
    gate = ListeningGate(of: page.suggestions)
    let room = surroundings.isInAScrollView ? UIScrollView(frame: houses[0].bounds) : houses[0]
    if room !== houses[0] { houses[0].addSubview(room) }
    room.addSubview(page)
    houses[0].addSubview(neighbors[0])
    page.insertSubview(neighbors[1], at: 0)
    page.frame.origin = CGPoint(x: 350, y: 270)
    houses[0].transform = surroundings.transform
    stage.show(houses[1], houses[0])
    for view in [page, page.suggestions, page.button, houses[0]] { addSilent(to: view) }
    if !surroundings.isRepairedLast, let way = surroundings.way { page.repair(way) }
    furnish()
    listen()
    if surroundings.isRepairedLast, let way = surroundings.way { page.repair(way) }
  }

  /// Adds recognizers that are off: nobody but the app switches anything of them.
  private func addSilent(to view: UIView) {
    for silent in [UITapGestureRecognizer(), UILongPressGestureRecognizer()] {
      silent.isEnabled = false
      silent.name = "a recognizer of the app's that is off"
      view.addGestureRecognizer(silent)
      added.append(silent)
    }
  }

  private func furnish() {
    let table = page.suggestions
    page.backgroundColor = UIColor(red: 0, green: 0.5, blue: 1, alpha: 1)
    table.dataSource = rows
    table.reloadData()
    if let otherTable {
      otherTable.rowHeight = 60
      otherTable.dataSource = otherRows
      page.addSubview(otherTable)
    }
    for setting in surroundings.settings { furnish(setting) }
    table.layoutIfNeeded()
    table.contentOffset.y = surroundings.start
    table.layoutIfNeeded()
  }

  private func furnish(_ setting: SearchSurroundings.Setting) {
    let table = page.suggestions
    switch setting {
    case .insets: table.contentInset = UIEdgeInsets(top: 70, left: 0, bottom: 70, right: 0)
    case .header: table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 280, height: 130))
    case .selectsNothing: table.allowsSelection = false
    case .ownDelegate: table.delegate = rows
    case .buttonIsOff: page.button.isEnabled = false
    case .buttonRepairs:
      page.button.addAction(
        UIAction { [unowned self] _ in if let way = surroundings.way { page.repair(way) } }, for: .touchDown)
    case .tableGoesWithTheKeyboard:
      page.field.addAction(
        UIAction { [unowned self] _ in page.suggestions.isHidden = true }, for: .editingDidEnd)
    case .buttonInTheRows, .fewRows: break
    }
  }

  private func listen() {
    for house in houses { house.note = { [unowned self] in note("the view around the page hears \($0)") } }
    rows.note = { [unowned self] in note($0) }
    otherRows.note = { [unowned self] in note("in the app's own table: \($0)") }
    editor.note = { [unowned self] in note($0) }
    if surroundings.editing != .unasked { page.field.delegate = editor }
    let events: [(name: String, event: UIControl.Event)] = [
      ("touchDown", .touchDown), ("touchDragOutside", .touchDragOutside), ("touchUpInside", .touchUpInside),
      ("touchUpOutside", .touchUpOutside), ("touchCancel", .touchCancel),
      ("touchDownRepeat", .touchDownRepeat),
    ]
    for (name, event) in events {
      page.button.addAction(UIAction { [unowned self] _ in note("the button sends \(name)") }, for: event)
    }
    page.field.addAction(UIAction { [unowned self] _ in note("the keyboard goes away") }, for: .editingDidEnd)
    page.field.addAction(UIAction { [unowned self] _ in note("the keyboard comes") }, for: .editingDidBegin)
    let act: (UIGestureRecognizer) -> Void = { [unowned self] recognizer in
      if recognizer.state != .changed { note("\(recognizer.name ?? ""): \(recognizer.state.name)") }
    }
    for listener in surroundings.listeners { add(listener, act) }
  }

  private func add(_ listener: SearchSurroundings.Listener, _ act: @escaping (UIGestureRecognizer) -> Void) {
    let recognizer: UIGestureRecognizer =
      listener == .longPressesOnThePage ? UILongPressGestureRecognizer() : UITapGestureRecognizer()
    if listener == .doubleTapsOnTheTable { (recognizer as? UITapGestureRecognizer)?.numberOfTapsRequired = 2 }
    recognizer.cancelsTouchesInView = surroundings.listenersCancel
    recognizer.name = listener.rawValue
    added.append(recognizer)
    let target = ListeningTarget(act)
    recognizer.addTarget(target, action: ListeningTarget.act)
    targets.append(target)
    switch listener {
    case .tapsOnTheTable, .doubleTapsOnTheTable: page.suggestions.addGestureRecognizer(recognizer)
    case .tapsAround: houses[0].addGestureRecognizer(recognizer)
    case .longPressesOnThePage: page.addGestureRecognizer(recognizer)
    case .tapsOnRowsSeenByThePage:
      recognizer.delegate = gate
      page.addGestureRecognizer(recognizer)
    }
  }

  private var targets: [ListeningTarget] = []

  private func note(_ text: String) {
    let time = Int(((stage.device.clock.now - start) * 1000).rounded())
    lines.append("\(FingerScript.text(ofMilliseconds: max(0, time)))  \(text)")
  }

  /// What is written of an act, while a field has the keyboard: the page's own one or another one.
  func entries(of act: SearchAct, number: Int) -> [String] {
    page.field.delegate = nil
    let fields = [page.field, page.field, neighbors[number / 4 % 2]]
    fields[surroundings.phase.map { ($0 + number) % 3 } ?? 0].becomeFirstResponder()
    page.field.delegate = surroundings.editing == .unasked ? nil : editor
    if surroundings.settings.contains(.tableGoesWithTheKeyboard) { page.suggestions.isHidden = false }
    lines = []
    (start, offset) = (stage.device.clock.now, page.suggestions.contentOffset.y)
    let watch = VirtualRunLoop.Timer(fireTime: start + 0.05, interval: 0.1) { [unowned self] in look() }
    stage.mainRunLoop?.add(watch, for: VirtualRunLoop.Mode.common)
    var keyboard: VirtualRunLoop.Timer?
    if case .presses = act {
      // After the first lift, and before the second landing.
      let timer = VirtualRunLoop.Timer(fireTime: start + 0.13) { [unowned self] in
        page.field.becomeFirstResponder()
      }
      stage.mainRunLoop?.add(timer, for: VirtualRunLoop.Mode.common)
      keyboard = timer
    }
    if case .app(let deed) = act { perform(deed) } else { play(act) }
    watch.invalidate()
    keyboard?.invalidate()
    look()
    lines.append(contentsOf: stateAtTheEnd)
    return lines
  }

  private func look() {
    guard page.suggestions.contentOffset.y != offset else { return }
    offset = page.suggestions.contentOffset.y
    note("the table is scrolled to \(NumberText.trimmed(offset))")
  }

  private var stateAtTheEnd: [String] {
    let row = page.suggestions.indexPathForSelectedRow
    let flags = added.enumerated().map { number, recognizer in
      "at the end: \(recognizer.name ?? ""), number \(number + 1): \(Self.settings(of: recognizer))"
    }
    let delegate = page.suggestions.delegate
    let isItsDelegate = delegate === (surroundings.settings.contains(.ownDelegate) ? rows : page)
    return flags + [
      "at the end: the table has \(isItsDelegate ? "its" : "another") delegate",
      "at the end: the color of the page is \(isColorSeen ? "" : "not ")seen",
      row.map { "at the end: row \($0.row) is selected" } ?? "at the end: no row is selected",
      "at the end: the keyboard is \(page.field.isFirstResponder ? "there" : "away"), as are those of other fields: "
        + neighbors.map { $0.isFirstResponder ? "there" : "away" }.joined(separator: ", "),
      "at the end: the field's delegate is "
        + (page.field.delegate == nil
          ? "none" : page.field.delegate === editor ? "the app's" : "another one"),
      "at the end: the text is \(page.field.text ?? "none"), the button is \(page.button.isHighlighted ? "" : "not ")pressed",
    ]
  }

  /// What the app has set in a recognizer of its own.
  private static func settings(of recognizer: UIGestureRecognizer) -> String {
    let flags: [Bool] = [
      recognizer.isEnabled, recognizer.cancelsTouchesInView, recognizer.delaysTouchesBegan,
      recognizer.delaysTouchesEnded, recognizer.delegate != nil, recognizer.view != nil,
    ]
    let names = [
      "isEnabled", "cancelsTouchesInView", "delaysTouchesBegan", "delaysTouchesEnded", "a delegate", "a view",
    ]
    return zip(names, flags).map { "\($0) \($1)" }.joined(separator: ", ")
  }

  /// Whether no view that a repair has added has a color.
  private var isColorSeen: Bool {
    let own: [UIView?] = [page.field, page.suggestions, page.button, neighbors[1], otherTable]
    return page.subviews.allSatisfy { view in
      let color = view.backgroundColor
      return own.contains { $0 === view } || color == nil || color == .clear || color == page.backgroundColor
    }
  }

  private func play(_ act: SearchAct) {
    var script = TouchScript()
    act.write(to: &script, on: page)
    var frames = script.frames(on: stage.device.screen.bounds.size)
    if surroundings.isPencil {
      for frame in frames.indices {
        for contact in frames[frame].contacts.indices {
          frames[frame].contacts[contact].tool = .pencil(Pencil())
        }
      }
    }
    stage.device.play(frames)
    if case .interruption = act {
      stage.device.advance(by: 0.3)
      stage.device.interrupt()
      stage.device.advance(by: 0.5)
      stage.device.endInterruption()
      // The finger lifts at last.
      stage.device.play([DigitizerFrame(time: 0, contacts: frames.last?.contacts.map(lifted) ?? [])])
    }
    if case .tapInAGlide = act { stage.device.advance(by: 8) } else { stage.device.advance(by: 2) }
  }

  private func lifted(_ contact: Contact) -> Contact {
    var contact = contact
    contact.phase = .ended
    return contact
  }

  private func perform(_ deed: SearchAct.Deed) {
    let table = page.suggestions
    switch deed {
    case .repairsAgain: if let way = surroundings.way { page.repair(way) }
    case .takesAway:
      let house = page.superview
      page.removeFromSuperview()
      stage.device.advance(by: 1)
      house?.addSubview(page)
    case .movesHouse:
      houses[page.superview === houses[0] ? 1 : 0].addSubview(page)
      if let house = page.superview { stage.window.bringSubviewToFront(house) }
    case .hidesTheTable: table.isHidden = true
    case .showsTheTable: (table.isHidden, table.alpha, table.transform) = (false, 1, .identity)
    case .switchesTheTableOff: table.isUserInteractionEnabled = false
    case .switchesTheTableOn: table.isUserInteractionEnabled = true
    case .reloads:
      table.reloadData()
      table.layoutIfNeeded()
    case .waits: stage.device.advance(by: 100)
    case .grows:
      page.frame.size = CGSize(width: 420, height: 560)
      page.button.frame.origin.x = 290
    case .fades: table.alpha = 0
    case .turns: table.transform = CGAffineTransform(rotationAngle: 0.2)
    case .wraps:
      let wrapper = OpenView(frame: page.bounds)
      page.insertSubview(wrapper, aboveSubview: table.superview === page ? table : page.button)
      wrapper.bounds.origin.y = 40
      wrapper.addSubview(table)
      table.center.y += 40
    case .setsTheTable:
      (table.isScrollEnabled, table.bounces, table.delaysContentTouches) = (false, false, false)
    }
    stage.device.advance(by: 1)
  }

  /// What is set in the page's parts.
  var settings: ScreenSettings {
    let cells: [UIView] = page.suggestions.visibleCells
    let views: [UIView] =
      [page, page.field, page.suggestions, page.button] + cells + (otherTable.map { [$0] } ?? [])
    return ScreenSettings(ofOnly: views) { [page] view, settings in
      // A repair may add views and recognizers of its own.
      settings.forgetSubviews()
      settings.recognizers = []
      if view === page.suggestions { settings.forgetScrolling() }
    }
  }
}
