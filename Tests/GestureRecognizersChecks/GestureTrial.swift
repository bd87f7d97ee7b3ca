import CheckSupport
import TouchKit
import TouchStage

/// A recognizer on a view that fills the screen, and everything that it says while fingers do something.
final class GestureTrial {
  /// Large, so that a drag never ends at an edge.
  static let screen = CGSize(width: 1_000, height: 1_000)

  let recognizer: UIGestureRecognizer
  private let stage = Stage(screen: GestureTrial.screen)
  private let listener = Listener()
  private let trace: Trace
  /// This recognizer and those that the system gives every window.
  private let known: Set<ObjectIdentifier>

  init(
    _ recognizer: UIGestureRecognizer, named name: String = "Recognizer",
    translation: @escaping () -> CGPoint? = { nil }
  ) {
    self.recognizer = recognizer
    recognizer.name = name
    known = Set(((stage.window.gestureRecognizers ?? []) + [recognizer]).map { ObjectIdentifier($0) })
    let view = UIView(frame: stage.window.bounds)
    view.isMultipleTouchEnabled = true
    view.addGestureRecognizer(recognizer)
    stage.show(view)
    // A replay has a trace already.
    trace = stage.device.trace ?? Trace(of: [.gestures, .refusal])
    stage.device.trace = trace
    listener.translation = translation
    recognizer.addTarget(listener, action: Listener.hear)
  }

  /// What the recognizer does while the fingers follow the plan, and in the second and a half after it.
  func results(of plan: FingerPlan) -> [Happening] {
    let start = stage.device.clock.now
    let firstEntry = trace.entries.count
    listener.heard = []
    stage.device.play(plan.script.frames(on: Self.screen))
    stage.device.advance(by: 1.5)
    func milliseconds(_ time: TimeInterval) -> Int { Int(((time - start) * 1_000).rounded()) }
    var heard = listener.heard[...]
    return trace.entries[firstEntry...].compactMap { entry in
      let time = milliseconds(entry.time)
      switch entry.event {
      case .action where entry.subject == recognizer.traceName:
        return heard.popFirst().map { Happening(time, $0.state.name, translation: $0.translation) }
      case .state(.failed) where entry.subject == recognizer.traceName:
        var failure = Happening(time, "failed")
        if mayBeGivenUp(at: time, plan) {
          failure.remark = " (the engine gave up after 0.75 s without a finger)"
        }
        return failure
      case .note(let text) where entry.stage == .refusal: return Happening(time, "not allowed: \(text)")
      default: return nil
      }
    }
  }

  /// How long the engine leaves a recognizer alone that has lost its fingers.
  private static let longestSilence = 750

  /// Whether it is likely that not the recognizer decided.
  private func mayBeGivenUp(at time: Int, _ plan: FingerPlan) -> Bool {
    plan.steps.contains { step in
      (step.action == .up || step.action == .cancel) && step.time + Self.longestSilence == time
    }
  }

  /// The recognizers, but for this one and the system's own, that were told of touches or could be.
  var others: Set<String> {
    let listeners = trace.entries.filter { $0.stage == .gestures && $0.event == .call(.touchesBegan) }
    var names = Set(listeners.map(\.subject))
    names.remove(recognizer.traceName)
    var here = recognizer.view
    while let view = here {
      for other in view.gestureRecognizers ?? [] where !known.contains(ObjectIdentifier(other)) {
        names.insert(String(describing: type(of: other)))
      }
      here = view.superview
    }
    return names.filter { !$0.hasPrefix("_UI") }
  }

  private final class Listener {
    var translation: () -> CGPoint? = { nil }
    var heard: [(state: UIGestureRecognizer.State, translation: CGPoint?)] = []

    func hear(_ recognizer: UIGestureRecognizer) { heard.append((recognizer.state, translation())) }
  }
}

/// How what a recognizer did differs from what it should have done, with the fingers between the lines.
func complaint(about results: [Happening], expecting expected: [Happening], of plan: FingerPlan) -> String? {
  let fingers = plan.happenings
  return firstDivergence(
    expected: Happening.lines(fingers, expected),
    actual: Happening.lines(fingers, Happening.aligned(results, with: expected)), common: 6)
}
