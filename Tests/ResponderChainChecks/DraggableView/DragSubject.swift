import CheckSupport
import TouchKit
import TouchStage

/// What one view is like.
struct DragPlan: TwinPlan {
  var size = CGSize(width: 100, height: 80)
  /// Where its bounds begin.
  var origin = CGPoint.zero
  /// The point of the layer that `center` is about, as a share of its size.
  var anchor = CGPoint(x: 0.5, y: 0.5)

  init() {}

  init(_ random: inout SeededGenerator) {
    size = random.pick([size, size, CGSize(width: 44, height: 150), CGSize(width: 210, height: 90.5)])
    if random.once(in: 3) { origin = CGPoint(x: random.points(-300...300), y: random.points(-300...300)) }
    if random.once(in: 5) { anchor = CGPoint(x: 0.25, y: 1) }
  }

  var words: String {
    "it is \(NumberText.trimmed(size.width)) × \(NumberText.trimmed(size.height))"
      + (origin == .zero ? "" : "; its bounds begin at \(origin.text)")
      + (anchor.x == 0.5 ? "" : "; the anchor point of its layer is \(anchor.text)")
  }

  var smaller: [DragPlan] {
    let plain = DragPlan()
    return with(\.origin, of: plain) + with(\.anchor, of: plain) + with(\.size, of: plain)
  }
}

/// Looks after a view that is dragged: where it is, and what the app does with it.
final class DragSubject: TwinSubject {
  /// What only an app with such a view does.
  enum Act: Int, CaseIterable {
    case turnsTheView, turnsTheSuperview, scrollsTheView, scrollsTheSuperview
    /// Puts it into a superview of the same place and size, at once or in two steps; the old one is scaled then.
    case liftsTheView

    /// The moment of a story.
    func moment(_ number: Int = 0) -> Story.Moment { .act(rawValue + number * Self.allCases.count) }
  }

  let view: UIView
  /// The numbers of the touches that the view was told of, and not of their end.
  private var unfinished: Set<Int> = []
  private var layer: LiftLayer?
  private var isLiftedMeanwhile = false
  /// What was so after the moment before.
  private var known: [String] = []

  var whole: UIView { layer ?? view }

  init(_ view: UIView, _ plan: DragPlan, name: String) {
    self.view = view
    view.traceName = name
    view.bounds = CGRect(origin: plan.origin, size: plan.size)
    view.layer.anchorPoint = plan.anchor
    view.isMultipleTouchEnabled = true
    (view as? any DraggedView)?.subject = self
    known = facts
  }

  func isTold(of touches: Set<UITouch>) {
    for touch in touches {
      if touch.phase == .began { unfinished.insert(touch.hash) } else { unfinished.remove(touch.hash) }
    }
  }

  /// Where it is, to a quarter of a point, and what else has changed of it.
  var state: String {
    if isLiftedMeanwhile, unfinished.isEmpty { endLiftedDrag() }
    let facts = facts
    defer { known = facts }
    return zip(facts, known).filter { $0 != $1 }.map(\.0).joined(separator: "; ")
  }

  private var facts: [String] {
    let (middle, bounds, turn) = (view.pointOnScreen(at: .zero), view.bounds, view.transform)
    return [
      "its middle is at \(Self.text(middle.x, middle.y))",
      "its bounds begin at \(Self.text(bounds.minX, bounds.minY))",
      "its size is \(Self.text(bounds.width, bounds.height))",
      "its transform is \(Self.text(turn.a, turn.b, turn.c, turn.d, parts: 100))",
      "isMultipleTouchEnabled is \(view.isMultipleTouchEnabled)",
      "what lies around it was laid out \(layer?.layouts ?? 0) times",
    ]
  }

  private static func text(_ numbers: CGFloat..., parts: CGFloat = 4) -> String {
    // What differs by next to nothing shouldn't be rounded to different numbers.
    let rounded = numbers.map { NumberText.trimmed(($0 * parts + 0.137).rounded() / parts) }
    return "(\(rounded.joined(separator: ", ")))"
  }

  /// Puts it where any right answer has it, because where a cancelled drag leads isn't said if its superview is a new one.
  private func endLiftedDrag() {
    isLiftedMeanwhile = false
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: view.superview)
    view.center = CGPoint(x: view.center.x + 200 - middle.x, y: view.center.y + 250 - middle.y)
  }

  func words(for act: Int) -> String {
    let (kind, number) = Self.kind(of: act)
    let degrees = NumberText.trimmed((0.4 + number * 0.3) * 180 / .pi, places: 0)
    let points = NumberText.trimmed(20 - number * 3)
    let turn = "by \(degrees)° and scales it by \(number < 9 ? "0.75 × 1.25" : "0.75 × −1.25")"
    return switch kind {
    case .turnsTheView: "turns the view \(turn)"
    case .turnsTheSuperview: "turns the superview \(turn)"
    case .scrollsTheView: "scrolls the view sideways by \(points) points"
    case .scrollsTheSuperview: "scrolls the superview by \(points) points"
    case .liftsTheView: "puts the view into another superview, and scales the old one to half its size"
    }
  }

  private static func kind(of act: Int) -> (kind: Act, number: CGFloat) {
    (Act.allCases[act % Act.allCases.count], CGFloat(act / Act.allCases.count))
  }

  func perform(_ act: Int) {
    let (kind, number) = Self.kind(of: act)
    // In the middle of a drag it isn't said where it belongs after the others.
    guard unfinished.isEmpty || [.liftsTheView, .scrollsTheView].contains(kind) else { return }
    func turn(_ transform: CGAffineTransform) -> CGAffineTransform {
      transform.rotated(by: 0.4 + number * 0.3).scaledBy(x: 0.75, y: number < 9 ? 1.25 : -1.25)
    }
    switch kind {
    case .turnsTheView: view.transform = turn(view.transform)
    case .turnsTheSuperview: view.superview?.transform = turn(.identity)
    case .scrollsTheView: view.bounds.origin.x += 20 - number * 3
    case .scrollsTheSuperview: view.superview?.bounds.origin.y += 20 - number * 3
    case .liftsTheView:
      guard let old = view.superview, let page = old.superview, layer == nil else { return }
      let layer = LiftLayer(frame: .zero).named("the new superview")
      (layer.bounds, layer.center, layer.transform) = (old.bounds, old.center, old.transform)
      page.addSubview(layer)
      if Int(number) % 2 == 1 { view.removeFromSuperview() }
      layer.addSubview(view)
      old.transform = old.transform.scaledBy(x: 0.5, y: 0.5)
      (self.layer, isLiftedMeanwhile) = (layer, !unfinished.isEmpty)
    }
  }
}

/// What a view lies in that was lifted out of its superview.
private final class LiftLayer: UIView {
  private(set) var layouts = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}
