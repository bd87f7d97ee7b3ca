import TouchKit

/// A scroll view that checks what it hears, and answers for its content as its plan says.
final class FuzzScrollView: UIScrollView, WatchedView {
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

  override var contentOffset: CGPoint {
    didSet {
      guard watch.world?.fault == .endsDragsTwice, isDragging else { return }
      for _ in 0..<2 { delegate?.scrollViewDidEndDragging(self, willDecelerate: false) }
    }
  }

  override func layoutSubviews() { watch.world?.react(to: .layout(watch.plan.id)) }

  override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    !watch.plan.traits.contains(.keepsTouches)
  }

  override func touchesShouldCancel(in view: UIView) -> Bool {
    watch.plan.traits.contains(.takesControls) || super.touchesShouldCancel(in: view)
  }
}
