import CheckSupport
import TouchKit
import TouchStage

@testable import ScrollViewDelayExercises

/// Fingers that touch one form, one after the other.
struct FormScript: CustomStringConvertible {
  enum Action: CaseIterable {
    case taps, tapsTwice, dragsAtOnce, restsAndDrags, isCancelled, tapsWithAnother, dragsWithAnother, wanders,
      strays
    case glides
  }

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
        case .dragsWithAnother:
          "goes \(direction) from \(spot.rawValue), and another one from \(other.rawValue)"
        case .wanders: "wanders to and fro from \(spot.rawValue)"
        case .strays: "rests on \(spot.rawValue), goes far to the side, and then \(direction)"
        case .glides:
          "throws the form \(direction) from \(spot.rawValue); while it glides, isReadOnly changes twice"
        case .isCancelled: "rests on \(spot.rawValue) and is taken away by the system"
        }
      return "a finger \(words)\(isReadOnly ? ", while isReadOnly is true" : "")"
    }

    /// Where a further finger is.
    private var other: FormScene.Spot { spot == .button ? .tile : .button }

    func touch(_ scene: FormScene) -> FormScene.Outcome {
      switch action {
      case .taps: scene.press(spot, for: 0.06)
      case .tapsTwice: scene.tapTwice(spot)
      case .tapsWithAnother: scene.tap(spot, and: other)
      case .dragsWithAnother: scene.drag(spot, and: other, by: CGPoint(x: 0, y: way))
      case .wanders: scene.wander(from: spot, by: way)
      case .strays: scene.stray(from: spot, by: way)
      case .glides: scene.glide(from: spot, by: way)
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
    form = FormCase(&random)
    let count = count ?? random.pick([2, 3, 3, 4, 4, 6, 12])
    // In a long story the same happens again and again, in a very long one several things.
    func usual() -> (spot: FormScene.Spot, action: Action) {
      (
        random.pick([.button, .button, .line, .tile, .knob]),
        random.pick([.taps, .restsAndDrags, .restsAndDrags])
      )
    }
    let theUsual = usual()
    fingers = (0..<count).map { _ in
      let often = count > 12 ? usual() : theUsual
      let isOften = count > 2 && Bool.random(using: &random)
      let action =
        isOften
        ? often.action
        : random.pick(Action.allCases)
      return Finger(
        // A control that does without tracking does not hear of its end.
        spot: isOften
          ? often.spot
          : random.pick(action == .isCancelled ? [.knob, .line, .button, .tile] : FormScene.Spot.all),
        action: action,
        way: CGFloat(random.pick([-220, -90, -60, -45, -30, -14, 14, 30, 45, 60, 90, 220])),
        isReadOnly: !isOften && random.pick([true, false, false]))
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

  /// What the student's form does otherwise than the statement says, at the first such finger.
  var complaint: String? {
    let (stated, actual) = (FormPlay(self, on: StatedForm()), FormPlay(self, on: FormScrollView()))
    if let difference = actual.settings.difference(fromTwin: stated.settings) {
      return "a new form, beside a plain UIScrollView with the same views and settings\ngot: \(difference)"
    }
    for (number, (expected, result)) in zip(stated.results, actual.results).enumerated() {
      let finger = "finger \(number + 1)"
      if let change = result.change { return "\(finger)\ngot: \(change)" }
      let (outcome, wanted) = (result.outcome, expected.outcome)
      if outcome != wanted {
        return """
          \(finger)
          expected: \(wanted.words)
          got:      \(outcome.words)
          \(result.picture)
          """
      }
      if let divergence = firstDivergence(expected: expected.log, actual: result.log) {
        return "\(finger): what the controls, the tile and the form report\n\(divergence)\n\(result.picture)"
      }
    }
    return nil
  }
}

/// A script that was played on the student's form, or on one that does what the statement says.
private struct FormPlay {
  /// What was set of the form before the first finger.
  let settings: ScreenSettings
  private(set) var results: [(outcome: FormScene.Outcome, log: [String], change: String?, picture: String)] =
    []

  init(_ script: FormScript, on form: UIScrollView & ReadOnlyForm) {
    let scene = FormScene(script.form, form: form, listens: true)
    settings = ScreenSettings(of: [scene.form])
    for finger in script.fingers {
      scene.putBack()
      scene.set(isReadOnly: finger.isReadOnly)
      scene.type(if: script.form.circumstances.contains(.typing))
      scene.other.isReadOnly = !finger.isReadOnly
      let outcome = finger.touch(scene)
      results.append((outcome, scene.log, scene.changedSettings, scene.picture(finger.spot)))
    }
  }
}
