import LabSupport

/// Stands in for the view of a hosting controller: it answers hit-testing as one does on each system, and there is no
/// SwiftUI in it (facts H21–H23).
final class HostingStandIn: HandlingView {
  private struct Question: Equatable {
    let time: TimeInterval
    let point: CGPoint
  }

  private let hostedContent: SystemProfile.HostedContent
  private var lastQuestion: Question?

  /// Makes an empty one for a system.
  init(frame: CGRect, _ hostedContent: SystemProfile.HostedContent) {
    self.hostedContent = hostedContent
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a piece of content: as a subview, or where the system has none for it, as a layer that no view owns.
  func show(_ content: UIView) {
    guard hostedContent == .host else { return addSubview(content) }
    let layer = CALayer()
    layer.frame = content.frame
    self.layer.addSublayer(layer)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    // A second question about the same event and point is the second pass.
    let question = event.map { Question(time: $0.timestamp, point: point) }
    let isSecond = question != nil && question == lastQuestion
    lastQuestion = question
    if hostedContent == .subviewThenHost, isSecond {
      return self.point(inside: point, with: event) ? self : nil
    }
    return super.hitTest(point, with: event)
  }
}
