/// One call of `UIView.animate`: which views it changes, and until when.
///
/// The engine draws nothing; it keeps only what an animation does to fingers.
final class ViewAnimation {
  let options: UIView.AnimationOptions
  private let clock: VirtualClock
  private let start: TimeInterval
  private let duration: TimeInterval
  /// The views that it changes, which it does not keep: an app may end in the middle of it.
  private(set) var views: [(view: Weak<UIView>, alphaBefore: CGFloat)] = []

  init(duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions, clock: VirtualClock) {
    self.options = options
    self.duration = duration
    self.clock = clock
    start = clock.now + max(delay, 0)
  }

  var end: TimeInterval { start + duration }

  func include(_ view: UIView) {
    guard !views.contains(where: { $0.view.object === view }) else { return }
    let alpha = view.alpha
    views.append((Weak(view), alpha))
  }

  /// How opaque the view looks now, on its way in a straight line from the old to the new value.
  func presentedAlpha(of view: UIView) -> CGFloat {
    guard let before = views.first(where: { $0.view.object === view })?.alphaBefore else { return view.alpha }
    let progress = CGFloat(min(max((clock.now - start) / duration, 0), 1))
    return before + (view.alpha - before) * progress
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
  /// The properties have their new values at once, as in UIKit. Until the time is over, a changed view swallows the
  /// fingers that land on it, unless the options allow user interaction: neither it, nor what is in it or behind it,
  /// hears of them (fact H8, engine's choice). A duration of 0 or less, or one that is no number, changes the views
  /// without an animation.
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
    let animation = ViewAnimation(duration: duration, delay: delay, options: options, clock: loop.clock)
    let outer = application.openAnimation
    application.openAnimation = animation
    animations()
    application.openAnimation = outer
    if !options.contains(.allowUserInteraction) {
      for entry in animation.views { entry.view.object?.blockingAnimation = animation }
    }
    loop.add(
      VirtualRunLoop.Timer(fireTime: animation.end) {
        for entry in animation.views where entry.view.object?.blockingAnimation === animation {
          entry.view.object?.blockingAnimation = nil
        }
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
