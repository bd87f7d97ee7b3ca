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

  /// What is not as in every panel.
  struct Variation {
    /// Whether the panel is the view of a controller.
    var hasController = true
    /// Where its bounds begin.
    var scroll = CGPoint.zero
    /// The paper of a subclass.
    var paper: CGRect?
    /// When the last finger has landed, the panel grows by so much.
    var growth: CGFloat = 0
    /// How it is turned and scaled: by half, or smaller than it is.
    var scale = CGPoint(x: 1, y: 1)
    /// How transparent it is.
    var alpha: CGFloat = 1
    /// Whether the fingers do the same once more, after the panel has got another next responder.
    var changesItsNext = false
    /// Whether it is hidden when the last finger has landed.
    var isHiddenLater = false
    /// Whether another view covers its left half, and handles nothing.
    var hasContents = false
    /// What is made of the panel that has nothing to do with touches.
    var looks: Set<Look> = []
    var circumstances: [Circumstance] = []
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

  static let panel = CGRect(x: 0, y: 0, width: 260, height: 300)
  private static let plainPaper = panel.insetBy(dx: 30, dy: 30)

  var fingers: [Finger]
  var variation = Variation()

  /// Where one draws, in a panel whose bounds begin at zero.
  var paper: CGRect { variation.paper ?? Self.plainPaper }

  init(_ recipe: Recipe, _ random: inout SeededGenerator) {
    if recipe.variesThePanel {
      variation.hasController = !random.once(in: 3)
      variation.hasContents = random.once(in: 2)
      variation.isHiddenLater = random.once(in: 4)
      variation.looks = Look.some(&random)
      variation.circumstances = Circumstance.some(of: Circumstance.beyondTheChain, &random)
      if random.once(in: 2) {
        variation.scroll = random.point(in: CGRect(x: -90, y: -90, width: 180, height: 180))
      }
      switch Int.random(in: 0..<5, using: &random) {
      case 4: break
      case 3: variation.changesItsNext = true
      case 0: variation.paper = CGRect(x: 60, y: 20, width: 90, height: 200)
      case 1: variation.growth = random.pick([-40, 40])
      // One that is turned stays as large as it is, so that nothing leaves the screen.
      default:
        variation.scale = random.pick([CGPoint(x: -1, y: -1), CGPoint(x: 0.7, y: 0.8), CGPoint(x: 1, y: 1)])
        variation.alpha = random.pick([0.4, 1])
      }
    }
    let paper = variation.paper ?? Self.plainPaper
    let latest = recipe.variesThePanel ? random.pick([0, 3, 9]) : 3
    // Some fingers stay for a long time.
    let isLong = recipe.variesThePanel && random.once(in: 8)
    // At times all fingers of two hands and more do the same.
    let isCrowd = recipe.variesThePanel && !isLong && random.once(in: 3)
    let places = isCrowd ? [random.pick(recipe.places)] : recipe.places
    let count = isLong ? 2...3 : isCrowd ? 12...recipe.fingers.upperBound : recipe.fingers
    fingers = (0..<Int.random(in: count, using: &random)).map { _ in
      let place = random.pick(places)
      var points: [CGPoint?] = [Self.point(place, paper, &random)]
      for _ in 0..<(isLong ? 110 : Int.random(in: 1...4, using: &random)) {
        let last = points.compactMap { $0 }.last ?? .zero
        // A finger may leave the panel, too.
        let isOutside = recipe.crosses && random.once(in: 8)
        let goal =
          isOutside
          ? random.point(in: Self.panel.insetBy(dx: -18, dy: -70))
          : Self.point(recipe.crosses ? random.pick([.paper, .margin]) : place, paper, &random)
        // Fingers rest, and they move by little.
        let near = CGPoint(x: last.x + random.pick([1, -1, 0.5, -0.5]), y: last.y)
        let isNearEnough = Self.panel.contains(near) && paper.contains(near) == paper.contains(last)
        points.append(random.once(in: 4) ? nil : random.once(in: 4) && isNearEnough ? near : goal)
      }
      return Finger(
        place: place, start: Int.random(in: 0...latest, using: &random), points: points,
        ending: random.pick(recipe.endings))
    }
    if isCrowd ? !random.once(in: 3) : recipe.variesThePanel && random.once(in: 3) {
      cancelAllAtOnce(isCrowd ? [.paper, .margin] : random.pick([[.paper, .margin], [.paper], [.margin]]))
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

  private static func point(_ place: Place, _ paper: CGRect, _ random: inout SeededGenerator) -> CGPoint {
    switch place {
    case .paper:
      guard random.once(in: 4) else { return random.point(in: paper.insetBy(dx: 2, dy: 2)) }
      return edge(of: paper.insetBy(dx: 0.5, dy: 0.5), &random)
    case .margin:
      if random.once(in: 4) { return edge(of: paper.insetBy(dx: -0.5, dy: -0.5), &random) }
      let inner = panel.insetBy(dx: 2, dy: 2)
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

  /// Scripts with one finger fewer, or one move fewer.
  var smaller: [SketchScript] {
    var scripts: [SketchScript] = []
    for index in fingers.indices {
      if fingers.count > 1 {
        var script = self
        script.fingers.remove(at: index)
        scripts.append(script)
      }
      if fingers[index].points.count > 1 {
        var script = self
        script.fingers[index].points.removeLast()
        scripts.append(script)
      }
      if fingers[index].start > 0 {
        var script = self
        script.fingers[index].start = 0
        scripts.append(script)
      }
    }
    if variation.changesItsNext {
      var script = self
      script.variation.changesItsNext = false
      scripts.append(script)
    }
    if variation.hasContents {
      var script = self
      script.variation.hasContents = false
      scripts.append(script)
    }
    if !variation.looks.isEmpty {
      var script = self
      script.variation.looks = []
      scripts.append(script)
    }
    if !variation.circumstances.isEmpty {
      var script = self
      script.variation.circumstances = []
      scripts.append(script)
    }
    if variation.isHiddenLater {
      var script = self
      script.variation.isHiddenLater = false
      scripts.append(script)
    }
    if variation.growth != 0 {
      var script = self
      script.variation.growth = 0
      scripts.append(script)
    }
    return scripts
  }

  /// At which event the last finger has landed.
  var lastLanding: Int { fingers.map(\.start).max() ?? 0 }

  /// Whether the panel changes when the last finger has landed.
  var changesThePanel: Bool { variation.isHiddenLater || variation.growth != 0 }

  /// At how many events something may happen.
  var length: Int { (fingers.map(\.end).max() ?? 0) + 1 }
}

extension SketchScript: CustomStringConvertible {
  var description: String {
    variation.words
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

extension SketchScript.Variation {
  fileprivate var words: String {
    var words: [String] = []
    if !hasController { words.append("the panel is no controller's view: its next is its superview") }
    if scroll != .zero { words.append("its bounds begin at \(scroll.text)") }
    if let paper {
      words.append(
        "a subclass has its paper at \(paper.origin.text), \(NumberText.trimmed(paper.width)) × \(NumberText.trimmed(paper.height))"
      )
    }
    if growth != 0 { words.append("after the last landing its sides grow by \(NumberText.trimmed(growth))") }
    if isHiddenLater { words.append("it is hidden after the last landing") }
    if hasContents { words.append("its left half is covered by a view that handles no touches") }
    if scale.x < 0 { words.append("it is turned by half") }
    if scale.x > 0, scale.x < 1 { words.append("it is shown smaller than it is") }
    if !looks.isEmpty { words.append("its looks: \(Look.words(for: looks))") }
    if !circumstances.isEmpty { words.append(Circumstance.words(for: circumstances)) }
    if alpha < 1 { words.append("it is transparent") }
    if changesItsNext {
      words.append(
        "the fingers do all this twice, and in between the panel \(hasController ? "loses its" : "gets a") controller, and is scrolled"
      )
    }
    return words.map { "  \($0)\n" }.joined()
  }
}
