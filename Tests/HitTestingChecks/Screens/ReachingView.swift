import TouchKit

/// A view that may take no question for a touch's if it comes without the event, and that may reach beyond its bounds.
final class ReachingView: UIView {
  private let area: AnswerArea

  init(_ area: AnswerArea) {
    self.area = area
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    area.contains(point, of: bounds, with: event)
  }
}

/// A control that does the same.
final class ReachingControl: UIControl {
  private let area: AnswerArea

  init(_ area: AnswerArea) {
    self.area = area
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    area.contains(point, of: bounds, with: event)
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
    (needsEvent ? ", which must be asked with the event" : "")
      + (reach > 0 ? ", which reaches \(NumberText.trimmed(reach)) points beyond its bounds" : "")
  }
}
