import TouchKit
import TouchStage
import XCTest

/// Buttons that don't react, or react in one part only.
final class ButtonSymptomTests: XCTestCase {
  func testHalfDeadButton() {
    func taps(in bar: UIView) -> Int {
      let stage = Stage()
      let button = UIButton(frame: CGRect(x: 100, y: -30, width: 60, height: 60))
      var taps = 0
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      bar.frame = CGRect(x: 0, y: 400, width: 320, height: 80)
      bar.addSubview(button)
      stage.show(UIView(frame: stage.window.bounds), bar)
      stage.tap(at: CGPoint(x: 130, y: 385))
      return taps
    }
    XCTAssertEqual(taps(in: UIView()), 0)
    XCTAssertEqual(taps(in: WideBar()), 1)
  }
}

// snippet: half-dead-button
final class WideBar: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
      || subviews.contains { !$0.isHidden && $0.frame.contains(point) }
  }
}
// endsnippet
