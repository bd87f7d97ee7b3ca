import TouchKit
import XCTest

/// System controls against recognizers around them (facts C15–C19, scenarios CT1–CT4).
final class ControlVetoTests: XCTestCase {
  /// The lines of the article's log: recognizer, button, tracking, actions.
  private final class LoggedButton: UIButton {}
  private final class LoggedControl: UIControl {}

  private func makeStage<Control: UIControl>(
    _ control: Control, recognizerOnControl: Bool = false, cancels: Bool = true,
    profile: SystemProfile = .iOS6
  ) -> (stage: GestureStage, control: Control) {
    let stage = GestureStage(profile)
    stage.stage.add(control, "CLButton", CGRect(120, 300, 100, 50), in: stage.root)
    let tap = stage.add(UITapGestureRecognizer(), "CLTap", to: recognizerOnControl ? control : nil)
    tap.cancelsTouchesInView = cancels
    stage.log.onAction = { _ in stage.stage.trace.log("gesture action") }
    control.addAction(UIAction { _ in stage.stage.trace.log("button action") }, for: .touchUpInside)
    return (stage, control)
  }

  private func lines(_ stage: GestureStage) -> [String] {
    stage.stage.entries.filter { entry in
      if case .action = entry.event { return false }
      if case .note = entry.event, entry.stage != .log { return false }
      return ["CLButton", "CLTap", "app"].contains(entry.subject)
        && ![.call(.next), .call(.controlSendAction), .call(.reset)].contains(entry.event)
        && entry.stage != .hitTesting
    }.compactMap { $0.articleLine }
  }

  func testCT1_C15_theButtonWinsAgainstATapAroundIt() {
    let (stage, _) = makeStage(LoggedButton())
    stage.stage.tap(150, 325)
    XCTAssertEqual(
      lines(stage),
      [
        "-[CLTap touchesBegan:withEvent:]", "-[CLButton touchesBegan:withEvent:]",
        "-[CLButton beginTrackingWithTouch:withEvent:]", "-[CLTap touchesEnded:withEvent:]",
        "CLTap state = 5 (failed)", "-[CLButton touchesEnded:withEvent:]",
        "-[CLButton endTrackingWithTouch:withEvent:]", "button action",
      ])
    XCTAssertEqual(stage.log.states, [])
  }

  func testC15_beforeIOS6TheTapAroundTheButtonWins() {
    for profile in SystemProfile.all {
      let (stage, _) = makeStage(LoggedButton(), profile: profile)
      stage.stage.tap(150, 325)
      let isOld = profile == .iOS5
      XCTAssertEqual(lines(stage).last == "button action", !isOld, profile.name)
      XCTAssertEqual(stage.log.states, isOld ? [.ended] : [], profile.name)
    }
  }

  func testG36_aDelegateIsAskedOnEverySystem() {
    let stage = GestureStage(.iOS5)
    let delegate = SpyDelegate()
    delegate.shouldBegin = { _ in false }
    let tap = stage.add(UITapGestureRecognizer(), "Tap")
    tap.delegate = delegate
    stage.stage.tap(150, 150)
    XCTAssertEqual(stage.log.states, [])
    withExtendedLifetime(delegate) {}
  }

  func testCT2_C17_aTapOnTheButtonItselfWins() {
    let (stage, _) = makeStage(LoggedButton(), recognizerOnControl: true)
    stage.stage.tap(150, 325)
    XCTAssertEqual(
      lines(stage),
      [
        "-[CLTap touchesBegan:withEvent:]", "-[CLButton touchesBegan:withEvent:]",
        "-[CLButton beginTrackingWithTouch:withEvent:]", "-[CLTap touchesEnded:withEvent:]",
        "CLTap state = 3 (ended)", "gesture action", "-[CLButton touchesCancelled:withEvent:]",
        "-[CLButton cancelTrackingWithEvent:]",
      ])
  }

  func testCT3_C19_withoutCancellingBothAct() {
    let (stage, _) = makeStage(LoggedButton(), cancels: false)
    stage.stage.tap(150, 325)
    XCTAssertEqual(
      lines(stage).filter { !$0.hasPrefix("-") },
      ["CLTap state = 3 (ended)", "gesture action", "button action"])
  }

  func testCT4_C18_anOwnControlLosesAgainstATapAroundIt() {
    let (stage, _) = makeStage(LoggedControl())
    stage.stage.tap(150, 325)
    XCTAssertEqual(lines(stage).filter { !$0.hasPrefix("-") }, ["CLTap state = 3 (ended)", "gesture action"])
    XCTAssertEqual(stage.stage.receivers(of: .touchesCancelled), ["CLButton"])
  }

  func testC15_theControlsThatATapIsFor() {
    let segments = UISegmentedControl(items: ["A", "B"])
    let pages = UIPageControl()
    pages.numberOfPages = 5
    for control in [UIButton(), UISwitch(), segments, UIStepper(), pages] as [UIControl] {
      let (stage, _) = makeStage(control)
      var changes = 0
      control.addAction(UIAction { _ in changes += 1 }, for: [.valueChanged, .primaryActionTriggered])
      stage.stage.tap(160, 310)
      XCTAssertEqual(stage.log.states, [], control.traceName)
      stage.device.advance(by: 1)
      control.isEnabled = false
      stage.stage.tap(160, 310)
      XCTAssertEqual(stage.log.states, [.ended], control.traceName)
      XCTAssertGreaterThan(changes, -1)
    }
  }

  func testC15_aDragOnTheKnobOfASliderBelongsToTheSlider() {
    for onKnob in [true, false] {
      let stage = GestureStage()
      let slider = stage.stage.add(UISlider(), "Slider", CGRect(100, 300, 228, 40), in: stage.root)
      var values: [Float] = []
      slider.addAction(UIAction { _ in values.append(slider.value) }, for: .valueChanged)
      stage.add(UIPanGestureRecognizer(), "Pan")
      let x: CGFloat = onKnob ? 110 : 250
      stage.stage.down(x, 320)
      stage.stage.move(x + 20, 320)
      stage.stage.move(x + 50, 320)
      stage.stage.lift(x + 50, 320)
      XCTAssertEqual(values, onKnob ? [0.1, 0.25] : [])
      XCTAssertEqual(stage.log.states, onKnob ? [] : [.began, .changed, .ended])
    }
  }

  func testC15_aDragAcrossTheLineDoesNotBelongToTheSlider() {
    let stage = GestureStage()
    stage.stage.add(UISlider(), "Slider", CGRect(100, 300, 228, 40), in: stage.root)
    stage.add(UIPanGestureRecognizer(), "Pan")
    stage.stage.down(110, 320)
    stage.stage.move(110, 340)
    XCTAssertEqual(stage.log.states, [.began])
  }

  func testC16_otherGesturesAroundAButtonStillWin() {
    let stage = GestureStage()
    let button = stage.stage.add(UIButton(), "Button", CGRect(120, 300, 100, 50), in: stage.root)
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    stage.add(UILongPressGestureRecognizer(), "Press")
    stage.stage.tap(150, 325, hold: 0.7)
    XCTAssertEqual(stage.log.states, [.began, .ended])
    XCTAssertEqual(presses, 0)
    let other = GestureStage()
    other.stage.add(UIButton(), "Button", CGRect(120, 300, 100, 50), in: other.root)
    other.tapRecognizer(taps: 2)
    other.stage.tap(150, 325)
    other.device.advance(by: 0.125)
    other.stage.tap(150, 325)
    XCTAssertEqual(other.log.states, [.ended])
  }

  // MARK: What the system's controls do

  func testASliderKeepsItsValueInRange() {
    let slider = UISlider()
    slider.value = 7
    XCTAssertEqual(slider.value, 1)
    slider.minimumValue = 5
    XCTAssertEqual(slider.maximumValue, 5)
    slider.maximumValue = 10
    slider.value = .nan
    XCTAssertEqual(slider.value, 5)
  }

  func testAStepperStepsAndRepeatsWhileTheFingerRests() {
    let stage = Stage(.iOS6)
    let stepper = stage.add(UIStepper(), "Stepper", CGRect(100, 100, 94, 32))
    var values: [Double] = []
    stepper.addAction(UIAction { _ in values.append(stepper.value) }, for: .valueChanged)
    stage.tap(180, 110)
    stage.tap(110, 110)
    stage.tap(110, 110)
    XCTAssertEqual(values, [1, 0])
    stage.down(180, 110)
    stage.device.advance(by: 0.75)
    stage.lift(180, 110)
    XCTAssertEqual(values, [1, 0, 1, 2, 3])
    stepper.maximumValue = 3
    stepper.wraps = true
    stage.tap(180, 110)
    XCTAssertEqual(values.last, 0)
  }

  func testAStepperPausesWhileTheFingerIsOutside() {
    let stage = Stage(.iOS6)
    let stepper = stage.add(UIStepper(), "Stepper", CGRect(100, 100, 94, 32))
    stage.down(180, 110)
    stage.device.advance(by: 0.55)
    stage.move(180, 300)
    stage.device.advance(by: 0.5)
    XCTAssertEqual(stepper.value, 1)
    stage.move(180, 110)
    stage.device.advance(by: 0.1)
    stage.lift(180, 110)
    XCTAssertEqual(stepper.value, 2)
  }

  func testG36_aTextFieldTakesTheFocusThoughATapAroundItClosesTheKeyboard() {
    let stage = GestureStage()
    let field = stage.stage.add(UITextField(), "Field", CGRect(120, 320, 200, 40), in: stage.root)
    var events: [String] = []
    field.addAction(UIAction { _ in events.append("begin") }, for: .editingDidBegin)
    field.addAction(UIAction { _ in events.append("end") }, for: .editingDidEnd)
    stage.tapRecognizer()
    stage.log.onAction = { _ in field.resignFirstResponder() }
    stage.stage.tap(150, 340)
    XCTAssertTrue(field.isFirstResponder)
    XCTAssertEqual(field.state, .focused)
    stage.device.advance(by: 1)
    stage.stage.tap(10, 10)
    XCTAssertFalse(field.isFirstResponder)
    XCTAssertEqual(events, ["begin", "end"])
    XCTAssertEqual(stage.log.states, [.ended])
  }

  func testAPageControlGoesOnAndBack() {
    let stage = Stage(.iOS6)
    let pages = stage.add(UIPageControl(), "Pages", CGRect(100, 100, 100, 40))
    pages.numberOfPages = 2
    var changes: [Int] = []
    pages.addAction(UIAction { _ in changes.append(pages.currentPage) }, for: .valueChanged)
    for x in [180, 180, 120, 120] as [CGFloat] { stage.tap(x, 110) }
    XCTAssertEqual(changes, [1, 0])
    pages.currentPage = 9
    XCTAssertEqual(pages.currentPage, 1)
  }
}
