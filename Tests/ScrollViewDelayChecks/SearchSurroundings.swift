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
  }

  enum Setting: String, CaseIterable {
    case insets = "the table has content insets of 70 points"
    case header = "the table has a header"
    case selectsNothing = "the table does not allow selection"
    case buttonInTheRows = "the rows have buttons"
    case buttonIsOff = "the button is disabled"
  }

  let way: SearchPage.Way?
  let editing: Editing
  let listener: Listener?
  let setting: Setting?
  /// How the view around the page is turned and scaled.
  let transform: CGAffineTransform
  let isPencil: Bool
  /// How far the table is scrolled.
  let start: CGFloat

  init(_ random: inout SeededGenerator) {
    way = random.inTurn(SearchPage.Way.allCases + SearchPage.Way.allCases + [nil])
    editing = random.inTurn([.unasked, .unasked, .allowed, .refused])
    // Two in five cases have one.
    let listeners = Listener.allCases
    listener = random.inTurn(listeners + [nil, nil, nil, nil, nil])
    let settings = Setting.allCases
    setting = random.inTurn(settings + [nil, nil, nil])
    transform = random.inTurn([
      .identity, .identity, CGAffineTransform(rotationAngle: .pi / 2),
      CGAffineTransform(scaleX: 0.75, y: 0.75),
      CGAffineTransform(scaleX: -1, y: 1),
    ])
    isPencil = random.isTurn(in: 5)
    start = random.pick([0, 0, 0, 90, 700])
  }

  var description: String {
    var words = [way?.name ?? "a page that is not repaired", editing.rawValue]
    words += [listener?.rawValue ?? "", setting?.rawValue ?? ""]
    if !transform.isIdentity { words.append("the view around the page is turned, scaled or mirrored") }
    if isPencil { words.append("all is done with a pencil") }
    if start > 0 { words.append("the app has scrolled the table to \(NumberText.trimmed(start))") }
    return words.filter { !$0.isEmpty }.joined(separator: "\n  ")
  }
}
