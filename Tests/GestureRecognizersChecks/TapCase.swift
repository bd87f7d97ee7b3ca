import CheckSupport
import TouchKit

/// The settings of a tap recognizer, and taps that fingers make.
struct TapCase {
  struct Settings {
    var taps = 1
    var fingers = 1
    /// In milliseconds.
    var longestTap = 750
    var longestGap = 350
    var movement: CGFloat = 45
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

  var settings = Settings()
  var taps: [Tap] = []

  var plan: FingerPlan {
    var plan = FingerPlan()
    var start = 0
    for (index, tap) in taps.enumerated() {
      if index > 0 { start += tap.pause }
      for (finger, press) in tap.presses.enumerated() {
        plan.add(.down(press.place), finger: finger, at: start + press.start)
        for move in press.moves { plan.add(.move(move.place), finger: finger, at: start + move.time) }
        plan.add(press.leaving, finger: finger, at: start + press.end)
      }
      start += tap.presses.map(\.end).max() ?? 0
    }
    return plan.madeWithAnyTool
  }

  /// Smaller cases that keep away from the limits, too.
  var smaller: [TapCase] {
    var cases: [TapCase] = []
    for taps in taps.shorter {
      var fewer = self
      fewer.taps = taps
      cases.append(fewer)
    }
    for tap in taps.indices {
      for press in taps[tap].presses.indices {
        if taps[tap].presses.count > 1 {
          var fewer = self
          fewer.taps[tap].presses.remove(at: press)
          // The tap begins with its first finger.
          let start = fewer.taps[tap].presses.map(\.start).min() ?? 0
          for index in fewer.taps[tap].presses.indices { fewer.taps[tap].presses[index].shift(by: -start) }
          cases.append(fewer)
        }
        if taps[tap].presses[press].lift != nil {
          var calmer = self
          calmer.taps[tap].presses[press].lift = nil
          cases.append(calmer)
        }
        if !taps[tap].presses[press].moves.isEmpty {
          var calmer = self
          calmer.taps[tap].presses[press].moves.removeAll()
          cases.append(calmer)
        }
      }
    }
    return cases.filter { !$0.taps.isEmpty && TapReferee($0).isClear }
  }
}

extension TapCase.Press {
  fileprivate var leaving: FingerPlan.Action {
    if isCancelled { return .cancel }
    // A finger that would leave the screen stays at its edge.
    let screen = GestureTrial.screen
    return lift.map {
      .upAt(CGPoint(x: min(max($0.x, 0), screen.width - 1), y: min(max($0.y, 0), screen.height - 1)))
    } ?? .up
  }

  fileprivate mutating func shift(by milliseconds: Int) {
    start += milliseconds
    end += milliseconds
    moves = moves.map { ($0.time + milliseconds, $0.place) }
  }
}

extension TapCase: CustomStringConvertible {
  var description: String {
    func seconds(_ milliseconds: Int) -> String {
      NumberText.trimmed(Double(milliseconds) / 1_000, places: 3) + " s"
    }
    return """
      the recognizer wants \(settings.taps) tap\(settings.taps == 1 ? "" : "s") with \
      \(settings.fingers) finger\(settings.fingers == 1 ? "" : "s");
      longestTap \(seconds(settings.longestTap)), longestGap \(seconds(settings.longestGap)), \
      allowableMovement \(NumberText.trimmed(settings.movement)) points
      """
  }
}

/// What random taps are like.
struct TapRecipe {
  enum Flaw: CaseIterable {
    case longTap, longGap, wideMovement, farAway, tooManyFingers, tooFewFingers, cancelled
  }

  var taps = 1...1
  var fingers = 1...1
  /// What some of the taps do wrong.
  var flaws: [Flaw] = []
  /// How many times the required taps are made.
  var rounds = 1...1

  func makeCase(_ random: inout SeededGenerator) -> TapCase {
    while true {
      let example = makeAny(&random)
      if TapReferee(example).isClear { return example }
    }
  }

  private func makeAny(_ random: inout SeededGenerator) -> TapCase {
    var example = TapCase()
    // Now and then a whole hand or two, or many taps.
    let extreme = random.number(1...12)
    example.settings.taps =
      [1, 4].contains(extreme) && taps.upperBound > 1 ? random.pick([4, 6, 9, 12]) : random.number(taps)
    example.settings.fingers =
      [2, 3].contains(extreme) && fingers.upperBound > 1
      ? random.pick([4, 6, 10, 12, 12, 12]) : random.number(fingers)
    example.settings.longestTap =
      random.once(in: 5)
      ? random.number(50...259)
      : random.pick([300, 500, 750, random.number(260...2_500), random.number(260...5_000)])
    example.settings.longestGap = random.pick([90, 120, 200, 350, 500, 680, random.number(90...680)])
    example.settings.movement = CGFloat(
      random.pick([7, 7, 12, 25, 45, random.number(8...130), random.number(130...300)]))
    let trembles = rounds.upperBound < 9 && random.isTurn(in: 9)
    if trembles { example.settings.longestTap = 2_500 }
    // Fingers that move in the event of their lift, too.
    let swings = random.isTurn(in: 3)
    let settings = example.settings
    let count = random.number(rounds)
    for round in 0..<count {
      // Where all fingers land on the left half of the screen.
      let homes = settings.movement > 60 ? 440...560 : 300...700
      let home = CGPoint(x: random.number(homes), y: random.number(homes))
      for number in 0..<settings.taps {
        let isFirst = number == 0
        let pause =
          isFirst
          ? random.pick([30, settings.longestGap * 2]) : random.number(30...(settings.longestGap - 40))
        var tap = TapCase.Tap(pause: pause, presses: [])
        let shift = isFirst ? 0 : CGFloat(random.number(0...(Int(settings.movement) - 4)))
        let middle = home.away(shift, toward: CGFloat(random.number(0...359)))
        // As a rule the later rounds are as they should be: they show what is left of the earlier ones.
        let flaw =
          !flaws.isEmpty && (count == 1 || round < count - 1) && random.once(in: settings.taps)
          ? random.pick(flaws) : nil
        tap.presses = presses(at: middle, settings, &random)
        if trembles, round == 0, isFirst { tremble(&tap, settings) }
        spoil(&tap, flaw, isFirst: isFirst, home: home, settings, &random)
        if swings { swing(&tap, isTooFar: flaw == .wideMovement, settings, &random) }
        example.taps.append(tap)
      }
    }
    return example
  }

  /// A hand that lies differently in every tap, so that only its middle is near to where it was.
  private func presses(
    at middle: CGPoint, _ settings: TapCase.Settings, _ random: inout SeededGenerator
  ) -> [TapCase.Press] {
    let count = settings.fingers
    var places = [middle]
    if count > 1 {
      let turn = random.number(0...359)
      places = (0..<count).map { finger in
        middle.away(CGFloat(random.number(40...90)), toward: CGFloat(turn + finger * 360 / count))
      }
      let shift = CGPoint(
        x: middle.x - places.map(\.x).reduce(0, +) / CGFloat(count),
        y: middle.y - places.map(\.y).reduce(0, +) / CGFloat(count))
      places = places.map { CGPoint(x: $0.x + shift.x, y: $0.y + shift.y) }
    }
    let isOneEvent = random.once(in: 3)
    let pace = Pace(settings)
    let end = random.number(pace.ends)
    return places.enumerated().map { finger, place in
      var press = TapCase.Press(place: place)
      press.start = finger == 0 || isOneEvent ? 0 : random.number(0...pace.landing)
      press.end = end + (isOneEvent ? 0 : random.number(0...pace.delay))
      if random.once(in: 2) {
        let distance = CGFloat(random.number(1...(Int(settings.movement) - 4)))
        let direction = CGFloat(random.number(0...359))
        let (time, step) = (pace.firstMove + (pace.isQuick ? 0 : finger), pace.isQuick ? 1 : 12)
        press.moves = [(time, place.away(distance, toward: direction))]
        if random.once(in: 3) {
          // To and fro, on a way that may be longer than a finger may be away.
          press.moves.append((time + step, place.away(distance, toward: direction + 180)))
          press.moves.append((time + 2 * step, place.away(distance, toward: direction)))
        }
      }
      return press
    }
  }

  /// Lets fingers move in the event of their lift: one of them too far, and not before, if it is to be too far.
  private func swing(
    _ tap: inout TapCase.Tap, isTooFar: Bool, _ settings: TapCase.Settings, _ random: inout SeededGenerator
  ) {
    let wide = isTooFar ? random.number(0...(tap.presses.count - 1)) : nil
    for finger in tap.presses.indices {
      let share = finger == wide ? random.pick([1 + 3 / settings.movement, 1.5]) : 1 - 4 / settings.movement
      let way = settings.movement * share
      tap.presses[finger].lift = tap.presses[finger].place.away(way, toward: CGFloat(random.number(0...359)))
      if isTooFar { tap.presses[finger].moves = [] }
    }
  }

  /// Lets the fingers rest for two seconds, and go back and forth all the time.
  private func tremble(_ tap: inout TapCase.Tap, _ settings: TapCase.Settings) {
    let reach = min(3, settings.movement - 4)
    for finger in tap.presses.indices {
      let place = tap.presses[finger].place
      tap.presses[finger].end = 2_000 + finger
      tap.presses[finger].moves = (0..<230).map { number in
        (60 + number * 8, place.away(reach, toward: CGFloat(number * 90)))
      }
    }
  }

  private func spoil(
    _ tap: inout TapCase.Tap, _ flaw: Flaw?, isFirst: Bool, home: CGPoint, _ settings: TapCase.Settings,
    _ random: inout SeededGenerator
  ) {
    let last = tap.presses.count - 1
    switch flaw {
    case nil: break
    case .longTap: tap.presses[last].end = settings.longestTap + random.number(50...300)
    case .longGap:
      if !isFirst { tap.pause = settings.longestGap + random.number(40...300) }
    case .wideMovement: spread(&tap, settings, &random)
    case .farAway:
      guard !isFirst else { return }
      let direction = CGFloat(random.number(0...359))
      let ways =
        settings.movement < 10 && !random.once(in: 4)
        ? [3, 4] : [3, 4, 9, random.number(4...min(200, 330 - Int(settings.movement)))]
      let farther = home.away(settings.movement + CGFloat(random.pick(ways)), toward: direction)
      tap.presses = presses(at: farther, settings, &random)
    case .tooManyFingers where last > 0 && random.once(in: 3):
      // One more when another one has lifted already.
      let (pace, firstLift) = (Pace(settings), tap.presses.map(\.end).min() ?? 0)
      tap.presses[last].end = firstLift + pace.delay
      var press = TapCase.Press(place: home.away(120, toward: CGFloat(random.number(0...359))))
      (press.start, press.end) = (firstLift + pace.delay / 2, firstLift + pace.delay)
      tap.presses.append(press)
    case .tooManyFingers:
      for _ in 0..<random.pick([1, 1, 2]) {
        var press = TapCase.Press(place: home.away(120, toward: CGFloat(random.number(0...359))))
        let pace = Pace(settings)
        press.start = random.pick([0, pace.isQuick ? pace.landing : 47])
        press.end = pace.isQuick ? pace.landing + 5 : 90
        tap.presses.append(press)
      }
    case .tooFewFingers:
      guard last > 0 else { return }
      tap.presses.removeLast(random.number(1...last))
      // One of those that are there goes too far, at times.
      if random.once(in: 2) { spread(&tap, settings, &random) }
    case .cancelled:
      // At times before all of its fingers have landed.
      if last > 0, random.once(in: 3) { tap.presses.removeLast(random.number(1...last)) }
      tap.presses[random.number(0...(tap.presses.count - 1))].isCancelled = true
    }
  }

  /// When the fingers of a tap land, move and lift, in milliseconds: earlier if it may last a short time only.
  private struct Pace {
    let isQuick: Bool
    /// The last landing, the first move, when fingers begin to lift, and how much later the last one lifts.
    let landing, firstMove, delay: Int
    let ends: ClosedRange<Int>

    init(_ settings: TapCase.Settings) {
      isQuick = settings.longestTap < 260
      let quarter = (settings.longestTap - 30) / 4
      landing = isQuick ? quarter : 45
      firstMove = isQuick ? quarter + 1 : 60
      ends = isQuick ? (quarter + 5)...(quarter * 3) : 100...(settings.longestTap - 80)
      delay = isQuick ? quarter : 40
    }
  }

  /// Moves one finger too far, often back again, and sometimes when another one has lifted.
  ///
  /// The others tremble.
  private func spread(
    _ tap: inout TapCase.Tap, _ settings: TapCase.Settings, _ random: inout SeededGenerator
  ) {
    let direction = CGFloat(random.number(0...359))
    let wide = random.number(0...(tap.presses.count - 1))
    // Small steps, or one large one, or just too far.
    let narrowly = [1 + 2.5 / settings.movement, 0]
    let isNarrow = settings.movement < 10 && random.once(in: 2)
    let shares: [CGFloat] =
      isNarrow
      ? narrowly
      : random.pick([
        [0.4, 0.8, 1.2, 1.6, 2, 2.4], [0.5, 0.9, 1.4, 0.9, 0], [3], [3, 0], narrowly,
      ])
    let isLate = random.once(in: 3) && tap.presses.count > 1 && settings.longestTap > 400
    let pace = Pace(settings)
    let step = pace.isQuick ? 1 : 5
    let early = pace.isQuick ? pace.landing : 50
    let start = isLate ? tap.presses.map(\.end).filter { $0 > 0 }.min() ?? early : early
    if isLate { tap.presses[wide].end = start + 60 }
    for finger in tap.presses.indices {
      let place = tap.presses[finger].place
      tap.presses[finger].moves = []
      for (number, share) in shares.enumerated() {
        let time = start + step + number * step
        guard time < tap.presses[finger].end else { break }
        let distance = finger == wide ? settings.movement * share : CGFloat(number % 2)
        tap.presses[finger].moves.append((time, place.away(distance, toward: direction)))
      }
    }
  }
}
