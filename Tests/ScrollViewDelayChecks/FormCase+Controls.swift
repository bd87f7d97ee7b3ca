import TouchKit

/// The controls of a form, some of which are of subclasses.
extension FormCase {
  enum Names: CaseIterable {
    /// After what they are, after something else, or after a class that they don't descend from.
    case usual, other, misleading
  }

  func makeSlider() -> UISlider {
    if peculiarities.contains(.insetTrack) { return InsetSlider() }
    guard isSubclass else { return UISlider() }
    return switch names {
    case .usual: WideSlider()
    case .other: Fader()
    case .misleading: ButtonBar()
    }
  }

  func makeButton() -> UIButton {
    guard isSubclass else { return UIButton(type: buttonType) }
    return switch names {
    case .usual: RoundButton()
    case .other: Key()
    case .misleading: SliderKey()
    }
  }

  func makeOtherControl() -> UIControl {
    let (isOther, isMisleading) = (isSubclass && names == .other, isSubclass && names == .misleading)
    return switch otherControl {
    case .plain: (isMisleading ? ImageButton() : isOther ? Pad() : UIControl()).named("Control")
    case .dial: Dial().named("Dial")
    case .toggle: (isMisleading ? ButtonSwitch() : isOther ? Flip() : UISwitch()).named("Switch")
    case .field: (isMisleading ? ButtonField() : isOther ? Line() : UITextField()).named("Field")
    case .segments:
      (isMisleading ? ButtonChoice() : isOther ? Choice() : UISegmentedControl()).named("Segments")
    case .stepper: (isMisleading ? CountButton() : isOther ? Count() : UIStepper()).named("Stepper")
    case .pages: (isMisleading ? DotButton() : isOther ? Dots() : UIPageControl()).named("Pages")
    }
  }
}
