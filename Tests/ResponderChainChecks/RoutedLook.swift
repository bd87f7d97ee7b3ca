import TouchKit
import TouchStage

@testable import ResponderChainExercises

/// All of a view that a coordinator changes nothing about: what is set of it, and what it answers.
struct RoutedLook {
  private var settings: ViewSettings
  private let answers: [String]

  init(_ view: UIView) {
    settings = ViewSettings(of: view)
    let copy = Selector(stringLiteral: "copy:")
    func name(_ object: ActionObject?) -> String {
      object.map { $0 as AnyObject === view ? "itself" : ($0 as? UIResponder)?.traceName ?? "an object" }
        ?? "nil"
    }
    let points = [
      CGPoint(x: 1, y: 1), CGPoint(x: view.bounds.midX, y: view.bounds.midY), CGPoint(x: -9, y: 300),
    ]
    answers =
      points.flatMap { point in
        [
          "point(inside: \(point.words), with: nil) is \(view.point(inside: point, with: nil))",
          "hitTest(\(point.words), with: nil) is \(name(view.hitTest(point, with: nil)))",
        ]
      } + [
        "canPerformAction(\"copy:\", withSender: nil) is \(view.canPerformAction(copy, withSender: nil))",
        "target(forAction: \"copy:\", withSender: nil) is \(name(view.target(forAction: copy, withSender: nil)))",
        ((view as? RoutingSubclass)?.moves ?? 0).description + " moves to another superview or window",
        ((view as? RoutedNeighbor)?.requests ?? 0).description + " requests of layout or display",
      ]
  }

  /// The same without which objects these are, for the comparison of two views.
  var forgettingObjects: RoutedLook {
    var look = self
    look.settings.forgetObjects()
    return look
  }

  /// What differs from another look, in words.
  func change(since before: RoutedLook) -> String? {
    if let change = settings.change(since: before.settings) { return change }
    return zip(answers, before.answers).first { $0 != $1 }.map { "\($0), and was: \($1)" }
  }
}

extension CGPoint {
  fileprivate var words: String { "(\(x), \(y))" }
}

class RoutingSubclass: RoutingView {
  /// How often it came into a superview or a window, or left it.
  private(set) var moves = 0

  override var canBecomeFirstResponder: Bool { true }
  override func didMoveToSuperview() { moves += 1 }
  override func didMoveToWindow() { moves += 1 }
}

/// A view around or in one that has a coordinator: it counts who asks for its layout or its drawing.
class RoutedNeighbor: UIView {
  private(set) var requests = 0

  override func setNeedsLayout() {
    requests += 1
    super.setNeedsLayout()
  }
  override func setNeedsDisplay() {
    requests += 1
    super.setNeedsDisplay()
  }
}
