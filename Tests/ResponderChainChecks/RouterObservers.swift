import CheckSupport
import TouchKit

@testable import ResponderChainExercises

/// Views of subclasses that do something as soon as their coordinator changes, and coordinators that come and go.
struct RouterObservers {
  private let random: SeededGenerator
  private var stepCount: Int

  init(_ random: inout SeededGenerator) {
    self.random = random
    stepCount = Int.random(in: 3...12, using: &random)
  }

  var smaller: [RouterObservers] {
    guard stepCount > 1 else { return [] }
    var example = self
    example.stepCount -= 1
    return [example]
  }

  var complaint: String? {
    var random = random
    let page = UIView()
    page.traceName = "PageView"
    let views = (0..<4).map { number in
      let view = ObservingView(isReady: random.once(in: 3))
      view.traceName = "RoutingView \(number)"
      view.coordinator?.traceName = "its first coordinator \(number)"
      page.addSubview(view)
      return view
    }
    // The last one does nothing, so that nothing goes on without end.
    for view in views.dropLast() {
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        view.fallback = CoordinatorSubclass()
        view.fallback?.traceName = "fallback of \(view.traceName)"
      case 1: view.follower = views[3]
      default: break
      }
    }
    let coordinators = (0..<3).map { number in
      let coordinator = number == 0 ? Coordinator() : CoordinatorSubclass()
      coordinator.traceName = "Coordinator \(number)"
      return coordinator
    }
    let all = coordinators + views.flatMap { [$0.coordinator, $0.fallback].compactMap { $0 } }
    var happened: [String] = []
    for _ in 0..<stepCount {
      let (view, given) = (random.pick(views), random.once(in: 4) ? nil : random.pick(coordinators))
      happened.append("\(view.traceName) is given \(given?.traceName ?? "nil")")
      view.coordinator = given
      let owner = given != nil && view.follower != nil ? views[3] : view
      let wanted = given ?? view.fallback
      guard let complaint = complaint(owner, wanted, views, all) else { continue }
      let roles = views.compactMap(\.role).map { "  \($0)" }
      return (roles + ["  after this: \(happened.joined(separator: "; "))", complaint]).joined(
        separator: "\n")
    }
    return nil
  }

  /// What is wrong with who has whom, or with what comes after whom.
  private func complaint(
    _ owner: ObservingView, _ wanted: Coordinator?, _ views: [ObservingView], _ all: [Coordinator]
  ) -> String? {
    func difference(_ asked: String, _ expected: UIResponder?, _ actual: UIResponder?) -> String? {
      guard expected !== actual else { return nil }
      return "\(asked)\nexpected: \(expected?.traceName ?? "nil")\ngot:      \(actual?.traceName ?? "nil")"
    }
    if let complaint = difference("\(owner.traceName).coordinator", wanted, owner.coordinator) {
      return complaint
    }
    for view in views {
      let next = view.coordinator ?? view.superview
      if let complaint = difference(
        "\(view.traceName).next, whose coordinator is \(view.coordinator?.traceName ?? "nil")", next,
        view.next)
      {
        return complaint
      }
    }
    for coordinator in all {
      let owners = views.filter { $0.coordinator === coordinator }
      if owners.count > 1 {
        return "\(coordinator.traceName) is in \(owners.count) places\n"
          + "expected: one at the most\ngot:      \(owners.map(\.traceName).joined(separator: ", "))"
      }
      let asked = "\(coordinator.traceName).next, which \(owners.first?.traceName ?? "no view") has"
      if let complaint = difference(asked, owners.first?.superview, coordinator.next) { return complaint }
    }
    return nil
  }
}

/// A view that takes another coordinator as soon as it has none, or hands on one that it gets.
class ObservingView: RoutingView {
  var fallback: Coordinator?
  var follower: ObservingView?

  init(isReady: Bool) {
    super.init(frame: .zero)
    if isReady { coordinator = Coordinator() }
  }
  required init?(coder: NSCoder) { nil }

  override var coordinator: Coordinator? {
    didSet {
      if coordinator == nil, let fallback { coordinator = fallback }
      if let coordinator, let follower { follower.coordinator = coordinator }
    }
  }

  var role: String? {
    if fallback != nil { return "\(traceName) takes its own fallback as soon as it has no coordinator" }
    return follower.map { "\(traceName) gives a coordinator that it gets to \($0.traceName)" }
  }
}
