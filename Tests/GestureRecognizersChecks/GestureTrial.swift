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

  init(_ recognizer: UIGestureRecognizer, translation: @escaping () -> CGPoint? = { nil }) {
    self.recognizer = recognizer
    recognizer.name = "Recognizer"
    let view = UIView(frame: stage.window.bounds)
    view.isMultipleTouchEnabled = true
    view.addGestureRecognizer(recognizer)
    stage.show(view)
    // A replay has a trace already.
    trace = stage.device.trace ?? Trace()
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
      case .state(.failed) where entry.subject == recognizer.traceName: return Happening(time, "failed")
      case .note(let text) where entry.stage == .refusal: return Happening(time, "not allowed: \(text)")
      default: return nil
      }
    }
  }

  /// The recognizers that were told of touches, but for this one and the system's own.
  var others: Set<String> {
    let listeners = trace.entries.filter { $0.stage == .gestures && $0.event == .call(.touchesBegan) }
    return Set(listeners.map(\.subject)).filter { $0 != recognizer.traceName && !$0.hasPrefix("_UI") }
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
