import CheckSupport
import TouchKit
import TouchStage

/// How fast fingers go on, and what happens while they are down.
struct PagerPace {
  enum Deed: String, CaseIterable {
    case interrupts = "the system interrupts the app"
    case movesTheContainer = "the container moves down by 3 points"
    case takesOutAndBack = "the container is taken out and put back"
    case scrollsTheHost = "what holds the containers scrolls by 5 points"
    case addsAPage = "a page is added"
    case scrollsThePager = "the app scrolls the pager by 7 points"
  }

  /// How long it takes from one move to the next, in seconds.
  let pause: TimeInterval
  var deed: Deed?
  /// Whether the fingers lift while they go, and don't rest before.
  let isThrown: Bool
  let isPencil: Bool
  /// A finger that takes no part.
  var resting: RestingFinger?

  init(_ random: inout SeededGenerator) {
    pause = random.pick([0.016, 0.016, 0.008, 0.09, 0.73])
    deed = random.once(in: 3) ? random.pick(Deed.allCases.dropLast()) : nil
    (isThrown, isPencil) = (random.once(in: 2), random.once(in: 5))
  }

  var words: String {
    (isPencil ? ", with a pencil" : "") + (isThrown ? ", without a rest before the lift" : "")
      + (deed.map { "; meanwhile \($0.rawValue)" } ?? "") + (resting?.words ?? "")
  }
}
