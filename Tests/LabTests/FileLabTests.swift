import XCTest

@testable import LabSupport

/// The lab that `make lab FILE=Ported.swift` compiles around a file of one's own.
final class FileLabTests: XCTestCase {
  private final class Page: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let card = Card(frame: CGRect(x: 60, y: 60, width: 200, height: 200))
      card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(Page.didTap)))
      view.addSubview(card)
      let button = UIButton(frame: CGRect(x: 60, y: 300, width: 200, height: 44))
      button.addTarget(self, action: Selector(Page.didPress), for: .touchUpInside)
      view.addSubview(button)
    }
    func didTap() {}
    func didPress() {}
  }

  private final class Card: UIView {}

  private func talk(_ lines: String..., arguments: [String] = [], making: @escaping (CGRect) -> UIResponder)
    -> LabDriver
  {
    let lab = Lab(of: "Ported.swift", command: "make lab FILE=Ported.swift", making: making)
    return LabDriver(lab, arguments: ["--interactive"] + arguments, typing: lines)
  }

  func testAButtonOfAController() {
    XCTAssertEqual(
      talk("tap button") { _ in Page() }.output,
      """
      Ported.swift  a view of your own  [iOS27]
      > tap button
      0.000  -[UIButton touchesBegan:withEvent:]
             -[UIButton beginTrackingWithTouch:withEvent:]
             UIButton sends touchDown
      0.050  -[UIButton touchesEnded:withEvent:]
             -[UIButton endTrackingWithTouch:withEvent:]
             UIButton sends touchUpInside, primaryActionTriggered

      seconds          0.000       0.050
      finger 0         down ────── up
      UIButton         began ───── ended
      UIButton tracks  begin ═════ end
      UIButton sends   touchDown   touchUpInside, primaryActionTriggered

      ═══ tracking, highlighted
      Every column is a moment: distances are not to scale.

      """)
  }

  func testARecognizerOfAController() {
    XCTAssertEqual(
      talk("tap card", arguments: ["--profile", "iOS12"]) { _ in Page() }.output,
      """
      Ported.swift  a view of your own  [iOS12]
      > tap card
      0.000  -[UITapGestureRecognizer touchesBegan:withEvent:]
             -[Card touchesBegan:withEvent:]
             -[UIView touchesBegan:withEvent:]
             -[Page touchesBegan:withEvent:]
      0.050  -[UITapGestureRecognizer touchesEnded:withEvent:] state = 3 (ended)
             -[Card touchesCancelled:withEvent:]
             -[UIView touchesCancelled:withEvent:]
             -[Page touchesCancelled:withEvent:]

      seconds                          0.000      0.050
      finger 0                         down ───── up
      UITapGestureRecognizer           possible ┄ ended
      Card                             began ──── cancelled
      UIView                           began ──── cancelled
      Page                             began ──── cancelled
      UITapGestureRecognizer's action             ended

      ┄┄┄ still possible
      Every column is a moment: distances are not to scale.

      """)
  }

  func testATouchThatTheAppDoesNotWantEndsWithItsController() {
    let output = talk("tap 10 10") { _ in Page() }.output
    XCTAssertTrue(output.contains("-[Page touchesBegan:withEvent:]\n0.050"), output)
    XCTAssertFalse(output.contains("UITransitionView"), output)
  }

  func testAViewWithoutASizeFillsTheScreen() {
    let size = { (output: String) in output.split(separator: "\n").last.map(String.init) ?? "" }
    XCTAssertEqual(size(talk("tree") { _ in Card() }.output), "└── Card  (0, 0) 320 × 480")
    XCTAssertEqual(size(talk("tree") { Card(frame: $0) }.output), "└── Card  (0, 0) 320 × 480")
    let own = CGRect(x: 10, y: 20, width: 30, height: 40)
    XCTAssertEqual(size(talk("tree") { _ in Card(frame: own) }.output), "└── Card  (10, 20) 30 × 40")
    XCTAssertEqual(size(talk("tree") { UIWindow(frame: $0) }.output), "UIWindow  (0, 0) 320 × 480")
  }

  func testWhatToTypeNextIsForMake() {
    let run = talk(arguments: ["--profile", "iOS99"]) { _ in Card() }
    XCTAssertEqual(run.exitCode, .usage)
    XCTAssertTrue(
      run.errors.contains("Try: make lab FILE=Ported.swift ARGUMENTS='--profile iOS12'"), run.errors)
  }
}
