/// A view, and the page around it, to which recognizers are attached.
package class RacePage: Page {
  package override class var task: String { "Tap the yellow view." }
  package override class var touch: PageTouch { .tap(CGPoint(x: 160, y: 240)) }

  /// What the fingers are on.
  package let yellow = YellowView(frame: CGRect(x: 60, y: 120, width: 200, height: 240))
  /// What an action writes down, by default whose it is and for which state.
  package var words: (UIGestureRecognizer) -> String = { "action of \($0.logName): \($0.state.word)" }

  package override func build() {
    logName = "RootView"
    yellow.isMultipleTouchEnabled = true
    yellow.backgroundColor = .systemYellow
    addSubview(yellow)
    attach()
  }

  /// Attaches the recognizers.
  func attach() {}

  func act(_ recognizer: UIGestureRecognizer) { write(words(recognizer)) }

  /// Attaches a recognizer to a view, by default to the page.
  @discardableResult
  package func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, named name: String? = nil, to view: UIView? = nil
  ) -> Recognizer {
    recognizer.name = name
    recognizer.addTarget(self, action: RacePage.act)
    (view ?? self).addGestureRecognizer(recognizer)
    return recognizer
  }

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
