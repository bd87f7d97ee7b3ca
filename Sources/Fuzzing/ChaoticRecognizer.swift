import Chance
import TouchKit

/// A subclass as it should never be written: what it does follows from a number and from how often it was called.
final class ChaoticRecognizer: UIGestureRecognizer {
  enum Temper {
    /// Goes where it may go, now and then.
    case lawful
    /// Decides within its first touches.
    case hasty
    /// Sets any state, gives up touches, and answers questions about others as it likes.
    case wild
    /// Sets any state, and does not let anybody fail it.
    case stubborn
  }

  private let temper: Temper
  private let plan: RecognizerPlan
  private var calls = 0
  private(set) var ledger = Ledger()
  /// Whether what was asked for may wait for others: then the next request means something else.
  private var mayWait = false
  private var wasInWindow = false
  weak var world: World?

  init(_ temper: Temper, _ plan: RecognizerPlan) {
    self.temper = temper
    self.plan = plan
    super.init(target: nil, action: nil)
  }

  // MARK: What it is told

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { hear(.began, touches, event) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { hear(.moved, touches, event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { hear(.ended, touches, event) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    hear(.cancelled, touches, event)
  }

  override func reset() {
    ledger.closeAll()
    mayWait = false
    if state != .possible { world?.record.report(.states, "\(plan.title) is \(state.name) in reset()") }
    world?.react(to: .reset(plan.id))
  }

  override func ignore(_ touch: UITouch, for event: UIEvent) {
    super.ignore(touch, for: event)
    ledger.close(touch.hash)
  }

  private func hear(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent) {
    guard let world else { return }
    world.note(event)
    if state.isFinished || !isEnabled {
      world.record.report(
        .recognizerSequence, "\(plan.title) is \(isEnabled ? state.name : "disabled") and hears \(phase)")
    }
    let isInWindow = view?.window != nil
    // Only an override of hit-testing finds a view that is in no window from the start.
    if phase == .began { wasInWindow = isInWindow }
    if wasInWindow && !isInWindow {
      world.record.report(
        .recognizerSequence, "\(plan.title) hears \(phase), but its view has left the window")
    }
    let touches = touches.sorted { $0.hash < $1.hash }
    for touch in touches {
      world.inspect(touch, as: phase, for: plan.title, in: view)
      if let wrong = ledger.hear(phase, of: touch.hash), !world.isSwallowed(touch) {
        world.record.report(.recognizerSequence, "\(plan.title), touch \(touch.hash): \(wrong)")
      }
      if touch.gestureRecognizers?.contains(self) != true {
        world.record.report(
          .recognizerSequence, "\(plan.title) hears of touch \(touch.hash), which is not its own")
      }
    }
    act(on: touches, with: event)
    world.react(to: .recognizer(plan.id, phase))
  }

  // MARK: What it does

  private func act(on touches: [UITouch], with event: UIEvent) {
    calls += 1
    let dice = SeededGenerator.answer(plan.seed, calls)
    let everything: [State] = [.possible, .began, .changed, .ended, .cancelled, .failed]
    switch temper {
    case .lawful where dice % 3 == 0:
      let states = everything.filter { $0 != state && state.mayBecome($0) }
      if !states.isEmpty { request(states[Int(dice / 8) % states.count]) }
    case .hasty where dice % 2 == 0:
      let states: [State] = state == .possible ? [.began, .ended, .failed] : [.changed, .ended]
      request(states[Int(dice / 8) % states.count])
    case .wild where dice % 8 == 0, .stubborn where dice % 8 == 0:
      if let touch = touches.last {
        ignore(touch, for: event)
      }
    case .wild where dice % 3 == 0, .stubborn where dice % 3 == 0:
      for shift in 0...dice % 2 { request(everything[Int(dice / 8 + shift * 5) % everything.count]) }
    default: return
    }
  }

  /// Sets the state, and sees whether a wrong one is refused with a trace entry (fact G4).
  private func request(_ new: State) {
    let old = state
    state = new
    if temper == .stubborn, new == .failed { return }
    guard !mayWait, old != new, !old.mayBecome(new), let record = world?.record else { return }
    if state != old { record.report(.refusal, "\(plan.title) went from \(old.name) to \(state.name)") }
    guard let entries = world?.trace?.entries else { return }
    if entries.last?.stage != .refusal {
      record.report(.refusal, "\(plan.title): no word of \(old.name) to \(new.name)")
    }
  }

  override var state: State {
    get { super.state }
    set {
      let old = super.state
      if temper == .stubborn, newValue == .failed, SeededGenerator.answer(plan.seed, calls) % 2 == 0 {
        return
      }
      super.state = newValue
      let now = super.state
      if now == .possible && (newValue == .began || newValue == .ended) { mayWait = true }
      if now != old, !old.mayBecome(now) {
        world?.record.report(.states, "\(plan.title) went from \(old.name) to \(now.name)")
      }
    }
  }

  // MARK: What it answers

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { answer(1, other, usually: true) }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool { answer(2, other, usually: true) }
  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    answer(3, other, usually: false)
  }
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    answer(4, other, usually: false)
  }
  override func shouldReceive(_ event: UIEvent) -> Bool {
    temper != .wild || SeededGenerator.answer(plan.seed, 5, event.allTouches?.count ?? 0) % 8 != 0
  }

  private func answer(_ question: Int, _ other: UIGestureRecognizer, usually: Bool) -> Bool {
    guard temper == .wild || temper == .hasty else { return usually }
    return (SeededGenerator.answer(plan.seed, question, other.number) % 6 == 0) != usually
  }
}

extension UIGestureRecognizer {
  /// The number that the name ends with, so that answers depend on no memory address.
  final var number: Int { Int(name?.utf8.last ?? 0) }
}

extension UIGestureRecognizer.State {
  var isFinished: Bool { self == .ended || self == .cancelled || self == .failed }

  /// Whether a recognizer may go to a state that is not its own (fact G2), or stay changed (fact G5).
  func mayBecome(_ new: Self) -> Bool {
    switch (self, new) {
    case (.possible, .began), (.possible, .ended), (.possible, .failed): true
    case (.began, .changed), (.began, .ended), (.began, .cancelled): true
    case (.changed, .changed), (.changed, .ended), (.changed, .cancelled): true
    default: false
    }
  }
}
