import CheckSupport
import TouchKit
import XCTest

@testable import ResponderChainExercises

final class ChainWalkerChecks: CheckCase {
  func testListsTheWholeChain() {
    check("chain: every responder that comes after, views and controllers", .chain)
  }

  func testFollowsOverriddenNext() {
    check(
      "chain: the way that next leads, where a class overrides it, too", .chain, hasDetours: true, count: 60)
  }

  func testGoesOnToTheAppDelegate() {
    let views = (1...1_100).map { $0 == 1_100 ? FieldView() : CardView() }
    let device = Device()
    let cardInOtherWindow = CardView()
    var otherWindow: UIWindow?
    device.launch(delegate: AppDelegate()) { _ in
      otherWindow = UIWindow()
      otherWindow?.addSubview(cardInOtherWindow)
      otherWindow?.isHidden = false
      let controller = MapController()
      var superview: UIView = controller.view
      for view in views {
        superview.addSubview(view)
        superview = view
      }
      let window = UIWindow()
      window.rootViewController = controller
      window.makeKeyAndVisible()
    }
    let innermost = views[views.count - 1]
    _ = innermost.becomeFirstResponder()
    let chain = BuiltHierarchy.walk(from: innermost).chain
    let place = "the innermost of \(views.count) views in an app"
    let found: [(name: String, responder: UIResponder?, isRight: (UIResponder) -> Bool)] = [
      ("AppDelegate.self", innermost.nearest(AppDelegate.self), { $0 is AppDelegate }),
      ("UIApplication.self", innermost.nearest(UIApplication.self), { $0 is UIApplication }),
      ("UIScene.self", innermost.nearest(UIScene.self), { $0 is UIScene }),
      ("UIWindow.self", innermost.nearest(UIWindow.self), { $0 is UIWindow }),
      ("MapController.self", innermost.nearest(MapController.self), { $0 is MapController }),
    ]
    for (name, responder, isRight) in found {
      let expected = chain.first(where: isRight)
      guard responder !== expected else { continue }
      XCTFail(
        "asked: nearest(\(name)), from \(place)\nexpected: \(expected?.traceName ?? "nil")\n"
          + "got:      \(responder?.traceName ?? "nil")")
      return
    }
    for outer in chain.filter({ !($0 is CardView) }) {
      for (one, other) in [(outer, innermost as UIResponder), (innermost, outer)] {
        let common = one.firstCommonResponder(with: other)
        guard common !== outer else { continue }
        XCTFail(
          "asked: firstCommonResponder(with:), of \(type(of: outer)) and \(place), either way round\n"
            + "expected: \(outer.traceName), which is in both chains\ngot:      \(common?.traceName ?? "nil")"
        )
        return
      }
    }
    for outer in [innermost as UIResponder] + chain.filter({ !($0 is CardView) }) {
      let others = BuiltHierarchy.walk(from: cardInOtherWindow).chain
      let expected = BuiltHierarchy.walk(from: outer).chain.first { mine in others.contains { $0 === mine } }
      let common = outer.firstCommonResponder(with: cardInOtherWindow)
      guard common !== expected else { continue }
      XCTFail(
        "asked: firstCommonResponder(with:), of \(type(of: outer)) and a view in another window of the app\n"
          + "expected: \(expected?.traceName ?? "nil")\ngot:      \(common?.traceName ?? "nil")")
      return
    }
    let names = chain.map { "\(type(of: $0))" }
    checkTrace(
      names, innermost.chain.map { "\(type(of: $0))" }, asked: "chain: from \(place) to the end")
    XCTAssertTrue(
      innermost.isFirstResponder,
      "asked: the tools, from \(place), which is first responder\nexpected: it still is\n"
        + "got:      it is not: a tool for debugging has changed the app")
    checkTrace(
      names, innermost.chainDescription.components(separatedBy: " → "),
      asked: "chainDescription: from \(place) to the end")
  }

  func testAPresentedController() {
    let device = Device()
    let (page, card, presented) = (MapController(), CardView(), ListController())
    device.launch(delegate: AppDelegate()) { _ in
      page.view.addSubview(card)
      let window = UIWindow()
      window.rootViewController = page
      window.makeKeyAndVisible()
      page.present(presented, animated: false)
    }
    for start in [presented, presented.view, card, page] as [UIResponder] {
      let chain = BuiltHierarchy.walk(from: start).chain
      checkTrace(
        chain.map { "\(type(of: $0))" }, start.chain.map { "\(type(of: $0))" },
        asked: "chain, from a \(type(of: start)), after a MapController has presented a ListController")
      let expected = chain.dropFirst().first { $0 is UIWindow }
      guard start.nearest(UIWindow.self) !== expected else { continue }
      XCTFail(
        "asked: nearest(UIWindow.self), from a \(type(of: start)), after a MapController has presented a "
          + "ListController\nexpected: \(expected?.traceName ?? "nil")\n"
          + "got:      \(start.nearest(UIWindow.self)?.traceName ?? "nil")")
    }
  }

  func testDescribesTheChain() {
    check("chainDescription: the names of the classes, joined by →", .description, hasDetours: true)
  }

  func testFindsTheNearestOfAType() {
    check(
      "nearest(_:): the first of a type after the responder, subclasses included", .nearest, hasDetours: true)
  }

  func testAControllerWithoutAView() {
    let controller = ListController()
    // An override of `next` may lead to any responder.
    let card = CardView()
    card.detour = controller
    let answers = [
      controller.chain.map(\.traceName).joined(separator: ", "), controller.chainDescription,
      controller.nearest(UIView.self)?.traceName ?? "nil",
      controller.firstCommonResponder(with: controller)?.traceName ?? "nil",
      card.nearest(UIViewController.self)?.traceName ?? "nil",
      card.chain.map(\.traceName).joined(separator: ", "), card.chainDescription,
      card.firstCommonResponder(with: controller)?.traceName ?? "nil",
    ]
    checkTrace(
      [
        controller.traceName, "ListController", "nil", controller.traceName, controller.traceName,
        "\(card.traceName), \(controller.traceName)", "CardView → ListController", controller.traceName,
      ], answers,
      asked: "the four tools for a controller whose view isn't loaded: "
        + "chain, chainDescription, nearest(UIView.self), firstCommonResponder with itself; "
        + "then for a CardView whose next it is: nearest(UIViewController.self), chain, chainDescription, "
        + "firstCommonResponder with the controller")
    XCTAssertFalse(
      controller.isViewLoaded,
      "asked: the four tools for a controller whose view isn't loaded\nexpected: its view is still not loaded\n"
        + "got:      the view is loaded: a tool for debugging has changed the app")
  }

  func testFindsTheFirstInCommon() {
    check(
      "firstCommonResponder(with:): the first of this chain that is in the other one", .common,
      hasDetours: true)
  }

  func testLargeForests() {
    check(
      "each of the four tools in a large forest", .chain, .description, .nearest, .common,
      size: 60...90, count: 25)
    check(
      "each of the four tools ends in a large circle", .chain, .description, .nearest, .common,
      isCircular: true, size: 60...90, count: 15)
  }

  func testEachToolLooksAnew() {
    forAll("asked again after the tree has changed: the chain as it is now", count: 20) {
      WalkCase($0.pick(WalkTool.allCases), hasDetours: true, isCircular: false, &$0)
    } shrink: {
      $0.smaller
    } describe: {
      $0.picture
    } check: {
      $0.complaintAfterAChange
    }
  }

  func testEveryResponderOfAnApp() {
    for (mayRunInCircles, count) in [(false, 16), (true, 8)] {
      forAll("each of the four tools, in an app in which things happen", count: count) {
        AppWalk(mayRunInCircles: mayRunInCircles, &$0)
      } shrink: {
        $0.smaller
      } describe: { _ in
        "  an app of controllers, of views in windows and in none, and of other responders"
      } check: {
        $0.complaint
      }
    }
  }

  func testEndsOnACircle() {
    check(
      "each of the four tools ends when next runs in a circle", .chain, .description, .nearest, .common,
      isCircular: true)
  }

  private func check(
    _ asked: String, _ tools: WalkTool..., hasDetours: Bool = false, isCircular: Bool = false,
    size: ClosedRange<Int> = 2...9, count: Int = 26, file: StaticString = #filePath, line: UInt = #line
  ) {
    forAll(asked, count: count, file: file, line: line) {
      WalkCase($0.pick(tools), hasDetours: hasDetours, isCircular: isCircular, size: size, &$0)
    } shrink: {
      $0.smaller
    } describe: {
      $0.picture
    } check: {
      $0.complaint
    }
  }
}

private final class AppDelegate: UIResponder, UIApplicationDelegate {}
private final class FieldView: CardView {
  override var canBecomeFirstResponder: Bool { true }
}
