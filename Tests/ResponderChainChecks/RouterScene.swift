import CheckSupport
import TouchKit

@testable import ResponderChainExercises

/// A view in a view in a view…: some may have a coordinator, some a controller.
struct RouterCase {
  struct Level {
    var isRouting: Bool
    var hasController: Bool
  }

  /// From the outside in.
  var levels: [Level]
  /// Which of the views with coordinators something happens to.
  var target: Int
  /// How many levels further out the view is moved; more than there are takes it out altogether.
  let way: Int
  /// Whether what is handed over goes to the next view further in.
  let goesInward: Bool

  init(hasControllers: Bool, routers: ClosedRange<Int>, _ random: inout SeededGenerator) {
    let count = Int.random(in: routers, using: &random)
    let plain = Int.random(in: 0...3, using: &random)
    let kinds = Array(repeating: true, count: count) + Array(repeating: false, count: plain)
    levels = kinds.shuffled(using: &random).map { isRouting in
      Level(isRouting: isRouting, hasController: hasControllers && random.once(in: 2))
    }
    target = Int.random(in: 0..<count, using: &random)
    way = Int.random(in: 1...3, using: &random)
    goesInward = random.once(in: 2)
  }

  var smaller: [RouterCase] {
    levels.indices.flatMap { index in
      var cases: [RouterCase] = []
      let routersBefore = levels[..<index].filter(\.isRouting).count
      if !levels[index].isRouting || routersBefore != target {
        var example = self
        example.levels.remove(at: index)
        if levels[index].isRouting, routersBefore < target { example.target -= 1 }
        cases.append(example)
      }
      if levels[index].hasController {
        var example = self
        example.levels[index].hasController = false
        cases.append(example)
      }
      return cases
    }
  }
}

/// The views of a case, with coordinators.
final class RouterScene {
  private let example: RouterCase
  private let page = UIView()
  private let leaf = UIView()
  private var views: [UIView] = []
  private var routers: [RoutingView] = []
  private var controllers: [UIViewController] = []
  /// Who should be at whom.
  private var coordinators: [ObjectIdentifier: Coordinator] = [:]

  init(_ example: RouterCase, hasCoordinators: Bool = true) {
    self.example = example
    (page.traceName, leaf.traceName) = ("PageView", "Label")
    var superview = page
    for (number, level) in example.levels.enumerated() {
      let view = level.isRouting ? RoutingView() : UIView()
      view.traceName = "\(level.isRouting ? "RoutingView" : "UIView") \(number)"
      if level.hasController {
        let controller = UIViewController()
        controller.traceName = "Controller \(number)"
        controller.view = view
        controllers.append(controller)
      }
      superview.addSubview(view)
      if let router = view as? RoutingView { routers.append(router) }
      views.append(view)
      superview = view
    }
    superview.addSubview(leaf)
    guard hasCoordinators else { return }
    for router in routers { give(newCoordinator(), to: router) }
  }

  private func newCoordinator() -> Coordinator {
    let coordinator = Coordinator()
    coordinator.traceName = "Coordinator \(Set(coordinators.values.map(\.traceName)).count)"
    return coordinator
  }

  private func give(_ coordinator: Coordinator?, to router: RoutingView) {
    if let coordinator { coordinators = coordinators.filter { $0.value !== coordinator } }
    coordinators[ObjectIdentifier(router)] = coordinator
    router.coordinator = coordinator
  }

  /// The view that something happens to.
  var target: RoutingView { routers[example.target] }

  /// Makes the view the view of a controller, which it was not before.
  func becomeRootView() {
    let controller = UIViewController()
    controller.traceName = "NewController"
    controller.view = target
    controllers.append(controller)
  }

  /// Moves the view to a superview further out, or out of all of them.
  func move() {
    let outward = Array(sequence(first: target as UIView) { $0.superview })
    if example.way + 1 < outward.count {
      outward[example.way + 1].addSubview(target)
    } else {
      target.removeFromSuperview()
    }
  }

  // MARK: What is wrong

  func complaintAboutChain(_ moment: String? = nil) -> String? {
    let expected = expectedChain.map(\.traceName)
    guard let divergence = firstDivergence(expected: expected + ["nil"], actual: walkedNames) else {
      return nil
    }
    return (moment.map { "  \($0):\n" } ?? "") + "the chain from the innermost view\n" + divergence
  }

  var complaintAboutRemoval: String? {
    let removed = coordinators[ObjectIdentifier(target)]
    give(nil, to: target)
    return complaintAboutChain("after \(target.traceName) was given nil") ?? complaintAboutNext(of: removed)
  }

  var complaintAboutReplacement: String? {
    let removed = coordinators[ObjectIdentifier(target)]
    let new = newCoordinator()
    new.traceName = "NewCoordinator"
    give(new, to: target)
    return complaintAboutChain("after \(target.traceName) was given another coordinator")
      ?? complaintAboutNext(of: removed)
  }

  var complaintAboutHandingOver: String? {
    let place = example.target
    let other = routers[(place + (example.goesInward ? 1 : routers.count - 1)) % routers.count]
    guard let coordinator = coordinators[ObjectIdentifier(target)], other !== target else { return nil }
    let removed = coordinators[ObjectIdentifier(other)]
    give(coordinator, to: other)
    let moment = "after \(coordinator.traceName) went from \(target.traceName) to \(other.traceName)"
    if let complaint = complaintAboutChain(moment) { return complaint }
    if let kept = target.coordinator {
      return "  \(moment):\n\(target.traceName).coordinator\nexpected: nil\ngot:      \(kept.traceName)"
    }
    guard other.coordinator === coordinator else {
      let got = other.coordinator?.traceName ?? "nil"
      return
        "  \(moment):\n\(other.traceName).coordinator\nexpected: \(coordinator.traceName)\ngot:      \(got)"
    }
    return complaintAboutNext(of: removed)
  }

  private func complaintAboutNext(of removed: Coordinator?) -> String? {
    guard let removed, let next = removed.next else { return nil }
    return "\(removed.traceName).next, after it has lost its view\nexpected: nil\ngot:      \(next.traceName)"
  }

  /// The chain that there should be.
  private var expectedChain: [UIResponder] {
    sequence(first: leaf) { $0.superview }.flatMap { view -> [UIResponder] in
      let controller = controllers.first { $0.viewIfLoaded === view }
      return [view, coordinators[ObjectIdentifier(view)], controller].compactMap { $0 }
    }
  }

  /// The chain that there is, with its end, or with three dots where it runs in a circle.
  private var walkedNames: [String] {
    var chain: [UIResponder] = []
    var here: UIResponder? = leaf
    while let responder = here {
      if chain.contains(where: { $0 === responder }) {
        return chain.map(\.traceName) + ["\(responder.traceName) again: the chain runs in a circle"]
      }
      chain.append(responder)
      here = responder.next
    }
    return chain.map(\.traceName) + ["nil"]
  }

  /// The chain in one line.
  var picture: String { walkedNames.joined(separator: " → ") }
}
