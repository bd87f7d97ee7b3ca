/// Wrong on purpose: it puts the window before the wrapper views.
enum ButtonChain {
  /// The chain on iOS 12.
  static let onIOS12 = [
    "PlayButton",
    "PlayerView",
    "PlayerController",
    "DeckView",
    "SongView",
    "SongController",
    "UIWindow",
    "UIViewControllerWrapperView",
    "UINavigationTransitionView",
    "UILayoutContainerView",
    "UINavigationController",
    "UIViewControllerWrapperView",
    "UITransitionView",
    "UILayoutContainerView",
    "UITabBarController",
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
    "UIWindow",
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
    "UIWindowScene",
    "UIApplication",
    "AppDelegate",
  ]
}
