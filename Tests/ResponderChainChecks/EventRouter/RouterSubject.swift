import CheckSupport
import TouchKit
import TouchStage

/// What the views of an app with coordinators are like.
struct RouterPlan: TwinPlan {
  /// Whether the settings of the views aren't those of new ones.
  var isDressed = false
  /// Whether one view has a controller.
  var hasController = false
  /// The view that is hidden and disabled.
  var switchedOff: Int?

  init() {}

  init(_ random: inout SeededGenerator) {
    (isDressed, hasController) = (random.once(in: 2), random.once(in: 2))
    if random.once(in: 3) { switchedOff = random.number(1...4) }
  }

  var words: String {
    "it holds part 2, with part 3 in it, and part 4, with part 5 in it; all are routing views"
      + (hasController ? "; part 2 is the view of a controller" : "")
      + (switchedOff.map { "; part \($0 + 1) is hidden and disabled" } ?? "")
      + (isDressed ? "; the views are turned, scrolled, colored, and take several fingers" : "")
  }

  var smaller: [RouterPlan] {
    let plain = RouterPlan()
    return with(\.isDressed, of: plain) + with(\.hasController, of: plain) + with(\.switchedOff, of: plain)
  }
}

/// Looks after some views and the coordinators that they are given.
final class RouterSubject: TwinSubject {
  /// What only an app with such views does.
  enum Act: Int, CaseIterable {
    case gives, givesAgain, handsOver, takes, setsAgain, takesOut, movesToAnotherWindow, movesToAnotherView
    case getsAController, becomesFirst, letsCoordinatorGo

    /// The moment of a story.
    func moment(_ number: Int) -> Story.Moment { .act(rawValue + number * Self.allCases.count) }
  }

  private let kit: RouterKit
  let routers: [any RoutedView]
  var coordinators: [UIResponder] = []
  /// The coordinators that were let go of.
  var gone: [(name: String, coordinator: Weak)] = []
  private var controllers: [UIViewController] = []
  private let otherWindow = UIWindow(frame: .zero).named("the other window")
  private let home: [Int?] = [nil, 0, 1, 0, 3]

  /// What was told before of each thing that may change.
  var known: [String: String] = [:]

  struct Weak { weak var responder: UIResponder? }

  var view: UIView { routers[0] }
  var parts: [UIView] { routers }

  init(_ kit: RouterKit, _ plan: RouterPlan, name: String) {
    self.kit = kit
    routers = (0..<5).map { $0 == 4 ? kit.makeFirstView() : kit.makeView() }
    coordinators = (0..<4).map { makeCoordinator($0) }
    let frames = [
      CGRect(x: 0, y: 0, width: 300, height: 420), CGRect(x: 20, y: 20, width: 250, height: 200),
      CGRect(x: 10, y: 10, width: 150, height: 120), CGRect(x: 20, y: 240, width: 250, height: 160),
      CGRect(x: 120, y: 10, width: 110, height: 100),
    ]
    for (number, router) in routers.enumerated() {
      router.traceName = "part \(number + 1)"
      router.frame = frames[number]
      home[number].map { routers[$0].addSubview(router) }
      if plan.isDressed { Self.dress(router) }
    }
    for _ in 0..<2 { routers[0].addSubview(UIView(frame: CGRect(x: 280, y: 0, width: 20, height: 20))) }
    if let off = plan.switchedOff.map({ routers[$0] }) {
      (off.isHidden, off.isUserInteractionEnabled) = (true, false)
    }
    if plan.hasController { addController(to: 1) }
    view.traceName = name
  }

  private func makeCoordinator(_ number: Int) -> UIResponder {
    let coordinator = kit.makeCoordinator()
    coordinator.traceName = "coordinator \(number)"
    return coordinator
  }

  /// Gives a view settings that are not those of a new one.
  private static func dress(_ view: UIView) {
    view.transform = CGAffineTransform(rotationAngle: 0.1)
    view.bounds.origin = CGPoint(x: 3, y: 4)
    Look.apply(Set(Look.ofDrawing), to: view)
    view.isMultipleTouchEnabled = true
    view.addGestureRecognizer(UISwipeGestureRecognizer())
  }

  private func addController(to number: Int) {
    guard !controllers.contains(where: { $0.view === routers[number] }) else { return }
    let controller = UIViewController()
    controller.traceName = "the controller of part \(number + 1)"
    controller.view = routers[number]
    controllers.append(controller)
  }

  private static func kind(of act: Int) -> (kind: Act, number: Int) {
    (Act.allCases[act % Act.allCases.count], act / Act.allCases.count)
  }

  func words(for act: Int) -> String {
    let (kind, number) = Self.kind(of: act)
    let (name, coordinator) = (routers[number % 5].traceName, coordinators[number % 4].traceName)
    let other = routers[1 + number % 4]
    return switch kind {
    case .gives: "gives \(coordinator) to \(name)"
    case .givesAgain: "gives \(coordinator) to \(routers[(number + 1) % 5].traceName)"
    case .handsOver: "gives what \(name) has as its coordinator to \(other.traceName)"
    case .takes: "sets the coordinator of \(name) to nil"
    case .setsAgain: "sets the coordinator of \(name) to the one that it has"
    case .takesOut: other.superview == nil ? "puts \(other.traceName) back" : "takes \(other.traceName) out"
    case .movesToAnotherWindow:
      number.isMultiple(of: 2)
        ? "makes part 4 the view of another window’s root view controller"
        : "puts part 4 into \(routers[3].window === otherWindow ? "the view" : "another window")"
    case .movesToAnotherView: "puts part 5 into part \(number.isMultiple(of: 2) ? 2 : 4)"
    case .getsAController: "makes part 3 the view of a controller"
    case .becomesFirst: "lets part 5 \(number.isMultiple(of: 3) ? "resign" : "become") first responder"
    case .letsCoordinatorGo:
      "lets go of \(coordinator), now called old coordinator \(gone.count + 1), and makes a new one"
    }
  }

  func perform(_ act: Int) {
    let (kind, number) = Self.kind(of: act)
    let router = routers[number % 5]
    switch kind {
    case .gives: router.router = coordinators[number % 4]
    case .givesAgain: routers[(number + 1) % 5].router = coordinators[number % 4]
    case .handsOver: routers[1 + number % 4].router = router.router
    case .takes: router.router = nil
    case .setsAgain: router.router = { $0 }(router.router)
    case .takesOut:
      let place = 1 + number % 4
      if routers[place].superview == nil {
        home[place].map { routers[$0].addSubview(routers[place]) }
      } else {
        routers[place].removeFromSuperview()
      }
    case .movesToAnotherWindow:
      if number.isMultiple(of: 2) {
        addController(to: 3)
        otherWindow.rootViewController = controllers.first { $0.view === routers[3] }
        otherWindow.isHidden = false
      } else {
        (routers[3].window === otherWindow ? routers[0] : otherWindow).addSubview(routers[3])
      }
    case .movesToAnotherView: routers[number.isMultiple(of: 2) ? 1 : 3].addSubview(routers[4])
    case .getsAController: addController(to: 2)
    case .becomesFirst:
      if number.isMultiple(of: 3) {
        routers[4].resignFirstResponder()
      } else {
        routers[4].becomeFirstResponder()
      }
    case .letsCoordinatorGo:
      let place = number % 4
      let name = "old coordinator \(gone.count + 1)"
      coordinators[place].traceName = name
      gone.append((name, Weak(responder: coordinators[place])))
      coordinators[place] = makeCoordinator(place)
    }
  }
}
