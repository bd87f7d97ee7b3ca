import Fuzzing
import XCTest

/// What the engine may call in an app is called by the fuzzer that lets go, too: all of it.
final class CallbackTests: XCTestCase {
  /// What is not covered, and why: a type, or a member of one.
  ///
  /// What the engine names nowhere need not stand here.
  private static let exclusions = [
    "CAAnimation": "a value that the engine only carries", "CAPropertyAnimation": "a value",
    "CATransition": "a value",
    "CAKeyframeAnimation": "a value", "CAAnimationGroup": "a value", "CAGradientLayer": "colors",
    "CAShapeLayer": "a path and colors", "UIBezierPath": "a value that holds no object", "UIColor": "a value",
    "UIFont": "a value", "UIImage": "a value", "UIGraphicsImageRenderer": "no view can be in it",
    "UIGraphicsImageRendererContext": "made by the engine", "UIGraphicsImageRendererFormat": "a value",
    "UIFeedbackGenerator": "the engine never calls it", "UIAction": "its own functions are called, not these",
    "UIKeyCommand": "the engine reads only what is final", "UILayoutGuide": "a name only",
    "UIResponderStandardEditActions": "what `UIResponder` declares",
    "UIScene": "only the engine makes scenes",
    "UIUpdateLink": "its actions are called, which are functions",
    "UIGestureRecognizer.require": "the engine calls it on its own recognizers",
    "UIWindowSceneDelegate": "the engine never asks for the window",
    "UIApplicationDelegate.window": "the engine never asks for it",
    "UIWindow.convert": "the engine converts with functions of its own",
    "UIView.convert": "the engine converts with functions of its own",
    "UIEvent.touches": "the engine asks its own list", "UIControl.sendActions": "only apps call it",
    "UIGestureRecognizer.buttonMask": "only apps ask for it",
    "UIGestureRecognizer.modifierFlags": "only apps ask for it", "UIGestureRecognizer.name": "a name only",
    "UIGestureRecognizer.addTarget": "called by initializers only",
    "NSLayoutConstraint.identifier": "a name only",
    "CALayer.name": "a name only", "CALayer.mask": "only apps ask for it",
    "CALayer.masksToBounds": "only apps ask for it", "CALayer.presentation": "only apps ask for it",
    "CALayer.draw": "the engine never calls it", "CALayer.affineTransform": "only apps ask for it",
    "CALayer.cornerRadius": "only apps ask for it", "CALayer.backgroundColor": "a color",
    "UICoordinateSpace.bounds": "the engine asks views, not spaces of the app",
    "UIKeyInput.hasText": "the engine asks its own fields only",
    "UIEvent.timestamp": "recognizers are told of the engine's own events only",
    "UIEvent.subtype": "only apps ask for it", "UIEvent.buttonMask": "of the engine's own events only",
    "UIEvent.modifierFlags": "only apps ask for it",
    "UIControl.removeAction": "only apps call it", "UIControl.actions": "only apps call it",
    "UIButton.image": "only apps call it", "UIScrollView.isTracking": "only apps ask for it",
    "UIScrollView.bounces": "the engine asks each direction",
    "UINavigationController.viewControllers": "the engine has its own list",
    "UITabBarController.viewControllers": "the engine has its own list",
    "AccessibleObject.index": "only apps ask for it", "UIViewController.title": "a name only",
    "UIImageView.image": "only apps ask for it", "UIImageView.isHighlighted": "only apps ask for it",
    "UIActivityIndicatorView.color": "only apps ask for it", "UITextField.font": "only apps ask for it",
    "UIScrollView.verticalScrollIndicatorInsets": "only apps ask for it",
    "UIScrollView.horizontalScrollIndicatorInsets": "only apps ask for it",
    "UITableView.style": "only apps ask for it", "UITableView.register": "only apps call it",
    "UITableView.numberOfSections": "only apps ask for it", "UITableView.indexPath": "only apps ask for it",
  ]

  func testEveryMemberIsCoveredOrExcluded() throws {
    let sources = try EngineSources()
    XCTAssertGreaterThan(sources.members.count, 500, "the sources were not understood")
    let covered = Set(Callback.allCases.map { "\($0)" })
    var unused = Set(Self.exclusions.keys)
    for member in sources.members {
      let name = member.callbackName(among: sources.members)
      let own = "\(member.type).\(member.name)"
      if covered.contains(name) { continue }
      unused.subtract([member.type, own])
      guard sources.uses[member.name] != nil else { continue }
      let isExcluded = Self.exclusions[member.type] != nil || Self.exclusions[own] != nil
      XCTAssertTrue(
        isExcluded,
        "the engine calls \(own), but no callback \(name) lets go of anything: add one, or exclude it with a reason"
      )
    }
    XCTAssertEqual(unused, [], "excluded, but covered or gone")
  }

  func testEveryCallbackIsOfAMember() throws {
    let sources = try EngineSources()
    let known = Set(sources.members.map { $0.callbackName(among: sources.members) })
    let functions = try XCTUnwrap(Callback.allCases.firstIndex(of: .selectorAction))
    for callback in Callback.allCases[..<functions] {
      XCTAssertTrue(known.contains("\(callback)"), "\(callback) is of no member that the engine has")
    }
  }
}
