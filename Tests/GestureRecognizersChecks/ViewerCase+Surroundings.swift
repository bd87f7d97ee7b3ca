import CheckSupport
import TouchKit
import TouchStage

@testable import GestureRecognizersExercises

extension ViewerCase {
  /// What is wrong when a trackpad and a wheel scroll what the viewer lies in, with the pointer over the viewer.
  ///
  /// Acts that come of it are counted elsewhere.
  func complaint(
    aboutScrolling pager: UIScrollView, over viewer: PhotoViewer, on stage: Stage
  ) -> String? {
    let device = stage.device
    let bounds = viewer.bounds
    device.movePointer(to: viewer.convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil))
    for (name, scroll) in [
      ("a trackpad scrolls", { device.scroll(by: CGVector(dx: -8, dy: -14)) }),
      ("a wheel is turned", { device.turnWheel(by: CGVector(dx: 8, dy: 20)) }),
    ] {
      let before = pager.contentOffset
      scroll()
      device.endScroll()
      device.advance(by: 1)
      if pager.contentOffset == before {
        return
          "\(name) over the viewer\nexpected: the scroll view around it scrolls\ngot:      it stands still"
      }
    }
    device.hidePointer()
    return nil
  }

  /// What the delegates of the viewer's recognizers answer about those around it.
  func complaintAboutAnswers(of viewer: PhotoViewer) -> String? {
    let around = Array(sequence(first: viewer as UIView, next: \.superview).dropFirst())
    var random = SeededGenerator(seed: detail)
    for _ in 0..<3 { random.pick(around).addGestureRecognizer(.stranger(&random)) }
    let others = around.flatMap { $0.gestureRecognizers ?? [] }
    for view in [viewer, viewer.star] as [UIView] {
      for other in others where !view.gestureRecognizerShouldBegin(other) {
        return "asked: may a \(type(of: other)) around the viewer begin?\nexpected: yes\ngot:      no"
      }
      for one in view.gestureRecognizers ?? [] {
        for other in others {
          let words = "the viewer's \(type(of: one))"
          let otherWords = "a \(type(of: other)) around it"
          if one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) == true {
            return "asked: may \(words) run together with \(otherWords)?\nexpected: no\ngot:      yes"
          }
          if one.delegate?.gestureRecognizer(one, shouldRequireFailureOf: other) == true {
            return "asked: must \(words) wait for \(otherWords)?\nexpected: no\ngot:      yes"
          }
          if one.delegate?.gestureRecognizer(one, shouldBeRequiredToFailBy: other) == true {
            return "asked: must \(otherWords) wait for \(words)?\nexpected: no\ngot:      yes"
          }
        }
      }
    }
    return nil
  }
}
