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
    case away = "the star is taken out at times"

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
      case .away: if star.superview == nil { viewer.insertSubview(star, at: place) }
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
  private let swipes: Swipes
  /// Whether the viewer is put in when the recognizers around it are there already.
  private let comesLast: Bool
  let content: Content
  let answer: Answer
  let home: Home
  let hiding: Hiding
  /// How much larger than the screen the viewer was when it was made.
  let growth: CGSize
  private let hidesAlways, neighborIsTheWindows, takesManyTouches: Bool
  private let control: ViewerControl
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

  /// Builds it around a viewer that is in the window, and counts what the others do.
  func build(around viewer: PhotoViewer, on stage: Stage, _ count: @escaping (String) -> Void) -> [AnyObject]
  {
    if let container = makeHome(on: stage, at: viewer.frame) {
      viewer.frame = container.bounds
      container.addSubview(viewer)
    }
    let bounds = viewer.bounds
    switch content {
    case .nothing, .nothingToo: break
    case .photo:
      let photo = UIView(frame: bounds)
      let picture = UIView(frame: bounds)
      picture.addSubview(UIView(frame: bounds))
      picture.addSubview(UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 20)))
      photo.addSubview(picture)
      viewer.insertSubview(photo, at: 0)
    case .strips:
      for top in stride(from: 0, to: bounds.height, by: 25) {
        viewer.insertSubview(UIView(frame: CGRect(x: 0, y: top, width: bounds.width, height: 25)), at: 0)
      }
    case .veil:
      let veil = UIView(frame: bounds)
      veil.isUserInteractionEnabled = false
      viewer.addSubview(veil)
    }
    control.add(to: viewer, at: Self.button(on: bounds.size), count)
    viewer.isMultipleTouchEnabled = takesManyTouches
    let ears = [neighbor.rawValue, swipes.rawValue].map { name in Ear { count("\(name) acts") } }
    for (ear, recognizers) in zip(ears, [makeNeighbors(), makeSwipes()]) {
      for recognizer in recognizers {
        recognizer.addTarget(ear, action: Ear.hear)
        (neighborIsTheWindows ? stage.window : viewer.superview)?.addGestureRecognizer(recognizer)
      }
    }
    if comesLast, let superview = viewer.superview {
      viewer.removeFromSuperview()
      superview.addSubview(viewer)
    }
    return ears
  }

  /// What the viewer comes to lie in, if that isn't the window.
  private func makeHome(on stage: Stage, at place: CGRect) -> UIView? {
    let window = stage.window
    let home: UIView
    switch self.home {
    case .window: return nil
    case .scrolled:
      home = UIView(frame: place)
      home.bounds.origin = CGPoint(x: 137, y: -50)
      window.addSubview(home)
    case .pager:
      let pager = UIScrollView(frame: place)
      pager.contentSize = CGSize(width: place.width * 3, height: place.height * 3)
      pager.contentOffset = CGPoint(x: place.width, y: place.height)
      pager.panGestureRecognizer.minimumNumberOfTouches = 2
      pager.delaysContentTouches = false
      window.addSubview(pager)
      home = pager
    case .controller, .presented:
      let (root, controller) = (UIViewController(), UIViewController())
      window.rootViewController = root
      if self.home == .presented {
        controller.modalPresentationStyle = .fullScreen
        root.present(controller, animated: false)
      } else {
        root.addChild(controller)
        root.view.addSubview(controller.view)
        controller.didMove(toParent: root)
      }
      controller.view.frame = place
      home = controller.view
    }
    return home
  }

  private func makeSwipes() -> [UIGestureRecognizer] {
    guard swipes != .none else { return [] }
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = [.left, .right, .up, .down]
    swipe.numberOfTouchesRequired = swipes == .threeFingers ? 3 : 1
    return [swipe]
  }

  private func makeNeighbors() -> [UIGestureRecognizer] {
    switch neighbor {
    case .none, .noneEither: return []
    case .tap: return [UITapGestureRecognizer()]
    case .twoTaps:
      let (one, two) = (UITapGestureRecognizer(), UITapGestureRecognizer())
      two.numberOfTapsRequired = 2
      one.require(toFail: two)
      return [one, two]
    case .threeTaps, .twoFingers:
      let three = UITapGestureRecognizer()
      three.numberOfTapsRequired = 3
      three.numberOfTouchesRequired = neighbor == .twoFingers ? 2 : 1
      return [three]
    case .swipe:
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = .left
      return [swipe]
    case .press:
      let press = UILongPressGestureRecognizer()
      press.minimumPressDuration = 2.5
      return [press]
    case .quickPress: return [UILongPressGestureRecognizer()]
    case .pinch: return [UIPinchGestureRecognizer()]
    }
  }
}

/// Hears of the actions of a recognizer.
private final class Ear {
  private let tell: () -> Void
  init(_ tell: @escaping () -> Void) { self.tell = tell }

  /// A press that goes on is heard of once.
  func hear(_ recognizer: UIGestureRecognizer) {
    if !(recognizer is UILongPressGestureRecognizer) || recognizer.state == .began { tell() }
  }
}
