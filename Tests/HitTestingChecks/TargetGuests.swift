import CheckSupport
import TouchKit

extension TargetScreens {
  /// A button in front of everything with a control in it: of each class there are some that can be touched, in a shelf, too.
  static func makeHostOfGuest(_ random: inout SeededGenerator) -> ViewRecipe {
    let kinds: [ViewRecipe.Kind] = [.control, .subject(0), .subject(2)]
    let others = EngineClass.controls.map { ViewRecipe.Kind.other($0) }
    let kind = random.inTurn(kinds + others)
    let size = CGSize(width: random.points(0...90), height: random.points(0...60))
    let side = random.points(16...40)
    // Some reach into the added margin.
    let middle = CGPoint(
      x: size.width / 2 + max(22, size.width / 2) * random.share(of: -0.8, 0.8),
      y: size.height / 2 + max(22, size.height / 2) * random.share(of: -0.8, 0.8))
    var guest = ViewRecipe(
      kind: kind, name: "Guest",
      frame: CGRect(
        x: (middle.x - side / 2).rounded(), y: (middle.y - side / 2).rounded(), width: side, height: side))
    guest.isLoose = false
    // A control of any class fills what is around it; a switch and a stepper have sizes of their own.
    if random.isTurn(in: 4), !kind.hasItsOwnSize {
      for _ in 0..<random.pick([1, 2, 3]) {
        var shelf = ViewRecipe(name: "Shelf", frame: guest.frame)
        shelf.isLoose = false
        guest.frame.origin = .zero
        shelf.subviews = [guest]
        guest = shelf
      }
    }
    var host = ViewRecipe(
      kind: .subject(random.pick([0, 0, 1])), name: "TargetButton",
      frame: CGRect(
        origin: CGPoint(x: random.points(40...200), y: random.points(60...400)), size: size))
    host.subviews = [guest]
    return host
  }

  /// A control in a target button, as a cross that deletes what the button stands for: of any class and size, anywhere in the
  /// target, at its edge, too.
  static func makeGuest(in size: CGSize, _ random: inout SeededGenerator) -> ViewRecipe {
    // Whether what is around a control takes its taps is a matter of taste: a view around it is filled by it.
    let isDeep = random.once(in: 4)
    let kinds: [ViewRecipe.Kind] = [.control, .subject(0), .subject(1), .other(.button), .other(.textField)]
    let others: [ViewRecipe.Kind] = [
      .subject(2), .subject(3), .other(.slider), .other(.segmentedControl),
      .other(.stepper), .other(.pageControl),
    ]
    let hasGuest = random.once(in: 4)
    let kind = hasGuest ? .subject(0) : random.pick(isDeep ? kinds : kinds + others)
    let width = random.points(random.pick([0...20, 4...40, 30...90]))
    var height = random.points(random.pick([0...20, 4...40, 30...90]))
    var isTarget = false
    if case .subject(let number) = kind {
      isTarget = number < 2
      if !isTarget { height = width }
    }
    let target = CGSize(width: max(44, size.width), height: max(44, size.height))
    var guest = ViewRecipe(
      kind: kind, name: isTarget ? "Inner TargetButton" : "Guest",
      frame: CGRect(
        x: ((size.width - width) / 2 + target.width * random.share(of: -0.5, 0.5)).rounded(),
        y: ((size.height - height) / 2 + target.height * random.share(of: -0.5, 0.5)).rounded(), width: width,
        height: height))
    guest.isLoose = false
    if hasGuest {
      let corner = CGPoint(x: random.pick([-12, width / 2 - 9]), y: random.pick([-8, height / 2 - 7]))
      var inner = ViewRecipe(
        kind: .control, name: "Innermost control",
        frame: CGRect(origin: corner, size: CGSize(width: 20, height: 16)))
      inner.isLoose = false
      guest.subviews = [inner]
    }
    guard isDeep else {
      if random.once(in: 6) { guest.obstacle = random.pick(Obstacle.allCases) }
      return guest
    }
    var shelf = ViewRecipe(kind: .view, name: "Shelf", frame: guest.frame)
    shelf.isLoose = false
    guest.frame.origin = .zero
    shelf.subviews = [guest]
    return shelf
  }
}

extension ViewRecipe.Kind {
  fileprivate var hasItsOwnSize: Bool {
    switch self {
    case .other(.stepper): true
    default: false
    }
  }
}
