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
      WalkCase($0.pick(WalkCase.Tool.allCases), hasDetours: true, isCircular: false, &$0)
    } shrink: {
      $0.smaller
    } describe: {
      $0.picture
    } check: {
      $0.complaintAfterAChange
    }
  }

  func testEndsOnACircle() {
    check(
      "each of the four tools ends when next runs in a circle", .chain, .description, .nearest, .common,
      isCircular: true)
  }

  private func check(
    _ asked: String, _ tools: WalkCase.Tool..., hasDetours: Bool = false, isCircular: Bool = false,
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

/// A forest, two places in it, and one of the four tools.
private struct WalkCase {
  enum Tool: CaseIterable {
    case chain, description, nearest, common

    var name: String {
      switch self {
      case .chain: "chain"
      case .description: "chainDescription"
      case .nearest: "nearest(_:)"
      case .common: "firstCommonResponder(with:)"
      }
    }
  }

  enum Wanted: CaseIterable {
    case card, smallCard, row, photo, map, list, anyController, anyView, anyResponder, zooming, label
  }

  let tool: Tool
  var forest: Hierarchy
  var start: Int
  var other: Int
  /// Whether the walk begins at the controller of a view that has one.
  let startsAtController: Bool
  /// Whether the other is the controller of a view that has one.
  let meetsController: Bool
  let wanted: Wanted

  init(
    _ tool: Tool, hasDetours: Bool, isCircular: Bool, size: ClosedRange<Int> = 2...9,
    _ random: inout SeededGenerator
  ) {
    self.tool = tool
    var forest = Hierarchy(
      &random, size: size, hasDetours: hasDetours && !isCircular, isTree: size.lowerBound > 9)
    let start =
      isCircular && random.once(in: 2)
      ? forest.nodes.count - 1 : Int.random(in: forest.nodes.indices, using: &random)
    other = Int.random(in: forest.nodes.indices, using: &random)
    if isCircular {
      let path = Array(sequence(first: start) { forest.nodes[$0].parent })
      // Some circles lead through everything, from the start to the end and back.
      let end = random.once(in: 2) ? path.count - 1 : Int.random(in: path.indices, using: &random)
      forest.nodes[path[end]].detour = path[random.once(in: 2) ? 0 : Int.random(in: 0...end, using: &random)]
      if random.once(in: 2) { other = random.pick(path) }
    }
    self.forest = forest
    self.start = start
    startsAtController = random.once(in: 4)
    meetsController = random.once(in: 3)
    wanted = random.pick(Wanted.allCases)
  }

  var smaller: [WalkCase] {
    let removals = forest.nodes.indices.filter { $0 != start && $0 != other }.compactMap { index in
      forest.removing(index).map { forest in
        var example = self
        example.forest = forest
        if index < start { example.start -= 1 }
        if index < other { example.other -= 1 }
        return example
      }
    }
    let plainer = forest.plainer.map { forest in
      var example = self
      example.forest = forest
      return example
    }
    return removals + plainer
  }

  var picture: String {
    let built = BuiltHierarchy(forest)
    let responder = built.responder(start, orController: startsAtController)
    var starts = [("the chain", responder)]
    if tool == .common { starts.append(("the other", built.responder(other, orController: meetsController))) }
    var lines: [String] = []
    for (name, start) in starts {
      lines.append("  \(name): \(BuiltHierarchy.picture(from: start))")
      for case let view as DetourView in BuiltHierarchy.walk(from: start).chain {
        guard let detour = view.detour else { continue }
        let line =
          "  \(view.traceName) overrides next: it leads to \(detour === view ? "itself" : detour.traceName)"
        if !lines.contains(line) { lines.append(line) }
      }
    }
    return lines.joined(separator: "\n")
  }

  /// Uses the tool, and says what is wrong with its answer.
  var complaint: String? { complaint(in: BuiltHierarchy(forest)) }

  /// The same after the view is put into another one, or out of all.
  var complaintAfterAChange: String? {
    let built = BuiltHierarchy(forest)
    if let complaint = complaint(in: built) { return complaint }
    // Any view of the chain, the first, the last or one between.
    let chain = BuiltHierarchy.walk(from: built.responder(start, orController: startsAtController)).chain
    let views = chain.compactMap { $0 as? DetourView }
    let (view, page) = (views.isEmpty ? built.views[start] : views[other % views.count], CardView())
    page.traceName = "CardView that came last"
    view.detour = page
    return complaint(in: built).map {
      "after \(view.traceName) has got another next, \(page.traceName)\n\($0)"
    }
  }

  private func complaint(in built: BuiltHierarchy) -> String? {
    let responder = built.responder(start, orController: startsAtController)
    let other = built.responder(other, orController: meetsController)
    let (chain, again) = BuiltHierarchy.walk(from: responder)
    built.budget.refill()
    let result: String?
    let name = responder.traceName
    switch tool {
    case .chain:
      let walked = responder.chain
      result =
        built.budget.isSpent
        ? nil
        : firstDivergence(expected: chain.map(\.traceName), actual: walked.map(\.traceName))
          .map { "\(name).chain: \($0)" }
    case .description:
      let names = chain.map { "\(type(of: $0))" } + (again.map { ["\(type(of: $0)) …"] } ?? [])
      result = Self.difference(
        names.joined(separator: " → "), responder.chainDescription, "\(name).chainDescription")
    case .nearest:
      let answer = wanted.nearest(from: responder)
      let expected = chain.dropFirst().first(where: wanted.includes)
      result = Self.difference(expected, answer, "\(name).nearest(\(wanted.name))")
    case .common:
      let answer = responder.firstCommonResponder(with: other)
      let others = BuiltHierarchy.walk(from: other).chain
      let expected = chain.first { mine in others.contains { $0 === mine } }
      result = Self.difference(
        expected, answer, "\(name).firstCommonResponder(with: \(other.traceName))")
    }
    guard built.budget.isSpent else { return result }
    return
      "\(name).\(tool.name) goes on without end: `next` was asked more than \(NextBudget.most) times, of "
      + "\(chain.count == 1 ? "one responder" : "\(chain.count) responders")"
  }

  private static func difference(_ expected: String, _ actual: String, _ call: String) -> String? {
    expected == actual
      ? nil : "\(call)\nexpected: \(expected)\ngot:      \(actual.shortened(to: expected.count + 60))"
  }

  private static func difference(_ expected: UIResponder?, _ actual: UIResponder?, _ call: String) -> String?
  {
    guard expected !== actual else { return nil }
    return "\(call)\nexpected: \(expected?.traceName ?? "nil")\ngot:      \(actual?.traceName ?? "nil")"
  }
}

extension String {
  /// The text, cut off where no one reads on.
  fileprivate func shortened(to most: Int) -> String { count > most ? prefix(most) + " and so on" : self }
}

extension WalkCase.Wanted {
  var name: String {
    switch self {
    case .card: "CardView.self"
    case .smallCard: "SmallCardView.self"
    case .anyView: "UIView.self"
    case .anyResponder: "UIResponder.self"
    case .row: "RowView.self"
    case .photo: "PhotoView.self"
    case .map: "MapController.self"
    case .list: "ListController.self"
    case .anyController: "UIViewController.self"
    case .zooming: "(any Zooming).self"
    case .label: "UILabel.self"
    }
  }

  func includes(_ responder: UIResponder) -> Bool {
    switch self {
    case .card: responder is CardView
    case .smallCard: responder is SmallCardView
    case .anyView: responder is UIView
    case .anyResponder: true
    case .row: responder is RowView
    case .photo: responder is PhotoView
    case .map: responder is MapController
    case .list: responder is ListController
    case .anyController: responder is UIViewController
    case .zooming: responder is any Zooming
    case .label: responder is UILabel
    }
  }

  /// What the student's method answers.
  func nearest(from responder: UIResponder) -> UIResponder? {
    switch self {
    case .card: responder.nearest(CardView.self)
    case .smallCard: responder.nearest(SmallCardView.self)
    case .anyView: responder.nearest(UIView.self)
    case .anyResponder: responder.nearest(UIResponder.self)
    case .row: responder.nearest(RowView.self)
    case .photo: responder.nearest(PhotoView.self)
    case .map: responder.nearest(MapController.self)
    case .list: responder.nearest(ListController.self)
    case .anyController: responder.nearest(UIViewController.self)
    case .zooming: responder.nearest((any Zooming).self) as? UIResponder
    case .label: responder.nearest(UILabel.self)
    }
  }
}
