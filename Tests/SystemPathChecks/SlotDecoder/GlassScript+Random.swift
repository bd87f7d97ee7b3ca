import CheckSupport

extension GlassScript {
  /// Any fingers on any touchscreen, at times many of them, for a long time, or at rest for long.
  static func random(_ random: inout SeededGenerator) -> GlassScript {
    var script = GlassScript()
    script.xAxis = axis(&random)
    script.yAxis = axis(&random)
    script.order = random.next()
    script.firstID = random.inTurn([0, 1, 65_530, 65_535, 1_000_000, 2_147_483_640])
    script.repeatsIDs = random.once(in: 4)
    let count = random.isTurn(in: 20) ? 40 : random.pick([1, 2, 3, 5])
    let slots = (Array(0...63) + [64, 99, 255, 1_000]).shuffled(using: &random).prefix(count)
    let losesEvents = random.once(in: 2)
    var places: [Int: (x: Int, y: Int)] = [:]
    for _ in 0..<random.number(4...16) {
      var step = Step([:])
      for slot in slots where !random.once(in: 6) {
        step.acts[slot] = random.once(in: 4) ? .gone : script.act(in: slot, &places, &random)
      }
      if losesEvents, random.once(in: 4) {
        step.loss = random.number(0...8)
        step.losesAgain = random.once(in: 2)
      }
      script.steps.append(step)
    }
    let rest = random.inTurn([20, 110, 0, 0, 0, 0, 0, 0])
    if rest > 0 {
      // Some fingers leave, the others rest, and every place stays as it is.
      let leaving = slots.filter { $0 % 2 == 0 }.map { ($0, Act.gone) }
      let steps = [Step(Dictionary(uniqueKeysWithValues: leaving))] + Array(repeating: Step([:]), count: rest)
      script.steps.insert(contentsOf: steps, at: script.steps.count / 2)
    }
    return script
  }

  /// A finger at a place that often shares its x or y with the last one in that slot, or is one position beside it.
  private func act(
    in slot: Int, _ places: inout [Int: (x: Int, y: Int)], _ random: inout SeededGenerator
  ) -> Act {
    func value(_ last: Int?, on axis: ClosedRange<Int>) -> Int {
      let values = [last, last, last.map { $0 - 1 }, last.map { $0 + 1 }, axis.lowerBound, axis.upperBound]
      let value = random.pick(values + [nil, nil]) ?? Int.random(in: axis, using: &random)
      return min(max(value, axis.lowerBound), axis.upperBound)
    }
    let place = (x: value(places[slot]?.x, on: xAxis), y: value(places[slot]?.y, on: yAxis))
    places[slot] = place
    return random.once(in: 6) ? .leaves(place.x, place.y) : .at(place.x, place.y)
  }

  private static func axis(_ random: inout SeededGenerator) -> ClosedRange<Int> {
    let length = random.pick([999, 1_599, 4_095, 32_767, 65_535, 999_999])
    let start = random.pick([0, 0, -5_000, -600, -length, 1, 900, 20_000])
    return start...(start + length)
  }
}
