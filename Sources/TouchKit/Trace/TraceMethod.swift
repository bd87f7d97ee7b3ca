/// A message of UIKit's event path that a trace can show, with its name in both languages.
public enum TraceMethod: String, Sendable {
  case sendEvent, hitTest, pointInside
  case touchesBegan, touchesMoved, touchesEnded, touchesCancelled
  case touchesEstimatedPropertiesUpdated
  case next
  case reset
  case motionBegan, motionEnded, motionCancelled
  case pressesBegan, pressesChanged, pressesEnded, pressesCancelled
  case remoteControlReceived
  case becomeFirstResponder, resignFirstResponder
  case sendAction, canPerformAction
  case beginTracking, continueTracking, endTracking, cancelTracking, controlSendAction

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
    case .touchesEstimatedPropertiesUpdated: "touchesEstimatedPropertiesUpdated:"
    case .next: "nextResponder"
    case .reset: "reset"
    case .motionBegan: "motionBegan:withEvent:"
    case .motionEnded: "motionEnded:withEvent:"
    case .motionCancelled: "motionCancelled:withEvent:"
    case .pressesBegan: "pressesBegan:withEvent:"
    case .pressesChanged: "pressesChanged:withEvent:"
    case .pressesEnded: "pressesEnded:withEvent:"
    case .pressesCancelled: "pressesCancelled:withEvent:"
    case .remoteControlReceived: "remoteControlReceivedWithEvent:"
    case .becomeFirstResponder: "becomeFirstResponder"
    case .resignFirstResponder: "resignFirstResponder"
    case .sendAction: "sendAction:to:from:forEvent:"
    case .canPerformAction: "canPerformAction:withSender:"
    case .beginTracking: "beginTrackingWithTouch:withEvent:"
    case .continueTracking: "continueTrackingWithTouch:withEvent:"
    case .endTracking: "endTrackingWithTouch:withEvent:"
    case .cancelTracking: "cancelTrackingWithEvent:"
    case .controlSendAction: "sendAction:to:forEvent:"
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
    case .touchesEstimatedPropertiesUpdated: "touchesEstimatedPropertiesUpdated(_:)"
    case .next: "next"
    case .reset: "reset()"
    case .motionBegan: "motionBegan(_:with:)"
    case .motionEnded: "motionEnded(_:with:)"
    case .motionCancelled: "motionCancelled(_:with:)"
    case .pressesBegan: "pressesBegan(_:with:)"
    case .pressesChanged: "pressesChanged(_:with:)"
    case .pressesEnded: "pressesEnded(_:with:)"
    case .pressesCancelled: "pressesCancelled(_:with:)"
    case .remoteControlReceived: "remoteControlReceived(with:)"
    case .becomeFirstResponder: "becomeFirstResponder()"
    case .resignFirstResponder: "resignFirstResponder()"
    case .sendAction: "sendAction(_:to:from:for:)"
    case .canPerformAction: "canPerformAction(_:withSender:)"
    case .beginTracking: "beginTracking(_:with:)"
    case .continueTracking: "continueTracking(_:with:)"
    case .endTracking: "endTracking(_:with:)"
    case .cancelTracking: "cancelTracking(with:)"
    case .controlSendAction: "sendAction(_:to:for:)"
    }
  }
}
