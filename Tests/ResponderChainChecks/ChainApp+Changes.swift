import CheckSupport
import TouchKit

extension ChainApp {
  static let commands = ["cut:", "copy:", "paste:"].map { Selector($0) }

  /// What was let go of, and whether it is still there.
  struct Departed {
    let name: String
    weak var responder: UIResponder?
    init(_ responder: UIResponder) { (name, self.responder) = (responder.traceName, responder) }
  }

  /// Lets something happen, and says what; nothing if it can't.
  func change() -> String? { change(somethingHappens) }

  private func somethingHappens() -> String? {
    let words = attempt(plan.isLarge ? Int.random(in: 0..<15, using: &random) : random.pick([0, 2, 3]))
    if plan.detours == .inCircles {
      return random.once(in: 2) ? "\(words ?? "then"); \(closeACircle(from: random.pick(views)))" : words
    }
    straighten()
    return words
  }

  /// Takes the overrides of `next` away when one leads in a circle: because of a change, or as another one's goal is gone.
  func straighten() {
    guard responders.contains(where: { Chain(from: $0).again != nil }) else { return }
    for responder in responders { responder.part.detour = nil }
  }

  private func attempt(_ kind: Int) -> String? {
    let view = random.pick(views)
    let controller = random.pick(controllers)
    switch kind {
    case 0, 1:
      let other: UIView = random.once(in: 4) ? random.pick(windows) : random.pick(views)
      guard !other.isDescendant(of: view) else { return nil }
      other.addSubview(view)
      return "\(view.traceName) is put into \(other.traceName)"
    case 2:
      view.removeFromSuperview()
      return "\(view.traceName) is taken out of its superview"
    case 3, 4:
      let responder = random.pick(responders)
      responder.part.detour = random.once(in: 4) ? nil : random.pick(responders)
      return
        "\(responder.traceName).next leads to \(responder.part.detour?.traceName ?? "what it leads to anyway")"
    case 5:
      guard !(controller is UINavigationController), view.next === view.superview, controller.parent == nil
      else { return nil }
      controller.view = view
      return "\(view.traceName) becomes the view of \(controller.traceName)"
    case 6:
      let presenter = random.pick(controllers)
      presenter.present(controller, animated: false)
      guard presenter.presentedViewController === controller else { return nil }
      return "\(presenter.traceName) presents \(controller.traceName)"
    case 7:
      let gone =
        controller.presentedViewController ?? controller.presentingViewController.map { _ in controller }
      controller.dismiss(animated: false)
      return gone.map { "\(controller.traceName) dismisses \($0 === controller ? "itself" : $0.traceName)" }
    case 8:
      let parent = random.pick(controllers)
      guard controller.parent == nil, parent !== controller, !(parent is UINavigationController) else {
        return nil
      }
      parent.addChild(controller)
      return "\(controller.traceName) becomes a child of \(parent.traceName)"
    case 9, 10:
      let control = views.first { $0 is UIControl } ?? view
      let responder: UIResponder = random.pick([controller, view, view, control])
      guard responder.becomeFirstResponder() else { return nil }
      return "\(responder.traceName) becomes first responder"
    case 11:
      for window in windows { window.firstResponder?.resignFirstResponder() }
      return "the first responders resign"
    case 12:
      let window = random.pick(windows)
      let becomesKey = random.once(in: 2)
      if becomesKey { window.makeKeyAndVisible() } else { window.isHidden.toggle() }
      return
        "\(window.traceName) is \(becomesKey ? "made the key window" : window.isHidden ? "hidden" : "shown")"
    case 13:
      return letGo(of: view).map { "\($0) is let go of, and \(views[views.count - 1].traceName) is new" }
    default:
      let command = random.pick(Self.commands)
      let responder = random.pick(responders)
      responder.part.disabled.formSymmetricDifference([command])
      return
        "\(responder.traceName) says \(responder.part.disabled.contains(command) ? "no" : "yes") to \(command)"
    }
  }

  /// Lets go of a view that no controller has, and makes a new one; the name of the view.
  func letGo(of view: View) -> String? {
    // A page that covers all keeps the place of what it covers.
    let isPlace = !device.profile.presentsSheets && controllers.contains { $0.presentedViewController != nil }
    guard !isPlace, views.contains(where: { $0 === view }),
      !controllers.contains(where: { $0.viewIfLoaded === view })
    else { return nil }
    for subview in view.subviews { subview.removeFromSuperview() }
    view.removeFromSuperview()
    views.removeAll { $0 === view }
    departed.append(Departed(view))
    addView()
    return departed.last?.name
  }

  /// What is wrong if a view is still there that was let go of.
  ///
  /// - Parameter keepers: Those that menus keep.
  func complaintAboutDeparted(apartFrom keepers: Set<ObjectIdentifier> = []) -> String? {
    departed.first { $0.responder.map { !keepers.contains(ObjectIdentifier($0)) } == true }.map {
      "expected: \($0.name) is gone when the app lets go of it\ngot:      something keeps it"
    }
  }

  /// Lets everything go, and says what is still there.
  static func complaintAboutMemory(of app: inout ChainApp?) -> String? {
    let remains = app.map { ($0.views as [UIResponder] + $0.controllers).map(Departed.init) } ?? []
    for controller in app?.controllers ?? [] {
      controller.dismiss(animated: false)
      controller.removeFromParent()
      (controller as? UINavigationController)?.setViewControllers([], animated: false)
    }
    for window in app?.windows ?? [] {
      window.firstResponder?.resignFirstResponder()
      window.rootViewController = nil
      window.isHidden = true
      for subview in window.subviews { subview.removeFromSuperview() }
    }
    app = nil
    return remains.first { $0.responder != nil }.map {
      "expected: \($0.name) is gone when the app lets go of everything\ngot:      something keeps it"
    }
  }
}
