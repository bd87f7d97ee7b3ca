import TouchKit
import TouchStage

@testable import ScrollViewDelayExercises

/// One finger on a form, and what it does there.
struct FormTouch: CustomStringConvertible {
  var plan = FormPlan()
  var tool = DragTool.finger
  /// Whether the form lies in another one, and doesn't scroll by itself.
  var isNested = false
  var spot: FormStories.Spot
  /// How far from the spot it lands.
  var aside = CGPoint.zero
  /// How long it rests at first, in seconds.
  var rest: TimeInterval
  /// Where it goes then, seen from where it landed.
  var ways: [CGPoint] = []

  var description: String {
    let place = spot == .other ? plan.other.rawValue : spot.words
    let resting = rest > 0 ? " and rests for \(NumberText.trimmed(rest)) s" : ""
    let landing = aside == .zero ? "" : ", \(aside.text) from its middle,"
    let going = ways.last.map { "; then it goes to \($0.text) from there, and lifts" } ?? ", and lifts"
    return "\(tool.rawValue) \(place)\(landing)\(resting)\(going)"
      + (plan.isReadOnly ? ", while isReadOnly is true" : "")
      + (isNested ? "; the form doesn’t scroll, but lies in another form that does" : "")
  }

  /// What a finger has done.
  struct Outcome: Equatable, CustomStringConvertible {
    var scrolled: CGFloat = 0
    var slid = false
    var clicks = 0
    /// What the tile is told, apart from moves.
    var tile: [String] = []
    /// How often the strip, and views around all of it, are told of touches.
    var touches = 0
    /// What the other control sends.
    var other: [String] = []

    var description: String {
      var words = [
        scrolled == 0 ? "the form doesn’t scroll" : "the form scrolls by \(NumberText.trimmed(scrolled))"
      ]
      if slid { words.append("the slider’s value changes") }
      if clicks > 0 { words.append("the button is clicked\(clicks > 1 ? " \(clicks) times" : "")") }
      if !tile.isEmpty { words.append("the tile gets " + tile.joined(separator: ", ")) }
      if touches > 0 { words.append("other views in the form are touched") }
      if !other.isEmpty { words.append("the control sends " + other.joined(separator: ", ")) }
      return words.joined(separator: "; ")
    }
  }

  /// - Parameters:
  ///   - prepare: What the app does with the form, and the one around it, before the finger comes.
  ///   - fingers: What fingers do instead, seen from the origin of the form.
  func play(
    prepare: (_ form: FormScrollView, _ outer: FormScrollView) -> Void = { _, _ in },
    fingers: ((_ stage: Stage, _ origin: CGPoint) -> Void)? = nil
  ) -> Outcome {
    let stage = Stage(screen: CGSize(width: 1024, height: 1024))
    let (log, form, outer) = (AppLog(), FormScrollView(), FormScrollView())
    let around = FormSubject(FormPlan(), name: "the outer form", log: AppLog(), form: outer)
    let subject = FormSubject(plan, name: "the view", log: log, form: form)
    let top = isNested ? around.view : form
    top.frame.origin = CGPoint(x: 256, y: 256)
    // What lies in a form may come after it.
    subject.perform(FormAct.empties.rawValue)
    stage.show(top)
    subject.perform(FormAct.fills.rawValue)
    if isNested {
      form.frame.origin = outer.bounds.origin
      form.isScrollEnabled = false
      outer.addSubview(form)
    }
    prepare(form, outer)
    func offset() -> CGFloat { form.contentOffset.y + outer.contentOffset.y }
    let (before, value) = (offset(), subject.slider.value)
    if let fingers {
      fingers(stage, top.frame.origin)
    } else {
      stage.drag(
        tool, Fingers(on: stage, pace: 0.016), from: spot.point(in: plan) + aside + top.frame.origin,
        through: ways, after: rest)
    }
    func words(after beginning: String) -> [String] {
      log.lines.map(\.text).filter { $0.hasPrefix(beginning) }.map { $0.dropFirst(beginning.count) }
        .map { String($0.prefix { $0 != "," && $0 != " " }) }
    }
    return Outcome(
      scrolled: (offset() - before).rounded(), slid: subject.slider.value != value,
      clicks: words(after: "the button is clicked").count,
      tile: words(after: "the tile gets ").filter { $0 != "touchesMoved" },
      touches: ["the strip gets ", "the group gets "].flatMap(words).count,
      other: words(after: "the other control sends ").filter { !$0.hasPrefix("touchDrag") })
  }
}
