import TouchKit
import XCTest

/// What fingers do with a switch, and with recognizers around it (fact C21).
final class SwitchTests: XCTestCase {
  /// A switch whose left upper corner is at (200, 200), what it sends, and what it is then.
  private final class Scene {
    let stage: GestureStage
    let toggle: UISwitch
    var sent: [String] = []

    init(_ profile: SystemProfile = .iOS13, in parent: UIView? = nil, _ toggle: UISwitch = UISwitch()) {
      stage = GestureStage(profile)
      self.toggle = toggle
      if let parent { stage.root.addSubview(parent) }
      stage.stage.add(toggle, "Switch", CGRect(200, 200, 0, 0), in: parent ?? stage.root)
      let events: [(UIControl.Event, String)] = [
        (.touchDown, "down"), (.touchDragInside, "drag"), (.touchUpInside, "up"),
        (.touchUpOutside, "outside"),
        (.touchCancel, "cancel"), (.valueChanged, "value"), (.primaryActionTriggered, "primary"),
      ]
      for (event, name) in events {
        toggle.addAction(
          UIAction { [unowned self] _ in sent.append("\(name) \(self.toggle.isOn ? "on" : "off")") },
          for: event)
      }
    }

    /// Puts a finger down at a place of the switch, drags it to others, 0.05 s apart, and lifts it.
    func drag(_ places: (CGFloat, CGFloat)..., lifts: Bool = true) {
      stage.stage.down(200 + places[0].0, 200 + places[0].1)
      for (x, y) in places.dropFirst() { stage.stage.move(200 + x, 200 + y, after: 0.05) }
      stage.device.advance(by: 0.05)
      if let (x, y) = places.last, lifts { stage.stage.lift(200 + x, 200 + y) }
    }
  }

  func testC21_aTapFlipsItOnceAndSendsNoTouchDown() {
    for profile in SystemProfile.all {
      let scene = Scene(profile)
      scene.drag((10, 10))
      XCTAssertEqual(scene.sent, ["value on", "primary on", "up on"], profile.name)
      scene.drag((10, 10))
      XCTAssertEqual(scene.sent.suffix(3), ["value off", "primary off", "up off"])
      XCTAssertFalse(scene.toggle.isHighlighted)
    }
  }

  func testC21_aDragOfItsKnobFlipsItAtTheLift() {
    let scene = Scene()
    scene.drag((10, 10), (20, 10), (36, 10), lifts: false)
    XCTAssertFalse(scene.toggle.isOn)
    XCTAssertEqual(scene.sent, [])
    scene.stage.stage.lift(236, 210)
    XCTAssertEqual(scene.sent, ["value on", "primary on"])
    // Twenty-five points are not enough, but then it is a tap.
    scene.drag((40, 10), (15, 10))
    XCTAssertEqual(scene.sent.suffix(3), ["value off", "primary off", "up off"])
  }

  func testC21_thereAndBackSendsNothing() {
    let scene = Scene()
    scene.drag((10, 10), (20, 10), (46, 10), (10, 10))
    XCTAssertFalse(scene.toggle.isOn)
    XCTAssertEqual(scene.sent, [])
    scene.drag((10, 10), (20, 10), (46, 10), (10, 10), (46, 10))
    XCTAssertEqual(scene.sent, ["value on", "primary on"])
  }

  func testC21_aFingerThatLeavesTheZoneFlipsItAndIsNoTouchUpInside() {
    let scene = Scene()
    scene.drag((25, 10), (25, 101), (25, 110))
    XCTAssertEqual(scene.sent, ["value on", "primary on"])
    scene.drag((25, 10), (25, 100))
    XCTAssertEqual(scene.sent.suffix(3), ["value off", "primary off", "up off"])
  }

  func testC21_aCancelledPressFlipsItLikeATap() {
    let scene = Scene()
    scene.drag((10, 10), lifts: false)
    scene.stage.stage.report(.cancelled(210, 210))
    XCTAssertEqual(scene.sent, ["value on", "primary on"])
    XCTAssertFalse(scene.toggle.isHighlighted)
  }

  func testC21_aTouchThatIsTooShortIsNone() {
    let scene = Scene()
    scene.stage.stage.tap(210, 210, hold: 0.005)
    XCTAssertEqual(scene.sent, [])
    scene.stage.stage.tap(210, 210, hold: 0.015)
    XCTAssertEqual(scene.sent.count, 3)
  }

  func testC21_itNeitherTracksNorTellsWhatItIsIn() {
    final class Toggle: UISwitch {
      var calls: [String] = []
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        calls.append("begin")
        return super.beginTracking(touch, with: event)
      }
      override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        calls.append("should begin")
        return false
      }
    }
    let toggle = Toggle()
    let around = SpyView(frame: CGRect(0, 0, 512, 512))
    let scene = Scene(in: around, toggle)
    scene.stage.add(UITapGestureRecognizer(), "Tap")
    scene.drag((10, 10))
    XCTAssertEqual(toggle.calls, [])
    XCTAssertEqual(around.texts, [])
    XCTAssertNil(toggle.gestureRecognizers)
    XCTAssertEqual(
      toggle.subviews.flatMap { $0.gestureRecognizers ?? [] }.map(\.name),
      ["UISwitch-longPress", "UISwitch-pan"])
  }

  func testC21_itsLongPressExcludesWhatIsAroundItOrOnIt() {
    for (isOnSwitch, cancels) in [(false, true), (false, false), (true, true)] {
      let scene = Scene()
      let tap = UITapGestureRecognizer()
      let (twice, press) = (UITapGestureRecognizer(), UILongPressGestureRecognizer())
      twice.numberOfTapsRequired = 2
      for (recognizer, name) in [
        (tap, "Tap"), (twice, "Twice"), (press, "Press"), (UIPanGestureRecognizer(), "Pan"),
        (UISwipeGestureRecognizer(), "Swipe"),
      ] as [(UIGestureRecognizer, String)] {
        recognizer.cancelsTouchesInView = cancels
        scene.stage.add(recognizer, name, to: isOnSwitch ? scene.toggle : nil)
      }
      scene.drag((10, 10))
      scene.drag((10, 10))
      scene.stage.device.advance(by: 1)
      XCTAssertEqual(scene.sent.count, 6)
      scene.stage.stage.tap(210, 210, hold: 0.7)
      scene.stage.device.advance(by: 1)
      // Down, across the way of the knob; and along it.
      scene.drag((25, 10), (25, 30), (25, 60))
      scene.drag((10, 10), (30, 10), (90, 10))
      XCTAssertEqual(scene.stage.log.states, [], "on the switch: \(isOnSwitch), cancels: \(cancels)")
      XCTAssertEqual(
        scene.stage.stage.entries.first { $0.event == .state(.failed) && $0.subject == "Tap" }?.time, 0.01)
    }
  }

  func testC21_whoeverAllowsOthersRunsAlong() {
    let scene = Scene()
    let delegate = SpyDelegate()
    delegate.simultaneous = { _, _ in true }
    scene.stage.add(UITapGestureRecognizer(), "Tap").delegate = delegate
    scene.drag((10, 10))
    XCTAssertEqual(scene.stage.log.states, [.ended])
    XCTAssertEqual(scene.sent, ["value on", "primary on", "up on"])
    withExtendedLifetime(delegate) {}
  }

  func testC21_H9_aDisabledOneLeavesTheFingerToWhatIsAround() {
    let scene = Scene()
    scene.toggle.isEnabled = false
    scene.stage.add(UITapGestureRecognizer(), "Tap")
    scene.drag((10, 10))
    XCTAssertEqual(scene.sent, [])
    XCTAssertEqual(scene.stage.log.states, [.ended])
  }

  func testC21_C20_oneThatIsSwitchedOffMeanwhileGoesOn() {
    let scene = Scene()
    scene.drag((10, 10), lifts: false)
    scene.toggle.isEnabled = false
    scene.stage.stage.lift(210, 210)
    XCTAssertEqual(scene.sent, ["value on", "primary on", "up on"])
  }

  func testC21_oneThatIsTakenOutMeanwhileIsCancelled() {
    let scene = Scene()
    scene.drag((10, 10), lifts: false)
    scene.toggle.removeFromSuperview()
    scene.stage.stage.lift(210, 210)
    XCTAssertEqual(scene.sent, ["value on", "primary on"])
    scene.stage.root.addSubview(scene.toggle)
    scene.drag((10, 10))
    XCTAssertEqual(scene.sent.suffix(3), ["value off", "primary off", "up off"])
  }

  func testC21_anAppMaySetItBack() {
    let scene = Scene()
    scene.toggle.addAction(
      UIAction { [unowned scene] _ in scene.toggle.setOn(false, animated: true) }, for: .valueChanged)
    scene.drag((10, 10))
    XCTAssertFalse(scene.toggle.isOn)
    scene.drag((10, 10))
    XCTAssertEqual(scene.sent.filter { $0.hasPrefix("value") }, ["value on", "value on"])
  }

  func testC21_anAppMaySetItWhileAFingerIsDown() {
    let scene = Scene()
    scene.drag((10, 10), lifts: false)
    scene.toggle.isOn = true
    XCTAssertEqual(scene.sent, [])
    scene.stage.stage.lift(210, 210)
    // The tap has nothing left to do, but to tell of it.
    XCTAssertEqual(scene.sent, ["value on", "primary on", "up on"])
  }

  func testC21_aSecondFingerChangesNothing() {
    let scene = Scene()
    scene.stage.stage.down(210, 210)
    scene.stage.device.advance(by: 0.05)
    scene.stage.stage.down(240, 220, finger: 1)
    scene.stage.stage.report(.moved(211, 210), .moved(210, 220, finger: 1))
    scene.stage.stage.lift(210, 220, finger: 1)
    XCTAssertEqual(scene.sent, [])
    scene.stage.stage.lift(211, 210)
    XCTAssertEqual(scene.sent, ["value on", "primary on", "up on"])
  }

  // MARK: In a scroll view

  private func makeScroll(_ scroll: UIScrollView = UIScrollView()) -> (scene: Scene, scroll: UIScrollView) {
    scroll.frame = CGRect(0, 0, 512, 512)
    scroll.contentSize = CGSize(width: 512, height: 2000)
    return (Scene(in: scroll), scroll)
  }

  func testC21_V1_aQuickDragOverItScrolls() {
    let (scene, scroll) = makeScroll()
    scene.drag((25, 10), (25, -20), (25, -50))
    XCTAssertGreaterThan(scroll.contentOffset.y, 20)
    XCTAssertEqual(scene.sent, [])
  }

  func testC21_V1_aFingerThatRestsOnItDoesNotScroll() {
    let (scene, scroll) = makeScroll()
    scene.stage.stage.down(225, 210)
    scene.stage.device.advance(by: 0.2)
    scene.stage.stage.move(225, 150)
    scene.stage.stage.lift(225, 150)
    XCTAssertEqual(scroll.contentOffset, .zero)
    XCTAssertEqual(scene.sent, ["value on", "primary on", "up on"])
  }

  func testC21_V4_aQuickTapInAScrollViewFlipsItAtTheLift() {
    let (scene, _) = makeScroll()
    scene.stage.add(UITapGestureRecognizer(), "Tap")
    scene.drag((10, 10), lifts: false)
    XCTAssertFalse(scene.stage.stage.entries.contains { $0.event == .state(.began) })
    scene.stage.stage.lift(210, 210)
    XCTAssertEqual(scene.sent, ["value on", "primary on", "up on"])
    XCTAssertEqual(scene.stage.log.states, [])
  }

  func testC21_V3_aDragAlongAnAxisThatDoesNotScrollIsTheKnobs() {
    let (scene, scroll) = makeScroll()
    scene.drag((5, 10), (20, 10), (48, 10))
    XCTAssertEqual(scroll.contentOffset, .zero)
    XCTAssertEqual(scene.sent, ["value on", "primary on"])
  }

  func testC21_aTapOnOneInARowSelectsNoRow() {
    final class Rows: UITableViewDataSource, UITableViewDelegate {
      let toggle = UISwitch(frame: CGRect(20, 5, 0, 0))
      var selected: [Int] = []
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.contentView.addSubview(toggle)
        return cell
      }
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selected.append(indexPath.row)
      }
    }
    let stage = Stage(.iOS13)
    let rows = Rows()
    let table = stage.add(UITableView(), "Table")
    (table.dataSource, table.delegate) = (rows, rows)
    table.reloadData()
    table.layoutIfNeeded()
    stage.tap(30, 15)
    XCTAssertTrue(rows.toggle.isOn)
    XCTAssertEqual(rows.selected, [])
    stage.tap(300, 15)
    XCTAssertEqual(rows.selected, [0])
  }
}
