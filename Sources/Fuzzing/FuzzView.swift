import TouchKit

/// A view that checks what it hears.
final class FuzzView: UIView, WatchedView {
  let watch: ViewWatch

  init(_ plan: ViewPlan) {
    watch = ViewWatch(plan)
    super.init(frame: plan.frame)
  }

  required init?(coder: NSCoder) { nil }

  deinit { watch.forgetGestures(of: recognizersAtEnd) }
  private var recognizersAtEnd: [UIGestureRecognizer] { gestureRecognizers ?? [] }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if watch.hear(.began, touches, event, self) { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if watch.hear(.moved, touches, event, self) { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if watch.hear(.ended, touches, event, self) { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if watch.hear(.cancelled, touches, event, self) { super.touchesCancelled(touches, with: event) }
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !watch.plan.traits.contains(.vetoes)
  }

  override func layoutSubviews() { watch.world?.react(to: .layout(watch.plan.id)) }

  override var canBecomeFirstResponder: Bool { watch.plan.id % 2 == 0 }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    watch.world?.react(to: .hitTest(watch.plan.id))
    let hit = super.hitTest(point, with: event)
    return hit === self ? watch.deflected ?? hit : hit
  }
}

/// A window that checks what it hears.
final class FuzzWindow: UIWindow, WatchedView {
  let watch: ViewWatch
  private var events = 0

  init(_ plan: ViewPlan) {
    watch = ViewWatch(plan)
    super.init(frame: plan.frame)
  }

  required init?(coder: NSCoder) { nil }

  deinit { watch.forgetGestures(of: recognizersAtEnd) }
  private var recognizersAtEnd: [UIGestureRecognizer] { gestureRecognizers ?? [] }

  override func sendEvent(_ event: UIEvent) {
    events += 1
    if watch.swallows, events % 4 == 3 { return }
    let isFaulty = events % 8 == 7
    if isFaulty, watch.world?.fault == .losesEvents { return }
    super.sendEvent(event)
    if isFaulty, watch.world?.fault == .sendsTwice { super.sendEvent(event) }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if watch.hear(.began, touches, event, self) { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if watch.hear(.moved, touches, event, self) { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if watch.hear(.ended, touches, event, self) { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if watch.hear(.cancelled, touches, event, self) { super.touchesCancelled(touches, with: event) }
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !watch.plan.traits.contains(.vetoes)
  }
}

/// What views and windows have in common.
final class ViewWatch {
  let plan: ViewPlan
  let swallows: Bool
  private let forwards: Bool
  private let deflection: Int?
  private(set) var ledger = Ledger()
  weak var world: World?

  init(_ plan: ViewPlan) {
    self.plan = plan
    swallows = plan.traits.contains(.swallows)
    forwards = plan.traits.contains(.forwards)
    deflection =
      plan.traits.compactMap { if case .deflects(let id) = $0 { id } else { nil } }.first
  }

  var deflected: UIView? { deflection.flatMap { world?.view($0, of: plan.app) } }

  /// Checks what a view hears, and says whether the view forwards it.
  func hear(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent?, _ view: UIView) -> Bool {
    guard let world else { return false }
    event.map(world.note)
    for touch in touches.sorted(by: { $0.hash < $1.hash }) {
      world.inspect(touch, as: phase, for: plan.title, in: view)
      // What others forward follows the chain of the moment, which may change: only its own touches are promised.
      guard touch.view === view, !world.isSwallowed(touch) else { continue }
      if let wrong = ledger.hear(phase, of: touch.hash) {
        world.record.report(.viewSequence, "\(plan.title), touch \(touch.hash): \(wrong)")
      }
    }
    world.react(to: .view(plan.id, phase))
    return forwards
  }

  /// The view is going away, and with it the gestures of its recognizers, which aren't heard of any more.
  func forgetGestures(of recognizers: [UIGestureRecognizer]) {
    for recognizer in recognizers { world?.forgetGesture(of: recognizer) }
  }
}

extension ViewPlan {
  /// The name that traces and messages show.
  var title: String { superview == nil ? "window\(id)" : "view\(id)" }

  /// The name of the class, as an app would write it.
  var className: String { superview == nil ? "UIWindow" : ViewKind.all[kind].name }
}

extension RecognizerPlan {
  /// The name that traces and messages show.
  var title: String { "recognizer\(id)" }
}
