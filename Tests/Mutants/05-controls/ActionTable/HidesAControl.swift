import TouchKit

private final class AnyTarget {}
nonisolated(unsafe) private var hidden: [ObjectIdentifier: UIControl] = [:]
nonisolated(unsafe) private let anyTarget = AnyTarget()
class ActionTable {
  private var inner: UIControl { hidden[ObjectIdentifier(self), default: UIControl()] }
  init() { hidden[ObjectIdentifier(self)] = UIControl() }
  deinit { hidden[ObjectIdentifier(self)] = nil }
  func add(_ target: AnyObject?, action: Selector, for events: UIControl.Event) {
    inner.addTarget(target ?? anyTarget, action: action, for: events)
  }
  func remove(_ target: AnyObject?, action: Selector?, for events: UIControl.Event) {
    inner.removeTarget(target, action: action, for: events)
  }
  func send(_ events: UIControl.Event, from control: UIControl, with event: UIEvent?) {
    inner.enumerateEventHandlers { _, pair, mask, _ in
      guard let (t, a) = pair, !mask.isDisjoint(with: events), let t = t as AnyObject? else { return }
      control.sendAction(a, to: t === anyTarget ? nil : t, for: event)
    }
  }
}
