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
    changes.filter { way != nil || ![.tableIsEmpty, .tableHasNobody].contains($0) }.map { .meanwhile($0) }
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
    weak var page: SearchPage?
    if let complaint = self.complaint(about: &page) { return complaint }
    return page == nil ? nil : "all others let the page go, but it keeps itself alive"
  }

  private func complaint(about page: inout SearchPage?) -> String? {
    let answer = SearchPage(frame: Self.frame)
    page = answer
    let stated = life(of: StatedSearchPage(frame: Self.frame))
    let actual = life(of: answer)
    // Whether a shared tap takes touches on the page itself from the views around it, as before, is left open.
    lazy var alternative = life(of: StatedSearchPage(frame: Self.frame, sharing: .ofTheTable))
    for (number, act) in acts.enumerated() {
      guard let divergence = firstDivergence(expected: stated.entries[number], actual: actual.entries[number])
      else { continue }
      if surroundings.way == .shareTheTouch, actual.entries[number] == alternative.entries[number] {
        continue
      }
      return "\(number + 1). \(act)\n\(divergence)"
    }
    return actual.settings.difference(fromTwin: stated.settings).map {
      "all that is set in the page and its parts, apart from the tap, stays as it is\ngot: \($0)"
    }
  }

  /// What is judged of each act on a page, and what is set in the end.
  private func life(of page: any RepairablePage) -> (entries: [[String]], settings: ScreenSettings) {
    let diary = SearchDiary(of: page, in: surroundings)
    let entries = acts.enumerated().map {
      judged(diary.entries(of: $0.element, number: $0.offset), $0.element)
    }
    return (entries, diary.settings)
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
