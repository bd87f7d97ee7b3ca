import CheckSupport
import TouchKit
import TouchStage
import XCTest

@testable import HitTestingExercises

final class TapTargetsChecks: CheckCase {
  func testASmallButtonIsFoundIn44Points() {
    check("a small button is found in an area of 44 × 44 points around its middle", [.plain], width: 10...43)
  }

  func testAButtonWithoutASizeIsFoundToo() {
    check("a button of 0 × 0 points is found in 44 points around its middle, like any other", width: 0...0)
  }

  func testALargeButtonKeepsItsBounds() {
    check("a button of 44 points or more is found in its bounds", [.plain], width: 44...100)
  }

  func testALongButtonIsWidenedOnlyWhereItIsSmall() {
    check(
      "a side below 44 points is widened to 44, a longer one is not", [.plain], width: 10...40,
      height: 50...100,
      isEitherWay: true)
  }

  func testASmallRoundButtonIsFoundInACircleOf44Points() {
    check(
      "a small round button is found in a circle of 44 points around its middle", [.round], width: 10...43)
  }

  func testALargeRoundButtonIsFoundInItsCircle() {
    check("a large round button is found in a circle as wide as itself", [.round], width: 44...100)
  }

  func testTheBoundsMayBeginAnywhere() {
    check("the target lies around the middle of the bounds, wherever they begin", origins: -60...60)
  }

  func testAButtonThatIsTurnedOnItsSide() {
    check(
      "a button that is turned by a quarter: its own width and height count, not those of its frame",
      [.plain],
      width: 10...40, height: 50...100, isEitherWay: true, isTurned: true)
  }

  func testARoundButtonThatIsTurned() {
    check(
      "a round button that is turned by an eighth: the circle is as large as before, though its frame is larger",
      [.round], isTurned: true)
  }

  func testTheTargetFollowsTheSize() {
    forAll("a button whose size changes between taps: the target is that of its size now", count: 12) {
      random in
      let shape = random.inTurn(TargetCase.Shape.allCases)
      // The last one has a size that none before has had, and gets it by the frame.
      return (0..<4).map { number in
        var example = TargetCase(shape, width: 10...100, &random)
        // An app sets the one or the other.
        example.setsBounds = number == 1 || number < 3 && random.isTurn(in: 2)
        return example
      }
    } describe: {
      $0.map(\.title).joined(separator: "\nthen ")
    } check: { cases in
      let button = cases[0].makeButton()
      return cases.lazy.compactMap { $0.complaint(about: button) }.first
    }
  }

  func testFramesAndBoundsStayTheSame() {
    forAll("the frame and the bounds of the button stay as they are", count: 20) {
      TargetCase($0.pick(TargetCase.Shape.allCases), width: 10...100, &$0)
    } describe: {
      $0.title
    } check: {
      $0.complaintAboutFrame
    }
  }

  func testButtonsThatCannotBeTouchedStayUnreachable() {
    check(
      "a button that is hidden, transparent, switched off or disabled lets taps through, and is found again afterwards",
      width: 10...43, obstacles: Obstacle.allCases)
  }

  func testTheTargetEndsWhereTheSuperviewEnds() {
    check("outside the panel that a button is in, it is not found", width: 10...30, isAtTheEdge: true)
  }

  func testEveryPointOfAScreenGoesWhereItShould() {
    let twins = TargetScreens.twins
    forAll(
      "on any screen with such buttons, every point of their targets reaches them, and no other does",
      count: 50, generate: TargetScreens.makeCase, shrink: \.smaller,
      describe: { _ in "some panels with buttons in them" }, check: twins.difference)
  }

  func testTouchesGoOnAsBefore() {
    let touches = TargetScreens.touches
    forAll(
      "on any screen with such views, whatever the fingers do, everything on it hears what it should",
      count: 16, generate: TargetScreens.makeCase, shrink: \.smaller,
      describe: { _ in "some panels with buttons in them" }, check: touches.difference)
  }

  private func check(
    _ asked: String, _ shapes: [TargetCase.Shape] = TargetCase.Shape.allCases,
    width: ClosedRange<Int> = 10...100, height: ClosedRange<Int>? = nil, isEitherWay: Bool = false,
    origins: ClosedRange<Int> = 0...0, obstacles: [Obstacle] = [], isAtTheEdge: Bool = false,
    isTurned: Bool = false, file: StaticString = #filePath, line: UInt = #line
  ) {
    let blocks = obstacles.isEmpty ? [nil] : obstacles.map { $0 as Obstacle? }
    let kinds = shapes.flatMap { shape in blocks.map { (shape: shape, obstacle: $0) } }
    forAll(asked, count: 9, file: file, line: line) { random in
      let kind = random.inTurn(kinds)
      var example = TargetCase(kind.shape, width: width, height: height, origins: origins, &random)
      if isEitherWay, Bool.random(using: &random) {
        example.frame.size = CGSize(width: example.frame.height, height: example.frame.width)
      }
      example.obstacle = kind.obstacle
      if isAtTheEdge { example.frame.origin.x = 0 }
      if isTurned { example.turn() }
      return example
    } describe: {
      $0.title
    } check: {
      $0.complaint
    }
  }
}

/// A button of some size in a panel.
private struct TargetCase {
  enum Shape: String, CaseIterable {
    case plain = "a TargetButton"
    case round = "a RoundTargetButton"
  }

  let shape: Shape
  /// In the panel.
  var frame: CGRect
  let origin: CGPoint
  var obstacle: Obstacle?
  /// Whether the bounds and the center are set, not the frame.
  var setsBounds = false
  /// Whether the button is turned, by a quarter or, if it is round, by an eighth.
  private(set) var isTurned = false

  private static let panel = CGRect(x: 50, y: 50, width: 220, height: 260)

  init(
    _ shape: Shape, width: ClosedRange<Int>, height: ClosedRange<Int>? = nil,
    origins: ClosedRange<Int> = 0...0,
    _ random: inout SeededGenerator
  ) {
    self.shape = shape
    let side = random.points(width)
    let size = CGSize(width: side, height: shape == .round ? side : random.points(height ?? width))
    frame = CGRect(origin: CGPoint(x: random.points(20...100), y: random.points(20...130)), size: size)
    origin = CGPoint(x: random.points(origins), y: random.points(origins))
  }

  var title: String {
    let size = "\(NumberText.trimmed(frame.width)) × \(NumberText.trimmed(frame.height))"
    let area =
      switch shape {
      case .plain: "an area of \(NumberText.trimmed(target.width)) × \(NumberText.trimmed(target.height))"
      case .round: "a circle with a diameter of \(NumberText.trimmed(target.width))"
      }
    return
      "\(shape.rawValue) of \(size) points\(isTurned ? ", turned by \(rotation.words)" : "")\(setsBounds ? ", given by its bounds and its center" : ""), to be found in \(area)"
  }

  func makeButton() -> UIControl {
    switch shape {
    case .plain: TargetButton(frame: frame).named("TargetButton")
    case .round: RoundTargetButton(frame: frame).named("RoundTargetButton")
    }
  }

  /// The area in which taps must find the button, in the panel.
  private var target: CGRect {
    let size = CGSize(width: max(44, frame.width), height: max(44, frame.height))
    return CGRect(
      x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width, height: size.height)
  }

  private struct Tap {
    let place: String
    let point: CGPoint
    let isInside: Bool
  }

  /// Taps a little inside and a little outside the edge, all around.
  private var taps: [Tap] {
    let middle = Tap(
      place: "in the middle of the button", point: CGPoint(x: frame.midX, y: frame.midY), isInside: true)
    return [middle] + (shape == .plain ? tapsAroundRectangle : tapsAroundCircle)
  }

  private var tapsAroundRectangle: [Tap] {
    let (inner, outer) = (target.insetBy(dx: 0.25, dy: 0.25), target.insetBy(dx: -0.25, dy: -0.25))
    let corners = inner.corners.map {
      Tap(place: "a quarter of a point inside a corner of the target", point: $0, isInside: true)
    }
    let outside = [
      CGPoint(x: outer.minX, y: target.midY), CGPoint(x: outer.maxX, y: target.midY),
      CGPoint(x: target.midX, y: outer.minY), CGPoint(x: target.midX, y: outer.maxY),
    ]
    return corners
      + outside.map { Tap(place: "a quarter of a point beside the target", point: $0, isInside: false) }
  }

  private var tapsAroundCircle: [Tap] {
    let radius = target.width / 2
    return (0..<8).flatMap { eighth in
      let angle = Double(eighth) * .pi / 4
      func point(_ distance: CGFloat) -> CGPoint {
        CGPoint(x: target.midX + distance * cos(angle), y: target.midY + distance * sin(angle))
      }
      return [
        Tap(place: "a quarter of a point inside the circle", point: point(radius - 0.25), isInside: true),
        Tap(place: "a quarter of a point outside the circle", point: point(radius + 0.25), isInside: false),
      ]
    }
  }

  /// Taps everywhere, and says what is wrong.
  var complaint: String? { complaint(about: makeButton()) }

  /// The same for a button that is there already, and gets the case's frame.
  func complaint(about button: UIControl) -> String? {
    let stage = Stage()
    let backdrop = UIView(frame: stage.window.bounds).named("Backdrop")
    let panel = UIView(frame: Self.panel).named("Panel")
    if setsBounds {
      button.bounds.size = frame.size
      button.center = CGPoint(x: frame.midX, y: frame.midY)
    } else {
      button.frame = frame
    }
    // Setting the bounds measures the size anew.
    if button.bounds.origin != origin { button.bounds.origin = origin }
    if isTurned { button.transform = rotation.transform }
    obstacle?.apply(to: button)
    panel.addSubview(button)
    stage.show(backdrop, panel)
    // What became of an earlier touch makes no difference.
    if Int(frame.minX).isMultiple(of: 2) {
      stage.cancel(stage.touch([panel.onScreen(CGPoint(x: frame.midX, y: frame.midY))], taps: 0))
    }
    if let obstacle {
      if let complaint = complaint(about: button, in: panel, above: backdrop, on: stage) { return complaint }
      Obstacle.lift(from: button)
      return complaint(
        about: button, in: panel, above: backdrop, on: stage, after: ", after it was \(obstacle.rawValue)")
    }
    return complaint(about: button, in: panel, above: backdrop, on: stage)
  }

  private func complaint(
    about button: UIControl, in panel: UIView, above backdrop: UIView, on stage: Stage,
    after past: String = ""
  ) -> String? {
    for tap in taps {
      let isFound = tap.isInside && (obstacle == nil || !past.isEmpty)
      let isInPanel = panel.bounds.contains(tap.point)
      let expected = isInPanel ? (isFound ? button : panel) : backdrop
      let complaint = stage.complaint(
        aboutActionOfTapAt: panel.onScreen(isTurned ? turned(tap.point) : tap.point),
        on: (isInPanel ? tap.place : "outside the panel") + past,
        expecting: expected)
      if let complaint { return complaint }
    }
    return nil
  }

  /// Turns the button, in the middle of the panel, where there is room for it.
  mutating func turn() {
    isTurned = true
    frame.origin = CGPoint(x: (Self.panel.width - frame.width) / 2, y: (Self.panel.height - frame.height) / 2)
  }

  /// How the button is turned, if it is.
  private var rotation: (words: String, transform: CGAffineTransform) {
    switch shape {
    case .plain: ("a quarter", CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
    case .round: ("an eighth", CGAffineTransform(rotationAngle: .pi / 4))
    }
  }

  /// Where a point is when it has turned with the button.
  private func turned(_ point: CGPoint) -> CGPoint {
    let way = CGPoint(x: point.x - frame.midX, y: point.y - frame.midY).applying(rotation.transform)
    return CGPoint(x: frame.midX + way.x, y: frame.midY + way.y)
  }

  /// Says whether the button became another one than was asked for.
  var complaintAboutFrame: String? {
    let stage = Stage()
    let button = makeButton()
    stage.show(button)
    func difference(after what: String, _ frame: CGRect) -> String? {
      let bounds = CGRect(origin: .zero, size: frame.size)
      guard button.frame != frame || button.bounds != bounds else { return nil }
      return "\(what)\nexpected: frame \(frame.text), bounds \(bounds.text)\n"
        + "got:      frame \(button.frame.text), bounds \(button.bounds.text)"
    }
    if let difference = difference(after: "after UIControl.init(frame:)", frame) { return difference }
    stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    if let difference = difference(after: "after a tap", frame) { return difference }
    let moved = frame.offsetBy(dx: 30, dy: 20)
    button.frame = moved
    stage.tap(at: CGPoint(x: moved.midX, y: moved.midY))
    if let difference = difference(after: "after the frame was set and a tap", moved) { return difference }
    button.sizeToFit()
    return difference(after: "after sizeToFit(), which leaves a plain control as it is", moved)
  }
}

extension CGRect {
  fileprivate var text: String {
    "\(NumberText.trimmed(width)) × \(NumberText.trimmed(height)) at \(origin.text)"
  }
}
