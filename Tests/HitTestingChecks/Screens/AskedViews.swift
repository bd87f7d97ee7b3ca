import TouchKit
import TouchStage

/// Answers in place of a view as its recipe says, and writes down what the view is asked, if there is a log.
struct Asked {
  var recipe = ViewRecipe(frame: .zero)
  var log: AppLog?

  func hitTest(_ view: UIView, _ point: CGPoint, _ event: UIEvent?, search: () -> UIView?) -> UIView? {
    note("\(view.traceName) is asked hitTest", point, event)
    let hit = search()
    switch recipe.reply {
    case .own: return hit
    case .nothing: return nil
    case .superview: return hit == nil ? nil : view.superview
    case .standIn:
      // Whatever it is like, it is what the override answers with.
      let standIn = UIView().named("what \(view.traceName) stands for")
      (standIn.isHidden, standIn.isUserInteractionEnabled) = (true, false)
      return hit == nil ? nil : standIn
    }
  }

  func pointInside(_ view: UIView, _ point: CGPoint, _ event: UIEvent?, search: () -> Bool) -> Bool {
    note("\(view.traceName) is asked point(inside:)", point, event)
    return recipe.area.isPlain ? search() : recipe.area.contains(point, of: view.bounds, with: event)
  }

  private func note(_ question: String, _ point: CGPoint, _ event: UIEvent?) {
    guard let log else { return }
    let kind = event.map { $0.type == .touches ? "" : ", with an event of type \($0.type)" }
    log.note("\(question) at \(point.text)\(kind ?? ", without an event")")
  }
}

/// A view of the engine's own class.
final class AskedView: UIView {
  var asked = Asked()

  convenience init(_ asked: Asked) {
    self.init(frame: .zero)
    self.asked = asked
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    asked.hitTest(self, point, event) { super.hitTest(point, with: event) }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    asked.pointInside(self, point, event) { super.point(inside: point, with: event) }
  }

  override var canBecomeFirstResponder: Bool { asked.log != nil }
}

/// A control, which answers `nil` by itself if it is disabled; it is asked in any case.
final class AskedControl: UIControl {
  var asked = Asked()

  convenience init(_ asked: Asked) {
    self.init(frame: .zero)
    self.asked = asked
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    asked.hitTest(self, point, event) { super.hitTest(point, with: event) }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    asked.pointInside(self, point, event) { super.point(inside: point, with: event) }
  }

  override func cancelTracking(with event: UIEvent?) {
    asked.log?.note("\(traceName) is told to let its finger go")
    super.cancelTracking(with: event)
  }
}

/// A scroll view, whose content may end within it.
final class AskedScrollView: UIScrollView {
  var asked = Asked()

  convenience init(_ asked: Asked) {
    self.init(frame: .zero)
    (self.asked, contentSize) = (asked, CGSize(width: 40, height: 30))
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    asked.hitTest(self, point, event) { super.hitTest(point, with: event) }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    asked.pointInside(self, point, event) { super.point(inside: point, with: event) }
  }
}

/// Where and when a view says that a point is inside.
struct AnswerArea {
  var needsEvent = false
  /// How far it reaches beyond the bounds.
  var reach: CGFloat = 0

  /// Whether it is that of any view.
  var isPlain: Bool { !needsEvent && reach == 0 }

  func contains(_ point: CGPoint, of bounds: CGRect, with event: UIEvent?) -> Bool {
    (event != nil || !needsEvent) && bounds.insetBy(dx: -reach, dy: -reach).contains(point)
  }

  /// What is special about it, in words.
  var words: String {
    [
      needsEvent ? "its point(inside:with:) says no without the event" : "",
      reach == 0
        ? "" : "its point(inside:with:) says yes up to \(NumberText.trimmed(reach)) points beyond its bounds",
    ].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
