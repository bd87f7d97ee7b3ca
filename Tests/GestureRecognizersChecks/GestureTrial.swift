import CheckSupport
import TouchKit
import TouchStage

/// A recognizer alone on a screen, and everything that it says while fingers do something.
final class GestureTrial {
  /// Large, so that a drag never ends at an edge; of this size whole points stay whole on their way to a recognizer.
  static let screen = CGSize(width: 2_048, height: 2_048)

  private let recognizer: UIGestureRecognizer
  private let stage = Stage(screen: GestureTrial.screen)
  private let trace: Trace
  private let tool: Contact.Tool
  private let words: () -> String
  private var start: TimeInterval = 0
  private var actions: [Happening] = []

  /// - Parameters:
  ///   - isEnlarged: Whether its view is shown three times as large as it is.
  ///   - tool: What takes the place of the first finger.
  ///   - words: What the recognizer tells beside its state.
  init(
    _ recognizer: UIGestureRecognizer, isEnlarged: Bool = false, tool: Contact.Tool = .finger,
    words: @escaping () -> String = { "" }
  ) {
    (self.recognizer, self.tool, self.words) = (recognizer, tool, words)
    recognizer.name = "Recognizer"
    // A replay has a trace already.
    trace = stage.device.trace ?? Trace(of: [.gestures, .refusal])
    stage.device.trace = trace
    let view = UIView(frame: stage.window.bounds)
    // Touches in a view in the view count, too.
    let part = UIView(frame: CGRect(x: 0, y: 0, width: 480, height: view.bounds.height))
    for view in [view, part] { view.isMultipleTouchEnabled = true }
    view.addSubview(part)
    view.addGestureRecognizer(recognizer)
    let container = UIView(frame: view.bounds)
    container.addSubview(view)
    let controller = UIViewController()
    controller.view = container
    stage.window.rootViewController = controller
    if isEnlarged {
      container.transform = CGAffineTransform(scaleX: 2, y: 2)
      view.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
    }
    recognizer.addTarget(self, action: GestureTrial.hear)
  }

  private func hear(_ recognizer: UIGestureRecognizer) {
    actions.append(
      Happening(time: milliseconds(stage.device.clock.now), text: recognizer.state.name + words()))
  }

  private func milliseconds(_ time: TimeInterval) -> Int { Int(((time - start) * 1_000).rounded()) }

  /// What the recognizer does while the fingers follow the plan, and in the second and a half after it.
  func results(of plan: FingerPlan) -> [Happening] {
    start = stage.device.clock.now
    let firstEntry = trace.entries.count
    actions = []
    stage.device.play(plan.frames(on: Self.screen, tool: tool))
    stage.device.advance(by: 1.5)
    let others: [Happening] = trace.entries[firstEntry...].compactMap { entry in
      switch entry.event {
      case .state(.failed) where entry.subject == recognizer.traceName:
        Happening(time: milliseconds(entry.time), text: "failed")
      case .note(let note) where entry.stage == .refusal:
        Happening(time: milliseconds(entry.time), text: "not allowed: \(note.text)")
      default: nil
      }
    }
    return (actions + others).enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }.map(\.element)
  }

  /// Where what the student's recognizer does parts from what it should do; a replay hears of both.
  ///
  /// - Parameter actual: Its results of the last plan.
  func divergence(from expected: [Happening], _ actual: [Happening], of plan: FingerPlan, common: Int)
    -> String?
  {
    let lines = Happening.lines(plan.happenings, expected)
    let told = Happening.merged(plan.happenings, actual)
    CaseTrace.offer(
      expected: lines,
      actual: told.map { CaseTrace.Line($0.line, at: start + TimeInterval($0.time) / 1_000) })
    return firstDivergence(expected: lines, actual: told.map(\.line), common: common)
  }

  /// Puts another recognizer on a view of its own, which covers the right of the screen from x = 1,400 on.
  func add(_ other: UIGestureRecognizer) {
    let view = UIView(frame: CGRect(x: 1_400, y: 0, width: 648, height: Self.screen.height))
    view.isMultipleTouchEnabled = true
    view.addGestureRecognizer(other)
    stage.window.addSubview(view)
  }
}
