import TouchKit
import TouchStage

/// Recognizers of an app around a scroll view on which a finger drags, then another one rests.
enum RecognizersAround {
  /// How often recognizers act, each of them alone with a new view, and whether that is scrolled.
  ///
  /// - Parameters:
  ///   - way: How far the finger goes from the middle of the view.
  ///   - make: Makes a view, and names the scroll view that a finger on its middle drags.
  static func trace(way: CGPoint, _ make: () -> (view: UIView, dragged: UIScrollView)) -> [String] {
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = way.x < 0 ? .left : .up
    return [swipe, UIPanGestureRecognizer(), UILongPressGestureRecognizer()].map { recognizer in
      let stage = Stage(screen: CGSize(width: 512, height: 512))
      let (log, (view, dragged)) = (AppLog(), make())
      let container = UIView(frame: stage.device.screen.bounds)
      container.addSubview(view)
      stage.show(container)
      let listener = AppListener(log)
      listener.watch(recognizer, "it", on: container)
      func count() -> Int { log.lines.filter { $0.kind == .action }.count }
      let (fingers, start) = (Fingers(on: stage, pace: 0.016), view.pointOnScreen(at: .zero))
      let before = dragged.contentOffset
      fingers.act(.began, at: start)
      for step in way.inSteps(3) { fingers.act(.moved, at: start + step) }
      fingers.act(.ended, at: start)
      stage.device.advance(by: 3)
      let (scrolled, acted) = (dragged.contentOffset == before ? "stands still" : "scrolls", count())
      fingers.act(.began, at: start)
      stage.device.advance(by: 1)
      let rested = count() - acted
      fingers.act(.ended, at: start)
      return
        "\(type(of: recognizer)): acts \(acted) times in a drag, and the view \(scrolled); \(rested) times in a press"
    }
  }
}
