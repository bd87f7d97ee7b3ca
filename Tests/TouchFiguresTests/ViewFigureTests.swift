import TouchFigures
import XCTest

final class ViewFigureTests: XCTestCase {
  private let screen = CGSize(width: 160, height: 160)

  private func tree() -> (root: UIView, child: UIView) {
    let root = UIView(frame: CGRect(origin: .zero, size: screen))
    let child = UIView(frame: CGRect(x: 40, y: 40, width: 80, height: 80))
    root.traceName = "Root"
    child.traceName = "Child"
    root.addSubview(child)
    return (root, child)
  }

  private func hitFigure() -> ViewFigure {
    var figure = ViewFigure([tree().root], on: screen)
    figure.fingers = [.init(at: CGPoint(x: 80, y: 80), hit: "Child")]
    figure.askedOrder = ["Root", "Child"]
    return figure
  }

  func testCornersGoThroughEveryTransform() {
    let (root, child) = tree()
    root.bounds.origin = CGPoint(x: 0, y: 10)
    child.transform = CGAffineTransform(rotationAngle: CGFloat(Trigonometry.pi / 2))
    let corners = ViewFigure([root], on: screen).views[1].corners
    // A quarter turn clockwise: the view's own upper left corner is now at the upper right.
    let expected = [(120, 30), (120, 110), (40, 110), (40, 30)]
    for (corner, point) in zip(corners, expected) {
      XCTAssertEqual(Double(corner.x), Double(point.0), accuracy: 1e-9)
      XCTAssertEqual(Double(corner.y), Double(point.1), accuracy: 1e-9)
    }
  }

  func testCornersAgreeWithTheEnginesConversion() {
    let (root, child) = tree()
    let leaf = UIView(frame: CGRect(x: 5, y: 9, width: 31, height: 17))
    child.addSubview(leaf)
    root.transform = CGAffineTransform(rotationAngle: 0.4).scaledBy(x: 1.5, y: 0.7)
    child.transform = CGAffineTransform(scaleX: -2, y: 1).rotated(by: 1)
    child.bounds.origin = CGPoint(x: 3, y: -8)
    let outside = UIView(frame: .zero)
    outside.addSubview(root)
    let corners = ViewFigure([root], on: screen).views[2].corners
    for (corner, point) in zip(corners, leaf.bounds.corners) {
      let expected = leaf.convert(point, to: outside)
      XCTAssertEqual(Double(corner.x), Double(expected.x), accuracy: 1e-9)
      XCTAssertEqual(Double(corner.y), Double(expected.y), accuracy: 1e-9)
    }
  }

  func testObstaclesAndShelter() {
    let (root, child) = tree()
    child.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
    let cases: [(ViewShape.Obstacle?, (UIView) -> Void)] = [
      (nil, { $0.alpha = 0.02 }), (.transparent, { $0.alpha = 0.005 }), (.hidden, { $0.isHidden = true }),
      (
        .interactionOff,
        {
          $0.isUserInteractionEnabled = false; $0.alpha = 1
        }
      ),
      (.squeezed, { $0.transform = CGAffineTransform(scaleX: 0, y: 1) }),
    ]
    for (obstacle, change) in cases {
      child.isHidden = false
      child.isUserInteractionEnabled = true
      child.alpha = 1
      change(child)
      let views = ViewFigure([root], on: screen).views
      XCTAssertEqual(views[1].obstacle, obstacle)
      XCTAssertEqual(views[2].shelter, obstacle == nil ? nil : "Child")
    }
  }

  func testPictureOfAHit() {
    XCTAssertEqual(
      hitFigure().picture(columns: 32),
      """
      ┌ 1 Root ──────────────────────┐
      │                              │
      │                              │
      │                              │
      │       ╔ 2 Child hit ═╗       │
      │       ║              ║       │
      │       ║              ║       │
      │       ║              ║       │
      │       ║       ●      ║       │
      │       ║              ║       │
      │       ║              ║       │
      │       ╚══════════════╝       │
      │                              │
      │                              │
      │                              │
      └──────────────────────────────┘

      """)
  }

  func testPictureOfAHiddenView() {
    let (root, child) = tree()
    child.isHidden = true
    XCTAssertEqual(
      ViewFigure([root], on: screen).picture(columns: 20),
      """
      ┌ Root ────────────┐
      │                  │
      │                  │
      │    ┌ Child ╌┐    │
      │    ╎        ╎    │
      │    ╎        ╎    │
      │    ╎        ╎    │
      │    └ hidden ┘    │
      │                  │
      └──────────────────┘

      """)
  }

  func testPictureOfATurnedView() {
    let (root, child) = tree()
    child.transform = CGAffineTransform(rotationAngle: CGFloat(Trigonometry.pi / 4))
    let picture = ViewFigure([root], on: screen).picture(columns: 40)
    XCTAssertTrue(picture.contains("╱") && picture.contains("╲"), picture)
    XCTAssertTrue(picture.contains("Child"), picture)
  }

  func testPictureNeverFails() {
    let (root, child) = tree()
    child.frame = CGRect(x: -1e9, y: 1e9, width: 1e12, height: 0)
    for columns in [-5, 0, 1, 60, 100_000] {
      var figure = ViewFigure([root], on: CGSize(width: 0, height: 0))
      figure.fingers = [.init(at: CGPoint(x: 1e15, y: -1e15))]
      XCTAssertFalse(figure.picture(columns: columns).isEmpty)
    }
  }

  func testOutline() {
    let (root, child) = tree()
    let leaf = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    leaf.traceName = "Leaf"
    child.addSubview(leaf)
    child.isHidden = true
    var figure = ViewFigure([root], on: screen)
    figure.fingers = [.init(at: CGPoint(x: 80, y: 80), hit: "Root")]
    XCTAssertEqual(
      figure.outline(),
      """
      Root          (0, 0) 160 × 160  ◀ hit
      └── Child     (40, 40) 80 × 80  ignores touches: is hidden
          └── Leaf  (1, 2) 3 × 4  is not asked: inside Child

      """)
  }

  func testRemarksThatDoNotFitStandBelow() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 160))
    let child = UIView(frame: CGRect(x: 40, y: 40, width: 80, height: 80))
    let secret = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    (root.traceName, child.traceName, secret.traceName) = ("Root", "Child", "Secret")
    root.addSubview(child)
    child.addSubview(secret)
    for view in [root, child] { view.addGestureRecognizer(UITapGestureRecognizer()) }
    XCTAssertEqual(
      ViewFigure([root], on: CGSize(width: 320, height: 480), leavingOut: ["Secret"]).outline(columns: 40),
      """
      Root       (0, 0) 160 × 160
      │   watched by UITapGestureRecognizer
      └── Child  (40, 40) 80 × 80
              watched by
              UITapGestureRecognizer

      """)
  }

  func testAlternativeText() {
    XCTAssertEqual(
      hitFigure().alternativeText,
      "Root holds Child. The finger at (80, 80) hits Child. Asked in this order: Root, Child.")
    XCTAssertEqual(hitFigure().title, "A view tree in which Child is hit")
    XCTAssertEqual(ViewFigure([], on: screen).alternativeText, "There is no view.")
  }

  func testMarksFromATrace() {
    let device = Device(profile: .iOS6)
    device.launch { _ in
      let window = UIWindow(frame: device.screen.bounds)
      window.addSubview(tree().root)
      window.makeKeyAndVisible()
    }
    device.trace = Trace()
    device.digitizer.report([Contact(index: 0, phase: .began, location: CGPoint(x: 0.25, y: 1.0 / 6))])
    device.settle()
    var figure = ViewFigure(UIApplication.shared.windows, on: device.screen.bounds.size)
    figure.mark(device.trace?.entries ?? [])
    XCTAssertEqual(figure.fingers.map { $0.hit }, ["Child"])
    XCTAssertEqual(figure.fingers.first.map { Double($0.location.x) } ?? 0, 80, accuracy: 1e-9)
    XCTAssertEqual(figure.askedOrder, ["UIWindow", "Root", "Child"])
  }

  // MARK: Zones of controls

  /// A control of 40 × 20 points on a screen of 320 × 240, and a finger that leaves it to the right.
  private func zoneFigure(_ control: UIControl = UIControl()) -> ViewFigure {
    control.traceName = "Control"
    control.frame = CGRect(x: 140, y: 110, width: 40, height: 20)
    var figure = ViewFigure([control], on: CGSize(width: 320, height: 240))
    figure.showsTrackingZones = true
    let moves: [(Contact.Phase, CGFloat)] = [(.began, 160), (.moved, 200), (.moved, 200), (.ended, 300)]
    figure.mark(
      moves.map { phase, x in
        TraceEntry(
          time: 0, stage: .digitizer, subject: "digitizer", event: .note(.contact(.finger, 0, phase)),
          details: [.init("at", .point(CGPoint(x: x, y: 120)))])
      })
    return figure
  }

  func testZonesAndWaysAreDrawnOnRequest() {
    var figure = zoneFigure()
    XCTAssertEqual(figure.fingers.map { $0.way.map { $0.x } }, [[200, 300]])
    XCTAssertEqual(
      figure.picture(columns: 32),
      """


             ┌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┐
             ╎                 ╎
             ╎                 ╎
             ╎                 ╎
             ╎      ┌─●┐·······╎····○
             ╎      └──┘       ╎
             ╎                 ╎
             ╎                 ╎
             └╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┘

      without room for a name: Control
      ╌╌ 70 points around Control
      ●··○ where the finger goes

      """)
    XCTAssertTrue(
      figure.alternativeText.contains(
        "A finger that Control follows counts as inside up to 70 points around it: in 180 × 160 points from (70, 40) on."
      ))
    figure.showsTrackingZones = false
    XCTAssertFalse(figure.picture().contains("╌"))
    XCTAssertFalse(figure.alternativeText.contains("inside"))
  }

  func testSegmentsAndDisabledControlsHaveNoZone() throws {
    let disabled = UIControl()
    disabled.isEnabled = false
    for control in [UISegmentedControl(items: ["A"]), disabled] {
      XCTAssertFalse(zoneFigure(control).svg().contains("<polygon class=\"zone\""))
    }
    XCTAssertEqual(try WellFormed(zoneFigure().svg()).counts["polyline"], 1)
  }

  func testSVGOfViewsAboveATimeLine() throws {
    let views = zoneFigure()
    let states = StateFigure([
      TraceEntry(time: 0, stage: .digitizer, subject: "digitizer", event: .note(.contact(.finger, 0, .began)))
    ])
    let both = try WellFormed(states.svg(below: views))
    XCTAssertEqual(both.texts["desc"], views.alternativeText + " " + states.alternativeText)
    // The zone; upright views are rectangles.
    XCTAssertEqual(both.counts["polygon"], 1)
    XCTAssertEqual(both.counts["style"], 1)
  }

  func testSVGIsWellFormed() throws {
    let (root, child) = tree()
    child.traceName = "<Child & \"friends\"\u{1}>"
    child.transform = CGAffineTransform(rotationAngle: 0.3)
    var figure = ViewFigure([root], on: screen)
    figure.fingers = [.init(at: CGPoint(x: 80, y: 80), hit: child.traceName), .init(at: .zero)]
    let document = try WellFormed(figure.svg(identifier: "HT 1"))
    XCTAssertEqual(document.root["role"], "img")
    XCTAssertEqual(document.root["aria-labelledby"], "figure-HT-1-title figure-HT-1-description")
    XCTAssertEqual(document.root["viewBox"], "0 0 192 192")
    XCTAssertEqual(document.texts["desc"], figure.alternativeText.filter { $0 != "\u{1}" })
    // The child is turned; the root is a rectangle, beside the paper and the phone's edge.
    XCTAssertEqual(document.counts["polygon"], 1)
    XCTAssertEqual(document.counts["rect"], 3)
  }

  func testALabelSaysWhichFingersHit() {
    var figure = hitFigure()
    XCTAssertTrue(figure.svg().contains(">Child · hit<"))
    figure.fingers.append(.init(at: CGPoint(x: 10, y: 10), hit: "Root"))
    figure.fingers.append(.init(at: CGPoint(x: 90, y: 90), hit: "Child"))
    XCTAssertTrue(figure.svg().contains("hit by 1 and 3"))
    XCTAssertTrue(figure.picture().contains("hit by 2"))
  }

  func testAViewIsDrawnNoFurtherThanViewsAroundItClip() {
    let (root, child) = tree()
    let inner = UIView(frame: CGRect(x: 20, y: 20, width: 500, height: 10))
    child.addSubview(inner)
    XCTAssertTrue(ViewFigure([root], on: screen).svg().contains("x=\"60\" y=\"60\" width=\"500\""))
    child.clipsToBounds = true
    XCTAssertTrue(ViewFigure([root], on: screen).svg().contains("x=\"60\" y=\"60\" width=\"60\""))
  }

  func testRoundCornersAndFurnitureAreDrawn() {
    final class Bar: UIView, FurnishedView { let furnishing = Furnishing.symbols(4) }
    let (root, child) = tree()
    child.layer.cornerRadius = 40
    XCTAssertTrue(ViewFigure([root], on: screen).svg().contains("height=\"80\" rx=\"40\""))
    XCTAssertFalse(ViewFigure([root], on: screen).svg().contains("class=\"symbol\""))
    root.addSubview(Bar(frame: CGRect(x: 0, y: 120, width: 160, height: 40)))
    let symbols = ViewFigure([root], on: screen).svg().components(separatedBy: "class=\"symbol\"").count - 1
    XCTAssertEqual(symbols, 4)
  }

  func testThreeWindowsArePulledApart() throws {
    let device = Device()
    let application = device.launch("App") { _ in }
    let windows = [0, 1, 2].map { level -> UIWindow in
      let window = UIWindow(frame: CGRect(x: 40 * CGFloat(level), y: 0, width: 100, height: 100))
      window.windowLevel = UIWindow.Level(CGFloat(level * 5))
      window.traceName = "Window\(level)"
      window.isHidden = false
      return window
    }
    _ = application
    var figure = ViewFigure(windows, on: CGSize(width: 320, height: 480))
    figure.fingers = [.init(at: CGPoint(x: 60, y: 50), hit: "Window1")]
    let document = try WellFormed(figure.svg())
    XCTAssertTrue(document.says("level 10"))
    XCTAssertTrue(document.says("1: outside"), "the topmost window lets the finger through")
    XCTAssertTrue(document.says("1: Window1"))
    XCTAssertTrue(document.says("not asked"), "the lowest window is below the answer")
    XCTAssertLessThanOrEqual(document.width, 390)
  }

  func testTheLabelOfATurnedViewMakesWayForAFinger() throws {
    let (root, child) = tree()
    child.bounds = CGRect(x: 0, y: 0, width: 100, height: 44)
    child.center = CGPoint(x: 80, y: 80)
    child.transform = CGAffineTransform(rotationAngle: 0.3)
    var figure = ViewFigure([root], on: screen)
    // How far below the upper edge of the view its label begins.
    func depth() throws -> CGFloat {
      let group = try XCTUnwrap(figure.svg().components(separatedBy: "matrix(").dropFirst().first)
      let numbers = group.prefix { $0 != ")" }.split(separator: " ").compactMap { Double($0) }
      XCTAssertEqual(numbers.count, 6)
      return child.convert(CGPoint(x: numbers[4], y: numbers[5]), from: root).y
    }
    XCTAssertEqual(try depth(), 6, accuracy: 0.2)
    figure.fingers = [.init(at: CGPoint(x: 80, y: 80), hit: child.traceName)]
    XCTAssertEqual(try depth(), -19, accuracy: 0.2)
  }

  func testSVGHasEveryLabelWithItsBadge() {
    let svg = hitFigure().svg()
    for label in ["Root", "Child · hit", "1", "2"] { XCTAssertTrue(svg.contains(">\(label)</text>"), label) }
  }
}
