import CheckSupport
import TouchKit
import TouchStage

extension GestureTrial {
  /// Does something to the recognizer or its view that apps do at any time, or takes it back.
  func interrupt(_ interruption: Interruption, isOver: Bool, view: UIView, in parent: UIView?) {
    switch interruption {
    case .switchesOff: recognizer.isEnabled = isOver
    case .takesTheViewOut:
      if isOver { parent?.addSubview(view) } else { view.removeFromSuperview() }
    case .detaches:
      if isOver { view.addGestureRecognizer(recognizer) } else { view.removeGestureRecognizer(recognizer) }
    case .turnsTheView: view.transform = isOver ? .identity : CGAffineTransform(rotationAngle: 1)
    case .refusesTouches: view.isUserInteractionEnabled = isOver
    }
  }

  /// The same for the same plan.
  static func seed(of plan: FingerPlan) -> UInt64 {
    plan.steps.reduce(7) { $0 &* 31 &+ UInt64($1.time) }
  }

  /// Gives the views looks, and the recognizer a past, which are no matter: by a plan, so that a case stays the same.
  func dress(for plan: FingerPlan) {
    var random = SeededGenerator(seed: Self.seed(of: plan))
    guard let view = recognizer.view, random.once(in: 2) else { return }
    if surroundings == .plain {
      // It is found all over the screen still.
      view.frame = CGRect(
        x: random.number(-300...300), y: random.number(-300...300), width: random.pick([1, 30, 300, 900]),
        height: 300
      )
      view.bounds.origin = CGPoint(x: random.number(-300...300), y: random.number(-300...300))
      let scale = CGFloat(random.number(5...20)) / 10
      view.transform = CGAffineTransform(rotationAngle: random.pick([0, 1, 2, 3])).scaledBy(
        x: scale, y: scale)
    }
    for view in [view, stage.window] + view.subviews {
      Look.apply(Look.some(of: Look.ofDrawing.filter { $0 != .clipping }, &random), to: view)
    }
    if random.once(in: 3) {
      recognizer.isEnabled = false
      recognizer.isEnabled = true
    }
    if random.once(in: 3) {
      view.removeGestureRecognizer(recognizer)
      view.addGestureRecognizer(recognizer)
    }
    for circumstance in Circumstance.allCases where circumstance != .late && random.once(in: 3) {
      circumstance.apply(to: view, on: stage)
    }
  }
}
