import CheckSupport
import TouchKit
import TouchStage

@testable import ScrollViewDelayExercises

/// A page in some surroundings, and what happens to it; a page that does what the statement says lives through the same.
struct SearchStory: CustomStringConvertible {
  let surroundings: SearchSurroundings
  var acts: [SearchAct]

  init(_ random: inout SeededGenerator) {
    surroundings = SearchSurroundings(&random)
    var acts = (0..<random.pick([1, 1, 2, 3])).map { _ in SearchAct(&random) }
    acts += [random.inTurn(SearchAct.rare), random.inTurn(SearchAct.rare), random.inTurn(SearchAct.rare)]
    acts.shuffle(using: &random)
    // Whether the tap keeps the app's recognizers from other fingers depends on the view that it is on: left open.
    if !surroundings.listeners.isEmpty { acts.removeAll { if case .twoFingers = $0 { true } else { false } } }
    // Whatever the app does, a finger follows.
    let deed = random.inTurn(SearchAct.Deed.allCases)
    acts += [.app(deed), .press(random.pick(SearchAct.Spot.table), 0.1), .press(.below, 0.1)]
    let change = random.inTurn(SearchChange.allCases)
    acts += Self.meanwhile(surroundings.way, [change])
    // What is left open must not decide what there is to touch.
    let isLeftOpen =
      surroundings.way == .shareTheTouch && surroundings.settings.contains(.tableGoesWithTheKeyboard)
    self.acts =
      isLeftOpen && surroundings.settings.contains(.buttonInTheRows)
      ? [] : acts.filter { !isLeftOpen || !$0.spots.contains(.button) }
  }

  /// What every way must stand, on a page that is only repaired.
  init(after way: SearchPage.Way?, _ random: inout SeededGenerator) {
    let place = SearchSurroundings(after: way)
    let fingers = SearchAct.fingers.filter { place.hasAnotherTable || !$0.spots.contains(.otherTable) }
    // What a tap below the last row of a page that is not repaired does is left open.
    let additions = SearchAct.additions.filter { way != nil || !$0.spots.contains(.belowTheRows) }
    surroundings = place
    acts =
      fingers.shuffled(using: &random) + additions + SearchAct.deeds
      + Self.meanwhile(way, SearchChange.allCases)
  }

  /// What a tap below the last row of a page that is not repaired does is left open.
  private static func meanwhile(_ way: SearchPage.Way?, _ changes: [SearchChange]) -> [SearchAct] {
    changes.filter { way != nil || $0 != .tableIsEmpty }.map { .meanwhile($0) }
  }

  var description: String {
    let list = acts.enumerated().map { "  \($0.offset + 1). \($0.element)" }
    return ([surroundings.description] + list).joined(separator: "\n")
  }

  var smaller: [SearchStory] {
    acts.shorter.map { acts in
      var copy = self
      copy.acts = acts
      return copy
    }
  }

  /// What the student's page does otherwise than one that does what the statement says.
  var complaint: String? {
    let stated = SearchDiary(of: StatedSearchPage(frame: Self.frame), in: surroundings)
    let expected = acts.enumerated().map { stated.entries(of: $0.element, number: $0.offset) }
    let settings = stated.settings
    weak var page: SearchPage?
    if let complaint = self.complaint(expected, settings, &page) { return complaint }
    return page == nil ? nil : "all others let the page go, but it keeps itself alive"
  }

  private func complaint(
    _ expected: [[String]], _ settings: ScreenSettings, _ page: inout SearchPage?
  ) -> String? {
    let answer = SearchPage(frame: Self.frame)
    page = answer
    let diary = SearchDiary(of: answer, in: surroundings)
    for (number, act) in acts.enumerated() {
      let (wanted, got) = (judged(expected[number], act), judged(diary.entries(of: act, number: number), act))
      guard let divergence = firstDivergence(expected: wanted, actual: got) else { continue }
      return "\(number + 1). \(act)\n\(divergence)"
    }
    return diary.settings.difference(fromTwin: settings).map {
      "all that is set in the page and its parts, apart from the tap, stays as it is\ngot: \($0)"
    }
  }

  private static let frame = CGRect(x: 0, y: 0, width: 320, height: 480)

  /// Whether a shared tap on a button dismisses as well is left open.
  private func judged(_ lines: [String], _ act: SearchAct) -> [String] {
    var hasButtons = act.spots.contains(.button) || surroundings.settings.contains(.buttonInTheRows)
    if case .tapOnRows = act { hasButtons = true }
    guard surroundings.way == .shareTheTouch, hasButtons else { return lines }
    return lines.filter { !$0.contains("keyboard") && !$0.contains("editing") }
  }
}
