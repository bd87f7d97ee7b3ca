extension UIView {
  /// Where a point of this view lies in another; `nil` stands for the window.
  final func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    if let view { return converted(point, into: view) }
    return hostWindow.map { converted(point, into: $0) } ?? pointInRoot(point)
  }

  final func converted(_ point: CGPoint, into target: UIView) -> CGPoint {
    guard target !== self else { return point }
    let shared = commonAncestor(with: target)
    return target.descend(climb(point, to: shared), from: shared)
  }

  final func converted(_ point: CGPoint, from view: UIView?) -> CGPoint {
    if let view { return view.converted(point, into: self) }
    return hostWindow.map { $0.converted(point, into: self) } ?? pointFromRoot(point)
  }

  /// A rectangle becomes upright twice: in the common ancestor, and again in the target.
  final func converted(_ rect: CGRect, to view: UIView?) -> CGRect {
    guard let target = view ?? hostWindow else { return CGRect(around: rect.corners.map(pointInRoot)) }
    guard target !== self else { return rect }
    let shared = commonAncestor(with: target)
    let upright = CGRect(around: rect.corners.map { climb($0, to: shared) })
    return Uncounted(target).isSame(as: shared)
      ? upright : CGRect(around: upright.corners.map { target.descend($0, from: shared) })
  }

  final func converted(_ rect: CGRect, from view: UIView?) -> CGRect {
    guard let source = view ?? hostWindow else { return CGRect(around: rect.corners.map(pointFromRoot)) }
    return source.converted(rect, to: self)
  }

  /// Where a point of the screen lies in this view: windows stand directly on the screen.
  final func convertFromScreen(_ point: CGPoint) -> CGPoint { descend(point, from: nil) }

  /// Where a point of this view lies on the screen.
  final func convertToScreen(_ point: CGPoint) -> CGPoint { climb(point, to: nil) }

  /// Climbs to an ancestor's coordinates; for `nil` out of the root, which for a window is the screen.
  ///
  /// Views without a common ancestor meet there: two windows on the screen, two loose trees as if both roots lay in
  /// one plane (engine's choice).
  private func climb(_ point: CGPoint, to ancestor: Uncounted<UIView>?) -> CGPoint {
    var (here, point) = (Uncounted(self), point)
    while !here.isSame(as: ancestor) {
      point = here.read { $0.geometry.pointInSuperview(point) }
      guard let superview = here.superview else { break }
      here = superview
    }
    return point
  }

  private func descend(_ point: CGPoint, from ancestor: Uncounted<UIView>?) -> CGPoint {
    if Uncounted(self).isSame(as: ancestor) { return point }
    let inSuperview = passedSuperview?.read { $0.descend(point, from: ancestor) } ?? point
    return geometry.point(fromSuperview: inSuperview)
  }

  private func pointInRoot(_ point: CGPoint) -> CGPoint { climb(point, to: root) }
  private func pointFromRoot(_ point: CGPoint) -> CGPoint { descend(point, from: root) }

  private var root: Uncounted<UIView> {
    var here = Uncounted(self)
    while let superview = here.superview { here = superview }
    return here
  }

  /// The nearest view that both are in, found without allocating: the deeper one climbs first, then both together.
  private func commonAncestor(with other: UIView) -> Uncounted<UIView>? {
    var (mine, theirs): (Uncounted<UIView>?, Uncounted<UIView>?) = (Uncounted(self), Uncounted(other))
    var (myDepth, theirDepth) = (depth, other.depth)
    while myDepth > theirDepth {
      mine = mine?.superview
      myDepth -= 1
    }
    while theirDepth > myDepth {
      theirs = theirs?.superview
      theirDepth -= 1
    }
    while let a = mine, let b = theirs, !a.isSame(as: b) {
      mine = a.superview
      theirs = b.superview
    }
    return mine
  }

  /// How many views lie above this one.
  final var depth: Int {
    var (here, depth) = (Uncounted(self), 0)
    while let superview = here.superview {
      depth += 1
      here = superview
    }
    return depth
  }
}
