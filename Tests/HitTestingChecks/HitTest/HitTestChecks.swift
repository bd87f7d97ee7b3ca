import CheckSupport
import TouchKit
import TouchStage
import XCTest

@testable import HitTestingExercises

final class HitTestChecks: CheckCase {
  func testAnswersForItself() {
    compare(
      .answers, "a view without subviews answers with itself inside, with nil outside", TreeRecipe(levels: 1))
  }

  func testConvertsThePointForEachSubview() {
    compare(
      .answers, "each subview is asked in its own coordinates, if it is scrolled or turned, too",
      TreeRecipe(spices: [.scrolling, .turns], mostSubviews: 1))
  }

  func testAsksTheSubviewsFromLastToFirst() {
    compare(
      .answers, "where subviews overlap, the one in front answers: the last one",
      TreeRecipe(levels: 2, mostSubviews: 5))
  }

  func testFindsNothingOutsideTheView() {
    compare(.answers, "where a view is not, its subviews are not found either", TreeRecipe())
  }

  func testSkipsViewsThatIgnoreTouches() {
    compare(
      .answers, "nil from views that are hidden or switched off, or whose alpha is below 0.01",
      TreeRecipe(spices: [.flags], points: 4), count: 85)
  }

  func testRightAndLowerEdgesAreOutside() {
    compare(
      .answers, "the left and the upper edge are inside a view, the right and the lower edge are not",
      TreeRecipe(spices: [.emptiness], aims: [.edges]))
  }

  func testBelievesPointInside() {
    compare(
      .answers, "what an override of point(inside:with:) says counts, not the bounds",
      TreeRecipe(spices: [.reach, .clipping, .emptiness]), count: 60)
  }

  func testBelievesTheAnswersOfSubviews() {
    compare(
      .answers, "what an override of hitTest(_:with:) in a subview answers counts",
      TreeRecipe(spices: [.replies], mostSubviews: 5, points: 6), count: 60)
  }

  func testAViewThatIsAskedMayDoMore() {
    compare(
      .questions,
      """
      views that leave, come to the front, hide, ask again, or change, move, add or take out others while they are asked: \
      the subviews that there were are asked, each once, where they are then
      """,
      TreeRecipe(spices: [.deeds, .scrolling], mostSubviews: 4, points: 3), count: 125)
  }

  func testAsksSubviewsOfEveryClass() {
    compare(
      .answers, "a subview is asked for its answer, of whatever class it is",
      TreeRecipe(spices: [.foreigners], levels: 4, points: 6), count: 96)
  }

  func testOnlyItsOwnValuesCount() {
    let search = TwinSearch()
    forAll(
      "the view's own values count, not those of its superview", count: 20,
      generate: TreeRecipe(levels: 2).makeCase, shrink: \.smaller,
      describe: {
        "\($0)\nthe superview of \($0.tree.name) is hidden, transparent and switched off, but it has not been asked"
      }
    ) {
      search.difference(in: $0, comparing: .answers, isUnderAnObstacle: true)
    }
  }

  func testSearchesAnewEachTime() {
    let search = TwinSearch()
    forAll(
      "asked again, after the view that was found has been hidden: a search of the tree as it is now",
      generate: TreeRecipe(mostSubviews: 4).makeCase, shrink: \.smaller, describe: \.description
    ) {
      search.difference(in: $0, comparing: .answers, hidingTheFirstAnswer: true)
    }
  }

  func testAsksTheEnginesQuestions() {
    compare(
      .questions,
      "the engine's answer by the engine's questions, each asked once, in its order and with its event",
      TreeRecipe(
        spices: Set(TreeRecipe.Spice.allCases), aims: [.inside, .edges], levels: 4, reachesLimits: true,
        points: 3),
      count: 100)
  }

  func testSearchesTheTreeAsItIsNow() {
    compare(
      .questions, "asked again after each change of the tree: the engine's answer by the engine's questions",
      TreeRecipe(
        spices: [.flags, .scrolling, .turns, .deeds, .foreigners], reachesLimits: true, mostChanges: 6),
      count: 100)
  }

  func testSearchesWithoutTheEngine() {
    let search = TwinSearch()
    forAll(
      "a search of your own", generate: TreeRecipe().makeCase, shrink: \.smaller, describe: \.description
    ) { example in
      guard search.callsTheEngine(in: example) else { return nil }
      return "got: super.hitTest was called, and that is the engine's own search"
    }
  }

  private func compare(
    _ aspect: TwinSearch.Aspect, _ asked: String, _ recipe: TreeRecipe, count: Int = 36,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    let search = TwinSearch()
    forAll(
      asked, count: count, file: file, line: line, generate: recipe.makeCase, shrink: \.smaller,
      describe: \.description
    ) {
      search.difference(in: $0, comparing: aspect)
    }
  }
}

/// Searches every tree twice: as engine's views and as the student's.
private final class TwinSearch {
  enum Aspect { case answers, questions }

  private let event: UIEvent?
  private let trace = Trace(of: [.hitTesting])
  private let stage = Stage()
  /// The root of the tree that was searched last, as long as something keeps it.
  private weak var root: UIView?
  /// The key window, which no tree is in.
  private let keyWindow: UIWindow

  init() {
    stage.device.trace = trace
    event = stage.event
    // Empty, so that no finger finds it.
    keyWindow = UIWindow(frame: .zero)
    keyWindow.isHidden = false
  }

  /// How the student's search differs from the engine's.
  func difference(
    in example: TreeCase, comparing aspect: Aspect, hidingTheFirstAnswer hides: Bool = false,
    isUnderAnObstacle isCovered: Bool = false
  ) -> String? {
    let expected = search(
      example, EngineTreeView.self, hidingTheFirstAnswer: hides, isUnderAnObstacle: isCovered)
    let isKept = root != nil
    let actual = search(
      example, StudentTreeView.self, hidingTheFirstAnswer: hides, isUnderAnObstacle: isCovered)
    CaseTrace.offer { "the engine's search:\n" + Self.list(expected.questions, expected.answer) }
    CaseTrace.offer { "your search:\n" + Self.list(actual.questions, actual.answer) }
    let questions = firstDivergence(expected: expected.questions, actual: actual.questions)
    guard expected.answer == actual.answer else {
      return """
        expected: \(expected.answer)
        got:      \(actual.answer)
        """ + (questions.map { "\nthe questions that were asked: \($0)" } ?? "")
    }
    // The touches of fingers that have been there know their views for a while.
    guard isKept || root == nil || example.fingers > 0 else {
      return "the answer, \(expected.answer), is right, but a view that nothing else keeps is still kept"
    }
    guard aspect == .questions else { return nil }
    if let difference = ViewState.difference(expected: expected.states, actual: actual.states) {
      return "the answer, \(expected.answer), is right, but the views are not as they were: \(difference)"
    }
    guard let questions else { return nil }
    return "the answer, \(expected.answer), is right, but the questions are not: \(questions)"
  }

  private static func list(_ questions: [String], _ answer: String) -> String {
    (questions + ["answer: \(answer)"]).map { "  \($0)" }.joined(separator: "\n")
  }

  /// Whether the student's search is the engine's: that one leaves traces of every call.
  func callsTheEngine(in example: TreeCase) -> Bool {
    trace.removeAll()
    var example = example
    example.event = .touches
    _ = search(example, StudentTreeView.self)
    return trace.entries.contains { $0.event == .call(.hitTest) }
  }

  private func search(
    _ example: TreeCase, _ kind: (some TreeView).Type, hidingTheFirstAnswer hides: Bool = false,
    isUnderAnObstacle isCovered: Bool = false
  ) -> (answer: String, questions: [String], states: [ViewState]) {
    let event = example.event.event(touches: event)
    let log = QuestionLog(event: event)
    let root = example.tree.build(kind, log: log)
    self.root = root
    let superview = UIView()
    if isCovered {
      for obstacle in Obstacle.ofViews { obstacle.apply(to: superview) }
      superview.addSubview(root)
    }
    let host = example.host?.build { _ in UIView() }
    if host != nil || example.isAloneInAWindow {
      host?.addSubview(root)
      stage.window.addSubview(host ?? root)
      (example.firstResponder.isMultiple(of: 3) ? stage.window : keyWindow).makeKey()
      let views = root.withEverythingInside.filter { $0 is any TreeView }
      views[example.firstResponder % views.count].becomeFirstResponder()
    }
    let places = root.window == nil ? [] : example.points.prefix(example.fingers).map(root.onScreen)
    let fingers = stage.touch(places, taps: example.taps)
    if example.comparesLooks { log.watch(everythingIn: host ?? root) }
    defer {
      stage.cancel(fingers)
      for view in stage.window.subviews { view.removeFromSuperview() }
      // A tree that is alone in it may have scrolled it.
      stage.window.bounds.origin = .zero
    }
    func hitTest() -> [UIView?] {
      log.isSearching = true
      defer { log.isSearching = false }
      return example.points.map { root.hitTest($0, with: event) }
    }
    if hides {
      hitTest()[0]?.isHidden = true
      log.forgetQuestions()
    }
    var answers = hitTest()
    let views = example.changes.isEmpty ? [] : root.withEverythingInside
    for change in example.changes {
      change.apply(to: views)
      answers += hitTest()
    }
    if !example.changes.isEmpty, let hit = answers.last ?? nil {
      let cover = UIView(frame: hit.bounds)
      cover.traceName = "a view that came last"
      hit.addSubview(cover)
      answers += hitTest()
    }
    // A search looks, and changes nothing.
    guard example.comparesLooks else { return (Self.words(answers), log.lines, []) }
    if host != nil || example.isAloneInAWindow {
      log.note(stage.window.isKeyWindow ? "the window is the key window" : "another window is the key window")
    }
    log.noteWhatGoesOn(in: host ?? root)
    if log.hasMovement {
      // What is on its way arrives, unless something has stopped it.
      stage.device.advance(by: 2)
      log.noteWhatGoesOn(in: host ?? root)
    }
    return (Self.words(answers), log.lines, ViewState.all(in: host ?? root))
  }

  private static func words(_ answers: [UIView?]) -> String {
    answers.map { $0?.traceName ?? "nil" }.joined(separator: ", then ")
  }
}
