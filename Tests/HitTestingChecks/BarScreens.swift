import CheckSupport
import TouchKit

@testable import HitTestingExercises

/// Screens with one or more bars, and up to thirty buttons in each.
enum BarScreens {
  static var twins: TwinScreens {
    TwinScreens(students: makeStudents, stated: makeStated, judgesEdges: { $0 is StatedBar })
  }
  static var touches: TwinTouches { TwinTouches(students: makeStudents, stated: makeStated) }

  private static func makeStudents(_ number: Int) -> UIView {
    switch number {
    case 0: RoundButtonBar()
    case 1: BarSubclass()
    case 2: RoundButton()
    case 3: RoundButtonSubclass()
    case 4: EventRoundButton()
    default: WideRoundButton()
    }
  }

  private static func makeStated(_ number: Int) -> UIView {
    number < 2 ? StatedBar() : StatedRoundButton(needsEvent: number == 4, reach: number == 5 ? 10 : 0)
  }

  static func makeCase(_ random: inout SeededGenerator) -> ScreenCase {
    let isLarge = random.once(in: 10)
    let screen = isLarge ? CGSize(width: 1366, height: 1024) : CGSize(width: 390, height: 844)
    var page = ViewRecipe(
      kind: ViewRecipe.kind(&random), name: "Page", frame: CGRect(origin: .zero, size: screen))
    page.isLoose = false
    if random.once(in: 5) { page.turn = random.pick([.half, .mirrored]) }
    var table = ViewRecipe(
      kind: ViewRecipe.kind(&random), name: "Table", frame: CGRect(origin: .zero, size: screen))
    table.isLoose = false
    page.subviews = [table]
    for _ in 0..<(isLarge ? Int.random(in: 1...5, using: &random) : random.pick([1, 2, 2, 3])) {
      page.subviews.append(makeBar(on: screen, &random))
      // Something of the page, behind the next bar and in front of the last one.
      if random.once(in: 3) {
        let frame = CGRect(
          x: random.points(0...200), y: random.points(0...600), width: random.points(20...200),
          height: random.points(20...200))
        let kind = random.pick([.control, ViewRecipe.kind(&random)])
        page.subviews.append(ViewRecipe(kind: kind, name: "Note", frame: frame))
      }
    }
    // A page of each class that apps put bars into, and a view of each class in a bar, however the dice fall.
    page.kind = random.inTurn([.view, .control] + EngineClass.containers.map { ViewRecipe.Kind.other($0) })
    let kind = random.inTurn(EngineClass.resizable)
    page.subviews[1].subviews.append(makeCover(of: kind, in: page.subviews[1]))
    page.dress(&random)
    // What is cut off is not to be seen, and not to be judged.
    for index in page.subviews.indices { page.subviews[index].looks.remove(.clipping) }
    page.bury(under: random.pick([0, 0, 1, 2, 8]), screen: screen, &random)
    page.giveNames()
    var changes = (0..<random.pick([0, 1, 3, 6])).map { _ in
      ViewChange(
        [.hide, .show, .move, .resize, .comeToFront, .leave, .changeOver, .changeOver, .changeOver], &random)
    }
    // Buttons that leave the bar for what it lies in.
    if random.isTurn(in: 3) { changes += (0..<4).map { _ in ViewChange([.goUp], &random) } }
    return ScreenCase(
      root: page, changes: changes, isOffScreen: random.once(in: 6),
      seed: random.next())
  }

  private static func makeBar(on screen: CGSize, _ random: inout SeededGenerator) -> ViewRecipe {
    let size = CGSize(
      width: random.points(60...Int(screen.width)),
      height: random.points(random.pick([20...200, 20...200, 0...20])))
    let origin = CGPoint(
      x: random.share(of: 0, screen.width - size.width).rounded(),
      y: random.share(of: 0, screen.height - size.height).rounded())
    var bar = ViewRecipe(
      kind: .subject(random.pick([0, 0, 1])), name: "Bar", frame: CGRect(origin: origin, size: size))
    bar.scroll = CGPoint(x: random.points(-40...40), y: random.points(-40...40))
    bar.alpha = ViewRecipe.alpha(&random)
    bar.turn = random.pick([.none, .none, .quarter, .halved, .tilted, .half, .mirrored])
    if random.once(in: 12) { bar.obstacle = random.pick(Obstacle.ofViews) }
    let area = CGRect(origin: bar.scroll, size: size)
    for _ in 0..<random.pick([0, 1, 1, 2, 3, 4, 7, 30]) {
      bar.subviews.append(makeButton(around: area, &random))
      guard size.height > 8, random.once(in: 5) else { continue }
      bar.subviews.append(makeBadge(in: area, &random))
    }
    return bar
  }

  /// A round button whose middle is in the bar or a little outside.
  private static func makeButton(around area: CGRect, _ random: inout SeededGenerator) -> ViewRecipe {
    let diameter = random.points(random.pick([8...160, 8...160, 8...12]))
    let drawn = random.pick([2, 2, 3, 4])
    let kind = random.isTurn(in: 4) ? 5 : drawn
    let special = [4: " that must be asked with the event", 5: " with a target 10 points wider"][kind] ?? ""
    var button = ViewRecipe(
      kind: .subject(kind), name: "RoundButton" + special,
      frame: CGRect(
        x: (random.share(of: area.minX - 30, area.maxX + 30) - diameter / 2).rounded(),
        y: (random.share(of: area.minY - 30, area.maxY + 30) - diameter / 2).rounded(), width: diameter,
        height: diameter))
    button.alpha = ViewRecipe.alpha(&random)
    button.turn = random.pick([.none, .none, .quarter, .mirrored, .tilted, .doubled, .halved])
    if random.once(in: 5) { button.obstacle = random.pick(Obstacle.allCases) }
    if random.once(in: 4) {
      // What is drawn on it.
      let side = (diameter / 2).rounded()
      var title = ViewRecipe(
        kind: .other(random.pick(EngineClass.idle)), name: "Title",
        frame: CGRect(x: 0, y: 0, width: side, height: side))
      title.isLoose = false
      // Some want their taps.
      switch random.pick([0, 1, 2, 3]) {
      case 0, 1: title.obstacle = .switchedOff
      case 2: title.kind = .control
      default: title.kind = .handle(random.pick([.shifted, .elsewhere]))
      }
      button.subviews = [title]
    }
    if random.once(in: 4) {
      button.scroll = CGPoint(x: random.points(-99...99), y: random.points(-99...99))
    }
    return button
  }

  /// A view of some class, as high as the bar, in front of a half of a button.
  private static func makeCover(of kind: EngineClass, in bar: ViewRecipe) -> ViewRecipe {
    let area = CGRect(origin: bar.scroll, size: bar.frame.size)
    let button = bar.subviews.first?.frame ?? area
    let (left, right) = (max(area.minX, button.minX), min(area.maxX, button.midX.rounded(.down)))
    var cover = ViewRecipe(
      kind: .other(kind), name: kind.name,
      frame: right - left < 4
        ? area : CGRect(x: left, y: area.minY, width: right - left, height: area.height))
    cover.isLoose = false
    return cover
  }

  /// Something else in the bar, which does not stick out.
  private static func makeBadge(in area: CGRect, _ random: inout SeededGenerator) -> ViewRecipe {
    let size = CGSize(width: random.share(of: 4, area.width), height: random.share(of: 4, area.height))
    var badge = ViewRecipe(
      kind: random.pick([.control, .control, ViewRecipe.kind(&random), .handle(.shifted)]),
      name: "Badge",
      frame: CGRect(
        x: random.share(of: area.minX, area.maxX - size.width).rounded(.up),
        y: random.share(of: area.minY, area.maxY - size.height).rounded(.up),
        width: size.width.rounded(.down),
        height: size.height.rounded(.down)))
    badge.isLoose = false
    // Labels and pictures take no taps.
    if random.isTurn(in: 3) { badge.obstacle = .switchedOff }
    // A bar may hold its buttons in a view.
    if Bool.random(using: &random) {
      let diameter = min(badge.frame.width, badge.frame.height, 50)
      badge.subviews = [
        ViewRecipe(
          kind: .subject(2), name: "RoundButton",
          frame: CGRect(x: 0, y: 0, width: diameter, height: diameter))
      ]
      badge.subviews[0].isLoose = false
    }
    return badge
  }
}

class BarSubclass: RoundButtonBar {}
class RoundButtonSubclass: RoundButton {}

/// A round button that takes no question for a touch's if it comes without the event.
class EventRoundButton: RoundButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    event != nil && super.point(inside: point, with: event)
  }
}

/// A round button with a larger target.
class WideRoundButton: RoundButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    hypot(point.x - bounds.midX, point.y - bounds.midY) < bounds.width / 2 + 10
  }
}

/// What the statement of the exercise says.
private final class StatedBar: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return bounds.contains(point) ? self : nil
  }
}

private final class StatedRoundButton: UIControl {
  private let needsEvent: Bool
  private let reach: CGFloat

  init(needsEvent: Bool, reach: CGFloat) {
    (self.needsEvent, self.reach) = (needsEvent, reach)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if needsEvent, event == nil { return false }
    return hypot(point.x - bounds.midX, point.y - bounds.midY) < bounds.width / 2 + reach
  }
}
