import TouchKit
import TouchStage

/// What an app does to a tree while a view in it is asked: a view A with three over one another, B to D from back to front.
enum TreeChange: String, CaseIterable {
  case goesToBack = "the view in front goes to the back while it's asked"
  case takesOut = "the view in front takes the next one out while it's asked"
  case bringsToFront = "the view in front brings the last one to the front while it's asked"
  case adds = "the view in front adds one at the back while it's asked"
  case moves = "the view in front moves the next one while it's asked"
  case hides = "the view in front hides its superview while it's asked"
  case fills = "the view gets a subview while it's asked whether a point is inside"

  /// The views: the one in front reaches farther than the others, and isn't hit.
  static var tree: ViewRecipe {
    var root = ViewRecipe(kind: .subject(0), name: "A", frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    root.subviews = ["B", "C", "D"].map {
      ViewRecipe(kind: .subject(0), name: $0, frame: CGRect(x: 20, y: 20, width: 90, height: 90))
    }
    root.subviews[2].frame.size.width = 150
    root.subviews[2].reply = .nothing
    return root
  }

  /// Makes the change when the view is asked that makes it.
  func apply(to view: UIView) {
    if self == .fills, view.traceName == "A" {
      return view.addSubview(UIView(frame: view.bounds).named("a new view"))
    }
    guard view.traceName.hasPrefix("D"), let superview = view.superview else { return }
    func sibling(_ name: String) -> UIView? { superview.subviews.first { $0.traceName == name } }
    switch self {
    case .goesToBack: superview.sendSubviewToBack(view)
    case .takesOut: sibling("C")?.removeFromSuperview()
    case .bringsToFront: sibling("B").map(superview.bringSubviewToFront)
    case .adds: superview.insertSubview(UIView(frame: superview.bounds).named("a new view"), at: 0)
    case .moves: sibling("C")?.center.x += 100
    case .hides: superview.isHidden = true
    case .fills: break
    }
  }
}
