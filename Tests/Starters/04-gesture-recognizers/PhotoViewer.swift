import TouchKit

/// Exercise 4.4: The photo viewer (fix, 15 points, 20 minutes).
///
/// **Given.** A viewer fills the screen. A star lies in one of its corners. Five recognizers are attached:
///
///     ┌ PhotoViewer ────────────────────┐
///     │                          ┌────┐ │    one tap       shows or hides the bars
///     │                          │star│ │    two taps      zoom
///     │                          └────┘ │    swipe left    shows the next photo
///     │                                 │    other drags   move the photo
///     │                                 │
///     │                                 │    a tap on the star: favourite
///     └─────────────────────────────────┘
///
/// Three things go wrong. Two taps zoom, but the bars come and go, too. The next photo never comes. And two quick taps
/// on the star zoom the photo.
///
/// **Task.** Repair it:
///
/// - two taps zoom, at the second lift, and do nothing else,
/// - one tap toggles the bars, and may take 0.35 s to do it,
/// - a quick stroke to the left shows the next photo while the finger still moves, and does nothing else,
/// - every other drag moves the photo, as soon as it is clear that it is no swipe: at the latest after 60 points in
///   another direction, or after 0.6 s,
/// - a tap on the star makes it a favourite, at its lift; two taps do so twice, and taps on the star do nothing else.
///
/// A tap counts where the finger lands; one that the system cancels isn't a tap. While the app hides the star in any
/// way, or takes it out, that place belongs to the photo.
///
/// The app may put views into the viewer, behind the star, which belong to the photo, and buttons, segmented controls,
/// steppers and page controls. Such a control responds as a finger lands, and a tap on it is for it alone. Two quick
/// taps on it are two taps on it, or one zoom, never both. A drag from it is a drag like any other, and no tap on it.
///
/// Recognizers around the viewer do their own work as ever: they don't recognize together with yours, and neither waits
/// for the other.
///
/// **Keep.** `onAct`, and the star, which stays where it was put, whatever size the app gives the viewer. A viewer that
/// the app lets go of goes away. You may add to the class what you like.
///
/// **Judged.** Taps and drags at random places and times, one alone and several after each other, on a viewer anywhere
/// on the screen; a pencil and a pressed pointer count as fingers. Every act must come when it should, and no other.
/// Some drags in other directions are made with more fingers, which move alike and may join late. Not judged: drags
/// that begin on the star, a third quick tap on the photo, and what else begins within 0.45 s of the last lift.
///
/// Check: make check EXERCISE=4.4
/// Hint:  make hint EXERCISE=4.4 RUNG=1
/// Read:  chapters/04-gesture-recognizers/README.md#failure-requirements
class PhotoViewer: UIView {
  /// What the viewer can do.
  enum Act { case toggleBars, zoom, favourite, nextPhoto, movePhoto }

  /// Told of everything that the viewer does.
  var onAct: (Act) -> Void = { _ in }
  let star = UIView()

  private let tap = UITapGestureRecognizer()
  private let doubleTap = UITapGestureRecognizer()
  private let swipe = UISwipeGestureRecognizer()
  private let pan = UIPanGestureRecognizer()
  private let starTap = UITapGestureRecognizer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    star.frame = CGRect(x: bounds.width - 64, y: 20, width: 44, height: 44)
    addSubview(star)
    doubleTap.numberOfTapsRequired = 2
    swipe.direction = .left

    tap.addTarget(self, action: PhotoViewer.didTap)
    doubleTap.addTarget(self, action: PhotoViewer.didTapTwice)
    swipe.addTarget(self, action: PhotoViewer.didSwipe)
    pan.addTarget(self, action: PhotoViewer.didPan)
    starTap.addTarget(self, action: PhotoViewer.didTapStar)
    for recognizer in [tap, doubleTap, swipe, pan] { addGestureRecognizer(recognizer) }
    star.addGestureRecognizer(starTap)

    // Say here who waits for whom, and who stays away from the star.
  }

  required init?(coder: NSCoder) { fatalError("it is never in a nib") }

  private func didTap() { onAct(.toggleBars) }
  private func didTapTwice() { onAct(.zoom) }
  private func didSwipe() { onAct(.nextPhoto) }
  private func didPan() { if pan.state == .began { onAct(.movePhoto) } }
  private func didTapStar() { onAct(.favourite) }
}

extension PhotoViewer: UIGestureRecognizerDelegate {
  // What the viewer answers as a delegate of its recognizers belongs here, if anything.
}
