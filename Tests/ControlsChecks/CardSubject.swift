import CheckSupport
import TouchKit
import TouchStage

@testable import ControlsExercises

/// Looks after a card on a page: what the app is told, and what it does.
private final class CardDiary {
  private var changes = 0
  private var flips = 0
  private var zooms = 0
  private var others = 0
  /// A view on the card that covers some of the stars, once the app has put it there.
  private weak var sticker: UIView?
  private var kindOfSticker = 0
  /// What the app does in the next flip.
  private var inTheNextCall: (() -> Void)?
  /// Where the card was before the app took it out in a call.
  private weak var home: UIView?

  func setUp(_ card: some StarredCard, kind: UInt64) {
    card.onFlip = { [unowned self] in
      flips += 1
      let call = inTheNextCall
      inTheNextCall = nil
      call?()
    }
    card.onZoom = { [unowned self] in zooms += 1 }
    card.stars.addAction(UIAction { [unowned self] _ in changes += 1 }, for: .valueChanged)
    let events = UIControl.Event.allEvents.subtracting([.valueChanged, .allTouchEvents])
    card.stars.addAction(UIAction { [unowned self] _ in others += 1 }, for: events)
    card.stars.isMultipleTouchEnabled = true
    kindOfSticker = Int(kind / 300 % 4)
    if kind / 1_300 % 3 == 0 { putInBar(card.stars, of: card) }
    if kind / 2 % 3 == 0 { card.stars.bounds.origin = CGPoint(x: 40, y: -15) }
    if kind / 6 % 3 == 0 { addStarViews(to: card.stars) }
    if kind / 18 % 4 == 0 { putSticker(on: card) }
    if kind / 72 % 4 == 0 { card.stars.transform = CGAffineTransform(scaleX: -1, y: 1) }
  }

  /// Stars that are views, in a row that is a view itself.
  private func addStarViews(to stars: UIView) {
    let row = UIView(frame: stars.bounds).named("Row")
    row.isMultipleTouchEnabled = true
    let width = row.bounds.width / 5
    for number in 0..<5 {
      let star = UIView(
        frame: CGRect(x: CGFloat(number) * width, y: 0, width: width, height: row.bounds.height))
      star.isMultipleTouchEnabled = true
      row.addSubview(star.named("Star \(number + 1)"))
    }
    stars.addSubview(row)
  }

  /// The stars stay where they are, but in a view of their own that fills the card.
  private func putInBar(_ stars: UIView, of card: UIView) {
    let bar = UIView(frame: card.bounds).named("Bar")
    bar.isMultipleTouchEnabled = true
    card.addSubview(bar)
    bar.addSubview(stars)
  }

  private func putSticker(on card: some StarredCard) {
    if let sticker { return sticker.removeFromSuperview() }
    let stars = card.stars.frame
    let frame = CGRect(x: stars.minX, y: stars.minY, width: stars.width * 0.37, height: stars.height)
    // A control is no star: taps on a plain one are the card's, and a disabled one lets them through.
    let sticker =
      switch kindOfSticker {
      case 0: UIView(frame: frame)
      case 1: UIButton(frame: frame)
      default: UIControl(frame: frame)
      }
    if kindOfSticker == 3 { (sticker as? UIControl)?.isEnabled = false }
    sticker.isMultipleTouchEnabled = true
    card.addSubview(sticker.named("Sticker"))
    self.sticker = sticker
  }

  func perform(_ deed: Int, on card: some StarredCard) {
    let stars = card.stars
    switch deed % 15 {
    case 0, 1: stars.isEnabled.toggle()
    case 2: stars.isHidden.toggle()
    case 3: stars.isUserInteractionEnabled.toggle()
    // What has less than a hundredth is not found.
    case 4: stars.alpha = stars.alpha == 1 ? [0, 0.3, 0.02, 0.008, 0.6][deed / 10 % 5] : 1
    case 5: stars.transform = stars.transform.scaledBy(x: -1, y: 1)
    case 6: stars.center.y = card.bounds.height - stars.center.y
    case 7: putSticker(on: card)
    case 8: card.addSubview(stars)
    case 9: stars.bounds.size.width = stars.bounds.width > 150 ? 120 : 210
    case 10: inTheNextCall = { [unowned stars] in stars.isEnabled.toggle() }
    case 11: inTheNextCall = { [unowned stars] in stars.isHidden.toggle() }
    case 12: inTheNextCall = { [unowned stars] in stars.removeFromSuperview() }
    case 13:
      inTheNextCall = { [unowned self, unowned card] in
        home = card.superview
        card.removeFromSuperview()
      }
    default:
      (stars.isEnabled, stars.isHidden, stars.isUserInteractionEnabled, stars.alpha) = (true, false, true, 1)
    }
  }

  /// What there is to say since it was asked last.
  func words(for card: some StarredCard) -> String {
    defer { (changes, flips, zooms, others) = (0, 0, 0, 0) }
    // What was taken out in a call comes back after it.
    home?.addSubview(card)
    home = nil
    if card.stars.superview == nil { card.addSubview(card.stars) }
    let more = others > 0 ? ", and events that are no business of stars" : ""
    return "value \(card.stars.value), valueChanged × \(changes), flips \(flips), zooms \(zooms)\(more)"
  }
}

/// The card that does what the statement says, on a page.
final class StatedCardSubject: StatedCard, PageSubject {
  private let diary = CardDiary()

  convenience init(kind: UInt64, name: String, _ note: @escaping (String) -> Void) {
    self.init(frame: CGRect(x: 0, y: 0, width: 240 + CGFloat(kind % 3) * 40, height: 170))
    diary.setUp(self, kind: kind)
  }

  var part: UIView { stars }
  var words: String { diary.words(for: self) }
  func perform(_ deed: Int) { diary.perform(deed, on: self) }
}

/// The student's card, on a page.
class StudentCardSubject: Card, PageSubject {
  private let diary = CardDiary()

  required convenience init(kind: UInt64, name: String, _ note: @escaping (String) -> Void) {
    self.init(frame: CGRect(x: 0, y: 0, width: 240 + CGFloat(kind % 3) * 40, height: 170))
    diary.setUp(self, kind: kind)
  }

  var part: UIView { stars }
  var words: String { diary.words(for: self) }
  func perform(_ deed: Int) { diary.perform(deed, on: self) }
}

extension RatingControl {
  /// Stars without a card, with what a page writes down about them.
  fileprivate func setUp(_ kind: UInt64, _ note: @escaping (String) -> Void) {
    frame = CGRect(x: 0, y: 0, width: 150 + CGFloat(kind % 3) * 60, height: 44)
    if kind / 3 % 2 == 0 { bounds.origin = CGPoint(x: -30, y: 12) }
    addAction(UIAction { [unowned self] _ in note("valueChanged, value \(value)") }, for: .valueChanged)
  }

  /// Where a finger finds stars whose class reaches further than their bounds.
  fileprivate var wideArea: CGRect { bounds.insetBy(dx: -50, dy: -30) }

  fileprivate func change(_ deed: Int) {
    switch deed % 4 {
    case 0: isEnabled.toggle()
    case 1: alpha = alpha == 1 ? 0.02 : 1
    default: (isEnabled, alpha) = (true, 1)
    }
  }
}

/// A subclass of stars that do what the statement says, on a page.
final class StatedStarsSubject: StatedStars, PageSubject {
  convenience init(kind: UInt64, name: String, _ note: @escaping (String) -> Void) {
    self.init(frame: .zero)
    setUp(kind) { note("\(name): \($0)") }
  }

  var part: UIView { self }
  var words: String { "value \(value)" }
  func perform(_ deed: Int) { change(deed) }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { wideArea.contains(point) }
}

/// A subclass of the student's stars, on a page.
class StudentStarsSubject: StarRating, PageSubject {
  required convenience init(kind: UInt64, name: String, _ note: @escaping (String) -> Void) {
    self.init(frame: .zero)
    setUp(kind) { note("\(name): \($0)") }
  }

  var part: UIView { self }
  var words: String { "value \(value)" }
  func perform(_ deed: Int) { change(deed) }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { wideArea.contains(point) }
}
