import CheckSupport
import TouchKit
import TouchStage

/// A page with one to three bars, and up to thirty buttons in each.
struct BarPlan: ScreenPlan {
  /// Of which class a view is, by the number of its recipe.
  enum Subject: Int {
    case bar, button
    /// A button that must be asked with the event.
    case eventButton
    /// A button whose circle is 10 points wider.
    case wideButton
  }

  var root: ViewRecipe
  var lookups: Lookups

  init(_ random: inout SeededGenerator) {
    let size = CGSize(width: 420, height: 520)
    let containers: [ViewRecipe.Kind] = [.view, .view, .control] + EngineClass.containers.map { .other($0) }
    root = ViewRecipe(
      kind: random.inTurn(containers), name: "Page", frame: CGRect(origin: .zero, size: size))
    var table = ViewRecipe(
      kind: ViewRecipe.kind(&random), name: "Table", frame: CGRect(origin: .zero, size: size))
    (root.isLoose, table.isLoose) = (false, false)
    root.subviews = [table]
    for _ in 0..<random.pick([1, 2, 2, 3]) {
      root.subviews.append(Self.makeBar(in: size, &random))
    }
    let cover = random.inTurn(EngineClass.resizable)
    root.subviews[1].subviews.append(Self.makeCover(of: cover, in: root.subviews[1]))
    root.dress(&random)
    root.area.reach = random.pick([0, 40])
    root.giveNames()
    lookups = Lookups(seed: random.next())
  }

  private static func makeBar(in page: CGSize, _ random: inout SeededGenerator) -> ViewRecipe {
    let size = CGSize(
      width: random.points(60...Int(page.width) - 20),
      height: random.points(random.pick([20...200, 20...200, 0...20])))
    let origin = CGPoint(
      x: random.share(of: 0, page.width - size.width).rounded(),
      y: random.share(of: 0, page.height - size.height).rounded())
    var bar = ViewRecipe(
      kind: subject(.bar), name: "Bar",
      frame: CGRect(origin: origin, size: size))
    bar.scroll = random.pick([.zero, CGPoint(x: random.points(-40...40), y: random.points(-40...40))])
    bar.alpha = ViewRecipe.alpha(&random)
    bar.turn = random.pick([.none, .none, .quarter, .halved, .tilted, .half, .mirrored])
    if random.once(in: 12) { bar.obstacle = random.pick(Obstacle.ofViews) }
    let area = CGRect(origin: bar.scroll, size: size)
    for _ in 0..<random.inTurn([0, 1, 1, 2, 3, 4, 7, 30]) {
      bar.subviews.append(makeButton(around: area, &random))
      guard size.height > 8, random.once(in: 5) else { continue }
      bar.subviews.append(makeBadge(in: area, &random))
    }
    return bar
  }

  static func words(forSubject number: Int) -> String {
    switch Subject(rawValue: number) {
    case .eventButton: "its point(inside:with:) says no without the event"
    case .wideButton:
      "its circle is 10 points wider, and its hitTest(_:with:) finds nothing left of its bounds"
    default: ""
    }
  }

  static func plainSubject(for number: Int) -> Int {
    number == Subject.bar.rawValue ? number : Subject.button.rawValue
  }

  private static func subject(_ subject: Subject) -> ViewRecipe.Kind { .subject(subject.rawValue) }

  /// A round button whose middle is in the bar or a little outside.
  private static func makeButton(around area: CGRect, _ random: inout SeededGenerator) -> ViewRecipe {
    let diameter = random.points(random.pick([8...160, 8...160, 8...12]))
    let kind = random.pick([.button, .button, .eventButton, .wideButton] as [Subject])
    var button = ViewRecipe(
      kind: subject(kind), name: "RoundButton",
      frame: CGRect(
        x: (random.share(of: area.minX - 30, area.maxX + 30) - diameter / 2).rounded(),
        y: (random.share(of: area.minY - 30, area.maxY + 30) - diameter / 2).rounded(), width: diameter,
        height: diameter))
    button.alpha = ViewRecipe.alpha(&random)
    button.turn = random.pick([.none, .none, .quarter, .mirrored, .tilted, .doubled, .halved])
    if random.once(in: 5) { button.obstacle = random.pick(Obstacle.allCases) }
    if random.once(in: 4) { button.subviews = [makeTitle((diameter / 2).rounded(), &random)] }
    if random.once(in: 4) {
      button.scroll = CGPoint(x: random.points(-99...99), y: random.points(-99...99))
      for index in button.subviews.indices { button.subviews[index].frame.origin = button.scroll }
    }
    return button
  }

  /// What is drawn on a button; some want their taps.
  private static func makeTitle(_ side: CGFloat, _ random: inout SeededGenerator) -> ViewRecipe {
    var title = ViewRecipe(
      kind: .other(random.pick(EngineClass.idle)), name: "Title",
      frame: CGRect(x: 0, y: 0, width: side, height: side))
    title.isLoose = false
    switch random.number(0...3) {
    case 0, 1: title.obstacle = .switchedOff
    case 2: title.kind = .control
    default: title.kind = .handle(random.pick([.shifted, .elsewhere]))
    }
    return title
  }

  /// A view of some class, as high as the bar, in front of a half of a button.
  private static func makeCover(of kind: EngineClass, in bar: ViewRecipe) -> ViewRecipe {
    let area = CGRect(origin: bar.scroll, size: bar.frame.size)
    let button = bar.subviews.first?.frame ?? area
    let (left, right) = (max(area.minX, button.minX), min(area.maxX, button.midX.rounded(.down)))
    var cover = ViewRecipe(
      kind: .other(kind), name: "\(kind)",
      frame: right - left < 4
        ? area : CGRect(x: left, y: area.minY, width: right - left, height: area.height))
    cover.isLoose = false
    return cover
  }

  /// Something else in the bar, which does not stick out; it may take no taps.
  private static func makeBadge(in area: CGRect, _ random: inout SeededGenerator) -> ViewRecipe {
    let size = CGSize(
      width: random.share(of: 4, area.width).rounded(.down),
      height: random.share(of: 4, area.height).rounded(.down))
    var badge = ViewRecipe(
      kind: random.pick([.control, .control, ViewRecipe.kind(&random), .handle(.shifted)]), name: "Badge",
      frame: CGRect(
        x: random.share(of: area.minX, area.maxX - size.width).rounded(.up),
        y: random.share(of: area.minY, area.maxY - size.height).rounded(.up), width: size.width,
        height: size.height))
    badge.isLoose = false
    if random.once(in: 3) { badge.obstacle = .switchedOff }
    return badge
  }
}
