/// One thing that the app does in the middle of a callback.
enum Act: Int, CaseIterable, Sendable {
  // Views
  case removeView, releaseView, releaseTree, releaseSubviews, moveView, moveToWindow, insertView, addAgain
  case orderViews, hideView, fadeView, disableView, resizeView, transformView, changeTouchFlags
  case focus, giveUpFocus, layOut, askForLayout, hitTest, keepRelatives, convert
  case constrain, arrange, animate, changeLayers, releaseLayer, makeView
  // Windows and controllers
  case closeWindow, showWindow, releaseWindow, makeWindow, changeScene, setRoot, clearRoot
  case present, dismiss, push, pop, setControllers, changeChildren, changeControllerView, releaseController
  // Recognizers
  case removeRecognizer, releaseRecognizer, moveRecognizer, clearRecognizers, replaceRecognizers
  case setState, switchRecognizer, requireFailure, changeGestureDelegate, changeTargets, ignoreTouches
  case changeRecognizerFlags, makeRecognizer
  // Scroll views, tables, controls
  case scroll, zoom, changeScrolling, changeScrollDelegate, releaseScrollView
  case reload, selectRow, updateRows, changeSource, changeEdges, askTable, releaseCells
  case sendControlEvents, switchControl, changeActions, changeText, changeInputViews
  // The application and its device
  case dropSome, dropHelpers, dropViews, dropWindows, dropControllers, dropRecognizers, dropApplications
  case settle, advance, report, resend, sendAction, terminate, launch, showHomeScreen, interrupt
  case endInterruption, bringToFront, dropDevice, makeDevice, shake, pressKey
  case startTimer, stopTimers, startMotion, observe, stopObserving, post, keepTouches, askTouches
  case addToRunLoop, makeEvent
}
