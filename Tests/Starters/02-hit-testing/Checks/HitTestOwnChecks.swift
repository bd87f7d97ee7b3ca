import CheckSupport
import TouchKit
import TouchStage
import XCTest

@testable import HitTestingExercises

/// The bug hunt of exercise 2.2 (extra, no points).
///
/// **Given.** Many wrong answers to exercise 2.2, each with one mistake. You do not see their code.
///
/// **Task.** Write the checks that catch them. Each wrong answer must fail at least one of your checks, and every right
/// answer must pass them all. One is done for you.
///
/// **Judged.** Your checks are run on several right answers and on every wrong one. A check that fails on a right answer
/// catches nothing. In a copy without wrong answers your checks are tried on your own answer.
///
/// Try: make hunt EXERCISE=2.2
/// Read: chapters/02-hit-testing/README.md#when-two-views-overlap
final class HitTestOwnChecks: CheckCase {
  /// What cannot be seen cannot be touched.
  func testHiddenSubview() {
    let (view, subview) = family()
    subview.isHidden = true
    XCTAssertIdentical(view.hitTest(middle, with: nil), view, "the subview is hidden")
  }

  // Yours follow here.

  private let middle = CGPoint(x: 50, y: 50)

  /// A view and a subview around its middle.
  private func family() -> (view: SearchingView, subview: SearchingView) {
    let view = SearchingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let subview = SearchingView(frame: CGRect(x: 40, y: 40, width: 40, height: 40))
    view.addSubview(subview)
    return (view, subview)
  }
}
