/// Exercise 3.1: The chain of a button (predict, 10 points, 10 minutes).
///
/// **Given.** An app with two tabs. The tab in front holds a navigation controller with a `SongController` on top, and
/// that has a child, `PlayerController`. A debugger prints these views on iOS 12, without the bars:
///
///     UIWindow                               its rootViewController is a UITabBarController
///       UILayoutContainerView                the view of the UITabBarController
///         UITransitionView
///           UIViewControllerWrapperView
///             UILayoutContainerView          the view of the UINavigationController
///               UINavigationTransitionView
///                 UIViewControllerWrapperView
///                   SongView                 the view of SongController
///                     DeckView
///                       PlayerView           the view of PlayerController
///                         PlayButton
///
/// `AppDelegate` is the app's delegate, and a `UIResponder`. No class of the app overrides `next`.
///
/// **Task.** Before you run anything, write down the responder chain of `PlayButton`: the button, then its `next`, then
/// the `next` of that, until there is none. Do it for iOS 12, and then for iOS 13, where UIKit has put in two more views
/// than you see above.
///
/// Write one name for each responder. Lines of a log are fine, too: only the first name in each line counts.
///
/// Check: make check EXERCISE=3.1
/// Hint:  make hint EXERCISE=3.1 RUNG=1
/// Read:  chapters/03-responder-chain/README.md#who-is-next
enum ButtonChain {
  /// The chain on iOS 12.
  static let onIOS12 = [
    "PlayButton",
    "PlayerView",
    // Go on here.
  ]

  /// The chain on iOS 13.
  static let onIOS13 = [
    "PlayButton",
    "PlayerView",
    // Go on here.
  ]
}
