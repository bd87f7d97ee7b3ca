import CheckSupport
import TouchInput
import TouchKit
import TouchStage

@testable import ControlsExercises

/// A card of some size, and where and how it is touched.
struct CardCase {
  enum Gesture: String {
    case tap = "a tap"
    case slippingTap = "a tap that slips across an edge of the stars"
    case doubleTap = "a double tap"
    case severalTaps = "several taps"
    case spread = "two fingers that go apart"
    case twist = "two fingers that turn"
    case twoFingerPress = "a press of 0.7 s with two fingers"
    case leaving = "a finger that goes up by 130 points before it lifts"
    case longPress = "a long press"
    case twoFingerTap = "a tap with two fingers or more"
    case drag = "a drag of 60 points"
  }

  enum Place {
    case star(Int)
    case beside
  }

  enum Side { case farAbove, above, left, right, below }

  let card: CGRect
  let gesture: Gesture
  var place: Place
  /// How far from the middle of the star or of its place, as a share.
  let shift: CGPoint
  /// Where beside the stars: far from them, or right beside them.
  let besideAt: Side
  /// Where the bounds of the stars begin.
  let origin: CGPoint
  /// How the stars look, and what is around the card.
  let variation: ViewVariation
  /// How the card is drawn.
  let scale: CGFloat
  /// How many fingers tap if it is more than one.
  let fingers: Int
  /// How often a tap is repeated if it is more than twice.
  var taps: Int
  /// Whether another card is tapped first on a star, and not beside them.
  let tapsAnother: Bool
  /// Where a finger is on this card meanwhile, if there is one.
  let fingerMeanwhile: Place?
  /// How clearly the stars are seen.
  let alpha: CGFloat
  /// How stars that are hidden are, if the app doesn’t set `isHidden`.
  let alphaOfHidden: CGFloat?
  /// Whether the card is taken out of its window, and put back, before the gesture.
  let comesBack: Bool
  /// Whether it lies in a second window.
  let isInAnotherWindow: Bool
  /// Whether a plain control of the app lies under the stars, and fills the card.
  let hasFloor: Bool
  /// How long a tap takes, in seconds.
  let hold: TimeInterval
  /// How long a long press takes before it begins, in seconds.
  let pressDuration: TimeInterval
  /// How far beyond the edge of the stars a finger lifts that slips off them.
  let slip: CGFloat
  /// Which edge it crosses.
  let slipsAcross: Side
  /// Which way a drag goes.
  let direction: UISwipeGestureRecognizer.Direction
  /// What is tapped before, and what is disabled then.
  var before: [(place: Place, isDisabled: Bool, taps: Int)] = []
  /// Whether each star is a view of its own that takes touches.
  var hasStarViews = false
  var isDisabled = false
  var isHidden = false
  /// Recognizers that other code has attached.
  var guests: [Guest] = []
  /// Whether a long press of theirs begins before a tap is over, and allows all others.
  var guestsAllowOthers = false

  enum Guest: String {
    case longPressOnTheCard = "the card’s long press"
    case twoFingerTapOnTheCard = "the card’s tap with as many fingers"
    case tripleTapOnTheCard = "the card’s triple tap, which the double tap waits for,"
    case pinchOnTheCard = "the card’s pinch"
    case panOnTheCard = "the card’s pan"
    case swipeOnTheCard = "the card’s swipe"
    case rotationOnTheCard = "the card’s rotation"
    case ownOnTheCard = "the card’s recognizer of a class of its own"
    case twoFingerPressOnTheCard = "the card’s long press with two fingers"
    case severalTapsOnTheStars = "the stars’ own recognizer of several taps, for which the card’s taps wait,"
    case twoFingerTapOnTheStars = "the stars’ own tap with as many fingers"
    case tapOnTheStars = "the stars’ own tap recognizer"
    case longPressOnTheStars = "the stars’ own long press"
    case panOnTheStars = "the stars’ own pan"
    case swipeOnTheStars = "the stars’ own swipe"
    case pinchOnTheStars = "the stars’ own pinch"
    case rotationOnTheStars = "the stars’ own rotation"

    var isOnTheStars: Bool { rawValue.hasPrefix("the stars") }
  }

  /// - Parameter isLong: Whether many taps come before.
  init(_ gesture: Gesture, onStars: Bool, isLong: Bool = false, _ random: inout SeededGenerator) {
    // Where one finger taps there may be little room.
    let isNarrow = [.tap, .doubleTap, .longPress].contains(gesture) && random.once(in: 4)
    card = CGRect(
      x: random.points(0...60), y: random.points(20...200),
      width: random.points(random.once(in: 4) ? 320...900 : isNarrow ? 90...140 : 220...320),
      height: random.points(150...260))
    shift = CGPoint(x: random.share(of: -0.45, 0.45), y: random.share(of: -0.45, 0.45))
    besideAt = random.pick([.farAbove, .farAbove, .above, .left, .right, .below])
    origin = random.once(in: 3) ? CGPoint(x: random.points(-90...90), y: random.points(-90...90)) : .zero
    scale = random.once(in: 4) ? random.share(of: 0.8, 1.5) : 1
    fingers = random.pick([2, 2, 3, 4, 6])
    taps = random.pick([3, 3, 4, 5])
    slip = random.points(6...40)
    hold = random.pick([0.01, 0.05, 0.2, 0.4])
    let other: (isOnStars: Bool, finger: Place?) = random.inTurn([
      (true, nil), (true, .star(2)), (false, .star(2)), (true, .beside), (false, .beside),
    ])
    (tapsAnother, fingerMeanwhile) = other
    alpha = random.inTurn([1, 1, 0.3, 0.1, 0.02])
    alphaOfHidden = random.inTurn([nil, 0, 0.008])
    comesBack = random.isTurn(in: 3)
    hasFloor = random.isTurn(in: 4)
    isInAnotherWindow = random.isTurn(in: 5)
    variation = random.once(in: 2) ? ViewVariation(&random) : .none
    pressDuration = random.pick([0.5, 0.5, 0.6, 1, 2])
    self.gesture = gesture
    slipsAcross = random.pick([.above, .above, .below, .left, .right])
    let isSlip = gesture == .slippingTap
    let star =
      isSlip && slipsAcross == .left
      ? 1 : isSlip && slipsAcross == .right ? 5 : Int.random(in: 1...5, using: &random)
    place = onStars ? .star(star) : .beside
    // Not off the screen.
    direction = random.pick([.right, star > 2 ? .left : .right, .up, .down])
    // Something came before, as a rule.
    for _ in 0..<(isLong ? 100 : Int.random(in: 0...2, using: &random)) {
      let isStar = random.once(in: 2)
      let place = isStar ? Place.star(Int.random(in: 1...5, using: &random)) : .beside
      before.append(
        (place, random.once(in: 4), random.pick(isLong ? [1, 1, 1, 1, 1, 1, 2, 3, 5] : [1, 1, 2, 3, 5])))
    }
  }

  /// What taps before the gesture lead to.
  var outcomeBefore: CardOutcome {
    var outcome = CardOutcome()
    for tap in before {
      let taps = quickTaps(tap)
      outcome.zooms += taps / 2
      // The one that is left over is a tap like any other.
      guard taps % 2 == 1 else { continue }
      if case .star(let number) = tap.place, !tap.isDisabled {
        if guests.contains(.tapOnTheStars) {
          outcome.guests.append(.tapOnTheStars)
        } else {
          outcome.value = number
          outcome.changes += 1
        }
      } else {
        outcome.flips += 1
      }
    }
    return outcome
  }

  /// What a guest makes of two taps is another story.
  func quickTaps(_ tap: (place: Place, isDisabled: Bool, taps: Int)) -> Int { guests.isEmpty ? tap.taps : 1 }

  var description: String {
    let spot =
      switch place {
      case .star(let number): "star \(number)"
      case .beside: "the card, beside the stars"
      }
    var words = ["\(gesture.rawValue)\(gesture == .slippingTap ? "; it lands" : "") on \(spot)"]
    if gesture == .twoFingerTap {
      words.append("\(fingers) fingers")
    }
    if gesture == .tap { words.append("it takes \(NumberText.trimmed(hold, places: 2)) s") }
    if gesture == .longPress { words.append("one begins after \(NumberText.trimmed(pressDuration)) s") }
    if gesture == .severalTaps { words.append("\(taps) taps") }
    if !variation.words.isEmpty { words.append("the card" + variation.words) }
    if hasStarViews { words.append("each star is a view in the control") }
    if isDisabled { words.append("the stars are disabled") }
    if isHidden {
      words.append("the stars are hidden" + (alphaOfHidden.map { ", by an alpha of \($0)" } ?? ""))
    }
    if alpha < 1 { words.append("the alpha of the stars is \(alpha)") }
    if comesBack { words.append("the card has left its window, and has come back") }
    if isInAnotherWindow { words.append("the card lies in a second window") }
    if hasFloor { words.append("a plain control fills the card under the stars") }
    words += guests.map { "\($0.rawValue) is there, too" }
    if guestsAllowOthers {
      words.append("it begins before the finger lifts, and allows all other recognizers")
    }
    if scale != 1 {
      words.append("the card is drawn at \(NumberText.trimmed(scale, places: 2)) times its size")
    }
    if origin != .zero { words.append("the bounds of the stars begin at \(origin.text)") }
    let taps = before.map { tap in
      let isStar = if case .star = tap.place { true } else { false }
      let words =
        (isStar ? "on a star" : "beside the stars") + (quickTaps(tap) > 1 ? ", \(quickTaps(tap)) times" : "")
      return words + (tap.isDisabled ? ", which are disabled" : "")
    }
    if !taps.isEmpty { words.append("before that, taps: " + taps.joined(separator: "; ")) }
    return words.joined(separator: "; ")
  }

  /// The same with fewer taps before it, and drawn as it is.
  var smaller: [CardCase] {
    before.shorter.map { before in
      var fewer = self
      fewer.before = before
      return fewer
    }
  }
}

/// What became of a touch.
struct CardOutcome: Equatable {
  var value = 0
  var changes = 0
  var flips = 0
  var zooms = 0
  var guests: [CardCase.Guest] = []

  mutating func add(_ other: CardOutcome) {
    if other.changes > 0 { value = other.value }
    changes += other.changes
    flips += other.flips
    zooms += other.zooms
    guests += other.guests
  }

  var text: String {
    let told =
      switch changes {
      case 0: "no valueChanged"
      case 1: "valueChanged once"
      default: "valueChanged \(changes) times"
      }
    var words = ["value \(value)", told]
    for (count, what) in [(flips, "flips"), (zooms, "zooms")] {
      words.append(
        count == 0 ? "no \(what.dropLast())" : "the card \(what)\(count > 1 ? " \(count) times" : "")")
    }
    words += guests.map { "\($0.rawValue) acts" }
    return words.joined(separator: ", ")
  }
}

/// The card on a screen.
final class CardScene {
  private let example: CardCase
  private let stage = Stage(screen: CGSize(width: 1_500, height: 800))
  private let card: Card
  private var outcome = CardOutcome()
  private var heard: [String] = []
  /// What the stars sent that is neither valueChanged nor an event of touches.
  private var otherEvents = 0
  /// Whether the app has given the card other callbacks.
  private var hasNewCallbacks = false
  /// The value in the last valueChanged.
  private var told: Int?
  /// The targets of the guests: recognizers do not keep theirs.
  private var visits: [Visit] = []
  /// Other cards of the app, made before this one and after it.
  private let others: [Card]

  init(_ example: CardCase) {
    self.example = example
    let before = Card(frame: example.card)
    card = Card(frame: example.card).named("Card")
    others = [before, Card(frame: example.card)]
    for other in others { other.stars.isEnabled = example.isDisabled }
    card.stars.traceName = "Stars"
    card.stars.bounds.origin = example.origin
    if example.origin != .zero { card.stars.transform = CGAffineTransform(scaleX: 0.9, y: 0.9) }
    card.transform = CGAffineTransform(scaleX: example.scale, y: example.scale)
    card.frame.origin = example.card.origin
    // Else the second finger would belong to no view at all, which is another story.
    card.stars.isMultipleTouchEnabled = true
    if example.hasStarViews { addStarViews() }
    card.stars.alpha = example.alpha
    if example.hasFloor {
      let floor = UIControl(frame: card.bounds).named("Floor")
      floor.isMultipleTouchEnabled = true
      card.insertSubview(floor, at: 0)
    }
    stage.show(card, others[0])
    if example.isInAnotherWindow {
      let window = UIWindow(frame: stage.window.bounds)
      window.isHidden = false
      stage.furtherWindows.append(window)
      for card in [card, others[0]] { window.addSubview(card) }
    }
    example.variation.apply(to: card, looking: card.stars, on: stage)
    others[0].frame.origin = CGPoint(x: 10, y: 600)
    for other in others {
      other.onFlip = { [unowned self] in heard.append("another card flips") }
      other.onZoom = other.onFlip
    }
    card.onFlip = { [unowned self] in if !hasNewCallbacks { outcome.flips += 1 } }
    card.onZoom = { [unowned self] in if !hasNewCallbacks { outcome.zooms += 1 } }
    card.stars.addAction(
      UIAction { [unowned self] _ in
        outcome.changes += 1
        told = card.stars.value
      }, for: .valueChanged)
    let others = UIControl.Event.allEvents.subtracting([.valueChanged, .allTouchEvents])
    card.stars.addAction(UIAction { [unowned self] _ in otherEvents += 1 }, for: others)
    for (event, name) in UIControl.Event.ofTouches where !name.contains("Drag") {
      card.stars.addAction(UIAction { [unowned self] _ in heard.append(name) }, for: event)
    }
  }

  /// How a control tells that a touch is over.
  private static let ends = ["touchUpInside", "touchUpOutside", "touchCancel"]

  /// What the recognizers that the card made itself are not like any more.
  static func changedRecognizers(of card: Card) -> String? {
    let taps = (card.gestureRecognizers ?? []).compactMap { $0 as? UITapGestureRecognizer }
    for count in [1, 2] {
      guard let tap = taps.first(where: { $0.numberOfTapsRequired == count }) else {
        return "the card has no recognizer for \(count == 1 ? "a tap" : "a double tap") any more"
      }
      let name = count == 1 ? "the card’s tap" : "the card’s double tap"
      if !tap.isEnabled { return "\(name) is switched off" }
      if !tap.cancelsTouchesInView { return "cancelsTouchesInView of \(name) is false" }
      if tap.delaysTouchesBegan { return "delaysTouchesBegan of \(name) is true" }
      if !tap.delaysTouchesEnded { return "delaysTouchesEnded of \(name) is false" }
      if !tap.requiresExclusiveTouchType { return "requiresExclusiveTouchType of \(name) is false" }
      if tap.allowedTouchTypes.count < 4 { return "\(name) takes fewer types of touches" }
    }
    return nil
  }

  /// Touches, and says what is wrong.
  func complaint(expecting expected: CardOutcome) -> String? {
    if let complaint = complaintAboutAnotherCard { return complaint }
    // A recognizer is attached to stars that are in use already.
    var value = card.stars.value
    if example.shift.x > 0, !example.guests.isEmpty {
      value = 1 + Int(example.shift.x * 11)
      play(.tap, at: .star(value))
      outcome = CardOutcome()
    }
    for guest in example.guests { attach(guest) }
    var total = example.outcomeBefore
    if total.changes == 0 { total.value = value }
    for tap in example.before {
      card.stars.isEnabled = !tap.isDisabled
      play(.tap, at: tap.place, times: example.quickTaps(tap))
    }
    guard outcome.changes == total.changes, outcome.zooms == total.zooms, outcome.flips == total.flips,
      card.stars.value == total.value
    else {
      outcome.value = card.stars.value
      return complaint("the taps before, ", total)
    }
    card.stars.isEnabled = !example.isDisabled
    if example.isHidden, let alpha = example.alphaOfHidden {
      card.stars.alpha = alpha
    } else {
      card.stars.isHidden = example.isHidden
    }
    if example.comesBack, let superview = card.superview, let place = superview.subviews.firstIndex(of: card)
    {
      card.removeFromSuperview()
      superview.insertSubview(card, at: place)
    }
    // The callbacks are those of the moment.
    hasNewCallbacks = true
    let settings = ScreenSettings.apartFromTouches(of: stage.windows)
    card.onFlip = { [unowned self] in outcome.flips += 1 }
    card.onZoom = { [unowned self] in outcome.zooms += 1 }
    play(example.gesture, at: example.place)
    outcome.value = card.stars.value
    total.add(expected)
    guard outcome == total else { return complaint("", total) }
    if let change = ScreenSettings.apartFromTouches(of: stage.windows).change(since: settings) {
      return "expected: the stars and all around them are set as before\ngot:      \(change)"
    }
    guard !card.stars.isExclusiveTouch, !card.isExclusiveTouch else {
      return "expected: isExclusiveTouch of card and stars is false\ngot:      it is true"
    }
    if otherEvents > 0 {
      return "expected: no other events than valueChanged and those of touches\ngot:      others"
    }
    let (landings, ends) = (heard.count { $0 == "touchDown" }, heard.count { Self.ends.contains($0) })
    if landings != ends {
      return """
        expected: for each touchDown one of \(Self.ends.joined(separator: ", "))
        got:      \(heard.joined(separator: ", "))
        """
    }
    if let change = Self.changedRecognizers(of: card) {
      return "expected: the card’s taps are what they were\ngot:      \(change)"
    }
    guard let told, told != outcome.value else { return nil }
    return
      "expected: valueChanged when the value is \(outcome.value)\ngot:      valueChanged when it is \(told)"
  }

  /// A tap on the third star of another card that is shown, or beside its stars, while as a rule a finger is on this card.
  private var complaintAboutAnotherCard: String? {
    let (other, stars) = (others[0], others[0].stars)
    stars.isEnabled = true
    let (isOnStars, finger) = (example.tapsAnother, example.fingerMeanwhile)
    var script = TouchScript()
    if let finger { script.down(finger: 1, at: point(.tap, finger)) }
    let place = CGPoint(x: stars.bounds.midX, y: isOnStars ? stars.bounds.midY : stars.bounds.minY - 40)
    script.tap(at: stars.convert(place, to: nil))
    if finger != nil { script.up(finger: 1) }
    stage.device.play(script.frames(on: stage.device.screen.bounds.size))
    stage.device.advance(by: 1)
    let flipsHere = if case .beside = finger { 1 } else { 0 }
    func words(_ value: Int, _ flips: Int, _ valueHere: Int, _ flipsHere: Int) -> String {
      "the other card: value \(value), flips \(flips); this card: value \(valueHere), flips \(flipsHere)"
    }
    let expected = words(
      isOnStars ? 3 : 0, isOnStars ? 0 : 1, finger == nil || flipsHere > 0 ? 0 : 2, flipsHere)
    let got = words(
      stars.value, heard.count { $0 == "another card flips" }, card.stars.value, outcome.flips + outcome.zooms
    )
    guard got != expected else {
      outcome = CardOutcome()
      heard = []
      return nil
    }
    let meanwhile =
      finger == nil
      ? ""
      : ", while a finger taps \(flipsHere > 0 ? "this one beside its stars" : "the second star of this one")"
    return """
      first a tap on another card, \(isOnStars ? "on its third star" : "beside its stars")\(meanwhile)
      expected: \(expected)
      got:      \(got)
      \(ViewOutline(of: other, marking: [(stars, "touched")]))
      """
  }

  private func complaint(_ when: String, _ expected: CardOutcome) -> String {
    """
    \(when)expected: \(expected.text)
    got:      \(outcome.text)
    the stars sent: \(heard.isEmpty ? "nothing" : heard.joined(separator: ", "))
    \(ViewOutline(of: card, marking: [(touchedView, "touched")]))
    """
  }

  private var touchedView: UIView? {
    (card.window ?? stage.window).hitTest(point(example.gesture, example.place), with: stage.event)
  }

  private func point(_ gesture: CardCase.Gesture, _ place: CardCase.Place) -> CGPoint {
    let shift = example.shift
    switch place {
    case .star(let number):
      let bounds = card.stars.bounds
      let along = (CGFloat(number) - 0.5 + shift.x) / 5
      let down = 0.5 + shift.y
      return card.stars.convert(
        CGPoint(x: bounds.minX + bounds.width * along, y: bounds.minY + bounds.height * down), to: nil)
    case .beside where gesture == .slippingTap: return card.convert(beside(by: 10), to: nil)
    case .beside:
      let stars = card.stars.frame
      let (across, along) = (stars.midX + stars.width * shift.x, stars.midY + stars.height * shift.y)
      // Some points beside the edge; the card goes on for 20.
      let margin = 8 + 8 * shift.y
      let point =
        switch example.besideAt {
        case .farAbove: CGPoint(x: card.bounds.midX * (1 + shift.x), y: 40 + 50 * shift.y)
        case .above: CGPoint(x: across, y: stars.minY - margin)
        case .below: CGPoint(x: across, y: stars.maxY + margin)
        case .left: CGPoint(x: stars.minX - margin, y: along)
        case .right: CGPoint(x: stars.maxX + margin, y: along)
        }
      return card.convert(point, to: nil)
    }
  }

  /// A place in the card, on the side of the stars where a finger slips.
  private func beside(by distance: CGFloat) -> CGPoint {
    let stars = card.stars.frame
    return switch example.slipsAcross {
    case .above, .farAbove: CGPoint(x: stars.midX, y: stars.minY - distance)
    case .below: CGPoint(x: stars.midX, y: stars.maxY + distance)
    case .left: CGPoint(x: stars.minX - distance, y: stars.midY)
    case .right: CGPoint(x: stars.maxX + distance, y: stars.midY)
    }
  }

  /// Where a finger lifts that lands there and slips across an edge of the stars.
  private func lift(from start: CGPoint, isOnStars: Bool) -> CGPoint {
    guard isOnStars else { return card.convert(beside(by: -18), to: nil) }
    let bounds = card.stars.bounds
    var place = card.stars.convert(start, from: nil)
    switch example.slipsAcross {
    case .above, .farAbove: place.y = bounds.minY - example.slip
    case .below: place.y = bounds.maxY + example.slip
    case .left: place.x = bounds.minX - example.slip
    case .right: place.x = bounds.maxX + example.slip
    }
    return card.stars.convert(place, to: nil)
  }

  private func play(_ gesture: CardCase.Gesture, at place: CardCase.Place, times: Int = 1) {
    let point = point(gesture, place)
    var script = TouchScript()
    script.wait(1)
    switch gesture {
    case .tap where times > 1: script.tap(at: point, count: times)
    case .tap: script.press(at: point, for: example.hold)
    case .slippingTap:
      let isOnStars = if case .star = place { true } else { false }
      script.drag(from: point, to: lift(from: point, isOnStars: isOnStars), for: 0.1)
    case .drag:
      let way: CGPoint =
        switch example.direction {
        case .left: CGPoint(x: -60, y: 0)
        case .up: CGPoint(x: 0, y: -60)
        case .down: CGPoint(x: 0, y: 60)
        default: CGPoint(x: 60, y: 0)
        }
      script.drag(from: point, to: CGPoint(x: point.x + way.x, y: point.y + way.y), for: 0.15)
    case .leaving:
      script.drag(from: point, to: CGPoint(x: point.x, y: point.y - 130 * example.scale), for: 0.3)
    case .doubleTap: script.tap(at: point, count: 2)
    case .severalTaps: script.tap(at: point, count: example.taps)
    case .spread:
      // Along the stars, so that both fingers stay on them.
      let isLeft = point.x < card.convert(CGPoint(x: card.bounds.midX, y: 0), to: nil).x
      script.down(at: point)
      script.down(finger: 1, at: CGPoint(x: point.x + (isLeft ? 20 : -20), y: point.y))
      for step in 1...6 {
        script.wait(0.016)
        let way = 20 + CGFloat(step) * 10
        script.move(finger: 1, to: CGPoint(x: point.x + (isLeft ? way : -way), y: point.y))
      }
      script.wait(0.016)
      for finger in 0...1 { script.up(finger: finger) }
    case .twist:
      script.down(at: point)
      // Towards the middle, so that both fingers are on the stars.
      let isLeft = point.x < card.convert(CGPoint(x: card.bounds.midX, y: 0), to: nil).x
      let radius: CGFloat = isLeft ? 20 : -20
      script.down(finger: 1, at: CGPoint(x: point.x + radius, y: point.y))
      for step in 1...6 {
        script.wait(0.016)
        let angle = CGFloat(step) * 0.2
        script.move(
          finger: 1, to: CGPoint(x: point.x + radius * cos(angle), y: point.y + radius * sin(angle)))
      }
      script.wait(0.016)
      for finger in 0...1 { script.up(finger: finger) }
    case .twoFingerPress:
      script.down(at: point)
      script.down(finger: 1, at: CGPoint(x: point.x + 12, y: point.y))
      script.wait(0.7)
      for finger in 0...1 { script.up(finger: finger) }
    case .longPress: script.press(at: point, for: example.pressDuration + 0.2)
    case .twoFingerTap:
      let first = point
      // Towards the middle, so that all fingers are on the stars.
      let isLeft = first.x < card.convert(CGPoint(x: card.bounds.midX, y: 0), to: nil).x
      let step: CGFloat = example.fingers > 4 ? 11 : 22
      let places = (0..<example.fingers).map { number in
        CGPoint(x: first.x + CGFloat(number) * (isLeft ? step : -step), y: first.y)
      }
      for (finger, place) in places.enumerated() { script.down(finger: finger, at: place) }
      script.wait(0.06)
      for finger in places.indices { script.up(finger: finger) }
    }
    stage.device.play(script.frames(on: stage.device.screen.bounds.size))
    stage.device.advance(by: 1)
  }

  private func addStarViews() {
    let width = card.stars.bounds.width / 5
    for number in 0..<5 {
      let star = UIView(
        frame: CGRect(
          x: example.origin.x + CGFloat(number) * width, y: example.origin.y, width: width,
          height: card.stars.bounds.height))
      star.addSubview(UIView(frame: star.bounds.insetBy(dx: width / 4, dy: 8)))
      card.stars.addSubview(star.named("Star \(number + 1)"))
    }
  }

  private func attach(_ guest: CardCase.Guest) {
    let recognizer: UIGestureRecognizer
    switch guest {
    case .longPressOnTheCard, .longPressOnTheStars:
      let press = UILongPressGestureRecognizer()
      press.minimumPressDuration = example.guestsAllowOthers ? example.hold / 2 : example.pressDuration
      recognizer = press
    case .ownOnTheCard: recognizer = AnyMove()
    case .twoFingerTapOnTheCard, .twoFingerTapOnTheStars:
      let tap = AppsTap()
      tap.numberOfTouchesRequired = example.fingers
      recognizer = tap
    case .tripleTapOnTheCard, .severalTapsOnTheStars:
      let tap = AppsTap()
      tap.numberOfTapsRequired = example.taps
      for other in card.gestureRecognizers ?? [] { other.require(toFail: tap) }
      recognizer = tap
    case .pinchOnTheCard, .pinchOnTheStars: recognizer = UIPinchGestureRecognizer()
    case .panOnTheCard, .panOnTheStars: recognizer = UIPanGestureRecognizer()
    case .swipeOnTheCard, .swipeOnTheStars:
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = example.direction
      recognizer = swipe
    case .rotationOnTheCard, .rotationOnTheStars: recognizer = UIRotationGestureRecognizer()
    case .twoFingerPressOnTheCard:
      let press = UILongPressGestureRecognizer()
      press.numberOfTouchesRequired = 2
      recognizer = press
    case .tapOnTheStars: recognizer = example.shift.y > 0 ? AppsTap() : UITapGestureRecognizer()
    }
    let visit = Visit { [unowned self] in outcome.guests.append(guest) }
    visits.append(visit)
    recognizer.addTarget(visit, action: Visit.act)
    if example.guestsAllowOthers { recognizer.delegate = visit }
    (guest.isOnTheStars ? card.stars : card).addGestureRecognizer(recognizer)
  }
}

/// The target of a recognizer that is not the card's own; a long press acts once, when it begins.
private final class Visit: UIGestureRecognizerDelegate {
  private let onAction: () -> Void

  init(_ onAction: @escaping () -> Void) { self.onAction = onAction }

  func act(_ recognizer: UIGestureRecognizer) {
    let isOneAction = recognizer is UITapGestureRecognizer || recognizer is UISwipeGestureRecognizer
    if recognizer.state == .began || isOneAction { onAction() }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}

/// A tap recognizer of a class of the app.
private final class AppsTap: UITapGestureRecognizer {}

/// A recognizer that begins with the first move.
private final class AnyMove: UIGestureRecognizer {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .began : .changed
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
}
