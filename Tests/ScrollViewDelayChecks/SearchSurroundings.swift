import CheckSupport
import TouchKit

@testable import ScrollViewDelayExercises

/// What an app does with a page of its own: how it is repaired, where it lies, what is set in it, and who listens.
struct SearchSurroundings: CustomStringConvertible {
  enum Editing: String {
    case unasked = ""
    case allowed = "the field has a delegate"
    case refused = "the field has a delegate that does not let editing end"
  }

  /// What a recognizer of the app's sees, and where.
  enum Listener: String, CaseIterable {
    case tapsOnTheTable = "a tap recognizer of the app's is on the table"
    case tapsAround = "a tap recognizer of the app's is on the view around the page"
    case doubleTapsOnTheTable = "a recognizer of the app's sees double taps on the table"
    case longPressesOnThePage = "a recognizer of the app's sees long presses on the page"
    case tapsOnThePage =
      "a tap recognizer of the app's on the page sees what is not in the table, and lets others recognize"
    case tapsOnThePageAlone =
      "a tap recognizer of the app's on the page, behind the page's own one, sees what is on the page itself"
    case tapsOnRowsSeenByThePage = "a tap recognizer of the app's on the page sees what is in the table"
  }

  enum Setting: String, CaseIterable {
    case insets = "the table has content insets of 70 points"
    case header = "the table has a header"
    case selectsNothing = "the table does not allow selection"
    case ownDelegate = "the app is the table's delegate"
    case buttonInTheRows = "the rows have buttons"
    case buttonIsOff = "the button is disabled"
    case fewRows = "the app's own list has two rows"
    case buttonRepairs = "the button's action repairs the page once more"
    case tableGoesWithTheKeyboard = "the app hides the table when the page's field has ended editing"

    /// Whether it leaves everything there is to touch.
    var isMild: Bool {
      [.insets, .header, .buttonInTheRows, .buttonRepairs, .fewRows, .ownDelegate].contains(self)
    }
  }

  let way: SearchPage.Way?
  let editing: Editing
  let listeners: [Listener]
  /// Whether its recognizers take touches away from views, which can then forbid them.
  let listenersCancel: Bool
  let settings: [Setting]
  /// Whether the app has a table of its own on the page.
  let hasAnotherTable: Bool
  let moment: SearchMoment
  /// What is otherwise only while the page is repaired.
  let changesWhileRepaired: [SearchChange]
  /// How the view around the page is turned and scaled.
  let transform: CGAffineTransform
  let isPencil: Bool
  let isInAScrollView: Bool
  /// With which act another field than the page's has the keyboard, if there is one.
  let phase: Int?
  /// How far the table is scrolled.
  let start: CGFloat

  init(_ random: inout SeededGenerator) {
    way = random.inTurn(SearchPage.Way.allCases + SearchPage.Way.allCases + [nil])
    editing = random.inTurn([.unasked, .unasked, .allowed, .refused])
    // Each in some cases, and several in some.
    let sharesTouches = way == nil || way == .shareTheTouch
    let byChance = Listener.allCases.filter {
      ![.tapsOnThePage, .tapsOnThePageAlone].contains($0)
    }.filter { listener in
      // Of two taps that are both for a row, which one is first is left open.
      random.once(in: 5) && !(sharesTouches && listener == .tapsOnRowsSeenByThePage)
    }
    listenersCancel = random.once(in: 2)
    // What a tap below the last row of a page that is not repaired does is left open.
    let isRepaired = way != nil
    settings = Setting.allCases.filter { isRepaired || $0 != .fewRows }.filter {
      $0.isMild ? random.once(in: 3) : random.once(in: 10)
    }
    hasAnotherTable = false
    let whileRepaired: [SearchChange?] = [nil, nil, nil] + SearchChange.allCases
    changesWhileRepaired = [random.inTurn(whileRepaired)].compactMap { $0 }
    transform = random.inTurn([
      .identity, .identity, CGAffineTransform(rotationAngle: .pi / 2),
      CGAffineTransform(scaleX: 0.75, y: 0.75),
      CGAffineTransform(scaleX: -1, y: 1),
    ])
    isPencil = random.isTurn(in: 5)
    isInAScrollView = random.isTurn(in: 5)
    phase = Int.random(in: 0..<3, using: &random)
    // A header, and a short list, are only seen at the top.
    let isAtTheTop = settings.contains(.header) || settings.contains(.fewRows)
    start = isAtTheTop ? 0 : random.pick([0, 0, 90, 700])
    // What may be forbidden in one way only comes in each way.
    var further: [Listener] = random.inTurn([[.tapsOnThePage], [.tapsOnThePageAlone], [], []])
    // Which of two taps is in front shows only if both are there.
    moment = random.inTurn(further.contains(.tapsOnThePageAlone) ? SearchMoment.late : SearchMoment.allCases)
    if random.isTurn(in: 4), !sharesTouches, !byChance.contains(.tapsOnRowsSeenByThePage) {
      further.append(.tapsOnRowsSeenByThePage)
    }
    listeners = byChance + further
  }

  /// A page that is only repaired, last of all, with a delegate of the app's for its table, and with another table.
  init(after way: SearchPage.Way?) {
    self.way = way
    (editing, listeners, listenersCancel, settings) = (.unasked, [], false, [.ownDelegate])
    // Whether a tap that is kept out of the suggestions hears of touches on other views depends on the view that it is
    // on: left open.
    hasAnotherTable = way != .keepOutOfTheTable
    // Nothing is as usual.
    (moment, changesWhileRepaired) = (.lastOutOfSight, SearchChange.allCases)
    (transform, isPencil, isInAScrollView, phase, start) = (.identity, false, false, nil, 90)
  }

  var description: String {
    var words = [way?.name ?? "a page that is not repaired", editing.rawValue]
    if listenersCancel, !listeners.isEmpty { words.append("the app's recognizers take touches from views") }
    words += listeners.map(\.rawValue) + settings.map(\.rawValue)
    if !transform.isIdentity { words.append("the view around the page is turned, scaled or mirrored") }
    if isInAScrollView { words.append("the page is in a scroll view") }
    if hasAnotherTable { words.append("a table of the app's own is on the page") }
    if way != nil {
      words.append(moment.rawValue)
      words += changesWhileRepaired.map { "only while the page is repaired, \($0.rawValue)" }
    }
    if isPencil { words.append("all is done with a pencil") }
    if start > 0 { words.append("the app has scrolled the table to \(NumberText.trimmed(start))") }
    return words.filter { !$0.isEmpty }.joined(separator: "\n  ")
  }
}
