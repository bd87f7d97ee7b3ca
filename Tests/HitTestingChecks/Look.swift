import CheckSupport
import TouchKit

/// Something about a view that makes no difference to which view a finger finds.
enum Look: CaseIterable {
  case clear, colored, notOpaque, tagged, taggedBelowZero, clipping, selected, highlighted, exclusive
  case multiple, recognizing, rounded, raised, centering, targeted, leftAlone
  case bordered, named, labelled, margined, tinted

  /// None for every second view, some for the others.
  static func some(of looks: [Look] = allCases, _ random: inout SeededGenerator) -> Set<Look> {
    guard Bool.random(using: &random) else { return [] }
    return Set(looks.filter { _ in Int.random(in: 0..<4, using: &random) == 0 })
  }

  func apply(to view: UIView) {
    switch self {
    case .clear: view.backgroundColor = .clear
    case .colored: view.backgroundColor = .red
    case .notOpaque: view.isOpaque = false
    case .tagged: view.tag = 7
    case .taggedBelowZero: view.tag = -3
    case .clipping: view.clipsToBounds = true
    case .selected: (view as? UIControl)?.isSelected = true
    case .highlighted: (view as? UIControl)?.isHighlighted = true
    case .exclusive: view.isExclusiveTouch = true
    case .multiple: view.isMultipleTouchEnabled = true
    case .recognizing: view.addGestureRecognizer(UITapGestureRecognizer())
    case .rounded: view.layer.cornerRadius = 9
    case .raised: view.layer.zPosition = 5
    case .centering: view.contentMode = .center
    case .targeted: (view as? UIControl)?.addAction(UIAction { _ in }, for: .touchUpInside)
    case .leftAlone: view.autoresizesSubviews = false
    case .bordered: view.layer.borderWidth = 2
    case .named: view.layer.name = "layer"
    case .labelled: view.accessibilityLabel = "label"
    case .margined: view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    case .tinted: view.tintColor = .green
    }
  }

  /// Gives a view all of some looks.
  static func apply(_ looks: Set<Look>, to view: UIView) {
    for look in allCases where looks.contains(look) { look.apply(to: view) }
  }
}

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
