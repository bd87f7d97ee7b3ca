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

/// A BlueView with a control in it, and what their actions write into the log.
struct Desk {
  let blue = BlueView(frame: CGRect(x: 20, y: 100, width: 280, height: 360))

  /// The middle of the control on the screen.
  static let middle = CGPoint(x: 160, y: 240)

  /// Shows a control of 100 × 50 points in the middle of the blue view; a control may have a size of its own.
  init(in run: ScenarioRun, _ control: UIControl = CLButton()) {
    let place = CGPoint(x: Self.middle.x - blue.frame.minX, y: Self.middle.y - blue.frame.minY)
    control.frame = CGRect(x: place.x - 50, y: place.y - 25, width: 100, height: 50)
    control.center = place
    blue.onAction = { [unowned run] in run.trace.log("action of \($0.traceName)") }
    blue.addSubview(control)
    run.show(blue)
  }

  /// Attaches a recognizer whose action is logged, to the blue view unless told otherwise.
  @discardableResult
  func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, to view: UIView? = nil) -> Recognizer {
    recognizer.addTarget(blue, action: BlueView.act)
    (view ?? blue).addGestureRecognizer(recognizer)
    return recognizer
  }
}

final class BlueView: HandlingView {
  var onAction: (UIGestureRecognizer) -> Void = { _ in }

  func act(_ recognizer: UIGestureRecognizer) { onAction(recognizer) }
}

final class CLButton: UIButton {}
final class CLControl: UIControl {}
final class CLTapGestureRecognizer: UITapGestureRecognizer {}

extension UIControl {
  /// Writes a line into the log for each of some events, the same one for all.
  func log(_ events: Event = .touchUpInside, in run: ScenarioRun, _ words: String? = nil) {
    let line = words ?? "action of \(traceName)"
    addAction(UIAction { [unowned run] _ in run.trace.log(line) }, for: events)
  }
}

extension ScenarioRun {
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
