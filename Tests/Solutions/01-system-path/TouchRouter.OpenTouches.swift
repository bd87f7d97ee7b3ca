import TouchKit

/// Another right answer: a list of open touches instead of a dictionary, and one line for each question.
///
/// With a list, “does this finger have an owner?” and “who?” are the same question, and a finger that is not in it
/// belongs to no process without a case of its own. The dictionary is shorter, because taking a key out of it answers at
/// once with what it was: that is just what a lift needs.
struct TouchRouter {
  private struct OpenTouch {
    let index: Int
    let owner: Receiver
  }

  private var touches: [OpenTouch] = []

  mutating func owner(of contact: Contact, showing display: Display) -> Receiver? {
    if contact.phase == .began {
      touches.append(OpenTouch(index: contact.index, owner: Self.front(of: display)))
    }
    let owner = touches.last { $0.index == contact.index }?.owner
    if contact.phase == .ended || contact.phase == .cancelled {
      touches.removeAll { $0.index == contact.index }
    }
    return owner
  }

  private static func front(of display: Display) -> Receiver {
    if display.isLocked { return .springBoard }
    if let app = display.frontmostApp { return .app(app) }
    return .springBoard
  }
}

struct Display {
  var frontmostApp: String?
  var isLocked = false
}

enum Receiver: Equatable {
  case app(String)
  case springBoard
}
