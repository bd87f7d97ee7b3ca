import TouchKit
import TouchStage

extension Stage {
  /// Taps where a view should get the touch, and says what is wrong: also if it is a control, and sends no action.
  func complaint(
    aboutActionOfTapAt point: CGPoint, on place: String, expecting expected: UIView
  ) -> String? {
    var count = 0
    let action = UIAction { _ in count += 1 }
    let control = expected as? UIControl
    control?.addAction(action, for: .touchUpInside)
    defer { control?.removeAction(action, for: .touchUpInside) }
    let windows = UIApplication.shared.windows
    let states = windows.flatMap(ViewState.all)
    func complaintAboutStates() -> String? {
      ViewState.difference(expected: states, actual: windows.flatMap(ViewState.all)).map {
        "after a tap on the screen at \(point.text), \(place), the views are not as they were: \($0)"
      }
    }
    if let complaint = complaint(aboutTapAt: point, on: place, expecting: expected) ?? complaintAboutStates()
    {
      return complaint
    }
    guard let control else { return nil }
    if count == 1 {
      // Fingers are not that still: they may move before they lift, and it is a tap all the same.
      count = 0
      drag(from: point, to: CGPoint(x: point.x + 20, y: point.y + 1), for: 0.05)
    }
    guard count != 1 else { return complaintAboutStates() }
    return """
      tap on the screen at \(point.text), \(place)
      expected: \(control.traceName) gets the touch, and sends its action for touchUpInside
      got:      it gets the touch, and sends the action \(count) times
      """
  }
}
