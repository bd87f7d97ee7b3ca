import CheckSupport
import TouchKit
import XCTest

@testable import ScrollViewDelayExercises

final class NestedScrollViewsChecks: CheckCase {
  // MARK: The predictions

  func testToTheLeft() {
    check(NestedDrags.toTheLeft, "toTheLeft", (-16, 0), (-32, 0), (-48, 0))
  }

  func testUpThenLeft() {
    check(NestedDrags.upThenLeft, "upThenLeft", (0, -8), (-4, -16), (-20, -32), (-40, -48))
  }

  func testFastAndMainlyUp() {
    check(NestedDrags.fastAndMainlyUp, "fastAndMainlyUp", (-12, -40), (-24, -80))
  }

  private func check(
    _ answer: NestedDrags.Outcome, _ name: String, _ places: (CGFloat, CGFloat)...,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    let drag = NestedDrag(places: places.map { CGPoint(x: $0.0, y: $0.1) })
    guard let claimed = answer.dragger, let strip = answer.strip, let page = answer.page else {
      XCTFail(
        """
        asked: NestedDrags.\(name), of plain scroll views
        \(drag)
        expected: your prediction: dragger is .strip or .page, strip and page are numbers
        got:      \(answer.dragger == nil && answer.strip == nil ? "nil" : "not all three of them")
        """, file: file, line: line)
      return
    }
    let scene = NestedScene { UIScrollView() }
    scene.strip.frame.origin.y = 128
    let outcome = scene.play(drag)
    func compare(_ what: String, _ expected: String, _ got: String) -> Bool {
      if expected == got { return true }
      XCTFail(
        """
        asked: NestedDrags.\(name), of plain scroll views: \(what)
        \(drag)
        expected: \(expected)
        got:      \(got)
        """, file: file, line: line)
      return false
    }
    // One thing after the other: who has the first one wrong should think about the others again.
    _ =
      compare("which one scrolls", outcome.draggers.joined(separator: ", then "), "the \(claimed)")
      && compare(
        "strip.contentOffset.x in the end", NumberText.trimmed(outcome.strip.x), NumberText.trimmed(strip))
      && compare(
        "page.contentOffset.y in the end", NumberText.trimmed(outcome.page.y), NumberText.trimmed(page))
  }

  // MARK: The class

  func testASlowDragScrollsTheOneItFollows() {
    compare(
      "a slow drag on the strip scrolls the one whose axis it mainly follows", NestedRecipe(step: 2...6),
      count: 40)
  }

  func testAFastDragScrollsTheOneItFollows() {
    compare(
      "a fast drag on the strip, too, scrolls the one whose axis it mainly follows",
      NestedRecipe(step: 24...300), count: 32)
  }

  func testADragThatTurnsStaysWhereItBegan() {
    compare(
      "a drag that turns when it has begun goes on to move the same scroll view, and only that",
      NestedRecipe(step: 12...30, turns: true))
  }

  func testOneDragAfterTheOther() {
    compare("several drags, one after the other: each is decided anew", NestedRecipe(step: 6...40, count: 3))
    compare("a hundred drags: each is decided anew", NestedRecipe(step: 6...40, count: 100), count: 1)
  }

  func testBesideTheStripOnlyThePageScrolls() {
    compare(
      "a drag beside the strip scrolls the page if it mainly goes up or down, else nothing",
      NestedRecipe(step: 12...40, isOnStrip: false))
  }

  func testAStripWithoutRoomDoesNotScroll() {
    compare(
      "a strip as wide as its content: drags that mainly go up or down scroll the page, others nothing",
      NestedRecipe(step: 12...40, stripWidth: 512))
  }

  func testAPageThatScrollsSidewaysHoldsAStripThatScrollsUpAndDown() {
    compare(
      "a page that scrolls sideways, and in it a strip that scrolls up and down: the app makes both of your class",
      NestedRecipe(step: 6...40, count: 2, pages: [.scrollsSideways]))
    compare(
      "the same page: a drag beside the strip scrolls the page if it mainly goes sideways, else nothing",
      NestedRecipe(step: 12...40, isOnStrip: false, pages: [.scrollsSideways]))
  }

  func testTapsInTheStripStillWork() {
    for (name, watched) in [("strip", \NestedScene.strip), ("page", \NestedScene.page)] {
      for onAPicture in [true, false] {
        let scene = NestedScene { AxisScrollView() }
        var taps = 1
        var asked = ""
        // Again after drags.
        for (drag, count) in [(nil, 1), (CGPoint(x: -40, y: 4), 2), (CGPoint(x: 4, y: -40), 1)]
        where taps == 1 {
          if let drag { _ = scene.play(NestedDrag(places: [drag])) }
          scene.place(strip: scene.start.strip, page: scene.start.page)
          taps = scene.countTaps(of: scene[keyPath: watched], onAPicture: onAPicture, taps: count)
          asked =
            count == 1
            ? "a tap recognizer of the \(name), and one tap" : "a double tap of the \(name), and two taps"
        }
        if taps == 1 { continue }
        XCTFail(
          """
          asked: \(asked) in the strip, \(onAPicture ? "on" : "beside") a picture
          expected: it is recognized once
          got:      it is recognized \(taps) times
          A view that is hit is asked gestureRecognizerShouldBegin(_:) about all recognizers of its own and of the \
          views around it, not only about its pan.
          """)
      }
    }
  }

  func testOtherRecognizersStillWork() {
    for (name, watched) in [("strip", \NestedScene.strip), ("page", \NestedScene.page)] {
      let (plain, scene) = (NestedScene { UIScrollView() }, NestedScene { AxisScrollView() })
      checkTrace(
        plain.countOthers(of: plain[keyPath: watched]), scene.countOthers(of: scene[keyPath: watched]),
        asked: """
          which are recognized, of a long press and a tap with two fingers that are attached to the \(name), when \
          both are made in the strip
          """)
      checkTrace(
        plain.lettingBegin(plain[keyPath: watched]), scene.lettingBegin(scene[keyPath: watched]),
        asked: "gestureRecognizerShouldBegin(_:) about further recognizers that are attached to the \(name)")
    }
  }

  func testWhateverThePageIsMadeOf() {
    forAll(
      "fingers in a page of some kind, one after the other: everything in it hears what it should",
      count: 60, generate: { NestedStory(&$0) }, shrink: \.smaller, describe: \.description,
      check: \.complaint)
  }

  private func compare(
    _ asked: String, _ recipe: NestedRecipe, count: Int = 18, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    forAll(
      asked, count: count, file: file, line: line, generate: recipe.make, shrink: \.smaller,
      describe: \.description, check: \.complaint)
  }
}
