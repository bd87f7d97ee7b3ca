import CheckSupport
import TouchKit
import TouchStage
import XCTest

@testable import HitTestingExercises

final class RoundButtonBarChecks: CheckCase {
  func testTheWholeCircleGetsItsTaps() {
    let scene = BarScene()
    let button = scene.buttons[0]
    scene.check(
      self, "the round button gets the taps on the whole circle",
      [(150, -36), (120, -8), (184, -4), (113, 12), (150, 34)].map { (x: CGFloat, y: CGFloat) in
        (
          x, y, y < 0 ? "on the part of the circle above the bar" : "on the part of the circle in the bar",
          button
        )
      })
  }

  func testTheTableKeepsTheTapsBesideTheButton() {
    let scene = BarScene()
    scene.check(
      self, "the table keeps the taps above the bar",
      [(80, -10), (220, -30), (150, -45), (20, -200)].map {
        ($0, $1, "above the bar, beside the button", scene.table)
      })
  }

  func testTheTableKeepsTheCornersAroundTheCircle() {
    let scene = BarScene()
    scene.check(
      self, "the table keeps the taps in the corners around the circle",
      [(113, -37), (187, -37)].map { ($0, $1, "in the button's square, but beside the circle", scene.table) })
  }

  func testTheBarKeepsItsOwnTaps() {
    let scene = BarScene()
    scene.check(
      self, "the bar keeps the taps in its own bounds",
      [(20, 10), (290, 75), (150, 60)].map { ($0, $1, "on the bare bar", scene.bar) })
    for edge in [CGPoint(x: 310, y: 420), CGPoint(x: 160, y: 460)] {
      let hit = scene.stage.window.hitTest(edge, with: nil)
      guard hit !== scene.table else { continue }
      XCTFail(
        """
        asked: the table keeps what isn't in the bar's bounds, which end right before the right and the lower edge
        hitTest with the point \(edge.text)
        expected: Table
        got:      \(hit?.traceName ?? "nil")
        """)
    }
  }

  func testAButtonThatCannotBeTouchedLetsTapsThrough() {
    for obstacle in Obstacle.allCases {
      let scene = BarScene()
      obstacle.apply(to: scene.buttons[0])
      scene.check(
        self, "a button that is \(obstacle.rawValue) lets taps through",
        [
          (150, -20, "on the part of the circle above the bar", scene.table),
          (150, 20, "on the part of the circle in the bar", scene.bar),
        ])
    }
  }

  func testEveryRoundButtonSticksOut() {
    let scene = BarScene(circles: [(40, 0, 30), (150, 0, 40), (250, 10, 35)])
    scene.check(
      self, "each of several round buttons gets the taps on its circle",
      [(40, -20), (150, -30), (250, -15)].enumerated().map { number, point in
        (point.0, point.1, "on the part of the circle above the bar", scene.buttons[number])
      })
  }

  func testButtonsStickOutOnEverySide() {
    let scene = BarScene(
      bar: CGRect(x: 60, y: 200, width: 200, height: 80),
      circles: [(0, 40, 30), (200, 40, 30), (100, 80, 30)])
    scene.check(
      self, "a button may stick out below or at the sides of the bar, too",
      [(-20, 40), (220, 40), (100, 100)].enumerated().map { number, point in
        (point.0, point.1, "on the part of the circle outside the bar", scene.buttons[number])
      })
  }

  func testOfTwoButtonsTheOneInFrontAnswers() {
    let scene = BarScene(circles: [(140, 0, 40), (170, 0, 40)])
    scene.check(
      self, "where two round buttons overlap above the bar, the one in front gets the tap",
      [(155, -20, "on both circles, above the bar", scene.buttons[1])])
  }

  func testTheBarMayBeScrolled() {
    let scene = BarScene()
    scene.bar.bounds.origin = CGPoint(x: 20, y: -15)
    scene.check(
      self, "the circle is where the button is drawn, with the bar's bounds scrolled, too",
      [
        (150, -36, "on the part of the circle above the bar", scene.buttons[0]),
        (113, -37, "in the button's square, but beside the circle", scene.table),
      ])
  }

  func testTheBarMayClip() {
    let scene = BarScene()
    scene.bar.clipsToBounds = true
    scene.check(
      self, "a button sticks out of a bar that clips, too",
      [(150, -20, "on the part of the circle above the bar", scene.buttons[0])])
  }

  func testAButtonMayBeTurned() {
    let scene = BarScene()
    scene.buttons[0].transform = CGAffineTransform(rotationAngle: .pi / 4)
    scene.check(
      self, "the circle of a button that is turned is as large as before, though its frame is larger",
      [
        (150, -38, "on the part of the circle above the bar", scene.buttons[0]),
        (150, -48, "above the circle", scene.table), (195, -12, "beside the circle", scene.table),
      ])
  }

  func testWhatLiesInFrontOfAButtonKeepsItsTaps() {
    let scene = BarScene()
    let badge = UIView(frame: CGRect(x: 145, y: 10, width: 10, height: 10)).named("Badge")
    scene.bar.addSubview(badge)
    scene.check(
      self, "a view of the bar that lies in front of a button keeps its taps",
      [(150, 15, "on a badge in front of the circle, in the bar", badge)])
  }

  func testEveryTapIsAnsweredAnew() {
    for y: CGFloat in [-20, 20] {
      let scene = BarScene()
      for tap in 0..<4 {
        scene.buttons[0].isHidden = !tap.isMultiple(of: 2)
        let behind = y < 0 ? scene.table : scene.bar
        scene.check(
          self,
          "tap after tap in one place, an answer for what is there now: the button is hidden and shown again",
          [(150, y, "tap number \(tap + 1)", scene.buttons[0].isHidden ? behind : scene.buttons[0])])
      }
    }
  }

  func testABarThatCannotBeTouchedLetsTapsThrough() {
    for obstacle in Obstacle.ofViews {
      let scene = BarScene()
      obstacle.apply(to: scene.bar)
      scene.check(
        self, "a bar that is \(obstacle.rawValue) lets taps through, and so do its buttons",
        [
          (150, -20, "on the part of the circle above the bar", scene.table),
          (20, 20, "on the bare bar", scene.table),
        ])
    }
  }

  func testHoldsInASubclass() {
    let scene = BarScene { WideBar(frame: $0) }
    scene.check(
      self, "a bar is asked whether a point is inside, by a method that a subclass overrides",
      [
        (150, 95, "below the bar, in what the subclass adds", scene.bar),
        (150, -20, "on the part of the circle above the bar", scene.buttons[0]),
      ])
  }

  func testHoldsInAnotherBar() {
    let scene = BarScene()
    let outer = RoundButtonBar(frame: scene.stage.window.bounds).named("Bar around it")
    outer.addSubview(scene.bar)
    scene.stage.show(scene.table, outer)
    scene.check(
      self, "a bar may lie in another one",
      [
        (150, -20, "on the part of the circle above the bar", scene.buttons[0]),
        (80, -20, "beside the circle", outer),
      ])
  }

  func testHoldsInSuperviewsOfEveryClass() {
    checkInSuperviewsOfEveryClass(
      BarScene().bar, at: [(150, -20), (80, -20), (150, 20), (20, 20)].map { CGPoint(x: $0, y: $1) })
  }

  func testHoldsForALargeButton() {
    let scene = BarScene(circles: [(150, 0, 260)])
    scene.check(
      self, "a button may be much larger than the bar",
      [(150, -250, "on the part of the circle above the bar", scene.buttons[0])])
  }

  func testHoldsTheShapeOfAButton() {
    let button = RoundButton(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    for (x, y, isInside) in [(80, 20, false), (79, 20, true), (40, 50, true), (40, 60, false)]
      as [(CGFloat, CGFloat, Bool)]
    {
      let point = CGPoint(x: x, y: y)
      guard button.point(inside: point, with: nil) != isInside else { continue }
      XCTFail(
        """
        asked: a RoundButton stays as it is: inside is what is nearer to its middle than half its width
        point(inside:with:) of a button of 80 × 40 points with the point \(point.text)
        expected: \(isInside)
        got:      \(!isInside)
        """)
    }
  }

  func testHoldsNoButton() {
    let scene = BarScene()
    checkLetsGo(of: "a button", on: scene.stage) {
      let button = RoundButton(frame: CGRect(x: 20, y: -35, width: 40, height: 40))
      scene.bar.addSubview(button)
      return button
    }
  }

  func testHoldsItsSettings() {
    checkTakesFingersAsUsual(RoundButtonBar(frame: .zero), RoundButton(frame: .zero))
  }

  func testHoldsInAnyApp() {
    check(
      "on any page with bars, all fingers on the buttons reach them, and nothing else changes",
      Twins<BarPlan> {
        BarSubject($0, $1, $2) { $0.makeStated() }
      } students: {
        BarSubject($0, $1, $2) { $0.makeStudents() }
      } judging: {
        $0.looksUp()
      })
  }
}

/// A bar that takes touches 20 points beyond its bounds.
class WideBar: RoundButtonBar {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -20, dy: -20).contains(point) || super.point(inside: point, with: event)
  }
}

/// A page with bars.
private final class BarSubject: ScreenSubject {
  init(_ plan: BarPlan, _ name: String, _ log: AppLog, make: (BarPlan.Subject) -> UIView) {
    super.init(plan, name, log) { number, _ in make(BarPlan.Subject(rawValue: number) ?? .bar) }
  }

  // A bar isn't scrolled: what is no button would stick out. Buttons often leave their bar.
  override var changes: [ScreenChange] {
    ScreenChange.allCases.filter { $0 != .scrolls } + [.goesUp, .goesUp, .goesUp]
      + Array(repeating: .changesOver, count: 5)
  }
}

/// A screen with a table, a bar over its lower end, and round buttons in the bar.
private struct BarScene {
  let stage = Stage()
  let table: UIView
  let bar: RoundButtonBar
  let buttons: [RoundButton]

  /// - Parameter circles: The middle of each button in the bar, and its radius.
  init(
    bar frame: CGRect = CGRect(x: 10, y: 380, width: 300, height: 80),
    circles: [(x: CGFloat, y: CGFloat, radius: CGFloat)] = [(150, 0, 40)],
    makeBar: (CGRect) -> RoundButtonBar = { RoundButtonBar(frame: $0) }
  ) {
    table = UIView(frame: stage.window.bounds).named("Table")
    bar = makeBar(frame).named("Bar")
    buttons = circles.enumerated().map { number, circle in
      let button = RoundButton(
        frame: CGRect(x: circle.x, y: circle.y, width: 0, height: 0).insetBy(
          dx: -circle.radius, dy: -circle.radius))
      return button.named(circles.count == 1 ? "RoundButton" : "RoundButton \(number + 1)")
    }
    for button in buttons { bar.addSubview(button) }
    stage.show(table, bar)
  }

  /// Taps at points of the bar.
  func check(
    _ test: CheckCase, _ asked: String, _ taps: [(x: CGFloat, y: CGFloat, place: String, owner: UIView)],
    file: StaticString = #filePath, line: UInt = #line
  ) {
    let taps = taps.map { Tap(point: bar.onScreen($0.x, $0.y), place: $0.place, owner: $0.owner) }
    test.checkTaps(asked, on: stage, taps, file: file, line: line)
  }
}
