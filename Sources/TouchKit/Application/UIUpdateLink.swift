/// Calls an app's code in the phases of an update: from iOS 18 on (fact S30).
///
/// On an older system, and while its view is in no window, nothing is called. The app keeps the link alive.
open class UIUpdateLink: NSObject {
  /// Whether the link calls its actions; off unless set.
  open var isEnabled = false { didSet { if isEnabled { UIApplication.current?.remember(self) } } }
  /// What is known of the present update.
  public private(set) final var currentUpdateInfo: UIUpdateInfo?

  @Weak private final var view: UIView?
  private final var actions: [(phase: UIUpdateActionPhase, handler: (UIUpdateLink, UIUpdateInfo) -> Void)] =
    []
  {
    didSet { dispose(of: oldValue) }
  }

  /// Makes a link for the updates of the scene that a view is in.
  public init(view: UIView) {
    super.init()
    self.view = view
  }

  /// Adds what is called before display links are.
  open func addAction(handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
    addAction(to: .beforeCADisplayLinkDispatch, handler: handler)
  }

  /// Adds what is called in a phase; several in one phase are called in the order in which they were added.
  open func addAction(
    to phase: UIUpdateActionPhase, handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
  ) {
    actions = actions + [(phase, handler)]
  }

  final func perform(_ phase: UIUpdateActionPhase, at time: TimeInterval) {
    for action in actions where action.phase == phase && isEnabled && view?.window != nil {
      let info = UIUpdateInfo(modelTime: time)
      currentUpdateInfo = info
      action.handler(self, info)
      currentUpdateInfo = nil
    }
  }
}

/// What is known of an update.
public struct UIUpdateInfo: Equatable, Sendable {
  /// The time that the update is for, in seconds of virtual time: that of its beginning, engine's choice.
  public var modelTime: TimeInterval
}
