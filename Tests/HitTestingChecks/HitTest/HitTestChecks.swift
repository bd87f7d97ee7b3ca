import CheckSupport
import TouchKit
import TouchStage
import XCTest

@testable import HitTestingExercises

final class HitTestChecks: CheckCase {
  func testAnswersForItself() {
    let tree = SearchTree()
    check("a view answers with itself where no subview is", tree, at: (5, 5), tree.view)
    check("a view without subviews answers with itself inside", tree, at: (60, 60), tree.subview)
    check("a view answers with nil outside", tree, at: (105, 50), nil)
  }

  func testConvertsThePointForEachSubview() {
    let tree = SearchTree()
    check("each subview is asked in its own coordinates", tree, at: (42, 42), tree.subview)
    check("each subview is asked in its own coordinates", tree, at: (30, 30), tree.view)
    let inner = SearchingView(frame: CGRect(x: 20, y: 20, width: 10, height: 10)).named("Inner")
    tree.subview.addSubview(inner)
    check("in a subview of a subview, too", tree, at: (65, 65), inner)
    tree.subview.bounds.origin = CGPoint(x: 15, y: -10)
    check("if the subview is scrolled, too", tree, at: (48, 73), inner)
    tree.subview.bounds.origin = .zero
    tree.subview.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    inner.frame = CGRect(x: 30, y: 0, width: 10, height: 10)
    check("if the subview is turned by a quarter, too", tree, at: (75, 75), inner)
    tree.subview.transform = .identity
    tree.subview.layer.anchorPoint = .zero
    tree.subview.frame = CGRect(x: 40, y: 40, width: 40, height: 40)
    check("if the anchor of its layer is a corner, too", tree, at: (75, 45), inner)
  }

  func testAsksTheSubviewsFromLastToFirst() {
    let tree = SearchTree()
    let front = SearchingView(frame: tree.subview.frame).named("Front")
    tree.view.addSubview(front)
    check("where subviews overlap, the one in front answers: the last one", tree, at: (60, 60), front)
  }

  func testFindsNothingOutsideTheView() {
    let tree = SearchTree()
    tree.subview.frame.origin.x = 90
    check("where a view is not, its subviews are not found either", tree, at: (110, 50), nil)
    check("a subview that sticks out is found inside", tree, at: (95, 50), tree.subview)
  }

  func testSkipsViewsThatIgnoreTouches() {
    let asked = "nil from views that are hidden or switched off, or whose alpha is below 0.01"
    for obstacle in Obstacle.ofViews {
      let tree = SearchTree()
      obstacle.apply(to: tree.subview)
      check(asked, tree, at: (60, 60), tree.view)
    }
    for (alpha, isFound) in [(0, false), (0.005, false), (0.02, true), (0.09, true)] as [(CGFloat, Bool)] {
      let tree = SearchTree()
      tree.subview.alpha = alpha
      check(asked, tree, at: (60, 60), isFound ? tree.subview : tree.view)
    }
  }

  func testRightAndLowerEdgesAreOutside() {
    let asked = "the left and the upper edge are inside a view, the right and the lower edge are not"
    let tree = SearchTree()
    check(asked, tree, at: (40, 40), tree.subview)
    for point in [(80, 60), (60, 80)] as [(CGFloat, CGFloat)] { check(asked, tree, at: point, tree.view) }
    check(asked, tree, at: (100, 50), nil)
  }

  func testBelievesPointInside() {
    let asked = "what an override of point(inside:with:) says counts, not the bounds"
    for clips in [false, true] {
      let tree = SearchTree(WideView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
      tree.view.clipsToBounds = clips
      check(asked, tree, at: (-5, 50), tree.view)
      tree.subview.frame.origin = CGPoint(x: -10, y: 40)
      check(asked, tree, at: (-5, 50), tree.subview)
    }
    let tree = SearchTree(WideView(frame: .zero))
    tree.subview.frame = CGRect(x: -5, y: -5, width: 10, height: 10)
    check("\(asked), even if these are empty", tree, at: (2, 2), tree.subview)
  }

  func testBelievesTheAnswersOfSubviews() {
    let asked = "what an override of hitTest(_:with:) in a subview answers counts"
    let tree = SearchTree()
    let front = AnsweringView(frame: tree.view.bounds).named("Front")
    tree.view.addSubview(front)
    check("\(asked): if it is nil, the next one is asked", tree, at: (60, 60), tree.subview)
    let hidden = UIView().named("a hidden view")
    hidden.isHidden = true
    front.answer = hidden
    check(asked, tree, at: (60, 60), hidden)
    front.answer = tree.view
    check("\(asked), even if it is the superview", tree, at: (60, 60), tree.view)
  }

  func testAsksSubviewsOfEveryClass() {
    for kind in EngineClass.allCases {
      let tree = SearchTree()
      let front = kind.make().named("\(kind)")
      front.frame = tree.subview.frame
      front.isUserInteractionEnabled = true
      tree.view.addSubview(front)
      let point = (front.frame.minX + 3, front.frame.minY + 3)
      check("a subview is asked for its answer, of whatever class it is", tree, at: point, front)
    }
    let tree = SearchTree()
    let scrollView = WideScrollView(frame: tree.subview.frame).named("a scroll view with a larger touch area")
    tree.view.addSubview(scrollView)
    check("a subview is asked for its answer, of whatever class it is", tree, at: (35, 60), scrollView)
  }

  func testOnlyItsOwnValuesCount() {
    for obstacle in Obstacle.ofViews {
      let tree = SearchTree()
      let superview = UIControl()
      superview.addSubview(tree.view)
      obstacle.apply(to: superview)
      let before = ScreenSettings(of: [superview])
      let asked =
        "the view's own values count, not those of its superview, which is \(obstacle.rawValue) but isn't asked"
      check(asked, tree, at: (60, 60), tree.subview)
      check(asked, tree, at: (5, 5), tree.view)
      guard let change = ScreenSettings(of: [superview]).change(since: before) else { continue }
      XCTFail("asked: a search changes nothing\ngot: \(change)")
    }
  }

  func testSearchesAnewEachTime() {
    let asked = "asked again, a search of the tree as it is now"
    let tree = SearchTree()
    check(asked, tree, at: (60, 60), tree.subview)
    tree.subview.isHidden = true
    check(asked, tree, at: (60, 60), tree.view)
    let front = SearchingView(frame: tree.subview.frame).named("a view that came last")
    tree.view.addSubview(front)
    check(asked, tree, at: (60, 60), front)
  }

  func testAsksTheEnginesQuestions() {
    var root = ViewRecipe(kind: .subject(0), name: "A", frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    root.subviews = [(20, "B"), (60, "C"), (150, "D")].map { place, name in
      ViewRecipe(kind: .subject(0), name: name, frame: CGRect(x: place, y: 20, width: 90, height: 90))
    }
    root.subviews[1].subviews = [
      ViewRecipe(kind: .subject(0), name: "E", frame: CGRect(x: 5, y: 5, width: 30, height: 30))
    ]
    checkQuestions(
      "the engine's answer by the engine's questions, each asked once, in its order and with its event", root,
      about: [CGPoint(x: 70, y: 30), CGPoint(x: 105, y: 60), CGPoint(x: 10, y: 150)])
  }

  func testSearchesWithoutTheEngine() {
    let stage = Stage()
    let trace = Trace(of: [.hitTesting])
    stage.device.trace = trace
    _ = SearchTree().view.hitTest(CGPoint(x: 60, y: 60), with: stage.event)
    // That search leaves traces of every call.
    guard trace.entries.contains(where: { $0.event == .call(.hitTest) && $0.subject.hasPrefix("View") })
    else {
      return
    }
    XCTFail("asked: a search of your own\ngot: super.hitTest was called, and that is the engine's own search")
  }

  func testHoldsForOverriddenSettings() {
    for obstacle in Obstacle.ofViews {
      let tree = SearchTree()
      let front = ObstructedView(frame: tree.view.bounds).named(
        "a view that says that it is \(obstacle.rawValue)")
      front.obstacle = obstacle
      tree.view.addSubview(front)
      check("a view is asked for its settings, which a subclass overrides", tree, at: (60, 60), tree.subview)
    }
  }

  func testHoldsForSubviewsThatCannotBeTouched() {
    for alpha in [0, 0.5] as [CGFloat] {
      let tree = SearchTree()
      let front = AnsweringView(frame: tree.view.bounds).named("Front")
      (front.answer, front.alpha, front.isHidden) = (front, alpha, alpha > 0)
      tree.view.addSubview(front)
      check(
        "a subview that can't be touched is asked like any other: its override may answer all the same", tree,
        at: (60, 60), front)
    }
  }

  func testHoldsInAnotherWindow() {
    let stage = Stage()
    let touched = TouchedView(frame: stage.window.bounds)
    stage.show(touched)
    Fingers(on: stage).act(.began, at: CGPoint(x: 20, y: 20))
    let tree = SearchTree()
    let window = UIWindow(frame: stage.window.bounds)
    window.addSubview(tree.view)
    let hit = tree.view.hitTest(CGPoint(x: 60, y: 60), with: touched.event)
    guard hit !== tree.subview else { return }
    XCTFail(
      """
      asked: the view's own values count, not where the event's fingers are: one is in another window
      expected: \(tree.subview.traceName)
      got:      \(hit?.traceName ?? "nil")
      """)
  }

  func testHoldsWithoutALayout() {
    let stage = Stage()
    let view = LayingOutView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.show(view)
    stage.device.settle()
    for isDue in [true, false] {
      if isDue { view.setNeedsLayout() }
      view.layoutCount = 0
      _ = view.hitTest(CGPoint(x: 60, y: 60), with: nil)
      if !isDue { stage.device.settle() }
      guard view.layoutCount != 0 else {
        stage.device.settle()
        continue
      }
      XCTFail("asked: a search lays nothing out\ngot: layoutSubviews() was called")
    }
  }

  func testHoldsItsSettings() { checkTakesFingersAsUsual(SearchingView(frame: .zero)) }

  func testHoldsInAnyTree() {
    check(
      "in any tree, in any app, whatever the fingers do: the engine's answers by the engine's questions",
      Twins<SearchPlan> {
        SearchSubject($0, $1, $2) { AskedView($0) }
      } students: {
        SearchSubject($0, $1, $2) { StudentsView($0) }
      } judging: {
        $0.adapt = { example, random in
          // A finger holds what lies in front of all.
          guard example.plan.root.subviews.contains(where: { $0.name == "Held" }) else { return }
          let place = Story.Place.part(0, CGPoint(x: -0.7, y: -0.7))
          example.story.moments += [
            .touch(.began, finger: 0, place), .act(0), .touch(.ended, finger: 0, place),
          ]
        }
        $0.looksUp()
        $0.recipe.rounds = 1...2
      }, count: 32)
  }

  func testHoldsForControllersAndCells() {
    let tree = SearchTree()
    let controller = UIViewController()
    controller.view = SearchingView(frame: tree.subview.frame).named("the view of a controller")
    tree.view.addSubview(controller.view)
    check("a controller's view is asked like any other", tree, at: (60, 60), controller.view)
    let cell = UITableViewCell()
    cell.frame = tree.subview.frame
    tree.view.addSubview(cell)
    cell.layoutIfNeeded()
    check("a cell is asked like any other view", tree, at: (60, 60), cell.contentView.named("its content"))
  }

  /// Asks a tree about points twice, with an event and without, and compares what was asked with the engine's questions.
  private func checkQuestions(
    _ asked: String, _ root: ViewRecipe, about points: [CGPoint], file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let event = UIEvent()
    func questions(_ make: (Asked) -> UIView) -> [String] {
      let log = AppLog()
      let view = root.build { _, recipe in make(Asked(recipe: recipe, log: log)) }
      for point in points {
        for event in [event, nil] {
          log.note("the answer is \(view.hitTest(point, with: event)?.traceName ?? "nil")")
        }
      }
      return log.lines.map(\.text)
    }
    checkTrace(
      questions { AskedView($0) }, questions { StudentsView($0) }, asked: asked, file: file, line: line)
  }

  private func check(
    _ asked: String, _ tree: SearchTree, at point: (x: CGFloat, y: CGFloat), _ expected: UIView?,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    let point = CGPoint(x: point.x, y: point.y)
    let answer = tree.view.hitTest(point, with: nil)
    guard answer !== expected else { return }
    XCTFail(
      """
      asked: \(asked)
      \(tree.view.traceName).hitTest with the point \(point.text)
      expected: \(expected?.traceName ?? "nil")
      got:      \(answer?.traceName ?? "nil")
      \(ViewOutline(of: tree.view))
      """, file: file, line: line)
  }
}

/// A view of 100 × 100 points, and in it a subview of 40 × 40 points.
private struct SearchTree {
  let view: SearchingView
  let subview = SearchingView(frame: CGRect(x: 40, y: 40, width: 40, height: 40)).named("Subview")

  init(_ view: SearchingView = SearchingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))) {
    self.view = view.named("View")
    view.addSubview(subview)
  }
}

/// A view that is 20 points larger than its bounds say.
class WideView: SearchingView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -20, dy: -20).contains(point)
  }
}

/// A scroll view that is 20 points larger than its bounds say.
private final class WideScrollView: UIScrollView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -20, dy: -20).contains(point)
  }
}

/// A view whose subclass says that it can't be touched.
class ObstructedView: SearchingView {
  var obstacle: Obstacle?

  override var isHidden: Bool {
    get { obstacle == .hidden }
    set {}
  }
  override var alpha: CGFloat {
    get { obstacle == .transparent ? 0 : 1 }
    set {}
  }
  override var isUserInteractionEnabled: Bool {
    get { obstacle != .switchedOff }
    set {}
  }
}

/// A view that counts how often it's laid out.
class LayingOutView: SearchingView {
  var layoutCount = 0

  override func layoutSubviews() { layoutCount += 1 }
}

/// A view that keeps the event of its touches.
private final class TouchedView: UIView {
  private(set) var event: UIEvent?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.event = event }
}

/// A view that answers with any view.
class AnsweringView: SearchingView {
  var answer: UIView?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { answer }
}
