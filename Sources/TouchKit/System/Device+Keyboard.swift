// A keyboard that is connected to the device.
extension Device {
  /// Presses a key and keeps it down; one that is down already is refused.
  public func keyDown(_ key: HardwareKey) {
    var modifiers = sensors.modifiers
    modifiers |= key.modifier
    sensors.modifiers = modifiers
    report(.key(key, isDown: true, modifiers: modifiers))
  }

  /// Lets go of a key; one that is not down is refused.
  public func keyUp(_ key: HardwareKey) {
    let modifiers = sensors.modifiers & ~key.modifier
    sensors.modifiers = modifiers
    report(.key(key, isDown: false, modifiers: modifiers))
  }

  /// Presses a key for some seconds, with modifiers around it: `press(key: .character("s"), with: [.command])`.
  ///
  /// A negative duration, or one that is no number, is refused.
  public func press(key: HardwareKey, with modifiers: [HardwareKey] = [], duration: TimeInterval = 0.05) {
    guard duration >= 0, duration.isFinite else { return Refusal.timeBackwards.report(to: trace) }
    for modifier in modifiers { keyDown(modifier) }
    keyDown(key)
    advance(by: duration)
    keyUp(key)
    for modifier in modifiers.reversed() { keyUp(modifier) }
  }

  /// Types a text, key after key.
  public func type(_ text: String) { for character in text { press(key: .character(character)) } }
}
