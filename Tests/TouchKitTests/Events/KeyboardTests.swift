import TouchKit
import XCTest

/// A hardware keyboard: keys as presses, as commands and as text (facts K1 to K4).
final class KeyboardTests: XCTestCase {
  private class Keys: UIView {
    var heard: [String] = []
    var commands: [UIKeyCommand] = []
    var forwards = false
    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? { commands }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      for press in presses {
        guard let key = press.key else { continue }
        heard.append("\(key.characters) \(key.keyCode.rawValue) \(key.modifierFlags.rawValue)")
      }
      if forwards { super.pressesBegan(presses, with: event) }
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { heard.append("up") }
    func save() { heard.append("save") }
    func find(_ sender: UIKeyCommand) { heard.append("find \(sender.input ?? "")") }
  }

  func testK1_aKeyIsAPressForTheFirstResponder() {
    let stage = Stage()
    let keys = stage.add(Keys(), "keys")
    keys.becomeFirstResponder()
    stage.device.press(key: .character("A"), with: [.shift])
    XCTAssertEqual(keys.heard, [" 225 131072", "A 4 131072", "up", "up"])
    keys.heard = []
    stage.device.press(key: .upArrow)
    XCTAssertEqual(keys.heard, [" 82 0", "up"])
    stage.device.keyDown(.tab)
    stage.device.keyDown(.tab)
    XCTAssertEqual(stage.refusals.count, 1)
  }

  func testK2_keysClimbTheChain() {
    let stage = Stage()
    let outer = stage.add(Keys(), "outer")
    let inner = stage.add(Keys(), "inner", in: outer)
    inner.forwards = true
    inner.becomeFirstResponder()
    stage.device.keyDown(.character("x"))
    XCTAssertEqual(outer.heard, ["x 27 0"])
    XCTAssertEqual(inner.heard, ["x 27 0"])
  }

  func testK3_aCommandOfTheChainTakesTheKey() {
    let stage = Stage()
    let outer = stage.add(Keys(), "outer")
    let inner = stage.add(Keys(), "inner", in: outer)
    outer.commands = [UIKeyCommand(input: "s", modifierFlags: .command, action: Selector(Keys.save))]
    inner.commands = [
      UIKeyCommand(input: "f", modifierFlags: [.command, .shift], action: Selector(Keys.find)),
      UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: Selector(("nowhere"))),
    ]
    inner.becomeFirstResponder()
    stage.device.press(key: .character("s"), with: [.command])
    XCTAssertEqual(inner.heard.filter { $0 == "save" }.count, 1, "the first that can perform it")
    XCTAssertFalse(inner.heard.contains { $0.hasPrefix("s ") })
    stage.device.press(key: .character("F"), with: [.shift, .command])
    XCTAssertTrue(inner.heard.contains("find f"))
    inner.heard = []
    stage.device.press(key: .character("f"), with: [.command])
    XCTAssertTrue(inner.heard.contains { $0.hasPrefix("f ") }, "another modifier, another key")
    inner.heard = []
    stage.device.press(key: .escape)
    XCTAssertEqual(inner.heard, [" 41 0", "up"], "nothing performs it, so it is a press")
  }

  func testK3_aControllersCommands() {
    final class Page: UIViewController {
      var saved = 0
      func save() { saved += 1 }
    }
    let stage = Stage()
    let page = Page()
    let command = UIKeyCommand(
      title: "Save", action: Selector(Page.save), input: "s", modifierFlags: .command)
    page.addKeyCommand(command)
    stage.window.rootViewController = page
    let keys = stage.add(Keys(), "keys", in: page.view)
    keys.becomeFirstResponder()
    stage.device.press(key: .character("s"), with: [.command])
    XCTAssertEqual(page.saved, 1)
    page.removeKeyCommand(command)
    stage.device.press(key: .character("s"), with: [.command])
    XCTAssertEqual(page.saved, 1)
  }

  func testModifiersAreSeenInTouchesAndRecognizers() {
    let stage = Stage()
    let view = stage.add(SpyView(), "view")
    var seen: [UIKeyModifierFlags?] = []
    view.onTouches = { seen.append($0.event?.modifierFlags) }
    stage.device.keyDown(.alternate)
    stage.tap(10, 10)
    stage.device.keyUp(.alternate)
    stage.tap(200, 200)
    XCTAssertEqual(seen, [.alternate, .alternate, [], []])
  }

  // MARK: Text

  private final class Decider: UITextFieldDelegate {
    var heard: [String] = []
    var allows = true
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { note("shouldBegin") }
    func textFieldDidBeginEditing(_ textField: UITextField) { _ = note("didBegin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { note("shouldEnd") }
    func textFieldDidEndEditing(_ textField: UITextField) { _ = note("didEnd") }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { note("\(range.location)+\(range.length) \(string)") }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { note("shouldReturn") }
    private func note(_ text: String) -> Bool {
      heard.append(text)
      return allows
    }
  }

  func testK4_aTextFieldTakesWhatIsTyped() {
    let stage = Stage()
    let field = stage.add(UITextField(), "field", CGRect(0, 0, 200, 40))
    let decider = Decider()
    field.delegate = decider
    var sent: [String] = []
    field.addAction(UIAction { _ in sent.append("changed") }, for: .editingChanged)
    stage.device.type("no")
    XCTAssertNil(field.text)
    stage.tap(20, 20)
    stage.device.type("hé👍🏽")
    XCTAssertEqual(field.text, "hé👍🏽")
    stage.device.press(key: .deleteBackward)
    XCTAssertEqual(field.text, "hé")
    XCTAssertEqual(sent.count, 4)
    XCTAssertEqual(
      decider.heard, ["shouldBegin", "didBegin", "0+0 h", "1+0 é", "2+0 👍🏽", "2+4 "])
    decider.allows = false
    stage.device.type("x")
    XCTAssertEqual(field.text, "hé")
    XCTAssertFalse(field.resignFirstResponder())
    XCTAssertTrue(field.isEditing)
  }

  func testK4_returnEndsEditingOnlyIfSomebodyListens() {
    let stage = Stage()
    let field = stage.add(UITextField(), "field", CGRect(0, 0, 200, 40))
    field.becomeFirstResponder()
    stage.device.press(key: .enter)
    XCTAssertTrue(field.isEditing)
    var ended = 0
    field.addAction(UIAction { _ in ended += 1 }, for: .editingDidEndOnExit)
    stage.device.press(key: .enter)
    XCTAssertEqual(ended, 1)
    XCTAssertFalse(field.isEditing)
  }

  func testK4_aViewThatTakesTextGetsIt() {
    final class Pin: UIView, UIKeyInput {
      var digits = ""
      override var canBecomeFirstResponder: Bool { true }
      var hasText: Bool { !digits.isEmpty }
      func insertText(_ text: String) { digits += text }
      func deleteBackward() { digits.removeLast() }
    }
    let stage = Stage()
    let pin = stage.add(Pin(), "pin")
    pin.becomeFirstResponder()
    stage.device.type("123")
    stage.device.press(key: .deleteBackward)
    stage.device.press(key: .character("v"), with: [.command])
    XCTAssertEqual(pin.digits, "12")
  }
}
