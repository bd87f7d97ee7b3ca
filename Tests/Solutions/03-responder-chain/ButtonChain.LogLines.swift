/// The same chains as lines of a log, in the style of Objective-C.
enum ButtonChain {
  /// The chain on iOS 12.
  static let onIOS12 = [
    "-[PlayButton touchesBegan:withEvent:]",
    "-[PlayerView touchesBegan:withEvent:]",
    "-[PlayerController touchesBegan:withEvent:]",
    "-[DeckView touchesBegan:withEvent:]",
    "-[SongView touchesBegan:withEvent:]",
    "-[SongController touchesBegan:withEvent:]",
    "-[UIViewControllerWrapperView touchesBegan:withEvent:]",
    "-[UINavigationTransitionView touchesBegan:withEvent:]",
    "-[UILayoutContainerView touchesBegan:withEvent:]",
    "-[UINavigationController touchesBegan:withEvent:]",
    "-[UIViewControllerWrapperView touchesBegan:withEvent:]",
    "-[UITransitionView touchesBegan:withEvent:]",
    "-[UILayoutContainerView touchesBegan:withEvent:]",
    "-[UITabBarController touchesBegan:withEvent:]",
    "-[UIWindow touchesBegan:withEvent:]",
    "-[UIApplication touchesBegan:withEvent:]",
    "-[AppDelegate touchesBegan:withEvent:]",
  ]

  /// The chain on iOS 13.
  static let onIOS13 = [
    "-[PlayButton touchesBegan:withEvent:]",
    "-[PlayerView touchesBegan:withEvent:]",
    "-[PlayerController touchesBegan:withEvent:]",
    "-[DeckView touchesBegan:withEvent:]",
    "-[SongView touchesBegan:withEvent:]",
    "-[SongController touchesBegan:withEvent:]",
    "-[UIViewControllerWrapperView touchesBegan:withEvent:]",
    "-[UINavigationTransitionView touchesBegan:withEvent:]",
    "-[UILayoutContainerView touchesBegan:withEvent:]",
    "-[UINavigationController touchesBegan:withEvent:]",
    "-[UIViewControllerWrapperView touchesBegan:withEvent:]",
    "-[UITransitionView touchesBegan:withEvent:]",
    "-[UILayoutContainerView touchesBegan:withEvent:]",
    "-[UITabBarController touchesBegan:withEvent:]",
    "-[UIDropShadowView touchesBegan:withEvent:]",
    "-[UITransitionView touchesBegan:withEvent:]",
    "-[UIWindow touchesBegan:withEvent:]",
    "-[UIWindowScene touchesBegan:withEvent:]",
    "-[UIApplication touchesBegan:withEvent:]",
    "-[AppDelegate touchesBegan:withEvent:]",
  ]
}
