import CheckSupport
import TouchKit

/// Something that an app may have made of a view, and that should make no difference.
public enum Look: String, CaseIterable, Sendable {
  case clear = "its background is clear"
  case colored = "its background is red"
  case notOpaque = "isOpaque is false"
  case tagged = "its tag is 7"
  case taggedBelowZero = "its tag is −3"
  case clipping = "it clips to its bounds"
  case pale = "its alpha is 0.4"
  case selected = "it is selected"
  case highlighted = "it is highlighted"
  case rounded = "its corners are round"
  case raised = "the zPosition of its layer is 5"
  case bordered = "it has a border"
  case named = "its layer has a name"
  case labelled = "it has an accessibilityLabel"
  case centering = "its contentMode is center"
  case margined = "it has other layoutMargins"
  case tinted = "its tintColor is green"
  case identified = "it has an accessibilityIdentifier"
  case exclusive = "isExclusiveTouch is true"
  case multiple = "isMultipleTouchEnabled is true"
  case recognizing = "it has a tap recognizer"
  case targeted = "it has an action for touchUpInside"
  case leftAlone = "autoresizesSubviews is false"

  /// Those that have nothing to do with touches.
  public static let ofDrawing = allCases.filter { !ofTouches.contains($0) }
  /// Those that make no difference to which view a finger finds; a pale view would be found that is transparent.
  public static let ofSearches = allCases.filter { $0 != .pale }
  private static let ofTouches: Set<Look> = [.exclusive, .multiple, .recognizing, .targeted, .leftAlone]

  /// None for every second view, some for the others.
  public static func some(of looks: [Look] = ofDrawing, _ random: inout SeededGenerator) -> Set<Look> {
    guard Bool.random(using: &random) else { return [] }
    return Set(looks.filter { _ in random.once(in: 3) })
  }

  /// Gives a view this look, if it can have it: only a control is selected.
  public func apply(to view: UIView) {
    switch self {
    case .clear: view.backgroundColor = .clear
    case .colored: view.backgroundColor = .red
    case .notOpaque: view.isOpaque = false
    case .tagged: view.tag = 7
    case .taggedBelowZero: view.tag = -3
    case .clipping: view.clipsToBounds = true
    case .pale: view.alpha = 0.4
    case .selected: (view as? UIControl)?.isSelected = true
    case .highlighted: (view as? UIControl)?.isHighlighted = true
    case .rounded: view.layer.cornerRadius = 9
    case .raised: view.layer.zPosition = 5
    case .bordered: view.layer.borderWidth = 2
    case .named: view.layer.name = "layer"
    case .labelled: view.accessibilityLabel = "label"
    case .centering: view.contentMode = .center
    case .margined: view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    case .tinted: view.tintColor = .green
    case .identified: view.accessibilityIdentifier = "3"
    case .exclusive: view.isExclusiveTouch = true
    case .multiple: view.isMultipleTouchEnabled = true
    case .recognizing: view.addGestureRecognizer(UITapGestureRecognizer())
    case .targeted: (view as? UIControl)?.addAction(UIAction { _ in }, for: .touchUpInside)
    case .leftAlone: view.autoresizesSubviews = false
    }
  }

  /// Gives a view all of some looks.
  public static func apply(_ looks: Set<Look>, to view: UIView) {
    for look in allCases where looks.contains(look) { look.apply(to: view) }
  }

  /// Some looks in words, for the description of a case; nothing if there are none.
  public static func words(for looks: Set<Look>) -> String {
    allCases.filter(looks.contains).map(\.rawValue).joined(separator: ", ")
  }
}
