import TouchKit

@testable import HitTestingExercises

/// A view that logs what it is asked, and may override the answers.
protocol TreeView: UIView {
  init(_ tree: ViewTree, log: QuestionLog)
}

/// A view of the engine's own kind.
final class EngineTreeView: UIView, TreeView {
  private let tree: ViewTree
  private let log: QuestionLog

  init(_ tree: ViewTree, log: QuestionLog) {
    self.tree = tree
    self.log = log
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    log.answer(of: self, tree, at: point, with: event) { super.hitTest(point, with: event) }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    log.note(self, tree, isAskedFor: point, event)
    guard let reach = tree.reach else { return super.point(inside: point, with: event) }
    return bounds.insetBy(dx: -reach, dy: -reach).contains(point)
  }

  // What a search could change, and has no reason to.
  override var canBecomeFirstResponder: Bool { true }

  override func setNeedsLayout() {
    log.note(self, isTold: "setNeedsLayout()")
    super.setNeedsLayout()
  }

  override func layoutSubviews() {
    log.note(self, isTold: "layoutSubviews()")
    super.layoutSubviews()
  }

  override func setNeedsDisplay() {
    log.note(self, isTold: "setNeedsDisplay()")
    super.setNeedsDisplay()
  }

  override func tintColorDidChange() { log.note(self, isTold: "tintColorDidChange()") }

  override func didMoveToSuperview() { log.noteMove(of: self) }
}

/// A control, which is found unless it is disabled; it is asked in any case.
final class EngineTreeControl: UIControl, TreeView {
  private let tree: ViewTree
  private let log: QuestionLog

  init(_ tree: ViewTree, log: QuestionLog) {
    self.tree = tree
    self.log = log
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    log.answer(of: self, tree, at: point, with: event) { super.hitTest(point, with: event) }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    log.note(self, tree, isAskedFor: point, event)
    guard let reach = tree.reach else { return super.point(inside: point, with: event) }
    return bounds.insetBy(dx: -reach, dy: -reach).contains(point)
  }

  // What a search could change, and has no reason to.
  override var canBecomeFirstResponder: Bool { true }

  override func setNeedsLayout() {
    log.note(self, isTold: "setNeedsLayout()")
    super.setNeedsLayout()
  }

  override func layoutSubviews() {
    log.note(self, isTold: "layoutSubviews()")
    super.layoutSubviews()
  }

  override func setNeedsDisplay() {
    log.note(self, isTold: "setNeedsDisplay()")
    super.setNeedsDisplay()
  }

  override func tintColorDidChange() { log.note(self, isTold: "tintColorDidChange()") }

  override func cancelTracking(with event: UIEvent?) {
    log.note(self, isTold: "cancelTracking(with:)")
    super.cancelTracking(with: event)
  }

  override func didMoveToSuperview() { log.noteMove(of: self) }
}

/// A scroll view, whose content may end within it.
final class EngineTreeScrollView: UIScrollView, TreeView {
  private let tree: ViewTree
  private let log: QuestionLog

  init(_ tree: ViewTree, log: QuestionLog) {
    self.tree = tree
    self.log = log
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    log.answer(of: self, tree, at: point, with: event) { super.hitTest(point, with: event) }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    log.note(self, tree, isAskedFor: point, event)
    guard let reach = tree.reach else { return super.point(inside: point, with: event) }
    return bounds.insetBy(dx: -reach, dy: -reach).contains(point)
  }

  // What a search could change, and has no reason to.
  override var canBecomeFirstResponder: Bool { true }

  override func setNeedsLayout() {
    log.note(self, isTold: "setNeedsLayout()")
    super.setNeedsLayout()
  }

  override func layoutSubviews() {
    log.note(self, isTold: "layoutSubviews()")
    super.layoutSubviews()
  }

  override func setNeedsDisplay() {
    log.note(self, isTold: "setNeedsDisplay()")
    super.setNeedsDisplay()
  }

  override func tintColorDidChange() { log.note(self, isTold: "tintColorDidChange()") }

  override func didMoveToSuperview() { log.noteMove(of: self) }
}

/// A view of the student's kind.
class StudentTreeView: SearchingView, TreeView {
  private let tree: ViewTree
  private let log: QuestionLog

  required init(_ tree: ViewTree, log: QuestionLog) {
    self.tree = tree
    self.log = log
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    log.answer(of: self, tree, at: point, with: event) { super.hitTest(point, with: event) }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    log.note(self, tree, isAskedFor: point, event)
    guard let reach = tree.reach else { return super.point(inside: point, with: event) }
    return bounds.insetBy(dx: -reach, dy: -reach).contains(point)
  }

  // What a search could change, and has no reason to.
  override var canBecomeFirstResponder: Bool { true }

  override func setNeedsLayout() {
    log.note(self, isTold: "setNeedsLayout()")
    super.setNeedsLayout()
  }

  override func layoutSubviews() {
    log.note(self, isTold: "layoutSubviews()")
    super.layoutSubviews()
  }

  override func setNeedsDisplay() {
    log.note(self, isTold: "setNeedsDisplay()")
    super.setNeedsDisplay()
  }

  override func tintColorDidChange() { log.note(self, isTold: "tintColorDidChange()") }

  override func didMoveToSuperview() { log.noteMove(of: self) }
}
