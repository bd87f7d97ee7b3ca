import TouchKit
import XCTest

/// How subviews follow a view's size by their masks (fact H19).
final class AutoresizingTests: XCTestCase {
  private func frame(
    after mask: UIView.AutoresizingMask, from frame: CGRect, to size: CGSize,
    _ prepare: (UIView, UIView) -> Void = { _, _ in }
  ) -> CGRect {
    let outer = UIView(frame: CGRect(0, 0, 100, 100))
    let inner = UIView(frame: frame)
    inner.autoresizingMask = mask
    outer.addSubview(inner)
    prepare(outer, inner)
    outer.frame.size = size
    return inner.frame
  }

  private let place = CGRect(10, 20, 30, 40)

  func testH19_withoutAMaskNothingMoves() {
    XCTAssertEqual(frame(after: [], from: place, to: CGSize(width: 200, height: 50)), place)
  }

  func testH19_theFlexiblePartTakesTheDifference() {
    let size = CGSize(width: 200, height: 160)
    XCTAssertEqual(
      frame(after: [.flexibleWidth, .flexibleHeight], from: place, to: size), CGRect(10, 20, 130, 100))
    XCTAssertEqual(
      frame(after: [.flexibleLeftMargin, .flexibleTopMargin], from: place, to: size),
      CGRect(110, 80, 30, 40))
    XCTAssertEqual(
      frame(after: [.flexibleRightMargin, .flexibleBottomMargin], from: place, to: size), place)
  }

  func testH19_severalFlexiblePartsShareItBySize() {
    // The margins are 10 and 60: of 70 more the left one gets 10.
    XCTAssertEqual(
      frame(
        after: [.flexibleLeftMargin, .flexibleRightMargin], from: place,
        to: CGSize(width: 170, height: 100)), CGRect(20, 20, 30, 40))
    // The view is 30, the right margin 60.
    XCTAssertEqual(
      frame(after: [.flexibleWidth, .flexibleRightMargin], from: place, to: CGSize(width: 190, height: 100)),
      CGRect(10, 20, 60, 40))
    XCTAssertEqual(
      frame(
        after: [.flexibleWidth, .flexibleRightMargin], from: CGRect(0, 0, 0, 10),
        to: CGSize(width: 200, height: 100)
      ).width, 0, "all the room is the margin's")
  }

  func testH19_onlyIfBothSidesWantIt() {
    let size = CGSize(width: 200, height: 100)
    XCTAssertEqual(
      frame(after: .flexibleWidth, from: place, to: size) { outer, _ in outer.autoresizesSubviews = false },
      place)
    XCTAssertEqual(
      frame(after: .flexibleWidth, from: place, to: size) { _, inner in
        inner.translatesAutoresizingMaskIntoConstraints = false
      }, place)
  }

  func testH19_itGoesOnInside() {
    let outer = UIView(frame: CGRect(0, 0, 100, 100))
    let middle = UIView(frame: outer.bounds)
    let inner = UIView(frame: outer.bounds)
    for view in [middle, inner] { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    outer.addSubview(middle)
    middle.addSubview(inner)
    outer.bounds.size = CGSize(width: 300, height: 7)
    XCTAssertEqual(inner.frame, CGRect(0, 0, 300, 7))
    outer.bounds.size = .zero
    XCTAssertEqual(inner.frame.size, .zero)
    outer.bounds.size = CGSize(width: 50, height: 50)
    XCTAssertEqual(inner.frame, CGRect(0, 0, 50, 50), "a part without a size takes its share, too")
  }

  func testLayersArePlacedThroughTheView() {
    final class Badge: UIView {
      var placed: [CALayer] = []
      override func layoutSublayers(of layer: CALayer) {
        super.layoutSublayers(of: layer)
        placed.append(layer)
      }
      var layouts = 0
      override func layoutSubviews() { layouts += 1 }
    }
    let stage = Stage()
    let badge = stage.add(Badge(), "badge")
    stage.device.settle()
    XCTAssertEqual(badge.placed, [badge.layer])
    XCTAssertEqual(badge.layouts, 1)
  }
}
