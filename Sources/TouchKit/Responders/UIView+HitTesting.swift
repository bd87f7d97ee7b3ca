extension UIView {
  /// Below this opacity fingers do not find a view; exactly this is enough (fact H2).
  public static let alphaThreshold: CGFloat = 0.01

  /// Why fingers do not find the view, whatever the point; `nil` when they may (fact H2).
  final var reasonToIgnoreTouches: String? {
    if isHidden { return "it is hidden" }
    if !isUserInteractionEnabled { return "its user interaction is off" }
    if !(alpha >= Self.alphaThreshold) { return "its alpha is below 0.01" }
    if !geometry.isInvertible { return "its transform squeezes it to nothing" }
    return nil
  }

  /// Asks the view from outside, so that overrides are asked and the call is recorded.
  final func askHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let trace = event?.trace else { return hitTest(point, with: event) }
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

  /// The default search, but an animated view swallows what lands on it (fact H8).
  final func search(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let animation = blockingAnimation else { return searchSubviews(point, with: event) }
    guard isUserInteractionEnabled, !isHidden, animation.presentedAlpha(of: self) >= Self.alphaThreshold
    else {
      return nil
    }
    return askPointInside(point, with: event) ? self : nil
  }

  // snippet: search
  private func searchSubviews(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= Self.alphaThreshold, geometry.isInvertible
    else { return nil }
    guard askPointInside(point, with: event) else { return nil }
    let subviews = subviews
    for place in subviews.indices.reversed() {
      let subview = subviews[place]
      let inside = subview.geometry.point(fromSuperview: point)
      if let hit = subview.askHitTest(inside, with: event) { return hit }
    }
    return self
  }
  // endsnippet

  final func explainedSearch(_ point: CGPoint, with event: UIEvent?, in trace: Trace) -> UIView? {
    let hit = search(point, with: event)
    trace.explain(hit == nil ? reasonToIgnoreTouches ?? "the point is outside" : nil)
    return hit
  }

  /// Answers `nil` for a reason that only a kind of view knows, and records it as any other answer.
  final func miss(_ point: CGPoint, with event: UIEvent?, because reason: String) -> UIView? {
    guard let trace = event?.trace else { return nil }
    return trace.arrival(
      .hitTest, .hitTesting, at: self, [.init("point", .point(point))], answer: { _ in "nil" },
      {
        trace.explain(reason)
        return nil
      })
  }
}
