import CheckSupport
import TouchKit

extension RandomApp {
  /// Lets something happen, and says what.
  func change() -> String {
    let words = attempt()
    if !mayRunInCircles { straighten() }
    if mayRunInCircles, random.once(in: 2) { return "\(words); \(closeACircle())" }
    return words
  }

  /// Leads the end of a chain back to something in it.
  private func closeACircle() -> String {
    let chain = BuiltHierarchy.walk(from: random.pick(views)).chain
    guard let last = chain.last(where: { $0 is any AppResponder }) as? any AppResponder else { return "" }
    let others = chain.filter { !($0 is UIView) }
    last.part.detour = random.pick(others.isEmpty || random.once(in: 3) ? chain : others)
    return "\(last.traceName).next leads to \(last.part.detour?.traceName ?? "nil")"
  }

  private func attempt() -> String {
    let view = random.pick(views)
    let controller = random.pick(controllers)
    switch Int.random(in: 0..<15, using: &random) {
    case 0, 1:
      let other: UIView = random.once(in: 4) ? random.pick(windows) : random.pick(views)
      guard !other.isDescendant(of: view) else { return "nothing" }
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
      else { return "nothing" }
      controller.view = view
      return "\(view.traceName) becomes the view of \(controller.traceName)"
    case 6:
      let presenter = random.pick(controllers)
      presenter.present(controller, animated: false)
      return "\(presenter.traceName) presents \(controller.traceName), if it can"
    case 7:
      controller.dismiss(animated: false)
      return "\(controller.traceName) dismisses what it presents, or itself"
    case 8:
      let parent = random.pick(controllers)
      guard controller.parent == nil, parent !== controller, !(parent is UINavigationController) else {
        return "nothing"
      }
      parent.addChild(controller)
      return "\(controller.traceName) becomes a child of \(parent.traceName)"
    case 9, 10:
      let control = views.first { $0 is UIControl } ?? view
      let responder: UIResponder = random.pick([controller, view, view, control])
      guard responder.becomeFirstResponder() else { return "nothing" }
      return "\(responder.traceName) becomes first responder"
    case 11:
      for window in windows { window.firstResponder?.resignFirstResponder() }
      return "the first responders resign"
    case 12:
      let window = random.pick(windows)
      if random.once(in: 2) { window.makeKeyAndVisible() } else { window.isHidden.toggle() }
      return "\(window.traceName) is shown as the key window, or hidden"
    case 13:
      // A new view often gets the memory of one that is gone.
      let place = Int.random(in: views.indices, using: &random)
      guard let name = letGo(of: views[place]) else { return "nothing" }
      return "\(name) is let go of, and \(views[views.count - 1].traceName) is new"
    default:
      let command = random.pick(MenuCase.commands)
      let responder = random.pick(responders)
      responder.part.disabled.formSymmetricDifference([command])
      return
        "\(responder.traceName) says \(responder.part.disabled.contains(command) ? "no" : "yes") to \(command)"
    }
  }

  /// Lets go of a view that no controller has, and makes a new one; the name of the view.
  func letGo(of view: AppView) -> String? {
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

  /// Takes the overrides of `next` away when one leads in a circle.
  private func straighten() {
    guard responders.contains(where: { BuiltHierarchy.walk(from: $0).again != nil }) else { return }
    for responder in responders { responder.part.detour = nil }
  }
}
