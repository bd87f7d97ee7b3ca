import TouchKit

extension LifetimeApp {
  func changeControls(_ act: Act) {
    switch act {
    case .changeText:
      guard let field = anyField() else { return }
      switch choices.number(below: 4) {
      case 0: field.delegate = nil
      case 1:
        let brief = AppTextDelegate()
        field.delegate = brief
      case 2: field.insertText(choices.once(in: 3) ? "\n" : "a")
      default:
        field.clearsOnBeginEditing = true
        field.becomeFirstResponder()
      }
    case .changeInputViews:
      guard let field = anyField() else { return }
      field.inputView = choices.once(in: 3) ? nil : makeView()
      field.inputAccessoryView = choices.once(in: 2) ? anyView() : nil
      field.reloadInputViews()
    default: if let control = anyControl() { change(control, act) }
    }
  }

  private func change(_ control: UIControl, _ act: Act) {
    switch act {
    case .sendControlEvents: control.sendActions(for: choices.once(in: 2) ? .touchUpInside : .valueChanged)
    case .switchControl:
      control.isEnabled.toggle()
      if choices.once(in: 2) {
        control.isHighlighted.toggle()
        control.isSelected.toggle()
      }
      (control as? UISwitch)?.setOn(true, animated: true)
      (control as? UISlider)?.setValue(0.7, animated: false)
      (control as? UIStepper)?.wraps.toggle()
      (control as? UIButton)?.setTitle("a", for: .normal)
    case .changeActions:
      let event = UIControl.Event.allEvents
      switch choices.number(below: 6) {
      case 0: control.removeTarget(nil, action: nil, for: event)
      case 1: control.addTarget(AppTarget(), action: AppTarget.changed, for: event)
      case 2: control.addTarget(nil, action: Selector(("act:")), for: event)
      case 3:
        let action = keep(UIAction { _ in during(.actionHandler, nil) {} })
        control.addAction(action, for: event)
        if choices.once(in: 2) { control.removeAction(action, for: event) }
      case 4: control.enumerateEventHandlers { _, _, _, _ in during(.eventHandlers, nil) {} }
      default: drop { $0 is AppTarget }
      }
    default: return
    }
  }
}
