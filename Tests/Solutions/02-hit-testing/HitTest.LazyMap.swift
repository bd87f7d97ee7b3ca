import TouchKit

/// Another right answer: a lazy map of the subviews to their answers, up to the first that is not nil.
class SearchingView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
    guard self.point(inside: point, with: event) else { return nil }
    let answers = subviews.reversed().lazy.map { $0.hitTest(self.convert(point, to: $0), with: event) }
    for case let hit? in answers { return hit }
    return self
  }
}
