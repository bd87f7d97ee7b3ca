import CheckSupport
import TouchKit
import TouchStage

/// An app with a sticker.
struct StickerPlan: TwinPlan {
  /// What the sticker lies in.
  enum Ground: String, CaseIterable {
    case board = "", scrollView = "the sticker lies in a scroll view"
    case zoomed = "the sticker lies on a page that is zoomed", sticker = "the sticker lies on another one"
  }

  /// What the app has made of its form.
  enum Form: String, CaseIterable {
    case plain = "", mirrored, slanted, stretched = "stretched, upside down", large, small, turned, offset

    var transform: CGAffineTransform {
      switch self {
      case .plain: .identity
      case .mirrored: CGAffineTransform(scaleX: -1, y: 1)
      case .slanted: CGAffineTransform(a: 1, b: 0, c: 0.4, d: 1, tx: 0, ty: 0)
      case .stretched: CGAffineTransform(scaleX: 1.3, y: -0.8)
      case .large: CGAffineTransform(scaleX: 1.5, y: 1.5)
      case .small: CGAffineTransform(scaleX: 0.7, y: 0.7)
      case .turned: CGAffineTransform(rotationAngle: 0.3)
      case .offset: CGAffineTransform(translationX: 40, y: 30)
      }
    }
  }

  var ground = Ground.board
  var form = Form.plain
  /// A recognizer of the app on the sticker or under it.
  var other: AppRecognizer?
  var isOtherUnder = false
  var isFaint = true
  /// Whether controls of the app fill the sticker.
  var hasControls = false

  /// A plain app.
  init() {}

  init(_ random: inout SeededGenerator) {
    (ground, form) = (random.inTurn(Ground.allCases), random.inTurn(Form.allCases))
    (other, isOtherUnder, isFaint) = (
      random.inTurn([nil, .pan, .pinch, .tap, .press]), random.once(in: 2), random.once(in: 3)
    )
    hasControls = random.isTurn(in: 8)
  }

  var words: String {
    let other = other.map { "\($0.rawValue) of the app \(isOtherUnder ? "under" : "on") it" } ?? ""
    return [
      "a board with a sticker, whose corner is at (110, 130) on the screen", ground.rawValue,
      form == .plain ? "" : "the sticker is \(form.rawValue)", other,
      isFaint ? "the sticker’s alpha is 0.7" : "", hasControls ? "controls fill the sticker" : "",
    ].filter { !$0.isEmpty }.joined(separator: "; ")
  }

  /// Apps in which a student's sticker must do as one that does what is stated.
  static func twins(
    right: @escaping (CGRect) -> any Sticker, students: @escaping (CGRect) -> any Sticker
  ) -> Twins<StickerPlan> {
    Twins(
      right: { StickerSubject($0, name: $1, log: $2, make: right) },
      students: { StickerSubject($0, name: $1, log: $2, make: students) }
    ) { recipe in
      (recipe.rounds, recipe.parts, recipe.actsMeanwhile, recipe.canLiftAside) = (1...2, 2, false, true)
    } judging: { twins in
      twins.surroundings.removeAll { [.scrolling, .delaying, .exclusive].contains($0) }
      twins.adapt = { example, random in
        let middle = example.story.moments
        example.story.moments = []
        example.story.pace = 0.001
        for number in 0..<4 {
          let deed = random.once(in: 2) ? [Story.Moment.act(random.number(0...98))] : []
          let hand = Self.hand(number, isAlone: example.story.tool != .finger, &random)
          example.story.moments += deed + hand.plan.moments + [.wait(random.pick([0.03, 0.2, 0.6]))]
          if number == 1 { example.story.moments += middle + [.wait(1)] }
          // The sticker is where the next hand expects it.
          if !random.once(in: 4) || number == 1 {
            example.story.moments.append(.act(StickerSubject.resetting))
          }
        }
      }
    }
  }

  /// A hand on the sticker, in the middle of the page.
  private static func hand(_ number: Int, isAlone: Bool, _ random: inout SeededGenerator) -> StickerHand {
    var hand = StickerHand(
      number == 0 ? random.inTurn(StickerHand.motions) : random.pick(StickerHand.motions), &random)
    hand.middle = CGPoint(x: 350 + random.number(-20...20), y: 410)
    hand.manner =
      number == 0 ? random.inTurn(StickerHand.Manner.allCases) : random.pick(StickerHand.Manner.allCases)
    hand.fingers = isAlone ? 1 : random.pick([1, 2, 2, 2, 3, 4, 7])
    if [.isJoined, .swaps].contains(hand.manner), !isAlone {
      (hand.fingers, hand.motions) = (hand.manner == .swaps ? 3 : 4, Set(StickerHand.Motion.allCases))
    }
    hand.distance = random.pick([12, 60, 260])
    hand.growth = random.pick([-0.8, 0.5, 3.5])
    // By hardly more than it takes to begin, too, and in small steps.
    hand.turn *= random.pick([0.2, 0.3, 1, 2])
    hand.steps = random.pick([12, 12, 40])
    hand.pace = hand.steps > 12 ? 8 : random.pick([8, 16, 180])
    hand.isCancelled = random.once(in: 5)
    return hand
  }
}

extension StickerPlan {
  var smaller: [StickerPlan] {
    var plain = StickerPlan()
    plain.isFaint = false
    return with(\.ground, of: plain) + with(\.form, of: plain) + with(\.other, of: plain)
      + with(\.isOtherUnder, of: plain) + with(\.isFaint, of: plain) + with(\.hasControls, of: plain)
  }
}
