import CheckSupport
import TouchKit
import TouchStage

/// A page of the app with one or two containers of any size, with pagers.
struct PagerPlan: ScreenPlan {
  struct Pager {
    let pageWidth: CGFloat
    var alpha: CGFloat
    var looks: Set<Look>
    /// Whether the container believes no question that comes without the event.
    var needsEvent: Bool
    /// Whether the pager was put behind the controls of its container after these.
    var comesLast: Bool
    var shown: CGFloat
    var pages: [Page]
  }

  struct Page {
    var recipe: ViewRecipe
    var hasRecognizer = false
  }

  var root: ViewRecipe
  /// Those of the containers, by their numbers.
  var pagers: [Pager]
  var lookups: Lookups

  init(_ random: inout SeededGenerator) {
    let size = CGSize(width: 420, height: 520)
    root = ViewRecipe(
      kind: random.pick([.view, .control, .other(random.pick(EngineClass.idle))]), name: "Host",
      frame: CGRect(origin: .zero, size: size))
    root.isLoose = false
    var pagers: [Pager] = []
    var y: CGFloat = 30
    for number in 0..<random.pick([1, 1, 2]) {
      let frame = CGRect(
        x: random.points(0...60), y: y, width: random.points(100...340) + random.pick([0, 0, 0.5]),
        height: random.points(60...180) + random.pick([0, 0, 0.5]))
      y = frame.maxY + random.points(4...40)
      // Of narrow pages more than two neighbors are seen.
      let preview =
        (frame.width * random.share(of: random.isTurn(in: 4) ? 0.38 : 0.05, 0.4)).rounded()
        + random.pick([0, 0, 0.5, 0.75])
      let margin = random.pick([0, 2, preview, preview, preview])
      let pageSize = CGSize(width: frame.width - 2 * margin, height: frame.height)
      pagers.append(Self.makePager(pageSize, isFirst: number == 0, &random))
      root.subviews.append(Self.makeContainer(number, frame, isFirst: number == 0, &random))
    }
    self.pagers = pagers
    root.giveNames()
    lookups = Lookups(seed: random.next())
  }

  /// Lets the first container have three bare pages, of which the middle one is shown.
  mutating func makePlain() {
    root.subviews[0] = ViewRecipe(kind: .subject(0), name: "Container", frame: root.subviews[0].frame)
    root.subviews[0].isLoose = false
    pagers[0].pages = Array(repeating: Page(recipe: ViewRecipe(name: "Page", frame: .zero)), count: 3)
    pagers[0].shown = 1
  }

  private static let looks: [Look] = [
    .clear, .colored, .notOpaque, .tagged, .rounded, .centering, .leftAlone,
  ]

  private static func makePager(_ page: CGSize, isFirst: Bool, _ random: inout SeededGenerator) -> Pager {
    let count = random.pick([0, 1, 2, 3, 4, 12])
    let controls: [ViewRecipe.Kind] =
      [.control, .control, .control] + EngineClass.controls.map { .other($0) }
    // Controls of each class, however the dice fall.
    let kind = isFirst ? random.inTurn(controls) : random.pick(controls)
    let hasOtherPages = random.isTurn(in: 3)
    let classes: [EngineClass] = [.label, .imageView, .stackView, .scrollView, .button]
    let (scroll, turn) =
      random.once(in: 3)
      ? (
        CGPoint(x: random.points(-40...40), y: random.points(-300...300)),
        random.pick([ViewRecipe.Turn.none, .half, .mirrored])
      ) : (.zero, .none)
    let pages = (0..<count).map { number in
      var recipe = ViewRecipe(name: "Page", frame: CGRect(origin: .zero, size: page))
      if hasOtherPages { recipe.kind = random.pick([.view, .control, .other(random.pick(classes))]) }
      if random.once(in: 8) { recipe.obstacle = random.pick(Obstacle.ofViews) }
      (recipe.scroll, recipe.turn) = (scroll, turn)
      recipe.subviews = (0..<random.number(0...3)).map { _ in
        var content = makeContent(page, .control, &random)
        if random.once(in: 3) {
          content.subviews = [
            ViewRecipe(name: "Panel", frame: CGRect(origin: .zero, size: content.frame.size))
          ]
        }
        return content
      }
      // At the edge that a preview shows.
      var button = ViewRecipe(
        kind: kind, name: "Button",
        frame: CGRect(x: number.isMultiple(of: 2) ? 1 : page.width - 15, y: 4, width: 14, height: 18))
      (button.alpha, button.area.needsEvent) = (ViewRecipe.alpha(&random), random.once(in: 2))
      recipe.subviews.append(button)
      for index in recipe.subviews.indices {
        recipe.subviews[index].frame.origin.x += scroll.x
        recipe.subviews[index].frame.origin.y += scroll.y
      }
      return Page(recipe: recipe, hasRecognizer: !hasOtherPages && random.once(in: 5))
    }
    return Pager(
      pageWidth: page.width, alpha: ViewRecipe.alpha(&random), looks: Look.some(of: looks, &random),
      needsEvent: random.once(in: 4),
      comesLast: random.isTurn(in: 3),
      shown: random.pick([0, CGFloat(max(0, count - 1)), CGFloat(count / 2), 0.5]), pages: pages)
  }

  private static func makeContainer(
    _ number: Int, _ frame: CGRect, isFirst: Bool, _ random: inout SeededGenerator
  ) -> ViewRecipe {
    var container = ViewRecipe(kind: .subject(number), name: "Container", frame: frame)
    container.alpha = ViewRecipe.alpha(&random)
    container.looks = Look.some(of: looks, &random)
    container.scroll = CGPoint(x: random.pick([0, 0, 40, -25, 700]), y: random.pick([0, 0, 30, -60]))
    container.turn = random.pick([.none, .none, .half, .mirrored, .halved])
    container.isLoose = false
    let kinds: [ViewRecipe.Kind] = [.control, .control] + EngineClass.controls.map { .other($0) }
    let kind = isFirst ? random.inTurn(kinds) : random.pick(kinds)
    var front = ViewRecipe(
      kind: kind, name: "Control",
      frame: CGRect(x: frame.width * 0.86, y: frame.height * 0.55, width: frame.width * 0.12, height: 16)
        .integral)
    front.alpha = ViewRecipe.alpha(&random)
    var blocked = makeContent(frame.size, random.pick([.other(.button), .control]), &random)
    blocked.frame.size = CGSize(
      width: min(frame.width * 0.3, frame.width - blocked.frame.minX).rounded(.down),
      height: min(frame.height * 0.4, frame.height - blocked.frame.minY).rounded(.down))
    blocked.obstacle = random.inTurn(Obstacle.allCases + [.disabled])
    container.subviews = [front, blocked].map { control in
      var control = control
      control.frame.origin.x += container.scroll.x
      control.frame.origin.y += container.scroll.y
      return control
    }
    return container
  }

  /// A control somewhere.
  private static func makeContent(
    _ size: CGSize, _ kind: ViewRecipe.Kind, _ random: inout SeededGenerator
  ) -> ViewRecipe {
    let origin = CGPoint(
      x: random.share(of: 0, size.width - 8).rounded(), y: random.share(of: 0, size.height - 8).rounded())
    // Up to the right edge and the lower one, so that nothing sticks out.
    var content = ViewRecipe(
      kind: kind, name: "Button",
      frame: CGRect(
        origin: origin,
        size: CGSize(
          width: random.share(of: 4, size.width - origin.x).rounded(.down),
          height: random.share(of: 4, size.height - origin.y).rounded(.down))))
    content.alpha = ViewRecipe.alpha(&random)
    if random.once(in: 6) { content.obstacle = random.pick(Obstacle.allCases) }
    content.area.needsEvent = random.once(in: 3)
    return content
  }

  var smaller: [Self] {
    smallerScreens
      + root.subviews.flatMap { container in
        guard case .subject(let number) = container.kind else { return [Self]() }
        return pagers[number].smaller.map { pager in with { $0.pagers[number] = pager } }
      }
  }

  var outline: String {
    var shown = root
    for index in root.subviews.indices {
      guard case .subject(let number) = root.subviews[index].kind else { continue }
      shown.subviews[index].area.needsEvent = pagers[number].needsEvent
      shown.subviews[index].subviews.insert(recipe(ofPager: number, in: root.subviews[index]), at: 0)
    }
    return shown.outline(wordsForSubject: Self.words, most: 12).joined(separator: "\n")
  }

  /// A pager as it's built at first, with its pages.
  private func recipe(ofPager number: Int, in container: ViewRecipe) -> ViewRecipe {
    let (pager, frame) = (pagers[number], container.frame)
    let name = "Pager \(number + 1)"
    var recipe = ViewRecipe(
      name: name + (pager.comesLast ? ", added after the controls" : ""),
      frame: CGRect(
        x: container.scroll.x + (frame.width - pager.pageWidth) / 2, y: container.scroll.y,
        width: pager.pageWidth,
        height: frame.height))
    (recipe.alpha, recipe.looks) = (pager.alpha, pager.looks)
    recipe.scroll.x = pager.shown * pager.pageWidth
    recipe.subviews = pager.pages.indices.map { place in
      var page = pager.recipe(ofPage: place, inPager: number)
      page.frame.origin.x = CGFloat(place) * pager.pageWidth
      if pager.pages[place].hasRecognizer { page.name += ", with a tap recognizer" }
      return page
    }
    return recipe
  }
}

extension PagerPlan.Pager {
  /// A page with its names.
  func recipe(ofPage place: Int, inPager number: Int) -> ViewRecipe {
    var recipe = pages[place].recipe
    recipe.name += " \(place + 1) of pager \(number + 1)"
    recipe.giveNames()
    return recipe
  }

  fileprivate var smaller: [Self] {
    var smaller = pages.shorter.map { pages in with { $0.pages = pages } }
    for index in pages.indices {
      smaller += pages[index].recipe.smaller.map { page in with { $0.pages[index].recipe = page } }
      if pages[index].hasRecognizer { smaller.append(with { $0.pages[index].hasRecognizer = false }) }
    }
    if alpha != 1 { smaller.append(with { $0.alpha = 1 }) }
    if !looks.isEmpty { smaller.append(with { $0.looks = [] }) }
    if needsEvent { smaller.append(with { $0.needsEvent = false }) }
    if comesLast { smaller.append(with { $0.comesLast = false }) }
    if shown != 0 { smaller.append(with { $0.shown = 0 }) }
    return smaller
  }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var pager = self
    change(&pager)
    return pager
  }
}
