import TouchKit

@testable import ResponderChainExercises

/// The classes of the views and coordinators in a `RouterPlay`: the answer's, or those of the checks.
struct RouterCast {
  let makeView: () -> UIView
  /// What is done when the coordinator is told of touches is given to it.
  let makeCoordinator: (_ whenTold: @escaping () -> Void) -> UIResponder
  let give: (_ coordinator: UIResponder?, _ view: UIView) -> Void
  let coordinator: (_ view: UIView) -> UIResponder?

  static var answers: RouterCast {
    RouterCast(
      makeView: { RoutingView() }, makeCoordinator: { PlayedCoordinator($0) },
      give: { ($1 as? RoutingView)?.coordinator = $0 as? Coordinator },
      coordinator: { ($0 as? RoutingView)?.coordinator })
  }

  static var stated: RouterCast {
    RouterCast(
      makeView: { StatedRouter() }, makeCoordinator: { StatedCoordinator($0) },
      give: { coordinator, view in
        guard let view = view as? StatedRouter, view.coordinator !== coordinator else { return }
        view.coordinator?.leave()
        (coordinator as? StatedCoordinator)?.leave()
        view.coordinator = coordinator as? StatedCoordinator
        view.coordinator?.view = view
      }, coordinator: { ($0 as? StatedRouter)?.coordinator })
  }
}

class PlayedCoordinator: Coordinator {
  private let whenTold: () -> Void
  init(_ whenTold: @escaping () -> Void) { self.whenTold = whenTold }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    whenTold()
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    whenTold()
  }
}

/// What a view with a coordinator is, as the statement says.
private final class StatedRouter: UIView {
  var coordinator: StatedCoordinator?
  var plainNext: UIResponder? { super.next }
  override var next: UIResponder? {
    if let coordinator { return coordinator }
    return super.next
  }
}

/// What a coordinator is, as the statement says.
private final class StatedCoordinator: UIResponder {
  weak var view: StatedRouter?
  private let whenTold: () -> Void

  init(_ whenTold: @escaping () -> Void) { self.whenTold = whenTold }

  func leave() {
    view?.coordinator = nil
    view = nil
  }

  override var next: UIResponder? { view?.plainNext }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    whenTold()
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    whenTold()
  }
}
