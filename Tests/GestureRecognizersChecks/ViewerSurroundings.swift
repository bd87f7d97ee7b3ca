import CheckSupport
import TouchKit
import TouchStage

@testable import GestureRecognizersExercises

/// What the app has put into a viewer and around it, and what it does when it is told of something.
struct ViewerSurroundings {
  /// A recognizer around the viewer that never has anything to do.
  enum Neighbor: String, CaseIterable {
    case none = "", noneEither = " "
    case tap = "a tap recognizer around the viewer", swipe = "a swipe recognizer around the viewer"
    case press = "a long press recognizer around the viewer", pinch = "a pinch recognizer around the viewer"
  }

  /// What lies in the viewer, behind the star.
  enum Content: String, CaseIterable {
    case nothing = "", nothingToo = " "
    case photo = "the photo is a view in the viewer", halves = "two views fill the viewer"
    case veil = "a view that takes no touches lies over the viewer"
  }

  /// What the app does when it is told of an act.
  enum Answer: String, CaseIterable {
    case nothing = "", nothingToo = " ", nothingEither = "  "
    case listensAnew = "in each act the app sets onAct again"
    case takesOut = "in each act but of a drag the app takes the viewer out and puts it back"
    case switches = "in each act but of a drag the app switches the viewer's touches off and on"
  }

  /// A button that the app has put into the viewer, on small screens, too.
  static func button(on screen: CGSize) -> CGRect {
    CGRect(x: 60, y: screen.height - 60, width: 50, height: 40)
  }

  let neighbor: Neighbor
  let content: Content
  let answer: Answer
  let starIsHidden: Bool
  private let isInAContainer, neighborIsTheWindows, takesManyTouches: Bool
  let drawsWithAPencil: Bool

  init(_ random: inout SeededGenerator) {
    neighbor = random.inTurn(Neighbor.allCases)
    content = random.inTurn(Content.allCases)
    answer = random.inTurn(Answer.allCases)
    starIsHidden = neighbor != .tap && random.isTurn(in: 4)
    isInAContainer = random.isTurn(in: 3)
    neighborIsTheWindows = random.once(in: 2)
    takesManyTouches = random.once(in: 3)
    drawsWithAPencil = random.isTurn(in: 5)
  }

  /// In words, for the description of a case.
  var words: String {
    let all = [
      neighbor.rawValue, content.rawValue, answer.rawValue, starIsHidden ? "the star is hidden" : "",
      isInAContainer ? "the viewer lies in a view that is scrolled" : "",
    ].filter { !$0.allSatisfy { $0 == " " } }
    return all.isEmpty ? "" : " (\(all.joined(separator: "; ")))"
  }

  /// Builds it around a viewer that is in the window, and counts what the others do.
  func build(around viewer: PhotoViewer, on stage: Stage, _ count: @escaping (String) -> Void) -> AnyObject {
    if isInAContainer {
      let container = UIView(frame: stage.window.bounds)
      container.bounds.origin = CGPoint(x: 137, y: -50)
      stage.window.addSubview(container)
      container.addSubview(viewer)
      viewer.frame = container.bounds
    }
    let bounds = viewer.bounds
    switch content {
    case .nothing, .nothingToo: break
    case .photo:
      let photo = UIView(frame: bounds)
      photo.addSubview(UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 20)))
      viewer.insertSubview(photo, at: 0)
    case .halves:
      for top in [0, bounds.midY] {
        let half = CGRect(x: 0, y: top, width: bounds.width, height: bounds.height / 2)
        viewer.insertSubview(UIView(frame: half), at: 0)
      }
    case .veil:
      let veil = UIView(frame: bounds)
      veil.isUserInteractionEnabled = false
      viewer.addSubview(veil)
    }
    let button = UIButton(frame: Self.button(on: bounds.size))
    button.addAction(UIAction { _ in count("the button acts") }, for: .touchUpInside)
    viewer.addSubview(button)
    viewer.star.isHidden = starIsHidden
    viewer.isMultipleTouchEnabled = takesManyTouches
    let ear = Ear { count("\(neighbor.rawValue) acts") }
    if let recognizer = makeNeighbor() {
      recognizer.addTarget(ear, action: Ear.hear)
      (neighborIsTheWindows ? stage.window : viewer.superview)?.addGestureRecognizer(recognizer)
    }
    return ear
  }

  private func makeNeighbor() -> UIGestureRecognizer? {
    switch neighbor {
    case .none, .noneEither: return nil
    case .tap: return UITapGestureRecognizer()
    case .swipe:
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = .left
      return swipe
    case .press:
      let press = UILongPressGestureRecognizer()
      press.minimumPressDuration = 12
      return press
    case .pinch: return UIPinchGestureRecognizer()
    }
  }
}

/// Hears of the actions of a recognizer.
private final class Ear {
  private let tell: () -> Void
  init(_ tell: @escaping () -> Void) { self.tell = tell }
  func hear() { tell() }
}
