import TouchKit

extension LifetimeApp {
  func changeRecognizers(_ act: Act, _ subject: AnyObject?) {
    switch act {
    case .makeRecognizer: view(near: subject)?.addGestureRecognizer(makeRecognizer())
    case .clearRecognizers:
      guard let view = view(near: subject) else { return }
      for recognizer in view.gestureRecognizers ?? [] { drop(recognizer) }
      view.gestureRecognizers = choices.once(in: 2) ? nil : []
    case .replaceRecognizers:
      view(near: subject)?.gestureRecognizers = [makeRecognizer()] + (anyView()?.gestureRecognizers ?? [])
    default: if let recognizer = recognizer(near: subject) { change(recognizer, act) }
    }
  }

  private func change(_ recognizer: UIGestureRecognizer, _ act: Act) {
    switch act {
    case .removeRecognizer: recognizer.view?.removeGestureRecognizer(recognizer)
    case .releaseRecognizer:
      drop(recognizer)
      recognizer.view?.removeGestureRecognizer(recognizer)
    case .moveRecognizer: anyView()?.addGestureRecognizer(recognizer)
    case .setState:
      recognizer.state = choices.pick([.began, .changed, .ended, .cancelled, .failed, .possible])
    case .switchRecognizer: recognizer.isEnabled.toggle()
    case .requireFailure:
      guard let other = anyRecognizer() else { return }
      recognizer.require(toFail: other)
      if choices.once(in: 2) {
        drop(other)
        other.view?.removeGestureRecognizer(other)
      }
    case .changeGestureDelegate:
      switch choices.number(below: 3) {
      case 0: recognizer.delegate = nil
      case 1:
        let brief = AppGestureDelegate(isGenerous: true)
        recognizer.delegate = brief
      default: recognizer.delegate = keep(AppGestureDelegate(isGenerous: true))
      }
    case .changeTargets:
      switch choices.number(below: 4) {
      case 0: recognizer.removeTarget(nil, action: nil)
      case 1: recognizer.addTarget(AppTarget(), action: AppTarget.recognized)
      case 2: recognizer.addTarget(makeTarget(), action: Selector(AppTarget.selected))
      default: drop { $0 is AppTarget }
      }
    case .ignoreTouches:
      guard let event = anyEvent() else { return }
      if let event = event as? UIPressesEvent {
        for press in event.allPresses.sorted(by: { $0.hash < $1.hash }) {
          recognizer.ignore(press, for: event)
        }
      }
      guard event.type == .touches else { return }
      for touch in (event.allTouches ?? []).sorted(by: { $0.hash < $1.hash }) {
        recognizer.ignore(touch, for: event)
      }
    case .changeRecognizerFlags:
      recognizer.cancelsTouchesInView.toggle()
      recognizer.delaysTouchesBegan.toggle()
      recognizer.delaysTouchesEnded.toggle()
      _ = recognizer.location(in: anyView())
      if recognizer.numberOfTouches > 0 { _ = recognizer.location(ofTouch: 0, in: nil) }
    default: return
    }
  }
}
