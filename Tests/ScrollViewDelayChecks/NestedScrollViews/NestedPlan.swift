import CheckSupport
import TouchKit
import TouchStage

/// What a page and its strip are like.
///
/// Places are those of a page that scrolls up and down; in one that scrolls sideways, x and y are exchanged.
struct NestedPlan: TwinPlan {
  enum Setting: String, CaseIterable {
    case plain = ""
    case paging = "the strip scrolls by pages"
    case sizedLate = "both get their frames after their contentSize"
    case pulled = "the page’s content fits into it, and can be pulled"
    case pulledLow = "the page’s content is lower than the page, and can be pulled"
    case fitting = "the page’s content fits into it"
    case still = "the page’s isScrollEnabled is false"
    case unbouncing = "neither bounces"
    case undelayed = "neither delays touches"
    case unheard = "neither has a delegate"
    case severalFingers = "both take several fingers"
  }

  enum Arrangement: String, CaseIterable {
    case direct = ""
    case inGroups = "the strip lies in two views"
    case inAControl = "the strip lies in a control"
    case narrow = "the strip is narrower than the page"
    case turned = "the strip is a tall one that is turned by 90° itself"
  }

  static let size = CGSize(width: 320, height: 440)

  /// Whether the page scrolls sideways, and the strip up and down.
  var isSideways = false
  var setting = Setting.plain
  var arrangement = Arrangement.direct
  /// How far the strip can be scrolled; less than 0 if its content is shorter.
  var room: CGFloat = 700
  /// How far both are scrolled before each gesture, as a share.
  var start: CGFloat = 0.5

  init() {}

  init(_ random: inout SeededGenerator) {
    setting = random.inTurn(Setting.allCases)
    arrangement = random.inTurn(Arrangement.allCases)
    // A page is pulled up and down; nothing says how it is pulled sideways.
    isSideways = random.isTurn(in: 3) && !pageFits
    room = random.inTurn([700, 700, 700, 700, 40, 4, 0.5, 0, -60])
    start = random.inTurn([0.5, 0.5, 0, 1])
  }

  /// Whether the page's content fits into it.
  var pageFits: Bool { [.pulled, .pulledLow, .fitting].contains(setting) }

  func turn(_ point: CGPoint) -> CGPoint { isSideways ? point.turned : point }

  func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    let (corner, size) = (turn(CGPoint(x: x, y: y)), turn(CGPoint(x: width, y: height)))
    return CGRect(origin: corner, size: CGSize(width: size.x, height: size.y))
  }

  /// Where the strip is, if as much of the page lies above what is seen of it.
  func stripFrame(below scrolled: CGFloat) -> CGRect {
    let margin: CGFloat = arrangement == .narrow ? 30 : 0
    return rect(margin, scrolled + 140, 320 - 2 * margin, 130)
  }

  /// How far the page is scrolled before each gesture.
  var pageStart: CGFloat { pageFits ? 0 : 600 * start }

  var words: String {
    let axis =
      isSideways
      ? "it scrolls sideways, and its strip up and down" : "it scrolls up and down, and its strip sideways"
    let content =
      room == Self().room
      ? ""
      : room == 0
        ? "the strip’s content fits into it"
        : "the strip’s content is \(NumberText.trimmed(abs(room))) points \(room < 0 ? "shorter" : "longer") than the strip"
    let scrolled = start == 0 ? "both are at their starts" : start == 1 ? "both are at their ends" : ""
    return ([axis, content, scrolled, setting.rawValue, arrangement.rawValue].filter { !$0.isEmpty })
      .joined(separator: "; ")
  }

  var smaller: [NestedPlan] {
    func with(_ change: (inout NestedPlan) -> Void) -> NestedPlan {
      var copy = self
      change(&copy)
      return copy
    }
    return [
      with { $0.setting = .plain }, with { $0.arrangement = .direct }, with { $0.room = Self().room },
      with { $0.start = Self().start },
    ].filter { $0.words != words }
  }
}
