import CheckSupport
import TouchKit

@testable import HitTestingExercises

/// Pages under one or more overlays, with views up to twenty deep and twenty side by side.
enum OverlayScreens {
  /// A window is compared with a view where it is only searched.
  static var twins: TwinScreens {
    TwinScreens(
      students: makeStudents, stated: { $0 < 2 ? StatedOverlay() : StatedTwin() },
      judgesEdges: { isStated($0) || $0.superview.map(isStated) == true })
  }
  static var touches: TwinTouches {
    TwinTouches(
      students: makeStudents, stated: { $0 < 2 ? StatedOverlay() : show(StatedWindow(frame: .zero)) })
  }

  private static func isStated(_ view: UIView) -> Bool {
    view is StatedOverlay || view.superview is StatedTwin
  }

  private static func makeStudents(_ number: Int) -> UIView {
    switch number {
    case 0: PassThroughOverlay()
    case 1: OverlaySubclass()
    case 2: show(PassThroughWindow(frame: .zero))
    default: show(WindowSubclass(frame: .zero))
    }
  }

  private static func show(_ window: UIWindow) -> UIView {
    window.isHidden = false
    return window
  }

  static func makeCase(_ random: inout SeededGenerator) -> ScreenCase {
    let isLarge = random.once(in: 10)
    let screen = isLarge ? CGSize(width: 1366, height: 1024) : CGSize(width: 390, height: 844)
    var page = ViewRecipe(
      kind: ViewRecipe.kind(&random), name: "Page", frame: CGRect(origin: .zero, size: screen))
    page.isLoose = false
    if random.once(in: 5) { page.turn = random.pick([.half, .mirrored]) }
    page.subviews = [makeView(in: screen, levels: 1, &random)]
    // A view of each class lies in a window and in an overlay, however the dice fall.
    let first = random.inTurn(
      EngineClass.allCases.flatMap { kind in [(kind: kind, isWindow: true), (kind: kind, isWindow: false)] })
    let isWindow = first.isWindow
    for _ in 0..<random.pick(isWindow ? [1] : [1, 1, 2]) {
      var overlay = ViewRecipe(
        kind: .subject(random.pick(isWindow ? [2, 2, 3] : [0, 1])), name: "Overlay",
        frame: CGRect(origin: .zero, size: screen))
      // It need not fill the screen.
      if random.once(in: 4) {
        overlay.frame = overlay.frame.insetBy(dx: random.points(1...60), dy: random.points(1...90))
      }
      overlay.alpha = ViewRecipe.alpha(&random)
      let scroll = CGPoint(x: random.points(-40...40), y: random.points(-40...40))
      if !isWindow { overlay.scroll = scroll }
      if random.once(in: 12) { overlay.obstacle = random.pick(Obstacle.ofViews) }
      let isDeep = random.isTurn(in: 3)
      let count = random.pick(isDeep ? [1, 2] : [0, 1, 2, 3, 20])
      // Many are small, so that there is something to be seen of each.
      let most = count > 4 ? 0.3 : 1
      overlay.subviews = (0..<count).map { _ in
        makeView(
          in: screen, most: most, levels: isDeep ? random.pick([10, 20, 20]) : random.pick([1, 2, 3]), &random
        )
      }
      if count < 20 {
        overlay.subviews.append(
          ViewRecipe(
            kind: .other(first.kind), name: first.kind.name,
            frame: CGRect(x: random.points(0...200), y: random.points(0...500), width: 90, height: 70)))
      }
      // A button that can't be pressed, in a panel.
      if random.isTurn(in: 4) {
        let frame = CGRect(x: random.inTurn([20, 150]), y: random.inTurn([90, 400]), width: 140, height: 90)
        var panel = ViewRecipe(name: "Panel", frame: frame)
        var button = ViewRecipe(
          kind: .control, name: "Button", frame: CGRect(x: 20, y: 10, width: 90, height: 60))
        button.obstacle = .disabled
        panel.subviews = [button]
        overlay.subviews.append(panel)
      }
      if isWindow || random.isTurn(in: 2) { overlay.subviews += makePair(&random) }
      if isWindow { overlay.moveIntoRoot(scrolledTo: scroll) }
      page.subviews.append(overlay)
    }
    page.dress(&random)
    // A window is in nothing.
    if isWindow {
      page = page.subviews[1]
    } else {
      page.bury(under: random.pick([0, 0, 1, 2, 8]), screen: screen, &random)
    }
    page.giveNames()
    let kinds = ViewChange.Kind.allCases + [.enterAnother, .enterAnother, .getSubview, .getSubview]
    let changes = (0..<random.pick([0, 1, 3, 6])).map { _ in ViewChange(kinds, &random) }
    var example = ScreenCase(
      root: page, changes: changes, isOffScreen: !isWindow && random.once(in: 6),
      seed: random.next())
    // The order in which views were added is not always the one in which they lie.
    example.changes.append(ViewChange([.restack], &random))
    return example
  }

  /// A view of the overlay behind another one, which as a rule cannot be touched: then it is as if that were not there.
  private static func makePair(_ random: inout SeededGenerator) -> [ViewRecipe] {
    let place = CGRect(
      x: random.points(-20...150), y: random.points(40...420), width: random.points(180...220),
      height: random.points(200...300))
    let kinds: [ViewRecipe.Kind] = [.control, .view, .control, .other(random.pick(EngineClass.resizable))]
    let kind = random.inTurn(kinds)
    let behind = ViewRecipe(kind: kind, name: kind.overlayName, frame: place)
    let any = ViewRecipe.Kind.other(random.pick(EngineClass.allCases))
    let obstacle = random.pick(Obstacle.ofViews)
    let (kindInFront, obstacleInFront) = random.inTurn(
      [
        (.control, .disabled), (.control, .disabled), (.other(.button), .disabled),
        (.other(.segmentedControl), .disabled), (.control, obstacle), (.view, obstacle), (any, obstacle),
        (.subject(0), obstacle), (.control, nil), (any, nil), (.control, .hidden), (.control, .switchedOff),
      ] as [(ViewRecipe.Kind, Obstacle?)])
    var front = ViewRecipe(
      kind: kindInFront, name: kindInFront.overlayName,
      frame: place.insetBy(dx: 20, dy: 30).offsetBy(dx: random.points(-50...50), dy: random.points(-50...50)))
    front.obstacle = obstacleInFront
    if random.once(in: 3) {
      let frame = CGRect(x: 20, y: 20, width: 90, height: 80)
      front.subviews = [ViewRecipe(kind: .control, name: "Button", frame: frame)]
    }
    guard random.isTurn(in: 3) else { return [behind, front] }
    var panel = ViewRecipe(kind: .view, name: "Panel", frame: place.insetBy(dx: -10, dy: -20))
    panel.scroll = panel.frame.origin
    panel.subviews = [behind, front]
    return [panel]
  }

  /// A view, a control or an overlay, with others in it.
  private static func makeView(
    in size: CGSize, most: CGFloat = 1, levels: Int, _ random: inout SeededGenerator
  ) -> ViewRecipe {
    // Where there are many levels, each fills most of the one around it.
    let least = levels > 3 ? 0.95 : 0.1
    let width = (size.width * random.share(of: least, most)).rounded()
    let height = (size.height * random.share(of: least, most)).rounded()
    let kind: ViewRecipe.Kind = random.pick([
      .view, .control, .control, .other(random.pick(EngineClass.allCases)),
      .other(random.pick(EngineClass.allCases)),
      .subject(random.pick([0, 1])), .handle(random.pick(HandleView.Answer.allCases)),
    ])
    var view = ViewRecipe(
      kind: kind, name: kind.overlayName,
      frame: CGRect(
        x: random.share(of: -10, max(0, size.width - width)).rounded(),
        y: random.share(of: -10, max(0, size.height - height)).rounded(), width: width, height: height))
    if levels > 3 {
      // A handle answers for all that is in it.
      if case .handle = kind { view.kind = .view }
      view.subviews = [makeView(in: view.frame.size, levels: levels - 1, &random)]
      return view
    }
    view.scroll = random.pick([.zero, CGPoint(x: random.points(-40...40), y: random.points(-40...40))])
    view.alpha = ViewRecipe.alpha(&random)
    view.turn = random.pick([.none, .none, .none, .quarter, .halved, .doubled, .tilted])
    if random.once(in: 5) { view.obstacle = random.pick(Obstacle.allCases) }
    guard levels > 1 else { return view }
    view.subviews = (0..<random.pick([0, 1, 2, 3])).map { _ in
      makeView(in: CGSize(width: width, height: height), levels: levels - 1, &random)
    }
    return view
  }
}

extension ViewRecipe.Kind {
  /// What such a view is called on these screens.
  fileprivate var overlayName: String {
    switch self {
    case .view: "Panel"
    case .control: "Button"
    case .other(let kind): kind.name
    case .handle: "Handle"
    case .subject: "Overlay"
    }
  }
}

class OverlaySubclass: PassThroughOverlay {}
class WindowSubclass: PassThroughWindow {}

/// What the statement of the exercise says.
private final class StatedOverlay: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

private final class StatedWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self || hit === rootViewController?.view ? nil : hit
  }
}

/// A view that a window with a root view is compared with, where windows are only searched.
private final class StatedTwin: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self || hit === subviews.first ? nil : hit
  }
}

extension ViewRecipe {
  /// Puts all that is in it into a view that fills it, which becomes a window's root view.
  fileprivate mutating func moveIntoRoot(scrolledTo scroll: CGPoint) {
    var root = ViewRecipe(name: "Root", frame: CGRect(origin: .zero, size: frame.size))
    (root.scroll, root.isLoose, root.subviews) = (scroll, false, subviews)
    (isLoose, subviews) = (false, [root])
  }
}
