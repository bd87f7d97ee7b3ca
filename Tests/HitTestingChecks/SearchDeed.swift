import TouchKit

/// What an override of `hitTest(_:with:)` or `point(inside:with:)` does besides, while a search goes on.
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
  case movesOthers = "moves and scrolls the subviews behind it before it answers"
  case hidesOthers = "hides the subviews behind it before it answers"
  case turnsOthers = "turns the subviews behind it before it answers"
  case addsInside = "adds a subview that fills it"
  case reordersInside = "brings its back subview to the front"

  /// Those that do something.
  static let doings = allCases.filter { $0 != .none }

  /// Whether it is done by an override of `point(inside:with:)`, not by one of `hitTest(_:with:)`.
  var isDoneInPointInside: Bool { self == .addsInside || self == .reordersInside }

  /// What is done, by which method.
  var words: String {
    (isDoneInPointInside ? "its point(inside:with:) " : "its hitTest(_:with:) ") + rawValue
  }

  /// Does what is done before a view says whether a point is inside.
  func isAskedWhetherAPointIsInside(_ view: UIView) {
    switch self {
    case .addsInside:
      let subview = UIView(frame: view.bounds)
      subview.traceName = "\(view.traceName)'s new view"
      view.addSubview(subview)
    case .reordersInside:
      if let back = view.subviews.first { view.bringSubviewToFront(back) }
    default: break
    }
  }

  /// The subviews of the same view that are asked after this one.
  private static func others(behind view: UIView) -> ArraySlice<UIView> {
    guard let superview = view.superview, !(superview is UIWindow) else { return [] }
    return superview.subviews.prefix { $0 !== view }
  }

  /// The answer that a search finds, or another one, with what is done before or after.
  func answer(
    of view: UIView, at point: CGPoint, with event: UIEvent?, search: () -> UIView?
  ) -> UIView? {
    let away = CGPoint(x: point.x + 25, y: point.y - 15)
    switch self {
    case .none, .addsInside, .reordersInside: break
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
    case .movesOthers:
      for other in Self.others(behind: view) {
        other.center = CGPoint(x: other.center.x + 10, y: other.center.y - 20)
        other.bounds.origin.x += 5
      }
    case .hidesOthers: for other in Self.others(behind: view) { other.isHidden = true }
    case .turnsOthers:
      for other in Self.others(behind: view) {
        other.transform = other.transform.concatenating(CGAffineTransform(scaleX: -1, y: 1))
      }
    case .showsMore:
      let subview = UIView()
      subview.isHidden = true
      view.addSubview(subview)
    }
    return search()
  }
}
