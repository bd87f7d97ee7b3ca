import TouchKit
import XCTest

/// View trees and responder chains that are far deeper than any app's.
final class DeepTreeTests: XCTestCase {
  /// A view that counts what it is told of windows and layout, and what order that came in.
  private final class Told: UIView {
    override func willMove(toWindow newWindow: UIWindow?) { Log.lines.append("will \(tag)") }
    override func didMoveToWindow() { Log.lines.append("did \(tag)") }
    override func layoutSubviews() { Log.lines.append("layout \(tag)") }
  }

  private enum Log {
    nonisolated(unsafe) static var lines: [String] = []
  }

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
      let views = chain(10_000, in: stage, fromInside: fromInside)
      stage.window.addSubview(views[0])
      XCTAssertTrue(views.last?.window === stage.window)
      stage.device.settle()
      views[0].removeFromSuperview()
      XCTAssertNil(views.last?.window)
      XCTAssertNil(views[0].viewWithTag(7))
      XCTAssertTrue(views.last?.isDescendant(of: views[0]) == true)
    }
  }

  func testATreeIsToldFromTheOutsideInAndBack() {
    let stage = Stage()
    let views = (0..<5).map { number in
      let view = Told()
      view.tag = number
      return view
    }
    for (outer, inner) in [(0, 1), (1, 2), (1, 3), (0, 4)] { views[outer].addSubview(views[inner]) }
    Log.lines = []
    stage.window.addSubview(views[0])
    stage.device.settle()
    XCTAssertEqual(
      Log.lines,
      [
        "will 0", "will 1", "will 2", "did 2", "will 3", "did 3", "did 1", "will 4", "did 4", "did 0",
        "layout 0", "layout 1", "layout 2", "layout 3", "layout 4",
      ])
  }
}
