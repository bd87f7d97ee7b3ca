/// A button that sends events while a finger moves.
package final class ButtonPage: ControlPage {
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

  package override func build() {
    super.build()
    let button = CLButton()
    button.setTitle("Button", for: .normal)
    tellEvents(of: button)
    put(button, .systemBlue)
  }
}

/// A button, and a tap recognizer around it: the button forbids it.
package final class VetoPage: ControlPage {
  package override class var name: String { "veto" }
  package override class var title: String { "A button, and a tap recognizer around it" }
  package override class var task: String { "Tap the button." }
  package override class var scenario: String { "CT1" }
  package override class var facts: [String] { ["C15"] }

  package override func build() {
    super.build()
    let button = CLButton()
    button.setTitle("Button", for: .normal)
    put(button, .systemBlue)
    log(button)
    add(CLTapGestureRecognizer())
  }
}

/// A control of one's own, and a tap recognizer around it: nothing forbids it.
package final class OwnControlPage: ControlPage {
  package override class var name: String { "own-control" }
  package override class var title: String { "A control of one’s own, and a tap recognizer around it" }
  package override class var task: String { "Tap the control." }
  package override class var scenario: String { "CT4" }
  package override class var facts: [String] { ["C18"] }

  package override func build() {
    super.build()
    let control = CLControl()
    tellEvents(of: control)
    put(control, .systemBlue)
    log(control)
    add(CLTapGestureRecognizer())
  }
}

/// A slider, and a pan recognizer around it.
package final class SliderPage: ControlPage {
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
    let slider = UISlider()
    put(slider)
    log(slider, for: .valueChanged)
    add(UIPanGestureRecognizer(), named: "Pan")
  }
}

/// A switch, and a pan recognizer around it.
package final class SwitchPage: ControlPage {
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
    let toggle = UISwitch()
    put(toggle)
    log(toggle, for: .valueChanged)
    add(UIPanGestureRecognizer(), named: "Pan")
  }
}
