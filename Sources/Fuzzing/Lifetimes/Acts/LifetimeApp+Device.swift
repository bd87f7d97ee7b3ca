import TouchKit

extension LifetimeApp {
  func changeDevice(_ act: Act) {
    guard act != .makeDevice else {
      if choices.once(in: 8), devices.alive.count < 2 { makeDevice() }
      return
    }
    guard let device = anyDevice() else { return }
    switch act {
    case .settle: device.settle()
    case .advance: device.advance(by: TimeInterval(choices.share()))
    case .report:
      for _ in 0...choices.number(below: 2) { touch(device) }
    case .terminate:
      if choices.once(in: 3), let application = anyApplication() { device.terminate(application) }
    case .launch: if choices.once(in: 4), applications.alive.count < 3 { launch(on: device) }
    case .showHomeScreen: if choices.once(in: 2) { device.showHomeScreen() }
    case .interrupt: device.interrupt()
    case .endInterruption: device.endInterruption()
    case .bringToFront: if let application = anyApplication() { device.bringToFront(application) }
    case .shake: if choices.once(in: 2) { device.beginShake() } else { device.endShake() }
    case .pressKey:
      device.press(key: choices.pick([.character("a"), .enter, .deleteBackward, .character("k")]))
    default: return
    }
  }

  func useEvents(_ act: Act, _ subject: AnyObject?) {
    switch act {
    case .resend:
      guard let event = anyEvent() else { return }
      if choices.once(in: 2) { anyWindow()?.sendEvent(event) } else { anyApplication()?.sendEvent(event) }
    case .sendAction:
      guard let application = anyApplication() else { return }
      let name = choices.pick([
        "act:", "copy:", "cut:", "paste:", "select:", "selectAll:", "delete:",
      ])
      application.sendAction(
        Selector(name), to: choices.once(in: 2) ? anyView() : nil,
        from: choices.once(in: 2) ? anyView() : nil,
        for: anyEvent())
    case .makeEvent:
      let event = AppEvent()
      if choices.once(in: 2) { anyWindow()?.sendEvent(event) } else { anyApplication()?.sendEvent(event) }
    case .keepTouches: if let touch = touches.pick(Int(choices.byte())) { references.append(touch) }
    case .askTouches:
      guard let touch = touches.pick(Int(choices.byte())) else { return }
      _ = (touch.location(in: touch.view), touch.previousLocation(in: touch.window), touch.location(in: nil))
      for recognizer in touch.gestureRecognizers ?? [] { note(recognizer) }
      if let view = touch.view, choices.once(in: 3) { references.append(view) }
    default: return
    }
  }
}
