/// A view that also writes down what hit-testing asks it.
package class AskedView: HandlingView {
  /// Searches as every view does.
  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    told()
    return super.hitTest(point, with: event)
  }

  /// Answers as every view does.
  package override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    told()
    return super.point(inside: point, with: event)
  }
}
