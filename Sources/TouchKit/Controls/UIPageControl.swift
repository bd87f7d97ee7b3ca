/// A row of dots, one for each page; a tap beside the present one goes one page on or back.
open class UIPageControl: UIControl {
  /// How many pages there are; fewer than 0 counts as 0.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(numberOfPages, 0)
      currentPage = min(currentPage, max(numberOfPages - 1, 0))
    }
  }
  /// The present page; setting it keeps it in range and sends nothing.
  open var currentPage = 0 { didSet { currentPage = min(max(currentPage, 0), max(numberOfPages - 1, 0)) } }

  /// Goes on for a tap on the right half, back for one on the left (engine's choice).
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, isTouchInside else { return }
    let before = currentPage
    currentPage += touch.location(in: self).x >= bounds.midX ? 1 : -1
    if currentPage != before { send([.valueChanged, .primaryActionTriggered], with: event) }
  }

  /// Vetoes a single tap of a recognizer on a view around the control (fact C15).
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !coincidesWithTap(gestureRecognizer)
  }

  override class var engineClassName: String { "UIPageControl" }
}
