/// The same chains as questions in Swift, with other spaces.
///
/// You don't have to know the private names by heart, and no code should: they have changed before. What stays are the
/// rules by which each responder works out its `next`. The two lists differ only where UIKit puts other views into the
/// tree (below the window) and where there is a scene.
enum ButtonChain {
  /// The chain on iOS 12.
  static let onIOS12 = [
    "  PlayButton.next",
    "  PlayerView.next",
    "  PlayerController.next",
    "  DeckView.next",
    "  SongView.next",
    "  SongController.next",
    "  UIViewControllerWrapperView.next",
    "  UINavigationTransitionView.next",
    "  UILayoutContainerView.next",
    "  UINavigationController.next",
    "  UIViewControllerWrapperView.next",
    "  UITransitionView.next",
    "  UILayoutContainerView.next",
    "  UITabBarController.next",
    "  UIWindow.next",
    "  UIApplication.next",
    "  AppDelegate.next",
  ]

  /// The chain on iOS 13.
  static let onIOS13 = [
    "  PlayButton.next",
    "  PlayerView.next",
    "  PlayerController.next",
    "  DeckView.next",
    "  SongView.next",
    "  SongController.next",
    "  UIViewControllerWrapperView.next",
    "  UINavigationTransitionView.next",
    "  UILayoutContainerView.next",
    "  UINavigationController.next",
    "  UIViewControllerWrapperView.next",
    "  UITransitionView.next",
    "  UILayoutContainerView.next",
    "  UITabBarController.next",
    "  UIDropShadowView.next",
    "  UITransitionView.next",
    "  UIWindow.next",
    "  UIWindowScene.next",
    "  UIApplication.next",
    "  AppDelegate.next",
  ]
}
