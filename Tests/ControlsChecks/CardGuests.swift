import TouchKit

// What other code puts on a card.
extension CardScene {
  func addStarViews(_ kind: CardCase.StarView) {
    let width = card.stars.bounds.width / 5
    for number in 0..<5 {
      let star = kind.make()
      star.frame = CGRect(
        x: example.origin.x + CGFloat(number) * width, y: example.origin.y, width: width,
        height: card.stars.bounds.height)
      star.isUserInteractionEnabled = kind != .idlePicture
      star.isMultipleTouchEnabled = true
      star.addSubview(UIView(frame: star.bounds.insetBy(dx: width / 4, dy: 8)))
      card.stars.addSubview(star.named("Star \(number + 1)"))
    }
  }

  func attach(_ guest: CardCase.Guest) {
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
final class Visit: UIGestureRecognizerDelegate {
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

extension CardCase.StarView {
  fileprivate func make() -> UIView {
    switch self {
    case .plain: UIView()
    case .label: UILabel()
    case .picture, .idlePicture: UIImageView()
    case .button: UIButton()
    case .control: UIControl()
    case .segments: UISegmentedControl()
    case .ownControl: StarControl()
    case .cell: UITableViewCell()
    case .stack: UIStackView()
    }
  }
}

private final class StarControl: UIControl {}
