/// A button in the middle of a view that writes down everything.
package class ButtonPage: Page {
  package override class var name: String { "button-events" }
  package override class var title: String { "The events of a button" }
  package override class var task: String { "Press the button, go far away, come back, let go." }
  package override class var scenario: String { "CT9" }
  package override class var facts: [String] { ["C3", "C8"] }
  package override class var touch: PageTouch {
    .drag(
      [
        CGPoint(x: 160, y: 240), CGPoint(x: 200, y: 300), CGPoint(x: 230, y: 350), CGPoint(x: 250, y: 380),
        CGPoint(x: 215, y: 290),
      ], resting: 0.05, each: 0.05)
  }

  let blue = BlueView(frame: CGRect(x: 20, y: 100, width: 280, height: 360))

  package override func build() {
    blue.backgroundColor = .systemTeal
    addSubview(blue)
    put(makeButton(), size: CGSize(width: 100, height: 50))
  }

  func makeButton() -> UIControl {
    let button = CLButton()
    button.setTitle("Button", for: .normal)
    write(button, for: Self.events)
    return button
  }

  /// Puts a control into the middle of the blue view.
  func put(_ control: UIControl, size: CGSize) {
    control.bounds = CGRect(origin: .zero, size: size)
    control.center = CGPoint(x: 140, y: 140)
    control.backgroundColor = .systemBlue
    blue.addSubview(control)
  }

  /// Writes down some events of a control, each by its name.
  func write(_ control: UIControl, for events: [(UIControl.Event, String)]) {
    for (event, name) in events {
      control.addAction(UIAction { [weak self] _ in self?.write("\(control.logName) \(name)") }, for: event)
    }
  }

  static var events: [(UIControl.Event, String)] {
    [
      (.touchDown, "touchDown"), (.touchDragInside, "touchDragInside"), (.touchDragExit, "touchDragExit"),
      (.touchDragOutside, "touchDragOutside"), (.touchDragEnter, "touchDragEnter"),
      (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"), (.touchCancel, "touchCancel"),
    ]
  }
}

/// A button, and a tap recognizer around it: the button forbids it.
package final class VetoPage: ButtonPage {
  package override class var name: String { "veto" }
  package override class var title: String { "A button, and a tap recognizer around it" }
  package override class var task: String { "Tap the button." }
  package override class var scenario: String { "CT1" }
  package override class var facts: [String] { ["C15"] }
  package override class var touch: PageTouch { .tap(CGPoint(x: 160, y: 240)) }

  package override func build() {
    super.build()
    let tap = UITapGestureRecognizer()
    tap.addTarget(self, action: VetoPage.tapped)
    blue.addGestureRecognizer(tap)
  }

  func tapped() { write("action of the tap recognizer") }
}

/// A control of one's own, and a tap recognizer around it: nothing forbids it.
package final class OwnControlPage: ButtonPage {
  package override class var name: String { "own-control" }
  package override class var title: String { "A control of one’s own, and a tap recognizer around it" }
  package override class var task: String { "Tap the control." }
  package override class var scenario: String { "CT4" }
  package override class var facts: [String] { ["C18"] }
  package override class var touch: PageTouch { .tap(CGPoint(x: 160, y: 240)) }

  package override func build() {
    super.build()
    let tap = UITapGestureRecognizer()
    tap.addTarget(self, action: OwnControlPage.tapped)
    blue.addGestureRecognizer(tap)
  }

  override func makeButton() -> UIControl {
    let control = CLControl()
    write(control, for: Self.events)
    return control
  }

  func tapped() { write("action of the tap recognizer") }
}

/// A slider, and a pan recognizer around it.
package final class SliderPage: ButtonPage {
  package override class var name: String { "slider" }
  package override class var title: String { "A slider, and a pan recognizer around it" }
  package override class var task: String { "Drag the knob of the slider to the right." }
  package override class var scenario: String { "C15-slider" }
  package override class var facts: [String] { ["C15", "C22"] }
  package override class var touch: PageTouch {
    .drag([CGPoint(x: 124, y: 240), CGPoint(x: 148, y: 240)], resting: 0.05, each: 0.1)
  }

  package override func build() {
    super.build()
    let pan = UIPanGestureRecognizer()
    pan.addTarget(self, action: SliderPage.panned)
    blue.addGestureRecognizer(pan)
  }

  override func makeButton() -> UIControl {
    let slider = UISlider()
    write(
      slider,
      for: [(.touchDown, "touchDown"), (.touchUpInside, "touchUpInside"), (.touchCancel, "touchCancel")])
    return slider
  }

  func panned(_ pan: UIPanGestureRecognizer) { write("pan \(pan.state.word)") }
}

/// A switch, and a pan recognizer around it.
package final class SwitchPage: ButtonPage {
  package override class var name: String { "switch" }
  package override class var title: String { "A switch, and a pan recognizer around it" }
  package override class var task: String { "Drag the switch to the right." }
  package override class var scenario: String { "C15-switch" }
  package override class var facts: [String] { ["C21"] }
  package override class var touch: PageTouch {
    .drag([CGPoint(x: 145, y: 240), CGPoint(x: 175, y: 240)], resting: 0.05, each: 0.1)
  }

  package override func build() {
    super.build()
    let pan = UIPanGestureRecognizer()
    pan.addTarget(self, action: SwitchPage.panned)
    blue.addGestureRecognizer(pan)
  }

  override func makeButton() -> UIControl {
    let toggle = UISwitch()
    write(toggle, for: [(.valueChanged, "valueChanged")])
    return toggle
  }

  override func put(_ control: UIControl, size: CGSize) {
    super.put(control, size: control.intrinsicContentSize)
    control.backgroundColor = nil
  }

  func panned(_ pan: UIPanGestureRecognizer) { write("pan \(pan.state.word)") }
}

package final class BlueView: HandlingView {}
package final class CLButton: UIButton {
  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    told("touchesBegan(_:with:)")
    super.touchesBegan(touches, with: event)
  }
  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    told("touchesEnded(_:with:)")
    super.touchesEnded(touches, with: event)
  }
  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    told("touchesCancelled(_:with:)")
    super.touchesCancelled(touches, with: event)
  }
}
package final class CLControl: UIControl {}
