/// A key of a hardware keyboard, as a press tells of it (fact K1).
public final class UIKey: NSObject {
  private let key: HardwareKey
  /// Which modifiers are down with it.
  public let modifierFlags: UIKeyModifierFlags

  init(_ key: HardwareKey, modifiers: UIKeyModifierFlags) {
    self.key = key
    modifierFlags = modifiers
    super.init()
  }

  var usage: Int { key.usage }
  /// What the key writes together with the modifiers.
  public var characters: String { key.characters }
  /// What it writes without modifiers; for arrows and escape the names that key commands have for them.
  public var charactersIgnoringModifiers: String { key.charactersIgnoringModifiers }
  /// Which key it is, whatever the layout writes with it.
  public var keyCode: UIKeyboardHIDUsage {
    UIKeyboardHIDUsage(rawValue: key.usage) ?? .keyboardErrorUndefined
  }
}

/// Which key it is, with the numbers of the table of keyboards for USB.
public enum UIKeyboardHIDUsage: Int, Sendable {
  case keyboardErrorUndefined = 3
  case keyboardA = 4, keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH, keyboardI
  case keyboardJ, keyboardK, keyboardL, keyboardM, keyboardN, keyboardO, keyboardP, keyboardQ, keyboardR
  case keyboardS, keyboardT, keyboardU, keyboardV, keyboardW, keyboardX, keyboardY, keyboardZ
  case keyboard1 = 30, keyboard2, keyboard3, keyboard4, keyboard5, keyboard6, keyboard7, keyboard8, keyboard9
  case keyboard0
  case keyboardReturnOrEnter = 40, keyboardEscape, keyboardDeleteOrBackspace, keyboardTab, keyboardSpacebar
  case keyboardHyphen = 45, keyboardEqualSign, keyboardOpenBracket, keyboardCloseBracket, keyboardBackslash
  case keyboardSemicolon = 51, keyboardQuote, keyboardGraveAccentAndTilde, keyboardComma, keyboardPeriod
  case keyboardSlash, keyboardCapsLock
  case keyboardF1 = 58, keyboardF2, keyboardF3, keyboardF4, keyboardF5, keyboardF6, keyboardF7, keyboardF8
  case keyboardF9, keyboardF10, keyboardF11, keyboardF12
  case keyboardInsert = 73, keyboardHome, keyboardPageUp, keyboardDeleteForward, keyboardEnd, keyboardPageDown
  case keyboardRightArrow = 79, keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow
  case keyboardLeftControl = 224, keyboardLeftShift, keyboardLeftAlt, keyboardLeftGUI
  case keyboardRightControl, keyboardRightShift, keyboardRightAlt, keyboardRightGUI
}
