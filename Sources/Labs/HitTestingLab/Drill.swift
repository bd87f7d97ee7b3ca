import Chance
import LabSupport

extension HitTesting {
  /// A random tree and a tap: with the level grow the number of views, what hides them from fingers, and the question.
  static func drill(level: Int, generator: inout SeededGenerator) -> Scenario {
    let tree = RandomTree(level: level, generator: &generator)
    let asksForLog = level >= 5 && generator.happens(inPercent: 50)
    let place = tree.tap
    let action = "A finger taps \(place.text)"
    var scenario = Scenario(
      "drill", "a tree of \(tree.views.count) views",
      question: asksForLog
        ? "\(action): which lines does the last pass have, and which says that the finger has landed?"
        : "\(action): which view gets it?",
      scope: .landings,
      build: { run in run.show(tree.make()) },
      play: { $0.tap(place.x, place.y) },
      answer:
        "The last subview is asked first. A view that ignores touches or does not contain the point answers nil, "
        + "and its subviews are not asked.")
    scenario.prediction = asksForLog ? .log(offering: others) : .receivers()
    return scenario
  }

  /// What views are told and asked elsewhere, but not by a landing.
  private static let others = [
    "touchesMoved", "touchesEnded", "touchesCancelled", "nextResponder", "becomeFirstResponder",
    "gestureRecognizerShouldBegin", "layoutSubviews",
  ]
}

/// Rectangles in each other, and a point.
private struct RandomTree {
  struct View {
    var parent: Int?
    var frame: CGRect
    /// Where its upper left corner lies on the screen.
    var corner: CGPoint
    var state = State.normal
  }

  enum State { case normal, hidden, transparent, switchedOff }

  private(set) var views = [
    View(frame: CGRect(x: 20, y: 40, width: 280, height: 400), corner: CGPoint(x: 20, y: 40))
  ]
  private(set) var tap = CGPoint.zero

  init(level: Int, generator: inout SeededGenerator) {
    for _ in 0..<min(3 + level / 2, 8) { add(level: level, generator: &generator) }
    let target = views[generator.number(below: views.count)]
    let (width, height) = (Int(target.frame.width), Int(target.frame.height))
    // Never on an edge: whether that belongs to a view is another question.
    let x = Int(target.corner.x) + 5 + generator.number(below: width / 10) * 10
    let y = Int(target.corner.y) + 5 + generator.number(below: height / 10) * 10
    tap = CGPoint(x: min(max(x, 5), 315), y: min(max(y, 5), 475))
  }

  private mutating func add(level: Int, generator: inout SeededGenerator) {
    let roomy = views.indices.filter { views[$0].frame.width >= 80 && views[$0].frame.height >= 80 }
    let parent = generator.one(of: roomy)
    let outer = views[parent].frame.size
    let width = 40 + generator.number(below: Int(outer.width) / 10 - 5) * 10
    let height = 40 + generator.number(below: Int(outer.height) / 10 - 5) * 10
    // From some level on views stick out of their superviews.
    let slack = level >= 3 ? 4 : 0
    let x = generator.number(below: (Int(outer.width) - width) / 10 + 1 + slack) * 10
    let y = generator.number(below: (Int(outer.height) - height) / 10 + 1 + slack) * 10
    var view = View(
      parent: parent, frame: CGRect(x: x, y: y, width: width, height: height),
      corner: CGPoint(x: views[parent].corner.x + CGFloat(x), y: views[parent].corner.y + CGFloat(y)))
    if level >= 1, generator.happens(inPercent: 25) {
      view.state = generator.one(of: [.hidden, .transparent, .switchedOff])
    }
    views.append(view)
  }

  func make() -> UIView {
    let made = views.enumerated().map { number, description in
      let view = HandlingView(frame: description.frame)
      view.traceName = "\("ABCDEFGHIJ".map(String.init)[number])View"
      switch description.state {
      case .normal: break
      case .hidden: view.isHidden = true
      case .transparent: view.alpha = 0
      case .switchedOff: view.isUserInteractionEnabled = false
      }
      return view
    }
    for (view, description) in zip(made, views) { description.parent.map { made[$0].addSubview(view) } }
    return made[0]
  }
}
