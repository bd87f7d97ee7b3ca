import TouchKit

/// A button on a blue view, and a recognizer that competes for its taps.
final class ControlsScene: Scene {
  private let blue = ActingView("BlueView", 20, 100, 280, 360)
  private let button = UIButton(frame: CGRect(x: 90, y: 115, width: 100, height: 50))
  private let tap = UITapGestureRecognizer()

  override var name: String { "controls" }
  override var settings: [Setting] {
    [
      Setting("a tap recognizer", ["none", "on BlueView", "on CLButton"]),
      Setting("cancelsTouchesInView", is: true), Setting("isEnabled", is: true),
    ]
  }
  override var plays: [Play] {
    [
      Play("Drag out and back").down(160, 240).move(by: 15, 0, times: 11, every: 32)
        .move(by: -15, 0, times: 7, every: 32).wait(32).up(),
      .press("Tap", at: 160, 240), .press("Tap 4 points beside it", at: 214, 240),
      Play("Lift outside").down(160, 240).move(by: 15, 0, times: 9, every: 32).wait(32).up(),
      Play("Tap twice").down(160, 240).wait(50).up().wait(150).down(160, 240).wait(50).up(),
    ]
  }

  override func build(on screen: CGRect) {
    button.traceName = "CLButton"
    button.addAction(
      UIAction { [unowned(unsafe) self] _ in run?.trace.log("action of CLButton", by: "CLButton") },
      for: .touchUpInside)
    blue.act = { [unowned(unsafe) self] in
      run?.trace.log("action of \($0.traceName)", by: $0.traceName)
    }
    tap.name = "Tap"
    tap.addTarget(blue, action: ActingView.perform)
    blue.addSubview(button)
    show(blue, listing: [blue, button])
  }

  override func change(_ setting: Int, to choice: Int) {
    switch setting {
    case 0:
      tap.view?.removeGestureRecognizer(tap)
      if choice == 1 { blue.addGestureRecognizer(tap) }
      if choice == 2 { button.addGestureRecognizer(tap) }
    case 1: tap.cancelsTouchesInView = choice == 1
    default: button.isEnabled = choice == 1
    }
  }
}
