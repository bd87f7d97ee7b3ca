import TouchKit

/// What a search is asked with, which makes no difference to what it finds.
enum SearchEvent: String, CaseIterable {
  case touches = ""
  case none = ", without an event"
  case hover = ", with the event of a pointer that hovers"
  case scroll = ", with the event of a trackpad that scrolls"
  case transform = ", with the event of a trackpad that zooms"
  case presses = ", with the event of a button that is pressed"
  case motion = ", with the event of a shake"
  case remoteControl = ", with the event of a headset"

  /// All but the touches event, which an app has one of.
  static let others = allCases.filter { $0 != .touches }

  /// An event of the kind.
  ///
  /// - Parameter touches: The touches event of the app.
  func event(touches: UIEvent?) -> UIEvent? {
    switch self {
    case .touches: touches
    case .none: nil
    case .hover: EventOfType(.hover)
    case .scroll: EventOfType(.scroll)
    case .transform: EventOfType(.transform)
    case .presses: EventOfType(.presses)
    case .motion: EventOfType(.motion)
    case .remoteControl: EventOfType(.remoteControl)
    }
  }
}

/// An event that is of any type.
private final class EventOfType: UIEvent {
  private let kind: EventType

  init(_ kind: EventType) {
    self.kind = kind
    super.init()
  }

  override var type: EventType { kind }

  override var allTouches: Set<UITouch>? { nil }
}
