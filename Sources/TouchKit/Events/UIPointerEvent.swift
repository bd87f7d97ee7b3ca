/// What a pointer does without touching anything: it hovers, or it scrolls.
final class UIPointerEvent: UIEvent {
  private let kind: EventType
  override var type: EventType { kind }

  init(_ kind: EventType, at time: TimeInterval, modifiers: UIKeyModifierFlags, trace: Trace?) {
    self.kind = kind
    super.init()
    self.time = time
    self.modifiers = modifiers
    self.trace = trace
  }
}
