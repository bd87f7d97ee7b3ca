import TouchKit

/// Exercise 1.3: Who gets it (build, 15 points, 20 minutes).
///
/// **Given.** A router that asks, for every contact, what is on the display at the moment.
///
/// **Task.** Write what backboardd decides. `owner(of:showing:)` is told what one finger does, and what the display
/// shows at that moment. It answers with the process that gets the contact, or with `nil` for none.
///
/// - A finger that lands belongs to what the display shows: to the app in front, which fills the display here; to
///   SpringBoard if no app is; and to SpringBoard, whatever is in front, while the device is locked, because the lock
///   screen is SpringBoard's.
/// - From then on it belongs to that process until it has ended or been cancelled, that last contact included. What
///   comes to the front meanwhile makes no difference to it.
/// - Each finger has an owner of its own. The contact's `index`, from 0 on, tells which finger it is; when a finger has
///   left, the next one with the same index is a new finger.
/// - A contact that moves, rests, ends or is cancelled without having begun belongs to no process.
///
/// A router is a value: a copy starts with what the original knows, and from then on the two are independent.
///
/// **Keep.** `Display`, `Receiver`, and the name and types of the function. Add to the router whatever you need.
///
/// **Judged.** A table of situations, and random ones, in which no touch may change its owner.
///
/// Check: make check EXERCISE=1.3
/// Hint:  make hint EXERCISE=1.3 RUNG=1
/// Read:  chapters/01-system-path/README.md#whose-touch-is-it
struct TouchRouter {
  mutating func owner(of contact: Contact, showing display: Display) -> Receiver? {
    display.frontmostApp.map { .app($0) } ?? .springBoard
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
