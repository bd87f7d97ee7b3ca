import CheckSupport
import TouchInput
import TouchKit
import TouchStage

/// A recognizer on a view that fills the screen, and everything that it says while fingers do something.
final class GestureTrial {
  /// Large, so that a drag never ends at an edge.
  static let screen = CGSize(width: 2_000, height: 2_000)
  /// Where the fingers of a second recognizer are, from those of the first.
  private static let twinsPlace = CGPoint(x: 1_000, y: 0)

  /// What is around the fingers.
  enum Surroundings {
    case plain
    /// The recognizer's view is shown larger than it is, in a view that is, too, and that scrolls on and on.
    case enlarged
    /// A finger lands, moves and lifts on another view.
    case besideAFinger

    /// The same in words, for the description of a case.
    var words: String {
      switch self {
      case .plain: ""
      case .enlarged:
        """
        ; the recognizer's view is shown 3 times as large as it is, so 3 points of the window are 1 of the view, \
        and what it lies in scrolls meanwhile
        """
      case .besideAFinger: "; another finger is on another view, and is none of the recognizer's fingers"
      }
    }
  }

  let recognizer: UIGestureRecognizer
  let surroundings: Surroundings
  let stage = Stage(screen: GestureTrial.screen)
  private let listener = Listener()
  private let trace: Trace
  /// This recognizer and those that the system gives every window.
  private let known: Set<ObjectIdentifier>
  /// What is set when the fingers come.
  private var settings: ScreenSettings
  private var scrolling: VirtualTimer?

  /// - Parameter twin: A second recognizer, on a view of its own.
  init(
    _ recognizer: UIGestureRecognizer, named name: String = "Recognizer",
    in surroundings: Surroundings = .plain, beside twin: UIGestureRecognizer? = nil,
    translation: @escaping () -> CGPoint? = { nil }
  ) {
    self.recognizer = recognizer
    self.surroundings = surroundings
    recognizer.name = name
    known = Set(((stage.window.gestureRecognizers ?? []) + [recognizer]).map { ObjectIdentifier($0) })
    // A replay has a trace already.
    trace = stage.device.trace ?? Trace(of: [.gestures, .refusal])
    let view = Self.view(watchedBy: recognizer)
    settings = ScreenSettings(of: [])
    switch surroundings {
    case .plain: stage.show(view)
    case .enlarged: enlarge(view)
    case .besideAFinger: stage.show(view, UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    }
    if let twin {
      twin.name = "Twin"
      let second = Self.view(watchedBy: twin)
      second.frame.origin = Self.twinsPlace
      second.left = 0
      stage.window.addSubview(second)
    }
    stage.device.trace = trace
    listener.translation = translation
    recognizer.addTarget(listener, action: Listener.hear)
  }

  /// A view that is found all over the screen, though it is smaller, with another one in it that covers some of it:
  /// touches there count, too.
  private static func view(watchedBy recognizer: UIGestureRecognizer) -> WideView {
    let view = WideView(frame: CGRect(x: 0, y: 0, width: 600, height: 600))
    view.isMultipleTouchEnabled = true
    view.addGestureRecognizer(recognizer)
    let part = UIView(frame: CGRect(x: 0, y: 0, width: 480, height: screen.height))
    part.isMultipleTouchEnabled = true
    view.addSubview(part)
    return view
  }

  private func enlarge(_ view: UIView) {
    let container = UIView(frame: CGRect(origin: .zero, size: Self.screen))
    container.bounds.size = CGSize(width: Self.screen.width / 2, height: Self.screen.height / 2)
    container.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.center = CGPoint(x: Self.screen.width / 4, y: Self.screen.height / 4)
    view.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
    container.addSubview(view)
    stage.show(container)
    var step: CGFloat = 7
    scrolling = VirtualTimer.scheduledTimer(withTimeInterval: 0.018, repeats: true) { [weak container] _ in
      guard let container else { return }
      if abs(container.bounds.minX) > 100 { step = -step }
      container.bounds.origin.x += step
      container.bounds.origin.y -= step
    }
  }

  deinit { scrolling?.invalidate() }

  /// What the recognizer does while the fingers follow the plan, and in the second and a half after it.
  ///
  /// - Parameter other: What fingers do on the view of the second recognizer.
  func results(of plan: FingerPlan, beside other: FingerPlan = FingerPlan()) -> [Happening] {
    var opening = TouchScript()
    var everything = plan
    everything.join(other, at: Self.twinsPlace)
    if surroundings == .besideAFinger {
      opening.down(finger: FingerPlan.neighbor, at: FingerPlan.neighborsPlace)
      opening.wait(0.1)
      everything.joinNeighbor()
    }
    // The device may be on for a long time already.
    if surroundings != .enlarged { stage.device.advance(by: TimeInterval(Self.seed(of: plan) % 4) * 80) }
    let start = stage.device.clock.now + opening.now
    let firstEntry = trace.entries.count
    listener.heard = []
    dress(for: plan)
    schedule(plan.interruptions, from: start)
    settings = screenSettings
    stage.device.play(
      everything.script(after: opening).frames(on: Self.screen)
        .lifted(asIn: everything, from: opening.now, on: Self.screen)
        .pressed(by: Self.seed(of: plan)).made(with: plan.tool))
    stage.device.advance(by: 1.5)
    func milliseconds(_ time: TimeInterval) -> Int { Int(((time - start) * 1_000).rounded()) }
    var heard = listener.heard[...]
    let changes =
      !plan.interruptions.isEmpty
      ? nil
      : screenSettings.change(since: settings).map {
        [Happening(milliseconds(stage.device.clock.now), "what is set on the screen has changed: \($0)")]
      }
    let happenings: [Happening] = trace.entries[firstEntry...].compactMap { entry in
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
      case .note(let note) where entry.stage == .refusal: return Happening(time, "not allowed: \(note.text)")
      default: return nil
      }
    }
    return happenings + (changes ?? [])
  }

  private func schedule(_ interruptions: [FingerPlan.Turn], from start: TimeInterval) {
    guard let view = recognizer.view else { return }
    let parent = view.superview
    for one in interruptions {
      // Between two frames.
      let delay = start - stage.device.clock.now + TimeInterval(one.time) / 1_000 + 0.0004
      VirtualTimer.scheduledTimer(withTimeInterval: delay, repeats: false) { [weak self] _ in
        self?.interrupt(one.kind, isOver: one.isOver, view: view, in: parent)
      }
    }
  }

  /// What none of the exercises changes; what scrolls meanwhile is left out.
  private var screenSettings: ScreenSettings {
    stage.settings { [surroundings] view, settings in
      if surroundings == .enlarged { settings.geometry = ViewSettings.Geometry() }
    }
  }

  /// How long the engine leaves a recognizer alone that has lost its fingers.
  private static let longestSilence = 750

  /// Whether it is likely that not the recognizer decided.
  private func mayBeGivenUp(at time: Int, _ plan: FingerPlan) -> Bool {
    plan.steps.contains { step in
      (step.action.isUp || step.action == .cancel) && step.time + Self.longestSilence == time
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

  /// A view that is found beside itself, too.
  private final class WideView: UIView {
    /// From where on, in its own points.
    var left = -CGFloat.greatestFiniteMagnitude

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { point.x >= left }
  }

  private final class Listener {
    var translation: () -> CGPoint? = { nil }
    var heard: [(state: UIGestureRecognizer.State, translation: CGPoint?)] = []

    func hear(_ recognizer: UIGestureRecognizer) { heard.append((recognizer.state, translation())) }
  }
}

/// How what a recognizer did differs from what it should have done, with the fingers between the lines.
func complaint(about results: [Happening], expecting expected: [Happening], of plan: FingerPlan) -> String? {
  if results.count == expected.count, zip(results, expected).allSatisfy({ $0.matches($1) }) { return nil }
  let fingers = plan.happenings
  return firstDivergence(
    expected: Happening.lines(fingers, expected),
    actual: Happening.lines(fingers, Happening.aligned(results, with: expected)), common: 6)
}
