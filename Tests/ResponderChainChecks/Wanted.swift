import TouchKit

@testable import ResponderChainExercises

/// A type that the nearest responder is wanted of.
struct Wanted {
  let name: String
  let includes: (UIResponder) -> Bool
  /// What the student's method answers.
  let nearest: (UIResponder) -> AnyObject?

  init<Kind>(_ kind: Kind.Type) {
    name = "\(kind).self"
    includes = { $0 is Kind }
    nearest = { responder in responder.nearest(kind).map { $0 as AnyObject } }
  }

  /// Types of the views and controllers in a `Hierarchy`.
  static var ofHierarchies: [Wanted] {
    [
      Wanted(CardView.self), Wanted(SmallCardView.self), Wanted(RowView.self), Wanted(PhotoView.self),
      Wanted(MapController.self), Wanted(ListController.self), Wanted(UIViewController.self),
      Wanted(UIView.self),
      Wanted(UIResponder.self), Wanted((any Zooming).self), Wanted(UILabel.self),
    ]
  }

  /// Types that some responder of most chains is of.
  static var everywhere: [Wanted] {
    [
      Wanted(UIViewController.self), Wanted(UIWindow.self), Wanted(UIApplication.self),
      Wanted(UIResponder.self),
    ]
  }

  /// Types of what is in a `RandomApp`, and around it.
  static var ofApps: [Wanted] {
    [
      Wanted(Pane.self), Wanted(EqualPane.self), Wanted(CopyingPane.self), Wanted(PastingPane.self),
      Wanted(UIScrollView.self), Wanted(UIControl.self), Wanted(BoxPane<Int>.self),
      Wanted(BoxPane<String>.self),
      Wanted(UIView.self), Wanted(UIWindow.self), Wanted(UIViewController.self),
      Wanted(EditingController.self),
      Wanted(UINavigationController.self), Wanted(UIApplication.self), Wanted(UIScene.self),
      Wanted(PaneHelper.self), Wanted(UIResponder.self), Wanted((any Zooming).self),
      Wanted((any AppResponder).self), Wanted((any UIApplicationDelegate).self),
      Wanted((UIView & Zooming).self),
      Wanted(AnyObject.self), Wanted(UILabel.self),
    ]
  }
}
