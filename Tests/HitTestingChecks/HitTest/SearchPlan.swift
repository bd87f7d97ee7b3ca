import CheckSupport
import TouchKit
import TouchStage

/// A tree of views that write down what they're asked: up to forty levels deep and sixty views wide.
struct SearchPlan: ScreenPlan {
  /// Of which class a view is, by the number of its recipe.
  enum Subject: Int {
    /// The student's class, or the engine's in its place.
    case searching
    case engines, control, scrollView
  }

  var root: ViewRecipe
  var lookups: Lookups

  init(_ random: inout SeededGenerator) {
    switch random.inTurn(Array(0..<8)) {
    case 0: root = Self.makeTower(&random)
    case 1: root = Self.makeCrowd(&random)
    default: root = Self.makeTree(level: 1, &random)
    }
    root.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
    (root.obstacle, root.isLoose) = (nil, false)
    if random.isTurn(in: 3) { root.subviews += Self.makeHeldView(in: root, &random) }
    root.giveNames()
    lookups = Lookups(seed: random.next())
  }

  /// Each view fills most of the one around it, so that a point is in all of them.
  private static func makeTower(_ random: inout SeededGenerator) -> ViewRecipe {
    (0..<40).reduce(makeView(&random)) { inner, _ in
      var (inner, view) = (inner, makeView(&random))
      (inner.obstacle, inner.turn, inner.area, inner.reply) = (nil, .none, AnswerArea(), .own)
      (inner.frame, view.kind) = (CGRect(x: 1, y: 1, width: 300, height: 380), subject(.searching))
      (view.scroll, view.subviews) = (.zero, [inner])
      return view
    }
  }

  /// Small views, so that a point is in few of them.
  private static func makeCrowd(_ random: inout SeededGenerator) -> ViewRecipe {
    var root = makeView(&random)
    root.kind = subject(.searching)
    (root.area, root.reply, root.turn) = (AnswerArea(), .own, .none)
    root.subviews = (0..<60).map { _ in
      var view = makeView(&random)
      view.frame.size = CGSize(width: random.points(10...40), height: random.points(10...40))
      return view
    }
    return root
  }

  private static func makeTree(level: Int, _ random: inout SeededGenerator) -> ViewRecipe {
    var view = makeView(&random)
    // The engine's classes have no views of others in them.
    guard level < 4, case .subject = view.kind else { return view }
    view.subviews = (0..<random.number(level == 1 ? 2...4 : 0...3)).map { _ in
      makeTree(level: level + 1, &random)
    }
    if level == 1 {
      view.kind = subject(.searching)
      // A subview where only the reach is.
      if view.area.reach > 0 {
        view.subviews[0].frame.origin = CGPoint(x: view.scroll.x - 30, y: view.scroll.y + 30)
      }
    }
    return view
  }

  private static func subject(_ subject: Subject) -> ViewRecipe.Kind { .subject(subject.rawValue) }

  private static func makeView(_ random: inout SeededGenerator) -> ViewRecipe {
    let kinds: [ViewRecipe.Kind] = [
      subject(.searching), subject(.searching), subject(.searching), subject(.searching), subject(.engines),
      subject(.control), subject(.scrollView), .other(random.pick(EngineClass.allCases)),
      .handle(random.pick(HandleView.Answer.allCases)),
    ]
    var view = ViewRecipe(
      kind: random.pick(kinds),
      frame: CGRect(
        x: random.points(-20...200), y: random.points(-20...250), width: random.points(30...200),
        height: random.points(30...200)))
    view.looks = Look.some(of: Look.ofSearches, &random)
    if random.once(in: 3) {
      // Not all content stops at whole points.
      view.scroll = CGPoint(
        x: random.points(-40...40) + random.pick([0, 0.5]),
        y: random.points(-40...40) - random.pick([0, 0.25]))
    }
    if random.once(in: 3) { view.turn = random.pick(ViewRecipe.Turn.allCases) }
    view.alpha = random.once(in: 6) ? 0.01 : ViewRecipe.alpha(&random)
    if random.once(in: 8) { view.obstacle = random.pick(Obstacle.allCases) }
    if random.once(in: 12) { view.frame.size.width = 0 }
    if random.once(in: 4) { view.area.reach = random.pick([-10, 20, 60]) }
    if random.once(in: 8) { view.area.needsEvent = true }
    if random.once(in: 5) { view.reply = random.pick(ViewRecipe.Reply.allCases) }
    return view
  }

  /// A view in front of all others that a finger may hold, and one that covers a part of it.
  private static func makeHeldView(in root: ViewRecipe, _ random: inout SeededGenerator) -> [ViewRecipe] {
    var held = ViewRecipe(
      kind: subject(random.inTurn([.control, .searching, .control, .scrollView])), name: "Held",
      frame: CGRect(x: root.scroll.x + 40, y: root.scroll.y + 40, width: 120, height: 120))
    if random.isTurn(in: 2) { held.looks = [.exclusive] }
    let cover = ViewRecipe(
      kind: subject(.searching), name: "Cover", frame: held.frame.offsetBy(dx: 50, dy: 40))
    return [held, cover]
  }

  static func words(forSubject number: Int) -> String {
    switch Subject(rawValue: number) {
    case .searching: "a SearchingView"
    case .control: "a UIControl"
    case .scrollView: "a UIScrollView with content of 40 × 30"
    default: ""
    }
  }

  static func plainSubject(for number: Int) -> Int { Subject.searching.rawValue }
}
