/// A plan of what synthetic fingers do on the glass, in points of the screen and seconds of virtual time.
///
/// Every method appends to the script and, where it takes time, moves ``now`` on:
///
///     var script = TouchScript()
///     script.tap(at: CGPoint(x: 120, y: 80))
///     script.wait(0.5)
///     script.drag(from: CGPoint(x: 20, y: 300), to: CGPoint(x: 220, y: 300), for: 0.3)
///     let frames = script.frames(on: CGSize(width: 320, height: 480))
///
/// Misuse never traps: what makes no sense is left out and listed in ``problems``. The default times are
/// those of a public generator of touch events (fact S9).
public struct TouchScript: Equatable, Sendable {
  /// How far apart the moves of a drag, a pinch or a rotation are, in seconds.
  public static let moveInterval: TimeInterval = 0.016
  /// How long a tap stays on the glass, in seconds.
  public static let tapDuration: TimeInterval = 0.05
  /// How long the glass is empty between the taps of a multiple tap, in seconds.
  public static let tapInterval: TimeInterval = 0.15
  /// How long a press stays on the glass unless the script says so, in seconds.
  public static let pressDuration: TimeInterval = 2
  /// The longest time that one step may take, in seconds: an hour (engine's choice).
  public static let longestDuration: TimeInterval = 3600
  /// The numbers a finger may have; they become the slots of its contacts (engine's choice).
  public static let fingers = 0..<64

  // Whole microseconds: two fingers that reach the same instant by different sums must meet in one frame.
  var steps: [Step] = []
  var clock = 0
  var refused: [Problem] = []
  private var whereabouts: [Int: CGPoint] = [:]

  /// Makes an empty script that starts at time 0.
  public init() {}

  /// The virtual time at which the next step happens, in seconds since the start of the script.
  public var now: TimeInterval { TimeInterval(clock) / 1_000_000 }

  // MARK: Single steps

  /// Lets virtual time pass.
  ///
  /// - Parameter seconds: How long; a negative, endless or overlong time is refused.
  public mutating func wait(_ seconds: TimeInterval) {
    guard let length = microseconds(seconds) else { return }
    clock += length
  }

  /// Puts a finger on the glass.
  ///
  /// A finger that is already there stays where it is, and the step is refused.
  ///
  /// - Parameters:
  ///   - finger: Which finger, one of ``fingers``.
  ///   - point: Where, in points of the screen.
  ///   - pressure: How hard it presses, from 0 to 1; other values are clamped.
  public mutating func down(finger: Int = 0, at point: CGPoint, pressure: Double = 0) {
    append(.down(point, pressure: pressure), finger: finger, point: point)
  }

  /// Moves a finger that is on the glass, at once or evenly over some time.
  ///
  /// - Parameters:
  ///   - finger: Which finger; one that is not on the glass is refused.
  ///   - point: Where it goes, in points of the screen.
  ///   - seconds: How long it takes; 0 is one single move.
  ///   - pressure: How hard it presses from now on, or `nil` to change nothing.
  public mutating func move(
    finger: Int = 0, to point: CGPoint, for seconds: TimeInterval = 0, pressure: Double? = nil
  ) {
    guard let length = microseconds(seconds) else { return }
    guard length > 0, let start = whereabouts[finger] else {
      append(.move(point, pressure: pressure), finger: finger, point: point)
      return
    }
    glide(for: length) { script, share in
      let place = start.toward(point, by: share)
      script.append(.move(place, pressure: pressure), finger: finger, point: place)
    }
  }

  /// Lifts a finger from the glass; one that is not there is refused.
  public mutating func up(finger: Int = 0) {
    append(.up, finger: finger)
  }

  /// Takes a finger away as the system does when it stops believing in it, for example for a palm.
  public mutating func cancel(finger: Int = 0) {
    append(.cancel, finger: finger)
  }

  /// Runs several fingers side by side: every track starts now, and ``now`` ends with the longest.
  ///
  ///     script.together(
  ///       { $0.drag(finger: 0, from: a, to: b, for: 0.5) },
  ///       { $0.wait(0.1); $0.tap(finger: 1, at: c) })
  ///
  /// Steps of different fingers at the same instant share one frame.
  public mutating func together(_ tracks: ((inout TouchScript) -> Void)...) {
    let start = clock
    var end = clock
    for track in tracks {
      clock = start
      track(&self)
      end = max(end, clock)
    }
    clock = end
  }

  // MARK: What the gestures are made of

  /// Does something at evenly spaced instants after now, the last one exactly at the end.
  mutating func glide(for length: Int, move: (inout TouchScript, CGFloat) -> Void) {
    let start = clock
    let count = max(1, Int((Double(length) / (Self.moveInterval * 1_000_000)).rounded()))
    for index in 1...count {
      clock = start + length * index / count
      move(&self, CGFloat(index) / CGFloat(count))
    }
  }

  /// Turns seconds into whole microseconds, or refuses them.
  mutating func microseconds(_ seconds: TimeInterval) -> Int? {
    guard (0...Self.longestDuration).contains(seconds) else {
      refused.append(.impossibleDuration(seconds, at: now))
      return nil
    }
    return Int((seconds * 1_000_000).rounded())
  }

  private mutating func append(_ action: Step.Action, finger: Int, point: CGPoint = .zero) {
    guard Self.fingers.contains(finger) else {
      refused.append(.impossibleFinger(finger, at: now))
      return
    }
    guard point.x.isFinite, point.y.isFinite else {
      refused.append(.impossiblePoint(finger: finger, at: now))
      return
    }
    whereabouts[finger] = action.isDeparture ? nil : point
    steps.append(Step(time: clock, finger: finger, action: action))
  }
}

extension TouchScript {
  /// One thing that one finger does at one instant.
  struct Step: Equatable, Sendable {
    enum Action: Equatable, Sendable {
      case down(CGPoint, pressure: Double)
      case move(CGPoint, pressure: Double?)
      case up
      case cancel

      var isDeparture: Bool { self == .up || self == .cancel }
    }

    var time: Int
    var finger: Int
    var action: Action
  }
}

extension CGPoint {
  /// The point at a share of the way to another one.
  func toward(_ other: CGPoint, by share: CGFloat) -> CGPoint {
    // The end must be met exactly, which `x + (other.x - x) * 1` does not promise.
    CGPoint(x: x * (1 - share) + other.x * share, y: y * (1 - share) + other.y * share)
  }
}
