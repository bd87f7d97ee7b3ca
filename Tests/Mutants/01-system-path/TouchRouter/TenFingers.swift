import TouchKit

/// Wrong on purpose: it has places for ten fingers, and all others share the last.
struct TouchRouter {
  private var owners: [Receiver?] = Array(repeating: nil, count: 10)

  mutating func owner(of contact: Contact, showing display: Display) -> Receiver? {
    let place = min(contact.index, 9)
    if contact.phase == .began { owners[place] = display.receiver }
    defer { if contact.phase == .ended || contact.phase == .cancelled { owners[place] = nil } }
    return owners[place]
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
