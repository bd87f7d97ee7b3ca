import CheckSupport
import TouchKit
import XCTest

@testable import ResponderChainExercises

final class EventRouterChecks: CheckCase {
  func testTheCoordinatorComesRightAfterItsView() {
    check("a coordinator comes right after its view, and before the superview") { $0.complaintAboutChain() }
  }

  func testTheControllerStaysInTheChain() {
    check("the controller of the view comes after the coordinator", hasControllers: true) {
      $0.complaintAboutChain()
    }
  }

  func testSettingTheSameCoordinatorAgainChangesNothing() {
    check("to set the coordinator that is there already changes nothing", hasControllers: true) {
      $0.target.coordinator = $0.target.coordinator
      return $0.complaintAboutChain("after \($0.target.traceName).coordinator was set to what it was")
    }
  }

  func testTheChainFollowsTheTree() {
    check("the chain is right after the view was moved, or taken out of its superview", hasControllers: true)
    {
      if let complaint = $0.complaintAboutChain() { return complaint }
      $0.move()
      return $0.complaintAboutChain("after \($0.target.traceName) was moved")
    }
  }

  func testAControllerMayComeLater() {
    check("the chain is right after the view has got a controller", count: 20) {
      if let complaint = $0.complaintAboutChain() { return complaint }
      $0.becomeRootView()
      return $0.complaintAboutChain("after \($0.target.traceName) has become the view of a controller")
    }
  }

  func testARemovedCoordinatorLeavesNoTrace() {
    check("without its coordinator the view's chain is as it was before", hasControllers: true) {
      $0.complaintAboutRemoval
    }
  }

  func testAReplacedCoordinatorLeavesNoTrace() {
    check("a coordinator that was replaced leaves no trace", hasControllers: true) {
      $0.complaintAboutReplacement
    }
  }

  func testACoordinatorIsInOnePlace() {
    check("a coordinator given to a second view leaves the first one", hasControllers: true, routers: 2...4) {
      $0.complaintAboutHandingOver
    }
  }

  func testEveryChainAfterEveryChange() {
    for (length, count) in [(RouterSequence.Length.short, 32), (.large, 3), (.long, 5)] {
      forAll(
        "after each of many changes: every chain, every view's coordinator, and who is still alive",
        count: count, generate: { RouterSequence(length, &$0) }, shrink: \.smaller, describe: \.picture
      ) {
        RouterSequenceRun($0).complaint
      }
    }
  }

  func testNothingElseOnTheScreenNotices() {
    forAll(
      "giving or taking away a coordinator changes chains and nothing else, even while fingers are on the views",
      count: 16
    ) {
      RouterPlay(&$0)
    } shrink: {
      $0.smaller
    } describe: { _ in
      "  five views in each other and side by side, with recognizers, a button and a text field, and four coordinators"
    } check: {
      $0.complaint
    }
  }

  func testSubclassesThatWatchTheirCoordinator() {
    forAll("subclasses that give and take coordinators as soon as theirs changes", count: 24) {
      RouterObservers(&$0)
    } shrink: {
      $0.smaller
    } describe: { _ in
      "  four views side by side in a page"
    } check: {
      $0.complaint
    }
  }

  func testATapThatIsPassedOnReachesTheCoordinatorOnce() {
    let asked =
      "touches, shakes, presses and remote controls that the view does not handle reach the coordinator, "
      + "then its controller, once each"
    let told = ListeningScene.lines(.plain).map { $0.dropFirst("view".count) }
    checkTrace(
      told.flatMap { ["Coordinator\($0)", "PageController\($0)"] },
      ListeningScene.lines(.routingWithAListener), asked: asked)
    checkTrace(
      told.map { "PageController\($0)" }, ListeningScene.lines(.routingAlone),
      asked: "without a coordinator they reach the view's controller, as those of any view do")
    checkTrace(
      told.map { "PageController\($0)" }, ListeningScene.lines(.routing),
      asked: "\(asked), also if the coordinator does not handle it")
  }

  func testActionsReachTheCoordinator() {
    let scene = ListeningScene(.routingWithAListener)
    for (action, expected) in [("copy:", "Coordinator"), ("paste:", "PageController")] {
      let performer = scene.performer(of: Selector(action))
      XCTAssertTrue(
        scene.canPerform(Selector(action)),
        "asked: canPerformAction(\"\(action)\", withSender: nil) of the view, as \(expected) further up can\n"
          + "expected: true, as of any view\ngot:      false")
      let target = scene.target(of: Selector(action))
      XCTAssertEqual(
        target, expected == "Coordinator" ? "ListeningCoordinator" : "ListeningController",
        "asked: target(forAction: \"\(action)\", withSender: nil) of the view, as of any view")
      guard performer != expected else { continue }
      XCTFail(
        "asked: the coordinator performs an action that it has a method for, and others go on to the controller\n"
          + "the view sends \(action) to no target; only \(expected) has a method for it\n"
          + "expected: \(expected) performs it\ngot:      \(performer) performs it")
      return
    }
  }

  func testTheViewKeepsItsCoordinator() {
    let view = RoutingView()
    view.coordinator = Coordinator()
    guard view.coordinator == nil else { return }
    XCTFail(
      "asked: the view keeps its coordinator alive\nexpected: a coordinator that only the view knows of stays\n"
        + "got:      it is gone as soon as it was set")
  }

  func testNothingKeepsARemovedCoordinator() {
    let view = RoutingView()
    weak var removed: Coordinator?
    do {
      let coordinator = Coordinator()
      view.coordinator = coordinator
      removed = coordinator
    }
    view.coordinator = nil
    guard removed != nil else { return }
    XCTFail(
      "asked: a coordinator that was taken away leaves no trace\nexpected: its memory is freed, as nothing else keeps it\n"
        + "got:      something still keeps it")
  }

  func testACoordinatorGoesWithItsView() {
    weak var gone: Coordinator?
    do {
      let view = RoutingView()
      view.coordinator = Coordinator()
      gone = view.coordinator
    }
    guard gone != nil else { return }
    XCTFail(
      "asked: only its view keeps a coordinator alive\n"
        + "expected: when the view is gone, the memory of its coordinator is freed\n"
        + "got:      something still keeps the coordinator")
  }

  func testTheCoordinatorDoesNotKeepTheView() {
    let coordinator = Coordinator()
    weak var gone: RoutingView?
    do {
      let view = RoutingView()
      view.coordinator = coordinator
      gone = view
    }
    guard gone != nil else { return }
    XCTFail(
      "asked: a coordinator does not keep its view alive\n"
        + "expected: the view's memory is freed when nothing else keeps it\n"
        + "got:      the coordinator keeps it: view and coordinator keep each other, forever")
  }

  func testACoordinatorMayOutliveItsView() {
    let coordinator = Coordinator()
    let page = UIView()
    do {
      let view = RoutingView()
      page.addSubview(view)
      view.coordinator = coordinator
      view.removeFromSuperview()
    }
    // The memory of a view that is gone is used again, most often by the next one.
    for _ in 0..<20 { page.addSubview(RoutingView()) }
    guard let next = coordinator.next else { return }
    XCTFail(
      "asked: the next of a coordinator whose view is gone\nexpected: nil\n"
        + "got:      \(next.traceName)")
  }

  private func check(
    _ asked: String, hasControllers: Bool = false, routers: ClosedRange<Int> = 1...3, count: Int = 25,
    file: StaticString = #filePath, line: UInt = #line, _ complaint: (RouterScene) -> String?
  ) {
    forAll(asked, count: count, file: file, line: line) {
      RouterCase(hasControllers: hasControllers, routers: routers, &$0)
    } shrink: {
      $0.smaller
    } describe: {
      "  without coordinators: \(RouterScene($0, hasCoordinators: false).picture)"
    } check: {
      complaint(RouterScene($0))
    }
  }
}
