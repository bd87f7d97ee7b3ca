import TouchKit
import TouchStage

/// A page with target buttons.
final class TargetSubject: ScreenSubject {
  // Who gets the taps on a view in a round button isn't said.
  override var changes: [ScreenChange] { ScreenChange.allCases.filter { $0 != .getsAView } }
}

/// What the statement of the exercise says.
final class StatedTarget: UIControl {
  private let isRound: Bool

  init(isRound: Bool) {
    self.isRound = isRound
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let (x, y) = (point.x - bounds.midX, point.y - bounds.midY)
    if isRound { return hypot(x, y) < max(22, bounds.width / 2) }
    return abs(x) < max(22, bounds.width / 2) && abs(y) < max(22, bounds.height / 2)
  }
}
