import CheckSupport
import TouchKit

/// What is told of a form and its parts.
extension FormScene {
  func listen() {
    let events: [(name: String, event: UIControl.Event)] = [
      ("touchDown", .touchDown), ("touchDownRepeat", .touchDownRepeat), ("touchDragInside", .touchDragInside),
      ("touchDragOutside", .touchDragOutside), ("touchUpInside", .touchUpInside),
      ("touchUpOutside", .touchUpOutside), ("touchCancel", .touchCancel), ("valueChanged", .valueChanged),
      ("editingDidBegin", .editingDidBegin),
    ]
    for control in [slider, button, dial, buttonOfTheOther] + outOfSight {
      for (name, event) in events
      where control !== button || event != .touchUpInside || example.clickEvent == .touchUpInside {
        let words = "\(control.traceName) sends \(name)"
        hear(event, of: control) { [unowned self] in note(words) }
      }
    }
    tile.note = { [unowned self] in note("Tile hears \($0)") }
    if form.delegate != nil { change = "the form has a delegate before the app gives it one" }
    form.delegate = self
    other.delegate = self
  }

  /// Lets the app hear of a control, in one of two ways.
  func hear(_ event: UIControl.Event, of control: UIControl, _ act: @escaping () -> Void) {
    guard example.hearsAsATarget else { return control.addAction(UIAction { _ in act() }, for: event) }
    let target = ControlTarget(act)
    listeners.append(target)
    control.addTarget(target, action: ControlTarget.act, for: event)
  }

  func note(_ words: String) {
    log.append("\(words), at \(NumberText.trimmed(form.contentOffset.y))")
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    note(scrollView === form ? "the form scrolls" : "the other form scrolls")
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    note("\(name(of: scrollView)) starts dragging")
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("\(name(of: scrollView)) stops dragging\(decelerate ? ", and glides" : "")")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    note("\(name(of: scrollView)) stops gliding")
  }
  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    note("\(name(of: scrollView)) is zoomed to \(NumberText.trimmed(scrollView.zoomScale))")
  }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    canBeZoomed && content !== form ? content : nil
  }
  private func name(of scrollView: UIScrollView) -> String {
    scrollView === form ? "the form" : "the other form"
  }
}

/// What hears of a control as apps do that have no closures.
private final class ControlTarget {
  private let work: () -> Void

  init(_ work: @escaping () -> Void) { self.work = work }

  func act() { work() }
}
