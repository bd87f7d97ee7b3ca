import TouchKit

/// The delegate of a scroll view: checks the order of what it is told (fact V9).
final class ScrollListener: UITableViewDelegate, UITableViewDataSource {
  private enum Phase { case resting, dragging, released, decelerating }

  private let plan: ViewPlan
  private weak var world: World?
  private var phase = Phase.resting
  private var marked: IndexPath?
  /// How many rows the table has.
  var rows = 50

  init(_ plan: ViewPlan, _ world: World) {
    self.plan = plan
    self.world = world
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let offset = scrollView.contentOffset
    if !offset.isFinite { world?.record.report(.finite, "\(plan.title) has the offset \(offset)") }
    world?.record.count(offset)
    world?.react(to: .scroll(plan.id))
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    // A finger may stop content that moves by itself.
    go(from: [.resting, .decelerating], to: .dragging, "willBeginDragging")
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    go(from: [.dragging], to: .dragging, "willEndDragging")
    if !velocity.isFinite || !targetContentOffset.pointee.isFinite {
      world?.record.report(.finite, "\(plan.title) ends at \(velocity), \(targetContentOffset.pointee)")
    }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    go(from: [.dragging], to: decelerate ? .released : .resting, "didEndDragging")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    go(from: [.released], to: .decelerating, "willBeginDecelerating")
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    go(from: [.decelerating], to: .resting, "didEndDecelerating")
  }

  /// The app scrolls: what the content was doing by itself is over.
  func intervene() { if phase != .dragging { phase = .resting } }

  private func go(from allowed: [Phase], to new: Phase, _ name: String) {
    world?.record.count(allowed.count)
    if !allowed.contains(phase) {
      world?.record.report(.scrolling, "\(plan.title) tells \(name) while \(phase)")
    }
    phase = new
    world?.react(to: .scroll(plan.id))
  }

  // MARK: Rows

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    world?.react(to: .rows(plan.id))
    return rows
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    world?.react(to: .rows(plan.id))
    return 44
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { world?.react(to: .rows(plan.id)) }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView.subviews.first }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    world?.react(to: .rows(plan.id))
    return tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .default, reuseIdentifier: "row")
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    if let marked {
      world?.record.report(.rows, "\(plan.title) marks \(indexPath) while \(marked) is marked")
    }
    marked = indexPath
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    if marked != indexPath {
      world?.record.report(.rows, "\(plan.title) unmarks \(indexPath), which is not marked")
    }
    marked = nil
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    world?.record.count(indexPath.row)
    world?.react(to: .scroll(plan.id))
  }

  /// What must hold when nothing moves any more.
  func checkRest(_ scrollView: UIScrollView) {
    if phase != .resting { world?.record.report(.scrolling, "\(plan.title) is \(phase) in the end") }
    if scrollView.isTracking || scrollView.isDragging || scrollView.isDecelerating {
      world?.record.report(.scrolling, "\(plan.title) still moves in the end")
    }
    if let marked { world?.record.report(.rows, "\(plan.title): \(marked) is marked in the end") }
  }
}
