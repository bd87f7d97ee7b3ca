/// Wrong on purpose: it forgets the app delegate.
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
    "UIApplication",
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
  ]
}
