import TouchKit

/// What the views of a tree were asked, in order.
final class QuestionLog {
  private(set) var lines: [String] = []
  /// Whether a search is going on, in which a view has no reason to be told anything else.
  var isSearching = false
  /// Whether a scroll view is on its way somewhere.
  private(set) var hasMovement = false
  private var kept: [AnyObject] = []
  /// Whether a view is doing more than to answer.
  private var isBusy = false
  /// The views that have lost their place while they are still to be asked.
  private var displaced: [UIView] = []
  /// How many views are being asked.
  private var depth = 0
  /// What every question must be asked with.
  private let event: UIEvent?
  /// What a view that stands in for itself answers.
  let standIn = UIView()

  init(event: UIEvent? = nil) {
    self.event = event
    standIn.traceName = "its stand-in"
    // Whatever it is like, it is what the override answers with.
    standIn.isHidden = true
    standIn.isUserInteractionEnabled = false
    standIn.alpha = 0
  }

  func note(_ view: UIView, _ method: TraceMethod, _ point: CGPoint, _ event: UIEvent?) {
    let loss = event === self.event ? "" : ", without the event"
    lines.append("-[\(view.traceName) \(method.selector)] at \(point.text)\(loss)")
  }

  /// Notes that a view is asked whether a point is inside, which may be when it does more than to answer.
  func note(_ view: UIView, _ tree: ViewTree, isAskedFor point: CGPoint, _ event: UIEvent?) {
    note(view, .pointInside, point, event)
    guard isSearching, !isBusy else { return }
    isBusy = true
    defer { isBusy = false }
    tree.deed.isAskedWhetherAPointIsInside(view)
  }

  /// Notes what is so in the end.
  func note(_ line: String) { lines.append(line) }

  /// Notes that a view is told something, which a search has no reason to do.
  func note(_ view: UIView, isTold message: String) {
    if isSearching { lines.append("\(view.traceName) is told \(message)") }
  }

  /// Notes that a view comes or goes, unless it is what an override does.
  func noteMove(of view: UIView) {
    if !isBusy { note(view, isTold: "didMoveToSuperview()") }
  }

  /// Hears of all that controls send, and lets scroll views be on their way somewhere.
  func watch(everythingIn root: UIView) {
    for view in root.withEverythingInside {
      if let control = view as? UIControl {
        let action = UIAction { [unowned self, unowned control] _ in
          note(control, isTold: "to send an action")
        }
        control.addAction(action, for: .allEvents)
      }
      guard let scrollView = view as? UIScrollView, !(view is UITableView) else { continue }
      hasMovement = true
      if scrollView.contentSize == .zero { scrollView.contentSize = CGSize(width: 900, height: 2_000) }
      let offset = scrollView.contentOffset
      scrollView.setContentOffset(CGPoint(x: offset.x, y: offset.y + 300), animated: true)
    }
  }

  /// Notes what goes on in a view and in everything in it, on which there may be fingers.
  func noteWhatGoesOn(in root: UIView) {
    for view in root.withEverythingInside {
      let name = view.traceName
      if (view as? UIControl)?.isTracking == true { lines.append("\(name) follows a finger") }
      if view is UIScrollView { lines.append("\(name) is scrolled to \(view.bounds.origin.text)") }
      if let controller = view.next as? UIViewController {
        lines.append("the title of \(name)'s controller is \(controller.title ?? "none")")
      }
      for recognizer in view.gestureRecognizers ?? [] where recognizer.numberOfTouches > 0 {
        lines.append("a recognizer of \(name) has fingers: \(recognizer.numberOfTouches)")
      }
    }
  }

  /// Notes that views are taken out or put elsewhere: until the search is over they answer without a look at the point, for
  /// where it is for them is a matter of how it is converted.
  func noteLossOfPlace(of views: [UIView]) { displaced += views }

  func forgetQuestions() { lines = [] }

  /// Keeps an object as long as there is the log.
  func keep(_ object: AnyObject) { kept.append(object) }

  /// What an override of `hitTest(_:with:)` answers that asks its superclass, and may do more.
  func answer(
    of view: UIView, _ tree: ViewTree, at point: CGPoint, with event: UIEvent?, search: () -> UIView?
  ) -> UIView? {
    depth += 1
    defer {
      depth -= 1
      if depth == 0 { displaced = [] }
    }
    if displaced.contains(where: { $0 === view }) {
      lines.append("-[\(view.traceName) \(TraceMethod.hitTest.selector)] after it lost its place")
      return Int(tree.frame.width / 10).isMultiple(of: 2) ? view : nil
    }
    note(view, .hitTest, point, event)
    // One at a time, so that it can be said who did what.
    guard isSearching, !isBusy, tree.deed != .none, !tree.deed.isDoneInPointInside else {
      return reply(tree.reply, of: view, for: search())
    }
    isBusy = true
    defer { isBusy = false }
    return tree.deed.answer(of: view, at: point, with: event, log: self) {
      reply(tree.reply, of: view, for: search())
    }
  }

  private func reply(_ reply: ViewTree.Reply, of view: UIView, for hit: UIView?) -> UIView? {
    switch reply {
    case .own: hit
    case .nothing: nil
    case .standIn: hit == nil ? nil : standIn
    case .superview: hit == nil ? nil : view.superview
    }
  }
}
