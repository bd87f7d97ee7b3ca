import TouchKit

/// Wrong on purpose: it calls super.hitTest, the search of the engine.
class SearchingView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }
}
