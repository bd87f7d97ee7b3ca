import TouchKit
import XCTest

/// UIKit's update cycle, from iOS 18 (fact S30).
final class UpdateCycleTests: XCTestCase {
  private final class ChangingView: UIView {
    var said: (String) -> Void = { _ in }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      said("touchesBegan")
      setNeedsLayout()
    }
    override func layoutSubviews() { said("layout") }
  }

  /// What happens around a finger that lands, with a timer that the view's touch starts.
  private func order(_ profile: SystemProfile, withLink: Bool = true) -> [String] {
    let stage = Stage(profile)
    let view = stage.add(ChangingView())
    stage.device.settle()
    var lines: [String] = []
    view.said = { [unowned stage] line in
      lines.append(line)
      guard line == "touchesBegan" else { return }
      stage.runLoop.add(VirtualRunLoop.Timer(fireTime: stage.device.clock.now) { lines.append("timer") })
    }
    let link = UIUpdateLink(view: view)
    for phase in UIUpdateActionPhase.allCases {
      link.addAction(to: phase) { _, _ in lines.append("\(phase)") }
    }
    link.isEnabled = withLink
    stage.down(50, 50)
    link.isEnabled = false
    stage.lift(50, 50)
    return lines
  }

  func testSP10_S30_layoutBelongsToTheUpdateOfTheEvent() {
    for profile in [SystemProfile.iOS18, .iOS26, .iOS27] {
      XCTAssertEqual(order(profile, withLink: false), ["touchesBegan", "layout", "timer"], profile.name)
      XCTAssertEqual(
        order(profile),
        [
          "beforeEventDispatch", "touchesBegan", "afterEventDispatch", "beforeCADisplayLinkDispatch",
          "afterCADisplayLinkDispatch", "beforeCATransactionCommit", "layout", "afterCATransactionCommit",
          "afterUpdateComplete", "timer",
        ], profile.name)
    }
  }

  func testS30_beforeiOS18LayoutWaitsForTheEndOfTheTurnAndLinksAreSilent() {
    for profile in SystemProfile.all.prefix(while: { $0 != .iOS18 }) {
      XCTAssertEqual(order(profile), ["touchesBegan", "timer", "layout"], profile.name)
    }
  }

  func testS30_recognizersBelongToTheDispatchOfEvents() {
    let stage = Stage()
    let view = stage.add(UIView())
    var lines: [String] = []
    let tap = UITapGestureRecognizer()
    let target = Target { lines.append("action") }
    tap.addTarget(target, action: Target.act)
    view.addGestureRecognizer(tap)
    let link = UIUpdateLink(view: view)
    link.addAction(to: .afterEventDispatch) { _, info in lines.append("after \(info.modelTime)") }
    link.isEnabled = true
    stage.tap(50, 50)
    XCTAssertEqual(lines, ["after 0.0", "action", "after 0.0625"])
    withExtendedLifetime(target) {}
  }

  func testS30_aLinkIsSilentWithoutAWindowAndOnceItIsGone() {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var count = 0
    var link: UIUpdateLink? = UIUpdateLink(view: view)
    link?.addAction { link, info in
      XCTAssertEqual(link.currentUpdateInfo, info)
      count += 1
    }
    link?.isEnabled = true
    stage.tap(50, 50)
    XCTAssertEqual(count, 0)
    stage.add(view)
    stage.down(50, 50)
    XCTAssertEqual(count, 1)
    XCTAssertNil(link?.currentUpdateInfo)
    link = nil
    stage.lift(50, 50)
    XCTAssertEqual(count, 1)
  }

  /// A handler lets go of its own link, and another one adds to the list that is being walked.
  func testALinkMayGoInItsOwnHandler() {
    let stage = Stage()
    let view = stage.add(UIView())
    var links: [UIUpdateLink] = []
    var count = 0
    for _ in 0..<3 {
      let link = UIUpdateLink(view: view)
      link.addAction(to: .beforeEventDispatch) { link, _ in
        count += 1
        links.removeAll()
        link.addAction(to: .beforeEventDispatch) { _, _ in count += 100 }
      }
      link.isEnabled = true
      links.append(link)
    }
    stage.tap(50, 50)
    XCTAssertEqual(count, 1)
  }

  private final class Target: NSObject {
    let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
    func act(_ recognizer: UIGestureRecognizer) { body() }
  }
}
