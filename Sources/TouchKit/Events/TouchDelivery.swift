/// The four messages that carry a touch to a responder or a recognizer.
enum TouchDelivery: CaseIterable {
  case began, moved, ended, cancelled

  // Written out, for the compiler's own list is made anew each time somebody asks.
  static let allCases: [TouchDelivery] = [.began, .moved, .ended, .cancelled]

  /// The message for a phase; `nil` for a finger that rests.
  init?(_ phase: UITouch.Phase) {
    switch phase {
    case .began: self = .began
    case .moved: self = .moved
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    case .stationary, .regionEntered, .regionMoved, .regionExited: return nil
    }
  }

  var method: TraceMethod {
    switch self {
    case .began: .touchesBegan
    case .moved: .touchesMoved
    case .ended: .touchesEnded
    case .cancelled: .touchesCancelled
    }
  }

  var endsTouches: Bool { self == .ended || self == .cancelled }

  var phase: UITouch.Phase {
    switch self {
    case .began: .began
    case .moved: .moved
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }
}
