import TouchKit
import XCTest

/// Who events without a place go to, and what it shows at the lower edge (facts R12, R13, R21, scenario RC10).
final class FirstResponderTests: XCTestCase {
  private final class FocusView: SpyView {
    var mayBecome = true
    var mayResign = true
    var ownInput: UIView?
    var ownAccessory: UIView?
    var questions = 0
    override var canBecomeFirstResponder: Bool { mayBecome }
    override var canResignFirstResponder: Bool { mayResign }
    override var inputView: UIView? {
      get {
        questions += 1
        return ownInput
      }
      set { ownInput = newValue }
    }
    override var inputAccessoryView: UIView? {
      get { ownAccessory }
      set { ownAccessory = newValue }
    }
  }

  func testR12_theDefaultsAreNotToBecomeAndToResign() {
    let stage = Stage()
    let view = stage.add("view")
    XCTAssertFalse(view.canBecomeFirstResponder)
    XCTAssertTrue(view.canResignFirstResponder)
    XCTAssertFalse(view.isFirstResponder)
    XCTAssertFalse(view.becomeFirstResponder())
    XCTAssertNil(stage.app.firstResponder)
    XCTAssertTrue(view.resignFirstResponder())
  }

  func testR12_theNewOneMustWantToAndTheOldOneMustLetGo() {
    let stage = Stage()
    let (one, other) = (stage.add(FocusView(), "one"), stage.add(FocusView(), "other"))
    XCTAssertTrue(one.becomeFirstResponder())
    XCTAssertTrue(one.isFirstResponder)
    XCTAssertTrue(stage.app.firstResponder === one)
    XCTAssertTrue(stage.window.firstResponder === one)
    XCTAssertTrue(one.becomeFirstResponder(), "it is already")
    one.mayResign = false
    XCTAssertFalse(other.becomeFirstResponder())
    XCTAssertTrue(one.isFirstResponder)
    XCTAssertFalse(one.resignFirstResponder())
    one.mayResign = true
    other.mayBecome = false
    XCTAssertFalse(other.becomeFirstResponder())
    XCTAssertTrue(one.isFirstResponder, "nobody resigns for one that does not want to")
    other.mayBecome = true
    XCTAssertTrue(other.becomeFirstResponder())
    XCTAssertFalse(one.isFirstResponder)
    XCTAssertTrue(other.resignFirstResponder())
    XCTAssertNil(stage.app.firstResponder)
  }

  func testR12_anOverrideOfResignThatRefusesKeepsTheFocus() {
    final class Clinging: UIView {
      override var canBecomeFirstResponder: Bool { true }
      override func resignFirstResponder() -> Bool { false }
    }
    let stage = Stage()
    let (clinging, other) = (stage.add(Clinging(), "clinging"), stage.add(FocusView(), "other"))
    clinging.becomeFirstResponder()
    XCTAssertFalse(other.becomeFirstResponder())
    XCTAssertTrue(clinging.isFirstResponder)
    clinging.removeFromSuperview()
    XCTAssertNil(stage.app.firstResponder, "outside of the window nobody keeps it")
    stage.window.addSubview(clinging)
    XCTAssertNil(stage.app.firstResponder, "and does not get it back by itself")
    XCTAssertTrue(other.becomeFirstResponder())
  }

  func testR12_itMustBeInAWindowAndLosesThePlaceWithIt() {
    let stage = Stage()
    let view = FocusView()
    XCTAssertFalse(view.becomeFirstResponder())
    let parent = stage.add("parent")
    parent.addSubview(view)
    XCTAssertTrue(view.becomeFirstResponder())
    let elsewhere = stage.add("elsewhere")
    elsewhere.addSubview(view)
    XCTAssertTrue(view.isFirstResponder, "it stays in its window")
    elsewhere.removeFromSuperview()
    XCTAssertFalse(view.isFirstResponder)
    XCTAssertNil(stage.app.firstResponder)
    XCTAssertTrue(stage.lines(.responders).contains("-[FocusView resignFirstResponder]"))
    stage.window.addSubview(elsewhere)
    XCTAssertFalse(view.isFirstResponder)
  }

  func testR12_aViewThatGoesToAnotherWindowResigns() {
    let stage = Stage()
    let view = stage.add(FocusView(), "view")
    view.becomeFirstResponder()
    stage.device.beginShake()
    let window = UIWindow(frame: CGRect(origin: .zero, size: Stage.size))
    window.addSubview(view)
    XCTAssertTrue(stage.lines(.responders).contains("-[view resignFirstResponder]"))
    XCTAssertEqual(stage.receivers(of: .motionCancelled).first, "view")
    XCTAssertFalse(view.isFirstResponder)
  }

  func testR12_aFirstResponderThatDiesOrWhoseSuperviewDies() {
    let stage = Stage()
    var holder: UIView? = UIView()
    let view = FocusView()
    holder.map { stage.window.addSubview($0) }
    holder?.addSubview(view)
    view.becomeFirstResponder()
    holder?.removeFromSuperview()
    holder = nil
    XCTAssertNil(stage.app.firstResponder)
    stage.window.addSubview(view)
    XCTAssertNil(stage.app.firstResponder)
    XCTAssertFalse(stage.app.inputViews.isVisible)
  }

  func testR12_aControllerAndAWindowCanBeFirstResponder() {
    final class Page: UIViewController {
      override var canBecomeFirstResponder: Bool { true }
    }
    final class FocusWindow: UIWindow {
      override var canBecomeFirstResponder: Bool { true }
    }
    let stage = Stage(window: { FocusWindow(frame: $0) })
    let page = Page()
    XCTAssertFalse(page.becomeFirstResponder())
    stage.root(page)
    XCTAssertTrue(page.becomeFirstResponder())
    XCTAssertTrue(stage.app.firstResponder === page)
    stage.window.rootViewController = nil
    XCTAssertNil(stage.app.firstResponder)
    XCTAssertTrue(stage.window.becomeFirstResponder())
  }

  func testR12_touchingAViewDoesNotChangeTheFirstResponder() {
    let stage = Stage()
    let focus = stage.add(FocusView(), "focus", CGRect(0, 0, 10, 10))
    let view = stage.add(FocusView(), "view", CGRect(100, 100, 100, 100))
    focus.becomeFirstResponder()
    stage.tap(150, 150)
    XCTAssertEqual(view.texts, ["began 1", "ended 1"])
    XCTAssertTrue(focus.isFirstResponder)
  }

  func testR12_eachWindowHasItsOwnAndTheKeyWindowsCounts() {
    let stage = Stage()
    let one = stage.add(FocusView(), "one")
    one.becomeFirstResponder()
    let window = UIWindow(frame: CGRect(origin: .zero, size: Stage.size))
    let other = stage.add(FocusView(), "other", in: window)
    other.becomeFirstResponder()
    XCTAssertTrue(stage.app.firstResponder === one)
    window.makeKeyAndVisible()
    XCTAssertTrue(stage.app.firstResponder === other)
    XCTAssertTrue(one.isFirstResponder)
  }

  // MARK: The keyboard

  func testRC10_aTextFieldOpensTheKeyboardOnATap() {
    let stage = Stage()
    let field = stage.add(UITextField(), "field", CGRect(100, 100, 200, 40))
    let other = stage.add(UITextField(), "other", CGRect(100, 200, 200, 40))
    XCTAssertFalse(stage.app.inputViews.isVisible)
    stage.tap(150, 120)
    XCTAssertTrue(field.isFirstResponder)
    XCTAssertTrue(field.isEditing)
    XCTAssertTrue(stage.app.inputViews.showsSystemKeyboard)
    stage.trace.removeAll()
    stage.tap(150, 220)
    XCTAssertTrue(other.isFirstResponder)
    XCTAssertFalse(field.isEditing)
    XCTAssertFalse(
      stage.lines(.responders).contains { $0.contains("keyboard") }, "it stays for the next field")
    other.resignFirstResponder()
    XCTAssertFalse(stage.app.inputViews.isVisible)
    XCTAssertTrue(stage.lines(.responders).contains("UIApplication: hides the keyboard"))
    stage.down(150, 120)
    stage.move(150, 400)
    stage.lift(150, 400)
    XCTAssertFalse(field.isFirstResponder, "the finger has left the field")
    field.isEnabled = false
    XCTAssertFalse(field.becomeFirstResponder())
  }

  func testR21_inputViewsAreAskedOfTheNewFirstResponder() {
    let stage = Stage()
    let view = stage.add(FocusView(), "view")
    view.becomeFirstResponder()
    XCTAssertEqual(view.questions, 1)
    XCTAssertFalse(stage.app.inputViews.isVisible, "a plain view opens no keyboard")
    view.ownInput = UIView()
    view.ownAccessory = UIView()
    XCTAssertNil(stage.app.inputViews.inputView, "nobody has asked again")
    view.reloadInputViews()
    XCTAssertEqual(view.questions, 2)
    XCTAssertTrue(stage.app.inputViews.inputView === view.ownInput)
    XCTAssertTrue(stage.app.inputViews.inputAccessoryView === view.ownAccessory)
    XCTAssertFalse(stage.app.inputViews.showsSystemKeyboard)
    let field = stage.add(UITextField(), "field")
    field.inputAccessoryView = UIView()
    field.becomeFirstResponder()
    XCTAssertEqual(view.questions, 2, "the old one is not asked")
    XCTAssertTrue(stage.app.inputViews.showsSystemKeyboard)
    XCTAssertTrue(stage.app.inputViews.inputAccessoryView === field.inputAccessoryView)
    field.inputView = UIView()
    field.reloadInputViews()
    XCTAssertFalse(stage.app.inputViews.showsSystemKeyboard, "its own view stands there instead")
    field.removeFromSuperview()
    XCTAssertFalse(stage.app.inputViews.isVisible)
  }

  func testR21_anOverriddenNextMovesTheWindowOfAResponder() {
    final class Helper: UIResponder {
      var target: UIResponder?
      override var next: UIResponder? { target }
      override var canBecomeFirstResponder: Bool { true }
    }
    let stage = Stage()
    let helper = Helper()
    XCTAssertFalse(helper.becomeFirstResponder(), "it leads to no window")
    helper.target = helper
    XCTAssertFalse(helper.becomeFirstResponder(), "it leads nowhere")
    helper.target = stage.add("view")
    XCTAssertTrue(helper.becomeFirstResponder())
    XCTAssertTrue(stage.app.firstResponder === helper)
    helper.target = nil
    XCTAssertNil(stage.app.firstResponder, "it has left the window by another way")
  }

  func testR13_whoGetsWhichKindOfEvent() {
    let stage = Stage()
    let focus = stage.add(FocusView(), "focus", CGRect(0, 0, 10, 10))
    stage.add("touched", CGRect(100, 100, 100, 100))
    focus.becomeFirstResponder()
    stage.app.beginReceivingRemoteControlEvents()
    stage.tap(150, 150)
    stage.device.shake()
    stage.device.press(.select)
    stage.device.remoteControl(.play)
    stage.app.sendAction(Selector(("copy:")), to: nil, from: nil, for: nil)
    XCTAssertEqual(stage.receivers(of: .touchesBegan).first, "touched")
    for method in [
      TraceMethod.motionBegan, .motionEnded, .pressesBegan, .pressesEnded, .remoteControlReceived,
      .canPerformAction,
    ] {
      XCTAssertEqual(
        stage.receivers(of: method), ["focus", "UIWindow", "UIWindowScene", "UIApplication"], "\(method)")
    }
  }

  /// Hears of the keyboard, and of the field's delegate.
  private final class KeyboardListener: UITextFieldDelegate {
    var heard: [String] = []
    var frames: [CGRect] = []
    var tokens: [any NSObjectProtocol] = []

    init() {
      for name in [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
        UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
        UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification,
      ] {
        nonisolated(unsafe) let listener = WeakBox(self)
        tokens.append(
          NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
            listener.value?.hear($0)
          })
      }
    }

    deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }

    private func hear(_ notification: Notification) {
      heard.append(String(notification.name.rawValue.dropFirst(10).dropLast(12)))
      for key in [UIResponder.keyboardFrameBeginUserInfoKey, UIResponder.keyboardFrameEndUserInfoKey] {
        frames.append(notification.userInfo?[key] as? CGRect ?? .null)
      }
    }

    func textFieldDidBeginEditing(_ textField: UITextField) { heard.append("delegate") }

    func take() -> [String] {
      defer { heard = [] }
      return heard
    }
  }

  private final class WeakBox<Value: AnyObject> {
    weak var value: Value?
    init(_ value: Value) { self.value = value }
  }

  func testR23_theKeyboardTellsThatItComesAndThatItIsThere() {
    let stage = Stage()
    let listener = KeyboardListener()
    let field = stage.add(UITextField(), "field")
    field.delegate = listener
    field.becomeFirstResponder()
    XCTAssertEqual(listener.take(), ["WillChangeFrame", "WillShow", "delegate"])
    let screen = UIScreen.main.bounds
    let hidden = CGRect(x: 0, y: screen.height, width: screen.width, height: 216)
    let shown = CGRect(x: 0, y: screen.height - 216, width: screen.width, height: 216)
    XCTAssertEqual(listener.frames, [hidden, shown, hidden, shown])
    stage.device.advance(by: 0.2)
    XCTAssertEqual(listener.take(), [])
    stage.device.advance(by: 0.1)
    XCTAssertEqual(listener.take(), ["DidChangeFrame", "DidShow"])
    listener.frames = []
    field.resignFirstResponder()
    XCTAssertEqual(listener.take(), ["WillChangeFrame", "WillHide"])
    XCTAssertEqual(listener.frames, [shown, hidden, shown, hidden])
    stage.device.advance(by: 0.3)
    XCTAssertEqual(listener.take(), ["DidChangeFrame", "DidHide"])
  }

  func testR23_anotherHeightIsAChangeOfTheFrameAlone() {
    let stage = Stage()
    let listener = KeyboardListener()
    let (first, second, third) = (
      stage.add(UITextField(), "first"), stage.add(UITextField(), "second"), stage.add(UITextField(), "third")
    )
    third.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    third.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 40))
    first.becomeFirstResponder()
    stage.device.advance(by: 1)
    _ = listener.take()
    second.becomeFirstResponder()
    XCTAssertEqual(listener.take(), [], "the same keyboard stays")
    listener.frames = []
    third.becomeFirstResponder()
    XCTAssertEqual(listener.take(), ["WillChangeFrame"])
    XCTAssertEqual(listener.frames.map { $0.height }, [216, 140])
    stage.device.advance(by: 1)
    XCTAssertEqual(listener.take(), ["DidChangeFrame"])
  }

  func testR23_aKeyboardThatTurnsBackIsNotToldOfTwice() {
    let stage = Stage()
    let listener = KeyboardListener()
    let field = stage.add(UITextField(), "field")
    field.becomeFirstResponder()
    stage.device.advance(by: 0.1)
    field.resignFirstResponder()
    _ = listener.take()
    stage.device.advance(by: 1)
    XCTAssertEqual(listener.take(), ["DidChangeFrame", "DidHide"])
  }

  func testARectangleComesOutOfAValueOnlyIfItHoldsOne() {
    let (number, point): (Any, Any) = (NSNumber(value: 1), NSValue(point: .zero))
    XCTAssertNil(number as? CGRect)
    XCTAssertNil(point as? CGRect)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    XCTAssertEqual(NSValue(cgRect: rect) as Any as? CGRect, rect)
    XCTAssertEqual((rect as Any as? NSValue)?.cgRectValue, rect)
  }
}
