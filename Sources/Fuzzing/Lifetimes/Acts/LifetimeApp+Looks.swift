import TouchKit

extension LifetimeApp {
  func changeLooks(_ act: Act, _ subject: AnyObject?) {
    guard let view = view(near: subject) else { return }
    switch act {
    case .constrain: constrain(view)
    case .arrange: arrange(view)
    case .animate: animate(view)
    case .changeLayers: changeLayers(of: view)
    case .releaseLayer:
      drop { $0 is CALayer }
      view.layer.sublayers?.last?.removeFromSuperlayer()
    default: return
    }
  }

  private func constrain(_ view: UIView) {
    guard let other = anyView() else { return }
    if choices.once(in: 3), let old = view.constraints.last {
      old.constant += 8
      old.isActive = false
      return
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    view.setNeedsUpdateConstraints()
    let constraint = keep(
      AppConstraint(
        item: view, attribute: .width, relatedBy: .equal, toItem: other, attribute: .height, multiplier: 1,
        constant: 4))
    constraint.priority = .defaultHigh
    constraint.isActive = true
  }

  private func arrange(_ view: UIView) {
    let stacks = views.alive.compactMap { $0 as? UIStackView }
    guard !stacks.isEmpty else { return }
    let stack = choices.pick(stacks)
    switch choices.number(below: 4) {
    case 0: stack.removeArrangedSubview(view)
    case 1:
      stack.setCustomSpacing(3, after: view)
      stack.axis = .vertical
      stack.isLayoutMarginsRelativeArrangement = true
    case 2:
      stack.distribution = choices.pick([.fillEqually, .equalSpacing, .fillProportionally, .equalCentering])
    default: stack.insertArrangedSubview(view, at: choices.number(below: 3))
    }
  }

  private func animate(_ view: UIView) {
    let change: () -> Void = { during(.animations, nil) { view.alpha = view.alpha < 0.5 ? 1 : 0.25 } }
    guard !choices.once(in: 5) else {
      return UIView.performWithoutAnimation { during(.withoutAnimation, nil) { change() } }
    }
    UIView.animate(withDuration: TimeInterval(choices.share()), animations: change) { _ in
      during(.animationCompletion, nil) {}
    }
  }

  private func changeLayers(of view: UIView) {
    let layer = view.layer
    let own = keep(AppLayer())
    switch choices.number(below: 5) {
    case 0: layer.addSublayer(own)
    case 1:
      let outer = layers.pick(Int(choices.byte())) ?? layer
      outer.insertSublayer(own, below: outer.sublayers?.first)
    case 2:
      let outer = layers.pick(Int(choices.byte())) ?? layer
      outer.insertSublayer(own, above: outer.sublayers?.last)
    case 3:
      note(layer)
      references.append(layer)
    default: layers.pick(Int(choices.byte()))?.addSublayer(layer)
    }
    if let other = layers.pick(Int(choices.byte())) {
      other.frame = choices.frame()
      other.opacity = 0.5
      other.position = CGPoint(x: 3, y: 3)
      other.anchorPoint = CGPoint(x: 0, y: 1)
      other.isHidden.toggle()
      _ = other.contains(CGPoint(x: 1, y: 1))
      other.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
      if let superlayer = other.superlayer, choices.once(in: 4) { references.append(superlayer) }
      other.setNeedsDisplay()
      other.setNeedsLayout()
    }
  }
}
