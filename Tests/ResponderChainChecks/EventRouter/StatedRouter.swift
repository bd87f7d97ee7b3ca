import TouchKit

@testable import ResponderChainExercises

/// A view of the student's, or one that does what the statement says, in a subclass.
protocol RoutedView: UIView {
  /// Who comes right after the view.
  var router: UIResponder? { get set }
  /// Told when the view has got another coordinator.
  var subject: RouterSubject? { get set }
  /// How often it was laid out.
  var layouts: Int { get }
  /// Whether a subclass may become first responder.
  var mayBeFirst: Bool { get set }
}

/// Makes the views and coordinators of an app: the student's, or those that do what the statement says.
struct RouterKit {
  let makeView: () -> any RoutedView
  let makeCoordinator: () -> UIResponder

  static var students: RouterKit {
    RouterKit(
      makeView: { StudentsRouter(frame: .zero) }, makeCoordinator: { StudentsCoordinator() })
  }
  static var stated: RouterKit {
    RouterKit(makeView: { StatedRouter(frame: .zero) }, makeCoordinator: { StatedCoordinator() })
  }
}

/// The student's view in a subclass.
class StudentsRouter: RoutingView, RoutedView {
  weak var subject: RouterSubject?
  var mayBeFirst = false
  private(set) var layouts = 0
  var router: UIResponder? {
    get { coordinator }
    set { coordinator = newValue as? Coordinator }
  }

  override var coordinator: Coordinator? {
    didSet { subject?.hasChanged(self, from: oldValue) }
  }
  override var canBecomeFirstResponder: Bool { mayBeFirst || super.canBecomeFirstResponder }
  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}

/// The student's coordinator in a subclass, in which all are equal.
class StudentsCoordinator: Coordinator {
  override var hash: Int { 1 }
  override func isEqual(_ object: Any?) -> Bool { object is Coordinator }
  override var canBecomeFirstResponder: Bool { true }
  override var keyCommands: [UIKeyCommand]? { [.ofACoordinator] }
  override class var actions: [ActionMethod] { [ActionMethod("copy:", UIResponder.copy(_:))] }
}

/// A view that does what the statement says.
private final class StatedRouter: UIView, RoutedView {
  weak var subject: RouterSubject?
  var mayBeFirst = false
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
      subject?.hasChanged(self, from: oldValue)
    }
  }
  override var next: UIResponder? {
    if let coordinator { return coordinator }
    return super.next
  }
  override var canBecomeFirstResponder: Bool { mayBeFirst || super.canBecomeFirstResponder }
  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}

/// A coordinator that does what the statement says, in a subclass in which all are equal.
private final class StatedCoordinator: UIResponder {
  weak var view: StatedRouter?
  override var next: UIResponder? { view?.plainNext }
  override var hash: Int { 1 }
  override func isEqual(_ object: Any?) -> Bool { object is StatedCoordinator }
  override var canBecomeFirstResponder: Bool { true }
  override var keyCommands: [UIKeyCommand]? { [.ofACoordinator] }
  override class var actions: [ActionMethod] { [ActionMethod("copy:", UIResponder.copy(_:))] }
}

extension UIKeyCommand {
  fileprivate static var ofACoordinator: UIKeyCommand {
    UIKeyCommand(input: "c", modifierFlags: .command, action: Selector(("copy:")))
  }
}
