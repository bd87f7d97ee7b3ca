/// A part of an app's interface that comes and goes by itself, from iOS 13: in the engine always a window scene.
open class UIScene: UIResponder {
  /// Whether the scene is in front, with UIKit's numbers.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  final unowned(unsafe) var application: UIApplication?

  init(of application: UIApplication) {
    self.application = application
    super.init()
  }

  /// Whether the scene is in front: as its app is, for there is one scene in each.
  open var activationState: ActivationState {
    switch application?.applicationState {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    case nil: .unattached
    }
  }

  /// The application.
  open override var next: UIResponder? { application }

  override class var engineClassName: String { "UIScene" }
}
