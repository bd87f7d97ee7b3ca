import TouchKit
import XCTest

/// View trees and responder chains that are far deeper than any app's.
final class DeepTreeTests: XCTestCase {
  /// Puts so many views into each other, from the inside or from the outside.
  private func chain(_ count: Int, in stage: Stage, fromInside: Bool = false) -> [UIView] {
    let views = (0..<count).map { _ in UIView(frame: CGRect(0, 0, 512, 512)) }
    let pairs = Array(zip(views, views.dropFirst()))
    for (outer, inner) in fromInside ? pairs.reversed() : pairs { outer.addSubview(inner) }
    return views
  }

  func testALongChainIsBuiltLaidOutAndTornDown() {
    for fromInside in [false, true] {
      let stage = Stage()
      let views = chain(3000, in: stage, fromInside: fromInside)
      stage.window.addSubview(views[0])
      XCTAssertTrue(views.last?.window === stage.window)
      stage.device.settle()
      views[0].removeFromSuperview()
      XCTAssertNil(views.last?.window)
      XCTAssertNil(views[0].viewWithTag(7))
      XCTAssertTrue(views.last?.isDescendant(of: views[0]) == true)
    }
  }

  func testATapInALongChainIsTraced() {
    let stage = Stage()
    let views = chain(3000, in: stage)
    stage.window.addSubview(views[0])
    stage.tap(100, 100)
    XCTAssertFalse(stage.entries.isEmpty)
    XCTAssertTrue(stage.refusals.contains { $0.contains("forwarding stops") }, "\(stage.refusals)")
  }

  /// A view that would make the tree deeper than the engine can walk is refused.
  func testATreeHasALimitThatIsTold() {
    let stage = Stage()
    let views = chain(10_000, in: stage)
    stage.window.addSubview(views[0])
    XCTAssertTrue(stage.refusals.contains { $0.contains("deep") }, "\(stage.refusals.prefix(3))")
    stage.tap(100, 100)
    stage.device.settle()
  }
}
