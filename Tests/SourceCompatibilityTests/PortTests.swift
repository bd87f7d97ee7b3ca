import TouchKit
import XCTest

@testable import PortCommand

/// What the rules make of event code as people write it for a phone.
final class PortTests: XCTestCase {
  private func port(_ text: String) -> String { Port(text).text }

  func testImportsBecomeTheEngineOnce() {
    XCTAssertEqual(
      port(
        "import Foundation\nimport UIKit\nimport UIKit.UIGestureRecognizerSubclass\nimport class UIKit.UIView\n"
      ),
      "import Foundation\nimport TouchKit\n")
    XCTAssertEqual(port("@preconcurrency import UIKit\r\nlet a = 1\r\n"), "import TouchKit\nlet a = 1\n")
  }

  func testASelectorGetsTheClassThatItStandsIn() {
    let text = """
      class Page: UIViewController {
        func make() {
          let tap = UITapGestureRecognizer(target: self, action: #selector(didTap(_:)))
          let own = #selector(self.didTap)
          let other = #selector(Other.move(from:to:))
        }
      }
      extension Outer.Inner { func f() { use(#selector(g)) } }
      let loose = #selector(h)
      """
    let ported = port(text)
    for part in [
      "action: Selector(Page.didTap(_:)))", "own = Selector(Page.didTap)",
      "other = Selector(Other.move(from:to:))", "use(Selector(Outer.Inner.g))", "loose = Selector(Self.h)",
    ] {
      XCTAssertTrue(ported.contains(part), "\(part) in \(ported)")
    }
  }

  func testTheEditingMenuIsKnownByNames() {
    XCTAssertEqual(
      port("a == #selector(UIResponderStandardEditActions.paste(_:)) || a == #selector(copy(_:))"),
      "a == Selector(\"paste:\") || a == Selector(\"copy:\")")
    XCTAssertEqual(port("#selector(Page.select)"), "Selector(Page.select)")
  }

  func testWordsOfObjectiveCGo() {
    XCTAssertEqual(
      port(
        "@objcMembers class A { @objc dynamic func f() {}\n  @IBOutlet weak var a: UIView!\n  @IBAction\n  func b() {} }"
      ),
      "class A { func f() {}\n  weak var a: UIView!\n  func b() {} }")
    XCTAssertEqual(port("@objc(name:) func f() {}"), "func f() {}")
    XCTAssertEqual(port("@mainScene let a = 1"), "@mainScene let a = 1")
  }

  func testAProtocolKeepsItsOptionalMethods() {
    let text = """
      @objc protocol DialDelegate: NSObjectProtocol {
        @objc optional func dialDidTurn(_ dial: Dial)
        @objc optional func dialIsOn(_ dial: Dial) -> Bool
      }
      @objc public protocol Other {}
      class Dial { func f() { delegate?.dialDidTurn?(self); handler?(3) } }

      """
    XCTAssertEqual(
      port(text),
      """
      protocol DialDelegate: AnyObject, NSObjectProtocol {
        func dialDidTurn(_ dial: Dial)
        func dialIsOn(_ dial: Dial) -> Bool
      }
      public protocol Other: AnyObject {}
      class Dial { func f() { delegate?.dialDidTurn(self); handler?(3) } }

      extension DialDelegate {
        func dialDidTurn(_ dial: Dial) {}
      }

      """)
    XCTAssertEqual(Port(text).leftovers, [Leftover(line: 3, kind: .optionalWithValue)])
  }

  func testAProtocolOfObjectsSaysSoOnce() {
    for head in ["class", "AnyObject"] {
      XCTAssertEqual(port("@objc protocol P : \(head) {}"), "protocol P: AnyObject {}")
      XCTAssertEqual(port("@objc protocol P: \(head), Q {}"), "protocol P: AnyObject, Q {}")
    }
    XCTAssertEqual(port("@objc protocol P: classy {}"), "protocol P: AnyObject, classy {}")
  }

  func testTimeBecomesVirtual() {
    XCTAssertEqual(
      port(
        "let t: Timer?; t = Timer.scheduledTimer(); DispatchQueue.main.asyncAfter(deadline: DispatchTime.now())"
      ),
      "let t: VirtualTimer?; t = VirtualTimer.scheduledTimer(); "
        + "VirtualQueue.main.asyncAfter(deadline: VirtualInstant.now())")
    XCTAssertEqual(
      port("MyTimer(); a.Timer; DispatchQueue.global()"), "MyTimer(); a.Timer; DispatchQueue.global()")
  }

  func testConditionsForAPhoneHold() {
    XCTAssertEqual(
      port("#if os(iOS)\na\n#elseif canImport(UIKit)\n#endif\n#if os(iOS) && DEBUG\n#endif\n"),
      "#if true\na\n#elseif true\n#endif\n#if os(iOS) && DEBUG\n#endif\n")
  }

  func testCommentsAndTextsStayAsTheyAre() {
    let text = """
      // import UIKit @objc #selector(a)
      /* #selector(b) /* Timer */ @objc */
      let a = "#selector(c) @objc \\" Timer"
      let b = \"\"\"
        @IBOutlet "Timer"
        \"\"\"
      """
    XCTAssertEqual(port(text), text)
    XCTAssertEqual(Port(text).leftovers, [])
  }

  func testAnOverrideInAnExtensionMovesIntoItsClass() {
    let text = """
      class Pad: UIControl {
        var isDown = false
      }
      extension Pad {
        /// Begins.
        @discardableResult
        override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
          if isDown { return false }
          return note()
        }
        func note() -> Bool { true }
      }

      """
    XCTAssertEqual(
      port(text),
      """
      class Pad: UIControl {
        var isDown = false

        /// Begins.
        @discardableResult
        override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
          if isDown { return false }
          return note()
        }
      }
      extension Pad {

        func note() -> Bool { true }
      }

      """)
    XCTAssertEqual(Port(text).leftovers, [])
    // Elsewhere it stays.
    XCTAssertEqual(
      port("extension Far { override func f() {} }"), "extension Far { override func f() {} }")
  }

  func testWhatTheProgramOwnsIsOneThreads() {
    let text = """
      private var width: CGFloat = 25
      var both: Int { 3 }
      class Store {
        static let shared = Store()
        static let unit = CGSize(width: 1, height: 1)
        public static var last: Store?
        static var size: CGSize { .zero }
        static var made = { Store() }()
        var own = 1
        func f() { var local = 2 }
      }

      """
    let mark = "nonisolated(unsafe) "
    XCTAssertEqual(
      port(text),
      """
      private \(mark)var width: CGFloat = 25
      var both: Int { 3 }
      class Store {
        \(mark)static let shared = Store()
        static let unit = CGSize(width: 1, height: 1)
        public \(mark)static var last: Store?
        static var size: CGSize { .zero }
        \(mark)static var made = { Store() }()
        var own = 1
        func f() { var local = 2 }
      }

      """)
  }

  func testWhatIsLeftIsToldWithItsLine() {
    let text = """
      extension Page {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
      }
      let s = #selector(getter: Page.next)
      if action == #selector(Page.print) {}
      button.perform(#selector(go), with: nil, afterDelay: 1)
      view.setValue(3, forKey: "a")
      objc_setAssociatedObject(self, &key, 1, .OBJC_ASSOCIATION_RETAIN)
      UIStoryboard(name: "Main", bundle: nil)
      let start = Date()
      let list = UICollectionView()
      slider.setValue(3, animated: #selector(self.go) == #selector(target.go))
      """
    XCTAssertEqual(
      Port(text).leftovers.map { "\($0.line) \($0.kind)" },
      [
        "2 overrideInExtension", "4 selectorOfProperty", "5 comparedSelector", "6 performSelector",
        "7 keyValue",
        "8 associatedObject", "9 nib", "10 realTime", "11 otherLanguage",
        "12 selectorOfVariable", "12 comparedSelector",
      ])
  }

  func testNoSourceIsTooOdd() {
    for text in [
      "", "\"", "\"\"\"", "/*", "}}}{{{", "#selector(", "@objc", "\\", "\"\\", "import UIKit", "👍🏽\r\r\n",
    ] {
      _ = Port(text)
    }
    XCTAssertEqual(port(""), "")
  }

  func testTheOrderOfACommand() throws {
    XCTAssertEqual(try PortOrder(["a.swift"]).out, nil)
    XCTAssertEqual(try PortOrder(["a.swift", "--out", "b.swift"]).out, "b.swift")
    for (words, error) in [
      ([], PortError.noFile), ([""], .noFile), (["a", "--out"], .noFile), (["a", "b"], .unknown("b")),
      (["-x"], .unknown("-x")),
    ] {
      XCTAssertThrowsError(try PortOrder(words)) { XCTAssertEqual($0 as? PortError, error) }
    }
    XCTAssertFalse(PortError.isMissing("a\u{1B}[2J").text.contains("\u{1B}"))
  }

  /// The page below is what the rules make of this one, and it is compiled with the tests.
  func testWhatIsPortedCompiles() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Styles/PortedDial.swift")
    let ported = try String(contentsOf: file, encoding: .utf8)
    XCTAssertEqual(port(Self.dial), ported)
    XCTAssertEqual(Port(Self.dial).leftovers, [])
  }

  func testWhatIsPortedWorks() {
    final class Listener: NSObject, PortedDialDelegate {
      var heard = 0
      func dialDidTurn(_ dial: PortedDial) { heard += 1 }
    }
    let phone = Phone()
    let dial = phone.show(PortedDial(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    let listener = Listener()
    dial.delegate = listener
    phone.tap(50, 50)
    XCTAssertEqual(dial.turns, 11)
    XCTAssertEqual(listener.heard, 1)
    phone.wait(6)
    XCTAssertEqual(dial.turns, 111)
  }

  private static let dial = """
    // What the command `port` made of a class for a phone: see PortTests.
    import UIKit
    import UIKit.UIGestureRecognizerSubclass

    @objc protocol PortedDialDelegate: NSObjectProtocol {
      @objc optional func dialDidTurn(_ dial: PortedDial)
    }

    @IBDesignable
    class PortedDial: UIControl {
      @IBInspectable var step: CGFloat = 1
      weak var delegate: (any PortedDialDelegate)?
      private(set) var turns = 0
      private var timer: Timer?

      override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
      }

      required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        setUp()
      }

      private func setUp() {
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(turn(_:))))
        addTarget(self, action: #selector(PortedDial.pressed), for: .touchDown)
        timer = Timer.scheduledTimer(
          timeInterval: 5, target: self, selector: #selector(self.tick), userInfo: nil, repeats: false)
      }

      @objc private func turn(_ sender: UITapGestureRecognizer) {
        turns += 1
        delegate?.dialDidTurn?(self)
        sendActions(for: .valueChanged)
      }

      @objc func pressed() { turns += 10 }

      @objc dynamic fileprivate func tick(_ timer: Timer) {
        turns += 100
        timer.invalidate()
      }
    }

    """
}
