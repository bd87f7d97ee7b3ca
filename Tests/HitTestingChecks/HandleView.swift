import TouchKit

/// A view that answers a search with another view than itself.
final class HandleView: UIView {
  /// Whether it answers with what lies under another point of its superview, as a loupe does, or with a view that it keeps elsewhere.
  private let isLoupe: Bool
  private let other = UIView()
  private var isAsking = false

  init(isLoupe: Bool) {
    self.isLoupe = isLoupe
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isAsking, super.hitTest(point, with: event) != nil else { return nil }
    guard isLoupe else {
      other.traceName = "what \(traceName) stands for"
      return other
    }
    isAsking = true
    defer { isAsking = false }
    guard let superview else { return self }
    let place = convert(CGPoint(x: point.x + 31, y: point.y + 17), to: superview)
    return superview.hitTest(place, with: event) ?? self
  }
}
