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

  /// The view that examples name: the deepest that a finger finds in its middle, of several the last.
  var exampleView: String? {
    let views = figure.views.filter { run.screen.contains($0.middle) }
    let depth = views.map { $0.depth }.max()
    return views.last { $0.depth == depth }?.name
  }

  /// Whether the content of a scroll view goes on by itself.
  var isScrolling: Bool {
    run.application.windows.flatMap { $0.withDescendants }.contains {
      ($0 as? UIScrollView)?.isDecelerating ?? false
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
    return outline
  }

  func view(named name: String) throws(CommandError) -> UIView {
    run.capture()
    let views = run.application.windows.filter { window in
      run.figure.views.contains { $0.name == window.traceName }
    }.flatMap { $0.withDescendants }
    let wanted = [name, name + "View"]
    for view in views where wanted.contains(where: { view.traceName.isSameWord(as: $0) }) { return view }
    // Classes have prefixes that no one wants to type.
    let ends = views.filter { view in wanted.contains { view.traceName.endsInWord($0) } }
    if ends.count == 1 { return ends[0] }
    throw .unknownView(name, among: run.figure.views.map { $0.name })
  }
}

extension String {
  /// Whether a word, which may be typed in small letters, is what a class's name ends in: `button` for `LoggingButton`.
  fileprivate func endsInWord(_ word: String) -> Bool {
    guard count > word.count, let first = word.first else { return false }
    return suffix(word.count) == first.uppercased() + word.dropFirst()
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
