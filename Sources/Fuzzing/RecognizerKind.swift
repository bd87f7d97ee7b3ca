import TouchKit

/// A recognizer that cases are made with; a new kind is one more line in the table.
struct RecognizerKind: Sendable {
  var name: String
  var make: @Sendable (RecognizerPlan) -> UIGestureRecognizer

  static let all: [RecognizerKind] = [
    RecognizerKind(name: "UITapGestureRecognizer()") { _ in UITapGestureRecognizer() },
    RecognizerKind(name: "UITapGestureRecognizer(), 2 taps") { _ in tap(taps: 2, fingers: 1) },
    RecognizerKind(name: "UITapGestureRecognizer(), 2 fingers") { _ in tap(taps: 1, fingers: 2) },
    RecognizerKind(name: "UILongPressGestureRecognizer()") { _ in UILongPressGestureRecognizer() },
    RecognizerKind(name: "UIPanGestureRecognizer()") { _ in UIPanGestureRecognizer() },
    RecognizerKind(name: "UISwipeGestureRecognizer()") { _ in UISwipeGestureRecognizer() },
    RecognizerKind(name: "UIPinchGestureRecognizer()") { _ in UIPinchGestureRecognizer() },
    RecognizerKind(name: "UIRotationGestureRecognizer()") { _ in UIRotationGestureRecognizer() },
    RecognizerKind(name: "UIScreenEdgePanGestureRecognizer(), all edges") { _ in edgePan() },
    RecognizerKind(name: "UIGestureRecognizer()") { _ in UIGestureRecognizer() },
    RecognizerKind(name: "ChaoticRecognizer(.lawful)") { ChaoticRecognizer(.lawful, $0) },
    RecognizerKind(name: "ChaoticRecognizer(.hasty)") { ChaoticRecognizer(.hasty, $0) },
    RecognizerKind(name: "ChaoticRecognizer(.wild)") { ChaoticRecognizer(.wild, $0) },
    RecognizerKind(name: "ChaoticRecognizer(.stubborn)") { ChaoticRecognizer(.stubborn, $0) },
  ]

  private static func edgePan() -> UIScreenEdgePanGestureRecognizer {
    let pan = UIScreenEdgePanGestureRecognizer()
    pan.edges = .all
    return pan
  }

  private static func tap(taps: Int, fingers: Int) -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = taps
    tap.numberOfTouchesRequired = fingers
    return tap
  }
}
