import CheckSupport
import TouchKit
import TouchStage

/// A tree and points in it.
struct TreeCase {
  var tree: ViewTree
  /// In the coordinates of the tree's root; there is one or more.
  var points: [CGPoint]
  /// What happens to views after the search; after each of these the tree is searched again.
  var changes: [ViewChange] = []
  /// What the tree is searched with, for an app's own code may do that with any event, and without one.
  var event = SearchEvent.touches
  /// At how many of the points fingers rest meanwhile, if the tree is in a window.
  var fingers = 0
  /// Whether views have looks, which must stay as they are.
  var comparesLooks = false
  /// What the tree is in, if it is in a window.
  var host: ViewRecipe?
  /// Whether it is in a window, and in nothing else.
  var isAloneInAWindow = false
  /// How often fingers tap at the points before they rest there.
  var taps = 0
  /// Which view is the first responder then; any number, the views are counted round and round.
  var firstResponder = 0

  /// Smaller cases; the points move along when a subview becomes the root.
  var smaller: [TreeCase] {
    let root = tree.build(EngineTreeView.self, log: QuestionLog())
    var cases: [TreeCase] = []
    func add(_ change: (inout TreeCase) -> Void) {
      var example = self
      change(&example)
      cases.append(example)
    }
    if points.count > 1 { for point in points { add { $0.points = [point] } } }
    for changes in changes.shorter { add { $0.changes = changes } }
    for (subtree, subview) in zip(tree.subviews, root.subviews) {
      add {
        $0.tree = subtree
        $0.points = points.map { root.convert($0, to: subview) }
      }
    }
    for tree in tree.smaller { add { $0.tree = tree } }
    return cases.map { example in
      var example = example
      example.tree.giveNames()
      return example
    }
  }
}

extension TreeCase {
  /// Lets a finger hold a view in front of all others in the root, and searches there, where a further view covers it, and
  /// beside it.
  ///
  /// - Parameter kind: The class of that view; `nil` for one of the kind that the tree is of.
  mutating func hold(_ kind: ViewTree.LoggingClass?, isExclusive: Bool) {
    let corner = tree.scroll
    (tree.isHidden, tree.alpha, tree.isUserInteractionEnabled) = (false, 1, true)
    (tree.reach, tree.reply, tree.deed, tree.turn, tree.shift) = (nil, .own, .none, .none, .zero)
    var held = ViewTree()
    held.frame = CGRect(x: corner.x + 20, y: corner.y + 20, width: 80, height: 80)
    if let kind { (held.isForeign, held.loggingClass) = (true, kind) }
    if isExclusive { held.looks = [.exclusive] }
    var cover = ViewTree()
    cover.frame = held.frame.offsetBy(dx: 40, dy: 40)
    tree.subviews += [held, cover]
    tree.giveNames()
    let points = [30, 80, 120].map { CGPoint(x: corner.x + $0, y: corner.y + $0) }
    self.points.insert(contentsOf: points, at: 0)
    (event, fingers, host, isAloneInAWindow) = (.touches, 1, nil, true)
  }
}

extension TreeCase: CustomStringConvertible {
  var description: String {
    let root = tree.build(EngineTreeView.self, log: QuestionLog())
    let marks = zip(root.withEverythingInside, tree.everything).compactMap { view, tree in
      tree.overrides.map { (view: view as UIView?, mark: $0) }
    }
    let views = root.withEverythingInside
    let happened = changes.map {
      "then \(views[$0.number % views.count].traceName) \($0.words), and the same is asked again\n"
    }
    let last =
      changes.isEmpty ? "" : "then a new view fills the one that was found, and the same is asked again\n"
    let taps = taps > 0 ? "after \(taps) taps " : ""
    let isInAWindow = host != nil || isAloneInAWindow
    let fingers =
      fingers > 0 && isInAWindow ? ", while \(taps)fingers rest at the first \(fingers) points" : ""
    let window = isAloneInAWindow ? ", in a window" : ""
    let places =
      (points.count == 1 ? "the point " : "the points ") + points.map(\.text).joined(separator: ", ")
    return
      "\(tree.name).hitTest with \(places)\(event.rawValue)\(fingers)\(window)\(host.map { ", in a window, in a \($0.words)" } ?? "")\n"
      + happened.joined() + last + "\(ViewOutline(of: root, marking: marks))"
  }
}

extension ViewTree {
  /// The tree and all trees in it, in the order of the outline.
  fileprivate var everything: [ViewTree] { [self] + subviews.flatMap(\.everything) }

  /// What the view's overrides do, in words.
  fileprivate var overrides: String? {
    var words = clips ? ["it clips"] : []
    if isForeign {
      words.append("it is no SearchingView, but a \(engineClass?.name ?? loggingClass.rawValue)")
    }
    if content != .zero {
      let size = "\(NumberText.trimmed(content.width)) × \(NumberText.trimmed(content.height))"
      words.append("the content that it scrolls is \(size)")
    }
    if !looks.isEmpty { words.append("it is " + looks.map { "\($0)" }.sorted().joined(separator: ", ")) }
    if let reach {
      words.append(
        "its point(inside:with:) takes the bounds, wider by \(NumberText.trimmed(reach)) on each side")
    }
    switch reply {
    case .own: break
    case .nothing: words.append("its hitTest(_:with:) always answers nil")
    case .standIn: words.append("its hitTest(_:with:) answers with another view, if it is hit")
    case .superview: words.append("its hitTest(_:with:) answers with its superview, if it is hit")
    }
    if deed != .none { words.append(deed.words) }
    if !attachments.isEmpty {
      words.append("it has " + attachments.map(\.rawValue).sorted().joined(separator: ", "))
    }
    if anchor != CGPoint(x: 0.5, y: 0.5) { words.append("its layer's anchor point is \(anchor.text)") }
    if shift != .zero { words.append("its transform shifts it by \(shift.text)") }
    return words.isEmpty ? nil : words.joined(separator: "; ")
  }
}
