import TouchKit

/// Exercise 2.6: Pages with previews (fix, 20 points, 30 minutes).
///
/// A container shows one page and a strip of its neighbors, the previews. The pager in it is as wide as one
/// page, so the previews lie outside the pager. Drags on them do nothing, and their buttons are dead:
///
///     ┌ PagingPreviews ────────────────────────┐
///     │     ┌ pager ─────────────────────┐     │
///     │ ge 0│ page 1                     │page │
///     │  ▢  │            ▢               │  ▢  │    ▢ a button in a page
///     │     └────────────────────────────┘     │
///     └────────────────────────────────────────┘
///
/// Make the whole container belong to the pager:
///
/// - A drag that starts anywhere in the container turns pages, as a drag on the page does now.
/// - Buttons work in the page and in both previews, after turning pages, too. A page may itself be a
///   button, or have recognizers.
/// - Outside the container nothing changes: pages that you can't see get no touches.
/// - Other controls in the container, all in front of the pager, keep theirs.
/// - A pager that is hidden or switched off gets no touches.
///
/// You may repair either class.
///
/// Check: make check EXERCISE=2.6
/// Hint:  make hint EXERCISE=2.6 RUNG=1
/// Read:  chapters/02-hit-testing/README.md#when-the-choice-is-wrong
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
