import TouchKit

/// Tells a log what happens to views and recognizers around a subject, and answers as their delegate.
public final class AppListener: UIGestureRecognizerDelegate, UITextFieldDelegate, UIScrollViewDelegate {
  /// What it writes to.
  public let log: AppLog
  /// Whether all recognizers may recognize together.
  public var allowsAll = false
  /// The controller of the view, if it has one: views don't keep theirs.
  var controller: UIViewController?

  /// Makes one that writes to a log.
  public init(_ log: AppLog) { self.log = log }

  func note(_ action: String) { log.note(action, .action) }

  /// Writes down touches that come to something.
  public func note(_ words: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
    let taps = touches.map { "\($0.tapCount)" }.sorted().joined(separator: ", ")
    log.note("\(words), taps \(taps)\(event == nil ? ", without an event" : "")", .touches)
  }

  /// Attaches a recognizer, and writes down when it asks and acts.
  public func watch(_ recognizer: UIGestureRecognizer, _ name: String, on view: UIView) {
    recognizer.name = name
    recognizer.delegate = self
    recognizer.addTarget(self, action: AppListener.act)
    view.addGestureRecognizer(recognizer)
  }

  private func act(_ recognizer: UIGestureRecognizer) {
    note("\(recognizer.name ?? "a recognizer") acts, \(recognizer.state)")
  }

  /// Writes down the question, and says yes.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    log.note("\(gestureRecognizer.name ?? "a recognizer") asks whether it should begin", .question)
    return true
  }

  /// Says yes if all may recognize together.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { allowsAll }

  /// Writes down the question, and says no.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    log.note("the text field is asked to end editing", .question)
    return false
  }

  /// Writes down the drag.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    note("\(scrollView.traceName) is dragged")
  }
}
