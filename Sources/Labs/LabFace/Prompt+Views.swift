/// What the prompt does with views.
extension Prompt {
  func hit(_ point: CGPoint) -> String {
    for window in run.application.windows.reversed() {
      if let view = window.hitTest(window.convertFromOutside(point), with: nil) {
        return "\(point.text) hits \(view.traceName).\n"
      }
    }
    return "\(point.text) hits nothing.\n"
  }

  func point(of place: Command.Place) throws(CommandError) -> CGPoint {
    switch place {
    case .point(let point): return point
    case .view(let name):
      let view = try view(named: name)
      let shape = figure.views.first { $0.name == view.traceName }
      guard let middle = shape?.middle, run.screen.contains(middle) else { throw .offScreen(view.traceName) }
      return middle
    }
  }

  func change(_ command: Command) throws(CommandError) -> String {
    switch command {
    case .hide(let name): try view(named: name).isHidden = true
    case .show(let name): try view(named: name).isHidden = false
    case .alpha(let name, let alpha): try view(named: name).alpha = CGFloat(alpha)
    case .interaction(let name, let isOn): try view(named: name).isUserInteractionEnabled = isOn
    case .move(let name, let point):
      let view = try view(named: name)
      view.frame = CGRect(origin: point, size: view.frame.size)
    case .front(let name):
      let view = try view(named: name)
      view.superview?.bringSubviewToFront(view)
    case .rotate(let name, let degrees):
      let angle = CGFloat(degrees * Trigonometry.pi / 180)
      try view(named: name).transform = CGAffineTransform(rotationAngle: angle)
    default: break
    }
    lastTouch = []
    return figure.outline()
  }

  func view(named name: String) throws(CommandError) -> UIView {
    run.capture()
    let views = run.application.windows.filter { window in
      run.figure.views.contains { $0.name == window.traceName }
    }.flatMap { $0.withDescendants }
    let wanted = [name, name + "View"]
    for view in views where wanted.contains(where: { view.traceName.isSameWord(as: $0) }) { return view }
    throw .unknownView(name, among: views.map { $0.traceName })
  }
}

extension UIView {
  /// The view and everything in it, each before its subviews.
  fileprivate var withDescendants: [UIView] { [self] + subviews.flatMap { $0.withDescendants } }

  /// Where a point of the screen lies in a root view that stands directly on it.
  fileprivate func convertFromOutside(_ point: CGPoint) -> CGPoint {
    let offset = CGPoint(x: point.x - center.x, y: point.y - center.y).applying(transform.inverted())
    return CGPoint(x: bounds.midX + offset.x, y: bounds.midY + offset.y)
  }
}
