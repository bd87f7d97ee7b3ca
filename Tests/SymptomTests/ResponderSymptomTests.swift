import TouchKit
import TouchStage
import XCTest

/// Events that have no place on the screen, and the view that they go to.
final class ResponderSymptomTests: XCTestCase {
  func testFirstResponder() {
    func shakes(_ page: ShakePage) -> Int {
      let stage = Stage()
      stage.window.rootViewController = page
      stage.device.shake()
      return page.shakes
    }
    XCTAssertEqual(shakes(ShakePage()), 0)
    XCTAssertEqual(shakes(WaitingPage()), 1)
  }
}

private class ShakePage: UIViewController {
  var shakes = 0
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { shakes += 1 }
}

private final class WaitingPage: ShakePage {
  // snippet: first-responder
  override var canBecomeFirstResponder: Bool { true }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }
  // endsnippet
}
