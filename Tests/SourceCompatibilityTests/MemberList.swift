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
    have("UIView.contentMode", \UIView.contentMode)
    have("UIView.tintColor", \UIView.tintColor)
    have("UIView.tintColorDidChange", UIView.tintColorDidChange)
    have("UIView.autoresizingMask", \UIView.autoresizingMask)
    have(
      "UIView.translatesAutoresizingMaskIntoConstraints", \UIView.translatesAutoresizingMaskIntoConstraints)
    have("UIView.layoutMargins", \UIView.layoutMargins)
    have("UIView.safeAreaInsets", \UIView.safeAreaInsets)
    have("UIView.intrinsicContentSize", \UIView.intrinsicContentSize)
    have("UIView.invalidateIntrinsicContentSize", UIView.invalidateIntrinsicContentSize)
    have("UIView.sizeThatFits(_:)", UIView.sizeThatFits(_:))
    have("UIView.sizeToFit", UIView.sizeToFit)
    have("UIView.endEditing(_:)", UIView.endEditing(_:))
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
    have("UIViewController.didReceiveMemoryWarning", UIViewController.didReceiveMemoryWarning)
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

  mutating func scrollViewAndItsDelegate<D: UIScrollViewDelegate & SendableMetatype>(_: D.Type) {
    have("UIScrollView.contentOffset", \UIScrollView.contentOffset)
    have("UIScrollView.contentSize", \UIScrollView.contentSize)
    have("UIScrollView.contentInset", \UIScrollView.contentInset)
    have("UIScrollView.adjustedContentInset", \UIScrollView.adjustedContentInset)
    have("UIScrollView.delegate", \UIScrollView.delegate)
    have("UIScrollView.isScrollEnabled", \UIScrollView.isScrollEnabled)
    have("UIScrollView.delaysContentTouches", \UIScrollView.delaysContentTouches)
    have("UIScrollView.canCancelContentTouches", \UIScrollView.canCancelContentTouches)
    have("UIScrollView.isDirectionalLockEnabled", \UIScrollView.isDirectionalLockEnabled)
    have("UIScrollView.isPagingEnabled", \UIScrollView.isPagingEnabled)
    have("UIScrollView.bounces", \UIScrollView.bounces)
    have("UIScrollView.alwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal)
    have("UIScrollView.alwaysBounceVertical", \UIScrollView.alwaysBounceVertical)
    have("UIScrollView.decelerationRate", \UIScrollView.decelerationRate)
    have("UIScrollView.keyboardDismissMode", \UIScrollView.keyboardDismissMode)
    have("UIScrollView.showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator)
    have("UIScrollView.showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator)
    have("UIScrollView.contentInsetAdjustmentBehavior", \UIScrollView.contentInsetAdjustmentBehavior)
    have("UIScrollView.isTracking", \UIScrollView.isTracking)
    have("UIScrollView.isDragging", \UIScrollView.isDragging)
    have("UIScrollView.isDecelerating", \UIScrollView.isDecelerating)
    have("UIScrollView.panGestureRecognizer", \UIScrollView.panGestureRecognizer)
    have("UIScrollView.init(frame:)", UIScrollView.init(frame:))
    have("UIScrollView.init(coder:)", UIScrollView.init(coder:))
    have("UIScrollView.setContentOffset(_:animated:)", UIScrollView.setContentOffset(_:animated:))
    have("UIScrollView.scrollRectToVisible(_:animated:)", UIScrollView.scrollRectToVisible(_:animated:))
    have("UIScrollView.touchesShouldBegin(_:with:in:)", UIScrollView.touchesShouldBegin(_:with:in:))
    have("UIScrollView.touchesShouldCancel(in:)", UIScrollView.touchesShouldCancel(in:))
    have("UIScrollView.layoutSubviews", UIScrollView.layoutSubviews)
    have("UIScrollView.DecelerationRate.normal", UIScrollView.DecelerationRate.normal)
    have("UIScrollView.DecelerationRate.fast", UIScrollView.DecelerationRate.fast)
    have("UIScrollViewDelegate.scrollViewDidScroll(_:)", D.scrollViewDidScroll(_:))
    have("UIScrollViewDelegate.scrollViewWillBeginDragging(_:)", D.scrollViewWillBeginDragging(_:))
    have(
      "UIScrollViewDelegate.scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
      D.scrollViewWillEndDragging(_:withVelocity:targetContentOffset:))
    have(
      "UIScrollViewDelegate.scrollViewDidEndDragging(_:willDecelerate:)",
      D.scrollViewDidEndDragging(_:willDecelerate:))
    have("UIScrollViewDelegate.scrollViewWillBeginDecelerating(_:)", D.scrollViewWillBeginDecelerating(_:))
    have("UIScrollViewDelegate.scrollViewDidEndDecelerating(_:)", D.scrollViewDidEndDecelerating(_:))
    have(
      "UIScrollViewDelegate.scrollViewDidEndScrollingAnimation(_:)", D.scrollViewDidEndScrollingAnimation(_:))
  }

  mutating func tableView() {
    have("UITableView.init(frame:style:)", UITableView.init(frame:style:))
    have("UITableView.init(frame:)", UITableView.init(frame:))
    have("UITableView.init(coder:)", UITableView.init(coder:))
    have("UITableView.style", \UITableView.style)
    have("UITableView.dataSource", \UITableView.dataSource)
    have("UITableView.rowHeight", \UITableView.rowHeight)
    have("UITableView.separatorStyle", \UITableView.separatorStyle)
    have("UITableView.allowsSelection", \UITableView.allowsSelection)
    have("UITableView.indexPathForSelectedRow", \UITableView.indexPathForSelectedRow)
    have("UITableView.visibleCells", \UITableView.visibleCells)
    have("UITableView.indexPathsForVisibleRows", \UITableView.indexPathsForVisibleRows)
    have("UITableView.numberOfSections", \UITableView.numberOfSections)
    have("UITableView.numberOfRows(inSection:)", UITableView.numberOfRows(inSection:))
    have("UITableView.reloadData", UITableView.reloadData)
    have("UITableView.dequeueReusableCell(withIdentifier:)", UITableView.dequeueReusableCell(withIdentifier:))
    have(
      "UITableView.dequeueReusableCell(withIdentifier:for:)",
      UITableView.dequeueReusableCell(withIdentifier:for:))
    have("UITableView.cellForRow(at:)", UITableView.cellForRow(at:))
    have("UITableView.indexPath(for:)", UITableView.indexPath(for:))
    have("UITableView.indexPathForRow(at:)", UITableView.indexPathForRow(at:))
    have("UITableView.rectForRow(at:)", UITableView.rectForRow(at:))
    have("UITableView.scrollToRow(at:at:animated:)", UITableView.scrollToRow(at:at:animated:))
    have(
      "UITableView.selectRow(at:animated:scrollPosition:)", UITableView.selectRow(at:animated:scrollPosition:)
    )
    have("UITableView.deselectRow(at:animated:)", UITableView.deselectRow(at:animated:))
    have("UITableView.touchesShouldCancel(in:)", UITableView.touchesShouldCancel(in:))
    have("UITableViewCell.init(style:reuseIdentifier:)", UITableViewCell.init(style:reuseIdentifier:))
    have("UITableViewCell.init(coder:)", UITableViewCell.init(coder:))
    have("UITableViewCell.reuseIdentifier", \UITableViewCell.reuseIdentifier)
    have("UITableViewCell.contentView", \UITableViewCell.contentView)
    have("UITableViewCell.textLabel", \UITableViewCell.textLabel)
    have("UITableViewCell.isHighlighted", \UITableViewCell.isHighlighted)
    have("UITableViewCell.isSelected", \UITableViewCell.isSelected)
    have("UITableViewCell.selectionStyle", \UITableViewCell.selectionStyle)
    have("UITableViewCell.setHighlighted(_:animated:)", UITableViewCell.setHighlighted(_:animated:))
    have("UITableViewCell.setSelected(_:animated:)", UITableViewCell.setSelected(_:animated:))
    have("UITableViewCell.prepareForReuse", UITableViewCell.prepareForReuse)
    have("IndexPath.init(row:section:)", IndexPath.init(row:section:))
    have("IndexPath.row", \IndexPath.row)
    have("IndexPath.section", \IndexPath.section)
  }

  mutating func tableViewDataSource<D: UITableViewDataSource & SendableMetatype>(_: D.Type) {
    have("UITableViewDataSource.tableView(_:numberOfRowsInSection:)", D.tableView(_:numberOfRowsInSection:))
    have("UITableViewDataSource.tableView(_:cellForRowAt:)", D.tableView(_:cellForRowAt:))
    have("UITableViewDataSource.numberOfSections(in:)", D.numberOfSections(in:))
  }

  mutating func tableViewDelegate<D: UITableViewDelegate & SendableMetatype>(_: D.Type) {
    have("UITableViewDelegate.tableView(_:heightForRowAt:)", D.tableView(_:heightForRowAt:))
    have("UITableViewDelegate.tableView(_:willDisplay:forRowAt:)", D.tableView(_:willDisplay:forRowAt:))
    have("UITableViewDelegate.tableView(_:shouldHighlightRowAt:)", D.tableView(_:shouldHighlightRowAt:))
    have("UITableViewDelegate.tableView(_:didHighlightRowAt:)", D.tableView(_:didHighlightRowAt:))
    have("UITableViewDelegate.tableView(_:didUnhighlightRowAt:)", D.tableView(_:didUnhighlightRowAt:))
    have("UITableViewDelegate.tableView(_:willSelectRowAt:)", D.tableView(_:willSelectRowAt:))
    have("UITableViewDelegate.tableView(_:didSelectRowAt:)", D.tableView(_:didSelectRowAt:))
    have("UITableViewDelegate.tableView(_:didDeselectRowAt:)", D.tableView(_:didDeselectRowAt:))
  }

  mutating func systemControls() {
    have("UIButton.init(type:)", UIButton.init(type:))
    have("UIButton.buttonType", \UIButton.buttonType)
    have("UIButton.setTitle(_:for:)", UIButton.setTitle(_:for:))
    have("UIButton.title(for:)", UIButton.title(for:))
    have("UIButton.currentTitle", \UIButton.currentTitle)
    have("UIButton.titleLabel", \UIButton.titleLabel)
    have("UIButton.setTitleColor(_:for:)", UIButton.setTitleColor(_:for:))
    have("UIButton.titleColor(for:)", UIButton.titleColor(for:))
    have("UIButton.setImage(_:for:)", UIButton.setImage(_:for:))
    have("UIButton.image(for:)", UIButton.image(for:))
    have("UISlider.value", \UISlider.value)
    have("UISlider.minimumValue", \UISlider.minimumValue)
    have("UISlider.maximumValue", \UISlider.maximumValue)
    have("UISlider.isContinuous", \UISlider.isContinuous)
    have("UISlider.setValue(_:animated:)", UISlider.setValue(_:animated:))
    have("UISlider.thumbRect(forBounds:trackRect:value:)", UISlider.thumbRect(forBounds:trackRect:value:))
    have("UISlider.trackRect(forBounds:)", UISlider.trackRect(forBounds:))
    have("UISwitch.isOn", \UISwitch.isOn)
    have("UISwitch.setOn(_:animated:)", UISwitch.setOn(_:animated:))
    have("UISegmentedControl.numberOfSegments", \UISegmentedControl.numberOfSegments)
    have("UISegmentedControl.selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex)
    have("UISegmentedControl.isMomentary", \UISegmentedControl.isMomentary)
    have(
      "UISegmentedControl.insertSegment(withTitle:at:animated:)",
      UISegmentedControl.insertSegment(withTitle:at:animated:))
    have("UISegmentedControl.removeSegment(at:animated:)", UISegmentedControl.removeSegment(at:animated:))
    have("UISegmentedControl.titleForSegment(at:)", UISegmentedControl.titleForSegment(at:))
    have("UITextField.text", \UITextField.text)
    have("UITextField.placeholder", \UITextField.placeholder)
    have("UITextField.isEditing", \UITextField.isEditing)
    have("UILabel.text", \UILabel.text)
    have("UILabel.font", \UILabel.font)
    have("UILabel.textColor", \UILabel.textColor)
    have("UILabel.textAlignment", \UILabel.textAlignment)
    have("UILabel.numberOfLines", \UILabel.numberOfLines)
    have("UIImageView.image", \UIImageView.image)
    have("UIImageView.isHighlighted", \UIImageView.isHighlighted)
  }

  mutating func drawing() {
    have("UIBezierPath.init(rect:)", UIBezierPath.init(rect:))
    have("UIBezierPath.init(ovalIn:)", UIBezierPath.init(ovalIn:))
    have("UIBezierPath.init(roundedRect:cornerRadius:)", UIBezierPath.init(roundedRect:cornerRadius:))
    have(
      "UIBezierPath.init(arcCenter:radius:startAngle:endAngle:clockwise:)",
      UIBezierPath.init(arcCenter:radius:startAngle:endAngle:clockwise:))
    have("UIBezierPath.init(cgPath:)", UIBezierPath.init(cgPath:))
    have("UIBezierPath.move(to:)", UIBezierPath.move(to:))
    have("UIBezierPath.addLine(to:)", UIBezierPath.addLine(to:))
    have(
      "UIBezierPath.addCurve(to:controlPoint1:controlPoint2:)",
      UIBezierPath.addCurve(to:controlPoint1:controlPoint2:))
    have("UIBezierPath.addQuadCurve(to:controlPoint:)", UIBezierPath.addQuadCurve(to:controlPoint:))
    have(
      "UIBezierPath.addArc(withCenter:radius:startAngle:endAngle:clockwise:)",
      UIBezierPath.addArc(withCenter:radius:startAngle:endAngle:clockwise:))
    have("UIBezierPath.close", UIBezierPath.close)
    have("UIBezierPath.append(_:)", UIBezierPath.append(_:))
    have("UIBezierPath.apply(_:)", UIBezierPath.apply(_:))
    have("UIBezierPath.contains(_:)", UIBezierPath.contains(_:))
    have("UIBezierPath.bounds", \UIBezierPath.bounds)
    have("UIBezierPath.isEmpty", \UIBezierPath.isEmpty)
    have("UIBezierPath.cgPath", \UIBezierPath.cgPath)
    have("UIBezierPath.usesEvenOddFillRule", \UIBezierPath.usesEvenOddFillRule)
    have("CAShapeLayer.path", \CAShapeLayer.path)
    have("CAShapeLayer.fillColor", \CAShapeLayer.fillColor)
    have("CAShapeLayer.strokeColor", \CAShapeLayer.strokeColor)
    have("CAShapeLayer.lineWidth", \CAShapeLayer.lineWidth)
    have("CALayer.addSublayer(_:)", CALayer.addSublayer(_:))
    have("CALayer.insertSublayer(_:at:)", CALayer.insertSublayer(_:at:))
    have("CALayer.removeFromSuperlayer", CALayer.removeFromSuperlayer)
    have("CALayer.sublayers", \CALayer.sublayers)
    have("CALayer.superlayer", \CALayer.superlayer)
    have("UIImage.init(named:)", UIImage.init(named:))
    have("UIImage.draw(in:)", UIImage.draw(in:))
    have("UIFont.systemFont(ofSize:)", UIFont.systemFont(ofSize:))
    have("UIFont.boldSystemFont(ofSize:)", UIFont.boldSystemFont(ofSize:))
    have("UIFont.pointSize", \UIFont.pointSize)
    have("UIColor.systemBlue", UIColor.systemBlue)
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
    list.scrollViewAndItsDelegate(AnyDelegate.self)
    list.tableView()
    list.tableViewDataSource(AnySource.self)
    list.tableViewDelegate(AnyDelegate.self)
    list.systemControls()
    list.drawing()
    return list
  }
}

private final class AnyDelegate: UIGestureRecognizerDelegate, UITableViewDelegate {}

private final class AnySource: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}
