import TouchKit

extension World {
  /// Does what an app, or the system around it, does; what is about parts that are gone does nothing.
  func apply(_ change: Change) {
    switch change {
    case .remove, .move, .release, .hide, .show, .freeze, .squeeze, .shift, .animate, .clear,
      .disableControl, .stopScrolling, .scroll:
      applyToViews(change)
    case .interrupt: device.interrupt()
    case .endInterruption: device.endInterruption()
    case .showHomeScreen: device.showHomeScreen()
    case .bringToFront(let app):
      if applications.indices.contains(app) { device.bringToFront(applications[app]) }
    case .resend: resend()
    case .dawdle(let seconds): device.advance(by: seconds)
    case .disturb(let disturbance): apply(disturbance)
    default: applyToRecognizers(change)
    }
  }

  private func applyToViews(_ change: Change) {
    switch change {
    case .remove(let id): takeAway(id)
    case .release(let id):
      takeAway(id)
      // What becomes of the gestures of a view that goes is seen by those views only.
      if views[id] is any WatchedView { release(id) }
    case .move(let id, let other):
      guard let view = views[id], let app = app(of: id) else { return }
      self.view(other, of: app)?.addSubview(view)
    case .hide(let id): views[id]?.isHidden = true
    case .show(let id): views[id]?.isHidden = false
    case .freeze(let id): views[id]?.isUserInteractionEnabled.toggle()
    case .squeeze(let id): views[id]?.transform = CGAffineTransform(scaleX: 0, y: 1)
    case .shift(let id): views[id]?.frame.origin.x += 32
    case .animate(let id):
      guard let view = views[id] else { return }
      UIView.animate(withDuration: 0.25) { view.alpha = 0.5 }
    case .clear(let id): views[id]?.gestureRecognizers = nil
    case .disableControl(let id): (views[id] as? UIControl)?.isEnabled.toggle()
    case .stopScrolling(let id): (views[id] as? UIScrollView)?.isScrollEnabled.toggle()
    case .scroll(let id, let distance, let isAnimated):
      guard let scrollView = views[id] as? UIScrollView else { return }
      scrollers[id]?.intervene()
      let offset = scrollView.contentOffset
      scrollView.setContentOffset(
        CGPoint(x: offset.x, y: offset.y + distance), animated: isAnimated)
    default: return
    }
  }

  private func takeAway(_ id: Int) {
    if views[id] is UIWindow { views[id]?.isHidden = true } else { views[id]?.removeFromSuperview() }
  }

  private func applyToRecognizers(_ change: Change) {
    switch change {
    case .detach(let id):
      guard let recognizer = recognizers[id] else { return }
      recognizer.view?.removeGestureRecognizer(recognizer)
    case .attach(let id, let other):
      guard let recognizer = recognizers[id], let home = plan.recognizers.first(where: { $0.id == id }),
        let app = app(of: home.view)
      else { return }
      view(other, of: app)?.addGestureRecognizer(recognizer)
    case .disable(let id): recognizers[id]?.isEnabled = false
    case .enable(let id): recognizers[id]?.isEnabled = true
    case .assign(let state, let id): recognizers[id]?.state = state
    case .assignLater(let state, let id): assignLater(state, to: id)
    case .turnFlags(let id):
      recognizers[id]?.cancelsTouchesInView.toggle()
      recognizers[id]?.delaysTouchesBegan.toggle()
      recognizers[id]?.delaysTouchesEnded.toggle()
    case .require(let id, let other):
      if let failing = recognizers[other] { recognizers[id]?.require(toFail: failing) }
    case .retarget(let id):
      guard let recognizer = recognizers[id], let listener = listeners[id] else { return }
      recognizer.removeTarget(nil, action: nil)
      recognizer.addTarget(listener, action: ActionListener.hear)
    case .ignoreTouches(let id): ignoreTouches(of: id)
    case .forgetDelegate(let id): recognizers[id]?.delegate = nil
    default: return
    }
  }

  private func ignoreTouches(of id: Int) {
    guard let recognizer = recognizers[id] else { return }
    for event in events {
      for touch in (event.touches(for: recognizer) ?? []).sorted(by: { $0.hash < $1.hash }) {
        recognizer.ignore(touch, for: event)
      }
    }
  }

  /// Outside of what it is sent to, this would be an event of its own.
  private func resend() {
    guard isReacting, let event = events.last else { return }
    for window in applications[0].windows { window.sendEvent(event) }
  }

  private func assignLater(_ state: UIGestureRecognizer.State, to id: Int) {
    guard let home = plan.recognizers.first(where: { $0.id == id }), let app = app(of: home.view) else {
      return
    }
    let process = device.processes.first {
      ($0 as? ApplicationProcess)?.application === applications[app]
    }
    process?.mainRunLoop.add(
      VirtualRunLoop.Timer(fireTime: device.clock.now + 0.125) { [weak self] in
        self?.recognizers[id]?.state = state
      })
  }
}

extension UIView {
  func take(_ traits: [ViewPlan.Trait]) {
    for trait in traits {
      switch trait {
      case .hidden: isHidden = true
      case .faint: alpha = 0.005
      case .untouchable: isUserInteractionEnabled = false
      case .multipleTouch: isMultipleTouchEnabled = true
      case .exclusiveTouch: isExclusiveTouch = true
      case .turned(let angle): transform = CGAffineTransform(rotationAngle: angle)
      case .scaled(let scale): transform = CGAffineTransform(scaleX: scale, y: scale)
      case .disabled: (self as? UIControl)?.isEnabled = false
      case .hastes: (self as? UIScrollView)?.delaysContentTouches = false
      case .neverCancels: (self as? UIScrollView)?.canCancelContentTouches = false
      case .pages: (self as? UIScrollView)?.isPagingEnabled = true
      case .locksDirection: (self as? UIScrollView)?.isDirectionalLockEnabled = true
      case .stiff: (self as? UIScrollView)?.bounces = false
      case .forwards, .vetoes, .deflects, .high, .swallows, .keepsTouches, .takesControls: break
      }
    }
  }
}

extension UIGestureRecognizer {
  func take(_ traits: [RecognizerPlan.Trait]) {
    for trait in traits {
      switch trait {
      case .leavesTouches: cancelsTouchesInView = false
      case .delaysBegan: delaysTouchesBegan = true
      case .passesEnded: delaysTouchesEnded = false
      case .disabled: isEnabled = false
      case .delegate: break
      }
    }
  }
}
