import CheckSupport

/// What random scripts of a touchscreen are made of.
struct GlassRecipe {
  var slots = [0]
  /// Whether positions come back, so that a touchscreen need not say them again.
  var repeatsPositions = false
  var losesEvents = false
  var axesBeginAnywhere = false
  var frames = 3...9

  func makeCase(_ random: inout SeededGenerator) -> GlassScript {
    var script = GlassScript(frames: [])
    if axesBeginAnywhere {
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
      if losesEvents, Int.random(in: 0..<4, using: &random) == 0 {
        frame.lossAfter = Int.random(in: 0...4, using: &random)
        frame.losesAgain = Int.random(in: 0..<4, using: &random) == 0
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
      if repeatsPositions, Bool.random(using: &random) { x = place.x }
      if repeatsPositions, Bool.random(using: &random) { y = place.y }
    }
    places[slot] = (x, y)
    return down.insert(slot).inserted ? .land(x: x, y: y) : .move(x: x, y: y)
  }

  /// An axis that does not begin at zero.
  private static func axis(_ random: inout SeededGenerator) -> ClosedRange<Int> {
    let start = [-600, -150, 200, 900].randomElement(using: &random) ?? 0
    return start...(start + Int.random(in: 999...4095, using: &random))
  }
}
