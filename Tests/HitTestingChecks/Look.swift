import CheckSupport
import TouchKit

/// Something about a view that makes no difference to which view a finger finds.
enum Look: CaseIterable {
  case clear, colored, notOpaque, tagged, taggedBelowZero, clipping, selected, highlighted, exclusive
  case multiple, recognizing, rounded, raised, centering, targeted, leftAlone

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
    }
  }

  /// Gives a view all of some looks.
  static func apply(_ looks: Set<Look>, to view: UIView) {
    for look in allCases where looks.contains(look) { look.apply(to: view) }
  }
}

extension UIView {
  /// The looks that the view has, and a search has no reason to change.
  var looks: [String] {
    var words: [String] = []
    if let backgroundColor { words.append(backgroundColor == .clear ? "clear" : "colored") }
    if !isOpaque { words.append("not opaque") }
    if tag != 0 { words.append("tag \(tag)") }
    if clipsToBounds { words.append("clipsToBounds") }
    if isExclusiveTouch { words.append("isExclusiveTouch") }
    if isMultipleTouchEnabled { words.append("isMultipleTouchEnabled") }
    // A window has some of its own, of another kind.
    let taps = gestureRecognizers?.filter { $0 is UITapGestureRecognizer } ?? []
    if !taps.isEmpty { words.append("recognizers: \(taps.count)") }
    if contentMode != .scaleToFill { words.append("contentMode \(contentMode)") }
    if !autoresizingMask.isEmpty { words.append("autoresizingMask \(autoresizingMask.rawValue)") }
    if layer.zPosition != 0 { words.append("zPosition \(layer.zPosition)") }
    if layer.cornerRadius != 0 { words.append("cornerRadius \(layer.cornerRadius)") }
    if isFirstResponder { words.append("isFirstResponder") }
    if !autoresizesSubviews { words.append("leaves its subviews their sizes") }
    if let window = self as? UIWindow, window.windowLevel != .normal {
      words.append("windowLevel \(window.windowLevel.rawValue)")
    }
    if let control = self as? UIControl {
      let events = control.allControlEvents
      if !events.isEmpty { words.append("targets for \(events.rawValue)") }
      if control.isSelected { words.append("isSelected") }
      if control.isHighlighted { words.append("isHighlighted") }
    }
    return words
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
