import TouchKit

extension LifetimeApp {
  func changeTree(_ act: Act, _ subject: AnyObject?) {
    guard act != .makeView else {
      view(near: subject)?.addSubview(makeView())
      return
    }
    guard let view = view(near: subject) else { return }
    switch act {
    case .removeView: view.removeFromSuperview()
    case .releaseView: release(view)
    case .releaseTree:
      for inner in [view] + view.subviews { release(inner) }
    case .releaseSubviews: for inner in view.subviews { release(inner) }
    case .moveView: anyView()?.addSubview(view)
    case .moveToWindow: anyWindow()?.addSubview(view)
    case .insertView:
      guard let other = anyView() else { return }
      switch choices.number(below: 3) {
      case 0: other.insertSubview(view, at: 0)
      case 1: other.superview?.insertSubview(view, belowSubview: other)
      default: other.superview?.insertSubview(view, aboveSubview: other)
      }
    case .addAgain:
      guard let superview = view.superview else { return }
      view.removeFromSuperview()
      superview.addSubview(view)
    case .orderViews:
      if choices.once(in: 2) { view.superview?.bringSubviewToFront(view) }
      view.exchangeSubview(at: 0, withSubviewAt: 1)
    default: return
    }
  }

  /// Lets go of a view wherever the app has it.
  func release(_ view: UIView) {
    drop(view)
    if let window = view as? UIWindow { window.isHidden = true } else { view.removeFromSuperview() }
  }

  func changeView(_ act: Act, _ subject: AnyObject?) {
    guard let view = view(near: subject) else { return }
    switch act {
    case .hideView: view.isHidden.toggle()
    case .fadeView: view.alpha = view.alpha > 0.5 ? 0 : 1
    case .disableView: view.isUserInteractionEnabled.toggle()
    case .resizeView:
      if choices.once(in: 2) { view.bounds = choices.frame() } else { view.frame = choices.frame() }
      if choices.once(in: 2) { view.sizeToFit() }
    case .transformView:
      view.transform = CGAffineTransform(scaleX: choices.share() * 3, y: choices.share() * 3)
    case .changeTouchFlags:
      view.isMultipleTouchEnabled.toggle()
      if choices.once(in: 3) { view.isExclusiveTouch.toggle() }
      view.clipsToBounds.toggle()
      view.tintColor = .red
      (view as? UILabel)?.text = "b"
    case .focus: view.becomeFirstResponder()
    case .giveUpFocus: if choices.once(in: 2) { view.endEditing(true) } else { view.resignFirstResponder() }
    case .layOut:
      view.setNeedsLayout()
      view.setNeedsDisplay()
      view.layoutIfNeeded()
    case .askForLayout:
      view.setNeedsLayout()
      view.setNeedsDisplay()
    case .hitTest:
      let place = choices.place()
      let hit = view.hitTest(CGPoint(x: place.x * 320, y: place.y * 480), with: anyEvent())
      if let hit, choices.once(in: 3) { references.append(hit) }
    case .keepRelatives: keepRelatives(of: view)
    case .convert:
      convert(view)
      interact(with: view)
    default: return
    }
  }

  private func keepRelatives(of view: UIView) {
    let found: AnyObject?
    switch choices.number(below: 6) {
    case 0: found = view.superview
    case 1: found = view.window
    case 2: found = view.next
    case 3: found = view.next?.next
    case 4: found = anyRecognizer()?.view
    default: found = view.gestureRecognizers?.last
    }
    if let found { references.append(found) }
    _ = view.viewWithTag(7)
    _ = view.tintColor
  }

  private func interact(with view: UIView) {
    let (interaction, delegate) = (AppInteraction(), AppMenuDelegate())
    note(interaction)
    note(delegate)
    view.superview?.addInteraction(interaction)
    view.addInteraction(interaction)
    let menu = UIEditMenuInteraction(delegate: delegate)
    view.addInteraction(menu)
    menu.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 10, y: 10)))
    if let element = menu.visibleMenu?.children.last { menu.choose(element) }
    view.interactions = []
    withExtendedLifetime(delegate) {}
  }

  private func convert(_ view: UIView) {
    let space = AppSpace()
    let place = CGPoint(x: 10, y: 10)
    _ = view.convert(place, to: space)
    _ = view.convert(place, from: space)
    _ = view.convert(CGRect(origin: place, size: CGSize(width: 9, height: 9)), to: space)
    _ = view.convert(place, to: anyView())
    _ = view.convert(place, from: anyView())
    _ = UIScreen.main.convert(CGRect(origin: place, size: CGSize(width: 9, height: 9)), to: space)
    _ = UIScreen.main.convert(CGRect(origin: place, size: CGSize(width: 9, height: 9)), from: space)
  }
}
