import CheckSupport
import TouchKit
import TouchStage

/// Taps that fingers make for a recognizer, some of them with a flaw.
struct TapCase {
  enum Flaw: CaseIterable {
    case longTap, longGap, wideMovement, farAway, tooManyFingers, tooFewFingers, cancelled
  }

  /// What one finger does in a tap; times are milliseconds since the tap began.
  struct Press {
    var place: CGPoint
    var start = 0
    var end = 100
    var isCancelled = false
    var moves: [(time: Int, place: CGPoint)] = []
    /// Where it lifts, if the lift tells of a movement.
    var lift: CGPoint?
  }

  struct Tap {
    /// Milliseconds since the last finger of the tap before left.
    var pause: Int
    var presses: [Press]
  }

  var settings: TapSettings
  var taps: [Tap] = []

  var plan: FingerPlan {
    var plan = FingerPlan()
    for tap in taps {
      var fingers = FingerPlan()
      for (finger, press) in tap.presses.enumerated() {
        fingers.add(.down(press.place), finger: finger, at: press.start)
        for move in press.moves { fingers.add(.move(move.place), finger: finger, at: move.time) }
        fingers.add(press.isCancelled ? .cancel : .up(at: press.lift), finger: finger, at: press.end)
      }
      plan.add(fingers, after: tap.pause)
    }
    return plan
  }

  /// What a recognizer does that does as stated, and whether nothing comes near to a limit.
  var expected: (results: [Happening], isClear: Bool) {
    let stated = StatedTap(settings)
    let results = GestureTrial(stated).results(of: plan)
    return (results, stated.isClear)
  }

  /// Cases with fewer taps, plainer settings, or fingers that move less.
  var smaller: [TapCase] {
    (taps.shorter.filter { !$0.isEmpty }.map { TapCase(settings: settings, taps: $0) } + plainer)
      .filter { $0.expected.isClear }
  }
}

/// What random taps are like.
struct TapRecipe {
  var taps = [1]
  var fingers = [1]
  /// What the recognizer is set to, if that's settled.
  var settings: TapSettings?
  /// What some of the taps do wrong; the last ones are as they should be if there are several rounds.
  var flaws: [TapCase.Flaw] = []
  /// How many times the required taps are made.
  var rounds = 1

  func makeCase(_ random: inout SeededGenerator) -> TapCase {
    while true {
      let example = makeAny(&random)
      if example.expected.isClear { return example }
    }
  }

  private func anySettings(_ random: inout SeededGenerator) -> TapSettings {
    TapSettings(
      taps: random.inTurn(taps), fingers: random.inTurn(fingers),
      longestTap: random.inTurn([750, 200, 300, 2_000, 750, 5_000]),
      longestGap: random.inTurn([350, 350, 680, 90, 500, 200]),
      movement: random.inTurn([45, 45, 7, 12, 160, 25, 80, 240]))
  }

  private func makeAny(_ random: inout SeededGenerator) -> TapCase {
    var example = TapCase(settings: settings ?? anySettings(&random))
    let settings = example.settings
    let flaw = flaws.isEmpty ? nil : random.inTurn(flaws)
    for round in 1...rounds {
      let home = CGPoint(x: random.number(430...570), y: random.number(430...570))
      let isAboutTwo = flaw == .farAway || flaw == .longGap
      let flawed = random.number(min(isAboutTwo ? 1 : 0, settings.taps - 1)...(settings.taps - 1))
      for number in 0..<settings.taps {
        let shift = number == 0 ? 0 : CGFloat(random.number(0...(Int(settings.movement) - 4)))
        let pause = number == 0 ? settings.longestGap + 100 : random.number(35...(settings.longestGap - 40))
        var tap = TapCase.Tap(pause: pause, presses: [])
        tap.presses = presses(at: home.away(shift, toward: random.degrees), settings, &random)
        let isFlawed = number == flawed && (rounds == 1 || round < rounds)
        if isFlawed, let flaw { spoil(&tap, flaw, isFirst: number == 0, home: home, settings, &random) }
        example.taps.append(tap)
      }
    }
    return example
  }

  /// A hand that lies differently in every tap, so that only its middle is near to where it was.
  private func presses(
    at middle: CGPoint, _ settings: TapSettings, _ random: inout SeededGenerator
  ) -> [TapCase.Press] {
    let count = settings.fingers
    var places = [middle]
    if count > 1 {
      let turn = random.degrees
      places = (0..<count).map { finger in
        middle.away(CGFloat(random.number(40...90)), toward: turn + CGFloat(finger * 360 / count))
      }
      let shift = CGPoint(
        x: middle.x - places.map(\.x).reduce(0, +) / CGFloat(count),
        y: middle.y - places.map(\.y).reduce(0, +) / CGFloat(count))
      places = places.map { CGPoint(x: $0.x + shift.x, y: $0.y + shift.y) }
    }
    let (isTogether, reach) = (random.once(in: 3), Int(settings.movement) - 4)
    let end = random.number(60...(settings.longestTap - 90))
    return places.enumerated().map { finger, place in
      var press = TapCase.Press(place: place, start: isTogether ? 0 : min(finger * 4, 40))
      press.end = end + (isTogether ? 0 : random.number(0...40))
      if random.once(in: 2) {
        // To and fro, on a way that may be longer than a finger may be away.
        let (way, course) = (CGFloat(random.number(1...reach)), random.degrees)
        press.moves = (0..<(end > 1_000 ? 160 : 3)).map { number in
          (45 + number * 4, place.away(way, toward: course + CGFloat(number % 2) * 180))
        }
      }
      if random.once(in: 3) { press.lift = place.away(CGFloat(reach), toward: random.degrees) }
      return press
    }
  }

  private func spoil(
    _ tap: inout TapCase.Tap, _ flaw: TapCase.Flaw, isFirst: Bool, home: CGPoint, _ settings: TapSettings,
    _ random: inout SeededGenerator
  ) {
    let last = tap.presses.count - 1
    let other = TapCase.Press(place: home.away(120, toward: random.degrees), start: 42, end: 58)
    switch flaw {
    case .longTap: tap.presses[last].end = settings.longestTap + random.pick([50, 50, 300])
    case .longGap: if !isFirst { tap.pause = settings.longestGap + random.number(40...300) }
    case .wideMovement: spread(&tap, settings, &random)
    case .farAway:
      guard !isFirst else { return }
      let way = settings.movement + CGFloat(random.pick([3, 4, 80]))
      tap.presses = presses(at: home.away(way, toward: random.degrees), settings, &random)
    case .tooManyFingers where last > 0 && random.once(in: 2):
      // One more when another one has lifted already.
      let lift = tap.presses[0].end
      tap.presses[last].end = lift + 20
      tap.presses.append(TapCase.Press(place: other.place, start: lift + 10, end: lift + 20))
    case .tooManyFingers: tap.presses.append(other)
    case .tooFewFingers:
      guard last > 0 else { return }
      tap.presses.removeLast(random.number(1...last))
      if random.once(in: 2) { spread(&tap, settings, &random) }
    case .cancelled:
      // At times before all of its fingers have landed.
      if last > 0, random.once(in: 3) { tap.presses.removeLast(random.number(1...last)) }
      tap.presses[random.number(0...(tap.presses.count - 1))].isCancelled = true
    }
  }

  /// Moves one finger too far: in small steps, in one large one, just so far, only with its lift, or when another one has
  /// lifted; often back again.
  private func spread(_ tap: inout TapCase.Tap, _ settings: TapSettings, _ random: inout SeededGenerator) {
    let (course, wide) = (random.degrees, random.number(0...(tap.presses.count - 1)))
    let place = tap.presses[wide].place
    let narrow = 1 + 2.5 / settings.movement
    for finger in tap.presses.indices { (tap.presses[finger].moves, tap.presses[finger].lift) = ([], nil) }
    if random.once(in: 3) {
      tap.presses[wide].lift = place.away(settings.movement * random.pick([narrow, 1.5]), toward: course)
      return
    }
    let isLate = tap.presses.count > 1 && random.once(in: 3)
    let start = isLate ? tap.presses.map(\.end).min() ?? 0 : 42
    let shares: [CGFloat] = random.pick([[0.4, 0.8, 1.6, 2.4], [0.5, 1.4, 0], [3, 0], [narrow, 0]])
    tap.presses[wide].moves = shares.enumerated().map { number, share in
      (start + 4 + number * 4, place.away(settings.movement * share, toward: course))
    }
    if isLate { tap.presses[wide].end = start + 30 }
  }
}

extension TapCase {
  /// Plainer cases with as many taps, the plainest first.
  private var plainer: [TapCase] {
    var (sooner, round, fewer) = (self, self, self)
    if !taps.isEmpty { sooner.taps[0].pause = 0 }
    for (tap, finger) in presses {
      let place = taps[tap].presses[finger].place
      round.taps[tap].presses[finger].place = CGPoint(x: place.x.rounded(), y: place.y.rounded())
    }
    fewer.settings.fingers -= 1
    for tap in taps.indices where taps[tap].presses.count > 1 { fewer.taps[tap].presses.removeLast() }
    let isRound = presses.allSatisfy { taps[$0].presses[$1].place == round.taps[$0].presses[$1].place }
    return (settings.fingers > 1 ? [fewer] : []) + settings.smaller.map { TapCase(settings: $0, taps: taps) }
      + (taps.first.map { $0.pause > 0 } == true ? [sooner] : []) + (isRound ? [] : [round])
      + presses.flatMap(withLessMovement)
  }

  private var presses: [(tap: Int, finger: Int)] {
    taps.indices.flatMap { tap in taps[tap].presses.indices.map { (tap, $0) } }
  }

  private func withLessMovement(in tap: Int, of finger: Int) -> [TapCase] {
    let press = taps[tap].presses[finger]
    var (still, plain) = (self, self)
    still.taps[tap].presses[finger].moves = []
    plain.taps[tap].presses[finger].lift = nil
    return (press.moves.isEmpty ? [] : [still]) + (press.lift == nil ? [] : [plain])
  }
}
