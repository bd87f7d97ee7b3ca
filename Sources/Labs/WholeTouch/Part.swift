/// A part of the way of a touch that an exercise is about: the reader's code can do it, or the engine's.
enum Part: String, CaseIterable {
  case slots = "1.2"
  case touches = "1.5"
  case search = "2.2"
  case tap = "4.2"
  case tracking = "5.2"
  case delay = "6.2"

  /// What is done, in a few words.
  var work: String {
    switch self {
    case .slots: "what the glass says becomes contacts"
    case .touches: "contacts become touches"
    case .search: "the view under the finger is found"
    case .tap: "a tap around the page is recognized"
    case .tracking: "a finger on the button becomes an action"
    case .delay: "a landing on a row is held back"
    }
  }

  /// The reader's file.
  var file: String {
    switch self {
    case .slots: "exercises/01-system-path/SlotDecoder.swift"
    case .touches: "exercises/01-system-path/TouchTracker.swift"
    case .search: "exercises/02-hit-testing/HitTest.swift"
    case .tap: "exercises/04-gesture-recognizers/TapRecognizer.swift"
    case .tracking: "exercises/05-controls/TouchTracking.swift"
    case .delay: "exercises/06-scroll-view-delay/TouchDelay.swift"
    }
  }
}

/// The four touches of the first page of the book.
enum Phenomenon: Int, CaseIterable {
  case quickTap = 1, shortPress, longPress, tapOnButton

  /// What is done.
  var title: String {
    switch self {
    case .quickTap: "a quick tap on a row"
    case .shortPress: "a short press on a row"
    case .longPress: "a long press on a row"
    case .tapOnButton: "a tap on the button"
    }
  }

  /// Where the finger lands, in points of the screen.
  var location: (x: Int, y: Int) { self == .tapOnButton ? (160, 370) : (160, 160) }

  /// How long it stays, in seconds.
  var duration: Double {
    switch self {
    case .quickTap, .tapOnButton: 0.1
    case .shortPress: 0.5
    case .longPress: 1
    }
  }
}
