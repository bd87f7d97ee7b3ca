import TouchKit

/// Exercise 6.4: The form (build, 20 points, 30 minutes).
///
/// **Given.** A scroll view with a form: sliders, buttons, other controls, and tiles, which are plain views that light
/// up under a finger. Any of them may lie deeper in the form:
///
///     ┌ FormScrollView ──────────────┐
///     │  ──────●───────────  slider  │      ● its knob
///     │  ┌ button ┐    ┌ tile ┐      │
///     │  └────────┘    └──────┘      │
///     │  ┌ dial, a control ┐         │
///     └──────────────────────────────┘
///
/// **Task.** Write the subclass:
///
/// - A finger that has taken hold of a knob keeps it, wherever it goes.
/// - One that rests on a slider beside the knob, then goes up or down, scrolls.
/// - So does one that rests on a button, which isn't clicked then. Taps click.
/// - Other controls keep their fingers, and tiles lose them, as in a plain scroll view.
/// - A quick drag lights no tile and presses no button: the delay stays.
/// - While `isReadOnly` is `true`, no touch reaches what is in the form, and drags still scroll it. The app sets it
///   between touches.
///
/// Check: make check EXERCISE=6.4
/// Hint:  make hint EXERCISE=6.4 RUNG=1
/// Read:  chapters/06-scroll-view-delay/README.md#who-may-keep-the-finger
final class FormScrollView: UIScrollView {
  /// Whether nothing in the form can be touched.
  var isReadOnly = false
}
