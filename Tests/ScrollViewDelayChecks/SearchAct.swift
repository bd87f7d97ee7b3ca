import CheckSupport
import TouchInput
import TouchKit

/// Something that happens to a page: fingers touch it, or the app does something with it.
enum SearchAct: CustomStringConvertible {
  /// A place on a page.
  enum Spot: String {
    case row = "a row"
    case rowOfAnother = "another row"
    case edge = "a row, near the right edge of the table"
    case upperEnd = "the upper end of the table"
    case lowerEnd = "the lower end of the table"
    case belowTheRows = "the table, below its last row"
    case besideTheTable = "the page, just beside the right edge of the table"
    case below = "the page, below the table"
    case button = "the button"
    case otherTable = "the app's own table, beside the button"
    case corner = "the page, in its lower right corner"
    case oppositeCorner = "the page, in its upper left corner"

    static let table: [Spot] = [.row, .rowOfAnother, .edge, .upperEnd, .lowerEnd]

    func point(on page: any RepairablePage) -> CGPoint {
      let table = page.suggestions
      let frame = page.convert(table.bounds, from: table)
      let place =
        switch self {
        case .row: CGPoint(x: frame.midX + 0.5, y: frame.minY + 100.5)
        case .rowOfAnother: CGPoint(x: frame.midX - 60.5, y: frame.minY + 171.5)
        case .edge: CGPoint(x: frame.maxX - 6.5, y: frame.minY + 140.5)
        case .upperEnd: CGPoint(x: frame.midX, y: frame.minY + 5.5)
        case .lowerEnd: CGPoint(x: frame.midX, y: frame.maxY - 5.5)
        case .belowTheRows: CGPoint(x: frame.midX, y: frame.maxY - 25.5)
        case .besideTheTable: CGPoint(x: frame.maxX + 5.5, y: frame.minY + 140.5)
        case .below: CGPoint(x: 240.5, y: 370.5)
        case .button: CGPoint(x: page.button.frame.midX, y: page.button.frame.midY)
        case .otherTable: CGPoint(x: 165.5, y: 424.5)
        case .corner: CGPoint(x: page.bounds.maxX - 9.5, y: page.bounds.maxY - 9.5)
        case .oppositeCorner: CGPoint(x: 8.5, y: 8.5)
        }
      return page.convert(place, to: nil)
    }
  }

  case press(Spot, TimeInterval)
  /// Between the two the app brings the keyboard back.
  case presses(Spot, then: Spot)
  /// Rests, slides over some points, and lifts, or is taken away by the system.
  case slides(from: Spot, rest: TimeInterval, by: CGPoint, isLost: Bool)
  case twoFingers(Spot, Spot, liftsFirst: Bool = false)
  case tapInAGlide(Spot)
  /// A call comes in while a finger rests.
  case interruption(Spot)
  case app(Deed)
  /// A finger comes while something is changed.
  case meanwhile(SearchChange)
  /// The app watches for a gesture everywhere, and it is done.
  case gesture(SearchGesture, Spot)
  /// A row is tapped while each holds something.
  case tapOnRows(with: SearchRowPart)

  /// What the app does.
  enum Deed: String, CaseIterable {
    case repairsAgain = "the app repairs the page once more, in the same way"
    case takesAway = "the app takes the page out of the window and puts it back"
    case movesHouse = "the app moves the page to another view"
    case hidesTheTable = "the app hides the table"
    case showsTheTable = "the app shows the table, if it was hidden, and upright"
    case switchesTheTableOff = "the app switches the table's user interaction off"
    case switchesTheTableOn = "the app switches the table's user interaction on"
    case reloads = "the app reloads the table"
    case waits = "nothing happens for a hundred seconds"
    case grows = "the app makes the page wider and higher, and moves the button to the right"
    case fades = "the app makes the table transparent, so that it takes no touches"
    case turns = "the app turns the table a little"
    case wraps = "the app puts the table into a view of its own on the page"
    case setsTheTable =
      "the app switches off scrolling, bouncing and delay of the table, which selects several rows"
  }

  /// What chance alone would bring too seldom.
  static let rare: [SearchAct] = [
    .interruption(.row), .interruption(.below), .interruption(.button),
    .slides(from: .button, rest: 0.3, by: CGPoint(x: 16, y: 0), isLost: true),
    .slides(from: .row, rest: 0.3, by: CGPoint(x: 16, y: 0), isLost: true),
    .slides(from: .below, rest: 0.02, by: CGPoint(x: -16, y: 0), isLost: true),
    .slides(from: .besideTheTable, rest: 0.02, by: CGPoint(x: -16, y: 0), isLost: false),
    .slides(from: .edge, rest: 0.3, by: CGPoint(x: 16, y: 0), isLost: false),
    // A table takes one finger at a time, and a page, too. Whose is a finger on a button beside one on the page, is left
    // open: it depends on the view that the tap is on.
    .twoFingers(.row, .below), .twoFingers(.below, .row), .twoFingers(.below, .upperEnd),
    .twoFingers(.rowOfAnother, .below), .tapInAGlide(.besideTheTable), .tapInAGlide(.below),
    .presses(.row, then: .row), .presses(.below, then: .below), .press(.below, 1.2), .press(.row, 1.2),
  ]

  /// What every way must stand on a page that is only repaired: fingers first, in any order.
  static let fingers: [SearchAct] = [
    .twoFingers(.row, .below), .twoFingers(.rowOfAnother, .besideTheTable, liftsFirst: true),
    .twoFingers(.below, .row), .twoFingers(.row, .rowOfAnother), .press(.otherTable, 0.1),
    .twoFingers(.below, .besideTheTable, liftsFirst: true), .presses(.row, then: .below),
    .presses(.below, then: .row), .presses(.below, then: .besideTheTable),
  ]

  /// What the app adds, and what is done with it.
  static let additions: [SearchAct] =
    SearchGesture.allCases.flatMap { gesture in gesture.spots.map { .gesture(gesture, $0) } }
    + SearchRowPart.allCases.map { .tapOnRows(with: $0) } + [.tapInAGlide(.below)]

  /// And then what the app does.
  static let deeds: [SearchAct] = [
    .app(.repairsAgain), .press(.below, 0.1), .app(.grows), .press(.corner, 0.1),
    .press(.oppositeCorner, 0.1),
    .app(.setsTheTable), .press(.row, 0.1), .press(.rowOfAnother, 0.1),
    .app(.turns), .press(.edge, 0.1), .press(.upperEnd, 0.1), .app(.fades), .press(.row, 0.1),
    .app(.showsTheTable), .app(.wraps), .press(.lowerEnd, 0.1), .press(.rowOfAnother, 0.1),
  ]

  init(_ random: inout SeededGenerator) {
    func spot() -> Spot {
      random.pick([
        .row, .rowOfAnother, .edge, .upperEnd, .lowerEnd, .besideTheTable, .below, .below, .button,
      ])
    }
    let way = random.pick([
      CGPoint(x: 16, y: 0), CGPoint(x: -16, y: 0), CGPoint(x: 30, y: 4), CGPoint(x: -30, y: 4),
      CGPoint(x: 0, y: 8), CGPoint(x: 0, y: -60),
    ])
    self =
      switch Int.random(in: 0...7, using: &random) {
      case 0, 1, 2: .press(spot(), random.pick([0.05, 0.12, 0.3, 0.6, 1.2]))
      case 3, 4: .presses(spot(), then: spot())
      case 5: .slides(from: spot(), rest: random.pick([0.02, 0.3]), by: way, isLost: false)
      default: .app(random.pick(Deed.allCases))
      }
  }

  var description: String {
    switch self {
    case .press(let spot, let seconds): "a finger on \(spot.rawValue) for \(NumberText.trimmed(seconds)) s"
    case .presses(let spot, let other):
      "a quick tap on \(spot.rawValue), then one on \(other.rawValue); between them the keyboard comes back"
    case .slides(let spot, let rest, let way, let isLost):
      """
      a finger on \(spot.rawValue) rests for \(NumberText.trimmed(rest)) s, slides by \(way.text) and \
      \(isLost ? "is taken away by the system" : "lifts")
      """
    case .twoFingers(let spot, let other, let liftsFirst):
      """
      a finger rests on \(spot.rawValue), and another one \(liftsFirst ? "lands on" : "taps") \(other.rawValue) \
      meanwhile\(liftsFirst ? "; the first one lifts, and then the second" : "")
      """
    case .tapInAGlide(let spot):
      "a finger throws the table; while it glides, another one taps \(spot.rawValue)"
    case .interruption(let spot): "a call comes in while a finger rests on \(spot.rawValue)"
    case .app(let deed): deed.rawValue
    case .meanwhile(let change): "a finger on \(change.spot.rawValue) for 0.1 s, while \(change.rawValue)"
    case .gesture(let gesture, let spot):
      "\(gesture.rawValue) on \(spot.rawValue), while recognizers of the app's watch for that everywhere"
    case .tapOnRows(let part): "a finger on a row for 0.1 s, while each row holds or takes \(part.rawValue)"
    }
  }

  /// Where fingers are.
  var spots: [Spot] {
    switch self {
    case .press(let spot, _), .slides(let spot, _, _, _), .interruption(let spot), .tapInAGlide(let spot):
      [spot]
    case .presses(let spot, let other), .twoFingers(let spot, let other, _): [spot, other]
    case .meanwhile(let change): [change.spot]
    case .gesture(_, let spot): [spot]
    case .tapOnRows: [.row]
    case .app: []
    }
  }

  func write(to script: inout TouchScript, on page: any RepairablePage) {
    func slid(_ spot: Spot, by way: CGPoint) -> CGPoint {
      page.convert(page.convert(spot.point(on: page), from: nil) + way, to: nil)
    }
    switch self {
    case .press(let spot, let seconds): script.press(at: spot.point(on: page), for: seconds)
    case .presses(let spot, let other):
      script.tap(at: spot.point(on: page))
      script.wait(0.12)
      script.tap(at: other.point(on: page))
    case .slides(let spot, let rest, let way, let isLost):
      script.down(at: spot.point(on: page))
      script.wait(rest)
      script.move(to: slid(spot, by: way), for: 0.064)
      script.wait(0.2)
      if isLost { script.cancel() } else { script.up() }
    case .twoFingers(let spot, let other, true):
      script.down(at: spot.point(on: page))
      script.wait(0.21)
      script.down(finger: 1, at: other.point(on: page))
      script.wait(0.06)
      script.up()
      script.wait(0.06)
      script.up(finger: 1)
    case .twoFingers(let spot, let other, false):
      script.down(at: spot.point(on: page))
      script.wait(0.21)
      script.tap(finger: 1, at: other.point(on: page))
      script.wait(0.1)
      script.up()
    case .tapInAGlide(let spot):
      script.down(at: Spot.row.point(on: page))
      script.move(to: slid(.row, by: CGPoint(x: 0, y: -70)), for: 0.06)
      script.up()
      script.wait(0.12)
      script.tap(at: spot.point(on: page))
    case .interruption(let spot): script.down(at: spot.point(on: page))
    case .meanwhile(let change): script.press(at: change.spot.point(on: page), for: 0.1)
    case .gesture(let gesture, let spot): gesture.write(to: &script, at: spot.point(on: page))
    case .tapOnRows: script.press(at: Spot.row.point(on: page), for: 0.1)
    case .app: break
    }
  }
}
