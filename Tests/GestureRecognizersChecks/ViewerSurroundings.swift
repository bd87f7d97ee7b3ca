import CheckSupport
import TouchKit
import TouchStage

@testable import GestureRecognizersExercises

/// What the app has put into a viewer and around it, and what it does when it is told of something.
struct ViewerSurroundings {
  /// A recognizer around the viewer; only the long press, and that for three taps, ever has anything to do.
  enum Neighbor: String, CaseIterable {
    case none = "", noneEither = " "
    case tap = "a tap recognizer around the viewer", swipe = "a swipe recognizer around the viewer"
    case press = "a long press recognizer around the viewer"
    case quickPress = "a long press recognizer of half a second around the viewer", pinch =
      "a pinch recognizer around the viewer"
    case twoTaps = "recognizers for one and for two taps around the viewer"
    case threeTaps = "a recognizer for three taps around the viewer"
    case twoFingers = "a recognizer for three taps of two fingers around the viewer"
  }

  /// A swipe recognizer around the viewer, in all directions, which never has anything to do.
  enum Swipes: String, CaseIterable {
    case none = "", oneFinger = "a swipe recognizer for all directions around the viewer"
    case threeFingers = "a swipe recognizer for three fingers around the viewer"
  }

  /// What lies in the viewer, behind the star.
  enum Content: String, CaseIterable {
    case nothing = "", nothingToo = " "
    case photo = "the photo is a view in the viewer", strips = "narrow views fill the viewer"
    case veil = "a view that takes no touches lies over the viewer"
  }

  /// What the app does when it is told of an act.
  enum Answer: String, CaseIterable {
    case nothing = "", nothingToo = " ", nothingEither = "  "
    case listensAnew = "in each act the app sets onAct again"
    case takesOut = "in each act but of a drag the app takes the viewer out and puts it back"
    case switches = "in each act but of a drag the app switches the viewer's touches off and on"
  }

  /// Where the app shows the viewer.
  enum Home: String, CaseIterable {
    case window = "", scrolled = "the viewer lies in a view that is scrolled"
    case pager = "the viewer lies in a scroll view that two fingers scroll"
    case controller = "the viewer lies in a child of the root view controller"
    case presented = "the viewer lies in a presented view controller"
  }

  /// How the app hides the star, now and then.
  enum Hiding: String, CaseIterable {
    case never = "", neverToo = " "
    case hidden = "the star is hidden at times", pale = "the star is transparent at times"
    case away = "the star is taken out at times", elsewhere = "the star is put into another view at times"

    /// Hides the star or shows it.
    ///
    /// - Parameter place: The star's number among the views of the viewer.
    func apply(_ isHidden: Bool, to viewer: PhotoViewer, at place: Int) {
      let star = viewer.star
      switch self {
      case .never, .neverToo: break
      case .hidden: star.isHidden = isHidden
      case .pale: star.alpha = isHidden ? 0 : 1
      case .away where isHidden: star.removeFromSuperview()
      case .elsewhere where isHidden: viewer.window?.insertSubview(star, at: 0)
      case .away, .elsewhere: if star.superview !== viewer { viewer.insertSubview(star, at: place) }
      }
    }
  }

  /// A control that the app has put into the viewer, on small screens, too.
  static func button(on screen: CGSize) -> CGRect {
    CGRect(x: 150, y: screen.height - 60, width: 50, height: 40)
  }

  let neighbor: Neighbor
  /// After how many milliseconds a finger that rests is that of a recognizer around the viewer, if it is.
  var pressTime: Int? { [.press: 2_500, .quickPress: 500][neighbor] }
  let swipes: Swipes
  /// Whether the viewer is put in when the recognizers around it are there already.
  let comesLast: Bool
  let content: Content
  let answer: Answer
  let home: Home
  let hiding: Hiding
  /// How much larger than the screen the viewer was when it was made.
  let growth: CGSize
  let hidesAlways, neighborIsTheWindows, takesManyTouches: Bool
  let control: ViewerControl
  let tool: Tool
  /// How much of the screen is left free around it, on each side.
  private let margin: CGSize

  init(_ random: inout SeededGenerator) {
    neighbor = random.inTurn(Neighbor.allCases)
    swipes = random.inTurn(Swipes.allCases)
    comesLast = !random.isTurn(in: 3)
    content = random.inTurn(Content.allCases)
    answer = random.inTurn(Answer.allCases)
    home = random.inTurn(Home.allCases)
    hiding = neighbor == .tap ? .never : random.inTurn(Hiding.allCases)
    growth = random.inTurn([.zero, CGSize(width: -60, height: -90), CGSize(width: -100, height: 40)])
    hidesAlways = random.once(in: 2)
    neighborIsTheWindows = random.once(in: 2)
    takesManyTouches = home == .pager || random.once(in: 3)
    control = ViewerControl(&random)
    tool = random.inTurn(Tool.allCases)
    margin = random.inTurn([.zero, CGSize(width: 37, height: 60), CGSize(width: 140, height: 0)])
  }

  /// In words, for the description of a case.
  var words: String {
    let all = [
      neighbor.rawValue, swipes.rawValue, content.rawValue, answer.rawValue, home.rawValue, hiding.rawValue,
      tool.rawValue,
      margin == .zero ? "" : "the viewer begins at \(place(of: .zero).origin.text) on the screen",
      growth == .zero ? "" : "the viewer had another size when it was made",
      control.words,
    ].filter { !$0.allSatisfy { $0 == " " } }
    return all.isEmpty ? "" : " (\(all.joined(separator: "; ")))"
  }

  /// Where a viewer lies in the window.
  func place(of size: CGSize) -> CGRect {
    CGRect(origin: CGPoint(x: margin.width, y: margin.height), size: size)
  }

  /// The screen on which a viewer is shown.
  func screen(around size: CGSize) -> CGSize {
    CGSize(width: size.width + 2 * margin.width, height: size.height + 2 * margin.height)
  }

  /// Whether the star is hidden while one of some things is done.
  func hidesTheStar(in part: Int) -> Bool {
    ![.never, .neverToo].contains(hiding) && (hidesAlways || !part.isMultiple(of: 2))
  }
}
