import CheckSupport
import TouchKit
import TouchStage
import XCTest

@testable import HitTestingExercises

/// The bug hunt of exercise 2.2 (extra, no points).
///
/// **Given.** Many wrong answers to exercise 2.2, each with a name and one mistake. You do not see their code, only
/// what they do wrong; `make hunt EXERCISE=2.2` lists them.
///
/// **Task.** Write the checks that catch them. A check named after a wrong answer, `testForwardOrder` after
/// `ForwardOrder`, must fail on it, and must pass on every right answer. One is done for you.
///
/// **Judged.** Each check is run on the wrong answer it is named after and on several right answers.
///
/// Try: make hunt EXERCISE=2.2
/// Read: chapters/02-hit-testing/README.md#front-to-back
final class HitTestOwnChecks: CheckCase {
  /// `IgnoresHidden` finds hidden views, so a hidden subview under the finger tells it from a right answer.
  func testIgnoresHidden() {
    let (view, subview) = family()
    subview.isHidden = true
    XCTAssertIdentical(view.hitTest(middle, with: nil), view, "the subview is hidden")
  }

  // Yours follow here: func testForwardOrder() and so on.

  private let middle = CGPoint(x: 50, y: 50)

  /// A view and a subview around its middle.
  private func family() -> (view: SearchingView, subview: SearchingView) {
    let view = SearchingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let subview = SearchingView(frame: CGRect(x: 40, y: 40, width: 40, height: 40))
    view.addSubview(subview)
    return (view, subview)
  }
}
