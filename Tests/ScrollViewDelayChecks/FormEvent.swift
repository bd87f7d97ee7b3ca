import TouchKit

@testable import ScrollViewDelayExercises

/// What an app does with a form between two fingers, or while a finger is on it.
enum FormEvent: String, CaseIterable {
  case leavesAndReturns = "the form leaves the window, and comes back"
  case changesItsSuperview = "the form moves to another view, and back"
  case isResized = "the form and its content are made lower, laid out, and as high as before"
  case isHidden = "the form is hidden, and shown"
  case isSwitchedOff = "the form is switched off, and on"
  case cannotScroll = "isScrollEnabled is false, and true again"
  case isSetTwice = "isReadOnly is set to the same again"
  case isSetOutside = "the form leaves the window, isReadOnly is set and set back, and it comes back"
  case isSetEmpty = "everything is taken out of the form, isReadOnly is set and set back, and all is put back"
  case isSetUnseen = "the form is hidden and has no size, isReadOnly is set and set back, and it is as before"
  case isSetWhileItScrolls =
    "the app scrolls the form and strips in it, animated, and meanwhile isReadOnly is set and set back"
  case isRebuilt = "everything is taken out of the form, and put back"
  case rests = "five minutes go by"
  case scrollsByCode = "the app scrolls, with an animation"
  case anotherFormComesAndGoes = "another form is made, is read-only, and goes"
  case getsAnotherWindow = "the form moves to another window, and back"
  case disablesTheSlider = "the slider is disabled"

  /// Those that may happen between two fingers.
  static let between = allCases.filter { $0 != .disablesTheSlider }

  /// Those that may happen while a finger is on the form.
  static let meanwhile: [FormEvent] = [
    .leavesAndReturns, .isHidden, .isRebuilt, .scrollsByCode, .cannotScroll,
  ]
}

extension FormScene {
  /// Does with the form what an app may do.
  func live(_ event: FormEvent) {
    switch event {
    case .leavesAndReturns: moveAway { $0.removeFromSuperview() }
    case .changesItsSuperview:
      let elsewhere = UIView(frame: stage.window.bounds)
      stage.window.addSubview(elsewhere)
      moveAway { elsewhere.addSubview($0) }
      elsewhere.removeFromSuperview()
    case .getsAnotherWindow:
      let window = UIWindow(frame: stage.window.bounds)
      window.isHidden = false
      moveAway { window.addSubview($0) }
      window.isHidden = true
    case .isResized:
      let size = form.bounds.size
      form.bounds.size.height = 200
      form.contentSize.height += 20
      form.layoutIfNeeded()
      form.contentSize.height -= 20
      form.bounds.size = size
      form.layoutIfNeeded()
    case .isHidden:
      form.isHidden = true
      stage.device.advance(by: 0.001)
      form.isHidden = false
    case .isSwitchedOff:
      form.isUserInteractionEnabled = false
      stage.perform { $0.tap(at: point(of: .button)) }
      form.isUserInteractionEnabled = true
    case .cannotScroll:
      form.isScrollEnabled = false
      form.isScrollEnabled = true
    case .isSetTwice:
      form.isReadOnly = form.isReadOnly
      form.isReadOnly = form.isReadOnly
    case .isSetOutside:
      moveAway {
        $0.removeFromSuperview()
        setToAndFro()
      }
    case .isSetUnseen:
      let size = form.bounds.size
      (form.isHidden, form.bounds.size) = (true, .zero)
      setToAndFro()
      (form.isHidden, form.bounds.size) = (false, size)
    case .isSetWhileItScrolls:
      form.setContentOffset(CGPoint(x: 0, y: example.offset + 40), animated: true)
      scrollWithin {
        stage.device.advance(by: 0.1)
        setToAndFro()
        stage.device.advance(by: 0.5)
      }
    case .disablesTheSlider:
      slider.isEnabled = false
      undo = { [unowned self] in slider.isEnabled = true }
    case .isRebuilt, .isSetEmpty:
      let views = content.subviews
      for view in views { view.removeFromSuperview() }
      if event == .isSetEmpty { setToAndFro() }
      for view in views { content.addSubview(view) }
    case .rests: stage.device.advance(by: 300)
    case .scrollsByCode: form.setContentOffset(CGPoint(x: 0, y: example.offset + 20), animated: true)
    case .anotherFormComesAndGoes:
      let other = FormScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      stage.window.addSubview(other)
      other.isReadOnly = !form.isReadOnly
      other.removeFromSuperview()
    }
  }

  /// Does something while scroll views that lie in the form are scrolled, with animations.
  private func scrollWithin(_ act: () -> Void) {
    let strips = [form, content].map { holder in
      let strip = UIScrollView(frame: CGRect(x: 0, y: form.contentOffset.y + 20, width: 60, height: 20))
      strip.contentSize = CGSize(width: 400, height: 20)
      holder.addSubview(strip)
      return strip
    }
    for strip in strips { strip.setContentOffset(CGPoint(x: 200, y: 0), animated: true) }
    act()
    for strip in strips {
      note("a strip in the form is scrolled to \(strip.contentOffset.text)")
      strip.removeFromSuperview()
    }
  }

  private func setToAndFro() {
    for _ in 0..<2 { form.isReadOnly.toggle() }
  }

  private func moveAway(_ move: (UIView) -> Void) {
    guard let superview = form.superview, let place = superview.subviews.firstIndex(of: form) else { return }
    move(form)
    superview.insertSubview(form, at: place)
  }
}
