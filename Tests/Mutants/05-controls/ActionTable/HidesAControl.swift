import TouchKit

private final class Anybody {}
nonisolated(unsafe) private var hidden: [ObjectIdentifier: UIControl] = [:]
nonisolated(unsafe) private let anybody = Anybody()
class ActionTable {
  private var inner: UIControl { hidden[ObjectIdentifier(self), default: UIControl()] }
  init() { hidden[ObjectIdentifier(self)] = UIControl() }
  deinit { hidden[ObjectIdentifier(self)] = nil }
  func add(_ target: AnyObject?, action: Selector, for events: UIControl.Event) {
    inner.addTarget(target ?? anybody, action: action, for: events)
  }
  func remove(_ target: AnyObject?, action: Selector?, for events: UIControl.Event) {
    inner.removeTarget(target, action: action, for: events)
  }
  func send(_ events: UIControl.Event, from control: UIControl, with event: UIEvent?) {
    inner.enumerateEventHandlers { _, pair, mask, _ in
      guard let (t, a) = pair, !mask.isDisjoint(with: events), let t = t as AnyObject? else { return }
      control.sendAction(a, to: t === anybody ? nil : t, for: event)
    }
  }
}
