import XCTest

@testable import TouchKit

/// The switch that scroll views will use (fact R11).
final class ForwardingHookTests: XCTestCase {
  private final class SilentView: UIView {
    override var forwardsTouchesUpResponderChain: Bool { false }
  }

  func testR11_aResponderThatDoesNotForwardStopsWhatItIsToldAndWhatIsForwardedToIt() {
    let stage = Stage()
    let parent = stage.add(SpyView(), "parent")
    let silent = stage.add(SilentView(), "silent", in: parent)
    stage.tap(100, 100)
    let child = stage.add("child", in: silent)
    stage.tap(100, 100)
    XCTAssertEqual(parent.texts, [])
    XCTAssertEqual(stage.receivers(of: .touchesEnded), ["silent", "child", "silent"])
    child.removeFromSuperview()
  }
}
