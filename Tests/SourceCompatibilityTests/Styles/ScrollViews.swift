import TouchKit

/// Scrolls even when the finger lies on a button.
class ButtonFriendlyScrollView: UIScrollView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    setUp()
  }

  private func setUp() {
    delaysContentTouches = false
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
  }

  override func touchesShouldCancel(in view: UIView) -> Bool {
    if view.isKind(of: UIButton.self) { return true }
    return super.touchesShouldCancel(in: view)
  }
}

/// A strip of equal tiles that never ends: it goes back to its middle before it gets there.
class EndlessStripView: UIScrollView {
  let period: CGFloat = 100
  private(set) var tilesPassed = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentSize = CGSize(width: period * 10, height: frame.height)
    contentOffset = CGPoint(x: period * 5, y: 0)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  /// How far the strip has gone since the start, in points.
  var distance: CGFloat { CGFloat(tilesPassed) * period + contentOffset.x - period * 5 }

  override func layoutSubviews() {
    super.layoutSubviews()
    while contentOffset.x >= period * 6 {
      tilesPassed += 1
      contentOffset.x -= period
    }
    while contentOffset.x < period * 5 {
      tilesPassed -= 1
      contentOffset.x += period
    }
  }
}

/// Three pages of a list without an end: whatever comes to rest becomes the middle one.
class EndlessPager: UIView, UIScrollViewDelegate {
  let scrollView = UIScrollView()
  let count: Int
  private(set) var index = 0
  var onChange: ((Int) -> Void)?

  init(frame: CGRect, count: Int) {
    self.count = count
    super.init(frame: frame)
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.delegate = self
    addSubview(scrollView)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSubviews() {
    super.layoutSubviews()
    scrollView.frame = bounds
    scrollView.contentSize = CGSize(width: bounds.width * 3, height: bounds.height)
    scrollView.contentOffset = CGPoint(x: bounds.width, y: 0)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    let step = Int((scrollView.contentOffset.x / bounds.width).rounded()) - 1
    guard step != 0 else { return }
    index = (index + step + count) % count
    scrollView.contentOffset.x = bounds.width
    onChange?(index)
  }
}

/// A list whose header sticks to its upper edge, and which is filled anew when one pulls it down far enough.
class FeedView: UIScrollView, UIScrollViewDelegate {
  let header = UIButton(type: .system)
  let threshold: CGFloat = 60
  private(set) var isRefreshing = false
  var onRefresh: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    header.frame = CGRect(x: 0, y: 0, width: frame.width, height: 40)
    header.setTitle("Top", for: .normal)
    addSubview(header)
    contentSize = CGSize(width: frame.width, height: 3000)
    keyboardDismissMode = .onDrag
    delegate = self
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    header.frame.origin.y = max(0, scrollView.contentOffset.y)
    bringSubviewToFront(header)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    guard !isRefreshing, scrollView.contentOffset.y < -threshold else { return }
    isRefreshing = true
    contentInset.top = threshold
    onRefresh?()
  }

  func endRefreshing() {
    isRefreshing = false
    contentInset.top = 0
    setContentOffset(.zero, animated: true)
  }
}
