import TouchKit
import TouchStage

@testable import ScrollViewDelayExercises

/// One finger on a form, and what it does there.
struct FormTouch: CustomStringConvertible {
  var plan = FormPlan()
  var spot: FormStories.Spot
  /// How long it rests at first, in seconds.
  var rest: TimeInterval
  /// Where it goes then, seen from where it landed.
  var ways: [CGPoint] = []

  var description: String {
    let place =
      switch spot {
      case .knob: "the slider’s knob"
      case .line, .rightOfTheKnob: "the slider, beside the knob"
      case .aboveTheKnob: "the slider, above the knob"
      case .button: "the button"
      case .tile: "the tile"
      case .other: plan.other.rawValue
      case .blank: "the form itself"
      }
    let resting = rest > 0 ? " and rests for \(NumberText.trimmed(rest)) s" : ""
    let going = ways.last.map { "; then it goes to \($0.text) from there, and lifts" } ?? ", and lifts"
    return "a finger lands on \(place)\(resting)\(going)"
      + (plan.isReadOnly ? ", while isReadOnly is true" : "")
  }

  /// What a finger has done.
  struct Outcome: Equatable, CustomStringConvertible {
    var scrolled: CGFloat = 0
    var slid = false
    var clicks = 0
    /// What the tile is told, apart from moves.
    var tile: [String] = []
    /// What the other control sends.
    var other: [String] = []

    var description: String {
      var words = [
        scrolled == 0 ? "the form doesn’t scroll" : "the form scrolls by \(NumberText.trimmed(scrolled))"
      ]
      if slid { words.append("the slider’s value changes") }
      if clicks > 0 { words.append("the button is clicked\(clicks > 1 ? " \(clicks) times" : "")") }
      if !tile.isEmpty { words.append("the tile gets " + tile.joined(separator: ", ")) }
      if !other.isEmpty { words.append("the control sends " + other.joined(separator: ", ")) }
      return words.joined(separator: "; ")
    }
  }

  /// - Parameter prepare: What the app does with the form before the finger comes.
  func play(prepare: (FormScrollView) -> Void = { _ in }) -> Outcome {
    let stage = Stage(screen: CGSize(width: 1024, height: 1024))
    let (log, form) = (AppLog(), FormScrollView())
    let subject = FormSubject(plan, name: "the view", log: log, form: form)
    form.frame.origin = CGPoint(x: 256, y: 256)
    stage.show(form)
    prepare(form)
    let (offset, value, start) = (
      form.contentOffset.y, subject.slider.value, spot.point(in: plan) + form.frame.origin
    )
    let fingers = Fingers(on: stage, pace: 0.016)
    fingers.act(.began, at: start)
    stage.device.advance(by: rest)
    for way in ways { fingers.act(.moved, at: start + way) }
    stage.device.advance(by: ways.isEmpty ? 0 : 0.4)
    fingers.act(.ended, at: start)
    stage.device.advance(by: 2)
    func words(after beginning: String) -> [String] {
      log.lines.map(\.text).filter { $0.hasPrefix(beginning) }.map { $0.dropFirst(beginning.count) }
        .map { String($0.prefix { $0 != "," && $0 != " " }) }
    }
    return Outcome(
      scrolled: (form.contentOffset.y - offset).rounded(), slid: subject.slider.value != value,
      clicks: words(after: "the button is clicked").count,
      tile: words(after: "the tile gets ").filter { $0 != "touchesMoved" },
      other: words(after: "the other control sends ").filter { !$0.hasPrefix("touchDrag") })
  }
}
