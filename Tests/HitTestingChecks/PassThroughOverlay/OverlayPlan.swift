import CheckSupport
import TouchKit
import TouchStage

/// A page under one or two overlays, or the root view of a window above it, with views up to twenty deep and twenty side
/// by side.
struct OverlayPlan: ScreenPlan {
  var root: ViewRecipe
  let isWindow: Bool
  /// Whether the window is the key window.
  let isKey: Bool
  var lookups: Lookups

  init(_ random: inout SeededGenerator) {
    let size = CGSize(width: 420, height: 520)
    let kinds = EngineClass.allCases.flatMap { [(kind: $0, isWindow: true), (kind: $0, isWindow: false)] }
    // A view of each class lies in a window and in an overlay, however the dice fall.
    let (kind, isWindow) = random.inTurn(kinds)
    root = ViewRecipe(name: isWindow ? "Root" : "Page", frame: CGRect(origin: .zero, size: size))
    if isWindow {
      root.scroll = CGPoint(x: random.points(-40...40), y: random.points(-40...40))
      root.subviews = Self.makeContents(kind, in: size, &random)
    } else {
      root.kind = ViewRecipe.kind(&random)
      let content = CGRect(x: 20, y: 40, width: 300, height: 380)
      root.subviews = [ViewRecipe(kind: random.pick([.view, .control]), name: "Content", frame: content)]
      for _ in 0..<random.pick([1, 1, 2]) {
        root.subviews.append(Self.makeOverlay(kind, in: size, &random))
      }
    }
    root.isLoose = false
    root.dress(&random)
    root.giveNames()
    self.isWindow = isWindow
    isKey = Bool.random(using: &random)
    lookups = Lookups(seed: random.next())
  }

  var words: String { isWindow ? "a PassThroughWindow with a root view controller is above its window" : "" }

  private static func makeOverlay(
    _ kind: EngineClass, in size: CGSize, _ random: inout SeededGenerator
  ) -> ViewRecipe {
    var overlay = ViewRecipe(
      kind: .subject(0), name: "Overlay", frame: CGRect(origin: .zero, size: size))
    if random.once(in: 4) {
      overlay.frame = overlay.frame.insetBy(dx: random.points(1...60), dy: random.points(1...90))
    }
    overlay.alpha = ViewRecipe.alpha(&random)
    overlay.scroll = CGPoint(x: random.points(-40...40), y: random.points(-40...40))
    if random.once(in: 12) { overlay.obstacle = random.pick(Obstacle.ofViews) }
    overlay.subviews = makeContents(kind, in: size, &random)
    return overlay
  }

  private static func makeContents(
    _ kind: EngineClass, in size: CGSize, _ random: inout SeededGenerator
  ) -> [ViewRecipe] {
    let isDeep = random.isTurn(in: 4)
    let count = isDeep ? 1 : random.pick([0, 1, 2, 3, 20])
    var contents = (0..<count).map { _ in
      // Many are small, so that there is something to be seen of each.
      makeView(in: size, most: count > 4 ? 0.3 : 1, levels: isDeep ? 20 : random.number(1...3), &random)
    }
    if random.once(in: 2) { contents += makePair(&random) }
    if random.isTurn(in: 5) {
      contents.insert(ViewRecipe(name: "Panel", frame: CGRect(origin: .zero, size: size)), at: 0)
    }
    return contents + [
      ViewRecipe(
        kind: .other(kind), name: "\(kind)",
        frame: CGRect(x: random.points(0...200), y: random.points(0...400), width: 90, height: 70))
    ]
  }

  /// A view of the overlay behind another one, which as a rule can't be touched: then it is as if that weren't there.
  private static func makePair(_ random: inout SeededGenerator) -> [ViewRecipe] {
    let place = CGRect(
      x: random.points(-20...150), y: random.points(40...220), width: random.points(180...220),
      height: random.points(200...300))
    let behind = ViewRecipe(kind: random.pick([.control, .view]), name: "Behind", frame: place)
    var front = ViewRecipe(
      kind: random.pick([.control, .other(.button), .view]), name: "InFront",
      frame: place.insetBy(dx: 20, dy: 30).offsetBy(dx: random.points(-50...50), dy: random.points(-50...50)))
    front.obstacle = random.pick([.disabled, .disabled, .hidden, .switchedOff, .transparent, nil])
    return [behind, front]
  }

  /// A view, a control or an overlay, with others in it.
  private static func makeView(
    in size: CGSize, most: CGFloat = 1, levels: Int, _ random: inout SeededGenerator
  ) -> ViewRecipe {
    // Where there are many levels, each fills most of the one around it.
    let isDeep = levels > 3
    let least = isDeep ? 0.95 : 0.1
    let inner = CGSize(
      width: (size.width * random.share(of: least, most)).rounded(),
      height: (size.height * random.share(of: least, most)).rounded())
    let engineClass = random.pick(EngineClass.allCases)
    let kinds: [(ViewRecipe.Kind, String)] = [
      (.view, "Panel"), (.view, "Panel"), (.control, "Button"), (.control, "Button"),
      (.other(engineClass), "\(engineClass)"), (.subject(0), "Overlay"),
      (.handle(random.pick(HandleView.Answer.allCases)), "Handle"),
    ]
    // A handle answers for all that is in it.
    let (kind, name) = random.pick(isDeep ? kinds.dropLast() : kinds)
    var view = ViewRecipe(
      kind: kind, name: name,
      frame: CGRect(
        x: random.share(of: -10, max(0, size.width - inner.width)).rounded(),
        y: random.share(of: -10, max(0, size.height - inner.height)).rounded(), width: inner.width,
        height: inner.height))
    if !isDeep {
      view.scroll = random.pick([.zero, CGPoint(x: random.points(-40...40), y: random.points(-40...40))])
      view.alpha = ViewRecipe.alpha(&random)
      view.turn = random.pick([.none, .none, .none, .quarter, .halved, .doubled, .tilted])
      if random.once(in: 5) { view.obstacle = random.pick(Obstacle.allCases) }
    }
    guard levels > 1 else { return view }
    view.subviews = (0..<(isDeep ? 1 : random.pick([0, 1, 2, 3]))).map { _ in
      makeView(in: inner, levels: levels - 1, &random)
    }
    return view
  }
}
