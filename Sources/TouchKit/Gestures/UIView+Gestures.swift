extension UIView {
  final func attach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.attachedView !== self else { return }
    recognizer.attachedView?.removeGestureRecognizer(recognizer)
    recognizer.attachedView = self
    recognizer.placeInView = (recognizers.last?.placeInView ?? 0) + 1
    recognizers.append(recognizer)
    hasHadRecognizers = true
  }

  final func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.attachedView === self else { return }
    // The gesture is cancelled while the recognizer still knows its view.
    recognizer.abandon()
    recognizers.removeAll { $0 === recognizer }
    recognizer.attachedView = nil
  }

  final func replaceRecognizers(with new: [UIGestureRecognizer]) {
    for recognizer in recognizers where !new.contains(where: { $0 === recognizer }) {
      removeGestureRecognizer(recognizer)
    }
    for recognizer in new { addGestureRecognizer(recognizer) }
  }
}

extension UIGestureRecognizer {
  /// The view is being destroyed: it may not be touched any more, not even to ask for its app.
  final func viewIsGone() {
    attachedView = nil
    attempt.environment?.drop(self)
  }
}
