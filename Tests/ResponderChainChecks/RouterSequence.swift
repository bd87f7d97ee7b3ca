import CheckSupport
import TouchKit
import TouchStage

@testable import ResponderChainExercises

/// Views with and without coordinators, and what happens to them, one thing after the other.
struct RouterSequence {
  struct Node {
    let isRouting: Bool
    let isSubclass: Bool
    let hasController: Bool
    /// Whether its settings are not those of a new view.
    let isDressed: Bool
    let looks: Set<Look>
    /// In which earlier view it lies; `nil` for none.
    let parent: Int?
  }

  enum Step {
    case give(coordinator: Int, router: Int)
    case take(router: Int)
    case setAgain(router: Int)
    case move(view: Int, to: Int?)
    case getController(view: Int)
    /// The view is put into the window, if it has a controller as the root view.
    case show(view: Int)
    /// The view is hidden and transparent, and takes no touches.
    case hide(view: Int)
    case becomeFirst(view: Int)
    case resign(view: Int)
    case hideWindow
    /// The view's memory is freed.
    case die(view: Int)

    /// Whether nothing but chains changes.
    var isAboutCoordinators: Bool {
      switch self {
      case .give, .take, .setAgain: true
      case .move, .getController, .show, .hide, .becomeFirst, .die, .resign, .hideWindow: false
      }
    }
  }

  /// How much happens.
  enum Length {
    case short
    /// Two coordinators alternate for a long time.
    case long
    /// Many views, and many coordinators.
    case large
  }

  var nodes: [Node] = []
  var coordinators: Int
  var steps: [Step] = []

  init(_ length: Length, _ random: inout SeededGenerator) {
    let (isLong, isLarge) = (length == .long, length == .large)
    let count = isLarge ? 24 : Int.random(in: 1...6, using: &random)
    for number in 0..<count {
      // Many lie side by side in a few.
      let parents =
        isLarge ? Array(0..<(number + 3) / 4) : Array(max(0, number - (random.once(in: 3) ? 4 : 1))..<number)
      nodes.append(
        Node(
          isRouting: number == 0 || !random.once(in: 3), isSubclass: random.once(in: 2),
          hasController: random.once(in: 4), isDressed: random.once(in: 2), looks: Look.some(&random),
          parent: parents.isEmpty || random.once(in: 8) ? nil : random.pick(parents)))
    }
    coordinators = isLarge ? 12 : Int.random(in: 1...(isLong ? 2 : 4), using: &random)
    let routers = nodes.indices.filter { nodes[$0].isRouting }
    let number = isLong ? 120...180 : 2...(isLarge ? 40 : 12)
    for _ in 0..<Int.random(in: number, using: &random) {
      let router = random.pick(routers)
      let view = Int.random(in: nodes.indices, using: &random)
      switch Int.random(in: 0..<(isLong ? 24 : 16), using: &random) {
      case 0: steps.append(.take(router: router))
      case 1: steps.append(.setAgain(router: router))
      case 2, 3:
        steps.append(.move(view: view, to: random.pick([nil] + nodes.indices.map { $0 as Int? })))
      case 4: steps.append(.getController(view: view))
      case 5: if !isLong { steps.append(.die(view: view)) }
      case 6: steps.append(.show(view: view))
      case 7: steps.append(.hide(view: view))
      case 8: steps.append(.becomeFirst(view: view))
      case 9:
        steps.append(random.pick([.resign(view: router), .resign(view: router), .hideWindow]))
      default:
        // At times a view gets it that is first responder, if it can be.
        if !isLong, random.once(in: 5) { steps += [.show(view: router), .becomeFirst(view: router)] }
        steps.append(
          .give(coordinator: Int.random(in: 0..<coordinators, using: &random), router: router))
      }
    }
  }

  var smaller: [RouterSequence] {
    steps.shorter.map { steps in
      var example = self
      example.steps = steps
      return example
    }
  }

  var picture: String {
    nodes.enumerated().map { number, node in
      "  \(name(of: number)) \(node.parent.map { "in \(name(of: $0))" } ?? "in nothing")"
        + (node.hasController ? ", the view of a controller" : "")
    }.joined(separator: "\n") + steps.map { "\n  \(words(for: $0))" }.joined()
  }

  func name(of number: Int) -> String { "\(nodes[number].isRouting ? "RoutingView" : "UIView") \(number)" }

  func words(for step: Step) -> String {
    switch step {
    case .give(let coordinator, let router): "\(name(of: router)) is given Coordinator \(coordinator)"
    case .take(let router): "\(name(of: router)) is given nil"
    case .setAgain(let router): "\(name(of: router)) is given the coordinator that it has"
    case .move(let view, let other?): "\(name(of: view)) is put into \(name(of: other)), unless that is in it"
    case .move(let view, nil): "\(name(of: view)) is taken out of its superview"
    case .getController(let view): "\(name(of: view)) becomes the view of a controller"
    case .show(let view):
      "\(name(of: view)) is put into the window, by its controller if it has one, or else into another window if it is there"
    case .hide(let view): "\(name(of: view)) is hidden and transparent, and takes no touches"
    case .becomeFirst(let view): "\(name(of: view)) becomes first responder, if it can"
    case .resign(let view): "\(name(of: view)) becomes first responder, if it can, and resigns"
    case .hideWindow: "the window is hidden, or shown again"
    case .die(let view): "\(name(of: view)) is let go of, unless it has a controller"
    }
  }
}

/// A view that notes what it is told, and is equal to all others of its class.
class RoutingSubclass: RoutingView {
  override func isEqual(_ object: Any?) -> Bool { object is RoutingSubclass }
  override var hash: Int { 1 }

  /// How often it came into a superview or a window, or left it, and was asked to lay itself out or to draw itself.
  private(set) var changes = 0

  override var canBecomeFirstResponder: Bool { true }
  override func didMoveToSuperview() { changes += 1 }
  override func didMoveToWindow() { changes += 1 }
  override func didAddSubview(_ subview: UIView) { changes += 1 }
  override func setNeedsLayout() {
    changes += 1
    super.setNeedsLayout()
  }
  override func layoutSubviews() {
    changes += 1
    super.layoutSubviews()
  }
  override func setNeedsDisplay() {
    changes += 1
    super.setNeedsDisplay()
  }

  override class var actions: [ActionMethod] { [ActionMethod("paste:", RoutingSubclass.paste(_:))] }
}
/// A view around or in one that may have a coordinator.
class NeighborView: UIView {
  /// How often it was asked to lay itself out or to draw itself.
  private(set) var changes = 0

  override func setNeedsLayout() {
    changes += 1
    super.setNeedsLayout()
  }
  override func layoutSubviews() {
    changes += 1
    super.layoutSubviews()
  }
  override func setNeedsDisplay() {
    changes += 1
    super.setNeedsDisplay()
  }
}
/// A coordinator that is equal to all others of its class, and still one of its own.
class CoordinatorSubclass: Coordinator {
  override func isEqual(_ object: Any?) -> Bool { object is CoordinatorSubclass }
  override var hash: Int { 1 }
  override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand(input: "c", modifierFlags: .command, action: Selector(("copy:")))]
  }
  private let keyboard = UIView()
  override var inputView: UIView? { keyboard }
  override var inputAccessoryView: UIView? { keyboard }
  override var canBecomeFirstResponder: Bool { true }
  override var canResignFirstResponder: Bool { false }
  override class var actions: [ActionMethod] { [ActionMethod("copy:", CoordinatorSubclass.copy(_:))] }
}
