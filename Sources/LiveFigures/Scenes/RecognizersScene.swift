import TouchKit

/// Four recognizers on one view, their delivery flags, and a requirement between two of them.
final class RecognizersScene: Scene {
  private let tap = UITapGestureRecognizer()
  private let doubleTap = UITapGestureRecognizer()
  private let pan = UIPanGestureRecognizer()
  private let press = UILongPressGestureRecognizer()
  private var recognizers: [UIGestureRecognizer] { [tap, doubleTap, pan, press] }
  private let names = ["Tap", "DoubleTap", "Pan", "Press"]
  private let yellow = ActingView("YellowView", 60, 120, 200, 240)

  override var name: String { "recognizers" }
  override var settings: [Setting] {
    names.map { Setting($0, ["detached", "attached"], initial: 1) }
      + [
        Setting("cancelsTouchesInView", is: true), Setting("delaysTouchesBegan", is: false),
        Setting("delaysTouchesEnded", is: true), Setting("Tap waits for DoubleTap to fail", ["no", "yes"]),
      ]
  }
  override var plays: [Play] {
    [
      Play("Drag").down(100, 240).move(by: 3, 0, times: 24).wait(16).up(), .press("Tap", at: 160, 240),
      Play("Tap twice").down(160, 240).wait(50).up().wait(150).down(160, 240).wait(50).up(),
      .press("Press for 1 s", at: 160, 240, for: 1000),
    ]
  }

  override func build(on screen: CGRect) {
    let root = KeepingView("RootView", 0, 0, screen.width, screen.height)
    yellow.isMultipleTouchEnabled = true
    yellow.act = { [unowned(unsafe) self] in
      run?.trace.log("action of \($0.traceName): \($0.state.name)", by: $0.traceName)
    }
    root.addSubview(yellow)
    doubleTap.numberOfTapsRequired = 2
    for (recognizer, name) in zip(recognizers, names) {
      recognizer.name = name
      recognizer.addTarget(yellow, action: ActingView.perform)
      yellow.addGestureRecognizer(recognizer)
    }
    show(root, listing: [root, yellow])
  }

  override func change(_ setting: Int, to choice: Int) {
    switch setting {
    case 0...3:
      if choice == 1 {
        yellow.addGestureRecognizer(recognizers[setting])
      } else {
        yellow.removeGestureRecognizer(recognizers[setting])
      }
    case 4: for recognizer in recognizers { recognizer.cancelsTouchesInView = choice == 1 }
    case 5: for recognizer in recognizers { recognizer.delaysTouchesBegan = choice == 1 }
    case 6: for recognizer in recognizers { recognizer.delaysTouchesEnded = choice == 1 }
    // A requirement cannot be taken back in UIKit either, so a run without one begins anew.
    default: if choice == 1 { tap.require(toFail: doubleTap) }
    }
  }
}

/// A view with a method that recognizers call.
final class ActingView: KeepingView {
  var act: (UIGestureRecognizer) -> Void = { _ in }

  func perform(_ recognizer: UIGestureRecognizer) { act(recognizer) }
}
