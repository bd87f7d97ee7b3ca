extension UIView {
  /// The answer of `search` without a trace: it goes down through plain views without asking them, for a plain `UIView`
  /// cannot tell whether it was, and asks from the first view of another class on.
  final func quickSearch(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isOfNoOtherClass else { return askingSearch(point, with: event) }
    guard isFound(at: point) else { return nil }
    var here = Uncounted(self)
    var point = point
    var depth = UIView.hitTestDepth(of: event)
    var place = here.subviewCount
    while place > 0 {
      place -= 1
      let subview = here.subview(place)
      guard subview.read({ $0.isOfNoOtherClass }) else {
        return here.object.askSubviews(upTo: place, point, with: event, at: depth) ?? here.object
      }
      let inside = subview.read { $0.geometry.point(fromSuperview: point) }
      guard subview.read({ $0.isFound(at: inside) }) else { continue }
      guard depth < Self.hitTestLimit else {
        _ = subview.object.refuseHitTest(with: event)
        break
      }
      (here, point, depth, place) = (subview, inside, depth + 1, subview.subviewCount)
    }
    return here.object
  }

  private func isFound(at point: CGPoint) -> Bool {
    filter.obstacle == nil && geometry.isInvertible && geometry.contains(point)
  }

  /// The answer of `search` without a trace, for a view whose class may override what is asked.
  private func askingSearch(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard obstacle == nil, self.point(inside: point, with: event) else { return nil }
    let subviews = subviews
    if subviews.isEmpty { return self }
    return Self.ask(subviews[...], point, with: event, at: Self.hitTestDepth(of: event)) ?? self
  }

  /// Asks the subviews up to a place, from front to back, until one answers.
  private func askSubviews(upTo last: Int, _ point: CGPoint, with event: UIEvent?, at depth: Int) -> UIView? {
    let outerDepth = UIView.hitTestDepth(of: event)
    defer { UIView.setHitTestDepth(outerDepth, of: event) }
    return Self.ask(children[...last], point, with: event, at: depth)
  }

  /// The list keeps the views alive, whatever those that are asked do to the tree.
  private static func ask(
    _ views: ArraySlice<UIView>, _ point: CGPoint, with event: UIEvent?, at depth: Int
  ) -> UIView? {
    defer { setHitTestDepth(depth, of: event) }
    return views.lastAnswerUncounted { view in
      guard depth < hitTestLimit else { return view.refuseHitTest(with: event) }
      setHitTestDepth(depth + 1, of: event)
      return view.hitTest(view.geometry.point(fromSuperview: point), with: event)
    }
  }
}

extension UIView {
  /// The same for a plain view, without counting those that are passed.
  final func nextPastSuperviews(from depth: Int) -> (UIResponder?, Int) {
    var (here, depth) = (Uncounted(self), depth + 1)
    while depth < UIResponder.forwardingLimit, here.read({ $0.viewController == nil }),
      let superview = here.superview, superview.read({ $0.isOfNoOtherClass })
    {
      here = superview
      depth += 1
    }
    return (here.read { $0.next }, depth)
  }
}
