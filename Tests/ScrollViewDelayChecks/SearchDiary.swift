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
    let room = surroundings.isInAScrollView ? UIScrollView(frame: houses[0].bounds) : houses[0]
    if room !== houses[0] { houses[0].addSubview(room) }
    room.addSubview(page)
    houses[0].addSubview(neighbors[0])
    page.insertSubview(neighbors[1], at: 0)
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
    let added: UIGestureRecognizer =
      listener == .longPressesOnThePage ? UILongPressGestureRecognizer() : UITapGestureRecognizer()
    if listener == .doubleTapsOnTheTable { (added as? UITapGestureRecognizer)?.numberOfTapsRequired = 2 }
    added.cancelsTouchesInView = surroundings.listenersCancel
    added.name = listener.rawValue
    let target = ListeningTarget(act)
    added.addTarget(target, action: ListeningTarget.act)
    targets.append(target)
    switch listener {
    case .tapsOnTheTable, .doubleTapsOnTheTable: page.suggestions.addGestureRecognizer(added)
    case .tapsAround: houses[0].addGestureRecognizer(added)
    case .longPressesOnThePage: page.addGestureRecognizer(added)
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
    fields[(surroundings.phase + number) % 3].becomeFirstResponder()
    page.field.delegate = surroundings.editing == .unasked ? nil : editor
    if surroundings.settings.contains(.tableGoesWithTheKeyboard) { page.suggestions.isHidden = false }
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
      "at the end: the keyboard is \(page.field.isFirstResponder ? "there" : "away"), as are those of other fields: "
        + neighbors.map { $0.isFirstResponder ? "there" : "away" }.joined(separator: ", "),
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
