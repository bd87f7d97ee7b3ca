/// A message of UIKit's event path that a trace can show, with its name in both languages.
public enum TraceMethod: String, Sendable {
  case sendEvent, hitTest, pointInside
  case touchesBegan, touchesMoved, touchesEnded, touchesCancelled
  case next
  case reset

  /// The Objective-C selector, as the articles' logs print it.
  public var selector: String {
    switch self {
    case .sendEvent: "sendEvent:"
    case .hitTest: "hitTest:withEvent:"
    case .pointInside: "pointInside:withEvent:"
    case .touchesBegan: "touchesBegan:withEvent:"
    case .touchesMoved: "touchesMoved:withEvent:"
    case .touchesEnded: "touchesEnded:withEvent:"
    case .touchesCancelled: "touchesCancelled:withEvent:"
    case .next: "nextResponder"
    case .reset: "reset"
    }
  }

  /// The name as Swift's documentation writes it.
  public var swiftName: String {
    switch self {
    case .sendEvent: "sendEvent(_:)"
    case .hitTest: "hitTest(_:with:)"
    case .pointInside: "point(inside:with:)"
    case .touchesBegan: "touchesBegan(_:with:)"
    case .touchesMoved: "touchesMoved(_:with:)"
    case .touchesEnded: "touchesEnded(_:with:)"
    case .touchesCancelled: "touchesCancelled(_:with:)"
    case .next: "next"
    case .reset: "reset()"
    }
  }
}
