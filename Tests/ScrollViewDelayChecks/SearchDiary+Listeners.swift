import TouchInput
import TouchKit
import TouchStage

/// Who listens in the app.
extension SearchDiary {
  /// Adds recognizers that are off: nobody but the app switches anything of them.
  func addSilent(to view: UIView) {
    for silent in [UITapGestureRecognizer(), UILongPressGestureRecognizer()] {
      silent.isEnabled = false
      silent.name = "a recognizer of the app's that is off"
      view.addGestureRecognizer(silent)
      added.append(silent)
    }
  }

  func listen() {
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
    for listener in surroundings.listeners {
      switch listener {
      case .tapsOnThePage: add(listener) { [unowned self] _ in tapsOnThePage += 1 }
      // Whether it recognizes, too, is left open.
      case .tapsOnThePageAlone: add(listener) { _ in }
      default: add(listener, act)
      }
    }
  }

  private func add(_ listener: SearchSurroundings.Listener, _ act: @escaping (UIGestureRecognizer) -> Void) {
    let recognizer: UIGestureRecognizer =
      listener == .longPressesOnThePage ? UILongPressGestureRecognizer() : UITapGestureRecognizer()
    if listener == .doubleTapsOnTheTable { (recognizer as? UITapGestureRecognizer)?.numberOfTapsRequired = 2 }
    recognizer.cancelsTouchesInView = surroundings.listenersCancel && listener != .tapsOnThePageAlone
    recognizer.name = listener.rawValue
    added.append(recognizer)
    let target = ListeningTarget(act)
    recognizer.addTarget(target, action: ListeningTarget.act)
    targets.append(target)
    switch listener {
    case .tapsOnTheTable, .doubleTapsOnTheTable: page.suggestions.addGestureRecognizer(recognizer)
    case .tapsAround: houses[0].addGestureRecognizer(recognizer)
    case .longPressesOnThePage: page.addGestureRecognizer(recognizer)
    case .tapsOnThePage:
      recognizer.delegate = neighbor
      page.addGestureRecognizer(recognizer)
    case .tapsOnThePageAlone:
      recognizer.delegate = rival
      page.addGestureRecognizer(recognizer)
    case .tapsOnRowsSeenByThePage:
      recognizer.delegate = gate
      page.addGestureRecognizer(recognizer)
    }
  }
}
