import TouchKit

/// One thing that a hand, the hardware, time or the app does between callbacks.
private enum LifetimeStep: Int, CaseIterable {
  case tap, drag, flick, pinch, hold, touch, twoTaps, press, key, shake, hover, scroll, pencil, wait, act,
    remote
  case accelerate, delivery
}

extension LifetimeApp {
  /// Does what the bytes say until they are used up.
  func play() {
    while !choices.areUsedUp, eventCount < Self.mostEvents {
      guard let device = anyDevice() else { return }
      let step = choices.pick(LifetimeStep.allCases)
      trace?.log("\(step)", by: "the hand")
      take(step, device)
    }
  }

  private func take(_ step: LifetimeStep, _ device: Device) {
    let place = aim(device)
    switch step {
    case .tap: tap(device, place)
    case .twoTaps:
      tap(device, place)
      wait(device, 0.1)
      tap(device, place)
    case .drag: drag(device, place, steps: choices.number(below: 6) + 2, pause: 0.03)
    case .flick: drag(device, place, steps: 3, pause: 0.01)
    case .pinch: pinch(device, place)
    case .hold:
      report(device, [Contact(index: 0, phase: .began, location: place)])
      wait(device, choices.once(in: 2) ? 0.2 : 0.7)
      if choices.once(in: 2) { move(device, [0], by: CGPoint(x: 0.1, y: 0.2)) }
      lift(device)
    case .touch: touch(device)
    case .press: press(device)
    case .key: key(device)
    case .shake: signal { choices.once(in: 2) ? device.beginShake() : device.endShake() }
    case .hover: hover(device, place)
    case .scroll:
      signal { device.movePointer(to: device.point(at: place)) }
      signal { device.scroll(by: CGVector(dx: 0, dy: -40)) }
      signal { choices.once(in: 2) ? device.endScroll() : device.turnWheel(by: CGVector(dx: 0, dy: 30)) }
    case .pencil: write(device, place)
    case .wait: wait(device, TimeInterval(choices.share()) * 2)
    case .act: act(in: nil, about: nil)
    case .remote: signal { device.remoteControl(choices.pick(RemoteCommand.allCases)) }
    case .accelerate: device.accelerometer.acceleration = CMAcceleration(x: 1, y: 0, z: 0)
    case .delivery: device.moveDelivery = choices.once(in: 2) ? .oncePerDisplayFrame : .everySample
    }
  }

  /// A place on the glass: more often than not in a view.
  private func aim(_ device: Device) -> CGPoint {
    let place = choices.place()
    guard !choices.once(in: 3), let view = anyView(), let window = view.window else { return place }
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let point = view.convert(middle, to: window as UIView?)
    let share = CGPoint(x: point.x / 320, y: point.y / 480)
    return share.x > 0 && share.x < 1 && share.y > 0 && share.y < 1 ? share : place
  }

  // MARK: Events

  private func signal(_ send: () -> Void) {
    eventCount += 1
    send()
  }

  func wait(_ device: Device, _ seconds: TimeInterval) {
    eventCount += 1
    device.advance(by: seconds)
  }

  func report(_ device: Device, _ contacts: [Contact]) {
    eventCount += 1
    for contact in contacts { lastPlaces[contact.index] = contact.location }
    device.digitizer.report(contacts)
    device.settle()
  }

  /// One more finger, or one that goes on: this may be in the middle of a callback.
  func touch(_ device: Device) {
    let down = device.digitizer.activeIndexes
    let place = aim(device)
    guard !down.isEmpty, !choices.once(in: 3) else {
      return report(device, [Contact(index: down.count, phase: .began, location: place)])
    }
    report(
      device,
      [
        Contact(
          index: choices.pick(down), phase: choices.pick([.moved, .ended, .moved, .cancelled]),
          location: place)
      ])
  }

  // MARK: Hands

  private func tap(_ device: Device, _ place: CGPoint) {
    report(device, [Contact(index: 0, phase: .began, location: place)])
    wait(device, 0.05)
    lift(device)
  }

  private func drag(_ device: Device, _ place: CGPoint, steps: Int, pause: TimeInterval) {
    report(device, [Contact(index: 0, phase: .began, location: place)])
    let way = CGPoint(x: choices.share() / 8 - 1 / 16, y: choices.share() / 8 - 1 / 16)
    // Long enough for the content of a scroll view to be told before the drag begins.
    if choices.once(in: 3) { wait(device, 0.2) }
    for _ in 0..<steps {
      wait(device, pause)
      move(device, [0], by: way)
    }
    if !choices.once(in: 8) { lift(device) }
  }

  private func pinch(_ device: Device, _ place: CGPoint) {
    let other = CGPoint(x: 1 - place.x, y: min(place.y + 0.1, 0.99))
    report(
      device,
      [Contact(index: 0, phase: .began, location: place), Contact(index: 1, phase: .began, location: other)])
    for number in 1...4 {
      wait(device, 0.03)
      let share = CGFloat(number) / 16
      report(
        device,
        [
          Contact(index: 0, phase: .moved, location: CGPoint(x: place.x - share, y: place.y)),
          Contact(index: 1, phase: .moved, location: CGPoint(x: other.x + share, y: other.y + share)),
        ])
    }
    lift(device)
  }

  private func move(_ device: Device, _ fingers: [Int], by way: CGPoint) {
    report(
      device,
      fingers.map { index in
        let place = lastPlace(of: index)
        return Contact(index: index, phase: .moved, location: CGPoint(x: place.x + way.x, y: place.y + way.y))
      })
  }

  func lift(_ device: Device) {
    report(
      device,
      device.digitizer.activeIndexes.map {
        Contact(index: $0, phase: .ended, location: lastPlace(of: $0))
      })
  }

  private func lastPlace(of finger: Int) -> CGPoint { lastPlaces[finger] ?? CGPoint(x: 0.5, y: 0.5) }

  // MARK: Other hardware

  private func press(_ device: Device) {
    let button = choices.pick([HardwareButton.select, .select, .menu, .upArrow])
    if choices.once(in: 2) { focus() }
    signal { device.pressDown(button) }
    wait(device, 0.1)
    if choices.once(in: 4) {
      signal { device.interrupt() }
      device.endInterruption()
    }
    if choices.once(in: 2) { signal { device.changePress(button, force: 0.5) } }
    if !choices.once(in: 6) { signal { device.release(button) } }
  }

  private func key(_ device: Device) {
    let key = choices.pick([HardwareKey.character("a"), .enter, .deleteBackward, .character("k"), .tab])
    if choices.once(in: 2) { focus() }
    signal { device.press(key: key, with: choices.once(in: 2) ? [.command] : []) }
  }

  /// The focus goes to something that takes text, if there is something.
  private func focus() {
    let takers = views.alive.filter { $0 is any UIKeyInput }
    (takers.isEmpty ? anyView() : choices.pick(takers))?.becomeFirstResponder()
  }

  private func hover(_ device: Device, _ place: CGPoint) {
    signal { device.movePointer(to: device.point(at: place)) }
    if choices.once(in: 2) { signal { device.clickPointer() } }
    signal { device.movePointer(to: device.point(at: choices.place())) }
    if choices.once(in: 2) { signal { device.hidePointer() } }
  }

  private func write(_ device: Device, _ place: CGPoint) {
    let tool = Contact.Tool.pencil(Pencil(estimates: [.force, .altitude]))
    report(device, [Contact(index: 7, phase: .began, location: place, tool: tool)])
    report(device, [Contact(index: 7, phase: .moved, location: choices.place(), tool: tool)])
    signal { device.updatePencil(7, PencilUpdate(pressure: 0.5, altitude: 1)) }
    lift(device)
    signal { device.updatePencil(7, PencilUpdate(pressure: 0.5, altitude: 1)) }
  }
}
