import TouchKit

/// Another right answer: the container asks the pages where only its own background is hit.
class PagingPreviews: UIView {
  let pager: PagerView

  /// Makes a container with a pager in its middle that is as high as the container.
  init(frame: CGRect, pageWidth: CGFloat) {
    let margin = (frame.width - pageWidth) / 2
    pager = PagerView(frame: CGRect(x: margin, y: 0, width: pageWidth, height: frame.height))
    super.init(frame: frame)
    addSubview(pager)
  }

  required init?(coder: NSCoder) { fatalError("it is never in a nib") }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === self, !pager.isHidden, pager.alpha >= 0.01, pager.isUserInteractionEnabled else {
      return hit
    }
    // The app may have taken the pager out.
    guard pager.superview === self else { return hit }
    for page in pager.pages {
      if let hit = page.hitTest(convert(point, to: page), with: event) { return hit }
    }
    return pager
  }
}

/// A row of pages that follows a finger and comes to rest at a whole page.
class PagerView: UIView {
  private(set) var pages: [UIView] = []

  /// The number of the page that is shown, from 0.
  var currentPage: Int { Int((bounds.minX / bounds.width).rounded()) }

  /// Adds a page at the right end of the row.
  func addPage(_ page: UIView) {
    page.frame = CGRect(
      x: CGFloat(pages.count) * bounds.width, y: 0, width: bounds.width, height: bounds.height)
    pages.append(page)
    addSubview(page)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    // The superview stands still while the pager's own coordinates move.
    bounds.origin.x += touch.previousLocation(in: superview).x - touch.location(in: superview).x
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { comeToRest() }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { comeToRest() }

  private func comeToRest() {
    let page = min(max(currentPage, 0), max(pages.count - 1, 0))
    bounds.origin.x = CGFloat(page) * bounds.width
  }
}
