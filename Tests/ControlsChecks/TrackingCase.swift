import CheckSupport
import TouchKit
import TouchStage

/// What fingers do on a view that follows them, and what the view says to it.
struct TrackingCase {
  /// One step of the script.
  enum Step: Equatable {
    /// A finger does something at a point in the view's own coordinates.
    case act(Contact.Phase, finger: Int, CGPoint)
    /// Fingers that do the same in one frame; each is known by its place in the list, counted from the first one.
    case together(Contact.Phase, [CGPoint], first: Int = 0)
    /// The view gets other bounds, around the same middle.
    case change(CGRect)
    /// The app does something else with the view.
    case app(Deed)
    /// Nothing happens for a second.
    case rest
  }

  /// What an app may do with a view while a finger is on it.
  enum Deed: String, CaseIterable {
    case hides = "is hidden"
    case fades = "is made transparent"
    case switchesOff = "has its user interaction switched off"
    case hidesAround = "is on a superview that is hidden"
    case moves = "is moved by 200 points to the right, and down"
    case turns = "is turned by 40°"
    case takesOut = "is taken out of its superview, and put back"
    case listensAnew = "gets another onEvent"
    case listensAnewInTheEvent = "will get another onEvent when it calls the present one"
    case listensAnewWhenAsked = "will get another onEvent when it calls a tracking method"
    case resizesWhenAsked = "will be made larger when it calls a tracking method"
    case resizesInTheEvent =
      "will be made smaller when it calls onEvent and the finger is inside, or else larger, until that is over"
    /// Undoes the first six.
    case undoes = "is shown again where and as it was, and its user interaction switched on"
  }

  /// How the view, or its superview, is drawn.
  enum Drawing: String, CaseIterable {
    case plain = "drawn as it is"
    case small = "drawn at half its size"
    case large = "drawn at one and a half times its size"
    case turned = "turned by a quarter"
    case slanting = "turned by 30°"
    case mirrored = "mirrored, left to right"
    case flat = "drawn at half its height"

    var transform: CGAffineTransform {
      switch self {
      case .plain: .identity
      case .small: CGAffineTransform(scaleX: 0.5, y: 0.5)
      case .large: CGAffineTransform(scaleX: 1.5, y: 1.5)
      case .turned: CGAffineTransform(rotationAngle: .pi / 2)
      case .slanting: CGAffineTransform(rotationAngle: .pi / 6)
      case .mirrored: CGAffineTransform(scaleX: -1, y: 1)
      case .flat: CGAffineTransform(scaleX: 1, y: 0.5)
      }
    }
  }

  /// How much room the superview has.
  enum Room: String, CaseIterable {
    case large = ""
    case little = " and hardly larger than the view"
    case clipped = " and hardly larger than the view, and clips it"
  }

  var bounds: CGRect
  var room = Room.large
  /// How the superview is drawn.
  var drawing = Drawing.plain
  /// How the view itself is drawn in it.
  var ownDrawing = Drawing.plain
  /// Where it places the view.
  static let center = CGPoint(x: 300, y: 290)
  /// Around which point of it the superview places and turns it, as a share of its size.
  var anchor = CGPoint(x: 0.5, y: 0.5)
  /// How it looks, and what is around it.
  var variation = ViewVariation.none
  /// The numbers of the landings, from 1, for which `beginTracking` says no.
  var refusedLandings: Set<Int> = []
  /// The number of the move, from 1, at which `continueTracking` says no.
  var refusedMove: Int?
  var steps: [Step] = []

  /// Whether more than one finger touches the view.
  var hasSeveralFingers: Bool {
    steps.contains { step in
      switch step {
      case .act(_, let finger, _): finger > 0
      case .together(_, let points, let first): first + points.count > 1
      case .change, .app, .rest: false
      }
    }
  }

  /// The case in words.
  var description: String {
    var words = [
      "a view of \(NumberText.trimmed(bounds.width)) × \(NumberText.trimmed(bounds.height)) points"
    ]
    if bounds.origin != .zero { words.append("whose bounds begin at \(bounds.origin.text)") }
    if anchor.x != 0.5 { words.append("whose anchor point is at \(anchor.x), \(anchor.y)") }
    if ownDrawing != .plain { words.append("\(ownDrawing.rawValue)") }
    words.append("in a superview that is \(drawing.rawValue)\(room.rawValue)")
    return words.joined(separator: ", ") + variation.words
  }

  /// The same with one step less; steps that make no sense any more are left out when they are played.
  var smaller: [TrackingCase] {
    let shorter = steps.shorter.map { steps in with { $0.steps = steps } }
    var plainer: [TrackingCase] = []
    if drawing != .plain { plainer.append(with { $0.drawing = .plain }) }
    if ownDrawing != .plain { plainer.append(with { $0.ownDrawing = .plain }) }
    return plainer + shorter
  }

  private func with(_ change: (inout TrackingCase) -> Void) -> TrackingCase {
    var example = self
    change(&example)
    return example
  }

  /// A step in words, with the distance from the view where that matters.
  func text(of step: Step, _ bounds: CGRect) -> String {
    func text(of phase: Contact.Phase, _ finger: Int, _ point: CGPoint) -> String {
      Self.text(of: phase, finger, point, place(of: point, bounds))
    }
    switch step {
    case .rest: return "— a second passes"
    case .together(let phase, let points, let first):
      let words = points.enumerated().map { text(of: phase, first + $0.offset, $0.element).dropFirst(2) }
      return "— at once: " + words.joined(separator: " and ")
    case .change(let new):
      return "— its bounds become \(new.size.width) × \(new.size.height) at \(new.origin.text)"
    case .app(let deed): return "— the view \(deed.rawValue)"
    case .act(let phase, let finger, let point): return text(of: phase, finger, point)
    }
  }

  private static func text(
    of phase: Contact.Phase, _ finger: Int, _ point: CGPoint, _ place: String
  ) -> String {
    let who = "— finger \(finger) "
    return switch phase {
    case .began: who + "lands at \(point.text)"
    case .moved: who + "moves to \(point.text), \(place)"
    case .ended: who + "lifts"
    case .cancelled: who + "is taken away by the system"
    case .stationary: who + "rests"
    }
  }

  private func place(of point: CGPoint, _ bounds: CGRect) -> String {
    let aside = max(bounds.minX - point.x, point.x - bounds.maxX, 0)
    let along = max(bounds.minY - point.y, point.y - bounds.maxY, 0)
    if aside > 0, along > 0 {
      return "\(NumberText.trimmed(aside)) points beside and \(NumberText.trimmed(along)) above or below"
    }
    let distance = max(aside, along)
    return distance == 0 ? "inside" : "\(NumberText.trimmed(distance)) points outside"
  }
}
