extension TouchScript {
  /// What the digitizer of a screen sees while the script runs.
  ///
  /// Steps at the same instant share one frame; only when one finger does several things at one instant do
  /// frames with equal times follow each other. Each frame lists every finger on the glass, and those that
  /// just left. Points outside the screen are clamped to its edge, because a finger cannot be felt there. A
  /// screen without a finite area sees nothing.
  ///
  /// - Parameter screen: The size of the screen in points.
  public func frames(on screen: CGSize) -> [DigitizerFrame] {
    guard screen.width > 0, screen.height > 0, screen.width.isFinite, screen.height.isFinite else {
      return []
    }
    return replay(on: screen).frames
  }

  /// Everything in the script that made no sense and was left out, in the order of discovery.
  ///
  /// Times, points and numbers are checked when they are written down; whether a finger is on the glass is
  /// known only when all steps stand in the order of their times.
  public var problems: [Problem] {
    refused + replay(on: CGSize(width: 1, height: 1)).problems
  }

  private func replay(on screen: CGSize) -> (frames: [DigitizerFrame], problems: [Problem]) {
    var writer = FrameWriter(origin: 0)
    var hand = Hand(screen: screen)
    var waiting = turns()[...]
    while let next = waiting.first {
      let together = waiting.prefix { $0.step.time == next.step.time && $0.round == next.round }
      waiting = waiting.dropFirst(together.count)
      if hand.apply(together.map(\.step)) {
        writer.write(hand.touches, at: hand.time, cancelled: hand.cancelled)
      }
    }
    return (writer.frames, hand.problems)
  }

  /// A step, and how many its finger takes before it at the same instant.
  private typealias Turn = (step: Step, round: Int)

  /// The steps in the order in which frames tell them.
  private func turns() -> [Turn] {
    struct Place: Hashable {
      let time: Int
      let finger: Int
    }
    var taken: [Place: Int] = [:]
    let turns: [Turn] = steps.map { step in
      let place = Place(time: step.time, finger: step.finger)
      defer { taken[place, default: 0] += 1 }
      return (step, taken[place, default: 0])
    }
    return turns.sorted { one, other in
      (one.step.time, one.round, one.step.finger) < (other.step.time, other.round, other.step.finger)
    }
  }
}

/// The fingers that are on the glass while a script is replayed.
private struct Hand {
  let screen: CGSize
  var time = 0
  var touches = FrameWriter.Glass()
  var cancelled: Set<Int> = []
  var problems: [TouchScript.Problem] = []
  private var landings = 0

  init(screen: CGSize) { self.screen = screen }

  /// Applies at most one step of each finger, and says whether any of them was possible.
  mutating func apply(_ steps: [TouchScript.Step]) -> Bool {
    cancelled = []
    var isChanged = false
    for step in steps {
      time = step.time
      if let problem = apply(step) {
        problems.append(problem)
      } else {
        isChanged = true
      }
    }
    return isChanged
  }

  private mutating func apply(_ step: TouchScript.Step) -> TouchScript.Problem? {
    let seconds = TimeInterval(step.time) / 1_000_000
    guard var touch = touches[step.finger] else {
      guard case .down(let point, let pressure) = step.action else {
        return .fingerNotDown(step.finger, at: seconds)
      }
      landings += 1
      touches[step.finger] = FrameWriter.Touch(
        identity: landings, location: normalised(point), pressure: pressure.clampedToUnit)
      return nil
    }
    switch step.action {
    case .down:
      return .fingerAlreadyDown(step.finger, at: seconds)
    case .move(let point, let pressure):
      touch.location = normalised(point)
      touch.pressure = pressure?.clampedToUnit ?? touch.pressure
      touches[step.finger] = touch
    case .up:
      touches[step.finger] = nil
    case .cancel:
      touches[step.finger] = nil
      cancelled.insert(step.finger)
    }
    return nil
  }

  private func normalised(_ point: CGPoint) -> CGPoint {
    let last = CGFloat(1).nextDown
    return CGPoint(
      x: min(max(point.x / screen.width, 0), last), y: min(max(point.y / screen.height, 0), last))
  }
}

extension Double {
  /// The value held between 0 and 1; what is not a number is 0.
  var clampedToUnit: Double { self > 0 ? Swift.min(self, 1) : 0 }
}
