/// What drags the top of a navigation controller away: from its edge, and from iOS 26 on from anywhere (facts G84, G85).
///
/// It is the delegate of both recognizers, as in UIKit: an app that puts another one in its place decides itself.
final class InteractivePop: UIGestureRecognizerDelegate {
  /// How far the finger must come for a pop, as a share of the width: engine's choice.
  static let enoughWay: CGFloat = 0.5
  /// The speed at the lift that pops after any way, in points per second: engine's choice.
  static let enoughSpeed: CGFloat = 500

  let fromEdge = UIScreenEdgePanGestureRecognizer()
  let fromContent: ContentPopGestureRecognizer?
  @Weak private var navigation: UINavigationController?

  init(of navigation: UINavigationController, fromContent isFromContent: Bool) {
    fromContent = isFromContent ? ContentPopGestureRecognizer() : nil
    self.navigation = navigation
    fromEdge.name = "UINavigationController.edgeSwipe"
    fromEdge.edges = .left
    attach(fromEdge, to: navigation)
    guard let fromContent else { return }
    fromContent.require(toFail: fromEdge)
    attach(fromContent, to: navigation)
  }

  private func attach(_ pan: UIPanGestureRecognizer, to navigation: UINavigationController) {
    pan.delegate = self
    pan.addTarget(navigation, action: UINavigationController.pop)
    navigation.loadedViewOrNew.addGestureRecognizer(pan)
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    canPop
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { canPop }

  /// Content that scrolls waits to see whether the finger comes in over the edge.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer === fromEdge
      && (otherGestureRecognizer as? UIPanGestureRecognizer)?.dragsContent == true
  }

  private var canPop: Bool {
    guard let navigation else { return false }
    return navigation.viewControllers.count > 1 && !navigation.navigationBar.isHidden
  }
}

/// The pan that pops from anywhere: it begins to the right only.
final class ContentPopGestureRecognizer: UIPanGestureRecognizer {
  override init(target: ActionObject?, action: Selector?) {
    super.init(target: target, action: action)
    name = "UINavigationController.contentSwipe"
  }

  override func judge(_ movement: CGPoint) -> PanVerdict {
    let verdict = super.judge(movement)
    guard case .pan = verdict, movement.x <= movement.y.magnitude else { return verdict }
    return .failed
  }

  override class var engineClass: ObjectIdentifier { ObjectIdentifier(ContentPopGestureRecognizer.self) }
}

extension UINavigationController {
  /// The action of both pans.
  final func pop(_ pan: UIPanGestureRecognizer) {
    guard pan.state == .ended else { return }
    let (way, speed) = (pan.translation(in: pan.view).x, pan.velocity(in: pan.view).x)
    let width = pan.view?.bounds.width ?? 0
    if speed >= InteractivePop.enoughSpeed || speed >= 0 && way >= width * InteractivePop.enoughWay {
      popViewController(animated: true)
    }
  }
}
