import CheckSupport
import TouchKit
import TouchStage

/// A page with some panels, and up to twenty buttons of both classes in each.
struct TargetPlan: ScreenPlan {
  /// The numbers of the two classes.
  static let (plain, round) = (0, 1)

  var root: ViewRecipe
  var lookups: Lookups

  init(_ random: inout SeededGenerator) {
    let size = CGSize(width: 420, height: 520)
    root = ViewRecipe(
      kind: ViewRecipe.kind(&random), name: "Page", frame: CGRect(origin: .zero, size: size))
    root.isLoose = false
    root.subviews = (0..<random.number(1...3)).map { _ in Self.makePanel(in: size, &random) }
    root.subviews[0].kind = random.inTurn(
      [.view, .control] + EngineClass.containers.map { ViewRecipe.Kind.other($0) })
    root.subviews.append(Self.makeHostOfGuest(&random))
    root.dress(&random)
    root.giveNames()
    lookups = Lookups(seed: random.next())
  }

  private static func makePanel(in page: CGSize, _ random: inout SeededGenerator) -> ViewRecipe {
    var panel = ViewRecipe(
      kind: random.pick([.view, .control, .other(random.pick(EngineClass.resizable))]), name: "Panel",
      // No edge lies where the glass can tell a finger's place.
      frame: CGRect(
        x: random.points(-20...60) + 0.0137, y: random.points(-20...100) + 0.0137,
        width: random.points(random.once(in: 6) ? 24...60 : 100...400),
        height: random.points(random.once(in: 3) ? 24...60 : 100...500)))
    panel.scroll = CGPoint(x: random.points(-40...40), y: random.points(-40...40))
    panel.isLoose = false
    // The superview may take touches beyond its bounds; then the target goes on there.
    if random.once(in: 3) { panel.area.reach = 30 }
    panel.subviews = (0..<random.pick([1, 1, 2, 3, 6, 20])).map { _ in makeButton(in: panel, &random) }
    return panel
  }

  private static func makeButton(in panel: ViewRecipe, _ random: inout SeededGenerator) -> ViewRecipe {
    let isRound = Bool.random(using: &random)
    func side() -> CGFloat {
      let side = random.pick([
        random.points(0...60), random.points(40...48), random.points(0...400), 43.2, 43.7, 43.7, 0,
      ])
      return side + random.pick([0, 0, 0, 0.5, 0.8])
    }
    let width = side()
    let size = CGSize(width: width, height: isRound ? width : side())
    let middle = CGPoint(
      x: panel.scroll.x + random.share(of: 0, panel.frame.width),
      y: panel.scroll.y + random.share(of: 0, panel.frame.height))
    var button = ViewRecipe(
      kind: .subject(isRound ? round : plain), name: isRound ? "RoundTargetButton" : "TargetButton",
      frame: CGRect(
        x: (middle.x - size.width / 2).rounded(), y: (middle.y - size.height / 2).rounded(),
        width: size.width, height: size.height))
    button.alpha = ViewRecipe.alpha(&random)
    button.turn = random.pick([.none, .none, .quarter, .half, .mirrored, .tilted])
    if random.once(in: 6) { button.obstacle = random.pick(Obstacle.allCases) }
    if random.once(in: 3) {
      button.scroll = CGPoint(x: random.points(-999...999), y: random.points(-999...999))
    }
    return button
  }

  /// A button in front of everything with a control in it: of each class there are some, in a shelf or two, too.
  private static func makeHostOfGuest(_ random: inout SeededGenerator) -> ViewRecipe {
    let kinds: [ViewRecipe.Kind] = [
      .control, .subject(plain), .subject(round),
    ]
    let kind = random.inTurn(kinds + EngineClass.controls.map { ViewRecipe.Kind.other($0) })
    let size = CGSize(width: random.points(0...90), height: random.points(0...60))
    let side = random.points(16...40)
    let middle = CGPoint(
      x: size.width / 2 + max(22, size.width / 2) * random.share(of: -0.8, 0.8),
      y: size.height / 2 + max(22, size.height / 2) * random.share(of: -0.8, 0.8))
    var guest = ViewRecipe(
      kind: kind, name: "Guest",
      frame: CGRect(
        x: (middle.x - side / 2).rounded(), y: (middle.y - side / 2).rounded(), width: side, height: side))
    guest.isLoose = false
    // A target button in the target button may have a control in it.
    if case .subject(plain) = kind {
      var inner = ViewRecipe(
        kind: .control, name: "Innermost control", frame: CGRect(x: -6, y: side / 2, width: 20, height: 16))
      inner.isLoose = false
      guest.subviews = [inner]
    }
    // What is around a control is filled by it; a stepper has a size of its own.
    if random.isTurn(in: 3), case .other(let kind) = kind, kind != .stepper {
      for _ in 0..<random.pick([1, 2, 3]) {
        var shelf = ViewRecipe(name: "Shelf", frame: guest.frame)
        shelf.isLoose = false
        guest.frame.origin = .zero
        shelf.subviews = [guest]
        guest = shelf
      }
    }
    var host = ViewRecipe(
      kind: .subject(plain), name: "TargetButton",
      frame: CGRect(
        origin: CGPoint(x: random.points(40...200) + 0.0137, y: random.points(60...400) + 0.0137), size: size)
    )
    let behind = ViewRecipe(kind: .control, name: "Behind", frame: guest.frame.insetBy(dx: -4, dy: -4))
    host.subviews = random.isTurn(in: 2) ? [behind, guest] : [guest]
    return host
  }
}
