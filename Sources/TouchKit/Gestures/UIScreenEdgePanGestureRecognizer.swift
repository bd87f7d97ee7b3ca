/// Sees one finger that comes in over an edge of the screen; other recognizers usually wait for its failure.
///
/// It needs a longer way than an ordinary pan: on one view the ordinary one wins, unless it requires this one to fail.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// How wide the strip along an edge is in which the finger lands, in points (fact G80, engine's choice).
  static let strip: CGFloat = 13
  /// How far inwards the finger moves before the pan begins, in points (fact G81, engine's choice).
  static let inwardHysteresis: CGFloat = 15

  /// The edges that count, of the screen; none unless they are set.
  open var edges: UIRectEdge = []

  /// The edges near which the finger has landed.
  private final var crossed: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let new = activeTouches.filter { touches.contains($0) }
    let finger = crossed.isEmpty ? new.first { !nearEdges(of: $0).isEmpty } : nil
    if let finger { crossed = nearEdges(of: finger) }
    guard !crossed.isEmpty else {
      state = .failed
      return
    }
    for touch in new where touch !== finger { ignore(touch, for: event) }
    if finger != nil { super.touchesBegan(touches, with: event) }
  }

  private func nearEdges(of touch: UITouch) -> UIRectEdge {
    guard let screen = touch.window?.screen.bounds else { return [] }
    return screen.edges(within: Self.strip + Hand.rounding, of: touch.firstScreenLocation).intersection(edges)
  }

  /// It must go inwards at least as far as along the edge: engine's choice.
  override func judge(_ movement: CGPoint) -> PanVerdict {
    let ways: [(UIRectEdge, CGFloat, CGFloat)] = [
      (.top, movement.y, movement.x), (.left, movement.x, movement.y),
      (.bottom, -movement.y, movement.x), (.right, -movement.x, movement.y),
    ]
    var isHopeful = false
    for (edge, inwards, along) in ways where crossed.contains(edge) {
      if along.magnitude > max(inwards, Self.inwardHysteresis - Hand.rounding) { continue }
      if inwards + Hand.rounding >= Self.inwardHysteresis {
        return .pan(without: Self.inwardHysteresis / inwards)
      }
      isHopeful = true
    }
    return isHopeful ? .undecided : .failed
  }

  open override func reset() {
    super.reset()
    crossed = []
  }

  override class var engineClassName: String { "UIScreenEdgePanGestureRecognizer" }
  override class var engineClass: ObjectIdentifier { ObjectIdentifier(UIScreenEdgePanGestureRecognizer.self) }
}
