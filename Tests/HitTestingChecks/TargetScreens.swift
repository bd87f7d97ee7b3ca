import CheckSupport
import TouchKit

@testable import HitTestingExercises

/// Screens with panels, and up to twenty buttons of both classes in each.
enum TargetScreens {
  /// The statement does not say whether a control in a round button gets the taps on it.
  static var twins: TwinScreens {
    TwinScreens(
      students: makeStudents, stated: makeStated,
      judgesContents: { ($0 as? StatedTarget)?.isRound != true })
  }
  static var touches: TwinTouches { TwinTouches(students: makeStudents, stated: makeStated) }

  private static func makeStudents(_ number: Int) -> UIView {
    switch number {
    case 0: TargetButton()
    case 1: TargetSubclass()
    case 2: RoundTargetButton()
    default: RoundTargetSubclass()
    }
  }

  private static func makeStated(_ number: Int) -> UIView { StatedTarget(isRound: number >= 2) }

  static func makeCase(_ random: inout SeededGenerator) -> ScreenCase {
    let isLarge = random.once(in: 10)
    let screen = isLarge ? CGSize(width: 1366, height: 1024) : CGSize(width: 390, height: 844)
    var page = ViewRecipe(
      kind: ViewRecipe.kind(&random), name: "Page", frame: CGRect(origin: .zero, size: screen))
    page.isLoose = false
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      page.subviews.append(makePanel(on: screen, &random))
    }
    // Of each class that apps put buttons into there are some panels, however the dice fall.
    page.subviews[0].kind = random.inTurn(
      [.view, .control] + EngineClass.containers.map { ViewRecipe.Kind.other($0) })
    page.subviews.append(makeHostOfGuest(&random))
    page.dress(&random)
    page.bury(under: random.pick([0, 0, 1, 2, 8]), screen: screen, turns: [.half, .mirrored], &random)
    page.giveNames()
    let changes = (0..<random.pick([0, 1, 3, 6])).map { _ in
      ViewChange([.hide, .show, .move, .resize, .scroll, .comeToFront, .leave, .scrollTheSuperview], &random)
    }
    return ScreenCase(
      root: page, changes: changes, isOffScreen: random.once(in: 6),
      seed: random.next())
  }

  private static func makePanel(on screen: CGSize, _ random: inout SeededGenerator) -> ViewRecipe {
    var panel = ViewRecipe(
      kind: random.pick([
        .view, .control, .other(random.pick(EngineClass.containers)),
        .other(random.pick(EngineClass.resizable)),
      ]), name: "Panel",
      frame: CGRect(
        x: random.points(-20...60), y: random.points(-20...200),
        // As narrow as a column of tools, or as low as a row of them.
        width: random.points(random.once(in: 6) ? 24...60 : 100...Int(screen.width)),
        height: random.points(random.once(in: 3) ? 24...60 : 100...Int(screen.height))))
    panel.scroll = CGPoint(x: random.points(-40...40), y: random.points(-40...40))
    panel.isLoose = false
    // The superview may take touches beyond its bounds; then the target goes on there.
    if random.once(in: 3) { panel.area.reach = 30 }
    for _ in 0..<random.pick([1, 1, 2, 3, 6, 20]) {
      panel.subviews.append(makeButton(in: panel, &random))
    }
    return panel
  }

  private static func makeButton(in panel: ViewRecipe, _ random: inout SeededGenerator) -> ViewRecipe {
    let number = random.pick([0, 0, 1, 2, 2, 3])
    func side() -> CGFloat {
      let side = random.pick([
        random.points(0...60), random.points(40...48), random.points(0...600), 43.2, 0,
      ])
      return side + random.pick([0, 0, 0, 0.5, 0.8])
    }
    let width = side()
    let size = CGSize(width: width, height: number < 2 ? side() : width)
    var button = ViewRecipe(
      kind: .subject(number), name: number < 2 ? "TargetButton" : "RoundTargetButton",
      frame: CGRect(
        x: (random.share(of: panel.scroll.x, panel.scroll.x + panel.frame.width) - size.width / 2).rounded(),
        y: (random.share(of: panel.scroll.y, panel.scroll.y + panel.frame.height) - size.height / 2)
          .rounded(),
        width: size.width, height: size.height))
    button.alpha = ViewRecipe.alpha(&random)
    // As a dial that turns around its edge.
    if random.isTurn(in: 4) {
      button.anchor = random.inTurn([CGPoint(x: 0, y: 0.5), CGPoint(x: 0.5, y: 1), CGPoint(x: 1, y: 0)])
    }
    button.turn = random.pick([.none, .none, .quarter, .half, .mirrored, .tilted])
    if random.once(in: 6) { button.obstacle = random.pick(Obstacle.allCases) }
    if random.once(in: 4) {
      // What is drawn on it.
      var title = ViewRecipe(
        kind: .other(random.pick(EngineClass.idle)), name: "Title",
        frame: CGRect(x: 0, y: 0, width: (size.width / 2).rounded(), height: (size.height / 2).rounded()))
      title.isLoose = false
      title.obstacle = .switchedOff
      button.subviews = [title]
    }
    if random.once(in: 3) {
      // A round button may grow, and the statement does not say who gets the taps on a control in it.
      button.subviews.append(makeBadge(beside: size, gap: number < 2 ? 1 : 60, &random))
    }
    if random.once(in: 3) {
      button.scroll = CGPoint(x: random.points(-9_999...9_999), y: random.points(-999...999))
    }
    if number < 2, random.once(in: 3) {
      for _ in 0..<random.pick([1, 1, 2]) { button.subviews.append(makeGuest(in: size, &random)) }
    }
    for index in button.subviews.indices {
      button.subviews[index].frame.origin.x += button.scroll.x
      button.subviews[index].frame.origin.y += button.scroll.y
    }
    return button
  }

  /// What sticks out of a button: a label, at its corner or further away, or a control where no tap can be the button's.
  private static func makeBadge(beside size: CGSize, gap: CGFloat, _ random: inout SeededGenerator)
    -> ViewRecipe
  {
    let right = max(size.width, size.width / 2 + 22)
    let isControl = random.once(in: 3)
    var badge = ViewRecipe(
      kind: isControl ? .control : .other(random.pick(EngineClass.idle)), name: "Badge",
      frame: CGRect(
        x: isControl ? right + gap : random.pick([-30, size.width - 8, right - 5, right + 3]),
        y: random.pick([-40, -9, size.height / 2 - 10]), width: 20, height: 20))
    badge.isLoose = false
    if !isControl { badge.obstacle = .switchedOff }
    return badge
  }
}

class TargetSubclass: TargetButton {}
class RoundTargetSubclass: RoundTargetButton {}

/// What the statement of the exercise says.
private final class StatedTarget: UIControl {
  let isRound: Bool

  init(isRound: Bool) {
    self.isRound = isRound
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let (x, y) = (point.x - bounds.midX, point.y - bounds.midY)
    if isRound { return hypot(x, y) < max(22, bounds.width / 2) }
    return abs(x) < max(22, bounds.width / 2) && abs(y) < max(22, bounds.height / 2)
  }
}
