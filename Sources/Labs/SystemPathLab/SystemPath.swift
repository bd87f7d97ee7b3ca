import LabSupport

/// The lab of the chapter on the system path.
enum SystemPath {
  static var lab: Lab {
    Lab(
      name: "system-path-lab", title: "The system path: from the glass to the view", picture: .path,
      scope: .systemPath, predictions: predictions, drill: drill,
      scenarios: [
        wholePath, landing, homeScreen, homeScreenLanding, noReceiver, queue, ports, signal, conversion,
        applicationSwitch, interruption,
        observers,
        modes, oneFinger, taps, together, oneAfterTheOther, oneAtATime, resting, queries, properties, pinch,
        coalesced, updates, launch,
      ])
  }

  /// A page with one view that takes the touches; several fingers at a time, so that recordings lose none.
  static func showStar(_ star: HandlingView, in run: ScenarioRun) {
    let page = PageView(frame: run.screen)
    star.frame = CGRect(x: 60, y: 120, width: 200, height: 240)
    page.isMultipleTouchEnabled = true
    star.isMultipleTouchEnabled = true
    page.addSubview(star)
    run.show(page)
  }
}

final class PageView: HandlingView {}
final class StarView: HandlingView {}
