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
  /// Whether the app sets the minimum before the maximum, even if the one is above the other for a while.
  var setsTheMinimumFirst = false
  /// How another finger has left the knob before this one, if there was one.
  var earlierEnding: Contact.Phase?
  /// How many fingers have.
  var earlierFingers = 1
  /// How often the finger taps, right before it lands where it has tapped.
  var quickTaps = 0
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

  struct Move {
    /// By how many degrees it goes on, clockwise; by more than half a turn only if it is quick.
    var turn: Double
    /// To which distance from the middle.
    var distance: CGFloat
    var change: Change?
    /// Whether the device takes several samples for its one event.
    var isQuick = false

    /// By how many degrees the knob turns: the shorter way around.
    var shorterTurn: Double { abs(turn) > 180 ? turn.remainder(dividingBy: 360) : turn }
  }

  var moves: [Move] = []
  /// A view in the knob on which the finger lands.
  enum Part: String, CaseIterable {
    case pointer = "a small view that is turned"
    case scrolled = "a view whose bounds begin elsewhere"
    case layered = "a view in a view"
  }

  var part: Part?
  /// The number of the move, from 0, before which the finger rests for a second.
  var rest: Int?
  /// Whether another knob turns at the same time.
  var hasTwin = false
  /// How the finger leaves.
  var ending = Contact.Phase.ended
  /// Where the finger leaves, seen from its last place, if that is another one: how many degrees on, and how far out.
  var leaving: Place?

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
    if leaving != nil {
      var example = self
      example.leaving = nil
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
      case .cancelled: "; another finger has turned it before, \(earlierFingers) ×, and was cancelled"
      case nil: ""
      default: "; another finger has turned it before, \(earlierFingers) ×, and has lifted"
      }
    let inIt = part.map { "; the finger lands on \($0.rawValue) in it" } ?? ""
    return
      "a knob of \(size) points\(bounds)\(own), values from \(range), in a superview that is \(drawing.rawValue)"
      + inIt + earlier + (quickTaps > 0 ? "; the finger taps \(quickTaps) × before it lands" : "")
      + (setsTheMinimumFirst ? "; the app sets the minimum before the maximum" : "")
      + (leaving == nil ? "" : "; fingers leave elsewhere than they moved last")
      + (hasTwin ? "; another knob, beside it, is turned at the same time" : "")
  }
}
