import CheckSupport
import TouchKit

/// A forest of views, some with controllers, as a value: each node lies in one before it, or in none.
struct Hierarchy {
  enum ViewKind: CaseIterable { case card, row, smallCard, photo }
  enum ControllerKind: CaseIterable { case map, list }

  struct Node {
    var kind: ViewKind
    var controller: ControllerKind?
    var parent: Int?
    /// Where an override of `next` leads: to the view of another node.
    var detour: Int?
    /// Whether it is hidden, transparent, and takes no touches: the chain goes through it all the same.
    var isOutOfSight = false
  }

  var nodes: [Node]

  /// A random forest; detours lead upward only.
  init(
    _ random: inout SeededGenerator, size: ClosedRange<Int> = 2...9, hasDetours: Bool = false,
    isTree: Bool = false
  ) {
    nodes = []
    for number in 0..<Int.random(in: size, using: &random) {
      let parents = [Int](max(0, number - 3)..<number)
      let isRoot = parents.isEmpty || (!isTree && random.once(in: 7))
      nodes.append(
        Node(
          kind: random.pick(ViewKind.allCases),
          controller: random.once(in: 3) ? random.pick(ControllerKind.allCases) : nil,
          parent: isRoot ? nil : random.pick(parents),
          detour: hasDetours && number > 0 && random.once(in: 5)
            ? Int.random(in: 0..<number, using: &random) : nil,
          isOutOfSight: random.once(in: 4)))
    }
  }

  /// The same forest without one node, whose children move up; `nil` if a detour needs it.
  func removing(_ index: Int) -> Hierarchy? {
    guard nodes.count > 1, !nodes.contains(where: { $0.detour == index }) else { return nil }
    var smaller = self
    let removed = smaller.nodes.remove(at: index)
    func moved(_ place: Int) -> Int { place > index ? place - 1 : place }
    for number in smaller.nodes.indices {
      let node = smaller.nodes[number]
      smaller.nodes[number].parent = (node.parent == index ? removed.parent : node.parent).map(moved)
      smaller.nodes[number].detour = node.detour.map(moved)
    }
    return smaller
  }

  /// The same forest with one thing fewer: a controller, a detour, or a view out of sight.
  var plainer: [Hierarchy] {
    nodes.indices.flatMap { index in
      var forests: [Hierarchy] = []
      if nodes[index].isOutOfSight {
        var plain = self
        plain.nodes[index].isOutOfSight = false
        forests.append(plain)
      }
      if nodes[index].controller != nil {
        var plain = self
        plain.nodes[index].controller = nil
        forests.append(plain)
      }
      if nodes[index].detour != nil {
        var plain = self
        plain.nodes[index].detour = nil
        forests.append(plain)
      }
      return forests
    }
  }
}

/// The real views and controllers of a hierarchy.
final class BuiltHierarchy {
  let views: [DetourView]
  private let controllers: [UIViewController?]
  let budget = NextBudget()

  init(_ hierarchy: Hierarchy) {
    var views: [DetourView] = []
    var controllers: [UIViewController?] = []
    for (number, node) in hierarchy.nodes.enumerated() {
      let view = node.kind.make()
      view.traceName = "\(type(of: view)) \(number)"
      view.budget = budget
      if node.isOutOfSight { (view.isHidden, view.alpha, view.isUserInteractionEnabled) = (true, 0, false) }
      let controller = node.controller?.make()
      controller?.traceName = "\(controller.map { "\(type(of: $0))" } ?? "") \(number)"
      controller?.view = view
      if let parent = node.parent {
        views[parent].addSubview(view)
        let owner = sequence(first: parent) { hierarchy.nodes[$0].parent }.lazy.compactMap { controllers[$0] }
          .first
        if let controller { owner?.addChild(controller) }
      }
      views.append(view)
      controllers.append(controller)
    }
    for (view, node) in zip(views, hierarchy.nodes) { view.detour = node.detour.map { views[$0] } }
    self.views = views
    self.controllers = controllers
  }

  /// A view, or its controller if that is wanted and there is one.
  func responder(_ index: Int, orController: Bool) -> UIResponder {
    (orController ? controllers[index] : nil) ?? views[index]
  }

  /// A chain, and what it comes back to if it runs in a circle.
  static func walk(from responder: UIResponder) -> (chain: [UIResponder], again: UIResponder?) {
    var chain: [UIResponder] = []
    var here: UIResponder? = responder
    while let responder = here {
      if chain.contains(where: { $0 === responder }) { return (chain, responder) }
      chain.append(responder)
      here = responder.next
    }
    return (chain, nil)
  }

  /// A chain in words, with the numbers of the views.
  static func picture(from responder: UIResponder) -> String {
    let (chain, again) = walk(from: responder)
    return (chain.map(\.traceName) + [again.map { "\($0.traceName) …" } ?? "nil"]).joined(separator: " → ")
  }
}

/// How often `next` may be asked before a walk counts as endless.
final class NextBudget {
  static let most = 20_000
  private(set) var count = 0
  var isSpent: Bool { count > Self.most }

  func spend() { count += 1 }
  func refill() { count = 0 }
}

/// A view that may lead the chain somewhere else.
class DetourView: UIView {
  weak var detour: UIResponder?
  fileprivate var budget: NextBudget?

  override var next: UIResponder? {
    budget?.spend()
    // So that a walk in circles ends, and the check can say what is wrong.
    if budget?.isSpent == true { return nil }
    return detour ?? super.next
  }
}

/// What some views and some controllers have in common.
protocol Zooming {}

class CardView: DetourView {}
final class SmallCardView: CardView {}
/// A view that is equal to all others of its class, and still one of its own.
final class RowView: DetourView {
  override func isEqual(_ object: Any?) -> Bool { object is RowView }
  override var hash: Int { 1 }
}
final class PhotoView: DetourView, Zooming {}
final class MapController: UIViewController, Zooming {}
final class ListController: UIViewController {}

extension Hierarchy.ViewKind {
  fileprivate func make() -> DetourView {
    switch self {
    case .card: CardView()
    case .row: RowView()
    case .smallCard: SmallCardView()
    case .photo: PhotoView()
    }
  }
}

extension Hierarchy.ControllerKind {
  fileprivate func make() -> UIViewController {
    switch self {
    case .map: MapController()
    case .list: ListController()
    }
  }
}
