/// Wrong on purpose: it goes from view to view and leaves out the controllers.
enum ButtonChain {
  /// The chain on iOS 12.
  static let onIOS12 = [
    "PlayButton",
    "PlayerView",
    "DeckView",
    "SongView",
    "UIViewControllerWrapperView",
    "UINavigationTransitionView",
    "UILayoutContainerView",
    "UIViewControllerWrapperView",
    "UITransitionView",
    "UILayoutContainerView",
    "UIWindow",
    "UIApplication",
    "AppDelegate",
  ]

  /// The chain on iOS 13.
  static let onIOS13 = [
    "PlayButton",
    "PlayerView",
    "DeckView",
    "SongView",
    "UIViewControllerWrapperView",
    "UINavigationTransitionView",
    "UILayoutContainerView",
    "UIViewControllerWrapperView",
    "UITransitionView",
    "UILayoutContainerView",
    "UIDropShadowView",
    "UITransitionView",
    "UIWindow",
    "UIWindowScene",
    "UIApplication",
    "AppDelegate",
  ]
}
