import TouchKit

extension LifetimeApp {
  func perform(_ act: Act, about subject: AnyObject?) {
    switch act {
    case .removeView, .releaseView, .releaseTree, .releaseSubviews, .moveView, .moveToWindow, .insertView,
      .addAgain, .orderViews, .makeView:
      changeTree(act, subject)
    case .hideView, .fadeView, .disableView, .resizeView, .transformView, .changeTouchFlags, .focus,
      .giveUpFocus, .layOut, .askForLayout, .hitTest, .keepRelatives, .convert:
      changeView(act, subject)
    case .constrain, .arrange, .animate, .changeLayers, .releaseLayer: changeLooks(act, subject)
    case .closeWindow, .showWindow, .releaseWindow, .makeWindow, .changeScene, .setRoot, .clearRoot:
      changeWindows(act, subject)
    case .present, .dismiss, .push, .pop, .setControllers, .changeChildren, .changeControllerView,
      .releaseController:
      changeControllers(act, subject)
    case .removeRecognizer, .releaseRecognizer, .moveRecognizer, .clearRecognizers, .replaceRecognizers,
      .setState, .switchRecognizer, .requireFailure, .changeGestureDelegate, .changeTargets, .ignoreTouches,
      .changeRecognizerFlags, .makeRecognizer:
      changeRecognizers(act, subject)
    case .scroll, .zoom, .changeScrolling, .changeScrollDelegate, .releaseScrollView:
      changeScrollViews(act, subject)
    case .reload, .selectRow, .updateRows, .changeSource, .changeEdges, .askTable, .releaseCells:
      changeTables(act, subject)
    case .sendControlEvents, .switchControl, .changeActions, .changeText, .changeInputViews:
      changeControls(act)
    case .dropSome, .dropHelpers, .dropViews, .dropWindows, .dropControllers, .dropRecognizers,
      .dropApplications, .dropDevice:
      dropReferences(act)
    case .settle, .advance, .report, .terminate, .launch, .showHomeScreen, .interrupt, .endInterruption,
      .bringToFront, .makeDevice, .shake, .pressKey:
      changeDevice(act)
    case .resend, .sendAction, .keepTouches, .askTouches, .makeEvent: useEvents(act, subject)
    case .startTimer, .stopTimers, .startMotion, .observe, .stopObserving, .post, .addToRunLoop:
      changeTimers(act)
    }
  }

  private func dropReferences(_ act: Act) {
    switch act {
    case .dropSome:
      let (first, count) = (Int(choices.byte()), choices.number(below: 8) + 1)
      let gone = (0..<count).compactMap {
        references.isEmpty ? nil : references[(first + $0) % references.count]
      }
      drop { object in gone.contains { $0 === object } }
    case .dropViews: drop { $0 is UIView && !($0 is UIWindow) }
    case .dropWindows: drop { $0 is UIWindow }
    case .dropControllers: drop { $0 is UIViewController }
    case .dropRecognizers: drop { $0 is UIGestureRecognizer }
    case .dropApplications: drop { $0 is UIApplication }
    case .dropDevice: if choices.once(in: 4) { drop { $0 is Device } }
    default: drop { !($0 is UIResponder) && !($0 is UIGestureRecognizer) && !($0 is Device) }
    }
  }
}
