import TouchKit

/// Another right answer: recursion over the rest of the subviews, conversion from the other side.
class SearchingView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard canBeTouched, self.point(inside: point, with: event) else { return nil }
    return front(of: subviews[...], at: point, with: event) ?? self
  }

  private var canBeTouched: Bool { !isHidden && isUserInteractionEnabled && alpha >= 0.01 }

  private func front(of views: ArraySlice<UIView>, at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let view = views.last else { return nil }
    return view.hitTest(view.convert(point, from: self), with: event)
      ?? front(of: views.dropLast(), at: point, with: event)
  }
}
