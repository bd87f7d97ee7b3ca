import CheckSupport
import TouchKit
import TouchStage

@testable import GestureRecognizersExercises

extension ViewerSurroundings {
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
      let label = UILabel(frame: CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2))
      label.isUserInteractionEnabled = true
      picture.addSubview(label)
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
      pager.maximumZoomScale = 2
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
