import TouchKit

/// What an override of `hitTest(_:with:)` does besides, while its superview is searching.
enum SearchDeed: String, CaseIterable {
  case none = ""
  case leaves = "takes itself out of its superview and answers nil"
  case leavesAndAnswers = "takes itself out of its superview before it answers"
  case looksAround = "asks its superview about another point before it answers"
  case looksAroundAfterwards = "asks its superview about another point when it has its answer"
  case asksItself = "asks itself about another point before it answers"
  case comesToFront = "brings itself to the front before it answers"
  case hides = "hides itself when it has its answer"
  case hidesItsSuperview = "hides its superview, which is searching, and answers nil"
  case showsMore = "adds a hidden subview before it answers"

  /// The answer that a search finds, or another one, with what is done before or after.
  func answer(
    of view: UIView, at point: CGPoint, with event: UIEvent?, search: () -> UIView?
  ) -> UIView? {
    let away = CGPoint(x: point.x + 25, y: point.y - 15)
    switch self {
    case .none: break
    case .leaves:
      view.removeFromSuperview()
      return nil
    case .leavesAndAnswers: view.removeFromSuperview()
    case .looksAround: _ = view.superview?.hitTest(away, with: event)
    case .looksAroundAfterwards:
      let hit = search()
      _ = view.superview?.hitTest(away, with: event)
      return hit
    case .asksItself: _ = view.hitTest(away, with: event)
    case .comesToFront: view.superview?.bringSubviewToFront(view)
    case .hides:
      let hit = search()
      view.isHidden = true
      return hit
    case .hidesItsSuperview:
      // Not the window, which later searches need.
      if !(view.superview is UIWindow) { view.superview?.isHidden = true }
      return nil
    case .showsMore:
      let subview = UIView()
      subview.isHidden = true
      view.addSubview(subview)
    }
    return search()
  }
}
