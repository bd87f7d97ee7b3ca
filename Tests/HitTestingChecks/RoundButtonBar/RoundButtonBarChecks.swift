import CheckSupport
import TouchKit
import TouchStage
import XCTest

@testable import HitTestingExercises

final class RoundButtonBarChecks: CheckCase {
  func testTheWholeCircleGetsItsTaps() {
    check("the round button gets the taps on the whole circle", .circleAboveTheBar, .circleInTheBar)
  }

  func testTheTableKeepsTheTapsBesideTheButton() {
    check("the table keeps the taps above the bar", .besideTheCircle, .table)
  }

  func testTheTableKeepsTheCornersAroundTheCircle() {
    check("the table keeps the taps in the corners around the circle", .corner)
  }

  func testTheBarKeepsItsOwnTaps() {
    check("the bar keeps the taps in its own bounds", .bar)
  }

  func testAButtonThatCannotBeTouchedLetsTapsThrough() {
    check(
      "a button that is hidden, transparent, switched off or disabled lets taps through", .circleAboveTheBar,
      .circleInTheBar, with: BarRecipe(obstacles: Obstacle.allCases))
  }

  func testTouchesOfTheBarGoOn() {
    let touches = BarScreens.touches
    forAll(
      "on any screen with such views, whatever the fingers do, everything on it hears what it should",
      count: 16, generate: BarScreens.makeCase, shrink: \.smaller,
      describe: { _ in "some bars with buttons in them" }, check: touches.difference)
  }

  func testEveryRoundButtonSticksOut() {
    check(
      "each of several round buttons gets the taps on its circle", .circleAboveTheBar, .circleInTheBar,
      with: BarRecipe(buttons: 2...3))
  }

  func testButtonsStickOutOnEverySide() {
    check(
      "a button may stick out below or at the sides of the bar, too", .circleBesideTheBar, .circleInTheBar,
      with: BarRecipe(isInTheMiddle: true))
  }

  func testOfTwoButtonsTheOneInFrontAnswers() {
    check(
      "where two round buttons overlap above the bar, the one in front gets the tap", .bothCircles,
      with: BarRecipe(buttons: 2...2, overlap: true))
  }

  func testTheBarMayBeScrolled() {
    check(
      "the circle is where the button is drawn, with the bar's bounds scrolled, too", .circleAboveTheBar,
      .corner,
      with: BarRecipe(isScrolled: true))
  }

  func testAButtonMayBeTurned() {
    check(
      "the circle of a button that is turned is as large as before, though its frame is larger",
      .circleAboveTheBar, .circleInTheBar, .corner, with: BarRecipe(isTurned: true))
  }

  func testWhatLiesInFrontOfAButtonKeepsItsTaps() {
    check("a view of the bar that lies in front of a button keeps its taps", .coveredCircle)
  }

  func testEveryTapIsAnsweredAnew() {
    check(
      "tap after tap in one place, an answer for what is there now: the button is hidden and shown again",
      .circleAboveTheBar, .circleInTheBar, with: BarRecipe(isTappedAgain: true), count: 10)
  }

  func testABarThatCannotBeTouchedLetsTapsThrough() {
    check(
      "a bar that is hidden, transparent or switched off lets taps through, and so do its buttons",
      .circleAboveTheBar, .bar, with: BarRecipe(obstaclesOfBar: Obstacle.ofViews))
  }

  func testEveryPointOfAScreenGoesWhereItShould() {
    let twins = BarScreens.twins
    forAll(
      "on any screen with bars, every point of the buttons reaches them, and nothing else changes",
      count: 40, generate: BarScreens.makeCase, shrink: \.smaller,
      describe: { _ in "some bars with buttons in them" }, check: twins.difference)
  }

  private func check(
    _ asked: String, _ places: BarCase.Place..., with recipe: BarRecipe = BarRecipe(), count: Int = 16,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    forAll(asked, count: count, file: file, line: line) {
      recipe.makeCase($0.pick(places), &$0)
    } shrink: {
      $0.smaller
    } describe: {
      $0.title
    } check: {
      $0.complaint
    }
  }
}

/// What the random bars are like.
private struct BarRecipe {
  var buttons = 1...1
  var obstacles: [Obstacle] = []
  var obstaclesOfBar: [Obstacle] = []
  var isScrolled = false
  /// Whether the buttons are turned by an eighth.
  var isTurned = false
  /// Whether there are more taps, between which the button is hidden and shown again.
  var isTappedAgain = false
  /// Whether the bar is in the middle of the table, and the button on any of its edges.
  var isInTheMiddle = false
  var overlap = false

  func makeCase(_ place: BarCase.Place, _ random: inout SeededGenerator) -> BarCase {
    let screen = CGSize(width: random.points(320...430), height: random.points(480...900))
    let height = random.points(44...90)
    let bar = CGRect(
      x: random.points(0...20), y: screen.height - height - random.points(0...30), width: screen.width - 40,
      height: height)
    let scroll = isScrolled ? CGPoint(x: random.points(-30...30), y: random.points(-30 ... -5)) : .zero
    if isInTheMiddle { return makeCaseInTheMiddle(screen, place, &random) }
    let count = Int.random(in: buttons, using: &random)
    let slot = bar.width / CGFloat(count)
    var frames = (0..<count).map { number in
      let diameter = random.points(50...80)
      return CGRect(
        x: (scroll.x + slot * CGFloat(number) + random.share(of: 2, slot - diameter - 2)).rounded(),
        y: (scroll.y - random.share(of: 12, diameter / 2)).rounded(), width: diameter, height: diameter)
    }
    if overlap, let first = frames.first {
      let shift = (first.width * random.share(of: 0.2, 0.5)).rounded()
      frames[1] = first.offsetBy(dx: random.pick([-1, 1]) * shift, dy: 0)
    }
    var example = BarCase(
      screen: screen, bar: bar, scroll: scroll, buttons: frames,
      obstacle: obstacles.randomElement(using: &random),
      obstacleOfBar: obstaclesOfBar.randomElement(using: &random), place: place)
    example.isTurned = isTurned
    example.taps = isTappedAgain ? 8 : 1
    example.aim(&random)
    return example
  }

  private func makeCaseInTheMiddle(
    _ screen: CGSize, _ place: BarCase.Place, _ random: inout SeededGenerator
  ) -> BarCase {
    let bar = CGRect(
      x: 90, y: random.points(150...250), width: screen.width - 180, height: random.points(50...90))
    let diameter = random.points(50...80)
    // The middle of the circle lies on an edge of the bar, or a little inside.
    let inset = random.points(0...10)
    let inner = CGRect(x: 0, y: 0, width: bar.width, height: bar.height).insetBy(dx: inset, dy: inset)
    let (x, y) = (random.share(of: inner.minX, inner.maxX), random.share(of: inner.minY, inner.maxY))
    let middle = random.pick([
      CGPoint(x: inner.minX, y: y), CGPoint(x: inner.maxX, y: y), CGPoint(x: x, y: inner.maxY),
    ])
    let frame = CGRect(
      x: (middle.x - diameter / 2).rounded(), y: (middle.y - diameter / 2).rounded(), width: diameter,
      height: diameter)
    var example = BarCase(screen: screen, bar: bar, scroll: .zero, buttons: [frame], place: place)
    example.isInTheMiddle = true
    example.aim(&random)
    return example
  }
}

/// A screen with a table, a bar and round buttons, and a tap on it.
private struct BarCase {
  enum Place: String {
    case circleAboveTheBar = "on the part of the circle above the bar"
    case circleInTheBar = "on the part of the circle in the bar"
    case circleBesideTheBar = "on the part of the circle outside the bar"
    case bothCircles = "on both circles, above the bar"
    case coveredCircle = "on a badge in front of the circle, in the bar"
    case corner = "in the button's square, but beside the circle"
    case besideTheCircle = "above the bar, to the side of the button"
    case bar = "on the bare bar"
    case table = "on the table, far from the bar"
  }

  var screen: CGSize
  var bar: CGRect
  var scroll: CGPoint
  /// In the bar's coordinates.
  var buttons: [CGRect]
  var obstacle: Obstacle?
  var obstacleOfBar: Obstacle?
  var place: Place
  var target = 0
  /// On the screen.
  var point = CGPoint.zero
  var isInTheMiddle = false
  var isTurned = false
  /// Before each tap but the first the button is hidden, or shown again.
  var taps = 1

  var title: String {
    (isInTheMiddle ? "a bar in the middle of a table" : "a bar over the lower end of a table")
      + (isTurned ? ", with buttons that are turned by an eighth" : "")
  }

  var smaller: [BarCase] {
    place == .bothCircles
      ? []
      : buttons.indices.filter { $0 != target }.map { index in
        var example = self
        example.buttons.remove(at: index)
        if index < target { example.target -= 1 }
        return example
      }
  }

  /// Where a button is on the screen.
  private func circle(_ index: Int) -> CGRect {
    buttons[index].offsetBy(dx: bar.minX - scroll.x, dy: bar.minY - scroll.y)
  }

  private func isNear(_ index: Int, _ point: CGPoint) -> Bool {
    circle(index).insetBy(dx: -1, dy: -1).contains(point)
  }

  private func isOn(_ index: Int, _ point: CGPoint) -> Bool {
    let circle = circle(index)
    return hypot(point.x - circle.midX, point.y - circle.midY) < circle.width / 2 - 1
  }

  mutating func aim(_ random: inout SeededGenerator) {
    target = Int.random(in: buttons.indices, using: &random)
    let circle = circle(target)
    let radius = circle.width / 2
    func pointOnCircle(between top: CGFloat, _ bottom: CGFloat) -> CGPoint {
      let y = random.share(of: top, bottom)
      let reach = (radius * radius - (y - circle.midY) * (y - circle.midY)).squareRoot()
      return CGPoint(x: circle.midX + random.share(of: -0.9, 0.9) * reach, y: y)
    }
    switch place {
    case .circleAboveTheBar: point = pointOnCircle(between: circle.minY + 2, bar.minY - 1)
    case .circleInTheBar where isInTheMiddle:
      repeat { point = random.point(in: circle) } while !isOn(target, point) || !bar.contains(point)
    case .circleInTheBar, .coveredCircle:
      point = pointOnCircle(between: bar.minY + 1, min(circle.maxY, bar.maxY) - 2)
    case .circleBesideTheBar:
      let outside = bar.insetBy(dx: -1, dy: -1)
      repeat { point = random.point(in: circle) } while !isOn(target, point) || outside.contains(point)
    case .bothCircles:
      target = 1
      repeat {
        point = random.point(in: circle)
      } while !isOn(0, point) || !isOn(1, point) || point.y > bar.minY - 1
    case .corner: point = CGPoint(x: random.pick([circle.minX + 2, circle.maxX - 2]), y: circle.minY + 2)
    case .besideTheCircle:
      let strip = CGRect(x: bar.minX, y: circle.minY, width: bar.width, height: bar.minY - circle.minY)
      repeat { point = random.point(in: strip) } while buttons.indices.contains { isNear($0, point) }
    case .bar:
      repeat { point = random.point(in: bar) } while buttons.indices.contains { isNear($0, point) }
    case .table:
      point = random.point(in: CGRect(x: 0, y: 0, width: screen.width, height: bar.minY - 90))
    }
  }

  /// Taps, and says what is wrong.
  var complaint: String? {
    let stage = Stage(screen: screen)
    let table = UIView(frame: stage.window.bounds).named("Table")
    let barView = RoundButtonBar(frame: bar).named("Bar")
    barView.bounds.origin = scroll
    let buttonViews = buttons.enumerated().map { number, frame in
      RoundButton(frame: frame).named(buttons.count == 1 ? "RoundButton" : "RoundButton \(number + 1)")
    }
    for button in buttonViews {
      if isTurned { button.transform = CGAffineTransform(rotationAngle: .pi / 4) }
      barView.addSubview(button)
    }
    let badge = UIView().named("Badge")
    if place == .coveredCircle {
      let middle = CGPoint(x: point.x - bar.minX + scroll.x, y: point.y - bar.minY + scroll.y)
      badge.frame = CGRect(x: middle.x - 5, y: middle.y - 5, width: 10, height: 10)
      barView.addSubview(badge)
    }
    stage.show(table, barView)
    obstacle?.apply(to: buttonViews[target])
    obstacleOfBar?.apply(to: barView)

    for tap in 0..<taps {
      if tap > 0 { buttonViews[target].isHidden.toggle() }
      let button = obstacle == nil && !buttonViews[target].isHidden ? buttonViews[target] : nil
      let expected: UIView =
        switch place {
        case _ where obstacleOfBar != nil: table
        case .circleAboveTheBar, .circleBesideTheBar, .bothCircles: button ?? table
        case .circleInTheBar: button ?? barView
        case .coveredCircle: badge
        case .corner, .besideTheCircle, .table: table
        case .bar: barView
        }
      let complaint = stage.complaint(aboutActionOfTapAt: point, on: place.rawValue, expecting: expected)
      if let complaint { return taps == 1 ? complaint : "number \(tap + 1) of \(taps) taps, \(complaint)" }
    }
    return nil
  }
}
