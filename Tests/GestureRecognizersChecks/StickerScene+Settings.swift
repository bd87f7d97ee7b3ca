import TouchKit

@testable import GestureRecognizersExercises

extension StickerScene {
  /// The settings of a view, of those around it, of the window, and of their recognizers.
  static func words(for view: UIView, in window: UIWindow) -> [String] {
    let inner = Array(sequence(first: view) { $0.superview is UIWindow ? nil : $0.superview })
    return (inner + [window]).flatMap { view in
      var lines = [
        "isMultipleTouchEnabled \(view.isMultipleTouchEnabled)", "isExclusiveTouch \(view.isExclusiveTouch)",
        "isUserInteractionEnabled \(view.isUserInteractionEnabled)", "clipsToBounds \(view.clipsToBounds)",
        "alpha \(view.alpha)", "isHidden \(view.isHidden)", "frame \(view.frame)",
      ]
      if let view = view as? UIScrollView {
        lines += [
          "isScrollEnabled \(view.isScrollEnabled)", "delaysContentTouches \(view.delaysContentTouches)",
          "canCancelContentTouches \(view.canCancelContentTouches)", "bounces \(view.bounces)",
          "alwaysBounceVertical \(view.alwaysBounceVertical)",
          "alwaysBounceHorizontal \(view.alwaysBounceHorizontal)",
          "isDirectionalLockEnabled \(view.isDirectionalLockEnabled)",
          "isPagingEnabled \(view.isPagingEnabled)",
          "contentSize \(view.contentSize)", "maximumZoomScale \(view.maximumZoomScale)",
        ]
      }
      return (view is StickerView ? [] : lines)
        + (view.gestureRecognizers ?? []).map { recognizer in
          "\(type(of: recognizer)): \(settings(of: recognizer)), "
            + "delegate \(recognizer.delegate.map { "\(type(of: $0))" } ?? "nil")"
        }
    }
  }

  /// The settings that every recognizer has.
  static func settings(of recognizer: UIGestureRecognizer) -> String {
    "isEnabled \(recognizer.isEnabled), cancelsTouchesInView \(recognizer.cancelsTouchesInView), "
      + "delaysTouchesBegan \(recognizer.delaysTouchesBegan), delaysTouchesEnded \(recognizer.delaysTouchesEnded)"
  }
}
