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
        control.addAction(UIAction { [unowned self] _ in note(words) }, for: event)
      }
    }
    tile.note = { [unowned self] in note("Tile hears \($0)") }
    form.delegate = self
    other.delegate = self
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
    example.peculiarities.contains(.zoomable) && content !== form ? content : nil
  }
  private func name(of scrollView: UIScrollView) -> String {
    scrollView === form ? "the form" : "the other form"
  }
}
