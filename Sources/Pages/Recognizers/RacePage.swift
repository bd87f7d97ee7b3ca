/// A view, and the page around it, to which recognizers are attached.
package class RacePage: Page {
  package override class var task: String { "Tap the yellow view." }
  package override class var touch: PageTouch { .tap(CGPoint(x: 160, y: 240)) }

  /// What the fingers are on.
  package let yellow = YellowView(frame: CGRect(x: 60, y: 120, width: 200, height: 240))

  package override func build() {
    logName = "RootView"
    yellow.isMultipleTouchEnabled = true
    yellow.backgroundColor = .systemYellow
    addSubview(yellow)
    words = { "action of \($0.logName): \($0.state.word)" }
    attach()
  }

  /// Attaches the recognizers.
  func attach() {}

  // It handles touches itself.
  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { told() }
  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { told() }
  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { told() }
  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { told() }
}

package final class YellowView: HandlingView {}

extension UIGestureRecognizer.State {
  /// Its name in Swift.
  var word: String {
    switch self {
    case .possible: "possible"
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .failed: "failed"
    @unknown default: "unknown"
    }
  }
}
