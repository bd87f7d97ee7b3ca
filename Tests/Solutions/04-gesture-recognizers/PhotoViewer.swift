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
/// - every other drag moves the photo, as soon as it is clear that it is no swipe,
/// - a tap on the star makes it a favourite, at its lift; two taps do so twice, and taps on the star do nothing else.
///
/// **Keep.** `onAct`, the star and its place. You may add to the class what you like.
///
/// **Judged.** Taps and drags at random places and times, one alone and several after each other. Every act must come
/// when it should, and no other. It is clear that a drag is no swipe after 40 points in another direction, or after
/// 0.6 s. No drag begins on the star. Some drags in other directions are made with more fingers, which move alike and may
/// join late. Between one thing and the next at least 0.45 s go by, from the last lift to the next landing. A third
/// quick tap on the photo is not judged. A tap counts where the finger lands; one that the system cancels isn't a tap.
/// The app may put views into the viewer, behind the star, which belong to the photo, and controls, which respond as a
/// finger lands, and act alone when you tap them; two quick taps on one may zoom instead, but not as well. A drag from
/// a control is a drag like any other, and no tap on the control. While the app hides the star in any way, or takes it
/// out, that place belongs to the photo. It may show the viewer anywhere, and change its size; the star stays where it
/// was put. There may be other recognizers around the viewer; they don't recognize together with yours, neither waits
/// for the other, and they do their own work as ever. A pencil and a pressed pointer count as fingers. When the app lets
/// go of a viewer, it goes away.
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

    // solution
    tap.require(toFail: doubleTap)
    pan.require(toFail: swipe)
    tap.delegate = self
    doubleTap.delegate = self
    // starter
    // // Say here who waits for whom, and who stays away from the star.
    // end
  }

  required init?(coder: NSCoder) { fatalError("it is never in a nib") }

  private func didTap() { onAct(.toggleBars) }
  private func didTapTwice() { onAct(.zoom) }
  private func didSwipe() { onAct(.nextPhoto) }
  private func didPan() { if pan.state == .began { onAct(.movePhoto) } }
  private func didTapStar() { onAct(.favourite) }
}

extension PhotoViewer: UIGestureRecognizerDelegate {
  // solution
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    touch.view !== star
  }
  // starter
  // // What the viewer answers as a delegate of its recognizers belongs here, if anything.
  // end
}
