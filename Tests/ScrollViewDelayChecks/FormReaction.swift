import TouchKit

/// What an app does to a control in the middle of a touch, and undoes when the finger has lifted.
struct FormReaction: CustomStringConvertible {
  enum Part: String { case button, slider, dial = "other control" }

  enum Deed: String, CaseIterable {
    case disables = "disables it"
    case hides = "hides it"
    case switchesOff = "switches its touches off"
    case fades = "makes it almost transparent"
    case moves = "moves it by 30 points"
    case shrinks = "makes it a point high"
    case selects = "selects it"
    case takesOut = "takes it out of the form"
    case replaces = "puts another control in its place"
    case bringsForward = "brings it to the front"
    case holds = "puts it into another view"
    case locks = "disables the control that is not touched"
    case sends = "makes the form read-only for three seconds"
  }

  enum Moment: String {
    case landing = "touchDown"
    case value = "valueChanged"
    case click = "its click"
  }

  let part: Part
  let deed: Deed
  /// Whether it happens a little after the control has told of the landing, or of its value.
  let isLate: Bool
  var moment = Moment.landing

  var description: String {
    "when the \(part.rawValue) sends \(moment.rawValue), the app \(deed.rawValue)\(isLate ? " 0.05 s later" : "")"
  }

  static let all =
    Deed.allCases.filter { $0 != .sends }.flatMap { deed in
      [false, true].map { FormReaction(part: .button, deed: deed, isLate: $0) }
    }
    // Whether a knob or another control keeps its finger while it can't be seen, or is elsewhere, is another story.
    + [Deed.moves, .selects, .bringsForward, .locks].flatMap { deed in
      [
        FormReaction(part: .slider, deed: deed, isLate: false),
        FormReaction(part: .slider, deed: deed, isLate: false, moment: .value),
        FormReaction(part: .dial, deed: deed, isLate: true),
      ]
    }
    // The finger has lifted when a button is clicked.
    + [Deed.sends, .sends, .sends, .disables, .takesOut].map {
      FormReaction(part: .button, deed: $0, isLate: false, moment: .click)
    }
    + [
      FormReaction(part: .slider, deed: .disables, isLate: false),
      FormReaction(part: .slider, deed: .disables, isLate: true),
      FormReaction(part: .slider, deed: .disables, isLate: false, moment: .value),
      FormReaction(part: .dial, deed: .disables, isLate: true),
    ]

  /// What a finger does that gives cause for it.
  var action: FormScript.Action {
    moment == .click ? .tapsThrice : part == .slider ? .slidesSideways : .restsAndDrags
  }

  /// Where that finger is.
  var spot: FormScene.Spot {
    switch part {
    case .button: .button
    case .slider: .knob
    case .dial: .dial
    }
  }
}

extension FormScene {
  /// Lets the app react to what a control tells.
  func prepare(_ reaction: FormReaction) {
    let control = control(of: reaction.part)
    control.addAction(
      UIAction { [unowned self] _ in
        guard undo == nil, reactionTimer == nil else { return }
        guard reaction.isLate else { return perform(reaction.deed, on: control) }
        reactionTimer = VirtualTimer.scheduledTimer(withTimeInterval: 0.05, repeats: false) {
          [weak self] _ in self?.perform(reaction.deed, on: control)
        }
      }, for: event(of: reaction.moment))
  }

  private func event(of moment: FormReaction.Moment) -> UIControl.Event {
    switch moment {
    case .landing: .touchDown
    case .value: .valueChanged
    case .click: example.clickEvent
    }
  }

  private func control(of part: FormReaction.Part) -> UIControl {
    switch part {
    case .button: button
    case .slider: slider
    case .dial: dial
    }
  }

  /// Makes undone what the app has done in the middle of a touch.
  func undoReaction() {
    reactionTimer?.invalidate()
    reactionTimer = nil
    guard undo != nil else { return }
    for control in [slider, button, dial] {
      let flags = [control.isEnabled, control.isSelected, control.isHidden, control.isUserInteractionEnabled]
      note("\(control.traceName) is \(flags), at \(control.center.text), \(control.bounds.size)")
    }
    undo?()
    undo = nil
  }

  private func perform(_ deed: FormReaction.Deed, on control: UIControl) {
    note("the app \(deed.rawValue)")
    switch deed {
    case .disables: set(control, \.isEnabled, false)
    case .hides: set(control, \.isHidden, true)
    case .switchesOff: set(control, \.isUserInteractionEnabled, false)
    case .fades: set(control, \.alpha, 0.005)
    case .moves: set(control, \.center, control.center + CGPoint(x: 0, y: 30))
    case .shrinks: set(control, \.bounds.size, CGSize(width: control.bounds.width, height: 1))
    case .selects: set(control, \.isSelected, !control.isSelected)
    case .sends:
      form.isReadOnly = true
      undo = { [unowned self] in form.isReadOnly = false }
    case .locks: set(control === button ? slider : button, \.isEnabled, false)
    case .takesOut, .replaces, .bringsForward, .holds:
      guard let superview = control.superview, let place = superview.subviews.firstIndex(of: control) else {
        return
      }
      let (frame, other) = (control.center, deed == .replaces ? UIButton() : UIView())
      other.frame = superview.bounds
      if deed == .replaces { other.frame = CGRect(origin: frame, size: control.bounds.size) }
      switch deed {
      case .bringsForward: superview.bringSubviewToFront(control)
      case .holds:
        superview.addSubview(other)
        other.bounds.origin = superview.bounds.origin
        other.addSubview(control)
      case .replaces:
        control.removeFromSuperview()
        superview.addSubview(other)
      default: control.removeFromSuperview()
      }
      undo = {
        other.removeFromSuperview()
        superview.insertSubview(control, at: place)
      }
    }
  }

  private func set<Value>(
    _ control: UIControl, _ property: ReferenceWritableKeyPath<UIControl, Value>, _ value: Value
  ) {
    let before = control[keyPath: property]
    undo = { control[keyPath: property] = before }
    control[keyPath: property] = value
  }
}
