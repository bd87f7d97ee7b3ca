import CheckSupport
import TouchInput
import TouchKit
import TouchStage

@testable import ControlsExercises

/// The card on a screen.
final class CardScene {
  let example: CardCase
  let stage = Stage(screen: CGSize(width: 1_500, height: 800))
  let card: Card
  var outcome = CardOutcome()
  private var heard: [String] = []
  /// What the stars sent that is neither valueChanged nor an event of touches.
  private var otherEvents = 0
  /// Whether the app has given the card other callbacks.
  private var hasNewCallbacks = false
  /// The value in the last valueChanged.
  private var told: Int?
  /// The targets of the guests: recognizers do not keep theirs.
  var visits: [Visit] = []
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
    if let kind = example.starViews { addStarViews(kind) }
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
    if let change = example.change { make(change) }
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

  private func make(_ change: CardCase.Change) {
    switch change {
    case .smaller:
      let size = card.stars.bounds.size
      card.stars.bounds.size = CGSize(width: size.width * 0.7, height: size.height * 0.6)
    case .mirrored: card.stars.transform = card.stars.transform.scaledBy(x: -1, y: 1)
    case .scrolled: card.stars.bounds.origin.x += 33
    }
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
}
