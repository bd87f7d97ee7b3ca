import TouchKit
import XCTest

/// The responder chain (facts R1, R2, R6–R8).
final class ResponderTests: XCTestCase {
  private func chain(from responder: UIResponder) -> [String] {
    var names: [String] = []
    var here: UIResponder? = responder
    while let responder = here, names.count < 50 {
      names.append(responder.traceName)
      here = responder.next
    }
    return names
  }

  func testR1_nextIsComputedEachTimeAndTheBaseHasNone() {
    XCTAssertNil(UIResponder().next)
    let view = UIView()
    XCTAssertNil(view.next)
    let first = UIView()
    let second = UIView()
    first.addSubview(view)
    XCTAssertTrue(view.next === first)
    second.addSubview(view)
    XCTAssertTrue(view.next === second)
    view.removeFromSuperview()
    XCTAssertNil(view.next)
  }

  func testR2_aViewsNextIsItsSuperview() {
    let stage = Stage()
    let parent = stage.add("parent")
    let child = stage.add("child", in: parent)
    XCTAssertTrue(child.next === parent)
    XCTAssertTrue(parent.next === stage.window)
  }

  func testR6_aSceneStandsBetweenWindowAndApplicationFromSystem13() throws {
    let stage = Stage(.iOS13, delegate: ResponderDelegate())
    XCTAssertEqual(
      chain(from: stage.add("view")),
      ["view", "UIWindow", "UIWindowScene", "UIApplication", "ResponderDelegate"])
    let scene = try XCTUnwrap(stage.window.windowScene)
    XCTAssertEqual(stage.app.connectedScenes, [scene])
    XCTAssertTrue(scene.windows.contains { $0 === stage.window })
    XCTAssertEqual(scene.screen.bounds.size, Stage.size)
    for profile in [SystemProfile.iOS5, .iOS6, .iOS12] {
      let stage = Stage(profile, delegate: ResponderDelegate())
      XCTAssertEqual(
        chain(from: stage.add("view")), ["view", "UIWindow", "UIApplication", "ResponderDelegate"])
      XCTAssertNil(stage.window.windowScene)
      XCTAssertEqual(stage.app.connectedScenes, [])
    }
  }

  func testR6_aWindowMadeForAScene() throws {
    let stage = Stage(.iOS13)
    let scene = try XCTUnwrap(stage.app.connectedScenes.first as? UIWindowScene)
    let window = UIWindow(windowScene: scene)
    XCTAssertEqual(window.frame, CGRect(origin: .zero, size: Stage.size))
    XCTAssertTrue(window.next === scene)
    XCTAssertTrue(window.isHidden)
    window.isHidden = false
    XCTAssertTrue(scene.windows.contains { $0 === window })
  }

  func testR7_theDelegateEndsTheChainOnlyIfItIsAResponderAndNoView() {
    final class ViewDelegate: UIView, UIApplicationDelegate {}
    let responder = ResponderDelegate()
    let delegates: [((any UIApplicationDelegate)?, UIResponder?)] = [
      (responder, responder), (PlainDelegate(), nil), (ViewDelegate(), nil), (nil, nil),
    ]
    for (delegate, next) in delegates {
      let stage = Stage(delegate: delegate)
      XCTAssertTrue(stage.app.delegate === delegate)
      XCTAssertTrue(stage.app.next === next)
    }
    XCTAssertNil(responder.next)
  }

  func testR7_anApplicationThatIsItsOwnDelegateEndsTheChain() {
    final class App: UIApplication, UIApplicationDelegate {}
    let app = App()
    let stage = Stage(application: app, delegate: app)
    XCTAssertTrue(stage.app.delegate === app)
    XCTAssertNil(app.next)
  }

  func testR8_touchesAndNextAlternateOnEveryResponderUpToTheDelegate() {
    let methods = ["touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled"]
    let stage = Stage(.iOS13, delegate: ResponderDelegate())
    let parent = stage.add("TestEventsView")
    stage.add("TestEventsLabel", in: parent)
    let names = [
      "TestEventsLabel", "TestEventsView", "UIWindow", "UIWindowScene", "UIApplication", "ResponderDelegate",
    ]
    let actions: [() -> Void] = [
      { stage.down(100, 100) }, { stage.move(110, 110) }, { stage.lift(110, 110) },
      {
        stage.down(100, 100)
        stage.trace.removeAll()
        stage.report(.cancelled(100, 100))
      },
    ]
    for (method, action) in zip(methods, actions) {
      stage.trace.removeAll()
      action()
      let lines = stage.lines(.delivery, .responders).filter { !$0.contains("sendEvent") }
      XCTAssertEqual(
        lines, names.flatMap { ["-[\($0) \(method):withEvent:]", "-[\($0) nextResponder]"] })
    }
  }

  func testR8_theSameTouchesAndEventArriveAllTheWay() {
    let stage = Stage()
    let parent = stage.add(SpyView(), "parent")
    let child = stage.add(SpyView(), "child", in: parent)
    child.forwards = true
    stage.down(100, 100)
    XCTAssertEqual(child.heard.first?.touches, parent.heard.first?.touches)
    XCTAssertTrue(child.heard.first?.event === parent.heard.first?.event)
    XCTAssertTrue(parent.heard.first?.touches.first?.view === child)
  }

  func testR8_anOverrideWithoutSuperStopsTheTouch() {
    let stage = Stage()
    let parent = stage.add(SpyView(), "parent")
    let child = stage.add(SpyView(), "child", in: parent)
    stage.tap(100, 100)
    XCTAssertEqual(child.texts, ["began 1", "ended 1"])
    XCTAssertEqual(parent.texts, [])
  }

  func testR8_anOverrideWithSuperHandlesAndForwardsAllFourMessages() {
    let stage = Stage()
    let parent = stage.add(SpyView(), "parent")
    let child = stage.add(SpyView(), "child", in: parent)
    child.forwards = true
    stage.down(100, 100)
    stage.move(110, 110)
    stage.lift(110, 110)
    stage.down(100, 100)
    stage.report(.cancelled(100, 100))
    XCTAssertEqual(parent.texts, ["began 1", "moved 1", "ended 1", "began 1", "cancelled 1"])
    XCTAssertEqual(child.texts, parent.texts)
  }

  func testR8_anOverriddenNextReroutesTheTouch() {
    final class Rerouted: UIView {
      var target: UIResponder?
      override var next: UIResponder? { target }
    }
    let stage = Stage()
    let parent = stage.add(SpyView(), "parent")
    let elsewhere = stage.add(SpyView(), "elsewhere", CGRect(0, 0, 1, 1))
    let child = stage.add(Rerouted(), "child", in: parent)
    stage.window.bringSubviewToFront(parent)
    child.target = elsewhere
    stage.tap(100, 100)
    XCTAssertEqual(parent.texts, [])
    XCTAssertEqual(elsewhere.texts, ["began 1", "ended 1"])
  }

  func testR8_aLongChainIsWalkedToItsEnd() {
    let stage = Stage()
    let first = stage.add(SpyView(), "first")
    var view: UIView = first
    for _ in 0..<300 { view = stage.add(UIView(), "view", in: view) }
    stage.down(100, 100)
    XCTAssertEqual(first.texts, ["began 1"])
    XCTAssertEqual(stage.refusals, [])
  }

  // MARK: Chains that bite their own tail

  private final class Loop: UIResponder {
    var target: UIResponder?
    var calls = 0
    override var next: UIResponder? { target }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      calls += 1
      super.touchesBegan(touches, with: event)
    }
  }

  private final class LoopView: UIView {
    var target: UIResponder?
    override var next: UIResponder? { target }
  }

  func testR8_aChainThatBitesItsOwnTailIsRefusedAndTheNextTouchWorks() {
    for isTraced in [true, false] {
      let stage = Stage()
      if !isTraced { stage.device.trace = nil }
      let loop = Loop()
      loop.target = loop
      let view = stage.add(LoopView(), "view")
      view.target = loop
      stage.tap(100, 100)
      let calls = loop.calls
      XCTAssertGreaterThan(calls, 1)
      stage.tap(100, 100)
      XCTAssertEqual(loop.calls, 2 * calls)
      XCTAssertEqual(stage.refusals.isEmpty, !isTraced)
      XCTAssertTrue(stage.refusals.allSatisfy { $0.hasPrefix("forwarding stops at Loop") })
    }
  }

  func testR8_aChainThatBitesItsOwnTailEndsWithoutAnEventToo() {
    let loop = Loop()
    loop.target = loop
    loop.touchesBegan([], with: nil)
    let calls = loop.calls
    XCTAssertGreaterThan(calls, 1)
    loop.touchesBegan([], with: nil)
    XCTAssertEqual(loop.calls, 2 * calls)
  }

  func testR8_withoutAnEventTheChainIsWalkedAllTheSame() {
    let parent = SpyView()
    let child = UIView()
    parent.addSubview(child)
    child.touchesBegan([], with: nil)
    child.touchesMoved([], with: nil)
    child.touchesEnded([], with: nil)
    child.touchesCancelled([], with: nil)
    XCTAssertEqual(parent.texts, ["began 0", "moved 0", "ended 0", "cancelled 0"])
  }
}
