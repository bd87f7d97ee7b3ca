/// The four messages that carry a touch to a responder or a recognizer.
enum TouchDelivery: UInt8, CaseIterable {
  case began, moved, ended, cancelled

  // Written out, for the compiler's own list is made anew each time it is asked for.
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

extension TouchDelivery {
  /// Which of the messages some touches call for, in the order in which they are sent.
  struct Kinds: Sequence, IteratorProtocol {
    private var bits: UInt8 = 0

    init(of touches: [UITouch]) {
      for touch in touches {
        if let delivery = TouchDelivery(touch.phase) { bits |= 1 << delivery.rawValue }
      }
    }

    mutating func next() -> TouchDelivery? {
      guard let delivery = TouchDelivery(rawValue: UInt8(bits.trailingZeroBitCount)) else { return nil }
      bits &= bits - 1
      return delivery
    }
  }
}
