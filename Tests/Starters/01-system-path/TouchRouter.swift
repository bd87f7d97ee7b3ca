import TouchKit

/// Exercise 1.3: Who gets it (build, 15 points, 20 minutes).
///
/// Your thumb is on the screen when another app comes to the front. Whose thumb is it? Write what backboardd decides:
/// `owner(of:showing:)` gets one contact, and what the display shows at that moment. It answers with the process that
/// gets the contact, or with `nil` for none.
///
/// - A finger that lands belongs to the app in front. If there is none, or the device is locked, it belongs to
///   SpringBoard, which draws the home screen and the lock screen.
/// - It stays with that process to its end, the last contact included, whatever comes to the front.
/// - Each finger has its own owner. The `index` tells which finger it is; when it has left, the next one with that
///   index is a new finger.
/// - A contact of a finger that hasn't landed belongs to no process.
///
///     began, Mail in front   →   Mail
///     moved, Maps in front   →   Mail
///     ended, Maps in front   →   Mail
///     moved, Maps in front   →   nil
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
