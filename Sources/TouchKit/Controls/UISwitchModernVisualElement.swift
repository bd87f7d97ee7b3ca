/// What fingers touch of a switch: its two recognizers decide, and exclude those around (fact C21).
///
/// Named after the view in UIKit.
final class UISwitchModernVisualElement: UIView, UIGestureRecognizerDelegate {
  /// How long a finger must be down to press the switch, in seconds (fact C21).
  static let pressDuration: TimeInterval = 0.01
  /// How far a finger drags the knob without moving it to the other side, in points (fact C21).
  static let longestRest: CGFloat = 25

  @Weak var owner: UISwitch?
  /// On which side the knob is: while a finger is down, the switch itself stays as it was.
  var isShownOn = false
  /// What the switch was when it was pressed; `nil` while it is not.
  private var wasOn: Bool?
  /// Whether the finger has only pressed so far.
  private var isTap = false
  /// From where the finger drags the knob, in points to the right of where it began.
  private var knobStart: CGFloat = 0
  private let press = UILongPressGestureRecognizer()
  private let pan = KnobPanGestureRecognizer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    press.minimumPressDuration = Self.pressDuration
    press.addTarget(self, action: UISwitchModernVisualElement.didPress)
    pan.addTarget(self, action: UISwitchModernVisualElement.didPan)
    (press.name, pan.name) = ("UISwitch-longPress", "UISwitch-pan")
    for recognizer in [press, pan] {
      recognizer.delegate = self
      addGestureRecognizer(recognizer)
    }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  private func didPress() {
    guard let owner else { return }
    let isInside = owner.isMostlyInside(press.location(in: owner))
    switch press.state {
    case .began:
      wasOn = owner.isOn
      isShownOn = owner.isOn
      isTap = true
      knobStart = 0
    case .changed: if !isInside { finishTap() }
    default:
      let isPress = isTap && isInside && press.state == .ended
      finishTap()
      let hasChanged = isShownOn != wasOn
      wasOn = nil
      if hasChanged { owner.change(to: isShownOn) }
      if isPress { owner.send(.touchUpInside, with: nil) }
    }
  }

  /// A tap flips the switch, however it ends, unless the finger has moved the knob itself.
  private func finishTap() {
    if isTap, let wasOn { isShownOn = !wasOn }
    isTap = false
  }

  private func didPan() {
    let place = pan.translation(in: self).x
    let way = isShownOn ? knobStart - place : place - knobStart
    guard wasOn != nil, pan.state == .changed, way > Self.longestRest else { return }
    isShownOn.toggle()
    isTap = false
    knobStart = place
  }

  /// The two go together.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer === press || otherGestureRecognizer === pan }

  /// Both leave a scroll view its time to see whether the finger scrolls.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer.holdsContentTouchesBack }

  override class var engineClassName: String { "UISwitchModernVisualElement" }
}

/// A pan that begins with the first movement.
private final class KnobPanGestureRecognizer: UIPanGestureRecognizer {
  override func judge(_ movement: CGPoint) -> PanVerdict {
    movement == .zero ? .undecided : .pan(without: 0)
  }
}
