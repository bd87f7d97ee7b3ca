import CheckSupport
import TouchKit

@testable import ScrollViewDelayExercises

/// Fingers that touch one form, one after the other.
struct FormScript: CustomStringConvertible {
  enum Action { case taps, tapsTwice, dragsAtOnce, restsAndDrags, isCancelled, tapsWithAnother }

  struct Finger: CustomStringConvertible {
    var spot: FormScene.Spot
    var action: Action
    var way: CGFloat
    var isReadOnly: Bool

    var description: String {
      let direction = way < 0 ? "up" : "down"
      let words =
        switch action {
        case .taps: "taps \(spot.rawValue)"
        case .tapsTwice: "taps \(spot.rawValue) twice"
        case .dragsAtOnce: "goes \(direction) at once from \(spot.rawValue)"
        case .restsAndDrags: "rests on \(spot.rawValue) and goes \(direction)"
        case .tapsWithAnother: "taps \(spot.rawValue), and another one \(other.rawValue), both at once"
        case .isCancelled: "rests on \(spot.rawValue) and is taken away by the system"
        }
      return "a finger \(words)\(isReadOnly ? ", while isReadOnly is true" : "")"
    }

    /// Where a further finger is.
    private var other: FormScene.Spot { spot == .button ? .tile : .button }

    /// What a right form makes of it.
    func expected(in form: FormCase) -> FormScene.Outcome {
      let scrolls = FormScene.Outcome(scrolled: form.scrolled(by: way))
      switch (action, spot) {
      // Only while the form is read-only.
      case (.tapsWithAnother, _): return FormScene.Outcome()
      case (.taps, _) where isReadOnly, (.tapsTwice, _) where isReadOnly: return FormScene.Outcome()
      case (.taps, .button): return FormScene.Outcome(clicks: 1)
      case (.taps, .tile): return FormScene.Outcome(tile: ["began", "ended"])
      case (.tapsTwice, .button): return FormScene.Outcome(clicks: 2)
      case (.tapsTwice, .tile): return FormScene.Outcome(tile: ["began", "ended", "began", "ended"])
      case (.taps, _), (.tapsTwice, _): return FormScene.Outcome()
      case (.isCancelled, .tile) where !isReadOnly: return FormScene.Outcome(tile: ["began", "cancelled"])
      case (.isCancelled, _): return FormScene.Outcome()
      case (.dragsAtOnce, _): return scrolls
      case (.restsAndDrags, _) where isReadOnly: return scrolls
      case (.restsAndDrags, .knob), (.restsAndDrags, .dial): return FormScene.Outcome()
      case (.restsAndDrags, .tile):
        return FormScene.Outcome(scrolled: scrolls.scrolled, tile: ["began", "cancelled"])
      case (.restsAndDrags, _): return scrolls
      }
    }

    func touch(_ scene: FormScene) -> FormScene.Outcome {
      switch action {
      case .taps: scene.press(spot, for: 0.06)
      case .tapsTwice: scene.tapTwice(spot)
      case .tapsWithAnother: scene.tap(spot, and: other)
      case .isCancelled: scene.lose(spot)
      case .dragsAtOnce: scene.drag(spot, by: CGPoint(x: 0, y: way), resting: false)
      // Not straight up or down, but for the knob, which would move.
      case .restsAndDrags:
        scene.drag(spot, by: CGPoint(x: spot == .knob ? 0 : way / 5, y: way), resting: true)
      }
    }
  }

  var form: FormCase
  var fingers: [Finger]

  /// - Parameter count: How many fingers, if that is not random.
  init(_ random: inout SeededGenerator, count: Int? = nil) {
    func pick<Value>(_ values: [Value]) -> Value { values[Int.random(in: values.indices, using: &random)] }
    form = FormCase(&random)
    let count = count ?? pick([2, 2, 2, 3, 3, 3, 4, 4, 12])
    // In a long story the same happens again and again, in a very long one several things.
    func usual() -> (spot: FormScene.Spot, action: Action) {
      (pick([.button, .button, .line, .tile, .knob]), pick([.taps, .restsAndDrags, .restsAndDrags]))
    }
    let theUsual = usual()
    fingers = (0..<count).map { _ in
      let often = count > 12 ? usual() : theUsual
      let isOften = count > 4 && Bool.random(using: &random)
      let action =
        isOften
        ? often.action
        : pick([.taps, .tapsTwice, .dragsAtOnce, .restsAndDrags, .isCancelled, .tapsWithAnother])
      return Finger(
        // A control that does without tracking does not hear of its end.
        spot: isOften
          ? often.spot
          : pick(action == .isCancelled ? [.knob, .line, .button, .tile] : FormScene.Spot.all),
        action: action,
        way: CGFloat(pick([-220, -90, -60, -45, -30, -14, 14, 30, 45, 60, 90, 220])),
        isReadOnly: action == .tapsWithAnother || !isOften && pick([true, false, false]))
    }
  }

  var description: String {
    form.description + fingers.enumerated().map { "\n  \($0 + 1)  \($1)" }.joined()
  }

  /// Fewer fingers.
  var smaller: [FormScript] {
    fingers.count < 2
      ? []
      : fingers.shorter.map { fingers in
        var copy = self
        copy.fingers = fingers
        return copy
      }
  }

  /// What the student's form does wrong, at the first finger that it serves wrongly.
  var complaint: String? {
    let scene = FormScene(form)
    for (number, finger) in fingers.enumerated() {
      scene.putBack()
      scene.set(isReadOnly: finger.isReadOnly)
      scene.other.isReadOnly = !finger.isReadOnly
      let outcome = finger.touch(scene)
      if let change = scene.changedSettings { return "finger \(number + 1)\ngot: \(change)" }
      let expected = finger.expected(in: form)
      if outcome == expected { continue }
      return """
        finger \(number + 1)
        expected: \(expected.words)
        got:      \(outcome.words)
        \(scene.picture(finger.spot))
        """
    }
    return nil
  }
}
