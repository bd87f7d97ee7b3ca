import TouchKit

/// A view that writes down its touches, keys and motions, and forwards none.
public class ListeningView: UIView {
  /// What writes it down.
  public var listener: AppListener?

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("touchesBegan", touches, event)
  }
  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("touchesMoved", touches, event)
  }
  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("touchesEnded", touches, event)
  }
  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("touchesCancelled", touches, event)
  }

  public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("pressesBegan", presses, event)
  }
  public override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("pressesEnded", presses, event)
  }

  public override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    listener?.log.note("\(traceName) gets motionBegan", .keys)
  }
  public override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    listener?.log.note("\(traceName) gets motionEnded", .keys)
  }

  private func note(_ method: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
    listener?.note("\(traceName) gets \(method)", touches, event)
  }

  private func note(_ method: String, _ presses: Set<UIPress>, _ event: UIPressesEvent?) {
    let keys = presses.map { "\($0.key?.keyCode.rawValue ?? 0)" }.sorted().joined(separator: ", ")
    let words = "\(traceName) gets \(method), keys \(keys)\(event == nil ? ", without an event" : "")"
    listener?.log.note(words, .keys)
  }
}

/// A controller that writes down the touches that come to it, and lets them go on.
final class ListeningController: UIViewController {
  weak var listener: AppListener?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    listener?.note("the controller gets touchesBegan", touches, event)
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    listener?.note("the controller gets touchesMoved", touches, event)
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    listener?.note("the controller gets touchesEnded", touches, event)
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    listener?.note("the controller gets touchesCancelled", touches, event)
    super.touchesCancelled(touches, with: event)
  }
}

/// A scroll view that cancels touches in all views or in none, of whatever class they are.
final class ListeningScrollView: UIScrollView {
  var cancelsViews = false
  /// Whether fingers find it beside its content.
  var isFound = true

  override func touchesShouldCancel(in view: UIView) -> Bool { cancelsViews }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && !isFound ? nil : hit
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    !isFound || super.point(inside: point, with: event)
  }
}
