import CheckSupport
import TouchKit
import TouchStage

/// What one card with stars is like.
struct CardPlan: TwinPlan {
  /// What each star is, if it's a view of its own.
  enum StarView: String, CaseIterable {
    case none = ""
    case plain = "a plain view"
    case label = "a label that takes touches"
    case picture = "an image view"
    case button = "a button"
    case control = "a control of the app’s own class"
    case cell = "a cell"
    case row = "a plain view in a row"

    func make() -> UIView {
      switch self {
      case .none, .plain, .row: UIView()
      case .label: UILabel()
      case .picture: UIImageView()
      case .button: UIButton()
      case .control: StarControl()
      case .cell: UITableViewCell()
      }
    }

    private final class StarControl: UIControl {}
  }

  /// What else lies on the card.
  enum Extra: String, CaseIterable {
    case none = ""
    case bar = "the stars lie in a view that fills the card"
    case floor = "a plain control fills the card below the stars"
    case view = "a view covers some of the stars"
    case button = "a button covers some of the stars"
    case control = "a plain control covers some of the stars"
    case disabled = "a disabled control covers some of the stars"
  }

  var size = CGSize(width: 300, height: 170)
  /// Where the bounds of the stars begin.
  var origin = CGPoint.zero
  var areMirrored = false
  var areLow = false
  var alpha: CGFloat = 1
  var starViews = StarView.none
  var extra = Extra.none
  var isOfASubclass = false

  init() {}

  init(_ random: inout SeededGenerator) {
    size = CGSize(width: random.inTurn([240, 280, 300, 110]), height: 170)
    if random.once(in: 3) { origin = CGPoint(x: 40, y: -15) }
    areMirrored = random.once(in: 4)
    areLow = random.isTurn(in: 6)
    alpha = random.inTurn([1, 1, 1, 0.02])
    starViews = random.inTurn(StarView.allCases)
    extra = random.inTurn(Extra.allCases)
    isOfASubclass = random.isTurn(in: 2)
  }

  var smaller: [CardPlan] {
    let plain = CardPlan()
    return with(\.extra, of: plain) + with(\.starViews, of: plain) + with(\.areMirrored, of: plain)
      + with(\.areLow, of: plain) + with(\.origin, of: plain) + with(\.alpha, of: plain)
      + with(\.isOfASubclass, of: plain) + with(\.size, of: plain)
  }

  var words: String {
    let all = [
      "a card \(NumberText.trimmed(size.width)) points wide",
      origin == .zero ? "" : "the bounds of the stars begin at \(origin.text)",
      areMirrored ? "the stars are mirrored" : "", areLow ? "the stars are 24 points high" : "",
      alpha == 1 ? "" : "their alpha is \(alpha)",
      starViews == .none ? "" : "each star is \(starViews.rawValue)",
      extra.rawValue, isOfASubclass ? "the card is of a subclass" : "",
    ]
    return all.filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
