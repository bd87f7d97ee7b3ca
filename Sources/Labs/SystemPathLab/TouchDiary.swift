import LabSupport

/// Writes down what views are told of touches, and gives each `UITouch` object a letter.
final class TouchDiary {
  private let trace: Trace
  private var known: [UITouch] = []
  private var firstEvent: UIEvent?

  /// Nothing is written while the scenario is still being built.
  init(_ run: ScenarioRun) { trace = run.trace }

  /// One line: the touches of the call, and what else the event holds.
  func note(_ method: String, _ touches: Set<UITouch>, _ event: UIEvent?, by view: UIView) {
    firstEvent = firstEvent ?? event
    let told = sorted(touches)
    let others = sorted(event?.allTouches ?? []).filter { !touches.contains($0) }
    let words = told.map { "\(look($0)), tapCount \($0.tapCount)" }
    var line = "\(method): " + words.joined(separator: "; ")
    if !others.isEmpty { line += " | in the event: " + others.map(look).joined(separator: "; ") }
    trace.log(line, by: view.traceName)
  }

  /// Anything else.
  func note(_ text: String, by view: UIView) { trace.log(text, by: view.traceName) }

  /// Whether the event is the object that the first line was about.
  func isFirst(_ event: UIEvent) -> Bool { event === firstEvent }

  /// The letter of an object, the same as long as it is the same object.
  func letter(of touch: UITouch) -> String {
    // Touches are kept here so that no new one gets the place of an old one; apps must not do that.
    if !known.contains(where: { $0 === touch }) { known.append(touch) }
    let place = known.firstIndex { $0 === touch } ?? 0
    return String(UnicodeScalar(UInt8(65 + place % 26)))
  }

  private func sorted(_ touches: Set<UITouch>) -> [UITouch] { touches.sorted { $0.hash < $1.hash } }

  private func look(_ touch: UITouch) -> String {
    let owner = touch.view == nil ? ", no view" : ""
    return "\(letter(of: touch)) \(touch.phase) at \(touch.location(in: nil).text)\(owner)"
  }
}

/// A view that writes each of its touch messages into a diary.
class DiaryView: HandlingView {
  var diary: TouchDiary?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    diary?.note("touchesBegan", touches, event, by: self)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    diary?.note("touchesMoved", touches, event, by: self)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    diary?.note("touchesEnded", touches, event, by: self)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    diary?.note("touchesCancelled", touches, event, by: self)
  }
}
