import CheckSupport
import TouchKit
import TouchStage

/// What random trees are made of.
struct TreeRecipe {
  /// Something that not every tree has.
  enum Spice: CaseIterable {
    /// Hidden, transparent and switched off views.
    case flags
    /// Bounds that do not begin at zero.
    case scrolling
    /// Turned and scaled views.
    case turns
    /// Views without a width or a height.
    case emptiness
    /// Overrides of `point(inside:with:)`.
    case reach
    /// Views that draw nothing outside their bounds.
    case clipping
    /// Overrides of `hitTest(_:with:)`.
    case replies
    /// Overrides of `hitTest(_:with:)` that do more than to answer.
    case deeds
    /// Subviews of other classes.
    case foreigners
  }

  /// Which points are tried.
  enum Aim {
    /// The middle of a view, or a point near one of its corners.
    case inside
    /// A point on an edge or a corner.
    case edges
  }

  var spices: Set<Spice> = []
  var aims: [Aim] = [.inside]
  var levels = 3
  var mostSubviews = 3
  /// Whether some trees are as large as trees get: sixty levels, a hundred subviews, the screen of a tablet;
  /// and whether some are in a window.
  var reachesLimits = false
  var mostChanges = 0
  /// How many points are tried in a tree.
  var points = 1
  /// Of what class most foreigners are, if they are all of the same.
  var engineClass: EngineClass?
  /// What most overrides do that do more, if they all do the same.
  var deed: SearchDeed?
  /// Whether views are so small that a point is in few of many.
  var isNarrow = false

  func makeCase(_ random: inout SeededGenerator) -> TreeCase {
    var recipe = self
    // Where there is nothing else, the tree is about one class, and in a view of it.
    if spices == [.foreigners] { recipe.engineClass = random.inTurn(EngineClass.allCases) }
    if spices.contains(.deeds), !reachesLimits { recipe.deed = random.inTurn(SearchDeed.doings) }
    var tens = 1
    if reachesLimits {
      // With all of them at a time, most trees would end at their root; turned and scrolled ones don't.
      recipe.spices = Set(Spice.allCases.filter { _ in Bool.random(using: &random) })
        .union([.scrolling, .turns]).intersection(spices)
      switch random.inTurn(Array(0..<24)) {
      case 0, 1, 2:
        // Hidden views would cut most branches off.
        (recipe.levels, recipe.mostSubviews) = (random.pick([20, 60, 60]), 1)
        recipe.spices.formIntersection([.reach, .clipping])
      case 3, 4:
        (recipe.levels, recipe.mostSubviews, recipe.isNarrow) = (2, random.pick([36, 100]), true)
        recipe.spices.subtract([.flags, .turns, .reach])
      case 5, 6: tens = 6
      default: break
      }
    }
    var example = recipe.makeSmallCase(&random)
    example.tree.grow(CGFloat(tens))
    example.points = example.points.map { CGPoint(x: $0.x * CGFloat(tens), y: $0.y * CGFloat(tens)) }
    if reachesLimits {
      if random.isTurn(in: 3) { example.event = random.pick(SearchEvent.others) }
    } else if spices == [.flags] || random.isTurn(in: 2) {
      example.event = random.inTurn(SearchEvent.allCases + [.none])
    }
    if reachesLimits, random.isTurn(in: 2) {
      example.fingers = Int.random(in: 1...3, using: &random)
      example.taps = random.pick([0, 0, 1, 2])
    }
    example.comparesLooks = reachesLimits
    if reachesLimits ? random.isTurn(in: 2) : recipe.engineClass != nil {
      let others = (0..<3).map { _ in
        ViewRecipe.Kind.other(recipe.engineClass ?? random.pick(EngineClass.resizable))
      }
      var host = ViewRecipe(
        kind: random.pick(reachesLimits ? [.view, .control] + others : others), name: "What it is in",
        frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      // What it is like makes no difference to the view that is asked.
      if random.isTurn(in: 2) { host.obstacle = random.inTurn(Obstacle.allCases) }
      host.looks = Look.some(of: Look.ofSearches, &random)
      example.host = host
    } else if recipe.deed != nil {
      // There is something that the root can be taken out of.
      example.host = ViewRecipe(name: "What it is in", frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    } else {
      example.isAloneInAWindow = reachesLimits && Bool.random(using: &random)
    }
    if reachesLimits, random.isTurn(in: 5) {
      let kinds: [ViewTree.LoggingClass?] = [.control, nil, .control, .scrollView]
      example.hold(random.inTurn(kinds), isExclusive: random.isTurn(in: 2))
    }
    example.firstResponder = Int.random(in: 0..<1_000, using: &random)
    example.changes = (0..<Int.random(in: 0...mostChanges, using: &random)).map { _ in
      ViewChange(ViewChange.Kind.allCases, &random)
    }
    return example
  }

  private func makeSmallCase(_ random: inout SeededGenerator) -> TreeCase {
    var tree = makeTree(level: 1, &random)
    tree.giveNames()
    let root = tree.build(EngineTreeView.self, log: QuestionLog())
    let views = root.withEverythingInside
    // What only the reach of its superview lets be found.
    let outside = views.filter { $0.frame.minX < $0.superview?.bounds.minX ?? $0.frame.minX }
    return TreeCase(
      tree: tree,
      points: (0..<points).map { _ in
        var point = CGPoint.zero
        // Points at which nothing but the root is hit are tried again, or no view of the class that the tree is about.
        for _ in 0..<(reachesLimits || engineClass != nil ? 4 : 1) {
          let isOutside = spices.contains(.reach) && !outside.isEmpty && Bool.random(using: &random)
          let target = random.pick(isOutside ? outside : views)
          point = root.convert(makePoint(in: target.bounds, &random), from: target)
          let hit = root.hitTest(point, with: nil)
          if let hit, hit !== root, engineClass == nil || !(hit is any TreeView) { break }
        }
        return point
      })
  }

  private func makeTree(level: Int, _ random: inout SeededGenerator) -> ViewTree {
    var tree = ViewTree()
    let isRoot = level == 1
    tree.frame = CGRect(
      x: tens(isRoot ? 0...0 : -2...10, &random), y: tens(isRoot ? 0...0 : -2...10, &random),
      width: tens(isRoot ? 16...24 : 3...14, &random), height: tens(isRoot ? 16...24 : 3...14, &random))
    if isNarrow, !isRoot {
      tree.frame.size = CGSize(width: tens(1...2, &random), height: tens(1...2, &random))
    }
    // Each fills most of the one around it, so that a point is in all of them.
    if levels > 5, !isRoot { tree.frame = CGRect(x: tens(-1...1, &random), y: 0, width: 240, height: 240) }
    season(&tree, &random)
    // Nobody is asked after the root.
    if isRoot, !reachesLimits, !tree.deed.isDoneInPointInside { tree.deed = .none }
    guard level < levels else { return tree }
    // A tree that may be very deep or wide is, or it would hardly ever be.
    let least = isNarrow ? mostSubviews : isRoot || levels > 5 ? 1 : 0
    let count = Int.random(in: least...mostSubviews, using: &random)
    tree.subviews = (0..<count).map { _ in makeTree(level: level + 1, &random) }
    if let reach = tree.reach, reach > 0, count > 0 {
      // A subview where only the reach is.
      tree.subviews[0].frame.origin = CGPoint(x: tree.scroll.x - 40, y: tree.scroll.y - 40)
    }
    if reachesLimits, levels <= 5, random.once(in: 4) {
      tree.shift(by: CGPoint(x: random.pick([-3_000, 100, 5_000]), y: random.pick([-3_000, -100, 5_000])))
    }
    return tree
  }

  private func season(_ tree: inout ViewTree, _ random: inout SeededGenerator) {
    func takes(_ spice: Spice, oneIn count: Int = 4) -> Bool {
      spices.contains(spice) && random.once(in: count)
    }
    if reachesLimits {
      tree.looks = Look.some(of: Look.ofSearches, &random)
      if random.once(in: 4) {
        tree.attachments = Set(ViewAttachment.allCases.filter { _ in random.once(in: 2) })
      }
      tree.alpha = ViewRecipe.alpha(&random)
    }
    if takes(.flags) { tree.isHidden = true }
    if takes(.flags) { tree.isUserInteractionEnabled = false }
    if takes(.flags) {
      // Not 0.01 itself: what UIKit does there is not known (fact H2).
      tree.alpha = [0, 0.005, 0.009, 0.011, 0.02, 0.02, 0.3].randomElement(using: &random) ?? 1
    }
    if takes(.scrolling, oneIn: 2) {
      tree.scroll = CGPoint(x: tens(-4...4, &random), y: tens(-4...4, &random))
      // Not all content stops at whole points.
      if random.once(in: 3) { tree.scroll = CGPoint(x: tree.scroll.x + 0.5, y: tree.scroll.y - 0.25) }
    }
    if takes(.turns, oneIn: 2) { tree.turn = ViewTree.Turn.allCases.randomElement(using: &random) ?? .none }
    if takes(.turns, oneIn: 4) {
      tree.anchor = random.pick([CGPoint.zero, CGPoint(x: 0.5, y: 1), CGPoint(x: 1, y: 0.25)])
    }
    if takes(.turns, oneIn: 6) { tree.shift = CGPoint(x: tens(-2...2, &random), y: 12.5) }
    if takes(.deeds, oneIn: deed == nil ? 4 : 2) { tree.deed = deed ?? random.pick(SearchDeed.doings) }
    if takes(.emptiness) { tree.frame.size.width = 0 }
    if takes(.emptiness) { tree.frame.size.height = 0 }
    if takes(.reach) { tree.reach = [-10, 20, 60].randomElement(using: &random) }
    // One can be inside an empty view only if that reaches further.
    if tree.frame.isEmpty, takes(.reach, oneIn: 2) { tree.reach = 20 }
    if takes(.clipping, oneIn: 2) { tree.clips = true }
    if takes(.replies, oneIn: 2) {
      tree.reply = ViewTree.Reply.allCases.randomElement(using: &random) ?? .own
    }
    // Where there is nothing else, every second subview is of another class.
    if takes(.foreigners, oneIn: spices.count == 1 ? 2 : 4) {
      tree.isForeign = true
      if Int.random(in: 0..<5, using: &random) > 0 {
        let kind = engineClass ?? random.pick(EngineClass.allCases)
        tree.engineClass = kind
        (tree.reach, tree.reply, tree.deed) = (nil, .own, .none)
        if EngineClass.reaching.contains(kind), random.once(in: 2) { tree.reach = 20 }
      } else {
        tree.loggingClass = random.pick(ViewTree.LoggingClass.allCases)
      }
      let contents = [CGSize.zero, CGSize(width: 40, height: 30), CGSize(width: 900, height: 2_000)]
      tree.content = random.pick(contents)
    }
  }

  private func makePoint(in bounds: CGRect, _ random: inout SeededGenerator) -> CGPoint {
    switch aims.randomElement(using: &random) ?? .inside {
    case .inside:
      // A little beside the middle, which may lie on the edge of another view.
      let middle = CGPoint(x: bounds.midX + 1, y: bounds.midY + 3)
      var points = [middle] + bounds.insetBy(dx: 2, dy: 2).corners + bounds.insetBy(dx: -2, dy: -2).corners
      // Where only a view that reaches further may be hit, and what is in it.
      if !spices.isDisjoint(with: [.reach, .foreigners]) {
        points += bounds.insetBy(dx: -15, dy: -15).corners
      }
      return points.randomElement(using: &random) ?? middle
    case .edges:
      let columns = [bounds.minX, bounds.midX, bounds.maxX]
      let rows = [bounds.minY, bounds.midY, bounds.maxY]
      return CGPoint(
        x: columns.randomElement(using: &random) ?? 0, y: rows.randomElement(using: &random) ?? 0)
    }
  }

  private func tens(_ range: ClosedRange<Int>, _ random: inout SeededGenerator) -> CGFloat {
    CGFloat(Int.random(in: range, using: &random) * 10)
  }
}
