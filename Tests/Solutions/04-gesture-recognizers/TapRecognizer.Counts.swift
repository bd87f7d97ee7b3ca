import TouchKit

/// Another right answer: it counts what has landed and what has lifted.
class TapRecognizer: UIGestureRecognizer {
  var numberOfTapsRequired = 1
  var numberOfTouchesRequired = 1
  var longestTap: TimeInterval = 0.75
  var longestGap: TimeInterval = 0.35
  var allowableMovement: CGFloat = 45

  private var timer: Timer?
  private var starts: [UITouch: CGPoint] = [:]
  private var lifted = 0
  private var taps = 0
  private var firstTap: CGPoint?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if starts.isEmpty { startTimer(longestTap) }
    for touch in touches { starts[touch] = touch.location(in: nil) }
    if starts.count > numberOfTouchesRequired || lifted > 0 {
      state = .failed
      return
    }
    if starts.count == numberOfTouchesRequired {
      var middle = CGPoint.zero
      for place in starts.values { middle.x += place.x; middle.y += place.y }
      middle.x /= CGFloat(starts.count)
      middle.y /= CGFloat(starts.count)
      if let firstTap {
        if distance(firstTap, middle) > allowableMovement { state = .failed }
      } else {
        firstTap = middle
      }
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    measure(touches)
  }

  private func measure(_ touches: Set<UITouch>) {
    for touch in touches {
      if let start = starts[touch], distance(start, touch.location(in: nil)) > allowableMovement {
        state = .failed
      }
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if starts.count < numberOfTouchesRequired {
      state = .failed
      return
    }
    measure(touches)
    if state == .failed { return }
    lifted += touches.count
    if lifted == numberOfTouchesRequired {
      taps += 1
      timer?.invalidate()
      if taps == numberOfTapsRequired {
        state = .ended
      } else {
        starts = [:]
        lifted = 0
        startTimer(longestGap)
      }
    }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  override func reset() {
    super.reset()
    timer?.invalidate()
    timer = nil
    starts = [:]
    lifted = 0
    taps = 0
    firstTap = nil
  }

  private func startTimer(_ seconds: TimeInterval) {
    timer?.invalidate()
    let limit = Timer(timeInterval: seconds, repeats: false) { [weak self] _ in self?.state = .failed }
    RunLoop.main.add(limit, forMode: .common)
    timer = limit
  }

  private func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
    let dx = a.x - b.x
    let dy = a.y - b.y
    return (dx * dx + dy * dy).squareRoot()
  }
}

private typealias Timer = VirtualTimer
