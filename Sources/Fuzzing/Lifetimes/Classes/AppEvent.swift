import TouchKit

/// An event that the app makes up.
final class AppEvent: UIEvent, LifetimeObject {
  private(set) var hasEnded = false

  override var type: EventType { during(.eventType, self) { super.type } }

  deinit {
    hasEnded = true
    released(.eventDeinit)
  }
}
