import CheckSupport
import TouchKit

@testable import GestureRecognizersExercises

/// Fingers that move evenly, then evenly at another speed, rest, and lift.
struct SpeedCase: CustomStringConvertible {
  private let firstManner, secondManner: Manner
  /// How far a finger moves in a frame.
  private let first, second: CGPoint
  /// How many fingers land with the first one, and stay where they are.
  private let restingFingers: Int
  /// Whether one of those lifts between the two speeds.
  private let oneLeaves: Bool
  /// Whether one more lands there.
  private let oneJoins: Bool
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
  /// The finger that lands between the two speeds.
  private static let joining = 19
  /// The other fingers leave that much later than the first one, in milliseconds.
  private static let laterLift = 12
  /// A drag that begins only with the last of the moves: after 10.5 points.
  private static let slow: CGFloat = 1.05

  init(_ random: inout SeededGenerator, rest: Int) {
    tool = random.inTurn(Tool.allCases)
    // A tool is seen only if it is alone.
    let isAlone = [.pencil, .pointer].contains(tool) && random.isTurn(in: 2)
    let manners: (Manner, Manner) = (
      random.inTurn([.first, .first, .first, .other, .all, .inTurns]),
      random.inTurn([.first, .first, .first, .other, .all, .inTurns, .apart, .apart, .unlike])
    )
    (firstManner, secondManner) = isAlone ? (.first, .first) : manners
    let areMany = firstManner != .first || secondManner != .first
    let others = max(random.pick([0, 0, 0, 1, 1, 2, 4]), areMany ? 2 : 0)
    restingFingers = isAlone ? 0 : others
    oneJoins = restingFingers < 4 && !isAlone && random.isTurn(in: 4)
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
    // A middle that stands has stood for 0.1 s then.
    frame = max(random.number(8...24), secondManner == .apart ? 12 : 8)
    pause = random.pick([0, 0, random.number(100...1_500)])
    isCancelled = random.once(in: 4)
    isSecondDrag = random.once(in: 4)
    surroundings = random.pick([.plain, .plain, .enlarged, .besideAFinger])
    hasTwin = random.once(in: 4)
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
      ; with it land \(restingFingers) more that rest unless it is said that they move, \(oneLeaves ? "one of them leaves between the two speeds, " : "")\
      and leave \(seconds(Self.laterLift)) after the first one
      """ : ""
    return """
      \(isSecondDrag ? "after another drag " : "")the finger moves \(Self.moves) times by \(first.text)\(words(firstManner)), then\
      \(pause > 0 ? ", after \(seconds(pause))," : "") \(Self.moves) times by \(second.text)\(words(secondManner)), \
      every \(seconds(frame))\(oneJoins ? "; between the two speeds another finger lands, and rests" : ""); \
      \(seconds(rest)) after the last move \(end)\
      \(oneComesLate ? ", shortly after another finger has landed, which leaves as the last one" : "")\
      \(others)\(surroundings.words)\
      \(plan.tool == tool && tool.rawValue.count > 1 ? "; \(tool.rawValue)" : "")\
      \(hasTwin ? "; meanwhile another recognizer of this class has fingers of its own" : "")
      """
  }

  private func words(_ manner: Manner) -> String { manner == .first ? "" : " (\(manner.rawValue))" }

  private var plan: FingerPlan {
    var plan = FingerPlan()
    var places = [CGPoint(x: 920, y: 1_000)]
    places += (0..<restingFingers).map { CGPoint(x: 850 + $0 * 25, y: 1_100) }
    var time = 0
    if isSecondDrag {
      plan.add(.down(CGPoint(x: 200, y: 300)), at: 0)
      plan.add(.move(CGPoint(x: 300, y: 320)), at: 30)
      plan.add(.up, at: 45)
      time = 90
    }
    for (finger, place) in places.enumerated() { plan.add(.down(place), finger: finger, at: time) }
    for (index, (step, manner)) in [(first, firstManner), (second, secondManner)].enumerated() {
      if index == 1 {
        time += pause
        if oneLeaves {
          plan.add(.up, finger: restingFingers, at: time + 2)
          places.removeLast()
        }
        if oneJoins { plan.add(.down(CGPoint(x: 640, y: 900)), finger: Self.joining, at: time + 4) }
      }
      for number in 0..<Self.moves {
        time += frame
        for finger in places.indices {
          let share = manner.share(of: finger, in: number)
          guard share != 0 else { continue }
          places[finger].x += step.x * share
          places[finger].y += step.y * share
          plan.add(.move(places[finger]), finger: finger, at: time)
        }
      }
    }
    let end = isCancelled ? FingerPlan.Action.cancel : .up
    if oneComesLate {
      plan.add(.down(CGPoint(x: 900, y: 1_300)), finger: 20, at: time + rest - 8)
      plan.add(end, finger: 20, at: time + rest + Self.laterLift * (restingFingers + 2))
    }
    plan.add(end, at: time + rest)
    for finger in places.indices.dropFirst() {
      plan.add(end, finger: finger, at: time + rest + Self.laterLift * finger)
    }
    if oneJoins {
      plan.add(end, finger: Self.joining, at: time + rest + Self.laterLift * (restingFingers + 1))
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
    let fingers = restingFingers + (oneLeaves ? 0 : 1) + (oneJoins ? 1 : 0)
    let moving = restingFingers + (oneLeaves ? 0 : 1)
    let secondSum = secondManner.sum(of: moving)
    let middle = actions[actions.count - 2 - Self.moves]
    return complaint(
      middle.velocity, of: first, sum: firstManner.sum(of: restingFingers + 1), fingers: restingFingers + 1,
      when: "at move \(Self.moves), in the action for \(middle.state.name)")
      ?? complaint(
        actions[actions.count - 2].velocity, of: second, sum: secondSum, fingers: fingers,
        when: "at the last move")
      ?? complaint(
        actions[actions.count - 1].velocity, of: second, sum: secondSum, fingers: fingers,
        isOver: rest >= 200, when: "in the action for \(end.name)")
  }

  private func complaint(
    _ actual: CGPoint, of step: CGPoint, sum: CGFloat, fingers: Int, isOver: Bool = false, when: String
  ) -> String? {
    let seconds = CGFloat(frame) / 1_000 * CGFloat(fingers)
    let share = sum / seconds
    let moving = CGPoint(x: step.x * share, y: step.y * share)
    let expected = isOver ? .zero : moving
    // Of fingers whose middle stands: a tenth of what each of them does.
    let scale = share == 0 ? step.distance(to: .zero) / seconds : moving.distance(to: .zero)
    if actual.distance(to: expected) <= scale / 10 { return nil }
    return """
      the velocity \(when), in points per second
      expected: \(expected.text)
      got:      \(actual.text)
      """
  }
}
