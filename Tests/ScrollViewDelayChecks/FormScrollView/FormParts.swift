import TouchKit
import TouchStage

extension FormPlan.SliderKind {
  /// A slider of this kind.
  var control: UISlider {
    let slider = self == .unusual ? UnusualSlider() : self == .misnamed ? ButtonBar() : UISlider()
    if self == .unusual { (slider.minimumValue, slider.maximumValue) = (-1, 1) }
    return slider
  }
}

extension FormPlan.ButtonKind {
  /// A button of this kind.
  var control: UIButton {
    switch self {
    case .system: UIButton(type: .system)
    case .misnamed: SliderKey()
    case .untracked: UntrackedButton()
    default: UIButton()
    }
  }
}

extension FormPlan.OtherKind {
  var control: UIControl {
    switch self {
    case .plain: return UIControl()
    case .selected:
      let control = UIControl()
      control.isSelected = true
      return control
    case .misnamed: return ImageButton()
    case .dial: return Dial()
    case .toggle: return UISwitch()
    case .field: return UITextField()
    case .segments: return UISegmentedControl()
    case .stepper: return UIStepper()
    case .pages: return UIPageControl()
    }
  }
}

extension FormPlan.Group {
  /// From the outermost to the innermost.
  var views: [UIView] {
    switch self {
    case .none: []
    case .view: [ListeningView().named("the group")]
    case .imageView: [UIImageView()]
    case .stackView: [UIStackView()]
    case .deep: [UIView(), UIImageView(), UIView(), UIStackView(), ListeningView().named("the group")]
    case .control: [UIControl()]
    }
  }
}

/// Controls whose names don't say what they are.
private final class SliderKey: UIButton {}
private final class ButtonBar: UISlider {}
private final class ImageButton: UIControl {}

/// A control that follows fingers by itself and does without tracking.
private final class Dial: UIControl {
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
}

/// A button that follows no finger.
private final class UntrackedButton: UIButton {
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
}

/// A slider that has its line in its right half, and its knob to the left of where that usually is.
private final class UnusualSlider: UISlider {
  override func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.midX, y: bounds.minY, width: bounds.width / 2, height: bounds.height)
  }

  override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    super.thumbRect(forBounds: bounds, trackRect: rect, value: value).offsetBy(dx: -50, dy: 0)
  }
}

/// A scroll view that writes down its touches.
final class ListeningStrip: UIScrollView {
  var listener: AppListener?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    listener?.note("\(traceName) gets touchesBegan", touches, event)
    super.touchesBegan(touches, with: event)
  }
}

/// A tile into which one can write.
final class EditableTile: UIView {
  override var canBecomeFirstResponder: Bool { true }
}
