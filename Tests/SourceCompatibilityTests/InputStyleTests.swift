import TouchKit
import XCTest

/// Further controls and fields as people write them, tried with fingers.
final class InputStyleTests: XCTestCase {
  func testARangeHasTwoKnobs() {
    let phone = Phone()
    let slider = phone.show(RangeSlider(frame: CGRect(x: 10, y: 100, width: 230, height: 40)))
    var changes = 0
    slider.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    // The knobs are 30 wide on 200 points of way: their middles are at 10 + 15 + 40 and 10 + 15 + 160.
    phone.down(65, 120)
    XCTAssertTrue(slider.isTracking)
    phone.move(85, 120)
    phone.move(105, 120)
    phone.lift(105, 120)
    XCTAssertEqual(slider.lowerValue, 0.4, accuracy: 0.001)
    XCTAssertEqual(slider.upperValue, 0.8)
    XCTAssertEqual(changes, 2)
    // The other knob stops at the first one.
    phone.down(185, 120)
    phone.move(30, 120)
    phone.lift(30, 120)
    XCTAssertEqual(slider.upperValue, slider.lowerValue)
    // Beside the knobs nothing is followed.
    phone.down(230, 120)
    XCTAssertFalse(slider.isTracking)
    phone.lift(230, 120)
    XCTAssertEqual(changes, 3)
  }

  func testAFieldIsFoundAroundItsEdges() {
    let controller = FormViewController()
    let phone = Phone(controller)
    phone.tap(140, 45)
    XCTAssertTrue(controller.nameField.isFirstResponder)
  }

  func testATapAnywherePutsTheKeyboardAwayAndTheButtonStillWorks() {
    let controller = FormViewController()
    let phone = Phone(controller)
    phone.tap(140, 75)
    XCTAssertTrue(controller.nameField.isEditing)
    phone.tap(200, 400)
    XCTAssertFalse(controller.nameField.isEditing)
    XCTAssertEqual(controller.sent, 0)
    phone.tap(140, 75)
    let before = controller.dismissals
    phone.tap(90, 220)
    XCTAssertEqual(controller.dismissals, before + 1)
    XCTAssertEqual(controller.sent, 1)
    XCTAssertFalse(controller.nameField.isEditing)
  }

  func testAPageMakesRoomForTheKeyboard() {
    let page = RoomyPage()
    let phone = Phone(page)
    phone.tap(100, 30)
    XCTAssertEqual(page.scrollView.contentInset.bottom, 216)
    XCTAssertEqual(page.covered, CGRect(x: 0, y: 264, width: 320, height: 216))
    phone.tap(100, 200)
    XCTAssertEqual(page.scrollView.contentInset.bottom, 0)
    XCTAssertEqual(page.texts, ["began", "ended"])
  }

  func testARowOfDigitsSaysWhichKeyboardItWants() {
    let phone = Phone()
    let digits = phone.show(DigitRow(frame: CGRect(x: 0, y: 0, width: 100, height: 40)))
    digits.becomeFirstResponder()
    phone.device.type("1")
    phone.device.settle()
    XCTAssertEqual(digits.text, "1")
    XCTAssertEqual(digits.keyboardType, .numberPad)
    let traits: any UITextInputTraits = digits
    XCTAssertEqual(traits.keyboardType, .numberPad)
    XCTAssertEqual(traits.returnKeyType, .default)
  }

  func testALabelShowsAViewOfItsOwnInPlaceOfTheKeyboard() {
    let phone = Phone()
    let label = phone.show(WheelLabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40)))
    nonisolated(unsafe) var covered: CGFloat = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { notification in
      covered = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect)?.height ?? 0
    }
    defer { NotificationCenter.default.removeObserver(token) }
    XCTAssertTrue(label.becomeFirstResponder())
    XCTAssertTrue(phone.app.inputViews.inputView === label.inputView)
    XCTAssertTrue(phone.app.inputViews.inputAccessoryView === label.inputAccessoryView)
    XCTAssertEqual(covered, 224)
  }

  func testAWheelIsInTheWayOnlyWhileItTurns() {
    let phone = Phone()
    var presses = 0
    let button = phone.show(UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    let wheel = phone.show(UIActivityIndicatorView(style: .large))
    wheel.center = button.center
    XCTAssertEqual(wheel.bounds.size, CGSize(width: 37, height: 37))
    phone.tap(50, 50)
    XCTAssertEqual(presses, 1)
    wheel.startAnimating()
    XCTAssertTrue(wheel.isAnimating)
    phone.tap(50, 50)
    XCTAssertEqual(presses, 1)
    wheel.stopAnimating()
    phone.tap(50, 50)
    XCTAssertEqual(presses, 2)
  }

  func testColorsFontsAndPicturesBelongToEveryThread() {
    let bold = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold)
    let (color, font, image): (any Sendable, any Sendable, any Sendable) = (
      UIColor.red, UIFont.systemFont(ofSize: 12), UIImage(systemName: "star", withConfiguration: bold)
    )
    XCTAssertEqual("\(type(of: color)) \(type(of: font))", "UIColor UIFont")
    XCTAssertTrue(image as? UIImage != nil)
    XCTAssertTrue(
      UIView(frame: CGRect(x: 1, y: 1, width: 2, height: 2)).snapshotView(afterScreenUpdates: true)?
        .bounds.size == CGSize(width: 2, height: 2))
  }

  func testTheCornersOfARoundButtonDoNotCount() {
    let phone = Phone()
    let button = phone.show(RoundButton(frame: CGRect(x: 100, y: 100, width: 100, height: 100)))
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    phone.tap(108, 108)
    XCTAssertEqual(presses, 0)
    phone.tap(118, 118)
    XCTAssertEqual(presses, 1)
  }

  func testASecondTapTakesTheChoiceBack() {
    let phone = Phone()
    let control = phone.show(TogglingSegmentedControl(items: ["Day", "Week", "Month"]))
    control.frame = CGRect(x: 10, y: 100, width: 300, height: 40)
    var choices: [Int] = []
    control.addAction(
      UIAction { action in choices.append((action.sender as? UISegmentedControl)?.selectedSegmentIndex ?? -9)
      },
      for: .valueChanged)
    phone.tap(160, 120)
    phone.tap(160, 120)
    phone.tap(260, 120)
    XCTAssertEqual(choices, [1, -1, 2])
  }

  func testRowsAreReorderedAfterALongPress() {
    let phone = Phone()
    let stack = phone.show(ReorderableStack(frame: CGRect(x: 0, y: 50, width: 320, height: 0)))
    let rows = (0..<4).map { _ in UIView() }
    rows.forEach(stack.addRow)
    stack.sizeToFit()
    phone.wait(0.1)
    XCTAssertEqual(stack.frame.height, 200)
    // A drag without the press moves nothing.
    phone.down(160, 75)
    phone.move(160, 150)
    phone.wait(1)
    phone.lift(160, 150)
    XCTAssertEqual(stack.rows, rows)
    phone.down(160, 75)
    phone.wait(0.5)
    XCTAssertEqual(rows[0].alpha, 0.8)
    for y in stride(from: CGFloat(80), through: 180, by: 10) { phone.move(160, y) }
    phone.lift(160, 180)
    XCTAssertEqual(stack.rows, [rows[1], rows[2], rows[0], rows[3]])
    XCTAssertEqual(rows[0].alpha, 1)
    XCTAssertEqual(rows[0].frame, CGRect(x: 0, y: 100, width: 320, height: 50))
  }
}
