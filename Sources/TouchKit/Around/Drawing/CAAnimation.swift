#if !hasFeature(Embedded)
  /// A change of a layer over time: the engine holds the values and shows nothing.
  open class CAAnimation: NSObject {
    /// How long it takes, in seconds.
    open var duration: TimeInterval = 0
    /// When it begins, in seconds.
    open var beginTime: TimeInterval = 0
    /// How often it is done.
    open var repeatCount: Float = 0
    /// Whether it goes back afterwards.
    open var autoreverses = false
    /// Whether it is forgotten when it is over.
    open var isRemovedOnCompletion = true
    /// What is seen before and after it.
    open var fillMode = CAMediaTimingFillMode.removed
    /// How it starts and stops.
    open var timingFunction: CAMediaTimingFunction?

    /// Makes an animation.
    public override init() { super.init() }
  }

  /// What is seen before and after an animation.
  public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes one from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The end stays.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// The beginning is there early.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Both.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// Neither.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  }

  /// The name of a way to start and stop.
  public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes one from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Equally fast all the way.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// It starts slowly.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// It stops slowly.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// It starts and stops slowly.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// As the system likes.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
  }

  /// How an animation starts and stops; nothing is seen of it here.
  open class CAMediaTimingFunction: NSObject {
    /// Makes one by its name.
    public init(name: CAMediaTimingFunctionName) { super.init() }
    /// Makes one from its two control points.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) { super.init() }
  }

  /// An animation of one property.
  open class CAPropertyAnimation: CAAnimation {
    /// The property.
    open var keyPath: String?
    /// Makes an animation of a property.
    public convenience init(keyPath path: String?) {
      self.init()
      keyPath = path
    }
  }

  /// An animation from one value to another.
  open class CABasicAnimation: CAPropertyAnimation {
    /// Where it begins.
    open var fromValue: Any? { didSet { dispose(of: oldValue) } }
    /// Where it ends.
    open var toValue: Any? { didSet { dispose(of: oldValue) } }
    /// How far it goes.
    open var byValue: Any? { didSet { dispose(of: oldValue) } }
  }

  /// An animation that overshoots.
  open class CASpringAnimation: CABasicAnimation {
    open var mass: CGFloat = 1
    open var stiffness: CGFloat = 100
    open var damping: CGFloat = 10
    open var initialVelocity: CGFloat = 0
  }

  /// An animation through several values.
  open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values.
    open var values: [Any]? { didSet { dispose(of: oldValue) } }
    /// When each is reached, as a share of the time.
    open var keyTimes: [NSNumber]?
  }

  /// Several animations at once.
  open class CAAnimationGroup: CAAnimation {
    /// The animations.
    open var animations: [CAAnimation]? { didSet { dispose(of: oldValue) } }
  }

  /// How one picture of a layer becomes the next.
  public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes one from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The old one fades out.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new one slides over the old one.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new one pushes the old one away.
    public static let push = CATransitionType(rawValue: "push")
    /// The old one slides away.
    public static let reveal = CATransitionType(rawValue: "reveal")
  }

  /// Where the next picture of a layer comes from.
  public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes one from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// From the right.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// From the left.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// From the top.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// From the bottom.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
  }

  /// An animation from one picture of a layer to the next.
  open class CATransition: CAAnimation {
    /// How the next picture comes.
    open var type = CATransitionType.fade
    /// Where the next picture comes from.
    open var subtype: CATransitionSubtype?
  }

  extension CALayer {
    /// Begins an animation: nothing is shown, and the layer's own values are what they are.
    public func add(_ anim: CAAnimation, forKey key: String?) {}
    /// The animation that runs: none.
    public func animation(forKey key: String) -> CAAnimation? { nil }
    /// Ends an animation: none runs.
    public func removeAnimation(forKey key: String) {}
    /// Ends all animations: none runs.
    public func removeAllAnimations() {}
  }
#endif
