import CheckSupport

/// What random scripts of a touchscreen are made of.
struct GlassRecipe {
  var slots = [0]
  /// Whether positions come back, so that a touchscreen need not say them again.
  var repeatsPositions = false
  var losesEvents = false
  var axesBeginAnywhere = false
  /// A script on another screen of the same kind, if there is one.
  var sameKind: GlassScript?
  var frames = 3...9
  /// Whether everything goes that a touchscreen may say: any slots and any order in a frame, any tracking ids, steps of
  /// one position and back, some screens with many fingers, and long times in which nothing happens.
  var saysAnything = false

  func makeCase(_ random: inout SeededGenerator) -> GlassScript {
    guard saysAnything else { return makeScript(&random) }
    var recipe = self
    let count =
      random.isTurn(in: 75) ? 40 : random.once(in: 10) ? 16 : Int.random(in: 1...5, using: &random)
    recipe.slots = Array((Array(0...63) + [64, 99, 255, 1_000]).shuffled(using: &random).prefix(count))
    if count < 5, random.once(in: 10) { recipe.frames = 40...60 }
    var script = recipe.makeScript(&random)
    if random.once(in: 8) {
      // Some fingers leave; then the others rest, and every place stays free, for a long time.
      let place = Int.random(in: 0...script.frames.count, using: &random)
      var rest = Array(
        repeating: GlassScript.Frame(acts: [:]),
        count: count < 5 ? [20, 110].randomElement(using: &random) ?? 20 : 20)
      for slot in recipe.slots where Bool.random(using: &random) { rest[0].acts[slot] = .lift }
      script.frames.insert(contentsOf: rest, at: place)
    }
    script.order = random.next()
    script.firstID = random.pick([0, 0, 1, 9, 65_530, 65_535, 1_000_000, 2_147_483_640])
    script.repeatsIDs = random.once(in: 4)
    return script
  }

  private func makeScript(_ random: inout SeededGenerator) -> GlassScript {
    var script = GlassScript(frames: [])
    if let other = sameKind {
      (script.xAxis, script.yAxis) = (other.xAxis, other.yAxis)
    } else if axesBeginAnywhere {
      script.xAxis = Self.axis(&random)
      script.yAxis = Self.axis(&random)
    }
    var places: [Int: (x: Int, y: Int)] = [:]
    var down: Set<Int> = []
    for _ in 0..<Int.random(in: frames, using: &random) {
      var frame = GlassScript.Frame(acts: [:])
      for slot in slots {
        frame.acts[slot] = act(slot, &places, &down, on: script, &random)
      }
      if losesEvents, random.once(in: 4) {
        frame.lossAfter = Int.random(in: 0...(saysAnything ? 12 : 4), using: &random)
        frame.losesAgain = random.once(in: 4)
      }
      script.frames.append(frame)
    }
    return script
  }

  private func act(
    _ slot: Int, _ places: inout [Int: (x: Int, y: Int)], _ down: inout Set<Int>, on script: GlassScript,
    _ random: inout SeededGenerator
  ) -> GlassScript.Act? {
    let roll = Int.random(in: 0..<8, using: &random)
    if roll == 0 { return nil }
    if down.contains(slot), roll < 4 {
      down.remove(slot)
      return .lift
    }
    var x = Int.random(in: script.xAxis, using: &random)
    var y = Int.random(in: script.yAxis, using: &random)
    if let place = places[slot] {
      // By chance a position never comes back.
      if x == place.x { x = x > script.xAxis.lowerBound ? x - 1 : x + 1 }
      if y == place.y { y = y > script.yAxis.lowerBound ? y - 1 : y + 1 }
      if saysAnything, Bool.random(using: &random) {
        x = step(from: place.x, on: script.xAxis, &random)
        y = step(from: place.y, on: script.yAxis, &random)
      }
      if repeatsPositions, Bool.random(using: &random) { x = place.x }
      if repeatsPositions, Bool.random(using: &random) { y = place.y }
    }
    places[slot] = (x, y)
    return down.insert(slot).inserted ? .land(x: x, y: y) : .move(x: x, y: y)
  }

  /// One position further, to one end of the axis, or where it is.
  private func step(
    from place: Int, on axis: ClosedRange<Int>, _ random: inout SeededGenerator
  ) -> Int {
    let places = [place, place - 1, place + 1, axis.lowerBound, axis.upperBound]
    return min(max(places.randomElement(using: &random) ?? place, axis.lowerBound), axis.upperBound)
  }

  /// An axis that does not begin at zero.
  private static func axis(_ random: inout SeededGenerator) -> ClosedRange<Int> {
    let length =
      random.once(in: 8)
      ? [32_767, 65_535, 999_999].randomElement(using: &random) ?? 0
      : Int.random(in: 999...4095, using: &random)
    // One that ends at zero, too, and one that begins beside it.
    let start = [-5_000, -600, -150, -length, 1, 200, 900, 20_000].randomElement(using: &random) ?? 0
    return start...(start + length)
  }
}
