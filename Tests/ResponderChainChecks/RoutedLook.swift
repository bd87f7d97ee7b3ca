import TouchKit
import TouchStage

@testable import ResponderChainExercises

/// All of a view that a coordinator changes nothing about: what is set of it, and what it answers.
struct RoutedLook {
  private enum Answer: Equatable {
    case itself, none
    case number(Int)
    case object(ObjectIdentifier)
  }

  private static let questions = [
    "point(inside:with:) at (1, 1)", "hitTest(_:with:) at (1, 1)", "point(inside:with:) in its middle",
    "hitTest(_:with:) in its middle", "point(inside:with:) at (-9, 300)", "hitTest(_:with:) at (-9, 300)",
    "canPerformAction(\"copy:\", withSender: nil)", "target(forAction: \"copy:\", withSender: nil)",
    "how often it came to another superview or window", "how often its layout or display was asked for",
  ]

  private var settings: ViewSettings
  private let answers: [Answer]

  init(_ view: UIView) {
    settings = ViewSettings(of: view)
    let copy = Selector(stringLiteral: "copy:")
    func answer(_ object: ActionObject?) -> Answer {
      guard let object = object.map({ $0 as AnyObject }) else { return .none }
      return object === view ? .itself : .object(ObjectIdentifier(object))
    }
    var answers: [Answer] = []
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    for point in [CGPoint(x: 1, y: 1), middle, CGPoint(x: -9, y: 300)] {
      answers.append(.number(view.point(inside: point, with: nil) ? 1 : 0))
      answers.append(answer(view.hitTest(point, with: nil)))
    }
    answers.append(.number(view.canPerformAction(copy, withSender: nil) ? 1 : 0))
    answers.append(answer(view.target(forAction: copy, withSender: nil)))
    answers.append(.number((view as? RoutingSubclass)?.moves ?? 0))
    answers.append(.number((view as? RoutedNeighbor)?.requests ?? 0))
    self.answers = answers
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
    guard answers != before.answers else { return nil }
    let place = answers.indices.first { answers[$0] != before.answers[$0] }
    return place.map { "\(Self.questions[$0]): another answer than before" }
  }
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
