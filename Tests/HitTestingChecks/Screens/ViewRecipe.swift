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

  /// Whether its views are added from front to back.
  var addsFromTheFront: Bool {
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
}
