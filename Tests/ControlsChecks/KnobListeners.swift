import TouchKit

/// The ways in which an app may listen to a knob beside an action for `valueChanged` alone.
final class KnobListeners {
  private var line: (String) -> Void = { _ in }

  /// Starts to listen, in one way or several ones.
  func listen(to knob: UIControl, kind: UInt64, _ line: @escaping (String) -> Void) {
    self.line = line
    if kind / 11 % 2 == 0 {
      knob.addTarget(self, action: KnobListeners.hear, for: [.valueChanged, .touchDown])
    }
    if kind / 22 % 3 == 0 {
      knob.addAction(UIAction { _ in line("it hears of all events") }, for: .allEvents)
    }
    if kind / 66 % 3 == 0 {
      knob.addAction(
        UIAction { line("it hears from \($0.sender is UIControl ? "a control" : "something else")") },
        for: [.valueChanged, .touchUpOutside, .editingChanged])
    }
    if kind / 198 % 3 == 0 {
      knob.addAction(UIAction { _ in line("it hears of all touches") }, for: .allTouchEvents)
    }
    guard kind / 594 % 3 == 0 else { return }
    // One that listens until it has heard something.
    let identifier = UIAction.Identifier("once")
    knob.addAction(
      UIAction(identifier: identifier) { [unowned knob] _ in
        line("it hears for the first time")
        knob.removeAction(identifiedBy: identifier, for: .allEvents)
      }, for: .valueChanged)
  }

  private func hear(_ sender: UIControl) { line("its target hears, tracking \(sender.isTracking)") }
}
