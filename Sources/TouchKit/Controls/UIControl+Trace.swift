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
  /// The names of the events, such as `touchUpInside, primaryActionTriggered`, as traces show them.
  public var text: String {
    var text = ""
    for name in names { text += text.isEmpty ? name : ", \(name)" }
    return text
  }

  /// The names of the events; an app's own have numbers.
  public var names: [String] {
    var names: [String] = []
    var (rest, unnamed) = (rawValue, UInt(0))
    while rest != 0 {
      let bit = rest & (~rest + 1)
      rest -= bit
      if let name = Self(rawValue: bit).name { names.append(name) } else { unnamed += bit }
    }
    if unnamed != 0 { names.append("\(unnamed)") }
    return names
  }

  /// The name of a single event of UIKit's own.
  private var name: String? {
    switch self {
    case .touchDown: "touchDown"
    case .touchDownRepeat: "touchDownRepeat"
    case .touchDragInside: "touchDragInside"
    case .touchDragOutside: "touchDragOutside"
    case .touchDragEnter: "touchDragEnter"
    case .touchDragExit: "touchDragExit"
    case .touchUpInside: "touchUpInside"
    case .touchUpOutside: "touchUpOutside"
    case .touchCancel: "touchCancel"
    case .valueChanged: "valueChanged"
    case .primaryActionTriggered: "primaryActionTriggered"
    case .menuActionTriggered: "menuActionTriggered"
    case .editingDidBegin: "editingDidBegin"
    case .editingChanged: "editingChanged"
    case .editingDidEnd: "editingDidEnd"
    case .editingDidEndOnExit: "editingDidEndOnExit"
    default: nil
    }
  }
}
