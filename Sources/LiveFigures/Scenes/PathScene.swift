import TouchKit

/// One view on a page, as in the lab of the system path.
final class PathScene: Scene {
  override var name: String { "path" }
  override var settings: [Setting] {
    [Setting("in front", ["the app", "the home screen"]), Setting("a call", ["none", "comes in"])]
  }
  override var plays: [Play] {
    [
      .press("Tap", at: 160, 240),
      Play("Drag").down(160, 240).move(by: 8, 8, times: 4).wait(16).up(),
      Play("A call while it is down").down(160, 240).wait(100).set(1, to: 1).wait(100).up(),
    ]
  }

  override func build(on screen: CGRect) {
    let page = KeepingView("PageView", 0, 0, screen.width, screen.height)
    let star = KeepingView("StarView", 60, 120, 200, 240)
    page.isMultipleTouchEnabled = true
    star.isMultipleTouchEnabled = true
    page.addSubview(star)
    show(page, listing: [page, star])
  }

  override func change(_ setting: Int, to choice: Int) {
    guard let run else { return }
    switch (setting, choice) {
    case (0, 0): run.device.bringToFront(run.application)
    case (0, _): run.device.showHomeScreen()
    case (_, 0): run.device.endInterruption()
    default: run.device.interrupt()
    }
  }
}
