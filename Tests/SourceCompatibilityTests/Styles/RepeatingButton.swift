import TouchKit

/// Does its thing once for a tap, and again and again, ever faster, while it is held.
class RepeatingButton: UIButton {
  var firstDelay: TimeInterval = 0.5
  var shortestInterval: TimeInterval = 0.05
  var onStep: (() -> Void)?
  private var timer: Timer?
  private var interval: TimeInterval = 0

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.beginTracking(touch, with: event) else { return false }
    onStep?()
    interval = 0.2
    timer = Timer.scheduledTimer(withTimeInterval: firstDelay, repeats: false) { [weak self] _ in
      self?.goOn()
    }
    return true
  }

  private func goOn() {
    guard isTracking else { return }
    onStep?()
    interval = max(interval * 0.8, shortestInterval)
    let next = Timer(timeInterval: interval, repeats: false) { [weak self] _ in self?.goOn() }
    RunLoop.main.add(next, forMode: .common)
    timer = next
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.continueTracking(touch, with: event) else { return false }
    if !isTouchInside { timer?.invalidate() }
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    timer?.invalidate()
  }

  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    timer?.invalidate()
  }
}
