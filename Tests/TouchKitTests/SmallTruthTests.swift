import TouchKit
import XCTest

/// Defaults, orders and states that apps rely on without a thought.
final class SmallTruthTests: XCTestCase {
  func testAViewBesideAStrangerGoesOnTop() {
    let stage = Stage()
    let parent = stage.add("parent")
    let (first, second, third, stranger) = (UIView(), UIView(), UIView(), UIView())
    stranger.traceName = "stranger"
    second.traceName = "second"
    parent.addSubview(first)
    parent.insertSubview(second, belowSubview: stranger)
    XCTAssertEqual(parent.subviews, [first, second])
    parent.insertSubview(third, aboveSubview: stranger)
    XCTAssertEqual(parent.subviews, [first, second, third])
    XCTAssertEqual(
      stage.refusals.first, "stranger is not a subview of parent: second goes on top of the others")
  }

  func testALayerHoldsTheLayersOfTheSubviews() {
    let view = UIView()
    let (one, two) = (UIView(), UIView())
    XCTAssertNil(view.layer.sublayers)
    view.addSubview(one)
    let (above, below) = (CAShapeLayer(), CAShapeLayer())
    view.layer.addSublayer(above)
    view.addSubview(two)
    view.layer.insertSublayer(below, at: 0)
    XCTAssertEqual(view.layer.sublayers, [below, one.layer, above, two.layer])
    XCTAssertTrue(one.layer.superlayer === view.layer)
    one.removeFromSuperview()
    XCTAssertEqual(view.layer.sublayers, [below, above, two.layer])
    XCTAssertNil(one.layer.superlayer)
    two.layer.addSublayer(view.layer)
    XCTAssertNil(two.layer.sublayers)
  }

  func testAnAppThatIsBeingLaunchedIsInactive() {
    final class Delegate: UIApplicationDelegate {
      var states: [UIApplication.State] = []
      func applicationDidFinishLaunching(_ application: UIApplication) {
        states.append(application.applicationState)
      }
      func applicationDidBecomeActive(_ application: UIApplication) {
        states.append(application.applicationState)
      }
    }
    let delegate = Delegate()
    let device = Device(profile: .iOS13, screen: Stage.size)
    device.launch(delegate: delegate) { delegate.states.append($0.applicationState) }
    XCTAssertEqual(delegate.states, [.inactive, .inactive, .active])
  }

  func testScrollViewsAndLabelsClipAndAStepperHasItsSize() {
    XCTAssertFalse(UIView().clipsToBounds)
    for view in [UIScrollView(), UITableView(), UILabel()] as [UIView] { XCTAssertTrue(view.clipsToBounds) }
    XCTAssertEqual(UIStepper().bounds.size, CGSize(width: 94, height: 32))
    let stepper = UIStepper(frame: CGRect(10, 20, 300, 7))
    XCTAssertEqual(stepper.frame, CGRect(10, 20, 94, 32))
    XCTAssertEqual(stepper.intrinsicContentSize, CGSize(width: 94, height: 32))
    XCTAssertEqual(UISwitch().intrinsicContentSize, UISwitch.size)
  }

  /// The system's own window is asked first by hit-testing (scenario HT11), but is none of the app's.
  func testTheWindowsOfAnAppAreItsOwn() throws {
    for profile in SystemProfile.all {
      let stage = Stage(profile)
      XCTAssertEqual(stage.app.windows, [stage.window])
      XCTAssertTrue(UIApplication.shared.windows.last === stage.window)
      if let scene = stage.window.windowScene { XCTAssertEqual(scene.windows, [stage.window]) }
    }
  }

  func testASelectorThatNoClassListsIsTold() {
    let stage = Stage()
    let view = stage.add("view")
    final class Plain {}
    let plain = Plain()
    let targets: [(UIControl) -> Void] = [
      { $0.addTarget(nil, action: Selector(("didTap:")), for: .touchUpInside) },
      { $0.addTarget(view, action: Selector(("didTap:")), for: .touchUpInside) },
      { $0.addTarget(plain, action: Selector(("didTap:")), for: .touchUpInside) },
    ]
    for (number, add) in targets.enumerated() {
      let button = UIButton()
      stage.add(button, "button", CGRect(0, 0, 100, 100), in: view)
      add(button)
      let before = stage.refusals.count
      stage.tap(50, 50)
      XCTAssertEqual(stage.refusals.count, before + 1, "\(number): \(stage.refusals)")
      XCTAssertTrue(stage.refusals.last?.contains("didTap:") == true, "\(stage.refusals)")
      XCTAssertTrue(stage.refusals.last?.contains("list it in") == true, "\(stage.refusals)")
      button.removeFromSuperview()
    }
    view.addGestureRecognizer(UITapGestureRecognizer(target: plain, action: Selector(("didTap:"))))
    stage.tap(50, 50)
    XCTAssertEqual(stage.refusals.count, 4)
    withExtendedLifetime(plain) {}
  }

  func testSamplesAnInstantApartPredictLittle() {
    let stage = Stage()
    let view = stage.add(SpyView(), "view")
    var predicted: Int?
    view.onTouches = { heard in
      if let touch = heard.touches.first { predicted = heard.event?.predictedTouches(for: touch)?.count }
    }
    stage.down(10, 10)
    stage.device.advance(by: 1e-300)
    stage.move(20, 20)
    stage.device.advance(by: 1e-300)
    stage.move(30, 30)
    XCTAssertLessThan(predicted ?? 0, 20)
  }
}
