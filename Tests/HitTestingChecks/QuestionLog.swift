import TouchKit

/// What the views of a tree were asked, in order.
final class QuestionLog {
  private(set) var lines: [String] = []
  /// Whether a search is going on, in which a view has no reason to be told anything else.
  var isSearching = false
  private var kept: [AnyObject] = []
  /// Whether a view is doing more than to answer.
  private var isBusy = false
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

  /// Notes what is so in the end.
  func note(_ line: String) { lines.append(line) }

  /// Notes that a view is told something, which a search has no reason to do.
  func note(_ view: UIView, isTold message: String) {
    if isSearching { lines.append("\(view.traceName) is told \(message)") }
  }

  func forgetQuestions() { lines = [] }

  /// Keeps an object as long as there is the log.
  func keep(_ object: AnyObject) { kept.append(object) }

  /// What an override of `hitTest(_:with:)` answers that asks its superclass, and may do more.
  func answer(
    of view: UIView, _ tree: ViewTree, at point: CGPoint, with event: UIEvent?, search: () -> UIView?
  ) -> UIView? {
    note(view, .hitTest, point, event)
    // One at a time: which of the views that are to be asked still has a superview is no question of this exercise.
    guard isSearching, tree.deed != .none, !isBusy else {
      return reply(tree.reply, of: view, for: search())
    }
    isBusy = true
    defer { isBusy = false }
    return tree.deed.answer(of: view, at: point, with: event) { reply(tree.reply, of: view, for: search()) }
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
