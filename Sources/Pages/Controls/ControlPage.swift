/// A control in the middle of a view that handles touches itself, and what either of them wants of a finger.
package class ControlPage: Page {
  /// What the control lies in.
  package let blue = BlueView(frame: CGRect(x: 20, y: 100, width: 280, height: 360))
  override var watched: UIView { blue }

  package override func build() {
    blue.backgroundColor = .systemTeal
    addSubview(blue)
  }

  /// Puts a control into the middle of the blue view; some have a size of their own.
  package func put(_ control: UIControl, _ color: UIColor? = nil) {
    control.backgroundColor = color
    control.frame = CGRect(x: 90, y: 115, width: 100, height: 50)
    control.center = CGPoint(x: 140, y: 140)
    blue.addSubview(control)
  }

  /// Writes a line for each of some events, the same one for all.
  package func log(
    _ control: UIControl, for events: UIControl.Event = .touchUpInside, _ words: String? = nil
  ) {
    let line = words ?? "action of \(control.logName)"
    control.addAction(UIAction { [weak self] _ in self?.write(line) }, for: events)
  }

  /// What a control sends while it follows a finger.
  package static var events: [(UIControl.Event, String)] {
    [
      (.touchDown, "touchDown"), (.touchDragInside, "touchDragInside"),
      (.touchDragOutside, "touchDragOutside"), (.touchDragEnter, "touchDragEnter"),
      (.touchDragExit, "touchDragExit"), (.touchUpInside, "touchUpInside"),
      (.touchUpOutside, "touchUpOutside"), (.touchCancel, "touchCancel"),
    ]
  }

  /// Writes these down as messages.
  func tellEvents(of control: UIControl) {
    for (event, name) in Self.events {
      control.addAction(UIAction { [weak control] _ in control?.told(name) }, for: event)
    }
  }
}

package final class BlueView: HandlingView {}
package final class CLControl: UIControl {}
package final class CLTapGestureRecognizer: UITapGestureRecognizer {}

/// A button that writes down what it's told of touches, but for their moves: for those it sends events.
package class CLButton: UIButton {
  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    told()
    super.touchesBegan(touches, with: event)
  }
  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    told()
    super.touchesEnded(touches, with: event)
  }
  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    told()
    super.touchesCancelled(touches, with: event)
  }
}
