import CheckSupport
import TouchKit

@testable import GestureRecognizersExercises

/// A finger that moves evenly, then evenly at another speed, rests, and lifts; another one may rest beside it.
struct SpeedCase: CustomStringConvertible {
  /// How far the finger moves in a frame.
  private let first, second: CGPoint
  /// Whether a second finger lands with the first one, and stays where it is.
  private let hasRestingFinger: Bool
  /// The length of a frame, in milliseconds: screens differ.
  private let frame: Int
  /// How long the finger rests before it lifts, in milliseconds.
  private let rest: Int
  private let isCancelled: Bool

  private static let moves = 10
  /// The second finger leaves that much later than the first one, in milliseconds.
  private static let laterLift = 16
  /// A drag that begins only with the last of the moves: after 10.5 points.
  private static let slow: CGFloat = 1.05

  init(_ random: inout SeededGenerator, rest: Int) {
    func step() -> CGPoint {
      CGPoint(x: random.number(1...6) * random.pick([-3, 3]), y: random.number(-5...5) * 3)
    }
    hasRestingFinger = random.once(in: 3)
    first = !hasRestingFinger && random.once(in: 4) ? CGPoint(x: Self.slow, y: 0) : step()
    second = step()
    frame = random.pick([8, 16, 24])
    isCancelled = random.once(in: 4)
    self.rest = rest
  }

  private func seconds(_ milliseconds: Int) -> String {
    NumberText.trimmed(Double(milliseconds) / 1_000, places: 3) + " s"
  }

  var description: String {
    let end = isCancelled ? "it is cancelled" : "it lifts"
    let other =
      hasRestingFinger
      ? "; a second finger rests beside it, and leaves \(seconds(Self.laterLift)) after the first one" : ""
    return """
      the finger moves \(Self.moves) times by \(first.text), then \(Self.moves) times by \(second.text), \
      every \(seconds(frame)); \(seconds(rest)) after the last move \(end)\(other)
      """
  }

  private var plan: FingerPlan {
    var plan = FingerPlan()
    var place = CGPoint(x: 500, y: 500)
    var time = 0
    plan.add(.down(place), at: time)
    if hasRestingFinger { plan.add(.down(CGPoint(x: 600, y: 600)), finger: 1, at: time) }
    for step in Array(repeating: first, count: Self.moves) + Array(repeating: second, count: Self.moves) {
      time += frame
      place = CGPoint(x: place.x + step.x, y: place.y + step.y)
      plan.add(.move(place), at: time)
    }
    let end = isCancelled ? FingerPlan.Action.cancel : .up
    plan.add(end, at: time + rest)
    if hasRestingFinger { plan.add(end, finger: 1, at: time + rest + Self.laterLift) }
    return plan
  }

  /// Shows it to the student's recognizer, and says what is wrong with the velocity in an action.
  var complaint: String? {
    let drag = DragRecognizer()
    var actions: [(state: UIGestureRecognizer.State, velocity: CGPoint)] = []
    let trial = GestureTrial(drag) { [unowned drag] in
      actions.append((drag.state, drag.velocity))
      return nil
    }
    _ = trial.results(of: plan)
    let end = isCancelled ? UIGestureRecognizer.State.cancelled : .ended
    guard actions.last?.state == end, actions.count > Self.moves + 1 else {
      return "the drag never came to .\(end.name) by way of .changed, so its velocity could not be asked for"
    }
    // From began on every move has its action, and so has the end.
    let middle = actions[actions.count - 2 - Self.moves]
    return complaint(
      middle.velocity, of: first, when: "at move \(Self.moves), in the action for \(middle.state.name)")
      ?? complaint(actions[actions.count - 2].velocity, of: second, when: "at the last move")
      ?? complaint(
        actions[actions.count - 1].velocity, of: second, isOver: rest >= 200,
        when: "in the action for \(end.name)")
  }

  private func velocity(of step: CGPoint) -> CGPoint {
    let seconds = CGFloat(frame) / 1_000 * (hasRestingFinger ? 2 : 1)
    return CGPoint(x: step.x / seconds, y: step.y / seconds)
  }

  private func complaint(_ actual: CGPoint, of step: CGPoint, isOver: Bool = false, when: String) -> String? {
    let moving = velocity(of: step)
    let expected = isOver ? .zero : moving
    if actual.distance(to: expected) <= moving.distance(to: .zero) / 10 { return nil }
    return """
      the velocity \(when), in points per second
      expected: \(expected.text)
      got:      \(actual.text)
      """
  }
}
