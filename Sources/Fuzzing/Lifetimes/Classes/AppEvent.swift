import TouchKit

/// An event that the app makes up.
final class AppEvent: UIEvent, LifetimeObject {
  private(set) var hasEnded = false

  override var type: EventType { during(.eventType, self) { super.type } }
  override var timestamp: TimeInterval { during(.eventTimestamp, self) { super.timestamp } }
  override var subtype: EventSubtype { during(.eventSubtype, self) { super.subtype } }
  override var buttonMask: ButtonMask { during(.eventButtonMask, self) { super.buttonMask } }
  override var modifierFlags: UIKeyModifierFlags { during(.eventModifierFlags, self) { super.modifierFlags } }

  deinit {
    hasEnded = true
    released(.eventDeinit)
  }
}
