import CheckSupport
import TouchKit
import TouchStage

@testable import GestureRecognizersExercises

/// What the delegates of a sticker answer about recognizers of every kind, at every place.
enum StickerAnswers {
  /// The first wrong answer; the recognizers are set up by chance.
  static func complaint(_ detail: UInt64) -> String? {
    var random = SeededGenerator(seed: detail)
    let stage = Stage(screen: CGSize(width: 1_000, height: 1_000))
    let board =
      random.once(in: 2) ? UIView(frame: stage.window.bounds) : UIScrollView(frame: stage.window.bounds)
    let container = UIView(frame: board.bounds)
    let sticker = StickerView(frame: CGRect(x: 350, y: 350, width: 300, height: 300))
    let other = StickerView(frame: CGRect(x: 300, y: 300, width: 300, height: 300))
    let (inner, neighbor) = (UIView(frame: sticker.bounds), UIView(frame: sticker.frame))
    board.addSubview(container)
    for view in [other, sticker, neighbor] { container.addSubview(view) }
    sticker.addSubview(inner)
    stage.show(board)

    let own: [(UIGestureRecognizer, String)] = [
      (sticker.pinch, "its pinch"), (sticker.rotation, "its rotation"), (sticker.pan, "its pan"),
    ]
    for (index, one) in own.enumerated() {
      for another in own[(index + 1)...] where !runTogether(one.0, another.0) {
        return words(one.1, another.1, expected: "yes")
      }
    }
    let places: [(UIView, String)] = [
      (sticker, "the sticker itself"), (container, "its superview"), (board, "the view around its superview"),
      (stage.window, "the window"), (neighbor, "a view beside it"), (inner, "a view within it"),
      (other, "another sticker"),
    ]
    let silent = SilentDelegate()
    for (view, place) in places {
      for recognizer in strangers(&random) {
        view.addGestureRecognizer(recognizer)
        if random.once(in: 2) { recognizer.delegate = silent }
        for (one, name) in own where runTogether(one, recognizer) {
          return words(name, "a \(type(of: recognizer)) of the app on \(place)", expected: "no")
        }
      }
    }
    let others: [(UIGestureRecognizer, String)] = [
      (other.pinch, "another sticker's pinch"), (other.rotation, "another sticker's rotation"),
      (other.pan, "another sticker's pan"),
    ]
    for (one, name) in own {
      for (another, otherName) in others where runTogether(one, another) {
        return words(name, otherName, expected: "no")
      }
    }
    return nil
  }

  /// One recognizer of each kind.
  private static func strangers(_ random: inout SeededGenerator) -> [UIGestureRecognizer] {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = random.number(1...3)
    tap.numberOfTouchesRequired = random.number(1...2)
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = random.pick([0, 0.2, 0.5, 1])
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = random.pick([.left, .right, .up, .down])
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = random.pick([.left, .right, .top, .bottom])
    let pan = UIPanGestureRecognizer()
    pan.minimumNumberOfTouches = random.number(1...2)
    return [
      tap, press, swipe, edge, pan, UIPinchGestureRecognizer(), UIRotationGestureRecognizer(),
      UIHoverGestureRecognizer(),
    ]
  }

  /// Two recognizers run together if the delegate of one of them says so.
  private static func runTogether(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: one) == true
  }

  private static func words(_ one: String, _ other: String, expected: String) -> String {
    """
    asked: may these two run together: \(one), and \(other)?
    expected: \(expected)
    got:      \(expected == "yes" ? "no" : "yes")
    """
  }
}

/// A delegate that answers nothing.
private final class SilentDelegate: UIGestureRecognizerDelegate {}
