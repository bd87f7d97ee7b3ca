import TouchKit

extension Story.Moment {
  /// What happens, in words.
  public var words: String {
    switch self {
    case .touch(let phase, let finger, let place): "finger \(finger) \(Self.words(for: phase)) \(place.words)"
    case .together(let phase, let places):
      "\(places.count) fingers at once, the first one \(Self.words(for: phase)) \(places.first?.words ?? "")"
    case .press(let finger): "finger \(finger) presses with another force, where it is"
    case .sweep(let finger, let place):
      "finger \(finger) moves, in several samples of one event, to a place \(place.words)"
    case .wait(let seconds): "\(NumberText.trimmed(seconds, places: 2)) s pass"
    case .change(let change): "the app \(change.rawValue)"
    case .act(let number): "the app does something of its own (\(number))"
    }
  }

  private static func words(for phase: Contact.Phase) -> String {
    switch phase {
    case .began: "lands"
    case .moved: "moves to a place"
    case .stationary: "rests"
    case .ended: "lifts; it landed"
    case .cancelled: "is taken away by the system; it landed"
    }
  }
}

extension Story.Place {
  /// Where it is, in words.
  var words: String {
    switch self {
    case .part(let number, let share): "on \(Self.part(number, "the view")), \(Self.words(for: share))"
    case .other(let number, let share): "on \(Self.part(number, "the other view")), \(Self.words(for: share))"
    case .screen(let point): "on the screen at \(point.text)"
    }
  }

  private static func part(_ number: Int, _ view: String) -> String {
    number == 0 ? view : "part \(number + 1) of \(view)"
  }

  private static func words(for share: CGPoint) -> String {
    func percent(_ share: CGFloat) -> String { "\(NumberText.trimmed(abs(share) * 100, places: 0)) %" }
    return "from its middle \(percent(share.x)) of half its width to the \(share.x < 0 ? "left" : "right") "
      + "and \(percent(share.y)) of half its height \(share.y < 0 ? "up" : "down")"
  }

  /// Whether it's on the other subject.
  var isOnTheOther: Bool { if case .other = self { true } else { false } }

  /// Whether it's on what it is about, and not beside it.
  var isNear: Bool {
    switch self {
    case .part(_, let share), .other(_, let share): abs(share.x) <= 1 && abs(share.y) <= 1
    case .screen: true
    }
  }
}
