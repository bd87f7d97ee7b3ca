import XCTest

@testable import TouchKit

/// That hit-testing finds the same whether views are asked or passed, and comes to an end in every tree.
final class HitTestSearchTests: XCTestCase {
  /// A view that notes that it was asked.
  private final class AskedView: UIView {
    nonisolated(unsafe) static var asked: [Int] = []
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      AskedView.asked.append(tag)
      return super.hitTest(point, with: event)
    }
  }

  private struct Plan {
    var superview: Int
    var frame: CGRect
    var isAsked: Bool
    var change: Int
  }

  private func tracedEvent() -> (UIEvent, Trace) {
    let (event, trace) = (UIEvent(), Trace())
    event.trace = trace
    return (event, trace)
  }

  private func plans(using random: inout some RandomNumberGenerator) -> [Plan] {
    (1...25).map { number in
      let place = (0..<4).map { _ in CGFloat(Int.random(in: 0...90, using: &random)) }
      return Plan(
        superview: Int.random(in: 0..<number, using: &random),
        frame: CGRect(place[0] - 20, place[1] - 20, place[2] + 30, place[3] + 30),
        isAsked: Int.random(in: 0..<5, using: &random) == 0, change: Int.random(in: 0..<30, using: &random))
    }
  }

  private func tree(_ plans: [Plan], allAsked: Bool) -> UIView {
    let root = UIView(frame: CGRect(0, 0, 120, 120))
    var views = [root]
    for (number, plan) in plans.enumerated() {
      let view = allAsked || plan.isAsked ? AskedView(frame: plan.frame) : UIView(frame: plan.frame)
      view.tag = number + 1
      switch plan.change {
      case 0: view.isHidden = true
      case 1: view.isUserInteractionEnabled = false
      case 2: view.alpha = 0.005
      case 3: view.transform = CGAffineTransform(scaleX: 0, y: 1)
      case 4: view.transform = CGAffineTransform(rotationAngle: 0.7)
      case 5: view.bounds.origin = CGPoint(x: 12, y: -7)
      default: break
      }
      views[plan.superview].addSubview(view)
      views.append(view)
    }
    return root
  }

  func testPlainViewsThatArePassedAnswerAsThoseThatAreAsked() {
    var random = SystemRandomNumberGenerator.seeded(11)
    let (traced, _) = tracedEvent()
    for _ in 0..<60 {
      let plans = plans(using: &random)
      let (mixed, asked) = (tree(plans, allAsked: false), tree(plans, allAsked: true))
      for _ in 0..<40 {
        let point = CGPoint(
          x: CGFloat(Int.random(in: 0..<120, using: &random)),
          y: CGFloat(Int.random(in: 0..<120, using: &random)))
        let silent = UIEvent()
        AskedView.asked = []
        let passed = mixed.hitTest(point, with: silent)?.tag
        let askedOnTheWay = AskedView.asked
        XCTAssertEqual(passed, asked.hitTest(point, with: silent)?.tag)
        AskedView.asked = []
        XCTAssertEqual(passed, mixed.hitTest(point, with: traced)?.tag)
        XCTAssertEqual(askedOnTheWay, AskedView.asked, "a trace makes no difference to overrides")
      }
    }
  }

  private func chain(of count: Int, _ make: (CGRect) -> UIView) -> UIView {
    var root = make(CGRect(0, 0, 10, 10))
    root.tag = count
    for number in (0..<count).reversed() {
      let around = make(CGRect(0, 0, 10, 10))
      around.tag = number
      around.addSubview(root)
      root = around
    }
    return root
  }

  func testHitTestingStopsBelowTwoThousandViewsAndSaysSo() {
    let (traced, trace) = tracedEvent()
    let point = CGPoint(x: 5, y: 5)
    for make in [{ UIView(frame: $0) }, { AskedView(frame: $0) }] {
      let root = chain(of: 3_000, make)
      XCTAssertEqual(root.hitTest(point, with: nil)?.tag, 2_000)
      XCTAssertEqual(root.hitTest(point, with: UIEvent())?.tag, 2_000)
      trace.removeAll()
      XCTAssertEqual(root.hitTest(point, with: traced)?.tag, 2_000)
      XCTAssertEqual(trace.refusals.count, 1)
    }
    XCTAssertEqual(chain(of: 1_900) { AskedView(frame: $0) }.hitTest(point, with: nil)?.tag, 1_900)
  }
}
