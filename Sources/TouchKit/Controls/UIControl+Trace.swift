/// How controls write down what they do.
extension UIControl {
  /// The trace; what happens without an event, such as a step of a stepper, is written down, too.
  final func trace(of event: UIEvent?) -> Trace? { event?.trace ?? UIApplication.current?.trace }

  final func begins(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let trace = trace(of: event) else { return beginTracking(touch, with: event) }
    return trace.call(
      .beginTracking, .controls, on: self, answer: { $0 ? "true" : "false" },
      { beginTracking(touch, with: event) })
  }

  final func continues(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let trace = trace(of: event) else { return continueTracking(touch, with: event) }
    return trace.call(
      .continueTracking, .controls, on: self, answer: { $0 ? "true" : "false" },
      { continueTracking(touch, with: event) })
  }

  final func trace(_ method: TraceMethod, with event: UIEvent?, _ work: () -> Void) {
    guard let trace = trace(of: event) else { return work() }
    trace.call(method, .controls, on: self, answer: { (_: Void) in nil }, work)
  }
}

extension UIControl.Event {
  /// The names of the events, such as `touchUpInside, primaryActionTriggered`; an app's own have numbers.
  var text: String {
    let known = Self.named.filter { contains($0.event) }
    let rest = known.reduce(self) { $0.subtracting($1.event) }
    let numbers = rest.isEmpty ? [] : ["\(rest.rawValue)"]
    return (known.map { $0.name } + numbers).joined(separator: ", ")
  }

  private static let named: [(event: Self, name: String)] = [
    (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"), (.touchDragInside, "touchDragInside"),
    (.touchDragOutside, "touchDragOutside"), (.touchDragEnter, "touchDragEnter"),
    (.touchDragExit, "touchDragExit"), (.touchUpInside, "touchUpInside"),
    (.touchUpOutside, "touchUpOutside"), (.touchCancel, "touchCancel"), (.valueChanged, "valueChanged"),
    (.primaryActionTriggered, "primaryActionTriggered"),
    (.menuActionTriggered, "menuActionTriggered"), (.editingDidBegin, "editingDidBegin"),
    (.editingChanged, "editingChanged"), (.editingDidEnd, "editingDidEnd"),
    (.editingDidEndOnExit, "editingDidEndOnExit"),
  ]
}
