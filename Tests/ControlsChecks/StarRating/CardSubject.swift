import CheckSupport
import TouchKit
import TouchStage

@testable import ControlsExercises

/// Looks after a card: what the app is told, and what it does.
final class CardSubject<Card: StarredCard>: TwinSubject {
  private let card: Card
  private let plan: CardPlan
  private let note: (String) -> Void
  private let listener: AppListener
  private var (changes, flips, zooms, others) = (0, 0, 0, 0)
  /// How many times the app has set the callbacks.
  private var listens = 0
  /// The landings that the stars tell of, without their ends.
  private var pressed = 0
  private var toldValue: Int?
  /// The value that the log knows.
  private var knownValue = 0
  /// What covers some of the stars.
  private var cover: UIView?
  /// What the app does in the next flip.
  private var inTheNextFlip: (() -> Void)?
  /// Where the card was before the app took it out in a flip.
  private weak var home: UIView?

  var view: UIView { card }
  var parts: [UIView] { [card.stars] }

  init(_ card: Card, _ plan: CardPlan, _ name: String, _ log: AppLog) {
    (self.card, self.plan) = (card, plan)
    note = { log.note("\(name): \($0)") }
    listener = AppListener(log)
    card.traceName = name
    card.isMultipleTouchEnabled = true
    let stars = card.stars.named("the stars")
    stars.isMultipleTouchEnabled = true
    stars.bounds.origin = plan.origin
    if plan.areLow { stars.bounds.size.height = 24 }
    if plan.areMirrored { stars.transform = CGAffineTransform(scaleX: -1, y: 1) }
    stars.alpha = plan.alpha
    if plan.starViews != .none { addStarViews() }
    put(plan.extra)
    listen()
    stars.addAction(
      UIAction { [weak self] _ in
        self?.changes += 1
        self?.toldValue = self?.card.stars.value
      }, for: .valueChanged)
    stars.addAction(UIAction { [weak self] _ in self?.pressed += 1 }, for: .touchDown)
    stars.addAction(
      UIAction { [weak self] _ in self?.pressed -= 1 }, for: [.touchUpInside, .touchUpOutside, .touchCancel])
    let events = UIControl.Event.allEvents.subtracting([.valueChanged, .allTouchEvents])
    stars.addAction(UIAction { [weak self] _ in self?.others += 1 }, for: events)
  }

  private func listen() {
    listens += 1
    let number = listens
    // An answer may keep it longer than its card.
    card.onFlip = { [weak self] in
      guard let self else { return }
      if number != listens { note("an onFlip is called that the app has replaced") }
      flips += 1
      let next = inTheNextFlip
      inTheNextFlip = nil
      next?()
    }
    card.onZoom = { [weak self] in
      guard let self else { return }
      if number != listens { note("an onZoom is called that the app has replaced") }
      zooms += 1
    }
  }

  /// Stars that are views, each with a view in it.
  private func addStarViews() {
    let (stars, width) = (card.stars, card.stars.bounds.width / 5)
    let row = UIView(frame: stars.bounds).named("Row")
    row.isMultipleTouchEnabled = true
    if plan.starViews == .row { stars.addSubview(row) }
    for number in 0..<5 {
      let star = plan.starViews.make().named("Star \(number + 1)")
      star.frame = CGRect(
        x: CGFloat(number) * width + (plan.starViews == .row ? 0 : plan.origin.x),
        y: plan.starViews == .row ? 0 : plan.origin.y, width: width, height: stars.bounds.height)
      star.isMultipleTouchEnabled = true
      star.addSubview(UIView(frame: star.bounds.insetBy(dx: width / 4, dy: 8)))
      (plan.starViews == .row ? row : stars).addSubview(star)
      star.isUserInteractionEnabled = true
      if (star as? UIControl)?.isEnabled == false || star.isHidden {
        note("star \(number + 1) is switched off")
      }
    }
  }

  private func put(_ extra: CardPlan.Extra) {
    let stars = card.stars.frame
    let corner = CGRect(x: stars.minX, y: stars.minY, width: stars.width * 0.37, height: stars.height)
    switch extra {
    case .none: return
    case .bar:
      let bar = UIView(frame: card.bounds).named("Bar")
      bar.isMultipleTouchEnabled = true
      card.addSubview(bar)
      return bar.addSubview(card.stars)
    case .floor:
      let floor = UIControl(frame: card.bounds).named("Floor")
      floor.isMultipleTouchEnabled = true
      return card.insertSubview(floor, belowSubview: card.stars)
    case .view: cover = UIView(frame: corner)
    case .button: cover = UIButton(frame: corner)
    case .control, .disabled:
      let control = UIControl(frame: corner)
      control.isEnabled = extra == .control
      cover = control
    }
    cover?.isMultipleTouchEnabled = true
    if let cover { card.addSubview(cover.named("Cover")) }
  }

  /// What there is to say since it was asked for last; nothing if nothing has changed.
  var state: String {
    defer { (changes, flips, zooms, others, toldValue) = (0, 0, 0, 0, nil) }
    // What was taken out in a flip comes back after it.
    home?.addSubview(card)
    home = nil
    if card.stars.superview == nil { card.addSubview(card.stars) }
    let value = card.stars.value
    let told = toldValue.map { $0 == value ? "" : ", when it was \($0)" } ?? ""
    let all = [
      value == knownValue ? "" : "value \(value)", changes == 0 ? "" : "valueChanged × \(changes)\(told)",
      flips == 0 ? "" : "flips × \(flips)", zooms == 0 ? "" : "zooms × \(zooms)",
      card.stars.isHighlighted ? "highlighted" : "", pressed < 0 ? "more touches end than begin" : "",
      others == 0 ? "" : "events that are no business of stars",
    ]
    knownValue = value
    return all.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// What an app does with a card.
  enum Act: Int, CaseIterable {
    case switchesStars, hidesStars, ignoresFingers, fades, fadesOut, mirrors, movesUp, resizes, restores
    case comesForward, listensAnew, shrinks, switchesTheFlip
    case switchesStarsInTheFlip, hidesStarsInTheFlip, takesStarsOutInTheFlip, takesCardOutInTheFlip

    var moment: Story.Moment { .act(rawValue) }
  }

  /// The act that attaches a recognizer to the card, or to the stars.
  static func attaches(_ kind: AppRecognizer, onStars: Bool) -> Story.Moment {
    .act(100 + 2 * (AppRecognizer.allCases.firstIndex(of: kind) ?? 0) + (onStars ? 1 : 0))
  }

  /// The card's own recognizer of so many taps.
  private func tap(of count: Int) -> UIGestureRecognizer? {
    card.gestureRecognizers?.first { ($0 as? UITapGestureRecognizer)?.numberOfTapsRequired == count }
  }

  private static func kind(of act: Int) -> Act { Act(rawValue: act % Act.allCases.count) ?? .restores }

  /// The recognizer that an act attaches, if it does.
  private static func recognizer(of act: Int) -> (kind: AppRecognizer, isOnStars: Bool)? {
    act < 100 ? nil : (AppRecognizer.allCases[(act - 100) / 2], !act.isMultiple(of: 2))
  }

  func words(for act: Int) -> String {
    if let (kind, isOnStars) = Self.recognizer(of: act) {
      return "gives the \(isOnStars ? "stars" : "card") a recognizer: \(kind.rawValue)"
    }
    return switch Self.kind(of: act) {
    case .switchesStars: "sets isEnabled of the stars to false, or back to true"
    case .hidesStars: "hides the stars, or shows them if they’re hidden"
    case .ignoresFingers: "sets isUserInteractionEnabled of the stars to false, or back to true"
    case .fades: "sets alpha of the stars to 0.02"
    case .fadesOut: "sets alpha of the stars to 0.008"
    case .mirrors: "mirrors the stars, left to right"
    case .movesUp: "moves the stars to the other end of the card"
    case .resizes: "gives the stars another width"
    case .restores: "shows the stars, and switches them on"
    case .comesForward: "puts the stars in front of all else on the card"
    case .listensAnew: "sets another onFlip and onZoom"
    case .shrinks: "draws the stars at 30 % of their size"
    case .switchesTheFlip: "sets isEnabled of the tap for flips to false, or back to true"
    case .switchesStarsInTheFlip: "will disable the stars in the next flip, or enable them again"
    case .hidesStarsInTheFlip: "will hide the stars in the next flip, or show them again"
    case .takesStarsOutInTheFlip: "will take the stars off the card in the next flip, and put them back"
    case .takesCardOutInTheFlip: "will take the card off the page in the next flip, and put it back"
    }
  }

  func words(for place: Story.Place) -> String? {
    func words(_ share: CGPoint, _ card: String) -> String {
      func percent(_ share: CGFloat) -> String { "\(NumberText.trimmed((1 + share) * 50, places: 1)) %" }
      let isOnStar = abs(share.x) < 1 && abs(share.y) < 1
      return (isOnStar ? "star \(Int((share.x + 1) * 2.5) + 1)" : "a place beside the stars")
        + "\(card), at \(percent(share.x)) of the stars’ width and \(percent(share.y)) of their height"
    }
    return switch place {
    case .part(_, let share): words(share, "")
    case .other(_, let share): words(share, " of the other card")
    case .screen: nil
    }
  }

  func perform(_ act: Int) {
    let (card, stars) = (card, card.stars)
    if let (kind, isOnStars) = Self.recognizer(of: act) {
      return attach(kind, to: isOnStars ? stars : card)
    }
    switch Self.kind(of: act) {
    case .switchesStars: stars.isEnabled.toggle()
    case .hidesStars: stars.isHidden.toggle()
    case .ignoresFingers: stars.isUserInteractionEnabled.toggle()
    case .fades: stars.alpha = 0.02
    // What has less than a hundredth is not found.
    case .fadesOut: stars.alpha = 0.008
    case .mirrors: stars.transform = stars.transform.scaledBy(x: -1, y: 1)
    case .movesUp: stars.center.y = card.bounds.height - stars.center.y
    case .resizes: stars.bounds.size.width = stars.bounds.width > 150 ? 120 : 210
    case .restores:
      (stars.isEnabled, stars.isHidden, stars.isUserInteractionEnabled, stars.alpha) = (true, false, true, 1)
    case .comesForward: card.addSubview(stars)
    case .listensAnew: listen()
    case .shrinks: stars.transform = CGAffineTransform(scaleX: 0.3, y: 0.3)
    case .switchesTheFlip: tap(of: 1)?.isEnabled.toggle()
    case .switchesStarsInTheFlip: inTheNextFlip = { [weak stars] in stars?.isEnabled.toggle() }
    case .hidesStarsInTheFlip: inTheNextFlip = { [weak stars] in stars?.isHidden.toggle() }
    case .takesStarsOutInTheFlip: inTheNextFlip = { [weak stars] in stars?.removeFromSuperview() }
    case .takesCardOutInTheFlip:
      inTheNextFlip = { [weak self] in
        guard let self else { return }
        home = self.card.superview
        self.card.removeFromSuperview()
      }
    }
  }

  private func attach(_ kind: AppRecognizer, to view: UIView) {
    let recognizer = kind.makeRecognizer()
    if [.tripleTap, .fourTaps].contains(kind) || kind == .doubleTap && view === card.stars {
      for other in card.gestureRecognizers ?? [] { other.require(toFail: recognizer) }
    }
    if kind == .patientTap, let zoomTap = tap(of: 2) { recognizer.require(toFail: zoomTap) }
    listener.watch(recognizer, kind.rawValue, on: view)
  }
}
