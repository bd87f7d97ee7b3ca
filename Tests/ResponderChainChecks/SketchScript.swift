import CheckSupport
import TouchKit
import TouchStage

/// What some fingers do on a sketch panel.
struct SketchScript {
  enum Place { case paper, margin }
  enum Ending { case lifts, isCancelled }

  struct Recipe {
    var places: [Place]
    /// Whether fingers may run over the edge of the paper.
    var crosses = false
    var fingers = 1...1
    var endings: [Ending] = [.lifts]
    /// Whether the panel may lie, be and change as panels may.
    var variesThePanel = false
  }

  /// A finger: where it goes, in the panel's coordinates, event by event.
  struct Finger {
    var place: Place
    /// At which event it lands.
    var start: Int
    /// Where it is at that event and at those after it; `nil` while it rests.
    var points: [CGPoint?]
    var ending: Ending

    /// At which event it is gone.
    var end: Int { start + points.count }
  }

  var fingers: [Finger]
  var variation = SketchVariation()
  /// How long it is from each event to the next.
  private(set) var pauses: [TimeInterval] = []

  /// The panel, and where one draws, in a panel whose bounds begin at zero.
  var panel: CGRect { CGRect(origin: .zero, size: variation.size) }
  var paper: CGRect { variation.paper ?? panel.insetBy(dx: 30, dy: 30) }

  init(_ recipe: Recipe, _ random: inout SeededGenerator) {
    if recipe.variesThePanel { variation = SketchVariation(&random) }
    let (panel, paper) = (
      CGRect(origin: .zero, size: variation.size),
      variation.paper ?? CGRect(origin: .zero, size: variation.size).insetBy(dx: 30, dy: 30)
    )
    // There are panels that are all paper, and those that have none.
    let all: [Place] = paper == panel ? [.paper] : paper.isEmpty ? [.margin] : recipe.places
    let latest = recipe.variesThePanel ? random.pick([0, 3, 9]) : 3
    // Some fingers stay for a long time.
    let isLong = recipe.variesThePanel && random.once(in: 8)
    // At times all fingers of two hands and more do the same.
    let isCrowd = recipe.variesThePanel && !isLong && random.isTurn(in: 3)
    let places = isCrowd ? [random.isTurn(in: 2) ? all[0] : all[all.count - 1]] : all
    let count = isLong ? 2...3 : isCrowd ? 12...recipe.fingers.upperBound : recipe.fingers
    fingers = (0..<Int.random(in: count, using: &random)).map { _ in
      let place = random.pick(places)
      var points: [CGPoint?] = [Self.point(place, paper, in: panel, &random)]
      for _ in 0..<(isLong ? 110 : Int.random(in: 1...4, using: &random)) {
        let last = points.compactMap { $0 }.last ?? .zero
        // A finger may leave the panel, too.
        let isOutside = recipe.crosses && random.once(in: 8)
        let goal =
          isOutside
          ? random.point(in: panel.insetBy(dx: -18, dy: -70))
          : Self.point(recipe.crosses ? random.pick(all) : place, paper, in: panel, &random)
        // Fingers rest, and they move by little.
        let near = CGPoint(x: last.x + random.pick([1, -1, 0.5, -0.5]), y: last.y)
        let isNearEnough = panel.contains(near) && paper.contains(near) == paper.contains(last)
        // It may press harder where it is.
        if random.once(in: 10) { points.append(last) }
        points.append(random.once(in: 4) ? nil : random.once(in: 4) && isNearEnough ? near : goal)
      }
      return Finger(
        place: place, start: Int.random(in: 0...latest, using: &random), points: points,
        ending: random.pick(recipe.endings))
    }
    if isCrowd ? !random.once(in: 3) : recipe.variesThePanel && random.once(in: 3) {
      cancelAllAtOnce(isCrowd ? [.paper, .margin] : random.pick([[.paper, .margin], [.paper], [.margin]]))
    }
    if variation.change != .nothing { addFingersThatStay(all, &random) }
    // Fingers stop and go on, for a moment or for long.
    let isSlow = random.isTurn(in: 3)
    pauses = (0..<length).map { _ in
      isSlow && random.once(in: 3) ? random.pick([0.3, 1.2, 4]) : random.pick([0.008, 0.016])
    }
    if random.isTurn(in: 3) { landOnTheEdges(&random) }
  }

  /// Lets fingers land exactly on an edge of the paper: the left and upper one belong to it, the others don't.
  private mutating func landOnTheEdges(_ random: inout SeededGenerator) {
    // A turned or scaled edge lies between the numbers that there are.
    guard variation.transform == .identity, !paper.isEmpty, paper != panel else { return }
    for index in fingers.indices where index == 0 || random.once(in: 2) {
      let inside = random.point(in: paper.insetBy(dx: 1, dy: 1))
      fingers[index].points[0] =
        switch fingers[index].place {
        case .paper:
          random.pick([
            CGPoint(x: paper.minX, y: inside.y), CGPoint(x: inside.x, y: paper.minY), paper.origin,
          ])
        case .margin:
          random.pick([
            CGPoint(x: paper.maxX, y: inside.y), CGPoint(x: inside.x, y: paper.maxY),
            CGPoint(x: paper.maxX, y: paper.minY), CGPoint(x: paper.minX, y: paper.maxY),
            CGPoint(x: paper.maxX, y: paper.maxY),
          ])
        }
    }
  }

  /// Adds a finger for each place that moves and lifts after the panel has changed.
  private mutating func addFingersThatStay(_ places: [Place], _ random: inout SeededGenerator) {
    let start = lastLanding
    for place in [Place.paper, .margin] where places.contains(place) {
      let points = (0..<4).map { _ in Self.point(place, paper, in: panel, &random) }
      fingers.append(Finger(place: place, start: start, points: points, ending: .lifts))
    }
  }

  /// Lets the system take all fingers away in one event, as for a call, or all of one place.
  private mutating func cancelAllAtOnce(_ places: [Place]) {
    let end = fingers.map(\.end).max() ?? 0
    for index in fingers.indices where places.contains(fingers[index].place) {
      fingers[index].points += Array(repeating: nil, count: end - fingers[index].end)
      fingers[index].ending = .isCancelled
    }
  }

  /// Short touches, none of which begins before the last one is over, in the margin and on the paper by turns; then two
  /// that stay for a long time.
  init(oneAfterTheOther count: Int) {
    fingers = (0..<count).map { number in
      let isInMargin = number.isMultiple(of: 2)
      return Finger(
        place: isInMargin ? .margin : .paper, start: number * 2,
        points: [CGPoint(x: isInMargin ? 10 : 100, y: 150)], ending: .lifts)
    }
    for (place, x) in [(Place.margin, CGFloat(4)), (.paper, 40)] {
      let points = (0..<300).map { CGPoint(x: x + CGFloat($0 % 2), y: 40 + CGFloat($0) / 2) }
      fingers.append(Finger(place: place, start: count * 2, points: points, ending: .lifts))
    }
  }

  private static func point(
    _ place: Place, _ paper: CGRect, in panel: CGRect, _ random: inout SeededGenerator
  ) -> CGPoint {
    switch place {
    case .paper:
      guard random.once(in: 4) else { return random.point(in: paper.insetBy(dx: 2, dy: 2)) }
      return edge(of: paper.insetBy(dx: 0.5, dy: 0.5), &random)
    case .margin:
      let inner = panel.insetBy(dx: 2, dy: 2)
      if paper.isEmpty { return random.point(in: inner) }
      if random.once(in: 4) { return edge(of: paper.insetBy(dx: -0.5, dy: -0.5), &random) }
      return random.point(
        in: random.pick([
          CGRect(x: 2, y: 2, width: paper.minX - 4, height: inner.height),
          CGRect(x: paper.maxX + 2, y: 2, width: inner.maxX - paper.maxX - 2, height: inner.height),
          CGRect(x: 2, y: 2, width: inner.width, height: paper.minY - 4),
          CGRect(x: 2, y: paper.maxY + 2, width: inner.width, height: inner.maxY - paper.maxY - 2),
        ]))
    }
  }

  /// A place on an edge of a rectangle.
  private static func edge(of rect: CGRect, _ random: inout SeededGenerator) -> CGPoint {
    let inside = random.point(in: rect.insetBy(dx: 1, dy: 1))
    return random.pick([
      CGPoint(x: rect.minX, y: inside.y), CGPoint(x: rect.maxX, y: inside.y),
      CGPoint(x: inside.x, y: rect.minY), CGPoint(x: inside.x, y: rect.maxY),
    ])
  }

  /// Scripts with fewer fingers or moves.
  var smaller: [SketchScript] {
    var scripts: [SketchScript] = []
    for fingers in fingers.shorter where !fingers.isEmpty {
      var script = self
      script.fingers = fingers
      scripts.append(script)
    }
    for index in fingers.indices {
      let moves = fingers[index].points
      for fewer in [moves.prefix((moves.count + 1) / 2), moves.dropLast()] where moves.count > 1 {
        var script = self
        script.fingers[index].points = Array(fewer)
        scripts.append(script)
      }
      if fingers[index].start > 0 {
        var script = self
        script.fingers[index].start = 0
        scripts.append(script)
      }
    }
    for plainer in variation.plainer {
      var script = self
      script.variation = plainer
      scripts.append(script)
    }
    if pauses.contains(where: { $0 > 0.016 }) {
      var script = self
      script.pauses = []
      scripts.append(script)
    }
    return scripts
  }

  /// How long it is from an event to the next.
  func pause(after event: Int) -> TimeInterval { pauses.indices.contains(event) ? pauses[event] : 0.016 }

  /// At which event the last finger has landed.
  var lastLanding: Int { fingers.map(\.start).max() ?? 0 }

  /// At how many events something may happen.
  var length: Int { (fingers.map(\.end).max() ?? 0) + 1 }
}

extension SketchScript: CustomStringConvertible {
  var description: String {
    variation.words
      + (pauses.contains { $0 > 0.016 } ? "  the fingers rest at times, for up to 4 seconds\n" : "")
      + fingers.enumerated().map { number, finger in
        let moves = finger.points.dropFirst().compactMap { $0 }.map { point in
          paper.contains(point) ? "paper" : "margin"
        }
        let way = moves.isEmpty ? "" : ", moves to: \(moves.joined(separator: ", "))"
        let ending = finger.ending == .lifts ? "lifts" : "is cancelled"
        return
          "  finger \(number + 1) lands \(finger.place == .paper ? "on the paper" : "in the margin")\(way); \(ending)"
      }.joined(separator: "\n")
  }
}
