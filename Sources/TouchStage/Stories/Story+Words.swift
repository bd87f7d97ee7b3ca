import TouchKit

extension Story.Moment {
  /// What happens, in words.
  ///
  /// - Parameters:
  ///   - isDown: Whether a finger is on the glass: of several only those act that can.
  ///   - act: What an act of the app's own is, to go on after *the app*.
  ///   - place: Where a place is, if it isn't said as usual.
  func words(
    isDown: (Int) -> Bool, forAct act: (Int) -> String, at place: (Story.Place) -> String?
  ) -> String {
    func words(for phase: Contact.Phase, _ there: Story.Place) -> String {
      Self.words(for: phase, place(there) ?? there.words)
    }
    switch self {
    case .touch(let phase, let finger, let there): return "finger \(finger + 1) \(words(for: phase, there))"
    case .together(let phase, let places):
      let fingers = places.enumerated().filter { isDown($0.offset) != (phase == .began) }
        .map { "finger \($0.offset + 1) \(words(for: phase, $0.element))" }
      return fingers.joined(separator: ", ")
        + (fingers.count > 2 ? ", all at once" : fingers.count == 2 ? ", both at once" : "")
    case .press(let finger): return "finger \(finger + 1) presses with another force, where it is"
    case .sweep(let finger, let there):
      return "finger \(finger + 1) moves, in several samples of one event, to \(place(there) ?? there.words)"
    case .wait(let seconds): return "\(NumberText.trimmed(seconds, places: 2)) s pass"
    case .change(let change): return "the app \(change.rawValue)"
    case .act(let number): return "the app \(act(number))"
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
    case .part(let number, let share): Self.words(for: share, on: Self.part(number, "the view"))
    case .other(let number, let share): Self.words(for: share, on: Self.part(number, "the other view"))
    case .screen(let point): "the screen at \(point.text)"
    }
  }

  private static func part(_ number: Int, _ view: String) -> String {
    number == 0 ? view : "part \(number + 1) of \(view)"
  }

  private static func words(for share: CGPoint, on part: String) -> String {
    func percent(_ share: CGFloat) -> String { "\(NumberText.trimmed((1 + share) * 50, places: 1)) %" }
    return share == .zero
      ? "the middle of \(part)"
      : "\(part), at \(percent(share.x)) of its width and \(percent(share.y)) of its height"
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
