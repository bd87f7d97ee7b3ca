/// A part of an app's interface that comes and goes by itself, from iOS 13: in the engine always a window scene.
open class UIScene: UIResponder {
  /// Whether the scene is in front, with UIKit's numbers.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  @Weak final var application: UIApplication?
  /// What hears of the scene's life; the scene keeps it alive, as UIKit does with the one that it makes.
  open var delegate: (any UISceneDelegate)? { didSet { dispose(of: oldValue) } }
  /// What outlives the scene.
  public final let session = UISceneSession()

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

  /// The scene's name: none.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String! = ""

  /// The application.
  open override var next: UIResponder? { application }

  override class var engineClassName: String { "UIScene" }
}

extension UIScene: UITraitEnvironment {
  /// What the device and the screen are like.
  public final var traitCollection: UITraitCollection { .current }
}
