import TouchKit
import TouchStage
import XCTest

/// Buttons that don't react, or react in one part only.
final class ButtonSymptomTests: XCTestCase {
  private let frame = CGRect(x: 20, y: 100, width: 120, height: 44)
  private let middle = CGPoint(x: 80, y: 122)

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

  func testBoxWithoutHeight() {
    func taps(cured: Bool) -> Int {
      let (stage, tally, box) = (Stage(), Tally(), UIView())
      let page = stage.showPage()
      let button = UIButton(.zero, tally)
      page.addSubview(box)
      box.addSubview(button)
      for view in [box, button] { view.translatesAutoresizingMaskIntoConstraints = false }
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: page.topAnchor, constant: 100),
        box.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 20),
        box.trailingAnchor.constraint(equalTo: page.trailingAnchor),
        button.topAnchor.constraint(equalTo: box.topAnchor),
        button.leadingAnchor.constraint(equalTo: box.leadingAnchor),
        button.widthAnchor.constraint(equalToConstant: 120),
        button.heightAnchor.constraint(equalToConstant: 44),
      ])
      if cured {
        // snippet: box-without-height
        // The button has a height. With this line, the box has the same one.
        button.bottomAnchor.constraint(equalTo: box.bottomAnchor).isActive = true
        // endsnippet
      }
      stage.tap(at: middle)
      XCTAssertEqual(button.frame.size.height, 44)
      return tally.count
    }
    XCTAssertEqual(taps(cured: false), 0)
    XCTAssertEqual(taps(cured: true), 1)
  }

  func testClearOverlay() {
    func taps(under overlay: UIView) -> [Int] {
      let (stage, below, inside) = (Stage(), Tally(), Tally())
      let page = stage.showPage()
      page.addSubview(UIButton(frame, below))
      overlay.frame = page.bounds
      overlay.addSubview(UIButton(frame.offsetBy(dx: 0, dy: 200), inside))
      page.addSubview(overlay)
      stage.tap(at: middle)
      stage.tap(at: CGPoint(x: middle.x, y: middle.y + 200))
      return [below.count, inside.count]
    }
    XCTAssertEqual(taps(under: UIView()), [0, 1])
    XCTAssertEqual(taps(under: PassThroughView()), [1, 1])
  }

  func testClearButton() {
    func taps(cured: Bool) -> Int {
      let (stage, tally) = (Stage(), Tally())
      let button = UIButton(frame, tally)
      button.alpha = 0
      stage.showPage().addSubview(button)
      if cured {
        // snippet: clear-button
        button.alpha = 1
        button.backgroundColor = .clear
        // endsnippet
      }
      stage.tap(at: middle)
      return tally.count
    }
    XCTAssertEqual(taps(cured: false), 0)
    XCTAssertEqual(taps(cured: true), 1)
  }

  func testSlidingButton() {
    func taps(cured: Bool) -> Int {
      let (stage, tally) = (Stage(), Tally())
      let button = UIButton(frame.offsetBy(dx: 0, dy: 300), tally)
      stage.showPage().addSubview(button)
      let top = frame.origin.y
      if cured {
        // snippet: sliding-button
        UIView.animate(
          withDuration: 2, delay: 0, options: .allowUserInteraction,
          animations: { button.frame.origin.y = top })
        // endsnippet
      } else {
        UIView.animate(withDuration: 2) { button.frame.origin.y = top }
      }
      // The finger lands after a second, half way through.
      stage.tap(at: middle)
      return tally.count
    }
    XCTAssertEqual(taps(cured: false), 0)
    XCTAssertEqual(taps(cured: true), 1)
  }

  func testSmallButton() {
    func taps(on button: UIButton) -> Int {
      let (stage, tally) = (Stage(), Tally())
      button.frame = CGRect(x: 100, y: 100, width: 20, height: 20)
      button.addAction(UIAction { _ in tally.add() }, for: .touchUpInside)
      stage.showPage().addSubview(button)
      stage.tap(at: CGPoint(x: 110, y: 110))
      stage.tap(at: CGPoint(x: 92, y: 128))
      stage.tap(at: CGPoint(x: 80, y: 110))
      return tally.count
    }
    XCTAssertEqual(taps(on: UIButton()), 1)
    XCTAssertEqual(taps(on: RoomyButton()), 2)
  }

  func testRoundButton() {
    func taps(on button: UIButton) -> Int {
      let (stage, tally) = (Stage(), Tally())
      button.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
      button.layer.cornerRadius = 50
      button.clipsToBounds = true
      button.addAction(UIAction { _ in tally.add() }, for: .touchUpInside)
      stage.showPage().addSubview(button)
      stage.tap(at: CGPoint(x: 104, y: 104))
      stage.tap(at: CGPoint(x: 150, y: 102))
      return tally.count
    }
    XCTAssertEqual(taps(on: UIButton()), 2)
    XCTAssertEqual(taps(on: RoundButton()), 1)
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

// snippet: clear-overlay
final class PassThroughView: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    subviews.contains { !$0.isHidden && $0.point(inside: convert(point, to: $0), with: event) }
  }
}
// endsnippet

// snippet: small-button
final class RoomyButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let dx = min(0, (bounds.width - 44) / 2)
    let dy = min(0, (bounds.height - 44) / 2)
    return bounds.insetBy(dx: dx, dy: dy).contains(point)
  }
}
// endsnippet

// snippet: round-button
final class RoundButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let (x, y) = (point.x - bounds.midX, point.y - bounds.midY)
    let radius = bounds.width / 2
    return x * x + y * y < radius * radius
  }
}
// endsnippet
