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
  case takesOthersOut = "takes the subviews behind it out and answers nil"
  case takesOthersIn = "puts the subviews behind it into itself before it answers"
  case sendsOthersUp = "puts the subviews behind it into its superview's superview and answers nil"
  case bringsOthersToFront = "brings the back subview of its superview to the front and answers nil"
  case goesToTheBack = "sends itself to the back and answers nil"
  case addsOneBehind = "adds a view behind all others in its superview and answers nil"
  case addsOneInFront = "adds a view in front of all others in its superview and answers nil"
  case addsInside = "adds a subview that fills it"
  case reordersInside = "brings its back subview to the front"
  case takesItsSuperviewOut =
    "takes its superview, which is searching, out and answers nil"
  case switchesItsSuperviewOff =
    "makes its superview, which is searching, clear and inactive and answers nil"
  case movesItsSuperview = "moves, turns and scrolls its superview, which is searching, and answers nil"
  case goesInside = "hides itself and takes itself out of its superview"

  /// Those that do something.
  static let doings = allCases.filter { $0 != .none }

  /// Whether it is done by an override of `point(inside:with:)`, not by one of `hitTest(_:with:)`.
  var isDoneInPointInside: Bool { [.addsInside, .reordersInside, .goesInside].contains(self) }

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
    case .goesInside:
      view.isHidden = true
      view.removeFromSuperview()
    default: break
    }
  }

  /// The subviews of the same view that are asked after this one.
  private static func others(behind view: UIView) -> ArraySlice<UIView> {
    guard let superview = view.superview, !(superview is UIWindow) else { return [] }
    return superview.subviews.prefix { $0 !== view }
  }

  /// Those of them that do not need their place to answer, once a log knows that they lose it.
  private static func movables(behind view: UIView, toldTo log: QuestionLog) -> [UIView] {
    let movables = others(behind: view).filter { $0 is any TreeView }
    log.noteLossOfPlace(of: movables)
    return movables
  }

  /// What the view lies in, if that is part of the tree or around it.
  private static func surrounding(of view: UIView) -> UIView? {
    view.superview is UIWindow ? nil : view.superview
  }

  private static func makeNeighbor(of view: UIView) -> UIView {
    let neighbor = UIView(frame: view.superview?.bounds ?? .zero)
    neighbor.traceName = "\(view.traceName)'s new neighbor"
    return neighbor
  }

  /// The answer that a search finds, or another one, with what is done before or after.
  func answer(
    of view: UIView, at point: CGPoint, with event: UIEvent?, log: QuestionLog, search: () -> UIView?
  ) -> UIView? {
    let away = CGPoint(x: point.x + 25, y: point.y - 15)
    switch self {
    case .none, .addsInside, .reordersInside, .goesInside: break
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
    case .takesItsSuperviewOut:
      Self.surrounding(of: view)?.removeFromSuperview()
      return nil
    case .switchesItsSuperviewOff:
      Self.surrounding(of: view)?.alpha = 0
      Self.surrounding(of: view)?.isUserInteractionEnabled = false
      return nil
    case .movesItsSuperview:
      if let superview = Self.surrounding(of: view) {
        superview.center.x += 20
        superview.bounds.origin.y += 10
        superview.transform = superview.transform.concatenating(CGAffineTransform(scaleX: -1, y: 1))
      }
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
    case .takesOthersOut:
      for other in Self.movables(behind: view, toldTo: log) { other.removeFromSuperview() }
      return nil
    case .takesOthersIn:
      for other in Self.movables(behind: view, toldTo: log) { view.addSubview(other) }
    case .sendsOthersUp:
      if let superview = Self.surrounding(of: view), let host = Self.surrounding(of: superview) {
        for other in Self.movables(behind: view, toldTo: log) { host.addSubview(other) }
      }
      return nil
    case .bringsOthersToFront:
      if let superview = Self.surrounding(of: view), let back = superview.subviews.first {
        superview.bringSubviewToFront(back)
      }
      return nil
    case .goesToTheBack:
      Self.surrounding(of: view)?.sendSubviewToBack(view)
      return nil
    case .addsOneBehind:
      Self.surrounding(of: view)?.insertSubview(Self.makeNeighbor(of: view), at: 0)
      return nil
    case .addsOneInFront:
      Self.surrounding(of: view)?.addSubview(Self.makeNeighbor(of: view))
      return nil
    case .showsMore:
      let subview = UIView()
      subview.isHidden = true
      view.addSubview(subview)
    }
    return search()
  }
}
