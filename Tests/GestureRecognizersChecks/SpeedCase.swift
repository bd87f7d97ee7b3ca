import CheckSupport
import TouchKit

@testable import GestureRecognizersExercises

/// A finger that moves evenly, then evenly at another speed, rests, and lifts; others may rest beside it.
struct SpeedCase: CustomStringConvertible {
  /// How far the finger moves in a frame.
  private let first, second: CGPoint
  /// How many fingers land with the first one, and stay where they are.
  private let restingFingers: Int
  /// Whether one of those lifts between the two speeds.
  private let oneLeaves: Bool
  /// The length of a frame, in milliseconds: screens differ.
  private let frame: Int
  /// How long the finger rests between the two speeds, and before it lifts, in milliseconds.
  private let pause, rest: Int
  private let isCancelled: Bool
  /// Whether another finger lands at the end of the rest, and leaves as the last one.
  private let oneComesLate: Bool
  /// Whether the recognizer has seen another drag before.
  private let isSecondDrag: Bool
  private let surroundings: GestureTrial.Surroundings
  private let tool: Tool
  /// Whether fingers drag on another view meanwhile, with a recognizer of the same class.
  private let hasTwin: Bool

  private static let moves = 10
  /// The other fingers leave that much later than the first one, in milliseconds.
  private static let laterLift = 16
  /// A drag that begins only with the last of the moves: after 10.5 points.
  private static let slow: CGFloat = 1.05

  init(_ random: inout SeededGenerator, rest: Int) {
    restingFingers = random.pick([0, 0, 0, 1, 1, 2, 4])
    // The middle of many fingers moves by a part of it only.
    let reach = restingFingers > 1 ? 7 : random.pick([3, 3, 7])
    func step() -> CGPoint {
      CGPoint(x: random.number(1...6) * random.pick([-reach, reach]), y: random.number(-5...5) * reach)
    }
    oneLeaves = restingFingers > 0 && random.once(in: 2)
    first = restingFingers == 0 && random.once(in: 4) ? CGPoint(x: Self.slow, y: 0) : step()
    // Hardly any speed is a speed.
    let other = step()
    second = random.isTurn(in: 8) ? CGPoint(x: 0.2, y: -0.1) : other
    frame = random.number(8...24)
    pause = random.pick([0, 0, random.number(100...1_500)])
    isCancelled = random.once(in: 4)
    isSecondDrag = random.once(in: 4)
    surroundings = random.pick([.plain, .plain, .enlarged, .besideAFinger])
    hasTwin = random.once(in: 4)
    tool = random.inTurn(Tool.allCases)
    self.rest = rest
    // All have left before 0.1 s are over, or long after.
    oneComesLate = (rest >= 200 || restingFingers < 2) && random.once(in: 3)
  }

  private func seconds(_ milliseconds: Int) -> String {
    NumberText.trimmed(Double(milliseconds) / 1_000, places: 3) + " s"
  }

  var description: String {
    let end = isCancelled ? "it is cancelled" : "it lifts"
    let others =
      restingFingers > 0
      ? """
      ; with it land \(restingFingers) more that rest, \(oneLeaves ? "one of them leaves between the two speeds, " : "")\
      and leave \(seconds(Self.laterLift)) after the first one
      """ : ""
    return """
      \(isSecondDrag ? "after another drag " : "")the finger moves \(Self.moves) times by \(first.text), then\
      \(pause > 0 ? ", after \(seconds(pause))," : "") \(Self.moves) times by \(second.text), every \(seconds(frame)); \
      \(seconds(rest)) after the last move \(end)\
      \(oneComesLate ? ", shortly after another finger has landed, which leaves as the last one" : "")\
      \(others)\(surroundings.words)\
      \(plan.tool == tool && tool.rawValue.count > 1 ? "; \(tool.rawValue)" : "")\
      \(hasTwin ? "; meanwhile another recognizer of this class has fingers of its own" : "")
      """
  }

  private var plan: FingerPlan {
    var plan = FingerPlan()
    var place = CGPoint(x: 920, y: 1_000)
    var time = 0
    if isSecondDrag {
      plan.add(.down(CGPoint(x: 200, y: 300)), at: 0)
      plan.add(.move(CGPoint(x: 300, y: 320)), at: 30)
      plan.add(.up, at: 45)
      time = 90
    }
    plan.add(.down(place), at: time)
    for finger in 0..<restingFingers {
      plan.add(.down(CGPoint(x: 600 + finger * 60, y: 1_100)), finger: finger + 1, at: time)
    }
    for (index, step) in [first, second].enumerated() {
      if index == 1 {
        time += pause
        if oneLeaves { plan.add(.up, finger: restingFingers, at: time + 2) }
      }
      for _ in 0..<Self.moves {
        time += frame
        place = CGPoint(x: place.x + step.x, y: place.y + step.y)
        plan.add(.move(place), at: time)
      }
    }
    let end = isCancelled ? FingerPlan.Action.cancel : .up
    if oneComesLate {
      plan.add(.down(CGPoint(x: 900, y: 1_300)), finger: 20, at: time + rest - (rest >= 200 ? 40 : 8))
      plan.add(end, finger: 20, at: time + rest + Self.laterLift * (restingFingers + 2))
    }
    plan.add(end, at: time + rest)
    for finger in 0..<(restingFingers - (oneLeaves ? 1 : 0)) {
      plan.add(end, finger: finger + 1, at: time + rest + Self.laterLift * (finger + 1))
    }
    return plan.made(with: tool)
  }

  private var twinsPlan: FingerPlan {
    var plan = FingerPlan()
    for start in stride(from: 3, to: 400, by: 130) {
      plan.add(.down(CGPoint(x: 300, y: 300)), at: start)
      for move in 1...8 { plan.add(.move(CGPoint(x: 300 + move * 9, y: 300)), at: start + move * 13) }
      plan.add(.up, at: start + 120)
    }
    return plan
  }

  /// Shows it to the student's recognizer, and says what is wrong with the velocity in an action.
  var complaint: String? {
    let drag = DragRecognizer()
    var actions: [(state: UIGestureRecognizer.State, velocity: CGPoint)] = []
    let trial = GestureTrial(drag, in: surroundings, beside: hasTwin ? DragRecognizer() : nil) {
      [unowned drag] in
      actions.append((drag.state, drag.velocity))
      return nil
    }
    _ = trial.results(of: plan, beside: hasTwin ? twinsPlan : FingerPlan())
    let end = isCancelled ? UIGestureRecognizer.State.cancelled : .ended
    guard actions.last?.state == end, actions.count > Self.moves + 1 else {
      return "the drag never came to .\(end.name) by way of .changed, so its velocity could not be asked for"
    }
    // From began on every move has its action, and so has the end.
    let fingers = restingFingers + (oneLeaves ? 0 : 1)
    let middle = actions[actions.count - 2 - Self.moves]
    return complaint(
      middle.velocity, of: first, fingers: restingFingers + 1,
      when: "at move \(Self.moves), in the action for \(middle.state.name)")
      ?? complaint(
        actions[actions.count - 2].velocity, of: second, fingers: fingers, when: "at the last move")
      ?? complaint(
        actions[actions.count - 1].velocity, of: second, fingers: fingers, isOver: rest >= 200,
        when: "in the action for \(end.name)")
  }

  private func complaint(
    _ actual: CGPoint, of step: CGPoint, fingers: Int, isOver: Bool = false, when: String
  ) -> String? {
    let seconds = CGFloat(frame) / 1_000 * CGFloat(fingers)
    let moving = CGPoint(x: step.x / seconds, y: step.y / seconds)
    let expected = isOver ? .zero : moving
    if actual.distance(to: expected) <= moving.distance(to: .zero) / 10 { return nil }
    return """
      the velocity \(when), in points per second
      expected: \(expected.text)
      got:      \(actual.text)
      """
  }
}
