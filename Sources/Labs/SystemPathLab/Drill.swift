import Chance
import LabSupport

extension SystemPath {
  /// A finger on some system, in some situation: with the level come other situations, and the lift.
  static func drill(level: Int, generator: inout SeededGenerator) -> Scenario {
    // A sitting begins with the system of today.
    let profile = level == 0 ? .newest : generator.one(of: SystemProfile.all)
    let situation = generator.one(of: Array(Situation.allCases.prefix(1 + min(level, 3))))
    let lifts = level >= 3 && generator.happens(inPercent: 40)
    var drill = Scenario(
      "drill", situation.rawValue,
      question: lifts
        ? "A finger that has landed before lifts: who has the event, from the glass on?"
        : "A finger lands: who has the event, from the glass on?", profile: profile,
      build: { run in
        showStar(StarView(), in: run)
        if situation == .homeScreen { run.device.showHomeScreen() }
        if situation == .deafWindow { run.application.keyWindow?.isUserInteractionEnabled = false }
        if situation == .switchedOffView {
          run.application.keyWindow?.subviews.first?.subviews.first?.isUserInteractionEnabled = false
        }
        if lifts { run.finger(.began, 160, 240) }
      },
      play: { $0.finger(lifts ? .ended : .began, 160, 240) },
      answer:
        "Up to iOS 5 SpringBoard routes, from iOS 6 on backboardd. From iOS 7 on a source0 of the main run loop "
        + "handles what was received before. An event without a view is dropped by the application.")
    drill.prediction = .hands(besides: parts + strangers)
    return drill
  }

  /// Who has no part in the way of a touch, though names or other events may suggest it.
  private static let strangers = [
    "AppDelegate", "Core Animation", "launchd", "Notes", "UIResponder", "UIScreen", "UIViewController",
    "UIWindowScene",
  ]

  private enum Situation: String, CaseIterable {
    case app = "an app is in front, StarView under the finger"
    case homeScreen = "the home screen is in front"
    case deafWindow = "an app is in front, its only window has user interaction off"
    case switchedOffView = "an app is in front, StarView has user interaction off"
  }
}
