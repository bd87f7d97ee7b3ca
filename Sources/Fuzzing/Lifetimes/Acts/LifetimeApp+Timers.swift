import TouchKit

extension LifetimeApp {
  func changeTimers(_ act: Act) {
    let seconds = TimeInterval(choices.share())
    switch act {
    case .startTimer:
      guard !choices.once(in: 3) else {
        return VirtualQueue.main.asyncAfter(deadline: .now() + seconds) { during(.queueBlock, nil) {} }
      }
      keep(
        VirtualTimer.scheduledTimer(withTimeInterval: max(seconds, 0.05), repeats: choices.once(in: 4)) { _ in
          during(.timerBlock, nil) {}
        })
    case .stopTimers:
      let timer = timers.pick(Int(choices.byte()))
      if choices.once(in: 2) { timer?.fire() } else { timer?.invalidate() }
    case .startMotion:
      if choices.once(in: 3) { drop { $0 is CMMotionManager } }
      let manager = keep(AppMotionManager())
      manager.accelerometerUpdateInterval = 0.1
      manager.startAccelerometerUpdates(to: .main) { _, _ in during(.accelerometerHandler, nil) {} }
      if choices.once(in: 3) { manager.stopAccelerometerUpdates() }
    case .observe: observe()
    case .stopObserving: stopObserving()
    case .post: NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: nil)
    case .addToRunLoop: addToRunLoop(after: seconds)
    default: return
    }
  }

  /// Hears of everything that the engine posts.
  func observe() {
    guard observers.count < 6 else { return }
    let names = [
      UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
      UIApplication.didEnterBackgroundNotification, UIApplication.willTerminateNotification,
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidHideNotification,
      UITextField.textDidChangeNotification, UITextField.textDidBeginEditingNotification,
      UIScene.didDisconnectNotification, UIScene.willDeactivateNotification,
    ]
    let center = NotificationCenter.default
    let observer = center.addObserver(forName: choices.pick(names), object: nil, queue: nil) { _ in
      during(.notificationBlock, nil) {}
    }
    observers.append(observer)
  }

  func stopObserving() {
    let old = observers
    observers = []
    for observer in old { NotificationCenter.default.removeObserver(observer) }
  }

  private func addToRunLoop(after seconds: TimeInterval) {
    guard let process = anyDevice()?.processes.last else { return }
    let loop = process.mainRunLoop
    if choices.once(in: 3) { references.append(choices.once(in: 2) ? loop : process) }
    switch choices.number(below: 3) {
    case 0:
      let time = loop.nextTime + seconds
      loop.add(
        VirtualRunLoop.Timer(fireTime: time) { during(.runLoopTimer, nil) {} },
        for: VirtualRunLoop.Mode.common)
    case 1:
      loop.add(VirtualRunLoop.Observer(activities: .beforeWaiting) { _ in during(.runLoopObserver, nil) {} })
      if let view = views.pick(0) { references.append(updateLink(for: view)) }
    default:
      let source = VirtualRunLoop.Source0(name: "source") { during(.runLoopSource, nil) {} }
      loop.add(source)
      source.signal()
      loop.wakeUp()
    }
  }
}

/// A link with an action in each phase.
private func updateLink(for view: UIView) -> UIUpdateLink {
  let link = UIUpdateLink(view: view)
  for phase in UIUpdateActionPhase.allCases {
    link.addAction(to: phase) { _, _ in during(.updateLinkAction, nil) {} }
  }
  link.isEnabled = true
  return link
}

extension VirtualRunLoop {
  /// About now: a loop keeps its clock to itself.
  fileprivate var nextTime: TimeInterval { CACurrentMediaTime() }
}
