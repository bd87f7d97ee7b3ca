import TouchKit

/// Exercise 6.4: The form (build, 20 points, 30 minutes).
///
/// **Given.** A form that is higher than the screen, in a scroll view. It holds sliders, buttons, other controls, and
/// tiles, which are plain views that light up under a finger. Some forms hold them in views of their own:
///
///     ┌ FormScrollView ──────────────┐
///     │  ──────●───────────  slider  │      ● its knob
///     │  ┌ button ┐    ┌ tile ┐      │
///     │  └────────┘    └──────┘      │
///     │  ┌ dial, a control ┐         │
///     └──────────────────────────────┘
///
/// Two things are wrong with a plain `UIScrollView`. A finger that rests on a button or on a slider's line, beside the
/// knob, and then goes up or down, does not scroll; the button may even be clicked. And while a form is being sent
/// your code must not change it.
///
/// **Task.** Write the subclass:
///
/// - A finger that rests on the knob, or moves it sideways at once, keeps it wherever it goes then, even if the app
///   disables the slider meanwhile. A finger on a slider's line beside the knob scrolls, and so does one above or
///   below the knob in a slider that is high.
/// - A finger that rests on a button and then goes up or down scrolls, and the button is not clicked. Taps click.
/// - Other controls keep their fingers, as in a plain scroll view.
/// - While `isReadOnly` is `true`, no touch reaches what is in the form, and the form still scrolls. It is switched
///   while no finger is on the form.
///
/// **Keep.** A quick drag lights no tile and presses no button: the delay stays. Everything else that is set in the form
/// and in its views stays, too.
///
/// **Judged.** Quick drags, drags after a rest and taps on all of them, one after the other, in forms of random
/// geometry.
///
/// Check: make check EXERCISE=6.4
/// Hint:  make hint EXERCISE=6.4 RUNG=1
/// Read:  chapters/06-scroll-view-delay/README.md#who-may-keep-the-finger
final class FormScrollView: UIScrollView {
  /// Whether nothing in the form can be touched.
  var isReadOnly = false
  // solution

  override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    !isReadOnly && super.touchesShouldBegin(touches, with: event, in: view)
  }

  override func touchesShouldCancel(in view: UIView) -> Bool {
    switch view {
    case let slider as UISlider: !slider.isTracking
    case is UIButton: true
    default: super.touchesShouldCancel(in: view)
    }
  }
  // starter
  // end
}
