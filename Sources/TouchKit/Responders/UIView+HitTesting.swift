extension UIView {
  /// Below this opacity fingers do not find a view (fact H2); that exactly this is enough is engine's choice.
  public static let alphaThreshold = TouchFilter.alphaThreshold

  /// The most views that ask one another in one hit-test: engine's choice, so that no tree is too deep for the stack.
  static let hitTestLimit = 2_000

  /// The view's search for the deepest, front-most view under a point; overrides are asked (fact H1).
  // snippet: search
  final func search(
    _ point: CGPoint, with event: UIEvent?, past obstacle: TouchFilter.Obstacle?
  ) -> UIView? {
    guard obstacle == nil, askPointInside(point, with: event) else { return nil }
    for subview in subviews.reversed() {
      let inside = subview.geometry.point(fromSuperview: point)
      if let hit = subview.askHitTest(inside, with: event) { return hit }
    }
    return self
  }
  // endsnippet

  /// Why fingers do not find the view, whatever the point; `nil` when they may.
  @inline(__always)
  final var obstacle: TouchFilter.Obstacle? {
    // Not what is stored: the app may override these.
    let asked = TouchFilter(
      isHidden: isHidden, isUserInteractionEnabled: isUserInteractionEnabled,
      blockingAnimations: filter.blockingAnimations, alpha: alpha)
    return asked.obstacle ?? (geometry.isInvertible ? nil : .squeezed)
  }

  // MARK: Asking from outside, so that overrides are asked and the call is recorded

  final func askHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let depth = UIView.hitTestDepth(of: event)
    guard depth < Self.hitTestLimit else { return refuseHitTest(with: event) }
    UIView.setHitTestDepth(depth + 1, of: event)
    defer { UIView.setHitTestDepth(depth, of: event) }
    // Asked first whether there is one: only then it is worth counting a reference.
    if event?.trace == nil { return hitTest(point, with: event) }
    guard let trace = event?.trace else { return nil }
    return trace.call(
      .hitTest, .hitTesting, on: self, [.init("point", .point(point))], answer: { $0?.traceName ?? "nil" },
      { hitTest(point, with: event) })
  }

  private func askPointInside(_ point: CGPoint, with event: UIEvent?) -> Bool {
    guard let trace = event?.trace else { return self.point(inside: point, with: event) }
    return trace.call(
      .pointInside, .hitTesting, on: self, [.init("point", .point(point))],
      answer: { $0 ? "true" : "false" }, { self.point(inside: point, with: event) })
  }

  /// Answers `nil` for a reason that only a kind of view knows, and records it as any other answer.
  final func miss(_ point: CGPoint, with event: UIEvent?, because obstacle: TouchFilter.Obstacle) -> UIView? {
    guard let trace = event?.trace else { return nil }
    return trace.arrival(
      .hitTest, .hitTesting, at: self, [.init("point", .point(point))], answer: { _ in "nil" },
      {
        trace.explain(obstacle, of: .hitTesting)
        return nil
      })
  }

  // MARK: How deep the question is

  // Questions without an event are asked by an app's own code only.
  static func hitTestDepth(of event: UIEvent?) -> Int {
    event?.hitTestDepth ?? UIApplication.shared.hitTestDepth
  }

  static func setHitTestDepth(_ depth: Int, of event: UIEvent?) {
    if let event { event.hitTestDepth = depth } else { UIApplication.shared.hitTestDepth = depth }
  }

  @inline(never)
  final func refuseHitTest(with event: UIEvent?) -> UIView? {
    Refusal.tooDeep(traceName, limit: Self.hitTestLimit).report(
      to: event?.trace ?? UIApplication.current?.trace)
    return nil
  }
}
