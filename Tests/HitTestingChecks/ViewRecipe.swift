import CheckSupport
import TouchKit
import TouchStage

/// A view with everything in it, as a value, from which real views are built more than once.
struct ViewRecipe {
  /// What is built.
  enum Kind {
    case view
    case control
    case other(EngineClass)
    /// A view that answers with another one.
    case handle(HandleView.Answer)
    /// A class of the exercise, or what it is compared with, by a number.
    case subject(Int)

    /// What it is, in a word.
    var word: String {
      switch self {
      case .view: "plain view"
      case .control: "control"
      case .other(let kind): kind.name
      case .handle: "handle"
      case .subject: "view of the exercise"
      }
    }
  }

  var kind = Kind.view
  var name = ""
  var frame: CGRect
  var scroll = CGPoint.zero
  /// Around which point of it, as a share, the view is turned.
  var anchor = CGPoint(x: 0.5, y: 0.5)
  var turn = ViewTree.Turn.none
  /// A view that one hardly sees can be touched like any other.
  var alpha: CGFloat = 1
  var obstacle: Obstacle?
  var looks: Set<Look> = []
  /// What the view answers; for views and controls.
  var area = AnswerArea()
  /// Whether changes may happen to the view.
  var isLoose = true
  var subviews: [ViewRecipe] = []

  /// What the view itself is, in words.
  var words: String {
    ([kind.word] + (obstacle.map { [$0.rawValue] } ?? []) + looks.map { "\($0)" }.sorted()).joined(
      separator: ", ")
  }

  /// Builds the views.
  func build(_ makeSubject: (Int) -> UIView) -> UIView {
    let view: UIView
    switch kind {
    case .view: view = area.isPlain ? UIView() : ReachingView(area)
    case .control: view = area.isPlain ? UIControl() : ReachingControl(area)
    case .other(let kind): view = kind.make()
    case .handle(let answer): view = HandleView(answer)
    case .subject(let number): view = makeSubject(number)
    }
    // Some classes are switched off at first.
    view.isUserInteractionEnabled = true
    view.traceName = name + area.words
    if anchor != CGPoint(x: 0.5, y: 0.5) { view.layer.anchorPoint = anchor }
    view.frame = frame
    view.bounds.origin = scroll
    view.transform = turn.transform
    view.alpha = alpha
    obstacle?.apply(to: view)
    Look.apply(looks, to: view)
    add(subviews.map { $0.build(makeSubject) }, to: view)
    return view
  }

  /// Adds some from back to front, or from front to back: the order of adding is not always the order of lying.
  private func add(_ views: [UIView], to superview: UIView) {
    if let window = superview as? UIWindow {
      let controller = UIViewController()
      controller.view = views.first
      // Hidden windows don't take their root view in.
      let isHidden = window.isHidden
      window.isHidden = false
      window.rootViewController = controller
      window.isHidden = isHidden
      return
    }
    guard (Int(frame.width) + views.count).isMultiple(of: 2) else {
      for view in views { superview.addSubview(view) }
      return
    }
    let place = superview.subviews.count
    for view in views.reversed() { superview.insertSubview(view, at: place) }
  }

  /// Puts the view into another one that fills the screen, and that into a next one: some scrolled, some scaled or
  /// turned.
  mutating func bury(
    under levels: Int, screen: CGSize, turns: [ViewTree.Turn] = [.doubled, .halved, .half],
    _ random: inout SeededGenerator
  ) {
    for _ in 0..<levels {
      var host = ViewRecipe(
        kind: Self.kind(&random), name: "Host", frame: CGRect(origin: .zero, size: screen))
      host.scroll = CGPoint(x: random.points(-20...20), y: random.points(-20...20))
      if random.once(in: 4) { host.turn = random.pick(turns) }
      host.isLoose = false
      frame.origin.x += host.scroll.x
      frame.origin.y += host.scroll.y
      host.subviews = [self]
      self = host
    }
  }

  /// Gives every second view looks that make no difference to fingers, lets some rely on the event, and some reach
  /// beyond their bounds.
  mutating func dress(_ random: inout SeededGenerator) {
    looks = Look.some(of: Look.ofSearches, &random)
    switch kind {
    case .view, .control:
      guard isLoose else { break }
      area.needsEvent = random.once(in: 6)
      if random.once(in: 6) { area.reach = 12 }
    case .other, .handle, .subject: break
    }
    for index in subviews.indices { subviews[index].dress(&random) }
  }

  /// A plain view, or a view of another class that makes no difference to a search.
  static func kind(_ random: inout SeededGenerator) -> Kind {
    Int.random(in: 0..<3, using: &random) > 0 ? .view : .other(random.pick(EngineClass.resizable))
  }

  /// An alpha with which a view can be touched.
  static func alpha(_ random: inout SeededGenerator) -> CGFloat { random.pick([1, 1, 1, 1, 0.3, 0.02]) }

  /// The same with a number behind each name that occurs twice.
  mutating func giveNames() {
    var counts: [String: Int] = [:]
    giveNames(&counts)
  }

  private mutating func giveNames(_ counts: inout [String: Int]) {
    let count = counts[name, default: 0] + 1
    counts[name] = count
    if count > 1 { name += " \(count)" }
    for index in subviews.indices { subviews[index].giveNames(&counts) }
  }

  /// The same with fewer views, the smallest first.
  var smaller: [ViewRecipe] {
    var recipes: [ViewRecipe] = []
    // A window keeps its root view.
    for subviews in subviews.shorter where self.subviews.first?.name != "Root" {
      var recipe = self
      recipe.subviews = subviews
      recipes.append(recipe)
    }
    for index in subviews.indices {
      for smaller in subviews[index].smaller {
        var recipe = self
        recipe.subviews[index] = smaller
        recipes.append(recipe)
      }
    }
    return recipes
  }
}

/// Something that happens to a view between two looks at the screen.
struct ViewChange {
  enum Kind: CaseIterable {
    case hide, show, move, resize, scroll, comeToFront, leave, scrollTheSuperview, enterAnother, changeOver
    case getSubview, goUp, restack

    /// Those that may happen to any view.
    static let allCases: [Kind] = [
      .hide, .show, .move, .resize, .scroll, .comeToFront, .leave, .scrollTheSuperview, .enterAnother,
      .changeOver, .getSubview,
    ]
  }

  let kind: Kind
  /// Which of the views that changes may happen to; any number, they are counted round and round.
  let number: Int
  let shift: CGPoint

  init(_ kinds: [Kind], _ random: inout SeededGenerator) {
    kind = random.pick(kinds)
    number = Int.random(in: 0..<1_000, using: &random)
    shift = CGPoint(x: random.points(-30...30), y: random.points(-30...30))
  }

  /// Changes one of some views.
  func apply(to views: [UIView]) {
    guard !views.isEmpty else { return }
    let view = views[number % views.count]
    switch kind {
    case .hide: view.isHidden = true
    case .show:
      view.isHidden = false
      view.alpha = 1
      view.isUserInteractionEnabled = true
      (view as? UIControl)?.isEnabled = true
    case .move: view.center = CGPoint(x: view.center.x + shift.x, y: view.center.y + shift.y)
    case .resize:
      // Round ones stay round.
      let growth = abs(shift.x)
      let size = CGSize(width: view.bounds.width + growth, height: view.bounds.height + growth)
      // An app sets the one or the other.
      if number.isMultiple(of: 2), view.transform.isIdentity {
        view.frame.size = size
      } else {
        view.bounds.size = size
      }
    case .scroll: view.bounds.origin = shift
    case .comeToFront: view.superview?.bringSubviewToFront(view)
    case .leave: view.removeFromSuperview()
    case .scrollTheSuperview: view.superview?.bounds.origin = shift
    case .enterAnother:
      let other = other(of: views)
      // The root stays where it is, and no view can be put into itself.
      guard view.superview != nil, !other.isDescendant(of: view) else { return }
      view.frame = other.bounds
      other.addSubview(view)
    case .getSubview:
      let subview = UIView(frame: view.bounds)
      subview.traceName = "\(view.traceName)'s new view"
      view.addSubview(subview)
    case .changeOver:
      func kind(of view: UIView) -> Substring { view.traceName.prefix { $0.isLetter } }
      let others = views.filter { kind(of: $0) == kind(of: view) && $0.superview !== view.superview }
      guard view.superview != nil, !others.isEmpty else { return }
      let other = others[number % others.count]
      guard let superview = other.superview, !superview.isDescendant(of: view) else { return }
      superview.addSubview(view)
    case .goUp:
      // What the screen itself is in is not the same for twins.
      guard let superview = view.superview, views.contains(where: { $0 === superview }),
        let host = superview.superview
      else { return }
      let middle = superview.convert(view.center, to: host)
      // Behind everything there, or right behind where it was.
      let place = number.isMultiple(of: 2) ? 0 : host.subviews.firstIndex(of: superview) ?? 0
      host.insertSubview(view, at: place)
      view.center = middle
    case .restack: restack(views)
    }
  }

  /// The view that is meant, of those that changes may happen to.
  func view(of views: [UIView]) -> UIView? {
    if kind == .restack { return overlappingSiblings(of: views)?.smaller }
    return views.isEmpty ? nil : views[number % views.count]
  }

  private func other(of views: [UIView]) -> UIView {
    views[shift.x > 0 ? 0 : (number + 1) % views.count]
  }

  var words: String {
    switch kind {
    case .hide: "is hidden"
    case .show: "is shown and switched on"
    case .move: "moves by \(shift.text)"
    case .resize: "grows by \(NumberText.trimmed(abs(shift.x)))"
    case .scroll: "has bounds that begin at \(shift.text)"
    case .comeToFront: "comes to the front"
    case .leave: "is removed"
    case .enterAnother: "fills another view, as its front subview"
    case .getSubview: "gets a new view that fills it"
    case .goUp: "moves to its superview's superview, behind that, without moving on the screen"
    case .changeOver: "goes over to where another of its kind is, as the front subview there"
    case .restack: wordsForRestacking
    case .scrollTheSuperview: "gets a superview whose bounds begin at \(shift.text)"
    }
  }
}
