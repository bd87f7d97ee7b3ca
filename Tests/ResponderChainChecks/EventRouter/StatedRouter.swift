import TouchKit

@testable import ResponderChainExercises

/// A view of the student's, or one that does what the statement says, in a subclass.
protocol RoutedView: UIView {
  /// Who comes right after the view.
  var router: UIResponder? { get set }
  /// How often it was laid out.
  var layouts: Int { get }
}

/// Makes the views and coordinators of an app: the student's, or those that do what the statement says.
struct RouterKit {
  let makeView: () -> any RoutedView
  /// Makes a view that may become first responder.
  let makeFirstView: () -> any RoutedView
  let makeCoordinator: () -> UIResponder

  static var students: RouterKit {
    RouterKit(
      makeView: { StudentsRouter() }, makeFirstView: { StudentsFirstRouter() },
      makeCoordinator: { StudentsCoordinator() })
  }
  static var stated: RouterKit {
    RouterKit(
      makeView: { StatedRouter() }, makeFirstView: { StatedFirstRouter() },
      makeCoordinator: { StatedCoordinator() })
  }
}

/// The student's view in a subclass.
///
/// It calls no method of super that only an answer may have: the checks are compiled before the answer is.
class StudentsRouter: RoutingView, RoutedView {
  private(set) var layouts = 0
  var router: UIResponder? {
    get { coordinator }
    set { coordinator = newValue as? Coordinator }
  }

  override func layoutSubviews() { layouts += 1 }
}

class StudentsFirstRouter: StudentsRouter {
  override var canBecomeFirstResponder: Bool { true }
}

/// The student's coordinator in a subclass.
class StudentsCoordinator: Coordinator {
  override var canBecomeFirstResponder: Bool { true }
  override var keyCommands: [UIKeyCommand]? { [.ofACoordinator] }
  override class var actions: [ActionMethod] { [ActionMethod("copy:", UIResponder.copy(_:))] }
}

/// A view that does what the statement says.
private class StatedRouter: UIView, RoutedView {
  private(set) var layouts = 0
  var router: UIResponder? {
    get { coordinator }
    set { coordinator = newValue as? StatedCoordinator }
  }
  var plainNext: UIResponder? { super.next }

  var coordinator: StatedCoordinator? {
    didSet {
      guard coordinator !== oldValue else { return }
      if oldValue?.view === self { oldValue?.view = nil }
      let former = coordinator?.view
      coordinator?.view = self
      former?.coordinator = nil
    }
  }
  override var next: UIResponder? {
    if let coordinator { return coordinator }
    return super.next
  }
  override func layoutSubviews() { layouts += 1 }
}

private final class StatedFirstRouter: StatedRouter {
  override var canBecomeFirstResponder: Bool { true }
}

/// A coordinator that does what the statement says.
private final class StatedCoordinator: UIResponder {
  weak var view: StatedRouter?
  override var next: UIResponder? { view?.plainNext }
  override var canBecomeFirstResponder: Bool { true }
  override var keyCommands: [UIKeyCommand]? { [.ofACoordinator] }
  override class var actions: [ActionMethod] { [ActionMethod("copy:", UIResponder.copy(_:))] }
}

extension UIKeyCommand {
  fileprivate static var ofACoordinator: UIKeyCommand {
    UIKeyCommand(input: "c", modifierFlags: .command, action: Selector(("copy:")))
  }
}
