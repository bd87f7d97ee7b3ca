import TouchKit
import XCTest

/// Where a stack puts its views.
final class StackViewTests: XCTestCase {
  private let stage = Stage()

  private func stack(_ sizes: [CGSize?], _ change: (UIStackView) -> Void = { _ in }) -> UIStackView {
    let views = sizes.map { size in
      let view = UIView()
      guard let size else { return view }
      view.widthAnchor.constraint(equalToConstant: size.width).isActive = true
      view.heightAnchor.constraint(equalToConstant: size.height).isActive = true
      return view
    }
    let stack = UIStackView(arrangedSubviews: views)
    change(stack)
    stage.add(stack, "stack", CGRect(10, 20, 300, 100))
    stage.device.settle()
    return stack
  }

  private func frames(_ stack: UIStackView) -> [CGRect] { stack.arrangedSubviews.map(\.frame) }

  func testEqualShares() {
    let row = stack([nil, nil, nil]) {
      $0.distribution = .fillEqually
      $0.spacing = 30
    }
    XCTAssertEqual(frames(row), [CGRect(0, 0, 80, 100), CGRect(110, 0, 80, 100), CGRect(220, 0, 80, 100)])
    row.axis = .vertical
    row.spacing = 10
    row.frame.size.height = 200
    stage.device.settle()
    XCTAssertEqual(frames(row), [CGRect(0, 0, 300, 60), CGRect(0, 70, 300, 60), CGRect(0, 140, 300, 60)])
    XCTAssertEqual(stage.hit(100, 100), row.arrangedSubviews[1])
  }

  func testTheOneWithoutAWidthGetsTheRest() {
    let row = stack([CGSize(width: 50, height: 20), nil, CGSize(width: 70, height: 40)]) {
      $0.alignment = .center
    }
    XCTAssertEqual(row.arrangedSubviews[0].frame, CGRect(0, 40, 50, 20))
    XCTAssertEqual(row.arrangedSubviews[1].frame.minX, 50)
    XCTAssertEqual(row.arrangedSubviews[1].frame.width, 180)
    XCTAssertEqual(row.arrangedSubviews[2].frame, CGRect(230, 30, 70, 40))
  }

  func testGapsAndMiddles() {
    let sizes = [20, 60, 40].map { CGSize(width: $0, height: 10) }
    let row = stack(sizes) {
      $0.distribution = .equalSpacing
      $0.alignment = .top
    }
    XCTAssertEqual(frames(row), [CGRect(0, 0, 20, 10), CGRect(110, 0, 60, 10), CGRect(260, 0, 40, 10)])
    row.distribution = .equalCentering
    row.alignment = .bottom
    stage.device.settle()
    XCTAssertEqual(frames(row).map(\.midX), [10, 145, 280])
    XCTAssertEqual(frames(row).map(\.maxY), [100, 100, 100])
  }

  func testHiddenViewsTakeNoRoom() {
    let row = stack([nil, nil, nil]) { $0.distribution = .fillEqually }
    row.arrangedSubviews[1].isHidden = true
    stage.device.settle()
    XCTAssertEqual(row.arrangedSubviews[2].frame, CGRect(150, 0, 150, 100))
  }

  func testViewsComeAndGo() {
    let row = stack([nil, nil]) { $0.distribution = .fillEqually }
    let first = row.arrangedSubviews[0]
    row.removeArrangedSubview(first)
    XCTAssertEqual(row.arrangedSubviews.count, 1)
    XCTAssertTrue(first.superview === row)
    row.insertArrangedSubview(first, at: 99)
    XCTAssertTrue(row.arrangedSubviews.last === first)
    row.setCustomSpacing(40, after: row.arrangedSubviews[0])
    stage.device.settle()
    XCTAssertEqual(frames(row), [CGRect(0, 0, 130, 100), CGRect(170, 0, 130, 100)])
    first.removeFromSuperview()
    XCTAssertEqual(row.arrangedSubviews.count, 1)
    stage.device.settle()
    XCTAssertEqual(frames(row), [CGRect(0, 0, 300, 100)])
  }

  func testAStackInAStackWithLabels() {
    let label = UILabel()
    label.text = "12345678"
    label.font = .systemFont(ofSize: 10)
    let inner = UIStackView(arrangedSubviews: [label, UIView()])
    inner.axis = .vertical
    let outer = UIStackView(arrangedSubviews: [inner, UIView()])
    stage.add(outer, "outer", CGRect(0, 0, 300, 100))
    stage.device.settle()
    XCTAssertEqual(inner.frame, CGRect(0, 0, 40, 100))
    XCTAssertEqual(label.frame, CGRect(0, 0, 40, 12))
  }
}
