import TouchKit
import XCTest

/// Constraints: where they put views, and so where fingers find them.
final class ConstraintTests: XCTestCase {
  // Made when a test starts, so that it is the application that the engine reports to.
  private lazy var stage = Stage()
  private lazy var host = stage.add("host", CGRect(0, 0, 300, 200))

  private func view(_ name: String = "view", in parent: UIView? = nil) -> UIView {
    let view = UIView()
    view.traceName = name
    view.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? host).addSubview(view)
    return view
  }

  func testAViewFillsAnother() {
    let inner = view()
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: 10),
      inner.trailingAnchor.constraint(equalTo: host.trailingAnchor, constant: -20),
      inner.topAnchor.constraint(equalTo: host.topAnchor, constant: 5),
      inner.heightAnchor.constraint(equalTo: host.heightAnchor, multiplier: 0.5),
    ])
    XCTAssertEqual(inner.frame, .zero, "nothing is laid out yet")
    stage.device.settle()
    XCTAssertEqual(inner.frame, CGRect(10, 5, 270, 100))
    host.frame.size.width = 200
    stage.device.settle()
    XCTAssertEqual(inner.frame, CGRect(10, 5, 170, 100))
    XCTAssertEqual(stage.hit(100, 50), inner)
    XCTAssertEqual(stage.hit(190, 50), host)
  }

  func testAConstantMovesAViewAndWhatHangsOnIt() {
    let (one, other) = (view("one"), view("other"))
    let left = one.leftAnchor.constraint(equalTo: host.leftAnchor)
    NSLayoutConstraint.activate([
      left, one.centerYAnchor.constraint(equalTo: host.centerYAnchor),
      one.widthAnchor.constraint(equalToConstant: 40),
      one.heightAnchor.constraint(equalTo: one.widthAnchor),
      other.leftAnchor.constraint(equalTo: one.rightAnchor, constant: 8),
      other.topAnchor.constraint(equalTo: one.topAnchor),
      other.bottomAnchor.constraint(equalTo: host.bottomAnchor),
      other.rightAnchor.constraint(equalTo: host.rightAnchor),
    ])
    host.layoutIfNeeded()
    XCTAssertEqual(one.frame, CGRect(0, 80, 40, 40))
    XCTAssertEqual(other.frame, CGRect(48, 80, 252, 120))
    left.constant = 100
    left.constant = .nan
    XCTAssertEqual(left.constant, 100)
    host.layoutIfNeeded()
    XCTAssertEqual(one.frame, CGRect(100, 80, 40, 40))
    XCTAssertEqual(other.frame, CGRect(148, 80, 152, 120))
    left.isActive = false
    XCTAssertFalse(host.constraints.contains(left))
    one.superview?.setNeedsLayout()
    host.layoutIfNeeded()
    XCTAssertEqual(one.frame.minX, 100, "what nothing is said about stays")
  }

  func testPrioritiesAndInequalities() {
    let inner = view()
    let wish = inner.widthAnchor.constraint(equalToConstant: 500)
    wish.priority = .defaultLow
    NSLayoutConstraint.activate([
      wish, inner.leadingAnchor.constraint(greaterThanOrEqualTo: host.leadingAnchor, constant: 20),
      inner.trailingAnchor.constraint(lessThanOrEqualTo: host.trailingAnchor, constant: -20),
      inner.centerXAnchor.constraint(equalTo: host.centerXAnchor),
      inner.topAnchor.constraint(equalTo: host.topAnchor),
      inner.heightAnchor.constraint(equalToConstant: 10),
    ])
    host.layoutIfNeeded()
    XCTAssertEqual(inner.frame, CGRect(20, 0, 260, 10))
    wish.constant = 100
    host.layoutIfNeeded()
    XCTAssertEqual(inner.frame, CGRect(100, 0, 100, 10))
  }

  func testContradictionsAreDecidedByWhoCameFirst() {
    let inner = view()
    NSLayoutConstraint.activate([
      inner.widthAnchor.constraint(equalToConstant: 30), inner.widthAnchor.constraint(equalToConstant: 60),
    ])
    host.layoutIfNeeded()
    XCTAssertEqual(inner.bounds.width, 30)
  }

  func testALabelIsAsLargeAsItsText() {
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.text = "ten digits"
    label.font = .systemFont(ofSize: 10)
    host.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: host.centerXAnchor),
      label.topAnchor.constraint(equalTo: host.safeAreaLayoutGuide.topAnchor),
    ])
    host.layoutIfNeeded()
    XCTAssertEqual(label.frame, CGRect(125, 0, 50, 12))
    label.text = "ten digits more"
    stage.device.settle()
    XCTAssertEqual(label.frame.width, 75)
    let limit = label.widthAnchor.constraint(lessThanOrEqualToConstant: 60)
    limit.isActive = true
    host.layoutIfNeeded()
    XCTAssertEqual(label.frame.width, 60)
    limit.priority = UILayoutPriority(700)
    host.layoutIfNeeded()
    XCTAssertEqual(label.frame.width, 75, "content resists with 750")
  }

  func testTheLongForm() {
    let inner = view()
    for attribute in [NSLayoutConstraint.Attribute.width, .height, .top, .leading] {
      host.addConstraint(
        NSLayoutConstraint(
          item: inner, attribute: attribute, relatedBy: .equal, toItem: host, attribute: attribute,
          multiplier: 1, constant: 0))
    }
    host.layoutIfNeeded()
    XCTAssertEqual(inner.frame, host.bounds)
    host.removeConstraints(host.constraints)
    XCTAssertEqual(host.constraints, [])
  }

  func testViewsAcrossLevelsAndGuides() {
    let box = stage.add("box", CGRect(50, 40, 200, 100), in: host)
    let deep = view("deep", in: box)
    let guide = UILayoutGuide()
    host.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      guide.widthAnchor.constraint(equalToConstant: 60),
      guide.topAnchor.constraint(equalTo: host.topAnchor), guide.heightAnchor.constraint(equalToConstant: 50),
      deep.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
      deep.topAnchor.constraint(equalTo: guide.bottomAnchor),
      deep.trailingAnchor.constraint(equalTo: box.trailingAnchor),
      deep.heightAnchor.constraint(equalToConstant: 20),
    ])
    host.layoutIfNeeded()
    XCTAssertEqual(guide.layoutFrame, CGRect(0, 0, 60, 50))
    XCTAssertEqual(deep.frame, CGRect(10, 10, 190, 20))
  }

  func testConstraintsOfAViewThatLeavesAreGone() {
    let inner = view()
    let constraint = inner.widthAnchor.constraint(equalTo: host.widthAnchor)
    constraint.isActive = true
    host.layoutIfNeeded()
    inner.removeFromSuperview()
    host.layoutIfNeeded()
    XCTAssertFalse(constraint.isActive)
    constraint.isActive = true
    XCTAssertFalse(constraint.isActive)
    XCTAssertEqual(stage.refusals.count, 1)
  }

  func testTheContentOfAScrollViewIsAsLargeAsConstraintsMakeIt() {
    let scroll = stage.add(UIScrollView(), "scroll", CGRect(0, 0, 200, 200))
    let content = view("content", in: scroll)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 900),
    ])
    stage.device.settle()
    XCTAssertEqual(content.frame, CGRect(0, 0, 200, 900))
    XCTAssertEqual(scroll.contentSize, CGSize(width: 200, height: 900))
    scroll.contentOffset.y = 300
    stage.device.settle()
    XCTAssertEqual(content.frame, CGRect(0, 0, 200, 900), "content does not swim")
  }

  func testConstraintsAreMadeWhenAskedFor() {
    final class Late: UIView {
      var updates = 0
      override func updateConstraints() {
        updates += 1
        super.updateConstraints()
      }
    }
    let late = stage.add(Late(), "late", CGRect(0, 0, 10, 10), in: host)
    stage.device.settle()
    XCTAssertEqual(late.updates, 0)
    late.setNeedsUpdateConstraints()
    late.setNeedsUpdateConstraints()
    stage.device.settle()
    XCTAssertEqual(late.updates, 1)
  }

  func testARandomChainOfViewsIsSolvedExactly() {
    var random = SystemRandomNumberGenerator.seeded(7)
    for _ in 0..<50 {
      for subview in host.subviews { subview.removeFromSuperview() }
      let count = Int.random(in: 1...12, using: &random)
      let widths = (0..<count).map { _ in CGFloat(Int.random(in: 1...40, using: &random)) }
      let gaps = (0..<count).map { _ in CGFloat(Int.random(in: 0...9, using: &random)) }
      let views = (0..<count).map { view("\($0)") }
      var constraints: [NSLayoutConstraint] = []
      for (index, view) in views.enumerated() {
        let before = index == 0 ? host.leadingAnchor : views[index - 1].trailingAnchor
        constraints.append(view.leadingAnchor.constraint(equalTo: before, constant: gaps[index]))
        constraints.append(view.widthAnchor.constraint(equalToConstant: widths[index]))
      }
      NSLayoutConstraint.activate(constraints.shuffled(using: &random))
      host.layoutIfNeeded()
      var x: CGFloat = 0
      for (index, view) in views.enumerated() {
        x += gaps[index]
        XCTAssertEqual(view.frame.minX, x, accuracy: 1e-9)
        x += widths[index]
        XCTAssertEqual(view.frame.maxX, x, accuracy: 1e-9)
      }
    }
  }
}

extension SystemRandomNumberGenerator {
  /// Numbers that are the same in every run.
  static func seeded(_ seed: UInt64) -> some RandomNumberGenerator {
    struct Generator: RandomNumberGenerator {
      var state: UInt64
      mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
      }
    }
    return Generator(state: seed)
  }
}
