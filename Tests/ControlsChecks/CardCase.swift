import CheckSupport
import TouchKit
import TouchStage

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

  enum Change: String {
    case smaller = "smaller"
    case mirrored = "mirrored"
    case scrolled = "scrolled"
  }

  /// What a star may be.
  enum StarView: String, CaseIterable {
    case plain = "plain view"
    case label = "label"
    case picture = "image view"
    case idlePicture = "image view that takes no touches"
    case button = "button"
    case control = "plain control"
    case segments = "segmented control"
    case ownControl = "control of the app’s own class"
    case cell = "cell"
    case stack = "stack view"
  }

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
  /// What becomes of the stars between the taps before and the gesture.
  let change: Change?
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
  /// What each star is, if it is a view of its own.
  var starViews: StarView?
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
    let side = random.pick([Side.farAbove, .farAbove, .above, .left, .right, .below])
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
    let isOfOneFinger = [.tap, .slippingTap, .doubleTap, .severalTaps, .leaving].contains(gesture)
    change = random.inTurn(
      isOfOneFinger ? [nil, nil, .smaller, .mirrored, .scrolled] : [nil, nil, .scrolled])
    // Close to stars that are low now.
    besideAt = change == .smaller ? random.pick([.above, .below]) : side
    if change != nil { before.append((.star(random.pick([2, 4])), false, 1)) }
    // Something came before, as a rule.
    for _ in 0..<(isLong ? 100 : Int.random(in: 0...2, using: &random)) {
      let isStar = random.once(in: 2)
      let place = isStar ? Place.star(Int.random(in: 1...5, using: &random)) : .beside
      before.append(
        (place, random.once(in: 4), random.pick(isLong ? [1, 1, 1, 1, 1, 1, 2, 3, 5] : [1, 1, 2, 3, 5])))
    }
    // Two fingers on two views are another story.
    let isOfOne = isOfOneFinger || [.longPress, .drag].contains(gesture)
    if isOfOne, random.isTurn(in: 3) { starViews = random.inTurn(StarView.allCases) }
  }
}
