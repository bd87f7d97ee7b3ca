#if !hasFeature(Embedded)
  /// Lets people feel something: nothing is felt here.
  open class UIFeedbackGenerator: NSObject {
    /// Makes a generator.
    public override init() { super.init() }
    /// Gets ready: nothing to do.
    open func prepare() {}
  }

  /// Lets people feel that something hit something: nothing is felt here.
  open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How hard it is.
    public enum FeedbackStyle: Int, Sendable { case light = 0, medium, heavy, soft, rigid }
    /// Makes a generator.
    public init(style: FeedbackStyle) { super.init() }
    /// Makes a generator of the middle style.
    public convenience override init() { self.init(style: .medium) }
    /// Something hit something.
    open func impactOccurred() {}
    /// Something hit something, from 0 to 1.
    open func impactOccurred(intensity: CGFloat) {}
  }

  /// Lets people feel that another value was chosen: nothing is felt here.
  open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Another value was chosen.
    open func selectionChanged() {}
  }

  /// Lets people feel how something ended: nothing is felt here.
  open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// How it ended.
    public enum FeedbackType: Int, Sendable { case success = 0, warning, error }
    /// Something ended.
    open func notificationOccurred(_ notificationType: FeedbackType) {}
  }
#endif
