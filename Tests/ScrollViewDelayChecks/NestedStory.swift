import CheckSupport
import TouchKit
import TouchStage

@testable import ScrollViewDelayExercises

/// Fingers that touch one page with a strip, one after the other, whatever the page is made of.
struct NestedStory: CustomStringConvertible {
  var kind: NestedPage
  var peculiarities: [NestedPeculiarity]
  var parts: NestedParts
  var fingers: [NestedFinger]
  /// Whether the strip is at one of its ends before each finger, and not in the middle.
  var isAtAnEnd = false

  init(_ random: inout SeededGenerator) {
    kind = random.isTurn(in: 3) ? .scrollsSideways : .scrollsUpAndDown
    peculiarities = NestedPeculiarity.some(&random)
    // Strips that scroll by pages, in pages of both kinds.
    if random.isTurn(in: 4), !peculiarities.contains(.paging) { peculiarities.append(.paging) }
    parts = NestedParts(
      cover: random.inTurn(NestedParts.Cover.allCases), control: random.inTurn(NestedParts.Control.allCases))
    // A page is pulled up and down, nothing says how it is pulled sideways.
    if peculiarities.contains(where: { [.pulledPage, .pulledLowPage].contains($0) }) {
      kind = .scrollsUpAndDown
    }
    fingers = (0..<3).map { _ in NestedFinger(&random) }
    // Each thing that a finger or the app does comes in some case.
    fingers[0].action = random.inTurn(NestedFinger.Action.allCases)
    fingers[0].spot = random.inTurn(NestedWorld.Spot.allCases)
    fingers[1].before = random.inTurn(NestedEvent.allCases)
    fingers[1].spot = random.pick([.picture, .rim, .guarded])
    if random.isTurn(in: 5) {
      (fingers[2].spot, fingers[2].action) = (.rightAbove, random.pick([.taps, .restsAndDrags]))
    }
    // Both ways, whatever the page is made of.
    let isSidewaysFirst = random.once(in: 2)
    for isSideways in [isSidewaysFirst, !isSidewaysFirst] {
      fingers.append(NestedFinger.close(&random, isSideways: isSideways))
    }
    if peculiarities.contains(.edgePanned) {
      (fingers[0].spot, fingers[0].action, fingers[0].before) = (.start, .drags, nil)
      fingers[0].way = [CGPoint(x: 20, y: 4), CGPoint(x: 40, y: 8), CGPoint(x: 60, y: 12)]
    }
    if peculiarities.contains(.longPressed) {
      (fingers[1].spot, fingers[1].action) = (.rim, .pressesAndDrags)
    }
    if peculiarities.contains(.panned) { (fingers[0].spot, fingers[0].action) = (.rim, .goesWithAnother) }
    let swipes: [NestedPeculiarity] = [.swipedByOne, .swipedStrip, .waiting]
    if peculiarities.contains(where: swipes.contains) {
      (fingers[0].spot, fingers[0].action, fingers[0].before) = (.rim, .throwsIt, nil)
      fingers[0].way = [CGPoint(x: 20, y: 4), CGPoint(x: 40, y: 8), CGPoint(x: 60, y: 12)]
    }
    if parts.control != .plain { (fingers[2].spot, fingers[2].action) = (.control, .restsAndDrags) }
    // A finger that is taken away without having dragged; others drag then.
    if random.isTurn(in: 6) {
      var lost = fingers[2]
      (lost.spot, lost.action) = (random.inTurn([.rim, .blank]), .isLostAtRest)
      fingers.insert(lost, at: 3)
    }
    if parts.cover != .nothing, !peculiarities.contains(.longPressed) {
      (fingers[1].spot, fingers[1].action) = (.picture, .pressesAndDrags)
    }
    for number in fingers.indices where fingers[number].spot == .neighbor {
      if fingers[number].action == .withANeighbor { fingers[number].action = .drags }
    }
    // Whether a finger that has dragged nothing yet may turn is said by its whole way, or by where it goes now.
    for number in fingers.indices where !peculiarities.isEmpty || !fingers[number].spot.isInTheStrip {
      if [.turns, .goesTwice].contains(fingers[number].action) { fingers[number].action = .drags }
    }
    // Where one of five fingers goes, right answers may see different ways of all of them in a strip that is scaled.
    for number in fingers.indices where peculiarities.contains(.largeStrip) && fingers[number].action == .five
    {
      fingers[number].action = .drags
    }
    if peculiarities.contains(where: { [.paging, .pagingPage].contains($0) }) {
      fingers += fingers.suffix(2).map(\.reversed)
    }
    if random.isTurn(in: 4) {
      fingers.append(.throwing(from: random.inTurn([.rim, .rim, .neighbor]), &random))
    }
    if random.isTurn(in: 6) { fingers.append(.onAStripThatGrows) }
    if random.isTurn(in: 2) { fingers.append(.whileTheAppScrolls(&random)) }
    isAtAnEnd = random.inTurn([false, false, true])
    // What scrolls by pages gets drags that are steep, too.
    if peculiarities.contains(.paging) { fingers += [-40, 40].map { .steep(along: $0) } }
  }

  var description: String {
    let axis =
      kind == .scrollsSideways
      ? "a page that scrolls sideways, with a strip that scrolls up and down (all ways: x and y exchanged)"
      : "a page that scrolls up and down, with a strip that scrolls sideways"
    return axis + (isAtAnEnd ? "; the strip is scrolled to its beginning or its end" : "")
      + peculiarities.map { "; \($0.rawValue)" }.joined() + "; \(parts)"
      + fingers.enumerated().map { "\n  \($0 + 1)  \($1)" }.joined()
  }

  /// Fewer fingers.
  var smaller: [NestedStory] {
    fingers.shorter.filter { !$0.isEmpty }.map { fingers in
      var copy = self
      copy.fingers = fingers
      return copy
    }
  }

  /// What happens otherwise than the statement says, at the first such finger.
  var complaint: String? {
    let (stated, actual) = (
      NestedPlay(self) { StatedAxisScrollView() }, NestedPlay(self) { AxisScrollView() }
    )
    for (number, (expected, result)) in zip(stated.results, actual.results).enumerated() {
      if let divergence = firstDivergence(expected: expected.log, actual: result.log) {
        let moment = number == 0 ? "before all fingers" : "finger \(number)"
        return "\(moment): what is told of everything\n\(divergence)"
      }
      if let change = result.change, expected.change == nil {
        return "finger \(number)\nexpected: nothing is set anew\ngot:      \(change)"
      }
    }
    if let difference = actual.everything.difference(fromTwin: stated.everything) {
      return "after all fingers, beside views that do what the statement says\ngot: \(difference)"
    }
    return actual.page == nil ? nil : "the page is never released"
  }
}

/// A story that was played with the student's scroll views, or with those that do what the statement says.
private struct NestedPlay {
  /// What is told before all fingers, and of each of them.
  private(set) var results: [(log: [String], change: String?)] = []
  /// What is set of everything after the last finger.
  let everything: ScreenSettings
  /// The page, if anything keeps it alive.
  private(set) weak var page: UIScrollView?

  init(_ story: NestedStory, make: @escaping () -> UIScrollView) {
    let world = NestedWorld(story.kind, story.peculiarities, story.parts, make: make)
    page = world.page
    results.append((world.log.filter { $0.contains("delegate") }, nil))
    for (number, finger) in story.fingers.enumerated() {
      world.forgetLog()
      if story.isAtAnEnd { world.end = number % 2 == 0 ? .start : .end }
      if let event = finger.before { world.live(event) }
      world.putBack()
      if world.has(.dismissing) {
        _ = world.content.subviews.first { $0.canBecomeFirstResponder }?.becomeFirstResponder()
      }
      let before = world.settings
      finger.touch(world)
      world.noteDelegates()
      results.append((world.log, world.settings.change(since: before)))
    }
    everything = world.settings
    // What the device knows of the last touch is none of the page's business.
    world.page.removeFromSuperview()
    world.stage.tap(at: CGPoint(x: 1_020, y: 4))
  }
}
