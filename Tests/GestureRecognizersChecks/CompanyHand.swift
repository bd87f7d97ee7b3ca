import CheckSupport
import TouchKit

/// Gestures of all kinds, one after the other: first and last what the recognizer is for.
struct CompanyHand {
  private var gestures: [(plan: FingerPlan, pause: Int)] = []

  /// Taps that a recognizer is set up for.
  struct TapSettings {
    var taps = 1
    var fingers = 1
    var longestTap: TimeInterval = 0.75
    var movement: CGFloat = 45
  }
  private(set) var settings = TapSettings()
  /// How long the glass is empty before a gesture, in milliseconds.
  private var pauses = [100, 200, 600, 1_100]

  /// - Parameters:
  ///   - isAlone: Whether there is one finger at a time.
  ///   - waitsLong: Whether a recognizer of taps hears whether its tap counts only when its time would be up.
  ///   - endsTwice: Whether the last gesture but one is what the recognizer is for, too.
  init(
    _ kind: CompanyCase.Kind, isAlone: Bool, waitsLong: Bool, endsTwice: Bool,
    _ random: inout SeededGenerator
  ) {
    if kind == .tap {
      settings.taps = random.inTurn([1, 1, 2, 2, 3])
      settings.fingers = random.inTurn([1, 1, 1, 2])
      settings.longestTap = random.pick([0.75, 0.4, 1.5])
      settings.movement = random.pick([45, 45, 20])
      if waitsLong {
        (settings.taps, settings.fingers, settings.longestTap) = (1, 1, random.pick([0.4, 0.4, 0.55]))
        // What a finger means that lands meanwhile is not settled.
        pauses = [600, 1_100]
      }
    }
    add(kind, isAlone, &random)
    for _ in 0..<random.number(1...2) {
      switch random.number(1...5) {
      case 1: tap(1, fingers: 1, rest: random.pick([620, 930]), moves: 0, &random)
      case 2: tap(random.number(1...2), fingers: 1, rest: 60, moves: random.pick([0, 8]), &random)
      case 3: drag(every: 8, &random)
      case 4: drag(every: 24, &random)
      default: add(kind, isAlone, &random)
      }
    }
    for _ in 0..<(endsTwice ? 2 : 1) { add(kind, isAlone, isRight: endsTwice, &random) }
  }

  /// When the last gesture but one begins and ends, in milliseconds.
  var timesOfTheLastButOne: ClosedRange<Int>? {
    guard gestures.count > 1 else { return nil }
    var plan = FingerPlan()
    for gesture in gestures.dropLast(2) { plan.add(gesture.plan, after: gesture.pause) }
    let (first, before) = (gestures[gestures.count - 2], plan.steps.map(\.time).max() ?? 0)
    plan.add(first.plan, after: first.pause)
    return (before + first.pause)...(plan.steps.map(\.time).max() ?? 0)
  }

  var plan: FingerPlan {
    var plan = FingerPlan()
    for gesture in gestures { plan.add(gesture.plan, after: gesture.pause) }
    return plan
  }

  /// Hands with fewer gestures.
  var smaller: [CompanyHand] {
    gestures.shorter.filter { !$0.isEmpty }.map { gestures in
      var fewer = self
      fewer.gestures = gestures
      return fewer
    }
  }

  private mutating func add(_ plan: FingerPlan, _ random: inout SeededGenerator) {
    gestures.append((plan, random.pick(pauses)))
  }

  /// What the recognizer is for, or something like it.
  private mutating func add(
    _ kind: CompanyCase.Kind, _ isAlone: Bool, isRight: Bool = false, _ random: inout SeededGenerator
  ) {
    switch kind {
    case .tap:
      tap(
        settings.taps, fingers: settings.fingers, rest: random.pick([60, 130, 250]),
        moves: random.pick([0, 0, 8, 30]), &random)
    case .drag where isAlone: wander(&random)
    case .drag:
      var recipe = DragRecipe(moves: 3...9)
      (recipe.hasMoreFingers, recipe.mayBeCancelled) = (!isAlone && random.once(in: 3), random.once(in: 4))
      add(recipe.makeCase(&random).plan, &random)
    case .checkMark:
      var plan = FingerPlan()
      let others: [Stroke.Kind] = [.downOnly, .upright, .turnsBack, .downAgain, .cancelled]
      let isOther = random.once(in: 4) && !isRight
      let stroke = Stroke(isOther ? random.pick(others) : .checkMark, isQuick: true, &random)
      _ = stroke.add(to: &plan, at: 0)
      add(plan, &random)
    }
  }

  private mutating func tap(
    _ count: Int, fingers: Int, rest: Int, moves: CGFloat, _ random: inout SeededGenerator
  ) {
    var plan = FingerPlan()
    let home = CGPoint(x: random.number(400...1_500), y: random.number(400...1_500))
    var time = 0
    let liftsTogether = random.once(in: 2)
    for _ in 0..<count {
      let place = home.away(random.pick([0, 12]), toward: CGFloat(random.number(0...359)))
      for finger in 0..<fingers {
        let there = CGPoint(x: place.x + CGFloat(finger) * 80, y: place.y)
        plan.add(.down(there), finger: finger, at: time)
        if moves > 0 { plan.add(.move(there.away(moves, toward: 30)), finger: finger, at: time + 30) }
        plan.add(.up, finger: finger, at: time + rest + (liftsTogether ? 0 : finger * 20))
      }
      time += rest + (liftsTogether ? 0 : (fingers - 1) * 20) + random.pick([100, 200])
    }
    add(plan, &random)
  }

  /// A drag that goes far, and then back and forth: it begins late if it waits for a tap to fail.
  private mutating func wander(_ random: inout SeededGenerator) {
    var plan = FingerPlan()
    var place = CGPoint(x: random.number(500...1_400), y: random.number(500...1_400))
    plan.add(.down(place), at: 0)
    // Its way is never almost 10 points, or just 10.
    var (course, step) = (CGFloat(random.number(0...7) * 45), CGFloat(random.pick([6, 8, 13])))
    var time = 0
    for move in 1...(random.number(1...6) + Int(80 / step)) {
      if CGFloat(move) * step > 80, random.once(in: 2) {
        (course, step) = (CGFloat(random.number(0...359)), CGFloat(random.number(3...20)))
      }
      place = place.away(step, toward: course)
      time += random.pick([8, 16])
      plan.add(.move(place), at: time)
    }
    plan.add(random.once(in: 4) ? .cancel : .up, at: time + random.pick([8, 150]))
    add(plan, &random)
  }

  private mutating func drag(every frame: Int, _ random: inout SeededGenerator) {
    var plan = FingerPlan()
    let start = CGPoint(x: random.number(500...1_400), y: random.number(500...1_400))
    let course = CGFloat(random.number(0...7) * 45)
    plan.add(.down(start), at: 0)
    for step in 1...8 { plan.add(.move(start.away(CGFloat(step) * 17, toward: course)), at: step * frame) }
    plan.add(.up, at: 9 * frame)
    add(plan, &random)
  }
}
