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
  }

  /// How a view is turned or scaled, around its middle.
  enum Turn: String, CaseIterable {
    case none = ""
    case quarter = "turned by 90°"
    case half = "turned by 180°"
    case doubled = "shown twice as large"
    case halved = "shown half as large"
    case mirrored
    case tilted = "turned by 29°"

    var transform: CGAffineTransform {
      switch self {
      case .none: .identity
      case .quarter: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
      case .half: CGAffineTransform(scaleX: -1, y: -1)
      case .doubled: CGAffineTransform(scaleX: 2, y: 2)
      case .halved: CGAffineTransform(scaleX: 0.5, y: 0.5)
      case .mirrored: CGAffineTransform(scaleX: -1, y: 1)
      case .tilted: CGAffineTransform(rotationAngle: 0.5)
      }
    }
  }

  /// What an override of `hitTest(_:with:)` makes of the answer.
  enum Reply: String, CaseIterable {
    case own = ""
    case nothing = "its hitTest(_:with:) always answers nil"
    case standIn = "its hitTest(_:with:) answers with a hidden view, if it is hit"
    case superview = "its hitTest(_:with:) answers with its superview, if it is hit"
  }

  var kind = Kind.view
  var name = "View"
  var frame: CGRect
  var scroll = CGPoint.zero
  var turn = Turn.none
  var alpha: CGFloat = 1
  var obstacle: Obstacle?
  var looks: Set<Look> = []
  /// Where the view says that a point is inside; for views, controls and views of exercise 2.2.
  var area = AnswerArea()
  /// What it answers a search with; for views of exercise 2.2.
  var reply = Reply.own
  /// Whether the app may change the view.
  var isLoose = true
  /// Whether its views are added from back to front in any case.
  var addsInOrder = false
  var subviews: [ViewRecipe] = []

  /// Builds the views.
  func build(_ makeSubject: (Int, ViewRecipe) -> UIView) -> UIView {
    let view =
      switch kind {
      case .view: area.isPlain ? UIView() : AskedView(Asked(recipe: self))
      case .control: area.isPlain ? UIControl() : AskedControl(Asked(recipe: self))
      case .other(let kind): kind.make()
      case .handle(let answer): HandleView(answer)
      case .subject(let number): makeSubject(number, self)
      }
    // Some classes are switched off at first.
    view.isUserInteractionEnabled = true
    view.traceName = name
    view.frame = frame
    view.bounds.origin = scroll
    view.transform = turn.transform
    view.alpha = alpha
    obstacle?.apply(to: view)
    Look.apply(looks, to: view)
    add(subviews.map { $0.build(makeSubject) }, to: view)
    return view
  }

  private var addsFromTheFront: Bool {
    !addsInOrder && subviews.count > 1 && (Int(frame.width) + subviews.count).isMultiple(of: 2)
  }

  /// Adds some from back to front, or from front to back: the order of adding is not always the order of lying.
  private func add(_ views: [UIView], to superview: UIView) {
    guard addsFromTheFront else {
      for view in views { superview.addSubview(view) }
      return
    }
    let place = superview.subviews.count
    for view in views.reversed() { superview.insertSubview(view, at: place) }
  }

  /// Those of the views that are built which the app may change; they must be as they were built.
  func looseViews(of view: UIView) -> [UIView] {
    // Some classes have views of their own behind what is added.
    let added = view.subviews.suffix(subviews.count)
    return (isLoose ? [view] : []) + zip(added, subviews).flatMap { $1.looseViews(of: $0) }
  }
}

extension ViewRecipe {
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
    random.once(in: 3) ? .other(random.pick(EngineClass.resizable)) : .view
  }

  /// An alpha with which a view can be touched, although it is hardly seen.
  static func alpha(_ random: inout SeededGenerator) -> CGFloat { random.pick([1, 1, 1, 1, 0.3, 0.01]) }

  /// Puts a number behind each name that occurs twice.
  mutating func giveNames() {
    var counts: [String: Int] = [:]
    giveNames(&counts)
  }

  private mutating func giveNames(_ counts: inout [String: Int]) {
    counts[name, default: 0] += 1
    if let count = counts[name], count > 1 { name += " \(count)" }
    for index in subviews.indices { subviews[index].giveNames(&counts) }
  }

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

  /// The views from back to front, one line for each, with what is special about it.
  ///
  /// - Parameter wordsForSubject: What a view of the exercise is, by the number of its class.
  func outline(wordsForSubject: (Int) -> String, most: Int = 8) -> [String] {
    let rows = rows(indent: "  ", wordsForSubject)
    guard rows.count > most else { return rows }
    return rows.prefix(most - 1) + ["  … and \(rows.count - most + 1) more views"]
  }

  private func rows(indent: String, _ wordsForSubject: (Int) -> String) -> [String] {
    let size = "\(NumberText.trimmed(frame.width)) × \(NumberText.trimmed(frame.height))"
    var words = [size + (indent.count > 2 ? " at \(frame.origin.text)" : "")]
    switch kind {
    case .view: break
    case .control: words.append("a UIControl")
    case .other(let kind): words.append("a \(type(of: kind.make()))")
    case .handle(.shifted):
      words.append("its hitTest(_:with:) answers with what lies (31, 17) points further")
    case .handle(.elsewhere): words.append("its hitTest(_:with:) answers with a view that lies elsewhere")
    case .subject(let number): words.append(wordsForSubject(number))
    }
    words += [turn.rawValue, obstacle?.rawValue ?? ""]
    if alpha != 1 { words.append("alpha \(NumberText.trimmed(alpha))") }
    if scroll != .zero { words.append("its bounds begin at \(scroll.text)") }
    words += [area.words, reply.rawValue, Look.words(for: looks)]
    if addsFromTheFront { words.append("its views were added from front to back") }
    words.removeAll(where: \.isEmpty)
    return ["\(indent)\(name)  \(words.joined(separator: ", "))"]
      + subviews.flatMap { $0.rows(indent: indent + "  ", wordsForSubject) }
  }

  private func with(_ change: (inout ViewRecipe) -> Void) -> ViewRecipe {
    var recipe = self
    change(&recipe)
    return recipe
  }
}
