import Chance
import TouchKit

/// A control that checks what it is told of the touch that it follows (facts C3–C6).
final class FuzzControl: UIControl, WatchedView {
  let watch: ViewWatch
  private var isFollowing = false
  private var calls = 0

  init(_ plan: ViewPlan) {
    watch = ViewWatch(plan)
    super.init(frame: plan.frame)
  }

  required init?(coder: NSCoder) { nil }

  deinit { watch.forgetGestures(of: recognizersAtEnd) }
  private var recognizersAtEnd: [UIGestureRecognizer] { gestureRecognizers ?? [] }

  // A control that did not pass on what it hears would follow nothing.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    _ = watch.hear(.began, touches, event, self)
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    _ = watch.hear(.moved, touches, event, self)
    if watch.world?.fault == .inventsControlEvents { sendActions(for: .touchDragEnter) }
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    _ = watch.hear(.ended, touches, event, self)
    super.touchesEnded(touches, with: event)
    if watch.world?.fault == .staysHighlighted { isHighlighted = true }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    _ = watch.hear(.cancelled, touches, event, self)
    super.touchesCancelled(touches, with: event)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    expect(!isFollowing, "is asked to begin while it follows a touch")
    isFollowing = agrees(inOneOf: 8)
    return isFollowing
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    expect(isFollowing, "is asked to go on, but follows nothing")
    isFollowing = agrees(inOneOf: 16)
    if !isFollowing { watch.world?.controls[watch.plan.id]?.forget() }
    return isFollowing
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { end("end") }
  override func cancelTracking(with event: UIEvent?) { end("cancel") }

  private func end(_ word: String) {
    expect(isFollowing, "is told to \(word), but follows nothing")
    isFollowing = false
  }

  private func expect(_ holds: Bool, _ seen: @autoclosure () -> String) {
    if !holds { watch.world?.record.report(.tracking, "\(watch.plan.title) \(seen())") }
  }

  /// Mostly; when not follows from how often it was asked.
  private func agrees(inOneOf times: UInt64) -> Bool {
    calls += 1
    return SeededGenerator.answer(UInt64(watch.plan.id), calls) % times != 0
  }
}
