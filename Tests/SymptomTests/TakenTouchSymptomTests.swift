import TouchInput
import TouchKit
import TouchStage
import XCTest

/// Touches that a recognizer takes from a view, or a view from a recognizer.
final class TakenTouchSymptomTests: XCTestCase {
  func testSimultaneousIsNoCure() {
    func result(_ delegate: some UIGestureRecognizerDelegate) -> [Int] {
      let (stage, page, counter) = (Stage(), ListPage(), Counter())
      let back = UIView(frame: stage.window.bounds)
      let tap = counter.makeTap()
      tap.delegate = delegate
      back.addGestureRecognizer(tap)
      back.addSubview(page.list)
      (delegate as? BesideTheList)?.list = page.list
      stage.show(back)
      stage.tap(at: CGPoint(x: 160, y: 60))
      stage.tap(at: CGPoint(x: 160, y: 400))
      return [page.selected, counter.count]
    }
    XCTAssertEqual(result(YesToAll()), [0, 2])
    XCTAssertEqual(result(BesideTheList()), [1, 1])
  }

  func testOneTapTwoActions() {
    func result(_ delegate: RefusesControls?) -> [Int] {
      let (stage, counter) = (Stage(), Counter())
      let button = UIButton(frame: CGRect(x: 100, y: 100, width: 120, height: 44))
      var clicks = 0
      button.addAction(UIAction { _ in clicks += 1 }, for: .touchUpInside)
      let tap = counter.makeTap()
      tap.cancelsTouchesInView = false
      tap.delegate = delegate
      stage.window.addGestureRecognizer(tap)
      stage.show(button)
      stage.tap(at: button.center)
      return [clicks, counter.count]
    }
    XCTAssertEqual(result(nil), [1, 1])
    XCTAssertEqual(result(RefusesControls()), [1, 0])
  }

  func testTapOnButtonsToo() {
    func result(_ prepare: (UITapGestureRecognizer) -> Void) -> [Int] {
      let (stage, counter) = (Stage(), Counter())
      let button = UIButton(frame: CGRect(x: 100, y: 100, width: 120, height: 44))
      var clicks = 0
      button.addAction(UIAction { _ in clicks += 1 }, for: .touchUpInside)
      let tap = counter.makeTap()
      prepare(tap)
      stage.window.addGestureRecognizer(tap)
      stage.show(button)
      stage.tap(at: button.center)
      return [clicks, counter.count]
    }
    XCTAssertEqual(result { _ in }, [1, 0])
    XCTAssertEqual(result(takeNothingAway), [1, 1])
  }

  func testNotInTheBar() {
    func taps(_ player: Player?) -> Int {
      let (stage, counter) = (Stage(), Counter())
      let tap = counter.makeTap()
      tap.delegate = player
      stage.window.addGestureRecognizer(tap)
      let bar = player?.bar ?? UIView()
      bar.frame = CGRect(x: 0, y: 380, width: 320, height: 100)
      let slider = UISlider(frame: CGRect(x: 20, y: 30, width: 280, height: 40))
      bar.addSubview(slider)
      stage.show(bar)
      stage.tap(at: CGPoint(x: 34, y: 430))
      let onTheSlider = counter.count
      stage.tap(at: CGPoint(x: 160, y: 100))
      XCTAssertEqual(counter.count, onTheSlider + 1)
      return onTheSlider
    }
    XCTAssertEqual(taps(nil), 1)
    XCTAssertEqual(taps(Player()), 0)
  }

  func testControlInACard() {
    func ups(_ control: UIControl) -> [Int] {
      let (stage, counter) = (Stage(), Counter())
      let card = UIView(frame: CGRect(x: 20, y: 100, width: 280, height: 200))
      card.addGestureRecognizer(counter.makeTap())
      control.frame = CGRect(x: 100, y: 50, width: 80, height: 80)
      var (downs, ups) = (0, 0)
      control.addAction(UIAction { _ in downs += 1 }, for: .touchDown)
      control.addAction(UIAction { _ in ups += 1 }, for: .touchUpInside)
      card.addSubview(control)
      stage.show(card)
      stage.tap(at: CGPoint(x: 160, y: 190))
      return [downs, ups, counter.count]
    }
    XCTAssertEqual(ups(UIControl()), [1, 0, 1])
    XCTAssertEqual(ups(StarControl()), [1, 1, 0])
  }

  func testPressOnASwitch() {
    func presses(_ delegate: AlsoOnASwitch?) -> Int {
      let (stage, counter) = (Stage(), Counter())
      let row = UIView(frame: CGRect(x: 0, y: 100, width: 320, height: 60))
      let press = counter.watch(UILongPressGestureRecognizer())
      press.delegate = delegate
      row.addGestureRecognizer(press)
      let toggle = UISwitch(frame: CGRect(x: 240, y: 14, width: 51, height: 31))
      row.addSubview(toggle)
      stage.show(row)
      stage.hand { $0.press(at: CGPoint(x: 265, y: 129), for: 1) }
      return counter.states.filter { $0 == .began }.count
    }
    XCTAssertEqual(presses(nil), 0)
    XCTAssertEqual(presses(AlsoOnASwitch()), 1)
  }

  func testCardThatKeeps() {
    func closings(_ card: UIView) -> Int {
      let (stage, sheet) = (Stage(), Sheet())
      stage.window.rootViewController = sheet
      card.frame = CGRect(x: 20, y: 100, width: 280, height: 200)
      sheet.view.addSubview(card)
      stage.tap(at: card.center)
      return sheet.closings
    }
    XCTAssertEqual(closings(UIView()), 1)
    XCTAssertEqual(closings(KeepingCard()), 0)
  }
}

// snippet: simultaneous-is-no-cure
final class BesideTheList: NSObject, UIGestureRecognizerDelegate {
  weak var list: UITableView?

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard let list, let view = touch.view else { return true }
    return !view.isDescendant(of: list)
  }
}
// endsnippet

private final class YesToAll: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { true }
}

// snippet: one-tap-two-actions
final class RefusesControls: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    !(touch.view is UIControl)
  }
}
// endsnippet

private func takeNothingAway(_ tap: UITapGestureRecognizer) {
  // snippet: tap-on-buttons-too
  tap.cancelsTouchesInView = false
  // endsnippet
}

private final class Player: UIGestureRecognizerDelegate {
  let bar = UIView()

  // snippet: not-in-the-bar
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    touch.view?.isDescendant(of: bar) != true
  }
  // endsnippet
}

// snippet: control-in-a-card
final class StarControl: UIControl {
  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    if let tap = recognizer as? UITapGestureRecognizer, tap.view !== self,
      tap.numberOfTapsRequired == 1, tap.numberOfTouchesRequired == 1
    {
      return false
    }
    return super.gestureRecognizerShouldBegin(recognizer)
  }
}
// endsnippet

// snippet: press-on-a-switch
final class AlsoOnASwitch: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    sequence(first: other.view, next: { $0?.superview }).contains { $0 is UISwitch }
  }
}
// endsnippet

private final class Sheet: UIViewController {
  var closings = 0
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { closings += 1 }
}

// snippet: card-that-keeps
final class KeepingCard: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
// endsnippet
