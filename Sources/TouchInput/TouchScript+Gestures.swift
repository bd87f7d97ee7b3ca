extension TouchScript {
  /// Taps once or several times in the same place.
  ///
  /// - Parameters:
  ///   - finger: Which finger.
  ///   - point: Where, in points of the screen.
  ///   - count: How many taps; fewer than 1 or more than 100 are refused.
  ///   - seconds: How long each tap stays on the glass.
  ///   - interval: How long the glass is empty between two taps.
  public mutating func tap(
    finger: Int = 0, at point: CGPoint, count: Int = 1, for seconds: TimeInterval = tapDuration,
    every interval: TimeInterval = tapInterval
  ) {
    guard (1...100).contains(count) else {
      refused.append(.impossibleCount(count, at: now))
      return
    }
    guard let pause = microseconds(interval) else { return }
    for index in 0..<count {
      if index > 0 { clock += pause }
      press(finger: finger, at: point, for: seconds)
    }
  }

  /// Presses without moving, then lifts.
  ///
  /// - Parameters:
  ///   - finger: Which finger.
  ///   - point: Where, in points of the screen.
  ///   - seconds: How long the finger stays on the glass.
  ///   - pressure: How hard it presses, from 0 to 1.
  public mutating func press(
    finger: Int = 0, at point: CGPoint, for seconds: TimeInterval = pressDuration, pressure: Double = 0
  ) {
    guard let length = microseconds(seconds) else { return }
    down(finger: finger, at: point, pressure: pressure)
    clock += length
    up(finger: finger)
  }

  /// Puts a finger down, moves it evenly along a straight line and lifts it.
  ///
  /// As on real glass, the lift is a frame of its own: it follows ``moveInterval`` after the last move.
  ///
  /// - Parameters:
  ///   - finger: Which finger.
  ///   - start: Where it lands, in points of the screen.
  ///   - end: Where it lifts.
  ///   - seconds: How long the way takes; 0 is one single move.
  public mutating func drag(
    finger: Int = 0, from start: CGPoint, to end: CGPoint, for seconds: TimeInterval
  ) {
    stroke(for: seconds, fingers: [finger]) { _, share in start.toward(end, by: share) }
  }

  /// Moves two fingers evenly towards each other or apart.
  ///
  /// - Parameters:
  ///   - center: The point half way between the fingers, in points of the screen.
  ///   - start: How far apart the fingers land, in points.
  ///   - end: How far apart they lift.
  ///   - seconds: How long the way takes.
  ///   - angle: The direction from the first finger to the second, in radians, clockwise from the right.
  ///   - fingers: The two fingers.
  public mutating func pinch(
    at center: CGPoint, from start: CGFloat, to end: CGFloat, for seconds: TimeInterval, angle: CGFloat = 0,
    fingers: (Int, Int) = (0, 1)
  ) {
    stroke(for: seconds, fingers: [fingers.0, fingers.1]) { index, share in
      let distance = start * (1 - share) + end * share
      return center.offset(by: (index == 0 ? -distance : distance) / 2, direction: angle)
    }
  }

  /// Turns two fingers around the point between them.
  ///
  /// - Parameters:
  ///   - center: The point half way between the fingers, in points of the screen.
  ///   - angle: How far they turn, in radians; clockwise is positive, as y grows downwards.
  ///   - distance: How far apart the fingers are, in points.
  ///   - seconds: How long the way takes.
  ///   - start: The direction from the first finger to the second at the start, in radians.
  ///   - fingers: The two fingers.
  public mutating func rotate(
    at center: CGPoint, by angle: CGFloat, distance: CGFloat = 100, for seconds: TimeInterval,
    from start: CGFloat = 0, fingers: (Int, Int) = (0, 1)
  ) {
    stroke(for: seconds, fingers: [fingers.0, fingers.1]) { index, share in
      center.offset(by: (index == 0 ? -distance : distance) / 2, direction: start + angle * share)
    }
  }

  private mutating func stroke(
    for seconds: TimeInterval, fingers: [Int], path: (_ index: Int, _ share: CGFloat) -> CGPoint
  ) {
    guard let length = microseconds(seconds) else { return }
    for (index, finger) in fingers.enumerated() {
      down(finger: finger, at: path(index, 0))
    }
    glide(for: length) { script, share in
      for (index, finger) in fingers.enumerated() {
        script.move(finger: finger, to: path(index, share))
      }
    }
    wait(Self.moveInterval)
    for finger in fingers {
      up(finger: finger)
    }
  }
}

extension CGPoint {
  fileprivate func offset(by distance: CGFloat, direction: CGFloat) -> CGPoint {
    CGPoint(x: x + distance * cos(direction), y: y + distance * sin(direction))
  }
}
