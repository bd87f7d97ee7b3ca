import CheckSupport
import TouchKit
import TouchStage

@testable import GestureRecognizersExercises

extension StickerAnswers {
  /// What a sticker changes about a scroll view that it is put into, whose settings are all on or all off.
  static func complaintAboutSurroundings(_ isOn: Bool, _ stage: Stage) -> String? {
    let (board, view) = (UIView(frame: stage.window.bounds), UIScrollView(frame: stage.window.bounds))
    for view in [board, view] {
      (view.isMultipleTouchEnabled, view.isUserInteractionEnabled) = (isOn, isOn)
      (view.isExclusiveTouch, view.clipsToBounds) = (isOn, isOn)
    }
    view.isScrollEnabled = isOn
    (view.delaysContentTouches, view.canCancelContentTouches) = (isOn, isOn)
    (view.bounces, view.isDirectionalLockEnabled, view.isPagingEnabled) = (isOn, isOn, isOn)
    (view.alwaysBounceVertical, view.alwaysBounceHorizontal) = (isOn, isOn)
    board.addSubview(view)
    stage.window.addSubview(board)
    defer { board.removeFromSuperview() }
    let before = StickerScene.words(for: view, in: stage.window)
    view.addSubview(StickerView(frame: CGRect(x: 350, y: 350, width: 300, height: 300)))
    return firstDivergence(expected: before, actual: StickerScene.words(for: view, in: stage.window)).map {
      "what the sticker was put into, from the inside out: nothing but the sticker changes\n\($0)"
    }
  }

  static func settings(of sticker: StickerView) -> [String] {
    settings(sticker.pinch, sticker.rotation, sticker.pan)
  }

  static func settings(
    _ pinch: UIPinchGestureRecognizer, _ rotation: UIRotationGestureRecognizer, _ pan: UIPanGestureRecognizer
  ) -> [String] {
    [("pinch", pinch), ("rotation", rotation), ("pan", pan as UIGestureRecognizer)].map { name, recognizer in
      "\(name): \(StickerScene.settings(of: recognizer))"
    } + [
      "pan: from \(pan.minimumNumberOfTouches) to \(pan.maximumNumberOfTouches) touches",
      "pan: what it scrolls by, as bits \(pan.allowedScrollTypesMask.rawValue)",
    ]
  }
}
