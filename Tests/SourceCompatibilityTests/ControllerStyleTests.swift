import TouchKit
import XCTest

/// Controllers, and what they do with the responder chain, as people write them, tried with fingers.
final class ControllerStyleTests: XCTestCase {
  func testATileIsPickedUpWithALongPressAndDragged() {
    let board = BoardViewController()
    let phone = Phone(board)
    let tile = board.tiles[0]
    phone.down(60, 80)
    phone.wait(0.2)
    XCTAssertNil(board.lifted)
    phone.wait(0.2)
    XCTAssertTrue(board.lifted === tile)
    XCTAssertFalse(tile.transform.isIdentity)
    phone.move(160, 280)
    XCTAssertEqual(tile.center.x, 160, accuracy: 1)
    XCTAssertEqual(tile.center.y, 280, accuracy: 1)
    phone.lift(160, 280)
    XCTAssertNil(board.lifted)
    XCTAssertTrue(tile.transform.isIdentity)
    XCTAssertTrue(board.view.subviews.last === tile)
  }

  func testATileThatIsDraggedTooEarlyStays() {
    let board = BoardViewController()
    let phone = Phone(board)
    let before = board.tiles[1].center
    phone.play { $0.drag(from: CGPoint(x: 160, y: 80), to: CGPoint(x: 160, y: 300), for: 0.4) }
    XCTAssertEqual(board.tiles[1].center, before)
  }

  func testAPhotoIsPinchedTurnedAndMovedAtOnce() {
    let controller = PhotoViewController()
    let phone = Phone(controller)
    let center = CGPoint(x: 160, y: 240)
    phone.play { $0.pinch(at: center, from: 60, to: 120, for: 0.5) }
    XCTAssertEqual(controller.scale, 2, accuracy: 0.35)
    XCTAssertEqual(controller.angle, 0, accuracy: 0.001)
    let scale = controller.scale
    phone.play { $0.rotate(at: center, by: .pi / 2, for: 0.5) }
    XCTAssertEqual(controller.angle, .pi / 2, accuracy: 0.25)
    XCTAssertEqual(controller.scale, scale, accuracy: 0.05)
    phone.play {
      $0.together(
        { $0.drag(finger: 0, from: CGPoint(x: 120, y: 240), to: CGPoint(x: 160, y: 300), for: 0.4) },
        { $0.drag(finger: 1, from: CGPoint(x: 180, y: 240), to: CGPoint(x: 220, y: 300), for: 0.4) })
    }
    XCTAssertEqual(controller.offset.x, 40, accuracy: 12)
    XCTAssertEqual(controller.offset.y, 60, accuracy: 12)
    let offset = controller.offset
    phone.play { $0.drag(from: center, to: CGPoint(x: 160, y: 320), for: 0.3) }
    XCTAssertEqual(controller.offset, offset, "one finger is not enough")
  }

  func testOneTapAndTwoTapsAreToldApart() {
    let controller = ZoomViewController()
    let phone = Phone(controller)
    phone.play { $0.tap(at: CGPoint(x: 100, y: 200), count: 2) }
    XCTAssertEqual(controller.zoom, 2)
    XCTAssertEqual(controller.focus.x, 100, accuracy: 0.01)
    XCTAssertFalse(controller.areBarsHidden)
    phone.tap(100, 200)
    XCTAssertFalse(controller.areBarsHidden, "a second tap may yet come")
    phone.wait(0.4)
    XCTAssertTrue(controller.areBarsHidden)
    XCTAssertEqual(controller.zoom, 2)
  }

  func testACellsEventFindsItsController() throws {
    let feed = FeedViewController()
    let navigation = UINavigationController(rootViewController: feed)
    let phone = Phone(navigation)
    let cell = try XCTUnwrap(feed.view.viewWithTag(2) as? LikeCell)
    let place = cell.likeButton.convert(CGPoint(x: 30, y: 20), to: UIScreen.main.coordinateSpace)
    phone.tap(place.x, place.y)
    XCTAssertEqual(feed.events, [.liked(id: 2)])
    XCTAssertTrue(cell.parentViewController === feed)
    XCTAssertTrue(cell.nearest(UINavigationController.self) === navigation)
    XCTAssertTrue(cell.responderChain.last === UIApplication.shared)
    XCTAssertFalse(UIView().route(.dismissed))
  }

  func testAResponderOfItsOwnStandsInTheChain() {
    let phone = Phone()
    let panel = phone.show(PanelView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)))
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    panel.addSubview(inner)
    let coordinator = PanelCoordinator()
    panel.coordinator = coordinator
    phone.tap(50, 50)
    XCTAssertEqual(coordinator.touchesSeen, 1)
    XCTAssertTrue(inner.responderChain[2] === coordinator)
    XCTAssertTrue(inner.responderChain[3] === phone.window)
    XCTAssertTrue(panel.becomeFirstResponder())
    phone.device.shake()
    XCTAssertEqual(coordinator.shakes, 1)
    panel.coordinator = nil
    XCTAssertTrue(inner.responderChain[2] === phone.window)
  }

  func testAPinIsTypedOnItsOwnKeypad() throws {
    let phone = Phone()
    let pin = phone.show(PinEntryView(frame: CGRect(x: 20, y: 40, width: 280, height: 60)))
    var typed: String?
    pin.onComplete = { typed = $0 }
    XCTAssertNil(phone.app.inputViews.inputView)
    phone.tap(100, 70)
    XCTAssertTrue(pin.isFirstResponder)
    XCTAssertTrue(pin.isCaretVisible)
    XCTAssertTrue(phone.app.inputViews.inputView === pin.inputView)
    XCTAssertNotNil(phone.app.inputViews.inputAccessoryView)
    XCTAssertFalse(phone.app.inputViews.showsSystemKeyboard)
    // The engine shows no input views: the test puts the keypad on the screen.
    let keypad = phone.show(try XCTUnwrap(pin.inputView))
    keypad.frame = CGRect(x: 0, y: 280, width: 320, height: 200)
    phone.wait(0.1)
    for digit in [2, 0, 4, 8] { phone.tap(CGFloat(digit) * 32 + 16, 380) }
    XCTAssertEqual(typed, "2048")
    XCTAssertFalse(pin.isFirstResponder)
    XCTAssertFalse(pin.isCaretVisible)
  }
}
