import Foundation
import TouchKit
import TouchStage
import XCTest

/// "Nothing else changes" is only as wide as what is looked at: whatever an app can set is noticed.
final class ViewSettingsTests: XCTestCase {
  /// Each setting, and something that changes it.
  private static let changes: [(setting: String, change: @Sendable (Sample) -> Void)] = [
    ("UIView.frame", { $0.view.frame.size.width = 31 }),
    ("UIView.bounds", { $0.view.bounds.origin.x = 1 }),
    ("UIView.center", { $0.view.center.y = 77 }),
    ("UIView.transform", { $0.view.transform = CGAffineTransform(scaleX: 2, y: 1) }),
    ("UIView.isHidden", { $0.view.isHidden = true }),
    ("UIView.alpha", { $0.view.alpha = 0.99 }),
    ("UIView.isUserInteractionEnabled", { $0.view.isUserInteractionEnabled = false }),
    ("UIView.isMultipleTouchEnabled", { $0.view.isMultipleTouchEnabled = true }),
    ("UIView.isExclusiveTouch", { $0.view.isExclusiveTouch = true }),
    ("UIView.clipsToBounds", { $0.view.clipsToBounds = true }),
    ("UIView.tag", { $0.view.tag = -1 }),
    ("UIView.backgroundColor", { $0.view.backgroundColor = .clear }),
    ("UIView.isOpaque", { $0.view.isOpaque = false }),
    ("UIView.contentMode", { $0.view.contentMode = .top }),
    ("UIView.tintColor", { $0.view.tintColor = .red }),
    ("UIView.autoresizingMask", { $0.view.autoresizingMask = .flexibleWidth }),
    ("UIView.autoresizesSubviews", { $0.view.autoresizesSubviews = false }),
    ("UIView.layoutMargins", { $0.view.layoutMargins.left = 9 }),
    ("UIView.gestureRecognizers", { $0.view.gestureRecognizers = [] }),
    ("UIView.interactions", { $0.view.interactions = [UIEditMenuInteraction(delegate: nil)] }),
    (
      "UIView.translatesAutoresizingMaskIntoConstraints",
      { $0.view.translatesAutoresizingMaskIntoConstraints = false }
    ),
    ("UIControl.isEnabled", { $0.control.isEnabled = false }),
    ("UIControl.isSelected", { $0.control.isSelected = true }),
    ("UIControl.isHighlighted", { $0.control.isHighlighted = true }),
    ("UIScrollView.contentOffset", { $0.scrollView.contentOffset.y = 0.5 }),
    ("UIScrollView.contentSize", { $0.scrollView.contentSize.width = 1 }),
    ("UIScrollView.contentInset", { $0.scrollView.contentInset.top = 1 }),
    ("UIScrollView.delegate", { $0.scrollView.delegate = nil }),
    ("UIScrollView.isScrollEnabled", { $0.scrollView.isScrollEnabled = false }),
    ("UIScrollView.delaysContentTouches", { $0.scrollView.delaysContentTouches = false }),
    ("UIScrollView.canCancelContentTouches", { $0.scrollView.canCancelContentTouches = false }),
    ("UIScrollView.isDirectionalLockEnabled", { $0.scrollView.isDirectionalLockEnabled = true }),
    ("UIScrollView.isPagingEnabled", { $0.scrollView.isPagingEnabled = true }),
    ("UIScrollView.bouncesHorizontally", { $0.scrollView.bouncesHorizontally = false }),
    ("UIScrollView.bouncesVertically", { $0.scrollView.bouncesVertically = false }),
    (
      "UIScrollView.transfersHorizontalScrollingToParent",
      { $0.scrollView.transfersHorizontalScrollingToParent = false }
    ),
    (
      "UIScrollView.transfersVerticalScrollingToParent",
      { $0.scrollView.transfersVerticalScrollingToParent = false }
    ),
    ("UIScrollView.alwaysBounceHorizontal", { $0.scrollView.alwaysBounceHorizontal = true }),
    ("UIScrollView.alwaysBounceVertical", { $0.scrollView.alwaysBounceVertical = true }),
    ("UIScrollView.decelerationRate", { $0.scrollView.decelerationRate = .fast }),
    ("UIScrollView.keyboardDismissMode", { $0.scrollView.keyboardDismissMode = .onDrag }),
    ("UIScrollView.showsHorizontalScrollIndicator", { $0.scrollView.showsHorizontalScrollIndicator = false }),
    ("UIScrollView.showsVerticalScrollIndicator", { $0.scrollView.showsVerticalScrollIndicator = false }),
    ("UIScrollView.verticalScrollIndicatorInsets", { $0.scrollView.verticalScrollIndicatorInsets.top = 1 }),
    (
      "UIScrollView.horizontalScrollIndicatorInsets",
      { $0.scrollView.horizontalScrollIndicatorInsets.top = 1 }
    ),
    ("UIScrollView.scrollIndicatorInsets", { $0.scrollView.scrollIndicatorInsets.left = 1 }),
    ("UIScrollView.indicatorStyle", { $0.scrollView.indicatorStyle = .white }),
    ("UIScrollView.scrollsToTop", { $0.scrollView.scrollsToTop = false }),
    (
      "UIScrollView.contentInsetAdjustmentBehavior", { $0.scrollView.contentInsetAdjustmentBehavior = .never }
    ),
    ("UIScrollView.zoomScale", { $0.scrollView.zoomScale = 1.5 }),
    ("UIScrollView.minimumZoomScale", { $0.scrollView.minimumZoomScale = 0.5 }),
    ("UIScrollView.maximumZoomScale", { $0.scrollView.maximumZoomScale = 3 }),
    ("UIScrollView.bouncesZoom", { $0.scrollView.bouncesZoom = false }),
    ("UIGestureRecognizer.delegate", { $0.recognizer.delegate = nil }),
    ("UIGestureRecognizer.isEnabled", { $0.recognizer.isEnabled = false }),
    ("UIGestureRecognizer.cancelsTouchesInView", { $0.recognizer.cancelsTouchesInView = false }),
    ("UIGestureRecognizer.delaysTouchesBegan", { $0.recognizer.delaysTouchesBegan = true }),
    ("UIGestureRecognizer.delaysTouchesEnded", { $0.recognizer.delaysTouchesEnded = false }),
    ("UIGestureRecognizer.allowedTouchTypes", { $0.recognizer.allowedTouchTypes = [0] }),
    ("UIGestureRecognizer.allowedPressTypes", { $0.recognizer.allowedPressTypes = [] }),
    ("UIGestureRecognizer.requiresExclusiveTouchType", { $0.recognizer.requiresExclusiveTouchType = false }),
    ("UIGestureRecognizer.name", { $0.recognizer.name = "pan" }),
    ("CALayer.anchorPoint", { $0.view.layer.anchorPoint = .zero }),
    ("CALayer.zPosition", { $0.view.layer.zPosition = 1 }),
    ("CALayer.opacity", { $0.view.layer.opacity = 0.9 }),
    ("CALayer.masksToBounds", { $0.view.layer.masksToBounds = true }),
    ("CALayer.sublayers", { $0.view.layer.addSublayer(CALayer()) }),
    ("CALayer.contentsScale", { $0.view.layer.contentsScale = 2 }),
    ("CALayer.cornerRadius", { $0.view.layer.cornerRadius = 4 }),
    ("CALayer.maskedCorners", { $0.view.layer.maskedCorners = [] }),
    ("CALayer.cornerCurve", { $0.view.layer.cornerCurve = .continuous }),
    ("CALayer.borderWidth", { $0.view.layer.borderWidth = 1 }),
    ("CALayer.borderColor", { $0.view.layer.borderColor = nil }),
    ("CALayer.backgroundColor", { $0.view.layer.backgroundColor = UIColor.red.cgColor }),
    ("CALayer.shadowColor", { $0.view.layer.shadowColor = nil }),
    ("CALayer.shadowOpacity", { $0.view.layer.shadowOpacity = 0.5 }),
    ("CALayer.shadowRadius", { $0.view.layer.shadowRadius = 0 }),
    ("CALayer.shadowOffset", { $0.view.layer.shadowOffset = .zero }),
    ("CALayer.mask", { $0.view.layer.mask = CALayer() }),
    ("CALayer.shouldRasterize", { $0.view.layer.shouldRasterize = true }),
    ("CALayer.rasterizationScale", { $0.view.layer.rasterizationScale = 2 }),
    ("CALayer.name", { $0.view.layer.name = "layer" }),
  ]

  /// What follows from other settings, or is an object of its own, which the settings of the superview show.
  private static let notSettings: Set = [
    "CALayer.frame", "CALayer.bounds", "CALayer.position", "CALayer.isHidden", "CALayer.shadowPath",
    "UIScrollView.bounces",
    "UIGestureRecognizer.state",
  ]

  func testEverySettingIsNoticed() {
    for (setting, change) in Self.changes {
      let sample = Sample()
      let before = ScreenSettings(of: [sample.window])
      XCTAssertNil(ScreenSettings(of: [sample.window]).change(since: before), "nothing has changed")
      change(sample)
      XCTAssertNotNil(ScreenSettings(of: [sample.window]).change(since: before), setting)
    }
  }

  func testEverySettingOfTheEngineIsTried() throws {
    let tried = Set(Self.changes.map(\.setting)).union(Self.notSettings)
    let files = [
      "Responders/UIView", "Controls/UIControl", "Scrolling/UIScrollView", "Gestures/UIGestureRecognizer",
      "Around/Drawing/CALayer",
    ]
    let engine = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources/TouchKit")
    for file in files {
      let text = try String(contentsOf: engine.appendingPathComponent("\(file).swift"), encoding: .utf8)
      let lines = text.split(separator: "\n")
      let name = (file as NSString).lastPathComponent
      var found = 0
      for (line, next) in zip(lines, lines.dropFirst()) {
        guard let match = line.firstMatch(of: /^ +open var (\w+)/) else { continue }
        // Stored, or computed with a setter: `get` and `set` stand below each other.
        let isStored = !line.hasSuffix("}") && !line.hasSuffix("{") || line.contains("didSet")
        guard isStored || next.contains("get ") else { continue }
        found += 1
        XCTAssertTrue(
          tried.contains("\(name).\(match.1)"),
          "no test changes \(name).\(match.1), so it may change unnoticed")
      }
      XCTAssertGreaterThan(found, 2, file)
    }
  }

  func testWhatIsLeftOutMayChange() {
    let sample = Sample()
    func settings() -> ScreenSettings {
      ScreenSettings(of: [sample.window]) { view, settings in
        if view === sample.view { settings.geometry = ViewSettings.Geometry() }
      }
    }
    let before = settings()
    sample.view.center.x += 10
    XCTAssertNil(settings().change(since: before))
    sample.view.tag = 3
    XCTAssertEqual(settings().change(since: before), "View: tag is 3, and was 0")
  }

  func testAChangeIsToldInWords() {
    let sample = Sample()
    let before = ScreenSettings(of: [sample.window])
    sample.view.tintColor = .red
    XCTAssertEqual(
      ScreenSettings(of: [sample.window]).change(since: before), "View: tintColor has changed")
    sample.view.tintColor = nil
    sample.recognizer.delaysTouchesBegan = true
    XCTAssertEqual(
      ScreenSettings(of: [sample.window]).change(since: before),
      "View: delaysTouchesBegan of its UIPanGestureRecognizer is true, and was false")
    sample.recognizer.delaysTouchesBegan = false
    sample.scrollView.bounces = false
    XCTAssertEqual(
      ScreenSettings(of: [sample.window]).change(since: before),
      "UIScrollView: bouncesHorizontally is false, and was true")
  }

  func testTwinsAreAlike() {
    let settings = [Sample(), Sample()].map { sample in
      ScreenSettings(of: [sample.view, sample.control])
    }
    XCTAssertNil(settings[0].difference(fromTwin: settings[1]))
  }
}

/// A window with a view of each kind in it.
private final class Sample {
  let device = Device()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let view = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
  let control = UIControl(frame: CGRect(x: 50, y: 50, width: 30, height: 30))
  let scrollView = UIScrollView(frame: CGRect(x: 100, y: 100, width: 90, height: 90))
  let recognizer = UIPanGestureRecognizer()
  private let delegate = Delegate()

  init() {
    view.traceName = "View"
    recognizer.delegate = delegate
    scrollView.delegate = delegate
    (scrollView.maximumZoomScale, scrollView.contentSize) = (2, CGSize(width: 200, height: 200))
    view.addGestureRecognizer(recognizer)
    scrollView.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)))
    for view in [view, control, scrollView] { window.addSubview(view) }
  }
}

private final class Delegate: UIGestureRecognizerDelegate, UIScrollViewDelegate {
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView.subviews.first }
}
