import CheckSupport
import TouchKit

extension PagerScreenCase {
  /// Adds controls of each class to pages and to a container, and one that cannot be touched, however the dice fall.
  mutating func addControls(_ random: inout SeededGenerator) {
    let kinds: [ViewRecipe.Kind] = [.control] + EngineClass.controls.map { .other($0) }
    let size = pagers[0].frame.size
    var front = ViewRecipe(
      kind: random.inTurn(kinds), name: "Control",
      frame: CGRect(x: size.width * 0.86, y: size.height * 0.55, width: size.width * 0.12, height: 16)
        .integral)
    front.alpha = ViewRecipe.alpha(&random)
    // In front of the previews and of the page.
    let share: CGFloat = random.inTurn([0, 0.02, 0.4])
    var blocked = ViewRecipe(
      kind: random.isTurn(in: 2) ? .other(.button) : .control, name: "Control",
      frame: CGRect(x: size.width * share, y: 3, width: size.width * 0.3, height: size.height * 0.4).integral)
    blocked.obstacle = random.inTurn(Obstacle.allCases + [.disabled])
    pagers[0].controls += [front, blocked]
    let kindInPages = random.inTurn(kinds)
    for number in pagers[0].pages.indices {
      pagers[0].pages[number].append(
        ViewRecipe(
          kind: kindInPages, name: "Button",
          frame: CGRect(
            x: number.isMultiple(of: 2) ? 1 : pagers[0].pageWidth - 15, y: 4, width: 14, height: 18)))
    }
  }
}
