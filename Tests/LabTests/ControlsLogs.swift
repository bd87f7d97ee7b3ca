/// The logs of the controls lab in the article format, scenario by scenario; those of rows CT1 and CT2 are the
/// article's logs line for line.
enum ControlsLogs {
  static let all: [(identifier: String, log: String)] = [
    (
      "CT1",
      """
      -[CLTapGestureRecognizer touchesBegan:withEvent:]
      -[CLButton touchesBegan:withEvent:]
      -[CLButton beginTrackingWithTouch:withEvent:]
      -[CLTapGestureRecognizer touchesEnded:withEvent:] state = 5 (failed)
      -[CLButton touchesEnded:withEvent:]
      -[CLButton endTrackingWithTouch:withEvent:]
      action of CLButton

      """
    ),
    (
      "CT2",
      """
      -[CLTapGestureRecognizer touchesBegan:withEvent:]
      -[CLButton touchesBegan:withEvent:]
      -[CLButton beginTrackingWithTouch:withEvent:]
      -[CLTapGestureRecognizer touchesEnded:withEvent:] state = 3 (ended)
      action of CLTapGestureRecognizer
      -[CLButton touchesCancelled:withEvent:]
      -[CLButton cancelTrackingWithEvent:]

      """
    ),
    (
      "CT3",
      """
      -[CLTapGestureRecognizer touchesBegan:withEvent:]
      -[CLButton touchesBegan:withEvent:]
      -[CLButton beginTrackingWithTouch:withEvent:]
      -[CLTapGestureRecognizer touchesEnded:withEvent:] state = 3 (ended)
      action of CLTapGestureRecognizer
      -[CLButton touchesEnded:withEvent:]
      -[CLButton endTrackingWithTouch:withEvent:]
      action of CLButton

      """
    ),
    (
      "CT4",
      """
      -[CLTapGestureRecognizer touchesBegan:withEvent:]
      -[CLControl touchesBegan:withEvent:]
      -[CLControl beginTrackingWithTouch:withEvent:]
      -[CLTapGestureRecognizer touchesEnded:withEvent:] state = 3 (ended)
      action of CLTapGestureRecognizer
      -[CLControl touchesCancelled:withEvent:]
      -[CLControl cancelTrackingWithEvent:]

      """
    ),
    (
      "CT5",
      """
      -[CLButton sendAction:to:forEvent:]
      -[UIApplication sendAction:to:from:forEvent:]
      PageController: performs press:
      PageController.press, sender CLButton

      """
    ),
    (
      "CT6",
      """
      -[PressableButton sendAction:to:forEvent:]
      -[UIApplication sendAction:to:from:forEvent:]
      -[PressableButton canPerformAction:withSender:]
      PressableButton: performs press:
      PressableButton.press, sender PressableButton

      """
    ),
    (
      "CT6-controller",
      """
      -[CLButton sendAction:to:forEvent:]
      -[UIApplication sendAction:to:from:forEvent:]
      -[CLButton canPerformAction:withSender:]
      -[UIView canPerformAction:withSender:]
      -[PageController canPerformAction:withSender:]
      PageController: performs press:
      PageController.press, sender CLButton

      """
    ),
    (
      "CT6-focus",
      """
      UIApplication: shows the keyboard
      -[PressableButton sendAction:to:forEvent:]
      -[UIApplication sendAction:to:from:forEvent:]
      -[PressableField canPerformAction:withSender:]
      PressableField: performs press:
      PressableField.press, sender PressableButton

      """
    ),
    (
      "CT7",
      """
      -[FrontButton touchesBegan:withEvent:]
      -[FrontButton beginTrackingWithTouch:withEvent:]
      -[FrontButton touchesEnded:withEvent:]
      -[FrontButton endTrackingWithTouch:withEvent:]

      """
    ),
    (
      "CT8",
      """
      -[CLButton touchesBegan:withEvent:]
      -[CLButton beginTrackingWithTouch:withEvent:]
      CLButton: sends touchDown
      -[CLButton touchesEnded:withEvent:]
      -[CLButton endTrackingWithTouch:withEvent:]
      CLButton: sends touchUpInside, primaryActionTriggered

      """
    ),
    (
      "CT9",
      """
      -[CLButton touchesBegan:withEvent:]
      -[CLButton beginTrackingWithTouch:withEvent:]
      CLButton: sends touchDown
      -[CLButton touchesMoved:withEvent:]
      -[CLButton continueTrackingWithTouch:withEvent:]
      CLButton: sends touchDragInside
      -[CLButton touchesMoved:withEvent:]
      -[CLButton continueTrackingWithTouch:withEvent:]
      CLButton: sends touchDragExit
      CLButton: sends touchDragOutside
      -[CLButton touchesMoved:withEvent:]
      -[CLButton continueTrackingWithTouch:withEvent:]
      CLButton: sends touchDragOutside
      -[CLButton touchesMoved:withEvent:]
      -[CLButton continueTrackingWithTouch:withEvent:]
      CLButton: sends touchDragEnter
      CLButton: sends touchDragInside
      -[CLButton touchesEnded:withEvent:]
      -[CLButton endTrackingWithTouch:withEvent:]
      CLButton: sends touchUpInside, primaryActionTriggered

      """
    ),
    (
      "CT9-outside",
      """
      -[CLButton touchesBegan:withEvent:]
      -[CLButton beginTrackingWithTouch:withEvent:]
      CLButton: sends touchDown
      -[CLButton touchesMoved:withEvent:]
      -[CLButton continueTrackingWithTouch:withEvent:]
      CLButton: sends touchDragInside
      -[CLButton touchesMoved:withEvent:]
      -[CLButton continueTrackingWithTouch:withEvent:]
      CLButton: sends touchDragExit
      CLButton: sends touchDragOutside
      -[CLButton touchesEnded:withEvent:]
      -[CLButton endTrackingWithTouch:withEvent:]
      CLButton: sends touchUpOutside

      """
    ),
    (
      "CT9-cancel",
      """
      -[CLButton touchesBegan:withEvent:]
      -[CLButton beginTrackingWithTouch:withEvent:]
      CLButton: sends touchDown
      -[CLButton touchesCancelled:withEvent:]
      -[CLButton cancelTrackingWithEvent:]
      CLButton: sends touchCancel

      """
    ),
    (
      "CT9-repeat",
      """
      -[CLButton touchesBegan:withEvent:]
      -[CLButton beginTrackingWithTouch:withEvent:]
      CLButton: sends touchDown
      -[CLButton touchesEnded:withEvent:]
      -[CLButton endTrackingWithTouch:withEvent:]
      CLButton: sends touchUpInside, primaryActionTriggered
      -[CLButton touchesBegan:withEvent:]
      -[CLButton beginTrackingWithTouch:withEvent:]
      CLButton: sends touchDown
      CLButton: sends touchDownRepeat
      -[CLButton touchesEnded:withEvent:]
      -[CLButton endTrackingWithTouch:withEvent:]
      CLButton: sends touchUpInside, primaryActionTriggered

      """
    ),
    (
      "CT10",
      """
      -[ArchivingButton sendAction:to:forEvent:]
      -[UIApplication sendAction:to:from:forEvent:]
      PageController: performs archive:
      PageController.archive, sender ArchivingButton

      """
    ),
    (
      "C2",
      """
      -[CLButton touchesBegan:withEvent:]
      -[CLButton beginTrackingWithTouch:withEvent:]
      CLButton: sends touchDown
      -[CLButton touchesBegan:withEvent:]
      -[BlueView touchesBegan:withEvent:]
      -[CLButton touchesEnded:withEvent:]
      -[BlueView touchesEnded:withEvent:]
      -[CLButton touchesEnded:withEvent:]
      -[CLButton endTrackingWithTouch:withEvent:]
      CLButton: sends touchUpInside, primaryActionTriggered

      """
    ),
    (
      "C3",
      """
      -[DecliningControl touchesBegan:withEvent:]
      -[DecliningControl beginTrackingWithTouch:withEvent:]
      -[BlueView touchesBegan:withEvent:]
      -[DecliningControl touchesEnded:withEvent:]
      -[BlueView touchesEnded:withEvent:]

      """
    ),
    (
      "C4",
      """
      -[LeavingControl touchesBegan:withEvent:]
      -[LeavingControl beginTrackingWithTouch:withEvent:]
      LeavingControl: sends touchDown
      -[LeavingControl touchesMoved:withEvent:]
      -[LeavingControl continueTrackingWithTouch:withEvent:]
      LeavingControl: sends touchDragInside
      -[LeavingControl touchesMoved:withEvent:]
      -[LeavingControl continueTrackingWithTouch:withEvent:]
      -[LeavingControl touchesMoved:withEvent:]
      -[BlueView touchesMoved:withEvent:]
      -[LeavingControl touchesEnded:withEvent:]
      -[BlueView touchesEnded:withEvent:]

      """
    ),
    (
      "C5",
      """
      -[CLButton touchesBegan:withEvent:]
      -[CLButton beginTrackingWithTouch:withEvent:]
      isTracking true, isHighlighted true
      -[CLButton touchesEnded:withEvent:]
      -[CLButton endTrackingWithTouch:withEvent:]
      isTracking false, isHighlighted true

      """
    ),
    (
      "C8",
      """
      a tap at x 214
      -[BlueView touchesBegan:withEvent:]
      -[BlueView touchesEnded:withEvent:]
      a finger lands at x 160
      -[CLButton touchesBegan:withEvent:]
      -[CLButton beginTrackingWithTouch:withEvent:]
      CLButton: sends touchDown
      it goes to x 214
      -[CLButton touchesMoved:withEvent:]
      -[CLButton continueTrackingWithTouch:withEvent:]
      CLButton: sends touchDragInside
      it goes to x 279
      -[CLButton touchesMoved:withEvent:]
      -[CLButton continueTrackingWithTouch:withEvent:]
      CLButton: sends touchDragInside
      it goes to x 281
      -[CLButton touchesMoved:withEvent:]
      -[CLButton continueTrackingWithTouch:withEvent:]
      CLButton: sends touchDragExit
      CLButton: sends touchDragOutside
      it goes to x 279
      -[CLButton touchesMoved:withEvent:]
      -[CLButton continueTrackingWithTouch:withEvent:]
      CLButton: sends touchDragEnter
      CLButton: sends touchDragInside
      -[CLButton touchesEnded:withEvent:]
      -[CLButton endTrackingWithTouch:withEvent:]
      CLButton: sends touchUpInside, primaryActionTriggered

      """
    ),
    (
      "C9",
      """
      -[UISegmentedControl touchesBegan:withEvent:]
      -[UISegmentedControl beginTrackingWithTouch:withEvent:]
      UISegmentedControl: sends touchDown
      -[UISegmentedControl touchesMoved:withEvent:]
      -[UISegmentedControl continueTrackingWithTouch:withEvent:]
      UISegmentedControl: sends touchDragExit
      UISegmentedControl: sends touchDragOutside
      -[UISegmentedControl touchesEnded:withEvent:]
      -[UISegmentedControl endTrackingWithTouch:withEvent:]
      UISegmentedControl: sends touchUpOutside
      -[UISegmentedControl touchesBegan:withEvent:]
      -[UISegmentedControl beginTrackingWithTouch:withEvent:]
      UISegmentedControl: sends touchDown
      -[UISegmentedControl touchesEnded:withEvent:]
      -[UISegmentedControl endTrackingWithTouch:withEvent:]
      UISegmentedControl: sends valueChanged, primaryActionTriggered
      action of UISegmentedControl
      UISegmentedControl: sends touchUpInside

      """
    ),
    (
      "C10",
      """
      -[CLButton sendAction:to:forEvent:]
      -[UIApplication sendAction:to:from:forEvent:]
      PageController: performs press:
      PageController.press, sender CLButton
      -[CLButton sendAction:to:forEvent:]
      -[UIApplication sendAction:to:from:forEvent:]
      PageController: performs press:
      PageController.press, sender CLButton
      -[CLButton sendAction:to:forEvent:]
      -[UIApplication sendAction:to:from:forEvent:]
      PageController: performs archive:
      PageController.archive, sender CLButton

      """
    ),
    (
      "C12",
      """
      -[CLButton sendAction:to:forEvent:]
      -[UIApplication sendAction:to:from:forEvent:]
      PageController: performs press:
      PageController.press, sender CLButton

      """
    ),
    (
      "C13",
      """
      saves, second version
      counts

      """
    ),
    (
      "C15",
      """
      -[UIButton touchesBegan:withEvent:]
      -[UIButton beginTrackingWithTouch:withEvent:]
      Tap: fails: UIButton says no
      Tap state = 5 (failed)
      -[UIButton touchesEnded:withEvent:]
      -[UIButton endTrackingWithTouch:withEvent:]
      action of UIButton
      -[UISwitchModernVisualElement touchesBegan:withEvent:]
      -[UISwitch touchesBegan:withEvent:]
      UISwitch-longPress state = 1 (began)
      Tap: fails: UISwitch-longPress has recognized
      Tap state = 5 (failed)
      -[UISwitchModernVisualElement touchesCancelled:withEvent:]
      -[UISwitch touchesCancelled:withEvent:]
      UISwitch-longPress state = 3 (ended)
      UISwitch-pan state = 5 (failed)
      action of UISwitch
      -[UISegmentedControl touchesBegan:withEvent:]
      -[UISegmentedControl beginTrackingWithTouch:withEvent:]
      Tap: fails: UISegmentedControl says no
      Tap state = 5 (failed)
      -[UISegmentedControl touchesEnded:withEvent:]
      -[UISegmentedControl endTrackingWithTouch:withEvent:]
      action of UISegmentedControl
      -[UIStepper touchesBegan:withEvent:]
      -[UIStepper beginTrackingWithTouch:withEvent:]
      Tap: fails: UIStepper says no
      Tap state = 5 (failed)
      -[UIStepper touchesEnded:withEvent:]
      -[UIStepper endTrackingWithTouch:withEvent:]
      action of UIStepper
      -[UIPageControl touchesBegan:withEvent:]
      -[UIPageControl beginTrackingWithTouch:withEvent:]
      Tap: fails: UIPageControl says no
      Tap state = 5 (failed)
      -[UIPageControl touchesEnded:withEvent:]
      -[UIPageControl endTrackingWithTouch:withEvent:]
      action of UIPageControl
      -[CLControl touchesBegan:withEvent:]
      -[CLControl beginTrackingWithTouch:withEvent:]
      Tap state = 3 (ended)
      action of Tap
      -[CLControl touchesCancelled:withEvent:]
      -[CLControl cancelTrackingWithEvent:]

      """
    ),
    (
      "C15-slider",
      """
      -[UISlider touchesBegan:withEvent:]
      -[UISlider beginTrackingWithTouch:withEvent:]
      Pan: fails: UISlider says no
      Pan state = 5 (failed)
      -[UISlider touchesMoved:withEvent:]
      -[UISlider continueTrackingWithTouch:withEvent:]
      action of UISlider
      -[UISlider touchesMoved:withEvent:]
      -[UISlider continueTrackingWithTouch:withEvent:]
      action of UISlider
      -[UISlider touchesEnded:withEvent:]
      -[UISlider endTrackingWithTouch:withEvent:]
      -[UISlider touchesBegan:withEvent:]
      -[UISlider beginTrackingWithTouch:withEvent:]
      -[BlueView touchesBegan:withEvent:]
      Pan state = 1 (began)
      action of Pan
      -[UISlider touchesCancelled:withEvent:]
      -[BlueView touchesCancelled:withEvent:]
      Pan state = 2 (changed)
      action of Pan
      Pan state = 3 (ended)
      action of Pan

      """
    ),
    (
      "C15-switch",
      """
      -[UISwitchModernVisualElement touchesBegan:withEvent:]
      -[UISwitch touchesBegan:withEvent:]
      UISwitch-longPress state = 1 (began)
      Pan: fails: UISwitch-longPress has recognized
      Pan state = 5 (failed)
      -[UISwitchModernVisualElement touchesCancelled:withEvent:]
      -[UISwitch touchesCancelled:withEvent:]
      UISwitch-longPress state = 2 (changed)
      UISwitch-pan state = 1 (began)
      UISwitch-longPress state = 2 (changed)
      UISwitch-pan state = 2 (changed)
      UISwitch-longPress state = 3 (ended)
      UISwitch-pan state = 3 (ended)
      action of UISwitch
      -[UISwitchModernVisualElement touchesBegan:withEvent:]
      -[UISwitch touchesBegan:withEvent:]
      UISwitch-longPress state = 1 (began)
      Pan: fails: UISwitch-longPress has recognized
      Pan state = 5 (failed)
      -[UISwitchModernVisualElement touchesCancelled:withEvent:]
      -[UISwitch touchesCancelled:withEvent:]
      UISwitch-longPress state = 2 (changed)
      UISwitch-pan state = 1 (began)
      UISwitch-longPress state = 2 (changed)
      UISwitch-pan state = 2 (changed)
      UISwitch-longPress state = 3 (ended)
      UISwitch-pan state = 3 (ended)
      action of UISwitch

      """
    ),
    (
      "C16",
      """
      -[LongPress touchesBegan:withEvent:]
      -[CLButton touchesBegan:withEvent:]
      -[CLButton beginTrackingWithTouch:withEvent:]
      LongPress state = 1 (began)
      action of LongPress
      -[CLButton touchesCancelled:withEvent:]
      -[CLButton cancelTrackingWithEvent:]
      -[LongPress touchesEnded:withEvent:] state = 3 (ended)
      action of LongPress

      """
    ),
    (
      "C16-double",
      """
      -[CLTapGestureRecognizer touchesBegan:withEvent:]
      -[CLButton touchesBegan:withEvent:]
      -[CLButton beginTrackingWithTouch:withEvent:]
      -[CLTapGestureRecognizer touchesEnded:withEvent:]
      -[CLTapGestureRecognizer touchesBegan:withEvent:]
      -[CLButton touchesBegan:withEvent:]
      -[BlueView touchesBegan:withEvent:]
      -[CLTapGestureRecognizer touchesEnded:withEvent:] state = 3 (ended)
      action of CLTapGestureRecognizer
      -[CLButton touchesCancelled:withEvent:]
      -[CLButton cancelTrackingWithEvent:]
      -[CLButton touchesCancelled:withEvent:]
      -[BlueView touchesCancelled:withEvent:]

      """
    ),
    (
      "H9",
      """
      -[CLTapGestureRecognizer touchesBegan:withEvent:]
      -[BlueView touchesBegan:withEvent:]
      -[CLTapGestureRecognizer touchesEnded:withEvent:] state = 3 (ended)
      action of CLTapGestureRecognizer
      -[BlueView touchesCancelled:withEvent:]

      """
    ),
  ]
}
