import TouchKit

/// A view that answers a search with another view than itself.
final class HandleView: UIView {
  /// What it answers with.
  enum Answer: CaseIterable {
    /// As a loupe does: what lies under another point of its superview.
    case shifted
    /// A view that it keeps elsewhere.
    case elsewhere
  }

  private let answer: Answer
  private let other = UIView()
  private var isAsking = false

  init(_ answer: Answer) {
    self.answer = answer
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isAsking, super.hitTest(point, with: event) != nil else { return nil }
    guard answer == .shifted else {
      other.traceName = "what \(traceName) stands for"
      return other
    }
    isAsking = true
    defer { isAsking = false }
    guard let superview else { return self }
    let place = convert(CGPoint(x: point.x + 31, y: point.y + 17), to: superview)
    let hit = superview.hitTest(place, with: event)
    // Only the window can say that its root view stands for nothing.
    return hit?.traceName.hasPrefix("Root") == true ? self : hit ?? self
  }
}
