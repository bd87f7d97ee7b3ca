/// Sums up what the fingers of a hand did together, to tell pinching, turning and dragging apart.
///
/// All numbers but the pinch's 8 points are the engine's choice.
struct HandMotion {
  /// How far the fingers' middle moves before the recent sums start again, in points: after a drag they still can
  /// pinch or turn.
  static let longestDrag: CGFloat = 20

  private var whole = HandSums()
  private var recent = HandSums()

  mutating func add(_ change: Hand.Change, distance: CGFloat) {
    if recent.shift.length >= Self.longestDrag { recent = HandSums() }
    whole.add(change, distance: distance)
    recent.add(change, distance: distance)
  }

  var isPinch: Bool { whole.isPinch || recent.isPinch }
  var isRotation: Bool { whole.isRotation || recent.isRotation }
}

/// What the fingers did over some time.
private struct HandSums {
  /// How much the distance between the fingers changes before a pinch begins, in points (fact G70).
  static let pinchHysteresis: CGFloat = 8
  /// The least change of the distance in a pinch, as a share of the way of the fingers' middle.
  static let pinchOverDrag: CGFloat = 0.75
  /// How far the fingers turn before a rotation begins, as an arc in points, and as an angle in radians (fact G75).
  static let (shortestArc, smallestAngle): (CGFloat, CGFloat) = (10, 0.1)
  /// The arc, as a multiple of the way of the fingers' middle, from which on the fingers turn around a point between them.
  static let clearTurn: CGFloat = 2.5
  /// How far the fingers turn, in radians, if one of them may just lag behind the other.
  static let unclearAngle: CGFloat = 0.3
  /// How far the fingers turn, in radians, before it does not matter how far they go meanwhile.
  static let sureAngle: CGFloat = 0.5
  /// The least share that pinching has of turning, or turning of pinching, to count beside it.
  static let besideOther: CGFloat = 0.5

  var shift = CGPoint.zero
  private var spread: CGFloat = 0
  private var twist: CGFloat = 0
  private var arc: CGFloat = 0

  mutating func add(_ change: Hand.Change, distance: CGFloat) {
    shift.x += change.shift.x
    shift.y += change.shift.y
    spread += change.spread
    twist += change.twist
    arc += change.twist * distance
  }

  var isPinch: Bool {
    spread.magnitude + Hand.rounding >= Self.pinchHysteresis
      && spread.magnitude >= shift.length * Self.pinchOverDrag
      && spread.magnitude >= arc.magnitude * Self.besideOther
  }

  var isRotation: Bool {
    let isClear = arc.magnitude >= shift.length * Self.clearTurn
    let angle = isClear ? Self.smallestAngle : Self.unclearAngle
    let isSure = twist.magnitude + Hand.rounding >= Self.sureAngle
    return arc.magnitude + Hand.rounding >= Self.shortestArc
      && twist.magnitude + Hand.rounding >= angle
      && (isSure || arc.magnitude >= shift.length)
      && arc.magnitude >= spread.magnitude * Self.besideOther
  }
}
