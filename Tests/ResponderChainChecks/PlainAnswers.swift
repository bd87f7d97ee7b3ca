import TouchKit
import TouchStage

/// What others ask a view, which has to answer as a plain one does.
enum PlainAnswers {
  // One for all, because only its being there counts.
  nonisolated(unsafe) private static let recognizer = UITapGestureRecognizer()

  /// What is wrong with the answers.
  ///
  /// - Parameter next: Who comes next, if the view leaves that alone.
  static func complaint(about view: UIView, next: UIResponder?) -> String? {
    let bounds = view.bounds
    let corners = [
      (CGPoint(x: bounds.minX - 4, y: bounds.midY), false),
      (CGPoint(x: bounds.midX, y: bounds.maxY + 4), false),
      (CGPoint(x: bounds.minX + 1, y: bounds.minY + 1), true),
      (CGPoint(x: bounds.maxX - 1, y: bounds.maxY - 1), true),
    ]
    for (point, isInside) in corners where view.point(inside: point, with: nil) != isInside {
      return "whether \(point.text) is inside of the view\nexpected: \(isInside)\ngot:      \(!isInside)"
    }
    guard view.gestureRecognizerShouldBegin(recognizer) else {
      return "whether a recognizer on the view may begin\nexpected: true\ngot:      false"
    }
    guard view.next === next else {
      let expected = next?.traceName ?? "nil"
      return "the view's next responder\nexpected: \(expected)\ngot:      \(view.next?.traceName ?? "nil")"
    }
    let ear = next.flatMap { sequence(first: $0, next: \.next).first { $0 is EarView } } as? EarView
    return ear?.complaint(about: view)
  }
}
