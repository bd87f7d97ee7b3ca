/// Wrong on purpose: it has a scene on iOS 12 already.
enum ButtonChain {
  /// The chain on iOS 12.
  static let onIOS12 = [
    "PlayButton",
    "PlayerView",
    "PlayerController",
    "DeckView",
    "SongView",
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
    "UIWindowScene",
    "UIApplication",
    "AppDelegate",
  ]

  /// The chain on iOS 13.
  static let onIOS13 = [
    "PlayButton",
    "PlayerView",
    "PlayerController",
    "DeckView",
    "SongView",
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
