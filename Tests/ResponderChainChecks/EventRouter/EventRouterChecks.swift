import CheckSupport
import TouchKit
import TouchStage
import XCTest

@testable import ResponderChainExercises

final class EventRouterChecks: CheckCase {
  func testTheCoordinatorComesRightAfterItsView() {
    let page = RouterPage(hasController: false)
    page.expect(
      ["Label", "RoutingView", "Coordinator", "PageView", "nil"],
      "the coordinator comes right after its view, and before the superview", self)
  }

  func testTheControllerStaysInTheChain() {
    let page = RouterPage(hasController: true)
    page.expect(
      ["Label", "RoutingView", "Coordinator", "Controller", "PageView", "nil"],
      "the controller of the view comes after the coordinator", self)
  }

  func testSettingTheSameCoordinatorAgainChangesNothing() {
    let page = RouterPage(hasController: true)
    page.view.coordinator = page.coordinator
    page.expect(
      ["Label", "RoutingView", "Coordinator", "Controller", "PageView", "nil"],
      "to set the coordinator that is there already changes nothing", self)
  }

  func testTheChainFollowsTheTree() {
    let page = RouterPage(hasController: false)
    page.expect(["Label", "RoutingView", "Coordinator", "PageView", "nil"], "the chain at first", self)
    page.other.addSubview(page.view)
    page.expect(
      ["Label", "RoutingView", "Coordinator", "OtherView", "PageView", "nil"],
      "the chain is right after the view was moved", self)
    page.view.removeFromSuperview()
    page.expect(
      ["Label", "RoutingView", "Coordinator", "nil"],
      "the chain is right after the view was taken out of its superview", self)
  }

  func testAControllerMayComeLater() {
    let page = RouterPage(hasController: false)
    page.expect(["Label", "RoutingView", "Coordinator", "PageView", "nil"], "the chain at first", self)
    page.addController()
    page.expect(
      ["Label", "RoutingView", "Coordinator", "Controller", "PageView", "nil"],
      "the chain is right after the view has got a controller", self)
  }

  func testARemovedCoordinatorLeavesNoTrace() {
    let page = RouterPage(hasController: true)
    page.view.coordinator = nil
    page.expect(
      ["Label", "RoutingView", "Controller", "PageView", "nil"],
      "without its coordinator the view's chain is as it was before", self)
    page.expect(["Coordinator", "nil"], from: page.coordinator, "a coordinator that was taken away", self)
  }

  func testAReplacedCoordinatorLeavesNoTrace() {
    let page = RouterPage(hasController: true)
    let second = Coordinator().called("SecondCoordinator")
    page.view.coordinator = second
    page.expect(
      ["Label", "RoutingView", "SecondCoordinator", "Controller", "PageView", "nil"],
      "the new coordinator takes the place of the one before", self)
    page.expect(["Coordinator", "nil"], from: page.coordinator, "a coordinator that was replaced", self)
  }

  func testACoordinatorIsInOnePlace() {
    let page = RouterPage(hasController: false)
    page.other.coordinator = page.coordinator
    let asked = "a coordinator given to a second view leaves the first one"
    page.expect(["Label", "RoutingView", "PageView", "nil"], asked, self)
    page.expect(["OtherView", "Coordinator", "PageView", "nil"], from: page.other, asked, self)
    XCTAssertNil(page.view.coordinator, "asked: \(asked)\nexpected: its coordinator is nil")
    page.view.coordinator = nil
    let stays = "it stays there when the first view, which has none any more, is set to none"
    page.expect(["OtherView", "Coordinator", "PageView", "nil"], from: page.other, stays, self)
  }

  func testACoordinatorThatComesFromAnotherViewReplacesOne() {
    let page = RouterPage(hasController: false)
    let second = Coordinator().called("SecondCoordinator")
    page.other.coordinator = second
    page.other.coordinator = page.coordinator
    let asked = "a coordinator that comes from another view takes the place of the one before"
    page.expect(["Label", "RoutingView", "PageView", "nil"], asked, self)
    page.expect(["OtherView", "Coordinator", "PageView", "nil"], from: page.other, asked, self)
    page.expect(["SecondCoordinator", "nil"], from: second, asked, self)
  }

  func testWhatIsPassedOnReachesTheCoordinatorOnce() {
    func lines(_ kit: RouterKit) -> [String] {
      let stage = Stage()
      let (page, field) = (HearingView(frame: stage.window.bounds), UITextField())
      let (view, coordinator) = (kit.makeView(), kit.makeCoordinator())
      (view.traceName, coordinator.traceName, page.traceName) = ("RoutingView", "Coordinator", "PageView")
      (view.frame, view.isMultipleTouchEnabled) = (page.bounds, true)
      view.addSubview(field)
      page.addSubview(view)
      stage.show(page)
      view.router = coordinator
      field.becomeFirstResponder()
      let trace = Trace(of: [.delivery])
      stage.device.trace = trace
      let fingers = Fingers(on: stage)
      let places = [CGPoint(x: 40, y: 90), CGPoint(x: 200, y: 300)]
      for ending in [Contact.Phase.ended, .cancelled] {
        fingers.act(.began, at: places)
        fingers.act(.moved, at: places.reversed())
        fingers.act(ending, at: places)
      }
      stage.device.shake()
      field.motionCancelled(.motionShake, with: nil)
      field.pressesBegan([], with: nil)
      field.pressesChanged([], with: nil)
      field.pressesEnded([], with: nil)
      field.pressesCancelled([], with: nil)
      field.remoteControlReceived(with: nil)
      let told = trace.entries.compactMap { entry -> String? in
        guard case .call(let method) = entry.event else { return nil }
        return "\(entry.subject).\(method) \(entry.details.map { "\($0)" }.joined(separator: ", "))"
      }
      return told + page.heard
    }
    checkTrace(
      lines(.stated), lines(.students),
      asked:
        "touches, shakes, presses and remote controls that the view does not handle reach the coordinator, "
        + "then those after it, once each")
  }

  func testActionsReachTheCoordinator() {
    let page = RouterPage(hasController: true, CopyingCoordinator())
    for (action, performer) in [("copy:", page.coordinator as UIResponder), ("paste:", page.controllers[0])] {
      let target = page.label.target(forAction: Selector(action), withSender: nil) as? UIResponder
      let can = page.label.canPerformAction(Selector(action), withSender: nil)
      guard target !== performer || !can else { continue }
      return XCTFail(
        "asked: \(action) is sent from a label in the view; only the \(performer.traceName) lists it\n"
          + "expected: its target is the \(performer.traceName), and canPerformAction says yes\n"
          + "got:      \(target?.traceName ?? "nil"), and canPerformAction says \(can ? "yes" : "no")")
    }
  }

  func testTheViewKeepsItsCoordinator() {
    let view = RoutingView()
    view.coordinator = Coordinator()
    XCTAssertNotNil(
      view.coordinator,
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
    XCTAssertNil(
      removed,
      "asked: a coordinator that was taken away leaves no trace\nexpected: it is gone, as nothing else keeps it\n"
        + "got:      something still keeps it")
  }

  func testACoordinatorGoesWithItsView() {
    weak var gone: Coordinator?
    do {
      let view = RoutingView()
      view.coordinator = Coordinator()
      gone = view.coordinator
    }
    XCTAssertNil(
      gone,
      "asked: only its view keeps a coordinator alive\nexpected: when the view is gone, its coordinator is gone\n"
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
    XCTAssertNil(
      gone,
      "asked: a coordinator does not keep its view alive\nexpected: the view is gone when nothing else keeps it\n"
        + "got:      the coordinator keeps it: view and coordinator keep each other, forever")
  }

  func testACoordinatorMayOutliveItsView() {
    let (coordinator, page) = (Coordinator(), UIView())
    do {
      let view = RoutingView()
      page.addSubview(view)
      view.coordinator = coordinator
      // An answer that remembers what came next has it now.
      _ = coordinator.next
      view.removeFromSuperview()
    }
    // The memory of a view that is gone is used again, most often by the next one.
    for _ in 0..<20 { page.addSubview(RoutingView()) }
    let next = coordinator.next
    XCTAssertNil(
      next,
      "asked: the next of a coordinator whose view is gone\nexpected: nil\ngot:      \(next?.traceName ?? "nil")"
    )
  }

  func testHoldsInAnyApp() {
    check(
      "in an app full of recognizers, fingers and views, coordinators change chains and nothing else",
      twins { _, _ in }, count: 28)
  }

  func testHoldsForLong() {
    check(
      "coordinators come and go a hundred times, and a finger moves for long",
      twins { example, random in
        typealias Act = RouterSubject.Act
        let gifts = (0..<110).map { ($0 % 2 == 0 ? Act.gives : .takes).moment(0) }
        let places = (0..<2).map { _ in Story.Place.part(0, CGPoint(x: 0.97, y: random.share(of: -0.5, 0.5)))
        }
        let moves = (0..<110).map { Story.Moment.touch(.moved, finger: 0, places[$0 % 2]) }
        let taps = (0..<12).flatMap { _ -> [Story.Moment] in
          [.touch(.began, finger: 0, places[0]), .touch(.ended, finger: 0, places[0])]
        }
        example = TwinCase(
          RouterPlan(), other: RouterPlan(),
          Story(
            gifts + [Act.gives.moment(0), .touch(.began, finger: 0, places[0])] + moves
              + [.touch(.ended, finger: 0, places[0])] + taps))
      }, count: 1)
  }

  func testHoldsWithAFirstResponder() {
    let stage = Stage()
    let (view, coordinator) = (RoutingView(), TypingCoordinator())
    view.coordinator = coordinator
    stage.show(view)
    let becomesFirst = coordinator.becomeFirstResponder()
    var lines = ["the coordinator: \(becomesFirst), and is it: \(coordinator.isFirstResponder)"]
    lines.append("the view: \(view.becomeFirstResponder()), and is it: \(view.isFirstResponder)")
    lines += view.answers
    coordinator.stays = false
    view.resignFirstResponder()
    lines.append("the view resigns, and the coordinator still is: \(coordinator.isFirstResponder)")
    checkTrace(
      ["the coordinator: true, and is it: true", "the view: false, and is it: false"]
        + UIView().answers + ["the view resigns, and the coordinator still is: true"],
      lines,
      asked:
        "a coordinator that types becomes first responder, and then its view is asked to; what it says of itself"
    )
  }

  private func twins(
    _ adapt: @escaping (inout TwinCase<RouterPlan>, inout SeededGenerator) -> Void
  ) -> Twins<RouterPlan> {
    Twins { plan, name, _ in
      RouterSubject(.stated, plan, name: name)
    } students: { plan, name, _ in
      RouterSubject(.students, plan, name: name)
    } recipe: {
      $0.parts = 5
    } judging: {
      $0.adapt = { example, random in
        // Something is given, taken and moved after every second moment.
        var moments: [Story.Moment] = []
        for moment in example.story.moments {
          moments.append(moment)
          if random.once(in: 2) { moments.append(.act(random.number(0...98))) }
        }
        example.story.moments = moments
        adapt(&example, &random)
      }
    }
  }

  func testHoldsAsAResponderLikeAnyOther() {
    let page = RouterPage(hasController: false)
    checkTrace(
      UIResponder().answers + UIView().answers, page.coordinator.answers + page.view.answers,
      asked:
        "what a coordinator, and then its view, say of themselves to an app that looks for a first responder")
  }

  func testHoldsInAPresentedController() {
    let (stage, root) = (Stage(), UIViewController())
    let page = RouterPage(hasController: true)
    stage.window.rootViewController = root
    page.view.removeFromSuperview()
    root.present(page.controllers[0], animated: false)
    let chain = Chain(from: page.label).responders.prefix(4).map(\.traceName)
    checkTrace(
      ["Label", "RoutingView", "Coordinator", "Controller"], chain,
      asked: "the controller of the view is presented: the chain from Label")
  }
}
