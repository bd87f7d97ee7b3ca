/// The logs of the recognizers lab in the article format, scenario by scenario; those of rows GR1 to GR15 and TE9 are
/// the articles' logs line for line.
enum RecognizersLogs {
  static let all: [(identifier: String, log: String)] = [
    (
      "GR1",
      """
      -[YellowView touchesBegan:withEvent:]
      View Tapped
      -[YellowView touchesCancelled:withEvent:]

      """
    ),
    (
      "GR2",
      """
      -[LoggedTapRecognizer touchesBegan:withEvent:]
      -[YellowView touchesBegan:withEvent:]
      -[LoggedTapRecognizer touchesEnded:withEvent:]
      View Tapped
      -[YellowView touchesCancelled:withEvent:]

      """
    ),
    (
      "GR3",
      """
      -[YellowView touchesBegan:withEvent:]
      -[YellowView touchesMoved:withEvent:]
      -[YellowView touchesMoved:withEvent:]
      -[YellowView touchesMoved:withEvent:]
      View panned
      -[YellowView touchesCancelled:withEvent:]
      View panned
      View panned
      View panned
      View panned
      View panned

      """
    ),
    (
      "GR4",
      """
      -[YellowView touchesBegan:withEvent:]
      -[YellowView touchesMoved:withEvent:]
      -[YellowView touchesMoved:withEvent:]
      -[YellowView touchesMoved:withEvent:]
      View panned
      -[YellowView touchesMoved:withEvent:]
      View panned
      -[YellowView touchesMoved:withEvent:]
      View panned
      -[YellowView touchesMoved:withEvent:]
      View panned
      -[YellowView touchesMoved:withEvent:]
      View panned
      -[YellowView touchesMoved:withEvent:]
      View panned
      -[YellowView touchesEnded:withEvent:]

      """
    ),
    (
      "GR5",
      """
      View panned
      View panned
      View panned
      View panned
      View panned
      View panned

      """
    ),
    (
      "FLAGS",
      """
      -[YellowView touchesBegan:withEvent:]
      action of Tap: ended
      -[YellowView touchesCancelled:withEvent:]
      -[YellowView touchesBegan:withEvent:]
      -[YellowView touchesEnded:withEvent:]
      -[YellowView touchesBegan:withEvent:]
      -[YellowView touchesEnded:withEvent:]

      """
    ),
    (
      "FLAGS-beside",
      """
      -[YellowView touchesBegan:withEvent:]
      action of Tap: ended
      -[YellowView touchesEnded:withEvent:]
      -[YellowView touchesBegan:withEvent:]
      -[YellowView touchesEnded:withEvent:]
      -[YellowView touchesBegan:withEvent:]
      -[YellowView touchesEnded:withEvent:]

      """
    ),
    (
      "FLAGS-late",
      """
      action of Tap: ended
      -[YellowView touchesBegan:withEvent:]
      -[YellowView touchesEnded:withEvent:]
      -[YellowView touchesBegan:withEvent:]
      -[YellowView touchesEnded:withEvent:]

      """
    ),
    (
      "FLAGS-free",
      """
      -[YellowView touchesBegan:withEvent:]
      action of Tap: ended
      -[YellowView touchesCancelled:withEvent:]
      -[YellowView touchesBegan:withEvent:]
      -[YellowView touchesEnded:withEvent:]
      -[YellowView touchesBegan:withEvent:]
      -[YellowView touchesEnded:withEvent:]

      """
    ),
    (
      "GR6",
      """
      -[YellowView touchesBegan:withEvent:]
      -[YellowView touchesMoved:withEvent:]
      -[YellowView touchesEnded:withEvent:]

      """
    ),
    (
      "GR6-veto",
      """
      -[YellowView touchesBegan:withEvent:]
      -[YellowView touchesEnded:withEvent:]

      """
    ),
    (
      "GR7",
      """
      -[YellowView touchesBegan:withEvent:]
      -[YellowView touchesEnded:withEvent:]

      """
    ),
    (
      "GR7-false",
      """
      -[YellowView touchesBegan:withEvent:]
      -[YellowView touchesEnded:withEvent:]

      """
    ),
    (
      "GR7-double",
      """
      -[YellowView touchesBegan:withEvent:]
      -[YellowView touchesBegan:withEvent:]
      action of DoubleTap: ended
      -[YellowView touchesCancelled:withEvent:]
      -[YellowView touchesCancelled:withEvent:]

      """
    ),
    (
      "GR7-double-false",
      """
      -[YellowView touchesBegan:withEvent:]
      -[YellowView touchesEnded:withEvent:]
      -[YellowView touchesBegan:withEvent:]
      action of DoubleTap: ended
      -[YellowView touchesCancelled:withEvent:]

      """
    ),
    (
      "GR7-fingers",
      """
      -[YellowView touchesBegan:withEvent:]
      action of Tap: ended
      -[YellowView touchesCancelled:withEvent:]

      """
    ),
    (
      "GR8",
      """
      -[CalmRecognizer touchesBegan:withEvent:]
      -[YellowView touchesBegan:withEvent:]
      -[CalmRecognizer touchesMoved:withEvent:]
      -[YellowView touchesMoved:withEvent:]
      -[CalmRecognizer touchesMoved:withEvent:]
      -[YellowView touchesMoved:withEvent:]
      -[CalmRecognizer touchesMoved:withEvent:]
      -[YellowView touchesMoved:withEvent:]
      -[YellowView touchesMoved:withEvent:]
      -[YellowView touchesMoved:withEvent:]
      -[YellowView touchesMoved:withEvent:]
      -[YellowView touchesEnded:withEvent:]

      """
    ),
    (
      "GR9",
      """
      -[ListingView touchesBegan:withEvent:]
        YellowTap
        RootTap
        _UISystemGestureGateGestureRecognizer
        _UISystemGestureGateGestureRecognizer
        WindowTap
      action of YellowTap: ended
      -[ListingView touchesCancelled:withEvent:]

      """
    ),
    (
      "GR10",
      """
      -[YellowView touchesBegan:withEvent:]
      Tap state = 3 (ended)
      action of Tap: ended
      -[YellowView touchesCancelled:withEvent:]
      -[YellowView touchesBegan:withEvent:]
      Tap state = 5 (failed)
      -[YellowView touchesEnded:withEvent:]

      """
    ),
    (
      "GR10-continuous",
      """
      -[YellowView touchesBegan:withEvent:]
      -[YellowView touchesMoved:withEvent:]
      Pan state = 1 (began)
      action of Pan: began
      -[YellowView touchesCancelled:withEvent:]
      Pan state = 2 (changed)
      action of Pan: changed
      Pan state = 2 (changed)
      action of Pan: changed
      Pan state = 3 (ended)
      action of Pan: ended
      -[YellowView touchesBegan:withEvent:]
      Pan state = 1 (began)
      action of Pan: began
      -[YellowView touchesCancelled:withEvent:]
      Pan state = 2 (changed)
      action of Pan: changed
      Pan state = 4 (cancelled)
      action of Pan: cancelled

      """
    ),
    (
      "GR10-machine",
      """
      -[YellowView touchesBegan:withEvent:]
      Tap state = 3 (ended)
      Pan: fails: Tap has recognized
      Pan state = 5 (failed)
      action of Tap: ended
      -[YellowView touchesCancelled:withEvent:]
      -[YellowView touchesBegan:withEvent:]
      Tap state = 5 (failed)
      Pan state = 5 (failed)
      -[YellowView touchesEnded:withEvent:]
      -[YellowView touchesBegan:withEvent:]
      Pan state = 1 (began)
      Tap: fails: Pan has recognized
      Tap state = 5 (failed)
      action of Pan: began
      -[YellowView touchesCancelled:withEvent:]
      Pan state = 2 (changed)
      action of Pan: changed
      Pan state = 2 (changed)
      action of Pan: changed
      Pan state = 2 (changed)
      action of Pan: changed
      Pan state = 3 (ended)
      action of Pan: ended
      -[YellowView touchesBegan:withEvent:]
      Pan state = 1 (began)
      Tap: fails: Pan has recognized
      Tap state = 5 (failed)
      action of Pan: began
      -[YellowView touchesCancelled:withEvent:]
      Pan state = 3 (ended)
      action of Pan: ended
      -[YellowView touchesBegan:withEvent:]
      Pan state = 1 (began)
      Tap: fails: Pan has recognized
      Tap state = 5 (failed)
      action of Pan: began
      -[YellowView touchesCancelled:withEvent:]
      Pan state = 4 (cancelled)
      action of Pan: cancelled
      -[YellowView touchesBegan:withEvent:]
      Pan state = 1 (began)
      Tap: fails: Pan has recognized
      Tap state = 5 (failed)
      action of Pan: began
      -[YellowView touchesCancelled:withEvent:]
      Pan state = 2 (changed)
      action of Pan: changed
      Pan state = 4 (cancelled)
      action of Pan: cancelled

      """
    ),
    (
      "GR10-refused",
      """
      engine: UnrulyRecognizer stays possible: it cannot become changed from there
      -[YellowView touchesBegan:withEvent:]
      UnrulyRecognizer state = 1 (began)
      action of UnrulyRecognizer: began
      -[YellowView touchesCancelled:withEvent:]
      engine: UnrulyRecognizer stays began: it cannot become possible from there
      engine: UnrulyRecognizer stays began: it cannot become failed from there
      UnrulyRecognizer state = 4 (cancelled)
      action of UnrulyRecognizer: cancelled

      """
    ),
    (
      "GR11-tap",
      """
      -[YellowView touchesBegan:withEvent:]
      -[YellowView touchesBegan:withEvent:]
      Tap state = 3 (ended)
      action of Tap: ended
      -[YellowView touchesCancelled:withEvent:]
      -[YellowView touchesCancelled:withEvent:]

      """
    ),
    (
      "GR11-swipe",
      """
      -[YellowView touchesBegan:withEvent:]
      -[YellowView touchesMoved:withEvent:]
      -[YellowView touchesMoved:withEvent:]
      -[YellowView touchesMoved:withEvent:]
      Swipe state = 3 (ended)
      action of Swipe: ended
      -[YellowView touchesCancelled:withEvent:]

      """
    ),
    (
      "GR11-press",
      """
      -[YellowView touchesBegan:withEvent:]
      LongPress state = 1 (began)
      action of LongPress: began
      -[YellowView touchesCancelled:withEvent:]
      LongPress state = 2 (changed)
      action of LongPress: changed
      LongPress state = 2 (changed)
      action of LongPress: changed
      LongPress state = 2 (changed)
      action of LongPress: changed
      LongPress state = 2 (changed)
      action of LongPress: changed
      LongPress state = 3 (ended)
      action of LongPress: ended

      """
    ),
    (
      "GR11-press-loop",
      """
      backboardd: wakes up
      backboardd: source1 fires: hardware events
      backboardd: has nothing left to do and sleeps
      App event fetch thread: wakes up
      App event fetch thread: source1 fires: HID events
      App event fetch thread: has nothing left to do and sleeps
      App: wakes up
      App: source0 fires: update cycle
      -[YellowView touchesBegan:withEvent:]
      App: has nothing left to do and sleeps
      App: wakes up
      App: timer fires
      LongPress state = 1 (began)
      App: has nothing left to do and sleeps
      action of LongPress: began
      -[YellowView touchesCancelled:withEvent:]
      backboardd: wakes up
      backboardd: source1 fires: hardware events
      backboardd: has nothing left to do and sleeps
      App event fetch thread: wakes up
      App event fetch thread: source1 fires: HID events
      App event fetch thread: has nothing left to do and sleeps
      App: wakes up
      App: source0 fires: update cycle
      LongPress state = 3 (ended)
      action of LongPress: ended
      App: has nothing left to do and sleeps

      """
    ),
    (
      "GR11-pan",
      """
      -[YellowView touchesBegan:withEvent:]
      -[YellowView touchesMoved:withEvent:]
      Pan state = 1 (began)
      Pan began, translation 6.00
      -[YellowView touchesCancelled:withEvent:]
      Pan state = 2 (changed)
      Pan changed, translation 14.00
      Pan state = 2 (changed)
      Pan changed, translation 22.00
      Pan state = 2 (changed)
      Pan changed, translation 30.00
      Pan state = 2 (changed)
      Pan changed, translation 34.00
      Pan state = 2 (changed)
      Pan changed, translation 38.00
      Pan state = 2 (changed)
      Pan changed, translation 42.00
      Pan state = 2 (changed)
      Pan changed, translation 50.00
      Pan state = 2 (changed)
      Pan changed, translation 58.00
      Pan state = 2 (changed)
      Pan changed, translation 66.00
      Pan state = 2 (changed)
      Pan changed, translation 74.00
      Pan state = 3 (ended)
      Pan ended, translation 74.00

      """
    ),
    (
      "GR11-pinch",
      """
      -[YellowView touchesBegan:withEvent:]
      -[YellowView touchesMoved:withEvent:]
      Pinch state = 1 (began)
      Pinch began, scale 1.00
      -[YellowView touchesCancelled:withEvent:]
      Pinch state = 2 (changed)
      Pinch changed, scale 1.10
      Pinch state = 2 (changed)
      Pinch changed, scale 1.20
      Pinch state = 2 (changed)
      Pinch changed, scale 1.30
      Pinch state = 2 (changed)
      Pinch changed, scale 1.40
      Pinch state = 2 (changed)
      Pinch changed, scale 1.50
      Pinch state = 2 (changed)
      Pinch changed, scale 1.60
      Pinch state = 3 (ended)
      Pinch ended, scale 1.60

      """
    ),
    (
      "GR11-rotation",
      """
      -[YellowView touchesBegan:withEvent:]
      Rotation state = 1 (began)
      Rotation began, 0.00 radians
      -[YellowView touchesCancelled:withEvent:]
      Rotation state = 2 (changed)
      Rotation changed, 0.20 radians
      Rotation state = 2 (changed)
      Rotation changed, 0.39 radians
      Rotation state = 2 (changed)
      Rotation changed, 0.59 radians
      Rotation state = 2 (changed)
      Rotation changed, 0.79 radians
      Rotation state = 2 (changed)
      Rotation changed, 0.98 radians
      Rotation state = 2 (changed)
      Rotation changed, 1.18 radians
      Rotation state = 2 (changed)
      Rotation changed, 1.37 radians
      Rotation state = 3 (ended)
      Rotation ended, 1.37 radians

      """
    ),
    (
      "GR11-both",
      """
      -[YellowView touchesBegan:withEvent:]
      Rotation state = 1 (began)
      Pinch: fails: Rotation has recognized
      Pinch state = 5 (failed)
      action of Rotation: began
      -[YellowView touchesCancelled:withEvent:]
      Rotation state = 2 (changed)
      action of Rotation: changed
      Rotation state = 2 (changed)
      action of Rotation: changed
      Rotation state = 2 (changed)
      action of Rotation: changed
      Rotation state = 2 (changed)
      action of Rotation: changed
      Rotation state = 2 (changed)
      action of Rotation: changed
      Rotation state = 2 (changed)
      action of Rotation: changed
      Rotation state = 2 (changed)
      action of Rotation: changed
      Rotation state = 3 (ended)
      action of Rotation: ended

      """
    ),
    (
      "GR11-both-simultaneous",
      """
      -[YellowView touchesBegan:withEvent:]
      Rotation state = 1 (began)
      action of Rotation: began
      -[YellowView touchesCancelled:withEvent:]
      Pinch state = 1 (began)
      Rotation state = 2 (changed)
      action of Pinch: began
      action of Rotation: changed
      Pinch state = 2 (changed)
      Rotation state = 2 (changed)
      action of Pinch: changed
      action of Rotation: changed
      Pinch state = 2 (changed)
      Rotation state = 2 (changed)
      action of Pinch: changed
      action of Rotation: changed
      Pinch state = 2 (changed)
      Rotation state = 2 (changed)
      action of Pinch: changed
      action of Rotation: changed
      Pinch state = 2 (changed)
      Rotation state = 2 (changed)
      action of Pinch: changed
      action of Rotation: changed
      Pinch state = 2 (changed)
      Rotation state = 2 (changed)
      action of Pinch: changed
      action of Rotation: changed
      Pinch state = 2 (changed)
      Rotation state = 2 (changed)
      action of Pinch: changed
      action of Rotation: changed
      Pinch state = 3 (ended)
      Rotation state = 3 (ended)
      action of Pinch: ended
      action of Rotation: ended

      """
    ),
    (
      "GR11-edge",
      """
      -[RootView touchesBegan:withEvent:]
      -[RootView touchesMoved:withEvent:]
      EdgePan state = 1 (began)
      action of EdgePan: began
      -[RootView touchesCancelled:withEvent:]
      EdgePan state = 2 (changed)
      action of EdgePan: changed
      EdgePan state = 2 (changed)
      action of EdgePan: changed
      EdgePan state = 2 (changed)
      action of EdgePan: changed
      EdgePan state = 2 (changed)
      action of EdgePan: changed
      EdgePan state = 3 (ended)
      action of EdgePan: ended
      EdgePan state = 5 (failed)
      -[YellowView touchesBegan:withEvent:]
      -[YellowView touchesMoved:withEvent:]
      -[YellowView touchesMoved:withEvent:]
      -[YellowView touchesMoved:withEvent:]
      -[YellowView touchesMoved:withEvent:]
      -[YellowView touchesMoved:withEvent:]
      -[YellowView touchesMoved:withEvent:]
      -[YellowView touchesEnded:withEvent:]

      """
    ),
    (
      "GR12",
      """
      -[YellowView touchesBegan:withEvent:]
      action of Tap: ended
      -[YellowView touchesCancelled:withEvent:]
      -[YellowView touchesBegan:withEvent:]
      action of Pan: began
      -[YellowView touchesCancelled:withEvent:]
      action of Pan: changed
      action of Pan: changed
      action of Pan: changed
      action of Pan: changed
      action of Pan: ended

      """
    ),
    (
      "GR13",
      """
      -[RubRecognizer touchesBegan:withEvent:]
      -[YellowView touchesBegan:withEvent:]
      -[RubRecognizer touchesMoved:withEvent:]
      -[YellowView touchesMoved:withEvent:]
      -[RubRecognizer touchesMoved:withEvent:]
      -[YellowView touchesMoved:withEvent:]
      -[RubRecognizer touchesMoved:withEvent:]
      -[YellowView touchesMoved:withEvent:]
      -[RubRecognizer touchesMoved:withEvent:]
      action of RubRecognizer: ended
      -[YellowView touchesCancelled:withEvent:]
      -[RubRecognizer reset]
      -[RubRecognizer touchesBegan:withEvent:]
      -[YellowView touchesBegan:withEvent:]
      -[RubRecognizer touchesMoved:withEvent:]
      -[YellowView touchesMoved:withEvent:]
      -[RubRecognizer touchesMoved:withEvent:]
      -[YellowView touchesMoved:withEvent:]
      -[RubRecognizer touchesEnded:withEvent:]
      -[YellowView touchesEnded:withEvent:]
      -[RubRecognizer reset]

      """
    ),
    (
      "GR13-sideways",
      """
      -[YellowView touchesBegan:withEvent:]
      -[YellowView touchesMoved:withEvent:]
      -[YellowView touchesMoved:withEvent:]
      Sideways state = 5 (failed)
      -[YellowView touchesMoved:withEvent:]
      -[YellowView touchesMoved:withEvent:]
      -[YellowView touchesMoved:withEvent:]
      -[YellowView touchesMoved:withEvent:]
      -[YellowView touchesMoved:withEvent:]
      -[YellowView touchesMoved:withEvent:]
      -[YellowView touchesEnded:withEvent:]
      -[YellowView touchesBegan:withEvent:]
      -[YellowView touchesMoved:withEvent:]
      -[YellowView touchesMoved:withEvent:]
      -[YellowView touchesMoved:withEvent:]
      Sideways state = 1 (began)
      action of Sideways: began
      -[YellowView touchesCancelled:withEvent:]
      Sideways state = 2 (changed)
      action of Sideways: changed
      Sideways state = 2 (changed)
      action of Sideways: changed
      Sideways state = 2 (changed)
      action of Sideways: changed
      Sideways state = 2 (changed)
      action of Sideways: changed
      Sideways state = 3 (ended)
      action of Sideways: ended

      """
    ),
    (
      "GR14",
      """
      -[YellowView touchesBegan:withEvent:]
      SingleTap: waits for DoubleTap to fail
      DoubleTap state = 5 (failed)
      SingleTap state = 3 (ended)
      action of SingleTap: ended
      -[YellowView touchesCancelled:withEvent:]

      """
    ),
    (
      "GR14-double",
      """
      -[YellowView touchesBegan:withEvent:]
      SingleTap: waits for DoubleTap to fail
      -[YellowView touchesBegan:withEvent:]
      DoubleTap state = 3 (ended)
      SingleTap: fails: DoubleTap, which had to fail, has recognized
      SingleTap state = 5 (failed)
      action of DoubleTap: ended
      -[YellowView touchesCancelled:withEvent:]
      -[YellowView touchesCancelled:withEvent:]

      """
    ),
    (
      "GR14-dynamic",
      """
      -[YellowView touchesBegan:withEvent:]
      SingleTap: waits for DoubleTap to fail
      DoubleTap state = 5 (failed)
      SingleTap state = 3 (ended)
      action of SingleTap: ended
      -[YellowView touchesCancelled:withEvent:]

      """
    ),
    (
      "GR14-both",
      """
      -[YellowView touchesBegan:withEvent:]
      SingleTap state = 3 (ended)
      action of SingleTap: ended
      -[YellowView touchesCancelled:withEvent:]
      -[YellowView touchesBegan:withEvent:]
      DoubleTap state = 3 (ended)
      SingleTap: fails: DoubleTap has recognized
      SingleTap state = 5 (failed)
      action of DoubleTap: ended
      -[YellowView touchesCancelled:withEvent:]

      """
    ),
    (
      "GR14-exclusion",
      """
      -[YellowView touchesBegan:withEvent:]
      YellowTap state = 3 (ended)
      RootTap: fails: YellowTap has recognized
      RootTap state = 5 (failed)
      action of YellowTap: ended
      -[YellowView touchesCancelled:withEvent:]

      """
    ),
    (
      "GR14-simultaneous",
      """
      -[YellowView touchesBegan:withEvent:]
      YellowTap state = 3 (ended)
      RootTap state = 3 (ended)
      action of YellowTap: ended
      action of RootTap: ended
      -[YellowView touchesCancelled:withEvent:]

      """
    ),
    (
      "GR14-prevent",
      """
      -[YellowView touchesBegan:withEvent:]
      YellowTap state = 3 (ended)
      StubbornTap state = 3 (ended)
      action of YellowTap: ended
      action of StubbornTap: ended
      -[YellowView touchesCancelled:withEvent:]

      """
    ),
    (
      "GR14-receive",
      """
      -[YellowView touchesBegan:withEvent:]
      -[YellowView touchesEnded:withEvent:]
      -[LoggedTapRecognizer touchesBegan:withEvent:]
      -[RootView touchesBegan:withEvent:]
      -[LoggedTapRecognizer touchesEnded:withEvent:]
      action of LoggedTapRecognizer: ended
      -[RootView touchesCancelled:withEvent:]

      """
    ),
    (
      "GR14-begin",
      """
      -[GuardingView touchesBegan:withEvent:]
      Tap: fails: GuardingView says no
      Tap state = 5 (failed)
      -[GuardingView touchesEnded:withEvent:]

      """
    ),
    (
      "GR14-begin-beside",
      """
      -[GuardingView touchesBegan:withEvent:]
      Tap state = 3 (ended)
      action of Tap: ended
      -[GuardingView touchesEnded:withEvent:]

      """
    ),
    (
      "GR15",
      """
      -[UIApplication sendEvent:]
      -[UIWindow sendEvent:]
      -[_UISystemGestureGateGestureRecognizer touchesBegan:withEvent:]
      -[_UISystemGestureGateGestureRecognizer touchesBegan:withEvent:]
      -[YellowView touchesBegan:withEvent:]
      -[UIApplication sendEvent:]
      -[UIWindow sendEvent:]
      -[YellowView touchesEnded:withEvent:]

      """
    ),
    (
      "GR15-edge",
      """
      a quick tap
      -[EdgeButton touchesBegan:withEvent:]
      -[EdgeButton touchesEnded:withEvent:]
      a press
      -[EdgeButton touchesBegan:withEvent:]
      -[EdgeButton touchesEnded:withEvent:]
      a press, deferred
      -[EdgeButton touchesBegan:withEvent:]
      -[EdgeButton touchesEnded:withEvent:]

      """
    ),
    (
      "TE9",
      """
      -[YellowView touchesBegan:withEvent:]
      -[YellowView touchesBegan:withEvent:]
      -[YellowView touchesMoved:withEvent:]
      -[YellowView touchesMoved:withEvent:]
      -[YellowView touchesMoved:withEvent:]
      -[YellowView touchesMoved:withEvent:]
      -[YellowView touchesEnded:withEvent:]
      -[YellowView touchesEnded:withEvent:]

      """
    ),
    (
      "G85",
      """
      -[YellowView touchesBegan:withEvent:]
      -[YellowView touchesCancelled:withEvent:]
      the screen is popped

      """
    ),
    (
      "G85-waits",
      """
      -[YellowView touchesBegan:withEvent:]
      action of Pan: began
      -[YellowView touchesCancelled:withEvent:]
      action of Pan: changed
      action of Pan: changed
      action of Pan: ended

      """
    ),
  ]
}
