extension UIView {
  /// Whether the view can be passed without being asked: a plain `UIView` cannot tell whether it was.
  private var isPlain: Bool { isOfNoOtherClass && blockingAnimation == nil }

  /// The answer of `search` without a trace: it goes down through plain views without asking them, and asks from the
  /// first view of another class on.
  final func quickSearch(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isPlain else { return search(point, with: event) }
    guard isFound(at: point) else { return nil }
    var here = Borrowed(self)
    var point = point
    var depth = UIView.hitTestDepth(of: event)
    var place = here.subviewCount
    while place > 0 {
      place -= 1
      let subview = here.subview(place)
      guard subview.read({ $0.isPlain }) else {
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

  /// Asks the subviews up to a place, from front to back, until one answers.
  private func askSubviews(upTo last: Int, _ point: CGPoint, with event: UIEvent?, at depth: Int) -> UIView? {
    let outerDepth = UIView.hitTestDepth(of: event)
    UIView.setHitTestDepth(depth, of: event)
    defer { UIView.setHitTestDepth(outerDepth, of: event) }
    for subview in children[...last].reversed() {
      let inside = subview.geometry.point(fromSuperview: point)
      if let hit = subview.askHitTest(inside, with: event) { return hit }
    }
    return nil
  }
}

extension Borrowed<UIView> {
  var parent: Borrowed? { read { $0.borrowedParent } }
  var subviewCount: Int { read { $0.children.count } }
  func subview(_ place: Int) -> Borrowed { read { Borrowed($0.children[place]) } }
}
