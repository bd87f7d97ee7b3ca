/// Turns what hardware other than the glass reports into events for the first responder.
///
/// No hit-testing takes part, and for motion and remote control no recognizers either (fact O4).
final class ResponderEventEnvironment: ApplicationPart {
  /// The longest shake that is reported as one, in seconds: engine's choice (fact R14).
  static let longestShake: TimeInterval = 3

  private var shake: UIMotionEvent? { didSet { dispose(of: oldValue) } }
  private var shakeTimer: VirtualRunLoop.Timer?
  private let pressesEvent = UIPressesEvent()
  private var pressesBegun = 0
  /// The modifiers of a keyboard that are down.
  private(set) var modifiers: UIKeyModifierFlags = []
  /// The numbers of the keys that were taken for commands, and are still down.
  private var commandKeys: [Int] = []
  /// Whether the app has asked for remote control events and not yet given them back.
  var isReceivingRemoteControlEvents = false

  /// Handles one signal of the queue.
  func handle(_ signal: HardwareSignal) {
    switch signal.kind {
    case .shake(isOn: true): beginShake(at: signal.timestamp)
    case .shake(isOn: false): finishShake(.ended)
    case .button(let button, let change, let force):
      press(button, change, force: force, at: signal.timestamp)
    case .key(let key, let isDown, let modifiers):
      self.modifiers = UIKeyModifierFlags(rawValue: modifiers)
      if isDown { keyDown(key, at: signal.timestamp) } else { keyUp(key, at: signal.timestamp) }
    case .hover(let share):
      application.pointer.hover(at: share.map(application.screenPoint), time: signal.timestamp)
    case .scroll(let move):
      application.pointer.scroll(
        move, at: application.screenPoint(at: move.place), time: signal.timestamp)
    // Told apart before: it is about a touch.
    case .pencil: break
    case .remote(let command): receive(command, at: signal.timestamp)
    }
  }

  /// Ends what is open without a proper end: the app is no longer in front.
  func cancel() {
    finishShake(.cancelled)
    cancelPresses()
  }

  /// Lets go of everything when the app ends: events hold responders, and responders their application.
  func forget() {
    shakeTimer?.invalidate()
    (shake, shakeTimer) = (nil, nil)
    pressesEvent.presses = []
    (modifiers, commandKeys) = ([], [])
  }

  /// Cancels a shake whose responder is about to leave its window.
  func viewWillLeave(_ view: UIView) {
    if let shake, shake.recipient.isInside(view) { finishShake(.cancelled) }
  }

  /// Who gets events that are not aimed at a point: the first responder, else the key window (facts R13, O3).
  private var recipient: UIResponder? { application.firstResponder ?? application.keyWindow }

  private func send(_ event: UIEvent, at time: TimeInterval) {
    event.time = time
    event.modifiers = modifiers
    event.trace = application.trace
    guard let trace = event.trace else { return application.sendEvent(event) }
    trace.call(
      .sendEvent, .delivery, on: application, answer: { (_: Void) in nil }, { application.sendEvent(event) })
  }

  private func drop(_ loss: TraceEntry.Note.Loss) {
    application.trace?.note(.application, application.traceName, .drops(loss))
  }

  // MARK: Shaking

  private func beginShake(at time: TimeInterval) {
    guard shake == nil else { return }
    guard let recipient else { return drop(.noKeyWindow) }
    let event = UIMotionEvent(to: recipient)
    shake = event
    let timer = VirtualRunLoop.Timer(fireTime: time + Self.longestShake, for: self) {
      $0.finishShake(.cancelled)
    }
    shakeTimer = timer
    application.mainRunLoop?.add(timer, for: VirtualRunLoop.Mode.common)
    send(event, at: time)
  }

  private func finishShake(_ delivery: UIMotionEvent.Delivery) {
    guard let event = shake else { return }
    shakeTimer?.invalidate()
    (shake, shakeTimer) = (nil, nil)
    event.delivery = delivery
    send(event, at: application.now)
  }

  // MARK: Buttons

  private func press(
    _ button: HardwareButton, _ change: HardwareSignal.ButtonChange, force: CGFloat, at time: TimeInterval
  ) {
    for press in pressesEvent.presses { press.phase = .stationary }
    switch change {
    case .down:
      guard let recipient, let window = recipient.responderWindow else { return drop(.noKeyWindow) }
      pressesEvent.presses.append(
        UIPress(button, force: force, at: time, to: recipient, in: window, serial: pressesBegun))
      pressesBegun += 1
    case .force, .up:
      // A button that went down before the app came to the front is none of its business.
      guard let press = pressesEvent.presses.first(where: { $0.button == button }) else { return }
      press.phase = change == .up ? .ended : .changed
      press.force = force
      press.timestamp = time
    }
    sendPresses(at: time)
  }

  // MARK: Keys

  /// A command of the chain takes the key; else it is a press (facts K2, K3).
  private func keyDown(_ key: HardwareKey, at time: TimeInterval) {
    let pressed = UIKey(key, modifiers: modifiers)
    if perform(commandFor: pressed) { return commandKeys.append(key.usage) }
    for press in pressesEvent.presses { press.phase = .stationary }
    guard let recipient, let window = recipient.responderWindow else { return drop(.noKeyWindow) }
    let press = UIPress(pressed, at: time, to: recipient, in: window, serial: pressesBegun)
    pressesBegun += 1
    pressesEvent.presses.append(press)
    sendPresses(at: time)
    recipient.takeText(of: pressed)
  }

  private func keyUp(_ key: HardwareKey, at time: TimeInterval) {
    if let place = commandKeys.firstIndex(of: key.usage) {
      commandKeys.remove(at: place)
      return
    }
    for press in pressesEvent.presses { press.phase = .stationary }
    guard let press = pressesEvent.presses.first(where: { $0.key?.usage == key.usage }) else { return }
    press.phase = .ended
    press.timestamp = time
    sendPresses(at: time)
  }

  /// Looks for a command from the first responder up, and sends its action to the first that can perform it.
  private func perform(commandFor key: UIKey) -> Bool {
    var here = recipient
    var count = 0
    while let responder = here, count < UIResponder.forwardingLimit {
      if let command = responder.keyCommands?.first(where: { $0.matches(key) }), let action = command.action {
        return application.sendAction(action, to: nil, from: command, for: nil)
      }
      here = responder.next
      count += 1
    }
    return false
  }

  private func cancelPresses() {
    commandKeys = []
    guard !pressesEvent.presses.isEmpty else { return }
    for press in pressesEvent.presses {
      press.phase = .cancelled
      press.timestamp = application.now
    }
    sendPresses(at: application.now)
  }

  private func sendPresses(at time: TimeInterval) {
    send(pressesEvent, at: time)
    pressesEvent.presses = pressesEvent.presses.filter { !$0.hasFinished }
  }

  // MARK: Remote control

  /// An app must have asked for these events and must have a first responder (fact R15).
  private func receive(_ command: RemoteCommand, at time: TimeInterval) {
    guard isReceivingRemoteControlEvents else { return drop(.noRemoteControl) }
    guard let responder = application.firstResponder else { return drop(.noFirstResponder) }
    send(UIRemoteControlEvent(command, to: responder), at: time)
  }
}
