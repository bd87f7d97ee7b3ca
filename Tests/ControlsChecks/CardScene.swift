import CheckSupport
import TouchInput
import TouchKit
import TouchStage

@testable import ControlsExercises

/// A card of some size, and where and how it is touched.
struct CardCase {
  enum Gesture: String {
    case tap = "a tap"
    case slippingTap = "a tap that slips across the upper edge of the stars"
    case doubleTap = "a double tap"
    case longPress = "a long press of 0.7 s"
    case twoFingerTap = "a tap with two fingers"
  }

  enum Place {
    case star(Int)
    case beside
  }

  let card: CGRect
  let gesture: Gesture
  let place: Place
  /// Whether each star is a view of its own that takes touches.
  var hasStarViews = false
  var isDisabled = false
  /// Recognizers that somebody else has attached.
  var guests: [Guest] = []

  enum Guest: String {
    case longPressOnTheCard = "the card’s long press"
    case twoFingerTapOnTheCard = "the card’s two-finger tap"
    case tapOnTheStars = "the stars’ own tap recognizer"
  }

  init(_ gesture: Gesture, onStars: Bool, _ random: inout SeededGenerator) {
    card = CGRect(
      x: random.points(0...60), y: random.points(20...200), width: random.points(220...320),
      height: random.points(150...260))
    self.gesture = gesture
    place = onStars ? .star(Int.random(in: 1...5, using: &random)) : .beside
  }

  var description: String {
    let spot =
      switch place {
      case .star(let number): "star \(number)"
      case .beside: "the card, beside the stars"
      }
    var words = ["\(gesture.rawValue)\(gesture == .slippingTap ? "; it lands" : "") on \(spot)"]
    if hasStarViews { words.append("each star is a view in the control") }
    if isDisabled { words.append("the stars are disabled") }
    words += guests.map { "\($0.rawValue) is there, too" }
    return words.joined(separator: "; ")
  }
}

/// What became of a touch.
struct CardOutcome: Equatable {
  var value = 0
  var changes = 0
  var flips = 0
  var zooms = 0
  var guests: [CardCase.Guest] = []

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
  private let stage = Stage(screen: CGSize(width: 400, height: 500))
  private let card: Card
  private var outcome = CardOutcome()
  private var heard: [String] = []
  /// The targets of the guests: recognizers do not keep theirs.
  private var visits: [Visit] = []

  init(_ example: CardCase) {
    self.example = example
    card = Card(frame: example.card).named("Card")
    card.stars.traceName = "Stars"
    card.stars.isEnabled = !example.isDisabled
    // Else the second finger would belong to no view at all, which is another story.
    card.stars.isMultipleTouchEnabled = true
    if example.hasStarViews { addStarViews() }
    stage.show(card)
    card.onFlip = { [unowned self] in outcome.flips += 1 }
    card.onZoom = { [unowned self] in outcome.zooms += 1 }
    card.stars.addAction(UIAction { [unowned self] _ in outcome.changes += 1 }, for: .valueChanged)
    for (event, name) in UIControl.Event.ofTouches where !name.contains("Drag") {
      card.stars.addAction(UIAction { [unowned self] _ in heard.append(name) }, for: event)
    }
    for guest in example.guests { attach(guest) }
  }

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
    }
    return nil
  }

  /// Touches, and says what is wrong.
  func complaint(expecting expected: CardOutcome) -> String? {
    play()
    outcome.value = card.stars.value
    guard outcome != expected else { return nil }
    return """
      expected: \(expected.text)
      got:      \(outcome.text)
      the stars sent: \(heard.isEmpty ? "nothing" : heard.joined(separator: ", "))
      \(ViewOutline(of: card, marking: [(touchedView, "touched")]))
      """
  }

  private var touchedView: UIView? { stage.window.hitTest(point, with: stage.event) }

  private var point: CGPoint {
    switch example.place {
    case .star(let number):
      let stars = card.stars
      return stars.convert(
        CGPoint(x: stars.bounds.width * (CGFloat(number) - 0.5) / 5, y: stars.bounds.midY), to: nil)
    case .beside where example.gesture == .slippingTap:
      return card.convert(CGPoint(x: card.stars.frame.midX, y: card.stars.frame.minY - 10), to: nil)
    case .beside: return card.convert(CGPoint(x: card.bounds.midX, y: 30), to: nil)
    }
  }

  private func play() {
    var script = TouchScript()
    script.wait(1)
    switch example.gesture {
    case .tap: script.tap(at: point)
    case .slippingTap:
      let start = point
      let isOnStars = if case .star = example.place { true } else { false }
      script.drag(from: start, to: CGPoint(x: start.x, y: start.y + (isOnStars ? -32 : 32)), for: 0.1)
    case .doubleTap: script.tap(at: point, count: 2)
    case .longPress: script.press(at: point, for: 0.7)
    case .twoFingerTap:
      let first = point
      // Towards the middle, so that both fingers are on the stars.
      let isLeft = first.x < card.convert(CGPoint(x: card.bounds.midX, y: 0), to: nil).x
      let second = CGPoint(x: first.x + (isLeft ? 30 : -30), y: first.y)
      script.together({ $0.tap(finger: 0, at: first) }, { $0.tap(finger: 1, at: second) })
    }
    stage.device.play(script.frames(on: stage.device.screen.bounds.size))
    stage.device.advance(by: 1)
  }

  private func addStarViews() {
    let width = card.stars.bounds.width / 5
    for number in 0..<5 {
      let star = UIView(
        frame: CGRect(x: CGFloat(number) * width, y: 0, width: width, height: card.stars.bounds.height))
      card.stars.addSubview(star.named("Star \(number + 1)"))
    }
  }

  private func attach(_ guest: CardCase.Guest) {
    let recognizer: UIGestureRecognizer
    switch guest {
    case .longPressOnTheCard: recognizer = UILongPressGestureRecognizer()
    case .twoFingerTapOnTheCard:
      let tap = UITapGestureRecognizer()
      tap.numberOfTouchesRequired = 2
      recognizer = tap
    case .tapOnTheStars: recognizer = UITapGestureRecognizer()
    }
    let visit = Visit { [unowned self] in outcome.guests.append(guest) }
    visits.append(visit)
    recognizer.addTarget(visit, action: Visit.act)
    (guest == .tapOnTheStars ? card.stars : card).addGestureRecognizer(recognizer)
  }
}

/// The target of a recognizer that is not the card's own; a long press acts once, when it begins.
private final class Visit {
  private let onAction: () -> Void

  init(_ onAction: @escaping () -> Void) { self.onAction = onAction }

  func act(_ recognizer: UIGestureRecognizer) {
    if recognizer.state == .began || recognizer is UITapGestureRecognizer { onAction() }
  }
}
