/// Wrong on purpose: it puts each controller before its view.
enum ButtonChain {
  /// The chain on iOS 12.
  static let onIOS12 = [
    "PlayButton",
    "PlayerController",
    "PlayerView",
    "DeckView",
    "SongController",
    "SongView",
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
    "PlayerController",
    "PlayerView",
    "DeckView",
    "SongController",
    "SongView",
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
