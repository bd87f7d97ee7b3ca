import TouchKit
import XCTest

/// The articles' logs of recognizers and views (scenarios GR1–GR15).
final class GestureScenarioTests: XCTestCase {
  /// A stage whose window has a root view with a YellowView in it, and a log of what both are told.
  private func makeStage(_ profile: SystemProfile = .iOS6) -> (stage: Stage, root: UIView, yellow: SpyView) {
    let stage = Stage(profile)
    let root = stage.add("RootView")
    let yellow = stage.add(SpyView(), "YellowView", CGRect(100, 100, 200, 200), in: root)
    return (stage, root, yellow)
  }

  private final class Target {
    let trace: Trace
    var states: [UIGestureRecognizer.State] = []
    init(_ trace: Trace) { self.trace = trace }
    func taped(_ recognizer: UIGestureRecognizer) {
      states.append(recognizer.state)
      trace.log("View Taped")
    }
  }

  func testGR1_aTapOnTheRootViewCancelsTheYellowView() {
    let (stage, root, yellow) = makeStage()
    let target = Target(stage.trace)
    root.addGestureRecognizer(UITapGestureRecognizer(target: target, action: Target.taped))
    stage.tap(150, 150)
    XCTAssertEqual(
      stage.lines(.delivery, .log, of: ["YellowView", "app"]),
      [
        "-[YellowView touchesBegan:withEvent:]", "View Taped", "-[YellowView touchesCancelled:withEvent:]",
      ])
    XCTAssertEqual(yellow.texts, ["began 1", "cancelled 1"])
    XCTAssertEqual(target.states, [.ended])
  }
}
