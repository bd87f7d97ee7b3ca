import TouchKit

/// Exercise 4.4: The photo viewer (fix, 15 points, 20 minutes).
///
/// **Given.** A viewer with a star in a corner, and five recognizers:
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
/// Three things go wrong. Two taps zoom, but the bars come and go, too. The next photo never comes. Two quick taps on
/// the star zoom.
///
/// **Task.** Repair it. Each gesture does what the picture says, and nothing else:
///
/// - two taps at the second lift; one tap may take 0.35 s more,
/// - a swipe, a quick stroke to the left, while the finger moves,
/// - any other drag as soon as it can't be a swipe: at the latest after 0.6 s, or 60 points in another direction,
/// - each tap on the star at its lift; a hidden star is no star,
/// - all other views in the viewer belong to the photo, but controls keep their taps.
///
/// **Keep.** `onAct`, and where the star is.
///
/// Check: make check EXERCISE=4.4
/// Hint:  make hint EXERCISE=4.4 RUNG=1
/// Read:  chapters/04-gesture-recognizers/README.md#why-every-single-tap-is-late
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
