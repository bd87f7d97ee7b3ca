import CheckSupport
import TouchKit
import TouchStage

/// What a view can do without, so that a failing case says what matters.
extension ViewRecipe {
  /// Takes the numbers off the names again.
  mutating func forgetNumbers() {
    name = name.split(separator: " ").filter { Int($0) == nil }.joined(separator: " ")
    for index in subviews.indices { subviews[index].forgetNumbers() }
  }

  /// The names of the view and all in it, from back to front.
  var names: [String] { allInside.map(\.name) }

  /// The same with fewer views, the smallest first; then plainer.
  var smaller: [ViewRecipe] {
    let isPlain = allInside.allSatisfy(\.withOneFactLess.isEmpty)
    let hasLooks = allInside.contains { !$0.looks.isEmpty }
    let bare = subviews.count > 1 ? [with { $0.subviews = [] }] : []
    return bare + (isPlain ? [] : [everywhere { $0 = $0.plain }])
      + (hasLooks ? [everywhere { $0.looks = [] }] : []) + fewerOrPlainer
  }

  /// The same with one view of a plainer class.
  func withPlainerSubjects(_ plain: (Int) -> Int) -> [ViewRecipe] {
    var recipes: [ViewRecipe] = []
    if case .subject(let number) = kind, plain(number) != number {
      recipes.append(with { $0.kind = .subject(plain(number)) })
    }
    return recipes
      + subviews.indices.flatMap { index in
        subviews[index].withPlainerSubjects(plain).map { view in with { $0.subviews[index] = view } }
      }
  }

  private var fewerOrPlainer: [ViewRecipe] {
    let fewer = subviews.shorter.map { subviews in with { $0.subviews = subviews } }
    let inside = subviews.indices.flatMap { index in
      subviews[index].fewerOrPlainer.map { smaller in with { $0.subviews[index] = smaller } }
    }
    return fewer + inside + withOneFactLess + ofAnotherClass
  }

  private var allInside: [ViewRecipe] { [self] + subviews.flatMap(\.allInside) }

  private func everywhere(_ change: (inout ViewRecipe) -> Void) -> ViewRecipe {
    with {
      change(&$0)
      for index in $0.subviews.indices { $0.subviews[index] = $0.subviews[index].everywhere(change) }
    }
  }

  /// A view of this size and with these views, about which nothing is special.
  private var plain: ViewRecipe {
    var plain = ViewRecipe(kind: kind, name: name, frame: frame)
    (plain.isLoose, plain.addsInOrder, plain.subviews) = (isLoose, true, subviews)
    // What is in it doesn't move.
    for index in subviews.indices {
      plain.subviews[index].frame.origin.x -= scroll.x
      plain.subviews[index].frame.origin.y -= scroll.y
    }
    return plain
  }

  /// The same as a plain view; none if it's no view of the engine's.
  private var ofAnotherClass: [ViewRecipe] {
    guard case .other = kind else { return [] }
    return [with { $0.kind = .view }]
  }

  private var withOneFactLess: [ViewRecipe] {
    var plainer: [ViewRecipe] = []
    func add(_ change: (inout ViewRecipe) -> Void) { plainer.append(with(change)) }
    if !looks.isEmpty { add { $0.looks = [] } }
    if looks.count > 1 {
      for look in looks.sorted(by: { $0.rawValue < $1.rawValue }) { add { $0.looks = [look] } }
    }
    if turn != .none { add { $0.turn = .none } }
    if obstacle != nil { add { $0.obstacle = nil } }
    if alpha != 1 { add { $0.alpha = 1 } }
    if area.needsEvent { add { $0.area.needsEvent = false } }
    if area.reach != 0 { add { $0.area.reach = 0 } }
    if reply != .own { add { $0.reply = .own } }
    if addsFromTheFront { add { $0.addsInOrder = true } }
    if scroll != .zero {
      add {
        ($0.scroll, $0.subviews) = (.zero, $0.plain.subviews)
      }
    }
    return plainer
  }

  private func with(_ change: (inout ViewRecipe) -> Void) -> ViewRecipe {
    var recipe = self
    change(&recipe)
    return recipe
  }
}
