import TouchInput
import TouchKit
import TouchStage
import XCTest

/// Gestures that never come, come late, or come twice.
final class GestureSymptomTests: XCTestCase {
  func testDeafLabel() {
    func taps(_ prepare: (UILabel, UITapGestureRecognizer) -> Void) -> Int {
      let (stage, counter) = (Stage(), Counter())
      let label = UILabel(frame: CGRect(x: 50, y: 100, width: 200, height: 50))
      prepare(label, counter.makeTap())
      stage.show(label)
      stage.tap(at: label.center)
      return counter.count
    }
    XCTAssertEqual(taps { $0.addGestureRecognizer($1) }, 0)
    XCTAssertEqual(taps(makeTappable), 1)
  }

  func testSlowTap() {
    let (stage, counter) = (Stage(), Counter())
    let card = UIView(frame: CGRect(x: 50, y: 100, width: 200, height: 100))
    card.addGestureRecognizer(counter.makeTap())
    stage.show(card)
    stage.hand { $0.press(at: card.center, for: 1) }
    XCTAssertEqual(counter.count, 0)
    let page = CardPage()
    page.addCover(to: card)
    stage.hand { $0.press(at: card.center, for: 1) }
    XCTAssertEqual(page.opened, 1)
  }

  func testOneRecognizerEach() {
    let cards = (0..<3).map { UIView(frame: CGRect(x: 50, y: 100 * $0, width: 200, height: 80)) }
    func taps(_ prepare: (CardPage) -> Void) -> [Int] {
      let (stage, page) = (Stage(), CardPage())
      prepare(page)
      let all = UIView(frame: stage.window.bounds)
      for card in cards { all.addSubview(card) }
      stage.show(all)
      for card in cards { stage.tap(at: card.center) }
      let tapped = page.tapped
      for card in cards { card.gestureRecognizers = nil }
      return cards.map { card in tapped.filter { $0 === card }.count }
    }
    XCTAssertEqual(
      taps { page in
        let tap = UITapGestureRecognizer(target: page, action: didTap)
        for card in cards { card.addGestureRecognizer(tap) }
      }, [0, 0, 1])
    XCTAssertEqual(taps { $0.makeTappable(cards) }, [1, 1, 1])
  }

  func testSwipeBeforePan() {
    func swipes(_ link: (UIPanGestureRecognizer, UISwipeGestureRecognizer) -> Void) -> [Int] {
      let (stage, swipes, pans) = (Stage(), Counter(), Counter())
      let (pan, swipe) = (pans.watch(UIPanGestureRecognizer()), swipes.watch(UISwipeGestureRecognizer()))
      stage.window.addGestureRecognizer(pan)
      stage.window.addGestureRecognizer(swipe)
      link(pan, swipe)
      stage.drag(from: CGPoint(x: 80, y: 200), to: CGPoint(x: 240, y: 200), for: 0.2)
      let pansOfTheSwipe = pans.count
      stage.drag(from: CGPoint(x: 160, y: 100), to: CGPoint(x: 160, y: 300), for: 1)
      return [swipes.count, pansOfTheSwipe, pans.count > pansOfTheSwipe ? 1 : 0]
    }
    XCTAssertEqual(swipes { _, _ in }.first, 0)
    XCTAssertEqual(swipes(letSwipeGoFirst), [1, 0, 1])
  }

  func testPinchAndRotation() {
    func both(_ delegate: PhotoDelegate?) -> [Bool] {
      let (stage, pinches, rotations) = (Stage(), Counter(), Counter())
      let photo = UIView(frame: stage.window.bounds)
      let pinch = pinches.watch(UIPinchGestureRecognizer())
      let rotation = rotations.watch(UIRotationGestureRecognizer())
      for recognizer in [pinch, rotation] {
        recognizer.delegate = delegate
        photo.addGestureRecognizer(recognizer)
      }
      stage.show(photo)
      stage.hand { script in
        script.down(finger: 0, at: CGPoint(x: 130, y: 240))
        script.down(finger: 1, at: CGPoint(x: 190, y: 240))
        for step in 1...20 {
          script.wait(0.016)
          let (angle, radius) = (CGFloat(step) * 0.05, 30 + CGFloat(step) * 3)
          let (dx, dy) = (radius * (1 - angle * angle / 2), radius * angle)
          script.move(finger: 0, to: CGPoint(x: 160 - dx, y: 240 - dy))
          script.move(finger: 1, to: CGPoint(x: 160 + dx, y: 240 + dy))
        }
        script.up(finger: 0)
        script.up(finger: 1)
      }
      return [pinches.count > 0, rotations.count > 0]
    }
    XCTAssertEqual(both(nil).filter { $0 }.count, 1)
    XCTAssertEqual(both(PhotoDelegate()), [true, true])
  }

  func testSingleAfterDouble() {
    func taps(_ link: (UITapGestureRecognizer, UITapGestureRecognizer) -> Void) -> [Int] {
      let (stage, singles, doubles) = (Stage(), Counter(), Counter())
      let (single, double) = (singles.makeTap(), doubles.makeTap())
      double.numberOfTapsRequired = 2
      stage.window.addGestureRecognizer(single)
      stage.window.addGestureRecognizer(double)
      link(single, double)
      stage.hand { $0.tap(at: CGPoint(x: 160, y: 240), count: 2) }
      stage.device.advance(by: 1)
      return [singles.count, doubles.count]
    }
    XCTAssertEqual(taps { _, _ in }, [2, 1])
    XCTAssertEqual(taps(letDoubleTapDecide), [0, 1])
  }

  func testQuickDoubleTap() {
    func result(_ double: UITapGestureRecognizer) -> [Int] {
      let (stage, singles, doubles) = (Stage(), Counter(), Counter())
      let single = singles.makeTap()
      double.numberOfTapsRequired = 2
      single.require(toFail: doubles.watch(double))
      stage.window.addGestureRecognizer(single)
      stage.window.addGestureRecognizer(double)
      stage.tap(at: CGPoint(x: 160, y: 240))
      stage.device.advance(by: 0.25)
      let early = singles.count
      stage.hand { $0.tap(at: CGPoint(x: 160, y: 240), count: 2, for: 0.05, every: 0.1) }
      stage.device.advance(by: 1)
      return [early, doubles.count]
    }
    XCTAssertEqual(result(UITapGestureRecognizer()), [0, 1])
    XCTAssertEqual(result(QuickDoubleTap()), [1, 1])
  }

  func testLongPressOnce() {
    let (stage, every) = (Stage(), Counter())
    let card = UIView(frame: CGRect(x: 50, y: 100, width: 200, height: 100))
    let page = CardPage()
    let press = every.watch(UILongPressGestureRecognizer())
    press.addTarget(page, action: CardPage.didPress)
    card.addGestureRecognizer(press)
    stage.show(card)
    stage.hand { $0.press(at: card.center, for: 1) }
    XCTAssertEqual(every.count, 2)
    XCTAssertEqual(page.opened, 1)
  }
}

/// A page with cards.
private final class CardPage: UIViewController {
  private(set) var opened = 0
  private(set) var tapped: [UIView] = []
  override class var actions: [ActionMethod] {
    super.actions + [ActionMethod("didTap:", CardPage.didTapCard)]
  }

  func open() { opened += 1 }
  func didTapCard(_ tap: UITapGestureRecognizer) { tapped += [tap.view].compactMap { $0 } }

  func addCover(to card: UIView) {
    // snippet: slow-tap
    let cover = UIButton(frame: card.bounds)
    cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cover.addAction(UIAction { [weak self] _ in self?.open() }, for: .touchUpInside)
    card.addSubview(cover)
    // endsnippet
  }

  func makeTappable(_ cards: [UIView]) {
    // snippet: one-recognizer-each
    for card in cards {
      card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: didTap))
    }
    // endsnippet
  }

  // snippet: long-press-once
  func didPress(_ press: UILongPressGestureRecognizer) {
    guard press.state == .began else { return }
    open()
  }
  // endsnippet
}

/// On a phone: `#selector(CardPage.didTapCard)`.
private let didTap = Selector(("didTap:"))

private func makeTappable(_ label: UILabel, _ tap: UITapGestureRecognizer) {
  // snippet: deaf-label
  label.isUserInteractionEnabled = true
  label.addGestureRecognizer(tap)
  // endsnippet
}

private func letSwipeGoFirst(_ pan: UIPanGestureRecognizer, _ swipe: UISwipeGestureRecognizer) {
  // snippet: swipe-before-pan
  pan.require(toFail: swipe)
  // endsnippet
}

private func letDoubleTapDecide(_ single: UITapGestureRecognizer, _ double: UITapGestureRecognizer) {
  // snippet: single-after-double
  single.require(toFail: double)
  // endsnippet
}

// snippet: pinch-and-rotation
final class PhotoDelegate: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    recognizer.view === other.view
  }
}
// endsnippet

// snippet: quick-double-tap
final class QuickDoubleTap: UITapGestureRecognizer {
  private var attempt = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    attempt += 1
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard state == .possible else { return }
    let timer = Timer(timeInterval: 0.2, repeats: false) { [weak self, attempt] _ in
      if let self, self.attempt == attempt, state == .possible { state = .failed }
    }
    RunLoop.main.add(timer, forMode: .common)
  }
}
// endsnippet

/// The engine's clock.
private typealias Timer = VirtualTimer
