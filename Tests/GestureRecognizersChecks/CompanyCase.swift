import CheckSupport
import TouchKit
import TouchStage

/// A recognizer among others, fingers that do what any of them is for, and an app that changes something.
struct CompanyCase {
  /// Another recognizer on the screen.
  enum Guest: String, CaseIterable {
    case tap = "a tap", doubleTap = "a double tap", pan = "a pan", press = "a long press", swipe = "a swipe"
    case twin = "one more recognizer of its class"
  }

  /// Where that is.
  enum Place: String, CaseIterable {
    case before = "on its view, attached before it", after = "on its view, attached after it"
    case inside = "on a view in its view", button = "on a button in its view"
    case around = "on the superview", window = "on the window"
  }

  /// What the app has settled between the recognizer and the first of the others, or for the recognizer alone.
  enum Bond: String, CaseIterable {
    case nothing = "", nothingToo = " ", nothingEither = "  "
    case shares = "its delegate lets it run together with the first of these"
    case isShared = "the first one's delegate lets that run together with it"
    case mayNotBegin = "its delegate says that it must not begin"
    case hearsNothingInside = "its delegate refuses touches in a view in its view"
    case waits = "it must wait for the first one to fail"
    case waitsByDelegate = "its delegate says that it waits for the first one to fail"
    case isAwaited = "the first one must wait for it to fail"
    case isAwaitedByDelegate = "its delegate says that the first one waits for it to fail"
    case leavesTouches = "its cancelsTouchesInView is off"
    case delaysNothing = "its delaysTouchesEnded is off"
    case delaysEverything = "its delaysTouchesBegan is on"

    var isWait: Bool { self == .waits || self == .waitsByDelegate }
    fileprivate var isAwait: Bool { self == .isAwaited || self == .isAwaitedByDelegate }
  }

  /// What the app does in the middle, and takes back a little later.
  enum Change: String, CaseIterable {
    case nothing = "", nothingToo = " "
    case off = "it is switched off, and on again later", offAndOn = "it is switched off and on"
    case othersOff = "all others are switched off for good"
    case viewOut = "its view is taken out, and put back later", viewMoves = "its view is put into the window"
    case innerOut = "the view in its view is taken out, and put back later"
    case hides = "its view is hidden, and shown later"
    case noInteraction = "its view takes no touches for a while"
    case attachesAgain = "it is taken off its view and put back"
    case offItsView = "it is taken off its view, and put back later"
    case goesUp = "it is attached to the superview", goesFarther = "it is attached to the window"
    case delegateGoes = "its delegate goes"
  }

  /// What the recognizer is, as far as cases depend on it.
  enum Kind { case tap, drag, checkMark }

  let kind: Kind
  private(set) var guests: [(guest: Guest, place: Place)] = []
  let bond: Bond
  let change: Change
  /// Whether the change comes in the first action that is sent; else it comes between two frames.
  let changesInAnAction: Bool
  let isInAScrollView: Bool
  private let tool: Tool
  /// Whether the change comes in the last gesture but one, and is taken back when the glass is empty.
  let isLate: Bool
  let detail: UInt64
  private(set) var hand: CompanyHand

  init(_ kind: Kind, _ random: inout SeededGenerator) {
    self.kind = kind
    detail = random.next()
    bond = random.inTurn(Bond.allCases.filter { kind != .checkMark || $0 != .delaysEverything })
    let changes = Change.allCases.flatMap { [($0, false), ($0, true)] }
    (change, isLate) = random.inTurn(changes)
    let isInAnAction = random.isTurn(in: 2)
    changesInAnAction = isInAnAction && !isLate
    isInAScrollView = random.isTurn(in: 3)
    tool = random.inTurn(Tool.allCases)
    var first = random.inTurn(Guest.allCases)
    // Some that let it do its own thing.
    if isLate { first = random.pick(kind == .tap ? [.pan, .swipe] : [.tap, .doubleTap]) }
    // A double tap fails late: a drag that waits for it moves on meanwhile, but does not lift.
    if kind == .drag, bond.isWait { first = random.pick([.press, .doubleTap, .doubleTap, .tap]) }
    // A check mark may fail a little later or earlier.
    if kind == .checkMark, bond.isAwait { first = random.pick([.tap, .doubleTap, .twin]) }
    // A double tap fails some time after the lift.
    if kind == .tap, bond.isWait, !isLate, !random.once(in: 3) { first = .doubleTap }
    guests = [(first, random.inTurn(Place.allCases))]
    if !random.isTurn(in: 3), !isLate {
      guests.append((random.inTurn(Guest.allCases), random.inTurn(Place.allCases)))
    }
    hand = CompanyHand(
      kind, isAlone: bond.isWait, waitsLong: bond.isWait && first == .doubleTap, endsTwice: isLate, &random)
  }

  /// Cases with one of the others less, or one of the gestures.
  var smaller: [CompanyCase] {
    var cases: [CompanyCase] = []
    if guests.count > 1 {
      var fewer = self
      fewer.guests.removeLast()
      cases.append(fewer)
    }
    for hand in hand.smaller {
      var fewer = self
      fewer.hand = hand
      cases.append(fewer)
    }
    return cases
  }

  /// Plays it with two screens, one of them with recognizers that do what is stated, and says what differs.
  func complaint(stated: CompanyMember, students: CompanyMember) -> String? {
    let plan = hand.plan.made(with: tool)
    let (expected, actual) = (Company(self, of: stated), Company(self, of: students))
    let (due, results) = (expected.results(of: plan), actual.results(of: plan))
    if let complaint = GestureRecognizersChecks.complaint(about: results, expecting: due, of: plan) {
      return complaint
    }
    return actual.settings.difference(fromTwin: expected.settings).map {
      "compared with a recognizer that does what is stated\ngot: \($0)"
    } ?? actual.complaintAboutAnswers
  }
}

extension CompanyCase: CustomStringConvertible {
  var description: String {
    let others = guests.map { "\($0.guest.rawValue) \($0.place.rawValue)" }.joined(separator: ", and ")
    func clause(_ text: String, _ opening: String) -> String {
      let text = text.filter { $0 != " " }.isEmpty ? "" : text
      return text.isEmpty ? "" : "\n" + opening + text
    }
    return """
      beside the recognizer there is \(others)\(isInAScrollView ? "; all of it lies in a scroll view" : "")\
      \(hand.plan.isOfOneFinger && tool.rawValue.count > 1 ? "; \(tool.rawValue)" : "")\
      \(clause(bond.rawValue, ""))\
      \(clause(change.rawValue, changesInAnAction ? "in the first action that is sent, " : "\(isLate ? "near the end" : "in the middle"), "))
      """
  }
}

/// How recognizers of one class are made and asked.
struct CompanyMember {
  let make: () -> UIGestureRecognizer
  /// Others of the class that are set up differently.
  var relatives: () -> [UIGestureRecognizer] = { [] }
  /// What it tells beside its state.
  var translation: (UIGestureRecognizer) -> CGPoint? = { _ in nil }
  /// Whether the time at which it fails is settled.
  var failsInTime = true
}
