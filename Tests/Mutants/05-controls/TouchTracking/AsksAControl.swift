import TouchKit

class TrackingView: UIView {
  var onEvent: (UIControl.Event) -> Void = { _ in }
  var isTracking: Bool { helper.isTracking }
  var isTouchInside: Bool { helper.isTouchInside }

  func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  func cancelTracking(with event: UIEvent?) {}

  private final class Helper: UIControl {
    weak var owner: TrackingView?

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      owner?.beginTracking(touch, with: event) ?? false
    }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      owner?.continueTracking(touch, with: event) ?? false
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
      owner?.endTracking(touch, with: event)
    }
    override func cancelTracking(with event: UIEvent?) { owner?.cancelTracking(with: event) }
  }

  private lazy var helper: Helper = {
    let helper = Helper(frame: bounds)
    helper.owner = self
    helper.isUserInteractionEnabled = false
    let events: [UIControl.Event] = [
      .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter, .touchDragExit,
      .touchUpInside, .touchUpOutside, .touchCancel,
    ]
    for event in events {
      helper.addAction(UIAction { [unowned self] _ in onEvent(event) }, for: event)
    }
    addSubview(helper)
    return helper
  }()

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    helper.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    helper.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    helper.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    helper.touchesCancelled(touches, with: event)
  }
}
