import TouchInput
import TouchKit

/// A gesture of one finger that the app watches for with recognizers of its own, on the page, around it and on everything in it.
enum SearchGesture: String, CaseIterable {
  case tap = "a tap"
  case doubleTap = "a double tap"
  case longPress = "a long press of 0.6 s"
  case pan = "a pan"
  case swipe = "a swipe"

  /// Where it is done.
  var spots: [SearchAct.Spot] {
    switch self {
    // The order of two taps on the page is left open.
    case .tap: [.row, .belowTheRows]
    case .longPress, .pan: [.row, .belowTheRows, .below, .button]
    case .doubleTap, .swipe: [.row, .belowTheRows, .below]
    }
  }

  func makeRecognizer() -> UIGestureRecognizer {
    switch self {
    case .tap: return UITapGestureRecognizer()
    case .doubleTap:
      let recognizer = UITapGestureRecognizer()
      recognizer.numberOfTapsRequired = 2
      return recognizer
    case .longPress: return UILongPressGestureRecognizer()
    case .pan: return UIPanGestureRecognizer()
    case .swipe: return UISwipeGestureRecognizer()
    }
  }

  func write(to script: inout TouchScript, at point: CGPoint) {
    switch self {
    case .tap: script.tap(at: point)
    case .doubleTap: script.tap(at: point, count: 2)
    case .longPress: script.press(at: point, for: 0.6)
    case .pan: script.slowDrag(from: point, to: point + CGPoint(x: -30, y: 4), for: 0.064)
    case .swipe: script.drag(from: point, to: point + CGPoint(x: 64, y: 0), for: 0.1)
    }
  }
}

/// Has the app's recognizers recognize along with each other, and taps along with any other.
final class ListeningCompany: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer.delegate === self || gestureRecognizer is UITapGestureRecognizer
  }
}

extension SearchDiary {
  /// Has the app watch for a gesture everywhere, as long as it is done.
  func watch(for gesture: SearchGesture, during work: () -> Void) {
    var places: [(name: String, view: UIView)] = [
      ("the page", page), ("the table", page.suggestions), ("the button", page.button),
      ("the view around the page", houses[0]),
    ]
    places += page.suggestions.visibleCells.map { ("a row", $0) }
    let watches = places.map { name, view in
      let recognizer = gesture.makeRecognizer()
      recognizer.delegate = company
      let target = ListeningTarget { [unowned self] recognizer in
        if recognizer.state != .changed {
          note("the app's recognizer on \(name) sees \(gesture.rawValue): \(recognizer.state.name)")
        }
      }
      recognizer.addTarget(target, action: ListeningTarget.act)
      view.addGestureRecognizer(recognizer)
      return (view: view, recognizer: recognizer, target: target)
    }
    work()
    for watch in watches { watch.view.removeGestureRecognizer(watch.recognizer) }
  }
}
