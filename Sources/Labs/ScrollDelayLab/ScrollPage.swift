import LabSupport

/// A page with a scroll view that fills most of it, whose delegate writes down what it hears.
final class ScrollPage: UIView, UIScrollViewDelegate {
  /// How much of it is written.
  enum Logs { case drags, offsets, everything, places }

  let scroll: UIScrollView
  let content = ContentView()
  var logs: Logs
  /// Whether there are other scroll views, so that the log must say whose it is.
  var hasSeveral = false
  /// Changes where a drag comes to rest.
  var target: (CGPoint) -> CGPoint = { $0 }
  /// Told of every place that the content comes to.
  var onScroll: (UIScrollView) -> Void = { _ in }
  private let write: (String) -> Void

  @discardableResult
  init(
    in run: ScenarioRun, _ scroll: UIScrollView = UIScrollView(),
    content size: CGSize = CGSize(width: 280, height: 2000), logs: Logs = .everything
  ) {
    self.scroll = scroll
    self.logs = logs
    write = { [unowned run] in run.trace.log($0) }
    super.init(frame: run.screen)
    scroll.frame = CGRect(x: 20, y: 40, width: 280, height: 400)
    content.frame = CGRect(origin: .zero, size: size)
    scroll.contentSize = size
    scroll.addSubview(content)
    scroll.delegate = self
    addSubview(scroll)
    run.show(self)
  }

  required init?(coder: NSCoder) { nil }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    if logs != .places { write("scrollViewWillBeginDragging\(owner(of: scrollView))") }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    onScroll(scrollView)
    if logs == .everything { write("scrollViewDidScroll") }
    if logs == .places, scrollView.isDragging {
      let finger = scrollView.panGestureRecognizer.translation(in: scrollView).y
      write("finger \(Self.text(finger)), content \(Self.text(-scrollView.contentOffset.y))")
    }
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let wanted = targetContentOffset.pointee
    targetContentOffset.pointee = target(wanted)
    guard logs == .everything else { return }
    write("scrollViewWillEndDragging, velocity \(Self.text(velocity.y)), target \(Self.text(wanted.y))")
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    switch logs {
    case .drags: write("scrollViewDidEndDragging\(owner(of: scrollView))")
    case .offsets: write("scrollViewDidEndDragging, offset \(scrollView.contentOffset.text)")
    case .everything: write("scrollViewDidEndDragging, willDecelerate \(decelerate)")
    case .places: break
    }
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    if logs == .everything { write("scrollViewWillBeginDecelerating") }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    write("scrollViewDidEndDecelerating, offset \(Self.text(scrollView.contentOffset.y))")
  }

  private func owner(of scrollView: UIScrollView) -> String {
    hasSeveral ? " of \(scrollView.traceName)" : ""
  }

  private static func text(_ number: CGFloat) -> String { NumberText.trimmed(Double(number), places: 1) }
}

extension ScenarioRun {
  /// The page with the scroll view, while it is shown.
  var scrollPage: ScrollPage? { application.keyWindow?.subviews.first as? ScrollPage }

  /// Moves a finger up quickly and lets go.
  func flick(titled title: String? = nil) {
    drag(from: CGPoint(x: 160, y: 300), by: CGPoint(x: 0, y: -96), for: 0.096, resting: 0.016, titled: title)
  }
}
