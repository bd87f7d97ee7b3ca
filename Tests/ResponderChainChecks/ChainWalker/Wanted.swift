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

  /// Classes, superclasses, a protocol, and one of which there is no responder.
  static var some: [Wanted] {
    [
      Wanted(CardView.self), Wanted(NoteView.self), Wanted(EditorView.self), Wanted(ClipView.self),
      Wanted(PageController.self), Wanted(EditingController.self), Wanted(UIViewController.self),
      Wanted(UIView.self), Wanted(UIWindow.self), Wanted(UIApplication.self), Wanted(UIResponder.self),
      Wanted((any Zooming).self), Wanted(UILabel.self),
    ]
  }

  /// What most chains have.
  static var everywhere: [Wanted] {
    [
      Wanted(UIViewController.self), Wanted(UIWindow.self), Wanted(UIApplication.self),
      Wanted(UIResponder.self),
    ]
  }

  /// Those of `some`, and what else there is in large apps.
  static var all: [Wanted] {
    some + [
      Wanted(FolderView.self), Wanted(UIControl.self), Wanted(BoxView.self), Wanted(BoastingView.self),
      Wanted(UINavigationController.self), Wanted(UIScene.self), Wanted(Helper.self),
      Wanted((any AppResponder).self), Wanted((any UIApplicationDelegate).self),
      Wanted(AppWindow.self), Wanted(App.self),
    ]
  }
}
