import TouchInput
import TouchKit
import TouchStage

/// Counts what a button, a recognizer or a view reports.
final class Tally {
  private(set) var count = 0

  func add() { count += 1 }
}

extension UIButton {
  /// A button that reports its press.
  convenience init(_ frame: CGRect, _ tally: Tally) {
    self.init(frame: frame)
    addAction(UIAction { _ in tally.add() }, for: .touchUpInside)
  }
}

extension UIView {
  /// A recognizer that reports taps on the view and on what is in it.
  @discardableResult
  func watchTaps(_ tally: Tally) -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer(target: tally, action: Tally.add)
    addGestureRecognizer(tap)
    return tap
  }
}

extension Stage {
  /// Makes a page that fills the window, and shows it.
  func showPage() -> UIView {
    let page = UIView(frame: window.bounds)
    show(page)
    return page
  }

  /// Plays fingers after a second of rest.
  func play(_ write: (inout TouchScript) -> Void) {
    var script = TouchScript()
    script.wait(1)
    write(&script)
    device.play(script.frames(on: window.bounds.size))
  }
}
