import TouchKit

/// A sheet that one pulls up from the lower edge: its list scrolls only while the sheet is all the way up.
class BottomSheetView: UIView, UIGestureRecognizerDelegate, UIScrollViewDelegate {
  let list = UIScrollView()
  let topY: CGFloat
  let restingY: CGFloat
  private lazy var pan = UIPanGestureRecognizer(target: self, action: BottomSheetView.didPan)

  init(size: CGSize, topY: CGFloat, restingY: CGFloat) {
    self.topY = topY
    self.restingY = restingY
    super.init(frame: CGRect(origin: CGPoint(x: 0, y: restingY), size: size))
    list.frame = bounds
    list.contentSize = CGSize(width: size.width, height: 2000)
    list.delegate = self
    addSubview(list)
    pan.delegate = self
    addGestureRecognizer(pan)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private var isUp: Bool { frame.minY <= topY }

  func didPan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .changed:
      let way = pan.translation(in: superview)
      pan.setTranslation(.zero, in: superview)
      if isUp, list.contentOffset.y > 0 || way.y < 0 { return }
      frame.origin.y = min(max(frame.minY + way.y, topY), restingY)
    case .ended, .cancelled:
      let speed = pan.velocity(in: superview).y
      let goesUp = abs(speed) > 300 ? speed < 0 : frame.minY < (topY + restingY) / 2
      UIView.animate(withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .curveEaseOut]) {
        self.frame.origin.y = goesUp ? self.topY : self.restingY
      }
    default:
      break
    }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer.view == list
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if !isUp { scrollView.contentOffset = .zero }
  }
}
