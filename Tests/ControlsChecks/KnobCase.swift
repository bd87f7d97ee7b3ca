import CheckSupport
import TouchKit
import TouchStage

/// A knob of some size and range, and the way of a finger on it.
struct KnobCase {
  /// How the superview is drawn.
  enum Drawing: String, CaseIterable {
    case plain = "drawn as it is"
    case turned = "turned by 60°"
    case large = "drawn at one and a half times its size"
    case mirrored = "mirrored, left to right"
    case flat = "drawn at half its height"

    var transform: CGAffineTransform {
      switch self {
      case .plain: .identity
      case .turned: CGAffineTransform(rotationAngle: .pi / 3)
      case .large: CGAffineTransform(scaleX: 1.5, y: 1.5)
      case .mirrored: CGAffineTransform(scaleX: -1, y: 1)
      case .flat: CGAffineTransform(scaleX: 1, y: 0.5)
      }
    }
  }

  /// A place of the finger: degrees clockwise from three o'clock, and points from the middle, in the knob's coordinates.
  struct Place {
    var degrees: Double
    var distance: CGFloat
  }

  var size: CGSize
  /// Where the bounds begin.
  var origin = CGPoint.zero
  var drawing = Drawing.plain
  /// How the knob itself is drawn.
  var ownDrawing = Drawing.plain
  /// Around which point of it the superview places and turns it, as a share of its size.
  var anchor = CGPoint(x: 0.5, y: 0.5)
  /// How it looks, and what is around it.
  var variation = ViewVariation.none
  var range: ClosedRange<Double> = 0...1
  /// How another finger has left the knob before this one, if there was one.
  var earlierEnding: Contact.Phase?
  /// The value at the landing, as a share of the range.
  var start = 0.5
  var landing = Place(degrees: 0, distance: 20)
  /// What the app does before a move, while the finger is down.
  enum Change {
    /// Sets the value to a share of the range.
    case value(Double)
    /// Sets another range.
    case range(ClosedRange<Double>)
    /// Gives the knob other bounds, around the same middle.
    case bounds(CGRect)
    /// Sets the value to a share of the range as soon as the knob tells of a change.
    case valueInTheAction(Double)
    /// VoiceOver makes a step up or down.
    case step(isUp: Bool)
    /// No further finger would find the knob.
    case hides(Hiding)
  }

  enum Hiding: String, CaseIterable {
    case hidden, transparent
    case switchedOff = "switched off for fingers"
  }

  /// By how many degrees each move goes on, clockwise, and to which distance.
  var moves: [(turn: Double, distance: CGFloat, change: Change?)] = []
  /// The number of the move, from 0, before which the finger rests for a second.
  var rest: Int?
  /// Whether another knob turns at the same time.
  var hasTwin = false
  /// How the finger leaves.
  var ending = Contact.Phase.ended

  /// How far it is from the middle to the edge of the bounds.
  func reach(at degrees: Double) -> CGFloat {
    let angle = CGFloat(degrees) * .pi / 180
    return min(size.width / 2 / max(abs(cos(angle)), 0.001), size.height / 2 / max(abs(sin(angle)), 0.001))
  }

  /// The same with one move less, or drawn as it is.
  var smaller: [KnobCase] {
    var examples = moves.shorter.map { moves in
      var example = self
      example.moves = moves
      return example
    }
    if drawing != .plain {
      var example = self
      example.drawing = .plain
      examples.insert(example, at: 0)
    }
    if ownDrawing != .plain {
      var example = self
      example.ownDrawing = .plain
      examples.insert(example, at: 0)
    }
    return examples
  }

  var description: String {
    let size = "\(NumberText.trimmed(size.width)) × \(NumberText.trimmed(size.height))"
    let range =
      "\(NumberText.trimmed(range.lowerBound, places: 2)) to \(NumberText.trimmed(range.upperBound, places: 2))"
    let bounds = origin == .zero ? "" : ", whose bounds begin at \(origin.text)"
    let own =
      variation.words + (anchor.x == 0.5 ? "" : ", its anchor point at \(anchor.x), \(anchor.y)")
      + (ownDrawing == .plain ? "" : ", itself \(ownDrawing.rawValue)")
    let earlier =
      switch earlierEnding {
      case .cancelled: "; another finger has turned it before, and was cancelled"
      case nil: ""
      default: "; another finger has turned it before, and has lifted"
      }
    return
      "a knob of \(size) points\(bounds)\(own), values from \(range), in a superview that is \(drawing.rawValue)"
      + earlier + (hasTwin ? "; another knob, beside it, is turned at the same time" : "")
  }
}

/// What the random knobs are like.
struct KnobRecipe {
  /// Which part of the circle the finger stays in, in degrees; `nil` for all of it.
  var sector: ClosedRange<Int>? = -150...150
  var turns: [ClosedRange<Int>] = [-100 ... -10, 10...100]
  var starts: ClosedRange<Int> = 0...100
  var drawings: [KnobCase.Drawing] = [.plain]
  var mostMoves = 5
  var leastMoves = 1
  var comesLater = false
  var hasTwin = false
  /// Whether the app changes the knob while the finger is down.
  var hasChanges = false

  func makeCase(_ random: inout SeededGenerator) -> KnobCase {
    let isLarge = random.once(in: 6)
    let width = random.points(isLarge ? 120...300 : 60...120)
    var example = KnobCase(
      size: CGSize(width: width, height: random.once(in: 2) ? width : random.points(60...120)))
    if random.once(in: 3) { example.origin = CGPoint(x: random.points(-50...50), y: random.points(-50...50)) }
    example.drawing = random.pick(drawings)
    // Not large, or fingers leave the screen.
    if drawings.count > 1 { example.ownDrawing = random.pick(drawings.filter { $0 != .large }) }
    let middle = CGPoint(x: 0.5, y: 0.5)
    example.anchor = random.inTurn([middle, middle, middle, .zero, CGPoint(x: 0.8, y: 0.3)])
    if random.once(in: 2) { example.variation = ViewVariation(&random) }
    if comesLater { example.earlierEnding = random.pick([.ended, .cancelled]) }
    example.hasTwin = hasTwin
    if random.once(in: 4) { example.ending = .cancelled }
    if random.once(in: 4) { example.rest = random.pick([0, 1, 2]) }
    example.range = range(&random)
    example.start = Double(Int.random(in: starts, using: &random)) / 100
    var degrees = Double(Int.random(in: sector ?? -180...179, using: &random))
    example.landing = KnobCase.Place(
      degrees: degrees, distance: random.points(random.once(in: 3) ? 2...14 : 15...28))
    // As far out as the bounds go, in their corners, too.
    if random.once(in: 3) { example.landing.distance = example.reach(at: degrees) - 3 }
    // Now and then in many small steps.
    let isSlow = random.once(in: 16)
    let most = isSlow ? 50 : isLarge ? mostMoves * 4 : mostMoves
    for _ in 0..<Int.random(in: min(most, max(leastMoves, isSlow ? 30 : 1))...most, using: &random) {
      let turn =
        isSlow || random.once(in: 6)
        ? random.pick([-1, -0.4, 0.4, 0.4, 1]) : Double(Int.random(in: random.pick(turns), using: &random))
      if let sector, !(Double(sector.lowerBound)...Double(sector.upperBound)).contains(degrees + turn) {
        continue
      }
      degrees += turn
      let distances = random.pick([15...90, 15...90, 2...14, 135...290, 290...560])
      example.moves.append((turn, random.points(distances), change(&random)))
    }
    return example
  }

  /// Usually some hundreds; now and then tiny, huge or empty.
  private func range(_ random: inout SeededGenerator) -> ClosedRange<Double> {
    let low = Double(Int.random(in: -100...100, using: &random))
    return switch Int.random(in: 1...12, using: &random) {
    case 1: (low / 1_000)...(low / 1_000 + 0.02)
    case 2: (low * 1_000)...(low * 1_000 + 1_000_000)
    case 3: low...low
    default: low...(low + Double(Int.random(in: 1...20, using: &random) * 10))
    }
  }

  private func change(_ random: inout SeededGenerator) -> KnobCase.Change? {
    guard hasChanges, random.once(in: 2) else { return nil }
    switch Int.random(in: 1...6, using: &random) {
    case 1: return .value(Double(random.share(of: 0, 1)))
    case 2: return .range(range(&random))
    case 3: return .valueInTheAction(Double(random.share(of: 0, 1)))
    case 4: return .step(isUp: random.once(in: 2))
    case 5: return .hides(random.pick(KnobCase.Hiding.allCases))
    default:
      return .bounds(
        CGRect(
          x: random.points(-90...90), y: random.points(-90...90), width: random.points(20...300),
          height: random.points(20...300)))
    }
  }
}
