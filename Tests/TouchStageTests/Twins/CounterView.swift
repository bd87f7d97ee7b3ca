import CheckSupport
import TouchKit
import TouchStage

/// A view that counts the touches that lifted on it, and keeps them; wrong in one way, if it's asked to be.
final class CounterView: UIView {
  enum Fault: CaseIterable {
    case right, forgetsCancellations, forwards, forwardsSingly, hidesItself, isKept, takesTheKeyboard,
      addsARecognizer
  }

  let fault: Fault
  var down = 0
  var lifted = 0
  /// What keeps it, if it's to be kept.
  private var cycle: CounterView?

  init(_ fault: Fault) {
    self.fault = fault
    super.init(frame: CGRect(x: 0, y: 0, width: 120, height: 90))
    if fault == .isKept { cycle = self }
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { fault == .takesTheKeyboard }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    down += touches.count
    switch fault {
    case .forwards: super.touchesBegan(touches, with: event)
    case .forwardsSingly:
      for touch in touches.sorted(by: { $0.hash > $1.hash }) { super.touchesBegan([touch], with: event) }
    case .hidesItself: layer.borderWidth = 1
    case .takesTheKeyboard: becomeFirstResponder()
    case .addsARecognizer: if gestureRecognizers == nil { addGestureRecognizer(UITapGestureRecognizer()) }
    default: break
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    down -= touches.count
    lifted += touches.count
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if fault != .forgetsCancellations { down -= touches.count }
  }
}

/// A counter may be of any width.
struct CounterPlan: TwinPlan {
  var width: CGFloat

  init(_ random: inout SeededGenerator) { width = random.points(40...200) }

  var words: String { "it is \(width) points wide" }
}

final class CounterSubject: TwinSubject {
  private let counter: CounterView
  var view: UIView { counter }
  var state: String { "\(counter.down) down, \(counter.lifted) lifted" }

  private init(_ fault: CounterView.Fault, _ plan: CounterPlan, _ name: String) {
    counter = CounterView(fault)
    counter.traceName = name
    counter.bounds.size.width = plan.width
  }

  static func make(_ fault: CounterView.Fault) -> Twins<CounterPlan>.Make {
    { plan, name, _ in CounterSubject(fault, plan, name) }
  }
}
