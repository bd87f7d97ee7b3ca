import TouchKit

// Every member that the appendix calls "have", as an expression that only compiles if the member is there.

/// What the list found: each name once or, for overloads, several times.
struct MemberList {
  private(set) var names: [String] = []

  /// Notes a member; the compiler has checked the reference.
  mutating func have(_ name: String, _ reference: Any) { names.append(name) }
}

extension MemberList {
  mutating func responder() {
    have("UIResponder.next", \UIResponder.next)
    have("UIResponder.isFirstResponder", \UIResponder.isFirstResponder)
    have("UIResponder.canBecomeFirstResponder", \UIResponder.canBecomeFirstResponder)
    have("UIResponder.canResignFirstResponder", \UIResponder.canResignFirstResponder)
    have("UIResponder.inputView", \UIResponder.inputView)
    have("UIResponder.inputAccessoryView", \UIResponder.inputAccessoryView)
    have("UIResponder.touchesBegan(_:with:)", UIResponder.touchesBegan(_:with:))
    have("UIResponder.touchesMoved(_:with:)", UIResponder.touchesMoved(_:with:))
    have("UIResponder.touchesEnded(_:with:)", UIResponder.touchesEnded(_:with:))
    have("UIResponder.touchesCancelled(_:with:)", UIResponder.touchesCancelled(_:with:))
    have(
      "UIResponder.touchesEstimatedPropertiesUpdated(_:)", UIResponder.touchesEstimatedPropertiesUpdated(_:))
    have("UIResponder.pressesBegan(_:with:)", UIResponder.pressesBegan(_:with:))
    have("UIResponder.pressesChanged(_:with:)", UIResponder.pressesChanged(_:with:))
    have("UIResponder.pressesEnded(_:with:)", UIResponder.pressesEnded(_:with:))
    have("UIResponder.pressesCancelled(_:with:)", UIResponder.pressesCancelled(_:with:))
    have("UIResponder.motionBegan(_:with:)", UIResponder.motionBegan(_:with:))
    have("UIResponder.motionEnded(_:with:)", UIResponder.motionEnded(_:with:))
    have("UIResponder.motionCancelled(_:with:)", UIResponder.motionCancelled(_:with:))
    have("UIResponder.remoteControlReceived(with:)", UIResponder.remoteControlReceived(with:))
    have("UIResponder.becomeFirstResponder", UIResponder.becomeFirstResponder)
    have("UIResponder.resignFirstResponder", UIResponder.resignFirstResponder)
    have("UIResponder.reloadInputViews", UIResponder.reloadInputViews)
    have("UIResponder.target(forAction:withSender:)", UIResponder.target(forAction:withSender:))
    have("UIResponder.awakeFromNib", UIResponder.awakeFromNib)
  }

  mutating func viewThePartForEvents() {
    have("UIView.isUserInteractionEnabled", \UIView.isUserInteractionEnabled)
    have("UIView.isMultipleTouchEnabled", \UIView.isMultipleTouchEnabled)
    have("UIView.isExclusiveTouch", \UIView.isExclusiveTouch)
    have("UIView.isHidden", \UIView.isHidden)
    have("UIView.alpha", \UIView.alpha)
    have("UIView.frame", \UIView.frame)
    have("UIView.bounds", \UIView.bounds)
    have("UIView.center", \UIView.center)
    have("UIView.transform", \UIView.transform)
    have("UIView.clipsToBounds", \UIView.clipsToBounds)
    have("UIView.tag", \UIView.tag)
    have("UIView.superview", \UIView.superview)
    have("UIView.subviews", \UIView.subviews)
    have("UIView.window", \UIView.window)
    have("UIView.gestureRecognizers", \UIView.gestureRecognizers)
    have("UIView.init(frame:)", UIView.init(frame:))
    have("UIView.init(coder:)", UIView.init(coder:))
    have("UIView.hitTest(_:with:)", UIView.hitTest(_:with:))
    have("UIView.point(inside:with:)", UIView.point(inside:with:))
    have("UIView.convert(_:to:)", UIView.convert(_:to:) as (UIView) -> (CGPoint, UIView?) -> CGPoint)
    have("UIView.convert(_:to:)", UIView.convert(_:to:) as (UIView) -> (CGRect, UIView?) -> CGRect)
    have(
      "UIView.convert(_:to:)",
      UIView.convert(_:to:) as (UIView) -> (CGPoint, any UICoordinateSpace) -> CGPoint)
    have(
      "UIView.convert(_:to:)", UIView.convert(_:to:) as (UIView) -> (CGRect, any UICoordinateSpace) -> CGRect)
    have("UIView.convert(_:from:)", UIView.convert(_:from:) as (UIView) -> (CGPoint, UIView?) -> CGPoint)
    have("UIView.convert(_:from:)", UIView.convert(_:from:) as (UIView) -> (CGRect, UIView?) -> CGRect)
    have(
      "UIView.convert(_:from:)",
      UIView.convert(_:from:) as (UIView) -> (CGPoint, any UICoordinateSpace) -> CGPoint)
    have(
      "UIView.convert(_:from:)",
      UIView.convert(_:from:) as (UIView) -> (CGRect, any UICoordinateSpace) -> CGRect)
    have("UIView.addGestureRecognizer(_:)", UIView.addGestureRecognizer(_:))
    have("UIView.removeGestureRecognizer(_:)", UIView.removeGestureRecognizer(_:))
    have("UIView.gestureRecognizerShouldBegin(_:)", UIView.gestureRecognizerShouldBegin(_:))
    have("UIView.addSubview(_:)", UIView.addSubview(_:))
    have("UIView.insertSubview(_:at:)", UIView.insertSubview(_:at:))
    have("UIView.insertSubview(_:aboveSubview:)", UIView.insertSubview(_:aboveSubview:))
    have("UIView.insertSubview(_:belowSubview:)", UIView.insertSubview(_:belowSubview:))
    have("UIView.exchangeSubview(at:withSubviewAt:)", UIView.exchangeSubview(at:withSubviewAt:))
    have("UIView.bringSubviewToFront(_:)", UIView.bringSubviewToFront(_:))
    have("UIView.sendSubviewToBack(_:)", UIView.sendSubviewToBack(_:))
    have("UIView.removeFromSuperview", UIView.removeFromSuperview)
    have("UIView.isDescendant(of:)", UIView.isDescendant(of:))
    have("UIView.viewWithTag(_:)", UIView.viewWithTag(_:))
    have("UIView.didAddSubview(_:)", UIView.didAddSubview(_:))
    have("UIView.willRemoveSubview(_:)", UIView.willRemoveSubview(_:))
    have("UIView.willMove(toSuperview:)", UIView.willMove(toSuperview:))
    have("UIView.didMoveToSuperview", UIView.didMoveToSuperview)
    have("UIView.willMove(toWindow:)", UIView.willMove(toWindow:))
    have("UIView.didMoveToWindow", UIView.didMoveToWindow)
    have("UIView.layoutSubviews", UIView.layoutSubviews)
    have("UIView.setNeedsLayout", UIView.setNeedsLayout)
    have("UIView.layoutIfNeeded", UIView.layoutIfNeeded)
    have("UIView.setNeedsDisplay", UIView.setNeedsDisplay as (UIView) -> () -> Void)
    have("UIView.draw(_:)", UIView.draw(_:))
    have("UIView.layer", \UIView.layer)
    have("UIView.backgroundColor", \UIView.backgroundColor)
    have("UIView.isOpaque", \UIView.isOpaque)
  }

  mutating func coordinateSpaceAndScreen() {
    have("UIScreen.main", UIScreen.main)
    have("UIScreen.bounds", \UIScreen.bounds)
    have("UIScreen.coordinateSpace", \UIScreen.coordinateSpace)
    have("UIScreen.fixedCoordinateSpace", \UIScreen.fixedCoordinateSpace)
    have("UIScreen.maximumFramesPerSecond", \UIScreen.maximumFramesPerSecond)
  }

  mutating func gestureRecognizer() {
    have("UIGestureRecognizer.state", \UIGestureRecognizer.state)
    have("UIGestureRecognizer.State.possible", UIGestureRecognizer.State.possible)
    have("UIGestureRecognizer.State.began", UIGestureRecognizer.State.began)
    have("UIGestureRecognizer.State.changed", UIGestureRecognizer.State.changed)
    have("UIGestureRecognizer.State.ended", UIGestureRecognizer.State.ended)
    have("UIGestureRecognizer.State.cancelled", UIGestureRecognizer.State.cancelled)
    have("UIGestureRecognizer.State.failed", UIGestureRecognizer.State.failed)
    have("UIGestureRecognizer.State.recognized", UIGestureRecognizer.State.recognized)
    have("UIGestureRecognizer.delegate", \UIGestureRecognizer.delegate)
    have("UIGestureRecognizer.isEnabled", \UIGestureRecognizer.isEnabled)
    have("UIGestureRecognizer.view", \UIGestureRecognizer.view)
    have("UIGestureRecognizer.cancelsTouchesInView", \UIGestureRecognizer.cancelsTouchesInView)
    have("UIGestureRecognizer.delaysTouchesBegan", \UIGestureRecognizer.delaysTouchesBegan)
    have("UIGestureRecognizer.delaysTouchesEnded", \UIGestureRecognizer.delaysTouchesEnded)
    have("UIGestureRecognizer.allowedTouchTypes", \UIGestureRecognizer.allowedTouchTypes)
    have("UIGestureRecognizer.allowedPressTypes", \UIGestureRecognizer.allowedPressTypes)
    have("UIGestureRecognizer.requiresExclusiveTouchType", \UIGestureRecognizer.requiresExclusiveTouchType)
    have("UIGestureRecognizer.name", \UIGestureRecognizer.name)
    have("UIGestureRecognizer.numberOfTouches", \UIGestureRecognizer.numberOfTouches)
    have("UIGestureRecognizer.modifierFlags", \UIGestureRecognizer.modifierFlags)
    have("UIGestureRecognizer.buttonMask", \UIGestureRecognizer.buttonMask)
    have(
      "UIGestureRecognizer.init(target:action:)",
      UIGestureRecognizer.init(target:action:) as (ActionObject?, Selector?) -> UIGestureRecognizer)
    have(
      "UIGestureRecognizer.addTarget(_:action:)",
      UIGestureRecognizer.addTarget(_:action:) as (UIGestureRecognizer) -> (ActionObject, Selector) -> Void)
    have("UIGestureRecognizer.removeTarget(_:action:)", UIGestureRecognizer.removeTarget(_:action:))
    have("UIGestureRecognizer.require(toFail:)", UIGestureRecognizer.require(toFail:))
    have("UIGestureRecognizer.location(in:)", UIGestureRecognizer.location(in:))
    have("UIGestureRecognizer.location(ofTouch:in:)", UIGestureRecognizer.location(ofTouch:in:))
    have("UIGestureRecognizer.touchesBegan(_:with:)", UIGestureRecognizer.touchesBegan(_:with:))
    have("UIGestureRecognizer.touchesMoved(_:with:)", UIGestureRecognizer.touchesMoved(_:with:))
    have("UIGestureRecognizer.touchesEnded(_:with:)", UIGestureRecognizer.touchesEnded(_:with:))
    have("UIGestureRecognizer.touchesCancelled(_:with:)", UIGestureRecognizer.touchesCancelled(_:with:))
    have("UIGestureRecognizer.pressesBegan(_:with:)", UIGestureRecognizer.pressesBegan(_:with:))
    have("UIGestureRecognizer.pressesChanged(_:with:)", UIGestureRecognizer.pressesChanged(_:with:))
    have("UIGestureRecognizer.pressesEnded(_:with:)", UIGestureRecognizer.pressesEnded(_:with:))
    have("UIGestureRecognizer.pressesCancelled(_:with:)", UIGestureRecognizer.pressesCancelled(_:with:))
    have("UIGestureRecognizer.reset", UIGestureRecognizer.reset)
    have("UIGestureRecognizer.shouldReceive(_:)", UIGestureRecognizer.shouldReceive(_:))
    have("UIGestureRecognizer.canPrevent(_:)", UIGestureRecognizer.canPrevent(_:))
    have("UIGestureRecognizer.canBePrevented(by:)", UIGestureRecognizer.canBePrevented(by:))
    have("UIGestureRecognizer.shouldRequireFailure(of:)", UIGestureRecognizer.shouldRequireFailure(of:))
    have("UIGestureRecognizer.shouldBeRequiredToFail(by:)", UIGestureRecognizer.shouldBeRequiredToFail(by:))
    have(
      "UIGestureRecognizer.touchesEstimatedPropertiesUpdated(_:)",
      UIGestureRecognizer.touchesEstimatedPropertiesUpdated(_:))
    have(
      "UIGestureRecognizer.ignore(_:for:)",
      UIGestureRecognizer.ignore(_:for:) as (UIGestureRecognizer) -> (UITouch, UIEvent) -> Void)
    have(
      "UIGestureRecognizer.ignore(_:for:)",
      UIGestureRecognizer.ignore(_:for:) as (UIGestureRecognizer) -> (UIPress, UIPressesEvent) -> Void)
  }

  mutating func gestureRecognizerDelegate<D: UIGestureRecognizerDelegate & SendableMetatype>(_: D.Type) {
    have("UIGestureRecognizerDelegate.gestureRecognizerShouldBegin(_:)", D.gestureRecognizerShouldBegin(_:))
    have(
      "UIGestureRecognizerDelegate.gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)",
      D.gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:))
    have(
      "UIGestureRecognizerDelegate.gestureRecognizer(_:shouldRequireFailureOf:)",
      D.gestureRecognizer(_:shouldRequireFailureOf:))
    have(
      "UIGestureRecognizerDelegate.gestureRecognizer(_:shouldBeRequiredToFailBy:)",
      D.gestureRecognizer(_:shouldBeRequiredToFailBy:))
    have(
      "UIGestureRecognizerDelegate.gestureRecognizer(_:shouldReceive:)",
      D.gestureRecognizer(_:shouldReceive:) as (D) -> (UIGestureRecognizer, UITouch) -> Bool)
    have(
      "UIGestureRecognizerDelegate.gestureRecognizer(_:shouldReceive:)",
      D.gestureRecognizer(_:shouldReceive:) as (D) -> (UIGestureRecognizer, UIPress) -> Bool)
    have(
      "UIGestureRecognizerDelegate.gestureRecognizer(_:shouldReceive:)",
      D.gestureRecognizer(_:shouldReceive:) as (D) -> (UIGestureRecognizer, UIEvent) -> Bool)
  }

  mutating func theConcreteRecognizers() {
    have("UITapGestureRecognizer.numberOfTapsRequired", \UITapGestureRecognizer.numberOfTapsRequired)
    have("UITapGestureRecognizer.numberOfTouchesRequired", \UITapGestureRecognizer.numberOfTouchesRequired)
    have("UITapGestureRecognizer.buttonMaskRequired", \UITapGestureRecognizer.buttonMaskRequired)
    have(
      "UILongPressGestureRecognizer.minimumPressDuration", \UILongPressGestureRecognizer.minimumPressDuration)
    have("UILongPressGestureRecognizer.allowableMovement", \UILongPressGestureRecognizer.allowableMovement)
    have(
      "UILongPressGestureRecognizer.numberOfTapsRequired", \UILongPressGestureRecognizer.numberOfTapsRequired)
    have(
      "UILongPressGestureRecognizer.numberOfTouchesRequired",
      \UILongPressGestureRecognizer.numberOfTouchesRequired)
    have("UIPanGestureRecognizer.minimumNumberOfTouches", \UIPanGestureRecognizer.minimumNumberOfTouches)
    have("UIPanGestureRecognizer.maximumNumberOfTouches", \UIPanGestureRecognizer.maximumNumberOfTouches)
    have("UIPanGestureRecognizer.allowedScrollTypesMask", \UIPanGestureRecognizer.allowedScrollTypesMask)
    have("UIPanGestureRecognizer.translation(in:)", UIPanGestureRecognizer.translation(in:))
    have("UIPanGestureRecognizer.setTranslation(_:in:)", UIPanGestureRecognizer.setTranslation(_:in:))
    have("UIPanGestureRecognizer.velocity(in:)", UIPanGestureRecognizer.velocity(in:))
    have("UIPinchGestureRecognizer.scale", \UIPinchGestureRecognizer.scale)
    have("UIPinchGestureRecognizer.velocity", \UIPinchGestureRecognizer.velocity)
    have("UIRotationGestureRecognizer.rotation", \UIRotationGestureRecognizer.rotation)
    have("UIRotationGestureRecognizer.velocity", \UIRotationGestureRecognizer.velocity)
    have("UISwipeGestureRecognizer.direction", \UISwipeGestureRecognizer.direction)
    have(
      "UISwipeGestureRecognizer.numberOfTouchesRequired", \UISwipeGestureRecognizer.numberOfTouchesRequired)
    have("UIScreenEdgePanGestureRecognizer.edges", \UIScreenEdgePanGestureRecognizer.edges)
  }

  mutating func touch() {
    have("UITouch.phase", \UITouch.phase)
    have("UITouch.type", \UITouch.type)
    have("UITouch.timestamp", \UITouch.timestamp)
    have("UITouch.tapCount", \UITouch.tapCount)
    have("UITouch.view", \UITouch.view)
    have("UITouch.window", \UITouch.window)
    have("UITouch.gestureRecognizers", \UITouch.gestureRecognizers)
    have("UITouch.majorRadius", \UITouch.majorRadius)
    have("UITouch.majorRadiusTolerance", \UITouch.majorRadiusTolerance)
    have("UITouch.force", \UITouch.force)
    have("UITouch.maximumPossibleForce", \UITouch.maximumPossibleForce)
    have("UITouch.location(in:)", UITouch.location(in:))
    have("UITouch.previousLocation(in:)", UITouch.previousLocation(in:))
    have("UITouch.preciseLocation(in:)", UITouch.preciseLocation(in:))
    have("UITouch.precisePreviousLocation(in:)", UITouch.precisePreviousLocation(in:))
    have("UITouch.altitudeAngle", \UITouch.altitudeAngle)
    have("UITouch.azimuthAngle(in:)", UITouch.azimuthAngle(in:))
    have("UITouch.azimuthUnitVector(in:)", UITouch.azimuthUnitVector(in:))
    have("UITouch.rollAngle", \UITouch.rollAngle)
    have("UITouch.estimatedProperties", \UITouch.estimatedProperties)
    have("UITouch.estimatedPropertiesExpectingUpdates", \UITouch.estimatedPropertiesExpectingUpdates)
    have("UITouch.estimationUpdateIndex", \UITouch.estimationUpdateIndex)
    have("UITouch.Phase.began", UITouch.Phase.began)
    have("UITouch.Phase.moved", UITouch.Phase.moved)
    have("UITouch.Phase.stationary", UITouch.Phase.stationary)
    have("UITouch.Phase.ended", UITouch.Phase.ended)
    have("UITouch.Phase.cancelled", UITouch.Phase.cancelled)
    have("UITouch.Phase.regionEntered", UITouch.Phase.regionEntered)
    have("UITouch.Phase.regionMoved", UITouch.Phase.regionMoved)
    have("UITouch.Phase.regionExited", UITouch.Phase.regionExited)
    have("UITouch.TouchType.direct", UITouch.TouchType.direct)
    have("UITouch.TouchType.indirect", UITouch.TouchType.indirect)
    have("UITouch.TouchType.pencil", UITouch.TouchType.pencil)
    have("UITouch.TouchType.indirectPointer", UITouch.TouchType.indirectPointer)
    have("UITouch.TouchType.stylus", UITouch.TouchType.stylus)
  }

  mutating func event() {
    have("UIEvent.type", \UIEvent.type)
    have("UIEvent.subtype", \UIEvent.subtype)
    have("UIEvent.timestamp", \UIEvent.timestamp)
    have("UIEvent.allTouches", \UIEvent.allTouches)
    have("UIEvent.modifierFlags", \UIEvent.modifierFlags)
    have("UIEvent.buttonMask", \UIEvent.buttonMask)
    have("UIEvent.touches(for:)", UIEvent.touches(for:) as (UIEvent) -> (UIView) -> Set<UITouch>?)
    have("UIEvent.touches(for:)", UIEvent.touches(for:) as (UIEvent) -> (UIWindow) -> Set<UITouch>?)
    have(
      "UIEvent.touches(for:)", UIEvent.touches(for:) as (UIEvent) -> (UIGestureRecognizer) -> Set<UITouch>?)
    have("UIEvent.coalescedTouches(for:)", UIEvent.coalescedTouches(for:))
    have("UIEvent.predictedTouches(for:)", UIEvent.predictedTouches(for:))
    have("UIEvent.EventType.touches", UIEvent.EventType.touches)
    have("UIEvent.EventType.motion", UIEvent.EventType.motion)
    have("UIEvent.EventType.remoteControl", UIEvent.EventType.remoteControl)
    have("UIEvent.EventType.presses", UIEvent.EventType.presses)
    have("UIEvent.EventType.scroll", UIEvent.EventType.scroll)
    have("UIEvent.EventType.hover", UIEvent.EventType.hover)
    have("UIEvent.EventType.transform", UIEvent.EventType.transform)
    have("UIEvent.EventSubtype.motionShake", UIEvent.EventSubtype.motionShake)
    have("UIEvent.EventSubtype.remoteControlPlay", UIEvent.EventSubtype.remoteControlPlay)
  }

  mutating func pressAndPressesevent() {
    have("UIPressesEvent.allPresses", \UIPressesEvent.allPresses)
    have("UIPress.phase", \UIPress.phase)
    have("UIPress.type", \UIPress.type)
    have("UIPress.timestamp", \UIPress.timestamp)
    have("UIPress.force", \UIPress.force)
    have("UIPress.window", \UIPress.window)
    have("UIPress.responder", \UIPress.responder)
    have("UIPress.gestureRecognizers", \UIPress.gestureRecognizers)
  }

  mutating func control() {
    have("UIControl.isEnabled", \UIControl.isEnabled)
    have("UIControl.isSelected", \UIControl.isSelected)
    have("UIControl.isHighlighted", \UIControl.isHighlighted)
    have("UIControl.state", \UIControl.state)
    have("UIControl.isTracking", \UIControl.isTracking)
    have("UIControl.isTouchInside", \UIControl.isTouchInside)
    have("UIControl.allControlEvents", \UIControl.allControlEvents)
    have("UIControl.allTargets", \UIControl.allTargets)
    have("UIControl.init(frame:primaryAction:)", UIControl.init(frame:primaryAction:))
    have("UIControl.beginTracking(_:with:)", UIControl.beginTracking(_:with:))
    have("UIControl.continueTracking(_:with:)", UIControl.continueTracking(_:with:))
    have("UIControl.endTracking(_:with:)", UIControl.endTracking(_:with:))
    have("UIControl.cancelTracking(with:)", UIControl.cancelTracking(with:))
    have("UIControl.removeTarget(_:action:for:)", UIControl.removeTarget(_:action:for:))
    have("UIControl.addAction(_:for:)", UIControl.addAction(_:for:))
    have("UIControl.removeAction(_:for:)", UIControl.removeAction(_:for:))
    have("UIControl.removeAction(identifiedBy:for:)", UIControl.removeAction(identifiedBy:for:))
    have("UIControl.actions(forTarget:forControlEvent:)", UIControl.actions(forTarget:forControlEvent:))
    have("UIControl.enumerateEventHandlers(_:)", UIControl.enumerateEventHandlers(_:))
    have("UIControl.sendActions(for:)", UIControl.sendActions(for:))
    have("UIControl.sendAction(_:to:for:)", UIControl.sendAction(_:to:for:))
    have("UIControl.sendAction(_:)", UIControl.sendAction(_:))
    have("UIControl.performPrimaryAction", UIControl.performPrimaryAction)
    have(
      "UIControl.addTarget(_:action:for:)",
      UIControl.addTarget(_:action:for:) as (UIControl) -> (ActionObject?, Selector, UIControl.Event) -> Void)
    have("UIControl.Event.touchDown", UIControl.Event.touchDown)
    have("UIControl.Event.touchDownRepeat", UIControl.Event.touchDownRepeat)
    have("UIControl.Event.touchDragInside", UIControl.Event.touchDragInside)
    have("UIControl.Event.touchDragOutside", UIControl.Event.touchDragOutside)
    have("UIControl.Event.touchDragEnter", UIControl.Event.touchDragEnter)
    have("UIControl.Event.touchDragExit", UIControl.Event.touchDragExit)
    have("UIControl.Event.touchUpInside", UIControl.Event.touchUpInside)
    have("UIControl.Event.touchUpOutside", UIControl.Event.touchUpOutside)
    have("UIControl.Event.touchCancel", UIControl.Event.touchCancel)
    have("UIControl.Event.valueChanged", UIControl.Event.valueChanged)
    have("UIControl.Event.primaryActionTriggered", UIControl.Event.primaryActionTriggered)
    have("UIControl.Event.menuActionTriggered", UIControl.Event.menuActionTriggered)
    have("UIControl.Event.editingDidBegin", UIControl.Event.editingDidBegin)
    have("UIControl.Event.editingChanged", UIControl.Event.editingChanged)
    have("UIControl.Event.editingDidEnd", UIControl.Event.editingDidEnd)
    have("UIControl.Event.editingDidEndOnExit", UIControl.Event.editingDidEndOnExit)
    have("UIControl.Event.allTouchEvents", UIControl.Event.allTouchEvents)
    have("UIControl.Event.allEditingEvents", UIControl.Event.allEditingEvents)
    have("UIControl.Event.applicationReserved", UIControl.Event.applicationReserved)
    have("UIControl.Event.systemReserved", UIControl.Event.systemReserved)
    have("UIControl.Event.allEvents", UIControl.Event.allEvents)
    have("UIControl.State.normal", UIControl.State.normal)
    have("UIControl.State.highlighted", UIControl.State.highlighted)
    have("UIControl.State.disabled", UIControl.State.disabled)
    have("UIControl.State.selected", UIControl.State.selected)
    have("UIControl.State.focused", UIControl.State.focused)
    have("UIControl.State.application", UIControl.State.application)
    have("UIControl.State.reserved", UIControl.State.reserved)
    have("UIAction.init(title:identifier:handler:)", UIAction.init(title:identifier:handler:))
    have("UIAction.sender", \UIAction.sender)
    have("UIAction.title", \UIAction.title)
    have("UIAction.identifier", \UIAction.identifier)
  }

  mutating func window() {
    have("UIWindow.windowLevel", \UIWindow.windowLevel)
    have("UIWindow.rootViewController", \UIWindow.rootViewController)
    have("UIWindow.isKeyWindow", \UIWindow.isKeyWindow)
    have("UIWindow.canBecomeKey", \UIWindow.canBecomeKey)
    have("UIWindow.windowScene", \UIWindow.windowScene)
    have("UIWindow.init(windowScene:)", UIWindow.init(windowScene:))
    have("UIWindow.sendEvent(_:)", UIWindow.sendEvent(_:))
    have("UIWindow.makeKey", UIWindow.makeKey)
    have("UIWindow.makeKeyAndVisible", UIWindow.makeKeyAndVisible)
    have("UIWindow.becomeKey", UIWindow.becomeKey)
    have("UIWindow.resignKey", UIWindow.resignKey)
    have("UIWindow.convert(_:to:)", UIWindow.convert(_:to:) as (UIWindow) -> (CGPoint, UIWindow?) -> CGPoint)
    have("UIWindow.convert(_:to:)", UIWindow.convert(_:to:) as (UIWindow) -> (CGRect, UIWindow?) -> CGRect)
    have(
      "UIWindow.convert(_:from:)", UIWindow.convert(_:from:) as (UIWindow) -> (CGPoint, UIWindow?) -> CGPoint)
    have(
      "UIWindow.convert(_:from:)", UIWindow.convert(_:from:) as (UIWindow) -> (CGRect, UIWindow?) -> CGRect)
    have("UIWindow.Level.normal", UIWindow.Level.normal)
    have("UIWindow.Level.statusBar", UIWindow.Level.statusBar)
    have("UIWindow.Level.alert", UIWindow.Level.alert)
  }

  mutating func applicationScenes() {
    have("UIApplication.shared", UIApplication.shared)
    have("UIApplication.applicationState", \UIApplication.applicationState)
    have("UIApplication.windows", \UIApplication.windows)
    have("UIApplication.keyWindow", \UIApplication.keyWindow)
    have("UIApplication.connectedScenes", \UIApplication.connectedScenes)
    have("UIScene.activationState", \UIScene.activationState)
    have("UIWindowScene.windows", \UIWindowScene.windows)
    have("UIWindowScene.keyWindow", \UIWindowScene.keyWindow)
    have("UIWindowScene.screen", \UIWindowScene.screen)
    have("UIWindowScene.coordinateSpace", \UIWindowScene.coordinateSpace)
    have("UIApplication.sendEvent(_:)", UIApplication.sendEvent(_:))
    have("UIApplication.sendAction(_:to:from:for:)", UIApplication.sendAction(_:to:from:for:))
    have("UIApplication.beginReceivingRemoteControlEvents", UIApplication.beginReceivingRemoteControlEvents)
    have("UIApplication.endReceivingRemoteControlEvents", UIApplication.endReceivingRemoteControlEvents)
  }

  mutating func viewControllerThePartForEvents() {
    have("UIViewController.view", \UIViewController.view)
    have("UIViewController.viewIfLoaded", \UIViewController.viewIfLoaded)
    have("UIViewController.isViewLoaded", \UIViewController.isViewLoaded)
    have("UIViewController.children", \UIViewController.children)
    have("UIViewController.parent", \UIViewController.parent)
    have("UIViewController.navigationController", \UIViewController.navigationController)
    have("UIViewController.tabBarController", \UIViewController.tabBarController)
    have("UIViewController.presentedViewController", \UIViewController.presentedViewController)
    have("UIViewController.presentingViewController", \UIViewController.presentingViewController)
    have("UIViewController.modalPresentationStyle", \UIViewController.modalPresentationStyle)
    have("UIViewController.title", \UIViewController.title)
    have("UIViewController.nibName", \UIViewController.nibName)
    have("UIViewController.nibBundle", \UIViewController.nibBundle)
    have("UIViewController.init(nibName:bundle:)", UIViewController.init(nibName:bundle:))
    have("UIViewController.init(coder:)", UIViewController.init(coder:))
    have("UIViewController.loadView", UIViewController.loadView)
    have("UIViewController.viewDidLoad", UIViewController.viewDidLoad)
    have("UIViewController.loadViewIfNeeded", UIViewController.loadViewIfNeeded)
    have("UIViewController.viewWillAppear(_:)", UIViewController.viewWillAppear(_:))
    have("UIViewController.viewDidAppear(_:)", UIViewController.viewDidAppear(_:))
    have("UIViewController.viewWillDisappear(_:)", UIViewController.viewWillDisappear(_:))
    have("UIViewController.viewDidDisappear(_:)", UIViewController.viewDidDisappear(_:))
    have("UIViewController.viewWillLayoutSubviews", UIViewController.viewWillLayoutSubviews)
    have("UIViewController.viewDidLayoutSubviews", UIViewController.viewDidLayoutSubviews)
    have("UIViewController.addChild(_:)", UIViewController.addChild(_:))
    have("UIViewController.removeFromParent", UIViewController.removeFromParent)
    have("UIViewController.willMove(toParent:)", UIViewController.willMove(toParent:))
    have("UIViewController.didMove(toParent:)", UIViewController.didMove(toParent:))
    have("UIViewController.present(_:animated:completion:)", UIViewController.present(_:animated:completion:))
    have("UIViewController.dismiss(animated:completion:)", UIViewController.dismiss(animated:completion:))
  }

  mutating func aroundItFoundationCoreGraphicsQuartz() {
    have("CACurrentMediaTime", CACurrentMediaTime)
    have("CGVector.init(dx:dy:)", CGVector.init(dx:dy:))
    have("UIEdgeInsets.init(top:left:bottom:right:)", UIEdgeInsets.init(top:left:bottom:right:))
    have("CGRect.inset(by:)", CGRect.inset(by:))
    have("CGRect.insetBy(dx:dy:)", CGRect.insetBy(dx:dy:))
    have("CGAffineTransform.init(translationX:y:)", CGAffineTransform.init(translationX:y:))
    have("CGAffineTransform.init(scaleX:y:)", CGAffineTransform.init(scaleX:y:))
    have("CGAffineTransform.init(rotationAngle:)", CGAffineTransform.init(rotationAngle:))
    have("CGAffineTransform.translatedBy(x:y:)", CGAffineTransform.translatedBy(x:y:))
    have("CGAffineTransform.scaledBy(x:y:)", CGAffineTransform.scaledBy(x:y:))
    have("CGAffineTransform.rotated(by:)", CGAffineTransform.rotated(by:))
    have("CGAffineTransform.inverted", CGAffineTransform.inverted)
    have("CGAffineTransform.concatenating(_:)", CGAffineTransform.concatenating(_:))
    have("CGAffineTransform.identity", CGAffineTransform.identity)
    have("CGAffineTransform.isIdentity", \CGAffineTransform.isIdentity)
    have("CGPoint.applying(_:)", CGPoint.applying(_:))
    have("CGRect.applying(_:)", CGRect.applying(_:))
    have("CGSize.applying(_:)", CGSize.applying(_:))
    have("CALayer.cornerRadius", \CALayer.cornerRadius)
    have("CALayer.zPosition", \CALayer.zPosition)
    have("CALayer.anchorPoint", \CALayer.anchorPoint)
    have("CALayer.position", \CALayer.position)
    have("CALayer.frame", \CALayer.frame)
    have("CALayer.bounds", \CALayer.bounds)
    have("CALayer.opacity", \CALayer.opacity)
    have("CALayer.masksToBounds", \CALayer.masksToBounds)
    have("CALayer.borderWidth", \CALayer.borderWidth)
    have("CALayer.borderColor", \CALayer.borderColor)
    have("CALayer.shadowOpacity", \CALayer.shadowOpacity)
    have("UIColor.init(red:green:blue:alpha:)", UIColor.init(red:green:blue:alpha:))
    have("UIColor.withAlphaComponent(_:)", UIColor.withAlphaComponent(_:))
  }

  /// The whole list.
  static func make() -> MemberList {
    var list = MemberList()
    list.responder()
    list.viewThePartForEvents()
    list.coordinateSpaceAndScreen()
    list.gestureRecognizer()
    list.gestureRecognizerDelegate(AnyDelegate.self)
    list.theConcreteRecognizers()
    list.touch()
    list.event()
    list.pressAndPressesevent()
    list.control()
    list.window()
    list.applicationScenes()
    list.viewControllerThePartForEvents()
    list.aroundItFoundationCoreGraphicsQuartz()
    return list
  }
}

private final class AnyDelegate: UIGestureRecognizerDelegate {}
