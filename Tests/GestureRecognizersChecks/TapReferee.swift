import TouchKit

/// Says what a tap recognizer should do, from the rules alone: no recognizer is asked.
struct TapReferee {
  /// The states that the recognizer should go to, in their order.
  private(set) var results: [Happening] = []
  /// Whether all times and distances keep away from the limits, and no finger lands beside those of an attempt that is
  /// over: whether such a finger makes an attempt of its own is not settled.
  private(set) var isClear = true

  private let settings: TapCase.Settings
  /// Where the fingers of the present tap landed, also those that have lifted.
  private var landings: [Int: CGPoint] = [:]
  private var lifted: Set<Int> = []
  /// All that are on the view.
  private var down: Set<Int> = []
  private var tapsSeen = 0
  private var firstPlace: CGPoint?
  private var deadline: Int?

  init(_ example: TapCase) {
    settings = example.settings
    var rest = example.plan.inOrder[...]
    while let time = rest.first?.time {
      let present = Array(rest.prefix { $0.time == time })
      rest = rest.dropFirst(present.count)
      if let deadline, abs(deadline - time) < 30 { isClear = false }
      expire(at: time)
      land(present, at: time)
      move(present, at: time)
      lift(present, at: time)
      // A recognizer hears no more of a touch that is cancelled, lifted, or of an attempt that is over.
      if present.contains(where: { $0.action == .cancel && landings[$0.finger] != nil }) {
        finish("failed", at: time)
      }
      down.subtract(present.filter { $0.action.isUp || $0.action == .cancel }.map(\.finger))
    }
    expire(at: .max)
  }

  private mutating func finish(_ state: String, at time: Int) {
    results.append(Happening(time, state))
    landings = [:]
    lifted = []
    tapsSeen = 0
    firstPlace = nil
    deadline = nil
  }

  private mutating func expire(at time: Int) {
    if let deadline, deadline <= time { finish("failed", at: deadline) }
  }

  private mutating func land(_ steps: [FingerPlan.Step], at time: Int) {
    var isNew = false
    let areLeft = down.contains { landings[$0] == nil }
    for step in steps {
      guard case .down(let place) = step.action else { continue }
      if areLeft { isClear = false }
      down.insert(step.finger)
      if landings.isEmpty { deadline = time + settings.longestTap }
      landings[step.finger] = place
      isNew = true
    }
    guard isNew else { return }
    if landings.count > settings.fingers { return finish("failed", at: time) }
    guard landings.count == settings.fingers else { return }
    let count = CGFloat(landings.count)
    let place = CGPoint(
      x: landings.values.map(\.x).reduce(0, +) / count, y: landings.values.map(\.y).reduce(0, +) / count)
    if let firstPlace {
      if isFar(place, from: firstPlace) { finish("failed", at: time) }
    } else {
      firstPlace = place
    }
  }

  private mutating func move(_ steps: [FingerPlan.Step], at time: Int) {
    for step in steps {
      guard let goal = step.action.goal, let landing = landings[step.finger], !lifted.contains(step.finger)
      else { continue }
      // A finger that would leave the screen stays at its edge.
      let screen = GestureTrial.screen
      let place = CGPoint(x: min(max(goal.x, 0), screen.width), y: min(max(goal.y, 0), screen.height))
      if isFar(place, from: landing) { return finish("failed", at: time) }
    }
  }

  private mutating func lift(_ steps: [FingerPlan.Step], at time: Int) {
    let leaving = steps.filter { $0.action.isUp && landings[$0.finger] != nil }.map(\.finger)
    guard !leaving.isEmpty else { return }
    guard landings.count == settings.fingers else { return finish("failed", at: time) }
    lifted.formUnion(leaving)
    guard lifted.count == settings.fingers else { return }
    landings = [:]
    lifted = []
    tapsSeen += 1
    if tapsSeen == settings.taps { return finish("ended", at: time) }
    deadline = time + settings.longestGap
  }

  private mutating func isFar(_ place: CGPoint, from other: CGPoint) -> Bool {
    let distance = place.distance(to: other)
    if abs(distance - settings.movement) < 2 { isClear = false }
    return distance > settings.movement
  }
}

extension FingerPlan.Action {
  /// Where it takes a finger that is on the glass.
  fileprivate var goal: CGPoint? {
    switch self {
    case .move(let place), .upAt(let place): place
    case .down, .up, .cancel: nil
    }
  }
}
