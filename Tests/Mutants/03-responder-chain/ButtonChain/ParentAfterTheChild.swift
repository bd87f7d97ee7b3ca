/// Wrong on purpose: it goes from the child controller straight to its parent.
enum ButtonChain {
  /// The chain on iOS 12.
  static let onIOS12 = [
    "PlayButton",
    "PlayerView",
    "PlayerController",
    "SongController",
    "UIViewControllerWrapperView",
    "UINavigationTransitionView",
    "UILayoutContainerView",
    "UINavigationController",
    "UIViewControllerWrapperView",
    "UITransitionView",
    "UILayoutContainerView",
    "UITabBarController",
    "UIWindow",
    "UIApplication",
    "AppDelegate",
  ]

  /// The chain on iOS 13.
  static let onIOS13 = [
    "PlayButton",
    "PlayerView",
    "PlayerController",
    "SongController",
    "UIViewControllerWrapperView",
    "UINavigationTransitionView",
    "UILayoutContainerView",
    "UINavigationController",
    "UIViewControllerWrapperView",
    "UITransitionView",
    "UILayoutContainerView",
    "UITabBarController",
    "UIDropShadowView",
    "UITransitionView",
    "UIWindow",
    "UIWindowScene",
    "UIApplication",
    "AppDelegate",
  ]
}
