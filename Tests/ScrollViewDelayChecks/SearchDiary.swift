import TouchInput
import TouchKit
import TouchStage

@testable import ScrollViewDelayExercises

/// An app with a page that writes down all that happens in it and around it, and when.
final class SearchDiary {
  let page: any RepairablePage
  let surroundings: SearchSurroundings
  let stage = Stage(screen: CGSize(width: 1024, height: 1024))
  let houses: [ListeningView]
  let rows: ListeningRows
  let editor: ListeningEditor
  /// Other fields of the app: one beside the page, and one that it has put into the page.
  let neighbors = (0..<2).map { _ in UITextField(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
  /// A table of the app's own on the page.
  let otherTable: SuggestionsTable?
  let otherRows = ListeningRows(count: 9, haveButtons: false)
  let gate: ListeningGate
  let neighbor: ListeningNeighbor
  let rival: ListeningNeighbor
  let company = ListeningCompany()
  /// How often the app's tap on the page has recognized; in which order both taps do is left open.
  var tapsOnThePage = 0
  /// Recognizers of the app's.
  var added: [UIGestureRecognizer] = []
  var targets: [ListeningTarget] = []
  /// What the repairs have set anew.
  var changes: [String] = []
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
    neighbor = ListeningNeighbor(besides: [page.suggestions], shares: true)
    rival = ListeningNeighbor(besides: [page.suggestions, page.button, page.field], shares: false)
    for moment in [SearchMoment.asNew, .withoutSize] { reach(moment) }
    let room = surroundings.isInAScrollView ? UIScrollView(frame: houses[0].bounds) : houses[0]
    if room !== houses[0] { houses[0].addSubview(room) }
    room.addSubview(page)
    houses[0].addSubview(neighbors[0])
    page.insertSubview(neighbors[1], at: 0)
    page.frame.origin = CGPoint(x: 350, y: 270)
    houses[0].transform = surroundings.transform
    reach(.outOfAWindow)
    stage.show(houses[1], houses[0])
    for view in [page, page.suggestions, page.button, houses[0]] { addSilent(to: view) }
    for moment in [SearchMoment.hidden, .shown] { reach(moment) }
    furnish()
    listen()
    for moment in SearchMoment.late { reach(moment) }
  }

  func note(_ text: String) {
    let time = Int(((stage.device.clock.now - start) * 1000).rounded())
    lines.append("\(FingerScript.text(ofMilliseconds: max(0, time)))  \(text)")
  }

  /// What is written of an act, while a field has the keyboard: the page's own one or another one.
  func entries(of act: SearchAct, number: Int) -> [String] {
    page.field.delegate = nil
    let fields = [page.field, page.field, neighbors[number / 4 % 2]]
    var change: SearchChange?
    if case .meanwhile(let meanwhile) = act { change = meanwhile }
    let isOwn = change != nil || surroundings.phase == nil
    fields[isOwn ? 0 : ((surroundings.phase ?? 0) + number) % 3].becomeFirstResponder()
    page.field.delegate = surroundings.editing == .unasked ? nil : editor
    if surroundings.settings.contains(.tableGoesWithTheKeyboard) { page.suggestions.isHidden = false }
    let undo = change?.apply(to: page, rows, beside: houses[0])
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
    var later: (time: TimeInterval, work: () -> Void)?
    if case .tapInAGlide = act { later = (0.1, { [unowned self] in repairAgain() }) }
    if case .tapOnRows = act, surroundings.way == .keepOutOfTheTable {
      later = (0.08, { [unowned self] in note("the page's tap has \(page.tap.numberOfTouches) touches") })
    }
    let timer = later.map { VirtualRunLoop.Timer(fireTime: start + $0.time, perform: $0.work) }
    if let timer { stage.mainRunLoop?.add(timer, for: VirtualRunLoop.Mode.common) }
    switch act {
    case .app(let deed): perform(deed)
    case .gesture(let gesture, .belowTheRows):
      self.change(rowsTo: 1, offset: 0) { self.watch(for: gesture) { play(act) } }
    case .gesture(let gesture, _): self.watch(for: gesture) { play(act) }
    // The middle of a row is touched.
    case .tapOnRows(let part): self.change(rowsTo: rows.count, with: part, offset: 110) { play(act) }
    default: play(act)
    }
    watch.invalidate()
    keyboard?.invalidate()
    timer?.invalidate()
    look()
    lines.append(contentsOf: stateAtTheEnd)
    undo?()
    return lines
  }

  /// Has the table other rows for a while.
  private func change(
    rowsTo count: Int, with part: SearchRowPart? = nil, offset: CGFloat, during work: () -> Void
  ) {
    func show(_ count: Int, _ part: SearchRowPart?, _ offset: CGFloat) {
      (rows.count, rows.part) = (count, part)
      page.suggestions.reloadData()
      page.suggestions.contentOffset.y = offset
      page.suggestions.layoutIfNeeded()
    }
    let (countBefore, offsetBefore) = (rows.count, page.suggestions.contentOffset.y)
    show(count, part, offset)
    work()
    show(countBefore, nil, offsetBefore)
  }

  private func look() {
    guard page.suggestions.contentOffset.y != offset else { return }
    offset = page.suggestions.contentOffset.y
    note("the table is scrolled to \(NumberText.trimmed(offset))")
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
