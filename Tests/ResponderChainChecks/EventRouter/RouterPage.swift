import CheckSupport
import TouchKit
import XCTest

@testable import ResponderChainExercises

/// A view with a coordinator on a page, and what is around it.
final class RouterPage {
  let (pageView, label) = (UIView().called("PageView"), UIView().called("Label"))
  let (view, other) = (RoutingView().called("RoutingView"), RoutingView().called("OtherView"))
  let coordinator: Coordinator
  private(set) var controllers: [UIViewController] = []

  init(hasController: Bool, _ coordinator: Coordinator = Coordinator()) {
    self.coordinator = coordinator.called("Coordinator")
    for subview in [view, other] { pageView.addSubview(subview) }
    view.addSubview(label)
    if hasController { addController() }
    view.coordinator = coordinator
  }

  func addController() {
    let controller = PastingController().called("Controller")
    controller.view = view
    controllers.append(controller)
  }

  func expect(
    _ expected: [String], from start: UIResponder? = nil, _ asked: String, _ check: CheckCase,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    var names: [String] = []
    var here = start ?? label
    while names.count <= expected.count {
      names.append(here.traceName)
      guard let next = here.next else { break }
      here = next
    }
    if here.next == nil { names.append("nil") }
    check.checkTrace(
      expected, names, asked: "\(asked): the chain from \((start ?? label).traceName)", file: file, line: line
    )
  }
}

/// A view around that notes what climbs to it without a touch.
final class HearingView: UIView {
  private(set) var heard: [String] = []

  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { note("motionBegan") }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { note("motionEnded") }
  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    note("motionCancelled")
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("pressesBegan") }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("pressesChanged")
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("pressesEnded") }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("pressesCancelled")
  }
  override func remoteControlReceived(with event: UIEvent?) { note("remoteControlReceived") }

  private func note(_ method: String) { heard.append("PageView.\(method)") }
}

class CopyingCoordinator: Coordinator {
  override class var actions: [ActionMethod] { [ActionMethod("copy:", UIResponder.copy(_:))] }
}

/// A coordinator that types, with views of its own for it.
class TypingCoordinator: Coordinator {
  var stays = true
  override var canBecomeFirstResponder: Bool { true }
  override var canResignFirstResponder: Bool { !stays }
  override var inputView: UIView? { UIView() }
  override var inputAccessoryView: UIView? { UIView() }
}
private final class PastingController: UIViewController {
  override class var actions: [ActionMethod] { [ActionMethod("paste:", UIResponder.paste)] }
}

extension UIResponder {
  /// The same responder with a name.
  func called(_ name: String) -> Self {
    traceName = name
    return self
  }
}
