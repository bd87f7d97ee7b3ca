import LabSupport

/// The lab of the chapter on controls.
enum Controls {
  static var lab: Lab {
    Lab(
      name: "controls-lab", title: "Controls: whose tap is it, and who acts?", picture: .states,
      scope: .controls(.tracking), predictions: predictions, drill: drill,
      scenarios: [
        around, onTheButton, bothAct, ownControl, path, ownAction, controllersAction, focusedAction,
        overlapping, targetGone,
        drag, liftOutside, interrupted, pressedTwice, retargeted, oneFinger, declining, givingUp, inTheAction,
        zone, segments, severalTargets, fromCode, namedActions, systemControls, slider, switchKnob, longPress,
        doubleTap, disabled,
      ])
  }
}

extension ControlPage {
  /// The middle of the control on the screen.
  static let middle = CGPoint(x: 160, y: 240)

  /// Shows the blue view of a page, with a control in it that writes down some events.
  @discardableResult
  convenience init(
    in run: ScenarioRun, _ control: UIControl = CLButton(), logging events: UIControl.Event = []
  ) {
    self.init()
    put(control)
    log(control, for: events)
    run.show(blueViewOf: self)
  }
}

extension ScenarioRun {
  /// Shows what is on a page without the page itself, so that it doesn't stand in logs and pictures.
  func show(blueViewOf page: ControlPage) { show(page: page, only: page.blue) }

  /// Puts a finger down, moves it from point to point every 0.05 s, and lifts it unless told otherwise.
  func draw(_ points: CGPoint..., lifts: Bool = true) {
    play { script in
      script.down(at: points[0])
      for point in points.dropFirst() {
        script.wait(0.05)
        script.move(to: point)
      }
      script.wait(0.05)
      if lifts { script.up() }
    }
  }

  /// Lets time pass until every recognizer has decided.
  func rest() { device.advance(by: 1) }
}
