import TouchInput
import TouchKit
import TouchStage
import XCTest

/// Buttons, sliders and switches that send too little, too much, or nothing.
final class ControlSymptomTests: XCTestCase {
  func testSliderInAPager() {
    func result(_ prepare: (UIScrollView) -> Void) -> [Bool] {
      let stage = Stage()
      let pager = UIScrollView(frame: stage.window.bounds)
      pager.contentSize = CGSize(width: 960, height: 480)
      let slider = UISlider(frame: CGRect(x: 40, y: 200, width: 240, height: 40))
      pager.addSubview(slider)
      prepare(pager)
      pager.contentOffset.x = 0
      stage.show(pager)
      stage.drag(from: CGPoint(x: 54, y: 220), to: CGPoint(x: 200, y: 220), for: 0.1)
      stage.device.advance(by: 2)
      slider.value = 1
      stage.drag(from: CGPoint(x: 266, y: 220), to: CGPoint(x: 120, y: 220), for: 0.1)
      stage.device.advance(by: 2)
      return [slider.value < 1, pager.contentOffset.x == 0]
    }
    XCTAssertEqual(result { _ in }, [false, false])
    XCTAssertEqual(result(giveSlidersTheTouchAtOnce), [true, true])
  }

  func testSwitchChanges() {
    let (stage, settings) = (Stage(), Settings())
    let toggle = settings.toggle
    toggle.frame = CGRect(x: 100, y: 100, width: 51, height: 31)
    var downs = 0
    toggle.addAction(UIAction { _ in downs += 1 }, for: .touchDown)
    settings.listen()
    stage.show(toggle)
    stage.tap(at: toggle.center)
    stage.drag(from: CGPoint(x: 140, y: 115), to: CGPoint(x: 105, y: 115))
    XCTAssertEqual(downs, 0)
    XCTAssertEqual(settings.changes, [true, false])
  }

  func testEndOfASlider() {
    let (stage, player) = (Stage(), Player())
    var (insides, values) = (0, 0)
    player.slider.frame = CGRect(x: 40, y: 100, width: 240, height: 40)
    player.slider.addAction(UIAction { _ in insides += 1 }, for: .touchUpInside)
    player.slider.addAction(UIAction { _ in values += 1 }, for: .valueChanged)
    player.listen()
    stage.show(player.slider)
    stage.drag(from: CGPoint(x: 54, y: 120), to: CGPoint(x: 200, y: 400))
    XCTAssertGreaterThan(values, 1)
    XCTAssertEqual([insides, player.seeks], [0, 1])
    stage.hand { script in
      script.down(at: CGPoint(x: 200, y: 120))
      script.wait(0.1)
      script.move(to: CGPoint(x: 180, y: 120))
    }
    stage.device.interrupt()
    XCTAssertEqual([insides, player.seeks], [0, 2])
  }

  func testHoldToTalk() {
    func isRecording(_ listen: (Recorder) -> Void) -> [Bool] {
      let (stage, recorder) = (Stage(), Recorder())
      recorder.button.frame = CGRect(x: 100, y: 100, width: 120, height: 60)
      listen(recorder)
      stage.show(recorder.button)
      stage.drag(from: recorder.button.center, to: CGPoint(x: 160, y: 400))
      let afterTheDrag = recorder.isRecording
      stage.hand { $0.down(at: recorder.button.center) }
      stage.device.interrupt()
      return [afterTheDrag, recorder.isRecording]
    }
    XCTAssertEqual(
      isRecording { recorder in
        recorder.button.addAction(UIAction { _ in recorder.start() }, for: .touchDown)
        recorder.button.addAction(UIAction { _ in recorder.stop() }, for: .touchUpInside)
      }, [true, true])
    XCTAssertEqual(isRecording { $0.listen() }, [false, false])
  }

  func testStrictButton() {
    func events(_ button: UIButton) -> [String] {
      let stage = Stage()
      var events: [String] = []
      button.frame = CGRect(x: 100, y: 100, width: 120, height: 60)
      button.addAction(UIAction { _ in events.append("up inside") }, for: .touchUpInside)
      button.addAction(UIAction { _ in events.append("cancel") }, for: .touchCancel)
      stage.show(button)
      stage.drag(from: button.center, to: CGPoint(x: 160, y: 190))
      stage.tap(at: button.center)
      XCTAssertFalse(button.isHighlighted)
      return events
    }
    XCTAssertEqual(events(UIButton()), ["up inside", "up inside"])
    XCTAssertEqual(events(StrictButton()), ["cancel", "up inside"])
  }

  func testActionOnce() {
    func saves(_ page: Page) -> Int {
      let stage = Stage()
      page.button.frame = CGRect(x: 100, y: 100, width: 120, height: 60)
      page.view.addSubview(page.button)
      for _ in 1...3 {
        stage.window.rootViewController = page
        stage.window.rootViewController = UIViewController()
      }
      stage.window.rootViewController = page
      stage.tap(at: page.button.center)
      return page.saves
    }
    XCTAssertEqual(saves(CarelessPage()), 4)
    XCTAssertEqual(saves(NamingPage()), 1)
  }
}

private func giveSlidersTheTouchAtOnce(in pager: UIScrollView) {
  // snippet: slider-in-a-pager
  pager.delaysContentTouches = false
  // endsnippet
}

private final class Settings {
  let toggle = UISwitch()
  private(set) var changes: [Bool] = []

  func save(_ isOn: Bool) { changes.append(isOn) }

  func listen() {
    // snippet: switch-changes
    toggle.addAction(
      UIAction { [weak self] action in
        guard let toggle = action.sender as? UISwitch else { return }
        self?.save(toggle.isOn)
      }, for: .valueChanged)
    // endsnippet
  }
}

private final class Player {
  let slider = UISlider()
  private(set) var seeks = 0

  func seek() { seeks += 1 }

  func listen() {
    // snippet: end-of-a-slider
    slider.addAction(
      UIAction { [weak self] _ in self?.seek() },
      for: [.touchUpInside, .touchUpOutside, .touchCancel])
    // endsnippet
  }
}

private final class Recorder {
  let button = UIButton()
  private(set) var isRecording = false

  func start() { isRecording = true }
  func stop() { isRecording = false }

  func listen() {
    // snippet: hold-to-talk
    button.addAction(UIAction { [weak self] _ in self?.start() }, for: .touchDown)
    button.addAction(
      UIAction { [weak self] _ in self?.stop() },
      for: [.touchUpInside, .touchUpOutside, .touchCancel])
    // endsnippet
  }
}

// snippet: strict-button
final class StrictButton: UIButton {
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if bounds.contains(touch.location(in: self)) {
      return super.continueTracking(touch, with: event)
    }
    isHighlighted = false
    sendActions(for: .touchCancel)
    return false
  }
}
// endsnippet

private class Page: UIViewController {
  let button = UIButton()
  var saves = 0
  func save() { saves += 1 }
}

private final class CarelessPage: Page {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    button.addAction(UIAction { [weak self] _ in self?.save() }, for: .touchUpInside)
  }
}

private final class NamingPage: Page {
  // snippet: action-once
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let save = UIAction(identifier: .init("save")) { [weak self] _ in self?.save() }
    button.addAction(save, for: .touchUpInside)
  }
  // endsnippet
}
