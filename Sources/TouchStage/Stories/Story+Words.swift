import TouchKit

extension Story.Moment {
  /// What happens, in words.
  ///
  /// - Parameters:
  ///   - act: What an act of the app's own is, to go on after *the app*.
  ///   - place: Where a place is, if it isn't said as usual.
  func words(forAct act: (Int) -> String, at place: (Story.Place) -> String?) -> String {
    func words(for phase: Contact.Phase, _ there: Story.Place) -> String {
      Self.words(for: phase, place(there) ?? there.words)
    }
    return switch self {
    case .touch(let phase, let finger, let place): "finger \(finger + 1) \(words(for: phase, place))"
    case .together(let phase, let places):
      places.enumerated().map { "finger \($0 + 1) \(words(for: phase, $1))" }.joined(separator: ", ")
        + (places.count > 1 ? ", all at once" : "")
    case .press(let finger): "finger \(finger + 1) presses with another force, where it is"
    case .sweep(let finger, let there):
      "finger \(finger + 1) moves, in several samples of one event, to \(place(there) ?? there.words)"
    case .wait(let seconds): "\(NumberText.trimmed(seconds, places: 2)) s pass"
    case .change(let change): "the app \(change.rawValue)"
    case .act(let number): "the app \(act(number))"
    }
  }

  private static func words(for phase: Contact.Phase, _ place: String) -> String {
    switch phase {
    case .began: "lands on \(place)"
    case .moved: "moves to \(place)"
    case .stationary: "rests"
    case .ended: "lifts"
    case .cancelled: "is taken away by the system"
    }
  }
}

extension Story.Place {
  /// Where it is, in words.
  var words: String {
    switch self {
    case .part(let number, let share): "\(Self.part(number, "the view")), \(Self.words(for: share))"
    case .other(let number, let share): "\(Self.part(number, "the other view")), \(Self.words(for: share))"
    case .screen(let point): "the screen at \(point.text)"
    }
  }

  private static func part(_ number: Int, _ view: String) -> String {
    number == 0 ? view : "part \(number + 1) of \(view)"
  }

  private static func words(for share: CGPoint) -> String {
    func percent(_ share: CGFloat) -> String { "\(NumberText.trimmed((1 + share) * 50, places: 1)) %" }
    return "at \(percent(share.x)) of its width and \(percent(share.y)) of its height"
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
