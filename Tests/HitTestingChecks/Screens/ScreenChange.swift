import TouchKit

/// What an app does to one of a screen's views, between touches or while fingers are down.
enum ScreenChange: String, CaseIterable {
  case hides = "is hidden"
  case fades = "becomes transparent"
  case switchesOff = "is switched off"
  case disables = "is disabled, if it is a control"
  case shows = "can be touched again"
  case moves = "moves by some points"
  case grows = "gets bounds that are 9 points larger"
  case scrolls = "has bounds that begin elsewhere"
  case comesToFront = "comes to the front"
  case goesToBack = "goes to the back"
  case leavesAndComesBack = "is taken out and put back at once"
  case leaves = "is taken out"
  case changesOver = "goes over to where another one of its kind is"
  case goesUp = "goes behind its superview, without moving on the screen"
  case getsAView = "gets a view that fills a half of it"

  /// Does it to one of some views.
  func apply(to number: Int, of views: [UIView]) {
    let view = views[number]
    switch self {
    case .hides: view.isHidden = true
    case .fades: view.alpha = 0.004
    case .switchesOff: view.isUserInteractionEnabled = false
    case .disables: (view as? UIControl)?.isEnabled = false
    case .shows: Obstacle.lift(from: view)
    case .moves: view.center = CGPoint(x: view.center.x + 7, y: view.center.y - 5)
    case .grows:
      view.bounds.size = CGSize(width: view.bounds.width + 9, height: view.bounds.height + 9)
    case .scrolls: view.bounds.origin = CGPoint(x: 13, y: -21)
    case .comesToFront: view.superview?.bringSubviewToFront(view)
    case .goesToBack: view.superview?.sendSubviewToBack(view)
    case .leavesAndComesBack:
      guard let superview = view.superview, let place = superview.subviews.firstIndex(of: view) else {
        return
      }
      view.removeFromSuperview()
      superview.insertSubview(view, at: place)
    case .leaves: view.removeFromSuperview()
    case .changesOver:
      func kind(of view: UIView) -> Substring { view.traceName.prefix { $0.isLetter } }
      let others = views.filter { kind(of: $0) == kind(of: view) && $0.superview !== view.superview }
      guard view.superview != nil, let superview = others.first?.superview, !superview.isDescendant(of: view)
      else { return }
      superview.addSubview(view)
    case .goesUp:
      guard let superview = view.superview, views.contains(where: { $0 === superview }),
        let host = superview.superview, let place = host.subviews.firstIndex(of: superview)
      else { return }
      let middle = superview.convert(view.center, to: host)
      host.insertSubview(view, at: place)
      view.center = middle
    case .getsAView:
      var half = view.bounds
      half.size.width /= 2
      view.addSubview(UIView(frame: half).named("\(view.traceName)'s new view"))
    }
  }
}
