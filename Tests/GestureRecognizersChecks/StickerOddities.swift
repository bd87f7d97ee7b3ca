import CheckSupport
import TouchKit

/// What is special about an app with stickers, each in its turn: how they lie, what it has taken off one, who types, and
/// when a hand begins what.
struct StickerOddities {
  /// What the app has made of the form of a sticker before anyone touches it.
  enum Form: CaseIterable {
    case plain, plainToo, mirrored, upsideDown, stretched, slanted, shifted, large, small

    var transform: CGAffineTransform {
      switch self {
      case .plain, .plainToo: .identity
      case .mirrored: CGAffineTransform(scaleX: -1, y: 1)
      case .upsideDown: CGAffineTransform(scaleX: 1.2, y: -1.2)
      case .stretched: CGAffineTransform(scaleX: 1.5, y: 0.8)
      case .slanted: CGAffineTransform(a: 1, b: 0, c: 0.4, d: 1, tx: 0, ty: 0)
      case .shifted: CGAffineTransform(translationX: 40, y: -30)
      case .large: CGAffineTransform(scaleX: 1.6, y: 1.6)
      case .small: CGAffineTransform(scaleX: 0.6, y: 0.6)
      }
    }
  }

  /// Where the first responder is.
  enum Typing: CaseIterable { case nowhere, inTheFirstSticker, besideIt }

  /// What a hand does from its beginning, and what only after a second; one turns the sticker until it is almost upright.
  enum Order: CaseIterable {
    case allAtOnce, straightens, movesFirst, spreadsFirst, turnsFirst, movesLast
    case turnsBeforeOthersLand, spreadsBeforeOthersLand
    case movesThenSwaps, spreadsThenSwaps, turnsThenSwaps

    /// Whether two more fingers land when the first two have begun.
    var joinsLate: Bool { self == .turnsBeforeOthersLand || self == .spreadsBeforeOthersLand }
    /// Whether another finger takes the place of one of the two before they go on with everything.
    var swaps: Bool { [.movesThenSwaps, .spreadsThenSwaps, .turnsThenSwaps].contains(self) }
  }

  /// Where a pan of the app is that follows a trackpad and a wheel.
  enum Guest: CaseIterable { case none, onTheSticker, onThePage }

  let form: Form
  let typing: Typing
  let order: Order
  /// Which of the three the app has taken off the first sticker, to attach some of its own there.
  let missing: Int?
  /// What the first sticker is like when the app puts it onto another board at last, how much larger it is, whether a
  /// text field fills it, and what the last hand begins with.
  let lastForm: Form
  let lastSize: CGFloat
  let isFilledAtLast: Bool
  /// Whether the first sticker is pale, cut off at its edges and the like.
  let isDrawnInAnotherWay: Bool
  let lastOrder: Order
  /// What there is when the first sticker lies on a page that scrolls and zooms, and what a hand begins with there.
  let guest: Guest
  let pageOrder: Order
  /// For what is not chosen in turn.
  let detail: UInt64

  init(_ random: inout SeededGenerator) {
    (form, typing) = (random.inTurn(Form.allCases), random.inTurn(Typing.allCases))
    (order, missing) = (
      random.inTurn(Order.allCases.filter { !$0.swaps }), random.inTurn([nil, nil, nil, 0, 1, 2])
    )
    (lastForm, lastSize) = (random.inTurn(Form.allCases), random.inTurn([1, 3.2, 9]))
    isFilledAtLast = random.isTurn(in: 3)
    isDrawnInAnotherWay = random.isTurn(in: 2)
    lastOrder = random.inTurn([
      .movesFirst, .spreadsFirst, .turnsFirst, .movesLast, .turnsBeforeOthersLand, .spreadsBeforeOthersLand,
      .movesThenSwaps, .spreadsThenSwaps, .turnsThenSwaps,
    ])
    guest = random.inTurn(Guest.allCases)
    pageOrder = random.inTurn([.movesLast, .movesFirst, .spreadsFirst, .turnsFirst])
    detail = random.next()
  }

  /// How much larger than it is the page is shown that the first sticker comes to lie on.
  var pageZoom: CGFloat { [1, 1.5, 0.7][Int(detail % 3)] }
}
