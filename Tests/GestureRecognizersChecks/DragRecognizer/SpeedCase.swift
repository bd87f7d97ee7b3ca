import CheckSupport
import TouchKit
import TouchStage

@testable import GestureRecognizersExercises

/// Fingers that move evenly, then evenly at another speed, rest, and lift.
struct SpeedCase {
  /// Which fingers move.
  enum Manner: String {
    case first = "the first one moves", all = "all move alike", inTurns = "two move in turns"
    case apart = "two move apart, so that their middle stands"

    /// How far a finger moves in one of the frames, as a part of the step.
    func share(of finger: Int, in frame: Int) -> CGFloat {
      switch (self, finger) {
      case (.all, _), (.first, 0), (.apart, 0): 1
      case (.inTurns, 0...1): frame % 2 == finger ? 1 : 0
      case (.apart, 1): -1
      default: 0
      }
    }

    /// How far all of them move together, as a part of the step.
    func sum(of fingers: Int) -> CGFloat { [.all: CGFloat(fingers), .apart: 0][self] ?? 1 }
  }

  private var fingers: Int
  private var manners: [Manner]
  /// How far a finger moves in a frame, first and then.
  private var steps: [CGPoint]
  /// The length of a frame, in milliseconds: screens differ.
  private var frame: Int
  /// How long the fingers rest between the two speeds, and before they lift, in milliseconds.
  private var pause, rest: Int
  private var isCancelled: Bool
  /// Whether one more finger lands before the last lift, and leaves as the last one.
  private var oneComesLate: Bool
  private var tool: Contact.Tool

  private static let moves = 10
  /// The other fingers leave that much later than the first one, in milliseconds.
  private static let laterLift = 12

  /// - Parameter isPlain: Whether it's one finger that goes on at once.
  init(rests: Bool, isPlain: Bool, _ random: inout SeededGenerator) {
    fingers = isPlain ? 1 : random.inTurn([1, 2, 3])
    manners =
      fingers == 1
      ? [.first, .first]
      : [random.inTurn([.first, .all, .inTurns]), random.inTurn([.first, .all, .inTurns, .apart])]
    func step() -> CGPoint {
      CGPoint(x: random.number(1...6) * random.pick([-7, 7]), y: random.number(-5...5) * 7)
    }
    // One drag begins only with the last of its moves, and one hardly moves any more.
    steps = [
      fingers == 1 && random.isTurn(in: 4) ? CGPoint(x: 1.05, y: 0) : step(),
      random.isTurn(in: 4) ? CGPoint(x: 0.15, y: -0.05) : step(),
    ]
    frame = random.number(12...24)
    pause = isPlain ? 0 : random.inTurn([0, 0, 400])
    rest = rests ? random.inTurn([200, 500, 1_500, 3_000]) : 16
    isCancelled = random.isTurn(in: 4)
    // All have left before 0.1 s are over, or long after.
    oneComesLate = !isPlain && (rests || fingers < 3) && random.isTurn(in: 3)
    tool = !isPlain && fingers == 1 && !oneComesLate ? .pointer(buttons: 1) : .finger
  }

  /// Plainer ones, the plainest first.
  var smaller: [SpeedCase] {
    func with(_ change: (inout SpeedCase) -> Void) -> SpeedCase {
      var plainer = self
      change(&plainer)
      return plainer
    }
    let steps = [CGPoint(x: 14, y: 0), CGPoint(x: 14, y: 0)]
    return (fingers == 1 ? [] : [with { ($0.fingers, $0.manners) = (1, [.first, .first]) }])
      + (manners == [.all, .all] || fingers == 1 ? [] : [with { $0.manners = [.all, .all] }])
      + (isCancelled ? [with { $0.isCancelled = false }] : [])
      + (oneComesLate ? [with { $0.oneComesLate = false }] : [])
      + (tool == .finger ? [] : [with { $0.tool = .finger }])
      + (pause == 0 ? [] : [with { $0.pause = 0 }]) + (frame == 20 ? [] : [with { $0.frame = 20 }])
      + (self.steps == steps ? [] : [with { $0.steps = steps }])
  }

  var description: String {
    let others = [
      oneComesLate ? "shortly before, another finger has landed, which leaves as the last one" : nil,
      tool == .finger ? nil : "it's a pointer with its button down",
    ]
    return
      ([
        """
        \(part(0)) every \(frame) ms, then\(pause > 0 ? ", after \(pause) ms," : "") \(part(1)); \
        \(rest) ms after the last move \(fingers == 1 ? "it" : "the first one") \(isCancelled ? "is cancelled" : "lifts")
        """
      ] + others.compactMap { $0 }).joined(separator: "; ")
  }

  private func part(_ number: Int) -> String {
    let moves = "\(Self.moves) times by \(steps[number].text)"
    return fingers == 1
      ? (number == 0 ? "a finger moves " : "") + moves
      : (number == 0 ? "of \(fingers) fingers, " : "") + "\(manners[number].rawValue): \(moves)"
  }

  private var plan: FingerPlan {
    var plan = FingerPlan()
    var places = (0..<fingers).map { CGPoint(x: 920 + $0 * 40, y: 1_000) }
    for (finger, place) in places.enumerated() { plan.add(.down(place), finger: finger, at: 0) }
    var time = 0
    for (number, step) in steps.enumerated() {
      if number == 1 { time += pause }
      for move in 0..<Self.moves {
        time += frame
        for finger in places.indices {
          let share = manners[number].share(of: finger, in: move)
          guard share != 0 else { continue }
          places[finger] = CGPoint(
            x: places[finger].x + step.x * share, y: places[finger].y + step.y * share)
          plan.add(.move(places[finger]), finger: finger, at: time)
        }
      }
    }
    let end = isCancelled ? FingerPlan.Action.cancel : .up()
    if oneComesLate { plan.add(.down(CGPoint(x: 900, y: 1_300)), finger: 8, at: time + rest - 8) }
    for (number, finger) in (Array(places.indices) + (oneComesLate ? [8] : []))
      .enumerated()
    {
      plan.add(end, finger: finger, at: time + rest + Self.laterLift * number)
    }
    return plan
  }

  /// Shows it to the student's recognizer, and says what is wrong with the velocity in an action.
  var complaint: String? {
    let drag = DragRecognizer()
    var actions: [(state: UIGestureRecognizer.State, velocity: CGPoint)] = []
    let trial = GestureTrial(drag, tool: tool) { [unowned drag] in
      actions.append((drag.state, drag.velocity))
      return ""
    }
    _ = trial.results(of: plan)
    let end = isCancelled ? UIGestureRecognizer.State.cancelled : .ended
    guard actions.last?.state == end, actions.count > Self.moves + 1 else {
      return "the drag never came to .\(end.name) by way of .changed, so its velocity could not be asked for"
    }
    // From began on every move has its action, and so has the end.
    let (middle, last) = (actions[actions.count - 2 - Self.moves], actions[actions.count - 2])
    return complaint(
      middle.velocity, of: 0, when: "at move \(Self.moves), in the action for \(middle.state.name)")
      ?? complaint(last.velocity, of: 1, when: "at the last move")
      ?? complaint(
        actions[actions.count - 1].velocity, of: 1, isOver: rest > 100, when: "in the action for \(end.name)")
  }

  private func complaint(
    _ actual: CGPoint, of number: Int, isOver: Bool = false, when: String
  ) -> String? {
    let (step, count) = (steps[number], fingers)
    let seconds = CGFloat(frame) / 1_000 * CGFloat(count)
    let share = manners[number].sum(of: fingers) / seconds
    let moving = CGPoint(x: step.x * share, y: step.y * share)
    let expected = isOver ? .zero : moving
    // It may be a tenth off: of fingers whose middle stands, a tenth of what each of them does.
    let scale = share == 0 ? step.distance(to: .zero) / seconds : moving.distance(to: .zero)
    if actual.distance(to: expected) <= scale / 10 { return nil }
    return """
      the velocity \(when), in points per second
      expected: \(expected.text)
      got:      \(actual.text)
      """
  }
}
