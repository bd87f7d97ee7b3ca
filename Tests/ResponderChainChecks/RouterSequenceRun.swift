import CheckSupport
import TouchKit
import TouchStage

@testable import ResponderChainExercises

/// Plays a sequence, and looks at every chain after each step.
final class RouterSequenceRun {
  private let example: RouterSequence
  private var views: [UIView?]
  private var controllers: [Int: UIViewController] = [:]
  private let stage = Stage()
  private let otherWindow = UIWindow()
  private var coordinators: [Coordinator]
  /// What a view has refused to do.
  private var refusal: String?
  /// Which view has which coordinator, by their numbers.
  private var places: [Int: Int] = [:]

  init(_ example: RouterSequence) {
    self.example = example
    views = []
    coordinators = (0..<example.coordinators).map { number in
      let coordinator = number.isMultiple(of: 2) ? Coordinator() : CoordinatorSubclass()
      coordinator.traceName = "Coordinator \(number)"
      return coordinator
    }
    for (number, node) in example.nodes.enumerated() {
      let view: UIView =
        !node.isRouting ? NeighborView() : node.isSubclass ? RoutingSubclass() : RoutingView()
      view.traceName = example.name(of: number)
      if node.isDressed { Self.dress(view) }
      Look.apply(node.looks, to: view)
      views.append(view)
      if node.hasController { addController(to: number) }
      if let parent = node.parent { views[parent]?.addSubview(view) }
    }
  }

  /// Gives a view settings that are not those of a new one.
  private static func dress(_ view: UIView) {
    view.transform = CGAffineTransform(rotationAngle: 0.1)
    view.bounds = CGRect(x: 3, y: 4, width: 50, height: 60)
    (view.autoresizingMask, view.autoresizesSubviews) = (.flexibleHeight, false)
    (view.isMultipleTouchEnabled, view.isExclusiveTouch) = (true, true)
    let swipe = UISwipeGestureRecognizer()
    swipe.isEnabled = false
    for recognizer in [UITapGestureRecognizer(), swipe] { view.addGestureRecognizer(recognizer) }
  }

  private func addController(to number: Int) {
    guard controllers[number] == nil, let view = views[number] else { return }
    let controller = UIViewController()
    controller.traceName = "Controller \(number)"
    controller.view = view
    controllers[number] = controller
  }

  var complaint: String? {
    if let difference = Traits(RoutingView()).difference(from: Traits(UIView())) {
      return "  a new RoutingView, beside a new UIView\n\(difference)"
    }
    if let difference = firstDivergence(
      expected: Self.answers(UIResponder()), actual: Self.answers(Coordinator()))
    {
      return "  a new Coordinator, beside a new UIResponder\n\(difference)"
    }
    if let complaint = complaintNow { return "  at first:\n\(complaint)" }
    for step in example.steps {
      let before = step.isAboutCoordinators ? traits : []
      let answers = coordinators.map(Self.answers)
      play(step)
      let changed = zip(answers, coordinators.map(Self.answers)).lazy
        .compactMap { firstDivergence(expected: $0, actual: $1) }.first
      if let complaint = refusal ?? complaint(aboutChangesSince: before) ?? changed ?? complaintNow {
        return "  after this: \(example.words(for: step))\n\(complaint)"
      }
    }
    return complaintAboutMemory
  }

  /// What a responder says of itself, whether it is in a chain or not.
  private static func answers(_ responder: UIResponder) -> [String] {
    let commands = responder.keyCommands.map { "\($0.count) key commands" } ?? "no key commands"
    return [
      "it can become first responder: \(responder.canBecomeFirstResponder)",
      "it can resign: \(responder.canResignFirstResponder)", "it is first: \(responder.isFirstResponder)",
      "it has \(commands)", "it has an input view: \(responder.inputView != nil)",
      "it has an accessory view: \(responder.inputAccessoryView != nil)",
      "it is read aloud: \(responder.isAccessibilityElement)",
      "its label is \(responder.accessibilityLabel ?? "nil")",
      "its identifier is \(responder.accessibilityIdentifier ?? "nil")",
    ]
  }

  /// All of a view that a coordinator changes nothing about.
  private struct Traits {
    let settings: ViewSettings
    let answers: [String]

    init(_ view: UIView) {
      settings = ViewSettings(of: view)
      let points = [
        CGPoint(x: 1, y: 1), CGPoint(x: view.bounds.midX, y: view.bounds.midY), CGPoint(x: -9, y: 300),
      ]
      var answers = points.flatMap { point in
        [
          "point(inside:with:) of \(point.text) is \(view.point(inside: point, with: nil))",
          "hitTest(_:with:) of \(point.text) is \(view.hitTest(point, with: nil)?.traceName ?? "nil")",
        ]
      }
      answers += RouterSequenceRun.answers(view)
      if let changes = (view as? RoutingSubclass)?.changes ?? (view as? NeighborView)?.changes {
        answers.append("the number of moves, new subviews, layouts and drawings is \(changes)")
      }
      self.answers = answers
    }

    /// What differs from other ones.
    func difference(from before: Traits) -> String? {
      if let change = settings.change(since: before.settings) { return "got: \(change)" }
      return zip(before.answers, answers).first { $0 != $1 }.map { "expected: \($0)\ngot:      \($1)" }
    }
  }

  /// The traits of all views, and of the window.
  private var traits: [(view: UIView, traits: Traits)] {
    (views + [stage.window, otherWindow]).compactMap { $0.map { ($0, Traits($0)) } }
  }

  private func complaint(aboutChangesSince before: [(view: UIView, traits: Traits)]) -> String? {
    for (view, traits) in before {
      guard let difference = Traits(view).difference(from: traits) else { continue }
      return "\(view.traceName): nothing but its chain changes\n\(difference)"
    }
    return nil
  }

  private func router(_ number: Int) -> RoutingView? { views[number] as? RoutingView }

  private func play(_ step: RouterSequence.Step) {
    switch step {
    case .give(let coordinator, let number):
      guard let router = router(number) else { return }
      places = places.filter { $0.value != coordinator }
      places[number] = coordinator
      router.coordinator = coordinators[coordinator]
    case .take(let number):
      places[number] = nil
      router(number)?.coordinator = nil
    case .setAgain(let number):
      guard let router = router(number) else { return }
      router.coordinator = places[number].map { coordinators[$0] }
    case .move(let number, let other):
      guard let view = views[number] else { return }
      guard let other else { return view.removeFromSuperview() }
      guard let superview = views[other], !superview.isDescendant(of: view) else { return }
      superview.addSubview(view)
    case .getController(let number): addController(to: number)
    case .show(let number):
      guard let view = views[number] else { return }
      if let controller = controllers[number] {
        stage.window.rootViewController = controller
        // Every second one presents another one.
        if number.isMultiple(of: 2) { controller.present(UIViewController(), animated: false) }
      } else {
        (view.window === stage.window ? otherWindow : stage.window).addSubview(view)
      }
    case .hide(let number):
      views[number]?.isHidden = true
      views[number]?.alpha = 0
      views[number]?.isUserInteractionEnabled = false
    case .resign(let number):
      guard let view = views[number], view.becomeFirstResponder() else { return }
      if !view.resignFirstResponder() || view.isFirstResponder {
        refusal = "\(view.traceName).resignFirstResponder()\nexpected: it resigns\ngot:      it doesn't"
      }
    case .hideWindow: stage.window.isHidden.toggle()
    case .becomeFirst(let number): _ = views[number]?.becomeFirstResponder()
    case .die(let number):
      guard controllers[number] == nil else { return }
      views[number]?.removeFromSuperview()
      for subview in views[number]?.subviews ?? [] { subview.removeFromSuperview() }
      places[number] = nil
      views[number] = nil
    }
  }

  /// What is wrong with a chain, or with what a view says about its coordinator.
  private var complaintNow: String? {
    for (number, view) in views.enumerated() {
      guard let view else { continue }
      let chain = expectedChain(from: number)
      let expected = chain.map(\.traceName) + ["nil"]
      var (actual, here): ([String], UIResponder?) = ([], view)
      while let responder = here, actual.count <= expected.count {
        actual.append(responder.traceName)
        here = responder.next
      }
      if here == nil { actual.append("nil") }
      if let divergence = firstDivergence(expected: expected, actual: actual) {
        return "the chain from \(view.traceName)\n\(divergence)"
      }
      if let complaint = complaint(aboutTargetsFrom: view, chain) { return complaint }
      guard let router = view as? RoutingView else { continue }
      let has = places[number].map { coordinators[$0] }
      guard router.coordinator !== has else { continue }
      return "\(router.traceName).coordinator\nexpected: \(has?.traceName ?? "nil")\n"
        + "got:      \(router.coordinator?.traceName ?? "nil")"
    }
    for (number, coordinator) in coordinators.enumerated() where !places.values.contains(number) {
      guard let next = coordinator.next else { continue }
      return "\(coordinator.traceName).next, while no view has it\nexpected: nil\ngot:      \(next.traceName)"
    }
    return nil
  }

  /// Copying is for some coordinators, and pasting for some views.
  private func complaint(aboutTargetsFrom view: UIView, _ chain: [UIResponder]) -> String? {
    let targets: [(action: Selector, expected: UIResponder?)] = [
      (Selector(("delete:")), nil), (Selector(("copy:")), chain.first { $0 is CoordinatorSubclass }),
      (Selector(("paste:")), chain.first { $0 is RoutingSubclass }),
    ]
    for (action, expected) in targets {
      let found = view.target(forAction: action, withSender: nil)
      if view.canPerformAction(action, withSender: nil) != (expected != nil) {
        return "\(view.traceName).canPerformAction(\"\(action)\", withSender: nil)\n"
          + "expected: \(expected != nil), as \(expected?.traceName ?? "no responder in its chain") lists it\n"
          + "got:      \(expected == nil)"
      }
      guard found as? UIResponder !== expected else { continue }
      return
        "\(view.traceName).target(forAction: \"\(action)\", withSender: nil), the first in the chain that "
        + "lists the action\nexpected: \(expected?.traceName ?? "nil")\n"
        + "got:      \((found as? UIResponder)?.traceName ?? "nil")"
    }
    return nil
  }

  private func expectedChain(from number: Int) -> [UIResponder] {
    guard let view = views[number] else { return [] }
    let superview = views.firstIndex { $0 != nil && $0 === view.superview }
    // What is around a view that is shown is the system's.
    let end = view.superview.map { Chain(from: $0).responders } ?? []
    let own: [UIResponder?] = [view, places[number].map { coordinators[$0] }, controllers[number]]
    return own.compactMap { $0 } + (superview.map { expectedChain(from: $0) } ?? end)
  }

  /// Who is still there when only the views are kept, and when nothing is.
  private var complaintAboutMemory: String? {
    let kept = Set(places.values)
    let names = coordinators.map(\.traceName)
    let remains = coordinators.map { Weak($0) }
    coordinators = []
    for number in remains.indices {
      let isThere = remains[number].object != nil
      guard isThere != kept.contains(number) else { continue }
      return
        "\(names[number]), which \(kept.contains(number) ? "a view has" : "no view has"), after all else let go\n"
        + "expected: it is \(isThere ? "gone" : "there")\ngot:      it is \(isThere ? "there" : "gone")"
    }
    let traces = views.compactMap { $0.map { (name: $0.traceName, view: Weak($0)) } }
    stage.window.rootViewController = nil
    stage.show()
    for view in otherWindow.subviews { view.removeFromSuperview() }
    (views, controllers) = ([], [:])
    let left =
      zip(names, remains).first { $0.1.object != nil }?.0 ?? traces.first { $0.view.object != nil }?.name
    return left.map {
      "\($0), after everything was let go of\nexpected: its memory is freed\ngot:      it is kept"
    }
  }

  private struct Weak {
    weak var object: UIResponder?
    init(_ object: UIResponder) { self.object = object }
  }
}
