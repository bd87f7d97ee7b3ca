import CheckSupport
import TouchKit
import TouchStage

@testable import ScrollViewDelayExercises

/// What is set of a form, and what has changed.
extension FormScene {
  /// Makes the form read-only, or not, before the app adds the tile to it.
  func set(isReadOnly: Bool) {
    let holder = tile.superview ?? content
    tile.removeFromSuperview()
    let before = (form.canCancelContentTouches, form.isScrollEnabled, form.isUserInteractionEnabled)
    form.canCancelContentTouches = false
    // Every second time, the app has switched the form off meanwhile.
    timesSet += 1
    if timesSet % 2 == 0 { (form.isScrollEnabled, form.isUserInteractionEnabled) = (false, false) }
    watch { form.isReadOnly = isReadOnly }
    (form.canCancelContentTouches, form.isScrollEnabled, form.isUserInteractionEnabled) = before
    holder.addSubview(tile)
  }

  /// The form and all that is in it, apart from what fingers may change.
  var settings: ScreenSettings {
    ScreenSettings(of: [form, other]) { [form, other, slider, dial] view, settings in
      // A finger moves the knob, and does what the other control is for.
      settings.control?.isHighlighted = false
      if view === slider || view === dial { settings.other.values = [] }
      if view is UIScrollView, view !== form, view !== other { settings.forgetScrolling() }
      if view.isDescendant(of: dial) { settings.interaction.isFirstResponder = false }
    }
  }

  /// Everything in the app's window, as it is at the moment.
  var everything: ScreenSettings { stage.settings() }

  /// Does something that changes no settings, but may scroll the form.
  func watch(scrolls: Bool = false, _ act: () -> Void) {
    guard form is FormScrollView, !changesByItself else { return act() }
    let forms = [form, other]
    let (before, offsets, size) = (settings, forms.map(\.contentOffset), form.contentSize)
    act()
    // A form that is zoomed has another contentSize from then on; it is compared with its twin.
    if canBeZoomed, form.contentSize != size { return }
    let (ends, log) = (forms.map(\.contentOffset), log)
    defer { self.log = log }
    if scrolls { for (form, offset) in zip(forms, offsets) { form.bounds.origin = offset } }
    if change == nil { change = settings.change(since: before) }
    if scrolls { for (form, end) in zip(forms, ends) { form.bounds.origin = end } }
  }

  /// What the form has changed that is none of its business.
  var changedSettings: String? {
    // Far beside it, and hardly so.
    for distance in [20, 2] as [CGFloat] {
      let outside = form.convert(CGPoint(x: form.bounds.maxX + distance, y: form.bounds.midY), to: nil)
      guard stage.window.hitTest(outside, with: nil)?.isDescendant(of: form) == true else { continue }
      return "the form takes fingers that land beside it"
    }
    for isHidden in [true, false] {
      (form.isHidden, form.isUserInteractionEnabled) = (isHidden, isHidden)
      defer { (form.isHidden, form.isUserInteractionEnabled) = (false, true) }
      if stage.window.hitTest(point(of: .blank), with: nil)?.isDescendant(of: form) == true {
        return "the form takes fingers, though it is \(isHidden ? "hidden" : "switched off")"
      }
    }
    if let delegate = form.delegate, delegate !== self { return "the form's delegate is not the app's" }
    if form.isReadOnly, reached { return "a control is told of a finger, while isReadOnly is true" }
    return change
  }
}
