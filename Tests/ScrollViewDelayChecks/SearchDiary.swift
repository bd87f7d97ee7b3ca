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
  private let editor: Editor
  private var recognizer: UIGestureRecognizer?
  private var lines: [String] = []
  private var start: TimeInterval = 0
  private var offset: CGFloat = 0

  init(of page: any RepairablePage, in surroundings: SearchSurroundings) {
    (self.page, self.surroundings) = (page, surroundings)
    page.traceName = "SearchPage"
    houses = (0..<2).map { _ in ListeningView(frame: CGRect(x: 0, y: 0, width: 1024, height: 1024)) }
    rows = ListeningRows(haveButtons: surroundings.setting == .buttonInTheRows)
    editor = Editor(lets: surroundings.editing != .refused)
    houses[0].addSubview(page)
    page.frame.origin = CGPoint(x: 350, y: 270)
    houses[0].transform = surroundings.transform
    stage.show(houses[1], houses[0])
    if let way = surroundings.way { page.repair(way) }
    furnish()
    listen()
  }

  private func furnish() {
    let table = page.suggestions
    table.dataSource = rows
    table.reloadData()
    switch surroundings.setting {
    case .insets: table.contentInset = UIEdgeInsets(top: 70, left: 0, bottom: 70, right: 0)
    case .header: table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 280, height: 130))
    case .selectsNothing: table.allowsSelection = false
    case .buttonIsOff: page.button.isEnabled = false
    case .buttonInTheRows, nil: break
    }
    table.layoutIfNeeded()
    table.contentOffset.y = surroundings.start
    table.layoutIfNeeded()
  }

  private func listen() {
    for house in houses { house.note = { [unowned self] in note("the view around the page hears \($0)") } }
    rows.note = { [unowned self] in note($0) }
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
      if recognizer.state != .changed { note("the app's recognizer: \(recognizer.state.name)") }
    }
    guard let listener = surroundings.listener else { return }
    let added: UIGestureRecognizer =
      listener == .longPressesOnThePage ? UILongPressGestureRecognizer() : UITapGestureRecognizer()
    if listener == .doubleTapsOnTheTable { (added as? UITapGestureRecognizer)?.numberOfTapsRequired = 2 }
    added.cancelsTouchesInView = false
    let relay = Relay(act)
    added.addTarget(relay, action: Relay.act)
    relays.append(relay)
    switch listener {
    case .tapsOnTheTable, .doubleTapsOnTheTable: page.suggestions.addGestureRecognizer(added)
    case .tapsAround: houses[0].addGestureRecognizer(added)
    case .longPressesOnThePage: page.addGestureRecognizer(added)
    }
    recognizer = added
  }

  private var relays: [Relay] = []

  private func note(_ text: String) {
    let time = Int(((stage.device.clock.now - start) * 1000).rounded())
    lines.append("\(FingerScript.text(ofMilliseconds: max(0, time)))  \(text)")
  }

  /// What is written of an act.
  func entries(of act: SearchAct) -> [String] {
    page.field.delegate = nil
    page.field.becomeFirstResponder()
    if surroundings.editing != .unasked { page.field.delegate = editor }
    lines = []
    (start, offset) = (stage.device.clock.now, page.suggestions.contentOffset.y)
    let watch = VirtualRunLoop.Timer(fireTime: start + 0.05, interval: 0.1) { [unowned self] in look() }
    stage.mainRunLoop?.add(watch, for: VirtualRunLoop.Mode.common)
    if case .app(let deed) = act { perform(deed) } else { play(act) }
    watch.invalidate()
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
    return [
      row.map { "at the end: row \($0.row) is selected" } ?? "at the end: no row is selected",
      "at the end: the keyboard is \(page.field.isFirstResponder ? "there" : "away")",
      "at the end: the field's delegate is "
        + (page.field.delegate == nil
          ? "none" : page.field.delegate === editor ? "the app's" : "another one"),
      "at the end: the text is \(page.field.text ?? "none"), the button is \(page.button.isHighlighted ? "" : "not ")pressed",
    ]
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
    case .showsTheTable: table.isHidden = false
    case .switchesTheTableOff: table.isUserInteractionEnabled = false
    case .switchesTheTableOn: table.isUserInteractionEnabled = true
    case .reloads:
      table.reloadData()
      table.layoutIfNeeded()
    case .waits: stage.device.advance(by: 100)
    case .grows:
      page.frame.size.width = 420
      page.button.frame.origin.x = 290
    }
    stage.device.advance(by: 1)
  }

  /// What is set in the page's parts.
  var settings: ScreenSettings {
    ScreenSettings(ofOnly: [page, page.field, page.suggestions, page.button]) { [page] view, settings in
      // A repair may add views and recognizers of its own.
      settings.forgetSubviews()
      settings.recognizers = []
      if view === page.suggestions { settings.forgetScrolling() }
    }
  }
}

/// A view around a page that notes the touches that nothing in it has kept.
private final class ListeningView: UIView {
  var note: (String) -> Void = { _ in }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("touchesBegan") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("touchesMoved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("touchesEnded") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("touchesCancelled") }
}

/// Forty rows that note when they are marked and selected.
private final class ListeningRows: UITableViewDataSource {
  private final class Cell: UITableViewCell {
    var note: (String) -> Void = { _ in }
    var row = 0

    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
      if highlighted != isHighlighted { note("row \(row) is \(highlighted ? "" : "not ")marked") }
      super.setHighlighted(highlighted, animated: animated)
    }

    override func setSelected(_ selected: Bool, animated: Bool) {
      if selected != isSelected { note("row \(row) is \(selected ? "" : "not ")selected") }
      super.setSelected(selected, animated: animated)
    }
  }

  var note: (String) -> Void = { _ in }
  private let haveButtons: Bool

  init(haveButtons: Bool) { self.haveButtons = haveButtons }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = Cell(style: .default, reuseIdentifier: nil)
    cell.row = indexPath.row
    cell.note = { [unowned self] in note($0) }
    if haveButtons {
      let button = UIButton(frame: CGRect(x: 100, y: 0, width: 80, height: 60))
      button.addAction(
        UIAction { [unowned self] _ in note("the button of row \(indexPath.row) is clicked") },
        for: .touchUpInside)
      cell.addSubview(button)
    }
    return cell
  }
}

/// A delegate of a field that notes what it is asked.
private final class Editor: UITextFieldDelegate {
  var note: (String) -> Void = { _ in }
  private let lets: Bool

  init(lets: Bool) { self.lets = lets }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    note("the field's delegate is asked whether editing may end")
    return lets
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    note("the field's delegate hears that editing has ended")
  }
}

/// A target of a recognizer.
private final class Relay {
  private let work: (UIGestureRecognizer) -> Void

  init(_ work: @escaping (UIGestureRecognizer) -> Void) { self.work = work }

  func act(_ recognizer: UIGestureRecognizer) { work(recognizer) }
}
