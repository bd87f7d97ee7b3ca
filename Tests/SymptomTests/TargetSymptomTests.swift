import TouchKit
import TouchStage
import XCTest

/// Buttons that look pressed, and whose action doesn't come.
final class TargetSymptomTests: XCTestCase {
  private let frame = CGRect(x: 20, y: 100, width: 120, height: 44)
  private let middle = CGPoint(x: 80, y: 122)

  func testTargetIsGone() {
    func saves(cured: Bool) -> Int {
      let (stage, tally) = (Stage(), Tally())
      let button = UIButton(frame: frame)
      stage.showPage().addSubview(button)
      func connect() {
        let helper = Helper(tally)
        if cured {
          // snippet: target-is-gone
          button.addAction(UIAction { _ in helper.save() }, for: .touchUpInside)
          // endsnippet
        } else {
          button.addTarget(helper, action: Helper.save, for: .touchUpInside)
        }
      }
      connect()
      stage.tap(at: middle)
      return tally.count
    }
    XCTAssertEqual(saves(cured: false), 0)
    XCTAssertEqual(saves(cured: true), 1)
  }

  /// Without Objective-C no `self` exists before the page does; an action without a target is what people saw instead.
  func testButtonInAProperty() {
    func saves(_ page: UIViewController, whileTyping: Bool) {
      let stage = Stage()
      stage.window.rootViewController = page
      let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
      stage.window.addSubview(field)
      if whileTyping { field.becomeFirstResponder() }
      stage.tap(at: middle)
    }
    let quiet = NoTargetPage()
    saves(quiet, whileTyping: false)
    XCTAssertEqual(quiet.saves, 1)
    let busy = NoTargetPage()
    saves(busy, whileTyping: true)
    XCTAssertEqual(busy.saves, 0)
    let cured = SavePage()
    saves(cured, whileTyping: true)
    XCTAssertEqual(cured.saves, 1)
  }
}

private final class Helper {
  let tally: Tally

  init(_ tally: Tally) { self.tally = tally }

  func save() { tally.add() }
}

private final class NoTargetPage: UIViewController {
  var saves = 0

  override class var actions: [ActionMethod] { [ActionMethod("save", NoTargetPage.save)] }

  override func viewDidLoad() {
    let button = UIButton(frame: CGRect(x: 20, y: 100, width: 120, height: 44))
    button.addTarget(nil, action: Selector(("save")), for: .touchUpInside)
    view.addSubview(button)
  }

  func save() { saves += 1 }
}

// snippet: button-in-a-property
final class SavePage: UIViewController {
  private(set) var saves = 0

  private lazy var button: UIButton = {
    let button = UIButton(frame: CGRect(x: 20, y: 100, width: 120, height: 44))
    button.addAction(UIAction { [weak self] _ in self?.save() }, for: .touchUpInside)
    return button
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
  }

  private func save() { saves += 1 }
}
// endsnippet
