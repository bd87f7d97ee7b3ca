import TouchKit
import TouchStage
import XCTest

/// Keyboards that don't go away.
final class KeyboardSymptomTests: XCTestCase {
  func testKeyboardStaysWhileScrolling() {
    func staysWhileScrolling(cured: Bool) -> Bool {
      let (stage, rows) = (Stage(), Rows())
      let table = rows.fill(UITableView(), in: CGRect(x: 0, y: 60, width: 320, height: 420))
      let field = UITextField(frame: CGRect(x: 20, y: 20, width: 280, height: 40))
      stage.show(table, field)
      if cured {
        // snippet: keyboard-stays-while-scrolling
        table.keyboardDismissMode = .onDrag
        // endsnippet
      }
      field.becomeFirstResponder()
      stage.drag(from: CGPoint(x: 160, y: 200), to: CGPoint(x: 160, y: 120))
      return field.isFirstResponder
    }
    XCTAssertTrue(staysWhileScrolling(cured: false))
    XCTAssertFalse(staysWhileScrolling(cured: true))
  }

  func testTapBesideAField() {
    func stays(_ form: UIScrollView) -> Bool {
      let (stage, page) = (Stage(), EndingPage())
      stage.window.rootViewController = page
      form.frame = page.view.bounds
      form.contentSize = CGSize(width: 320, height: 2000)
      let field = UITextField(frame: CGRect(x: 20, y: 20, width: 280, height: 40))
      form.addSubview(field)
      page.view.addSubview(form)
      field.becomeFirstResponder()
      stage.drag(from: CGPoint(x: 160, y: 300), to: CGPoint(x: 160, y: 240))
      XCTAssertTrue(field.isFirstResponder, "a drag scrolls, and that's all")
      stage.device.advance(by: 5)
      stage.tap(at: CGPoint(x: 160, y: 300))
      return field.isFirstResponder
    }
    XCTAssertTrue(stays(UIScrollView()))
    XCTAssertFalse(stays(EndingScrollView()))
  }
}

private final class EndingPage: UIViewController {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { view.endEditing(true) }
}

// snippet: tap-beside-a-field
final class EndingScrollView: UIScrollView {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    endEditing(true)
  }
}
// endsnippet
