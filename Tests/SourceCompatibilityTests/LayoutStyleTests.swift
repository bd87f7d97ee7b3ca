import TouchKit
import XCTest

/// Views that constraints place, stacks, zooming and layers in space, as people write them, tried with fingers.
final class LayoutStyleTests: XCTestCase {
  func testASlideToTheEndConfirms() {
    let phone = Phone()
    let slide = phone.show(SlideToConfirm(frame: CGRect(x: 20, y: 100, width: 280, height: 48)))
    var confirmed = 0
    slide.addAction(UIAction { _ in confirmed += 1 }, for: .primaryActionTriggered)
    XCTAssertEqual(slide.thumb.frame, CGRect(x: 4, y: 4, width: 40, height: 40))
    phone.play { $0.drag(from: CGPoint(x: 44, y: 124), to: CGPoint(x: 144, y: 124), for: 0.4) }
    phone.wait(1)
    XCTAssertEqual(slide.thumb.frame.minX, 4)
    phone.play { $0.drag(from: CGPoint(x: 144, y: 124), to: CGPoint(x: 310, y: 124), for: 0.4) }
    XCTAssertEqual(slide.thumb.frame.minX, 4, "the thumb is not there")
    phone.play { $0.drag(from: CGPoint(x: 44, y: 124), to: CGPoint(x: 316, y: 124), for: 0.4) }
    phone.wait(1)
    XCTAssertEqual(confirmed, 1)
    XCTAssertEqual(slide.thumb.frame.minX, 236)
    XCTAssertEqual(slide.accessibilityLabel, "Slide to confirm")
  }

  func testStarsInAStackAreTapped() {
    let phone = Phone()
    let stars = phone.show(StarStack(frame: CGRect(x: 10, y: 100, width: 300, height: 40)))
    var ratings: [Int] = []
    stars.onChange = { ratings.append($0) }
    phone.tap(200, 120)
    phone.tap(20, 120)
    XCTAssertEqual(ratings, [4, 1])
    XCTAssertEqual(
      stars.arrangedSubviews.map { ($0 as? UIButton)?.isSelected }, [true, false, false, false, false])
  }

  func testAPhotoIsZoomedWithTwoFingersAndTwoTaps() {
    let phone = Phone()
    let photo = phone.show(ZoomingPhoto(frame: CGRect(x: 0, y: 0, width: 320, height: 480)))
    XCTAssertEqual(photo.zoomScale, 0.5)
    phone.play { $0.tap(at: CGPoint(x: 80, y: 120), count: 2) }
    phone.wait(2)
    XCTAssertEqual(photo.zoomScale, 2, accuracy: 0.001)
    phone.play { $0.tap(at: CGPoint(x: 80, y: 120), count: 2) }
    phone.wait(2)
    XCTAssertEqual(photo.zoomScale, 0.5, accuracy: 0.001)
    phone.play { $0.pinch(at: CGPoint(x: 160, y: 200), from: 60, to: 120, for: 0.5) }
    phone.wait(2)
    XCTAssertEqual(photo.zoomScale, 1, accuracy: 0.2)
    XCTAssertEqual(photo.contentSize.width, 640 * photo.zoomScale, accuracy: 0.001)
  }

  func testACardTipsAndComesBack() {
    let phone = Phone()
    let card = phone.show(TippingCard(frame: CGRect(x: 60, y: 100, width: 200, height: 300)))
    phone.down(160, 250)
    phone.move(200, 250)
    phone.move(260, 270)
    XCTAssertLessThan(card.frame.width, 190)
    XCTAssertEqual(card.layer.transform.m34, -1 / 500, accuracy: 0.001)
    phone.lift(260, 270)
    phone.wait(1)
    XCTAssertTrue(card.transform.isIdentity)
    XCTAssertTrue(card.layer is CAGradientLayer)
  }
}
