/// One call of `UIView.animate`: which views it changes.
///
/// The engine draws nothing; it keeps only what an animation does to fingers.
final class ViewAnimation {
  /// The views that it changes, which it does not keep: an app may end in the middle of it.
  private(set) var views: [Weak<UIView>] = []

  func include(_ view: UIView) {
    guard !views.contains(where: { $0.object === view }) else { return }
    views.append(Weak(view))
  }

  /// Changes by how many animations fingers are kept from the views.
  func block(by change: Int32) {
    for view in views { view.object?.changeFilter { $0.blockingAnimations += change } }
  }
}

extension UIView {
  /// What an animation allows, with UIKit's numbers.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Fingers find the views while they are animated.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Subviews are laid out on the way; nothing is seen of it here.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// It starts from what is seen now; nothing is seen of it here.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// It starts and stops slowly; nothing is seen of it here.
    public static let curveEaseInOut: AnimationOptions = []
    /// It starts slowly; nothing is seen of it here.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// It stops slowly; nothing is seen of it here.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// It is equally fast all the way.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
  }

  /// Changes views over a time in seconds.
  ///
  /// The properties have their new values at once, as in UIKit. Until the time is over, fingers don't find a changed
  /// view, nor what is in it, unless the options allow user interaction: they find what lies behind it (fact H8). A
  /// duration of 0 or less, or one that is no number, changes the views without an animation.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let application = UIApplication.shared
    guard let loop = application.mainRunLoop, duration > 0, duration.isFinite, delay.isFinite else {
      animations()
      completion?(true)
      return
    }
    let animation = ViewAnimation()
    let outer = application.openAnimation
    application.openAnimation = animation
    animations()
    application.openAnimation = outer
    let isBlocking = !options.contains(.allowUserInteraction)
    if isBlocking { animation.block(by: 1) }
    loop.add(
      VirtualRunLoop.Timer(fireTime: loop.clock.now + max(delay, 0) + duration) {
        if isBlocking { animation.block(by: -1) }
        completion?(true)
      },
      for: VirtualRunLoop.Mode.common)
  }

  /// Changes views over a time in seconds, with a spring that makes no difference to fingers.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
  }

  /// Changes views at once, even inside of an animation.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let application = UIApplication.current
    let outer = application?.openAnimation
    application?.openAnimation = nil
    actionsWithoutAnimation()
    application?.openAnimation = outer
  }

  /// Called before each change of a property that can be animated.
  final func willChangeAnimatably() { UIApplication.current?.openAnimation?.include(self) }
}
