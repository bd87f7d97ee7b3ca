/// What the engine calls in an app: its name is the type and the name of the member, with the labels of its arguments.
public enum Callback: Int, CaseIterable, Sendable {
  // What `CALayer` declares
  case layerFrame, layerBounds, layerPosition, layerAnchorPoint, layerSetAffineTransform, layerContains
  case layerOpacity, layerIsHidden, layerSublayers, layerSuperlayer, layerInsertSublayerAt
  case layerInsertSublayerBelow, layerInsertSublayerAbove, layerRemoveFromSuperlayer, layerSetNeedsDisplay
  case layerSetNeedsLayout

  // What `CMMotionManager` declares
  case motionManagerAccelerometerUpdateInterval, motionManagerStopAccelerometerUpdates

  // What `NSLayoutConstraint` declares
  case layoutConstraintConstant, layoutConstraintPriority, layoutConstraintIsActive

  // What `UIActivityIndicatorView` declares
  case activityIndicatorViewStyle, activityIndicatorViewHidesWhenStopped

  // What `UIApplication` declares
  case applicationSendEvent, applicationSendActionToFromFor

  // What `UIApplicationDelegate` declares
  case applicationDelegateApplicationWillFinishLaunchingWithOptions
  case applicationDelegateApplicationDidFinishLaunchingWithOptions
  case applicationDelegateApplicationDidFinishLaunching, applicationDelegateApplicationDidBecomeActive
  case applicationDelegateApplicationWillResignActive, applicationDelegateApplicationDidEnterBackground
  case applicationDelegateApplicationWillEnterForeground, applicationDelegateApplicationWillTerminate

  // What `UIButton` declares
  case buttonTitleFor, buttonCurrentTitle, buttonContentEdgeInsets

  // What `UIControl` declares
  case controlIsEnabled, controlIsSelected, controlIsHighlighted, controlState, controlIsTracking
  case controlIsTouchInside, controlBeginTrackingWith, controlContinueTrackingWith, controlEndTrackingWith
  case controlCancelTrackingWith, controlAddTargetActionFor, controlRemoveTargetActionFor
  case controlAddActionFor, controlRemoveActionFor, controlAllControlEvents, controlSendActionToFor
  case controlSendAction

  // What `UICoordinateSpace` declares
  case coordinateSpaceConvertToPoint, coordinateSpaceConvertFromPoint, coordinateSpaceConvertToRect
  case coordinateSpaceConvertFromRect

  // What `UIEvent` declares
  case eventType

  // What `UIGestureRecognizer` declares
  case gestureRecognizerState, gestureRecognizerDelegate, gestureRecognizerIsEnabled
  case gestureRecognizerView, gestureRecognizerCancelsTouchesInView, gestureRecognizerDelaysTouchesBegan
  case gestureRecognizerDelaysTouchesEnded, gestureRecognizerAllowedTouchTypes
  case gestureRecognizerAllowedPressTypes, gestureRecognizerRequiresExclusiveTouchType
  case gestureRecognizerLocationIn, gestureRecognizerLocationOfTouchIn, gestureRecognizerNumberOfTouches
  case gestureRecognizerTouchesBeganWith, gestureRecognizerTouchesMovedWith
  case gestureRecognizerTouchesEndedWith, gestureRecognizerTouchesCancelledWith
  case gestureRecognizerTouchesEstimatedPropertiesUpdated, gestureRecognizerPressesBeganWith
  case gestureRecognizerPressesChangedWith, gestureRecognizerPressesEndedWith
  case gestureRecognizerPressesCancelledWith, gestureRecognizerReset, gestureRecognizerIgnoreForTouch
  case gestureRecognizerIgnoreForPress, gestureRecognizerShouldReceive, gestureRecognizerCanPrevent
  case gestureRecognizerCanBePreventedBy, gestureRecognizerShouldRequireFailureOf
  case gestureRecognizerShouldBeRequiredToFailBy

  // What `UIGestureRecognizerDelegate` declares
  case gestureRecognizerDelegateGestureRecognizerShouldBegin
  case gestureRecognizerDelegateGestureRecognizerShouldRecognizeSimultaneouslyWith
  case gestureRecognizerDelegateGestureRecognizerShouldRequireFailureOf
  case gestureRecognizerDelegateGestureRecognizerShouldBeRequiredToFailBy
  case gestureRecognizerDelegateGestureRecognizerShouldReceiveTouch
  case gestureRecognizerDelegateGestureRecognizerShouldReceivePress
  case gestureRecognizerDelegateGestureRecognizerShouldReceiveEvent

  // What `UIKeyInput` declares
  case keyInputInsertText, keyInputDeleteBackward

  // What `UILabel` declares
  case labelText, labelFont

  // What `UILongPressGestureRecognizer` declares
  case longPressGestureRecognizerMinimumPressDuration, longPressGestureRecognizerAllowableMovement
  case longPressGestureRecognizerNumberOfTapsRequired, longPressGestureRecognizerNumberOfTouchesRequired

  // What `UINavigationController` declares
  case navigationControllerTopViewController, navigationControllerSetViewControllersAnimated
  case navigationControllerPopViewControllerAnimated

  // What `UIPageControl` declares
  case pageControlNumberOfPages, pageControlCurrentPage

  // What `UIPanGestureRecognizer` declares
  case panGestureRecognizerMinimumNumberOfTouches, panGestureRecognizerMaximumNumberOfTouches
  case panGestureRecognizerAllowedScrollTypesMask, panGestureRecognizerTranslationIn
  case panGestureRecognizerVelocityIn

  // What `UIPinchGestureRecognizer` declares
  case pinchGestureRecognizerScale, pinchGestureRecognizerVelocity

  // What `UIResponder` declares
  case responderNext, responderTouchesBeganWith, responderTouchesMovedWith, responderTouchesEndedWith
  case responderTouchesCancelledWith, responderTouchesEstimatedPropertiesUpdated, responderMotionBeganWith
  case responderMotionEndedWith, responderMotionCancelledWith, responderPressesBeganWith
  case responderPressesChangedWith, responderPressesEndedWith, responderPressesCancelledWith
  case responderRemoteControlReceivedWith, responderKeyCommands, responderIsFirstResponder
  case responderCanBecomeFirstResponder, responderCanResignFirstResponder, responderBecomeFirstResponder
  case responderResignFirstResponder, responderInputView, responderInputAccessoryView, responderActions
  case responderCanPerformActionWithSender, responderTargetForActionWithSender, responderCut
  case responderCopy, responderPaste, responderSelect, responderSelectAll, responderDelete

  // What `UIRotationGestureRecognizer` declares
  case rotationGestureRecognizerRotation, rotationGestureRecognizerVelocity

  // What `UISceneDelegate` declares
  case sceneDelegateSceneWillConnectToOptions, sceneDelegateSceneDidDisconnect
  case sceneDelegateSceneWillEnterForeground, sceneDelegateSceneDidBecomeActive
  case sceneDelegateSceneWillResignActive, sceneDelegateSceneDidEnterBackground

  // What `UIScreenEdgePanGestureRecognizer` declares
  case screenEdgePanGestureRecognizerEdges

  // What `UIScrollView` declares
  case scrollViewContentOffset, scrollViewContentSize, scrollViewContentInset
  case scrollViewAdjustedContentInset, scrollViewSetContentOffsetAnimated
  case scrollViewScrollRectToVisibleAnimated, scrollViewDelegate, scrollViewIsScrollEnabled
  case scrollViewDelaysContentTouches, scrollViewCanCancelContentTouches
  case scrollViewIsDirectionalLockEnabled, scrollViewIsPagingEnabled
  case scrollViewBouncesHorizontally, scrollViewBouncesVertically
  case scrollViewTransfersHorizontalScrollingToParent, scrollViewTransfersVerticalScrollingToParent
  case scrollViewAlwaysBounceHorizontal, scrollViewAlwaysBounceVertical, scrollViewDecelerationRate
  case scrollViewKeyboardDismissMode, scrollViewPanGestureRecognizer, scrollViewTouchesShouldBeginWithIn
  case scrollViewTouchesShouldCancelIn, scrollViewZoomScale, scrollViewMinimumZoomScale
  case scrollViewMaximumZoomScale, scrollViewBouncesZoom, scrollViewSetZoomScaleAnimated
  case scrollViewZoomToAnimated

  // What `UIScrollViewDelegate` declares
  case scrollViewDelegateScrollViewDidScroll, scrollViewDelegateScrollViewWillBeginDragging
  case scrollViewDelegateScrollViewWillEndDraggingWithVelocityTargetContentOffset
  case scrollViewDelegateScrollViewDidEndDraggingWillDecelerate
  case scrollViewDelegateScrollViewWillBeginDecelerating, scrollViewDelegateScrollViewDidEndDecelerating
  case scrollViewDelegateScrollViewDidEndScrollingAnimation, scrollViewDelegateViewForZoomingIn
  case scrollViewDelegateScrollViewWillBeginZoomingWith, scrollViewDelegateScrollViewDidZoom
  case scrollViewDelegateScrollViewDidEndZoomingWithAtScale, scrollViewDelegateAsTableViewDelegate

  // What `UISegmentedControl` declares
  case segmentedControlSelectedSegmentIndex, segmentedControlIsMomentary

  // What `UISlider` declares
  case sliderValue, sliderMinimumValue, sliderMaximumValue, sliderIsContinuous
  case sliderThumbRectForBoundsTrackRectValue, sliderTrackRectForBounds

  // What `UIStackView` declares
  case stackViewAxis, stackViewDistribution, stackViewAlignment, stackViewSpacing
  case stackViewIsLayoutMarginsRelativeArrangement, stackViewArrangedSubviews, stackViewAddArrangedSubview
  case stackViewInsertArrangedSubviewAt, stackViewCustomSpacingAfter

  // What `UIStepper` declares
  case stepperValue, stepperMinimumValue, stepperMaximumValue, stepperStepValue, stepperWraps
  case stepperAutorepeat, stepperIsContinuous

  // What `UISwipeGestureRecognizer` declares
  case swipeGestureRecognizerDirection, swipeGestureRecognizerNumberOfTouchesRequired

  // What `UISwitch` declares
  case switchIsOn

  // What `UITabBarController` declares
  case tabBarControllerTabBar, tabBarControllerSelectedIndex, tabBarControllerSelectedViewController
  case tabBarControllerSetViewControllersAnimated

  // What `UITableView` declares
  case tableViewDataSource, tableViewRowHeight, tableViewAllowsSelection, tableViewIndexPathForSelectedRow
  case tableViewTableHeaderView, tableViewTableFooterView, tableViewSectionHeaderHeight
  case tableViewReloadData, tableViewDequeueReusableCellWithIdentifier
  case tableViewDequeueReusableCellWithIdentifierFor, tableViewCellForRowAt, tableViewIndexPathForRowAt
  case tableViewRectForRowAt, tableViewScrollToRowAtAtAnimated, tableViewSelectRowAtAnimatedScrollPosition
  case tableViewDeselectRowAtAnimated

  // What `UITableViewCell` declares
  case tableViewCellReuseIdentifier, tableViewCellIsHighlighted, tableViewCellIsSelected
  case tableViewCellSetHighlightedAnimated, tableViewCellSetSelectedAnimated, tableViewCellPrepareForReuse

  // What `UITableViewDataSource` declares
  case tableViewDataSourceTableViewNumberOfRowsInSection, tableViewDataSourceTableViewCellForRowAt
  case tableViewDataSourceNumberOfSectionsIn, tableViewDataSourceTableViewTitleForHeaderInSection

  // What `UITableViewDelegate` declares
  case tableViewDelegateTableViewHeightForRowAt, tableViewDelegateTableViewHeightForHeaderInSection
  case tableViewDelegateTableViewViewForHeaderInSection, tableViewDelegateTableViewWillDisplayForRowAt
  case tableViewDelegateTableViewShouldHighlightRowAt, tableViewDelegateTableViewDidHighlightRowAt
  case tableViewDelegateTableViewDidUnhighlightRowAt, tableViewDelegateTableViewWillSelectRowAt
  case tableViewDelegateTableViewDidSelectRowAt, tableViewDelegateTableViewDidDeselectRowAt

  // What `UITapGestureRecognizer` declares
  case tapGestureRecognizerNumberOfTapsRequired, tapGestureRecognizerNumberOfTouchesRequired
  case tapGestureRecognizerButtonMaskRequired

  // What `UITextField` declares
  case textFieldText, textFieldIsEditing, textFieldClearsOnBeginEditing, textFieldDelegate

  // What `UITextFieldDelegate` declares
  case textFieldDelegateTextFieldShouldBeginEditing, textFieldDelegateTextFieldDidBeginEditing
  case textFieldDelegateTextFieldShouldEndEditing, textFieldDelegateTextFieldDidEndEditing
  case textFieldDelegateTextFieldShouldChangeCharactersInReplacementString
  case textFieldDelegateTextFieldDidChangeSelection, textFieldDelegateTextFieldShouldReturn

  // What `UIView` declares
  case viewFrame, viewBounds, viewCenter, viewTransform, viewIsHidden, viewAlpha
  case viewIsUserInteractionEnabled, viewIsMultipleTouchEnabled, viewIsExclusiveTouch, viewClipsToBounds
  case viewTag, viewSuperview, viewSubviews, viewWindow, viewAddSubview, viewInsertSubviewAt
  case viewInsertSubviewBelowSubview, viewInsertSubviewAboveSubview, viewRemoveFromSuperview
  case viewDidAddSubview, viewWillRemoveSubview, viewWillMoveToSuperview, viewDidMoveToSuperview
  case viewWillMoveToWindow, viewDidMoveToWindow, viewIsDescendantOf, viewViewWithTag, viewLayoutSubviews
  case viewSetNeedsLayout, viewDraw, viewLayer, viewTintColor, viewTintColorDidChange
  case viewAutoresizingMask, viewAutoresizesSubviews, viewLayoutSublayersOf
  case viewTranslatesAutoresizingMaskIntoConstraints, viewUpdateConstraints, viewLayerClass
  case viewLayoutMargins, viewIntrinsicContentSize, viewInvalidateIntrinsicContentSize, viewSizeThatFits
  case viewEndEditing, viewHitTestWith, viewPointInsideWith, viewGestureRecognizers
  case viewAddGestureRecognizer, viewRemoveGestureRecognizer, viewGestureRecognizerShouldBegin

  // What `UIViewController` declares
  case viewControllerView, viewControllerViewIfLoaded, viewControllerIsViewLoaded
  case viewControllerLoadViewIfNeeded, viewControllerLoadView, viewControllerViewDidLoad
  case viewControllerViewWillLayoutSubviews, viewControllerViewDidLayoutSubviews
  case viewControllerViewWillAppear, viewControllerViewDidAppear, viewControllerViewWillDisappear
  case viewControllerViewDidDisappear, viewControllerParent, viewControllerAddChild
  case viewControllerRemoveFromParent, viewControllerWillMoveToParent, viewControllerDidMoveToParent
  case viewControllerModalPresentationStyle, viewControllerPresentedViewController
  case viewControllerPresentingViewController, viewControllerPresentAnimatedCompletion
  case viewControllerDismissAnimatedCompletion

  // What `UIWindow` declares
  case windowWindowLevel, windowWindowScene, windowScreen, windowCanBecomeKey, windowBecomeKey
  case windowResignKey, windowRootViewController, windowMakeKey, windowSendEvent

  // What is handed to the engine as a function
  case selectorAction, recognizerAction, controlAction, actionHandler, timerBlock, queueBlock
  case notificationBlock, animations, animationCompletion, presentationCompletion, batchUpdates
  case batchCompletion, accelerometerHandler, launchBlock, eventHandlers, runLoopTimer, runLoopObserver
  case runLoopSource, withoutAnimation, updateLinkAction

  // The ends of the app's objects
  case viewDeinit, controlDeinit, buttonDeinit, switchDeinit, sliderDeinit, stepperDeinit
  case segmentedControlDeinit, pageControlDeinit, textFieldDeinit, scrollViewDeinit, tableViewDeinit
  case cellDeinit, stackViewDeinit, labelDeinit, imageViewDeinit, indicatorViewDeinit, windowDeinit
  case controllerDeinit, navigationControllerDeinit, tabBarControllerDeinit, applicationDeinit
  case recognizerDeinit, tapRecognizerDeinit, panRecognizerDeinit, edgePanRecognizerDeinit
  case pinchRecognizerDeinit, rotationRecognizerDeinit, swipeRecognizerDeinit, longPressRecognizerDeinit
  case hoverRecognizerDeinit, layerDeinit, motionManagerDeinit, constraintDeinit, eventDeinit
  case gestureDelegateDeinit, scrollDelegateDeinit, tableDelegateDeinit, rowSourceDeinit
  case textDelegateDeinit, delegateDeinit, sceneDelegateDeinit, keyViewDeinit, spaceDeinit, targetDeinit
}
