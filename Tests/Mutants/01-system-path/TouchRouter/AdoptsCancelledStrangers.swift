import TouchKit

/// Wrong on purpose: a finger that is cancelled without having landed goes to what the display shows.
struct TouchRouter {
  private var owners: [Int: Receiver] = [:]

  mutating func owner(of contact: Contact, showing display: Display) -> Receiver? {
    switch contact.phase {
    case .began: owners[contact.index] = display.receiver
    case .moved, .stationary: break
    case .ended: return owners.removeValue(forKey: contact.index)
    case .cancelled: return owners.removeValue(forKey: contact.index) ?? display.receiver
    }
    return owners[contact.index]
  }
}

extension Display {
  /// Who draws what is seen.
  fileprivate var receiver: Receiver {
    guard !isLocked, let frontmostApp else { return .springBoard }
    return .app(frontmostApp)
  }
}

/// What the display shows.
struct Display {
  /// The app in front; `nil` while the home screen is.
  var frontmostApp: String?
  /// Whether the lock screen covers all that.
  var isLocked = false
}

/// A process that can get contacts.
enum Receiver: Equatable {
  case app(String)
  case springBoard
}
