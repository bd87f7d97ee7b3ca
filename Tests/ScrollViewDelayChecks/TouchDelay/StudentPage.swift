import TouchKit

@testable import ScrollViewDelayExercises

/// A plain view that asks a student's delay what to do.
final class StudentPage: UIView, DelayingView {
  private let log: MessageLog
  private let loop: VirtualRunLoop?
  private(set) lazy var delay = TouchDelay(of: self)
  /// Asked whether the system cancels the touch while the page is told something: of a phase, or that it drags.
  var isCancelled: (UITouch.Phase?) -> Bool = { _ in false }
  private var latestLocation = CGPoint.zero
  /// How many calls of the delay are open, whether its timer fires, and when it was called last.
  private var (calls, isFiring, latestCall) = (0, false, TimeInterval.nan)

  init(_ log: MessageLog, _ loop: VirtualRunLoop?) {
    self.log = log
    self.loop = loop
    super.init(frame: CGRect(x: 0, y: 0, width: 256, height: 512))
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { tell(touches, .began) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { tell(touches, .moved) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { tell(touches, .ended) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { tell(touches, .cancelled) }

  private func tell(_ touches: Set<UITouch>, _ phase: UITouch.Phase) {
    for touch in touches { tellDelay(phase, at: touch.location(in: nil) + log.origin * -1) }
  }

  func tellDelay(_ phase: UITouch.Phase, at location: CGPoint) {
    calls += 1
    latestLocation = location
    latestCall = log.clock.now
    defer { calls -= 1 }
    switch phase {
    case .began: delay.touchBegan(at: location)
    case .moved: delay.touchMoved(to: location)
    case .ended: delay.touchEnded(at: location)
    default: delay.touchCancelled(at: location)
    }
  }

  func tellContent(_ phase: UITouch.Phase, at location: CGPoint) {
    log.tell(phase, at: location, remark: remark)
    if isCancelled(phase) { delay.touchCancelled(at: location) }
  }

  func beginDragging() {
    log.beginDrag(remark: remark)
    if isCancelled(nil) { delay.touchCancelled(at: latestLocation) }
  }

  /// No delay is over at the very moment of a call, so that a timer that fires then only puts off what the call tells.
  private var remark: String {
    calls > 0 || isFiring && log.clock.now != latestCall ? "" : MessageLog.late
  }

  func wait(_ seconds: TimeInterval, then perform: @escaping () -> Void) -> VirtualRunLoop.Timer {
    let timer = VirtualRunLoop.Timer(fireTime: log.clock.now + seconds) { [weak self] in
      self?.isFiring = true
      // Called even if the view is gone: a timer knows nothing of views.
      perform()
      self?.isFiring = false
    }
    loop?.add(timer, for: VirtualRunLoop.Mode.common)
    return timer
  }
}
