import Foundation

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

  /// Where the file is in the folder of all exercises.
  private var path: String {
    switch self {
    case .slots: "01-system-path/SlotDecoder.swift"
    case .touches: "01-system-path/TouchTracker.swift"
    case .search: "02-hit-testing/HitTest.swift"
    case .tap: "04-gesture-recognizers/TapRecognizer.swift"
    case .tracking: "05-controls/TouchTracking.swift"
    case .delay: "06-scroll-view-delay/TouchDelay.swift"
    }
  }

  /// The reader's file.
  var file: String { "\(Self.exercises)/\(path)" }

  /// The folder that was compiled.
  private static let exercises = ProcessInfo.processInfo.environment["EXERCISES_FOLDER"] ?? "exercises"

  /// Whether the reader's file isn't the one that was handed out.
  var isBegun: Bool {
    func text(_ path: String) -> String? {
      (try? String(contentsOfFile: path, encoding: .utf8))?.replacing("\r\n", with: "\n")
    }
    let starter = text("Tests/Starters/\(path)")
    return starter == nil || starter != text(file)
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
