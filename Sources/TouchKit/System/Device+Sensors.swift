// Hardware other than the glass: what it reports goes the way of touches, from IOKit to the app in front.
extension Device {
  /// Shakes the device for some seconds.
  ///
  /// A negative duration, or one that is no number, is refused.
  public func shake(duration: TimeInterval = 0.5) {
    guard duration >= 0, duration.isFinite else { return Refusal.timeBackwards.report(to: trace) }
    beginShake()
    advance(by: duration)
    endShake()
  }

  /// Begins to shake the device, for scenarios in which something else happens meanwhile.
  public func beginShake() { report(.shake(isOn: true)) }
  /// Stops shaking the device.
  public func endShake() { report(.shake(isOn: false)) }

  /// Presses a button for some seconds.
  ///
  /// A negative duration, or one that is no number, is refused. The force is 1 for an average press; one that is no
  /// number counts as 0.
  public func press(_ button: HardwareButton, duration: TimeInterval = 0.1, force: CGFloat = 1) {
    guard duration >= 0, duration.isFinite else { return Refusal.timeBackwards.report(to: trace) }
    pressDown(button, force: force)
    advance(by: duration)
    release(button)
  }

  /// Presses a button and keeps it down.
  public func pressDown(_ button: HardwareButton, force: CGFloat = 1) {
    report(.button(button, .down, force: force.asForce))
  }
  /// Presses a button that is down harder or softer.
  public func changePress(_ button: HardwareButton, force: CGFloat) {
    report(.button(button, .force, force: force.asForce))
  }
  /// Lets go of a button.
  public func release(_ button: HardwareButton) { report(.button(button, .up, force: 0)) }

  /// Sends a command as a headset's button does; that it goes to the app in front is the engine's choice.
  public func remoteControl(_ command: RemoteCommand) { report(.remote(command)) }

  final func report(_ kind: HardwareSignal.Kind) {
    if let refusal = sensors.follow(kind) { return refusal.report(to: trace) }
    signalHandler = { signal, application in application.handle(signal) }
    let signal = HardwareSignal(kind: kind, timestamp: clock.now)
    trace?.note(.sensors, "sensors", .reports(signal.summary))
    ioKit.receive(signal, on: self)
    settle()
  }
}

extension Device: HardwareSink {
  func take(_ contacts: [Contact]) {
    if let trace {
      for contact in contacts {
        trace.note(
          .digitizer, "digitizer", .contact(contact.tool.transducer, contact.index, contact.phase),
          [.init("at", .point(point(at: contact.location)))])
      }
    }
    ioKit.receive(contacts, on: self)
  }

  func refuse(_ refusal: Refusal) { refusal.report(to: trace) }
}

extension CGFloat {
  fileprivate var asForce: CGFloat { isFinite && self > 0 ? self : 0 }
}
